//! Saved bytes of ids and words. Ids are saved as their numbers: bytes are good for one version of the data.

use crate::{
    AbilityId, Accuracy, Boost, BoostList, Category, ConditionId, Gender, IgnoreImmunity, ItemId, MoveFlags, MoveId,
    MoveTarget, SelfSwitch, SpeciesId, Stat, Type,
};
use borsh::io::{Error, ErrorKind, Read, Result, Write};
use borsh::{BorshDeserialize, BorshSerialize};

fn invalid(what: &str, value: impl std::fmt::Display) -> Error {
    Error::new(ErrorKind::InvalidData, format!("there is no {what} {value}"))
}

macro_rules! ids {
    ($($id:ident)*) => {$(
        impl BorshSerialize for $id {
            fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
                self.0.serialize(writer)
            }
        }
        impl BorshDeserialize for $id {
            fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
                let id = $id(u16::deserialize_reader(reader)?);
                if id.is_none() || (id.0 as usize) < $id::count() { Ok(id) } else { Err(invalid(stringify!($id), id.0)) }
            }
        }
    )*};
}
ids!(SpeciesId MoveId AbilityId ItemId ConditionId);

macro_rules! words {
    ($($word:ident)*) => {$(
        impl BorshSerialize for $word {
            fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
                (*self as u8).serialize(writer)
            }
        }
        impl BorshDeserialize for $word {
            fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
                let index = u8::deserialize_reader(reader)?;
                $word::ALL.get(index as usize).copied().ok_or_else(|| invalid(stringify!($word), index))
            }
        }
    )*};
}
words!(Type Category Gender MoveTarget Boost Stat);

impl BorshSerialize for MoveFlags {
    fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
        self.bits().serialize(writer)
    }
}
impl BorshDeserialize for MoveFlags {
    fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
        let bits = u64::deserialize_reader(reader)?;
        MoveFlags::from_bits(bits).ok_or_else(|| invalid("set of move flags", bits))
    }
}

impl BorshSerialize for BoostList {
    fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
        self.as_slice().serialize(writer)
    }
}
impl BorshDeserialize for BoostList {
    fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
        let count = u32::deserialize_reader(reader)?;
        let mut list = BoostList::default();
        for _ in 0..count.min(8) {
            let (boost, change) = <(Boost, i8)>::deserialize_reader(reader)?;
            if list.get(boost).is_some() {
                return Err(invalid("second change of", boost.id()));
            }
            list.set(boost, change);
        }
        if count > 7 { Err(invalid("list of stages as long as", count)) } else { Ok(list) }
    }
}

/// Saves an enum as a number and what goes with it.
macro_rules! tagged {
    ($name:ident { $($tag:literal => $pattern:pat, [$($value:expr)?] $read:expr;)* }) => {
        impl BorshSerialize for $name {
            fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
                match self { $($pattern => { ($tag as u8).serialize(writer)?; $(($value).serialize(writer)?;)? })* }
                Ok(())
            }
        }
        impl BorshDeserialize for $name {
            fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
                let tag = u8::deserialize_reader(reader)?;
                match tag {
                    $($tag => ($read as fn(&mut R) -> Result<Self>)(reader),)*
                    other => Err(invalid(stringify!($name), other)),
                }
            }
        }
    };
}
tagged!(Accuracy {
    0 => Accuracy::Always, [] |_| Ok(Accuracy::Always);
    1 => Accuracy::Percent(percent), [percent] |reader| Ok(Accuracy::Percent(u8::deserialize_reader(reader)?));
});
tagged!(IgnoreImmunity {
    0 => IgnoreImmunity::No, [] |_| Ok(IgnoreImmunity::No);
    1 => IgnoreImmunity::All, [] |_| Ok(IgnoreImmunity::All);
    2 => IgnoreImmunity::To(kind), [kind] |reader| Ok(IgnoreImmunity::To(Type::deserialize_reader(reader)?));
});
tagged!(SelfSwitch {
    0 => SelfSwitch::No, [] |_| Ok(SelfSwitch::No);
    1 => SelfSwitch::Yes, [] |_| Ok(SelfSwitch::Yes);
    2 => SelfSwitch::CopyVolatile, [] |_| Ok(SelfSwitch::CopyVolatile);
    3 => SelfSwitch::ShedTail, [] |_| Ok(SelfSwitch::ShedTail);
});
