use std::str::FromStr;

use arrayvec::ArrayVec;
use tallgrass_pokedex::{AbilityId, MoveId, SpeciesId, Type};

use super::order::list;
use crate::engine::MoveList;

/// Every species of a generator with its sets, in the file's order.
#[derive(Debug)]
pub struct Sets {
    pub species: Vec<SpeciesSets>,
}

/// The sets of a species.
#[derive(Debug)]
pub struct SpeciesSets {
    pub id: SpeciesId,
    /// The level it has, if the file says one.
    pub level: Option<u8>,
    pub sets: Vec<RoleSet>,
}

/// A role of a species, and what may be chosen for it.
#[derive(Clone, Debug)]
pub struct RoleSet {
    pub role: Role,
    pub moves: MoveList,
    pub abilities: ArrayVec<AbilityId, 4>,
    /// Tera Types, or preferred types before generation 9.
    pub types: ArrayVec<Type, { Type::COUNT }>,
}

macro_rules! roles {
    ($($role:ident $text:literal)*) => {
        /// What a set is meant to do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Role { $(#[doc = $text] $role,)* }

        impl Role {
            /// What it is called.
            pub const fn name(self) -> &'static str {
                match self { $(Role::$role => $text,)* }
            }
        }

        impl FromStr for Role {
            type Err = ();

            fn from_str(text: &str) -> Result<Role, ()> {
                match text { $($text => Ok(Role::$role),)* _ => Err(()) }
            }
        }
    };
}

roles!(
    AvPivot "AV Pivot"
    BerrySweeper "Berry Sweeper"
    BulkyAttacker "Bulky Attacker"
    BulkyProtect "Bulky Protect"
    BulkySetup "Bulky Setup"
    BulkySupport "Bulky Support"
    ChoiceItemUser "Choice Item user"
    DoublesBulkyAttacker "Doubles Bulky Attacker"
    DoublesBulkySetup "Doubles Bulky Setup"
    DoublesFastAttacker "Doubles Fast Attacker"
    DoublesSetupSweeper "Doubles Setup Sweeper"
    DoublesSupport "Doubles Support"
    DoublesWallbreaker "Doubles Wallbreaker"
    DynamaxUser "Dynamax User"
    FastAttacker "Fast Attacker"
    FastBulkySetup "Fast Bulky Setup"
    FastSupport "Fast Support"
    Generalist "Generalist"
    Imprisoner "Imprisoner"
    OffensiveProtect "Offensive Protect"
    SetupSweeper "Setup Sweeper"
    Staller "Staller"
    TeraBlastUser "Tera Blast user"
    ThiefUser "Thief user"
    Wallbreaker "Wallbreaker"
    ZMoveUser "Z-Move user"
);

impl Role {
    /// Whether its name speaks of setting up.
    pub const fn is_setup(self) -> bool {
        use Role::*;
        matches!(self, BulkySetup | DoublesBulkySetup | DoublesSetupSweeper | FastBulkySetup | SetupSweeper)
    }

    /// Whether its name speaks of bulk.
    pub const fn is_bulky(self) -> bool {
        use Role::*;
        matches!(
            self,
            BulkyAttacker
                | BulkyProtect
                | BulkySetup
                | BulkySupport
                | DoublesBulkyAttacker
                | DoublesBulkySetup
                | FastBulkySetup
        )
    }

    /// Whether its name speaks of protecting.
    pub const fn is_protect(self) -> bool {
        matches!(self, Role::BulkyProtect | Role::OffensiveProtect)
    }
}

impl Sets {
    /// Reads a `sets-….tsv`.
    pub fn read(text: &str) -> Sets {
        let mut species: Vec<SpeciesSets> = Vec::new();
        for line in text.lines() {
            let columns: Vec<&str> = line.split('\t').collect();
            let [name, level, role, moves, abilities, types] = columns[..] else { panic!("six columns: {line}") };
            let id = SpeciesId::from_id(name).unwrap_or_else(|| panic!("the tables lack {name}"));
            let set = RoleSet {
                role: role.parse().unwrap_or_else(|()| panic!("no role \"{role}\"")),
                moves: list(moves, MoveId::from_id).into_iter().collect(),
                abilities: list(abilities, AbilityId::from_id).into_iter().collect(),
                types: list(types, Type::from_id).into_iter().collect(),
            };
            match species.last_mut().filter(|last| last.id == id) {
                Some(last) => last.sets.push(set),
                None => species.push(SpeciesSets { id, level: level.parse().ok(), sets: vec![set] }),
            }
        }
        Sets { species }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_a_roles_name() {
        for line in super::super::text(super::super::file!("sets-gen9-doubles")).lines() {
            let name = line.split('\t').nth(2).unwrap();
            let role: Role = name.parse().unwrap();
            assert_eq!(role.name(), name);
            assert_eq!(role.is_setup(), name.contains("Setup"));
            assert_eq!(role.is_bulky(), name.contains("Bulky"));
            assert_eq!(role.is_protect(), name.contains("Protect"));
        }
    }
}
