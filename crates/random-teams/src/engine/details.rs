use tallgrass_pokedex::{Dex, abilities, moves};

use crate::Member;

/// What the Pokémon already in a team bring, for those that follow.
#[derive(Clone, Copy, Debug, Default)]
pub struct Details {
    pub rain: bool,
    pub sun: bool,
    pub sand: bool,
    pub snow: bool,
    pub status_cure: bool,
    pub spikes: u8,
    pub toxic_spikes: bool,
    pub stealth_rock: bool,
    pub sticky_web: bool,
    pub defog: bool,
    pub rapid_spin: bool,
    pub screens: bool,
    pub tera_blast: bool,
    /// How many imprison.
    pub imprisoners: u8,
    /// Someone Dynamaxes.
    pub dynamax: bool,
    /// Someone holds a Z-Crystal.
    pub z_move: bool,
}

impl Details {
    /// Notes what one brings that is now in the team.
    pub fn add(&mut self, dex: &Dex, member: &Member) {
        let ability = member.ability;
        let knows = |mv| member.knows(mv);
        let item = dex.item(member.item);
        self.rain |= knows(moves::RAIN_DANCE) || ability == abilities::DRIZZLE && !item.is_primal_orb;
        self.sun |= knows(moves::SUNNY_DAY)
            || ability == abilities::ORICHALCUM_PULSE
            || ability == abilities::DROUGHT && !item.is_primal_orb;
        self.sand |= ability == abilities::SAND_STREAM;
        self.snow |= ability == abilities::SNOW_WARNING
            || knows(moves::HAIL)
            || knows(moves::SNOWSCAPE)
            || knows(moves::CHILLY_RECEPTION);
        self.status_cure |= knows(moves::AROMATHERAPY) || knows(moves::HEAL_BELL);
        self.spikes += (knows(moves::SPIKES) || knows(moves::CEASELESS_EDGE)) as u8;
        self.toxic_spikes |= knows(moves::TOXIC_SPIKES) || ability == abilities::TOXIC_DEBRIS;
        self.stealth_rock |= knows(moves::STEALTH_ROCK) || knows(moves::STONE_AXE);
        self.sticky_web |= knows(moves::STICKY_WEB);
        self.defog |= knows(moves::DEFOG);
        self.rapid_spin |= knows(moves::RAPID_SPIN) || knows(moves::MORTAL_SPIN);
        self.screens |= knows(moves::AURORA_VEIL) || knows(moves::REFLECT) && knows(moves::LIGHT_SCREEN);
        self.z_move |= item.z_move.is_some();
    }
}
