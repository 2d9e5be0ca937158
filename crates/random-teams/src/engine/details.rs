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
        let item = dex.item(member.item);
        let (mut reflect, mut light_screen, mut spikes) = (false, false, false);
        for mv in &member.moves {
            match *mv {
                moves::RAIN_DANCE => self.rain = true,
                moves::SUNNY_DAY => self.sun = true,
                moves::HAIL | moves::SNOWSCAPE | moves::CHILLY_RECEPTION => self.snow = true,
                moves::AROMATHERAPY | moves::HEAL_BELL => self.status_cure = true,
                moves::SPIKES | moves::CEASELESS_EDGE => spikes = true,
                moves::TOXIC_SPIKES => self.toxic_spikes = true,
                moves::STEALTH_ROCK | moves::STONE_AXE => self.stealth_rock = true,
                moves::STICKY_WEB => self.sticky_web = true,
                moves::DEFOG => self.defog = true,
                moves::RAPID_SPIN | moves::MORTAL_SPIN => self.rapid_spin = true,
                moves::AURORA_VEIL => self.screens = true,
                moves::REFLECT => reflect = true,
                moves::LIGHT_SCREEN => light_screen = true,
                _ => {}
            }
        }
        self.screens |= reflect && light_screen;
        self.spikes += spikes as u8;
        match member.ability {
            abilities::DRIZZLE => self.rain |= !item.is_primal_orb,
            abilities::DROUGHT => self.sun |= !item.is_primal_orb,
            abilities::ORICHALCUM_PULSE => self.sun = true,
            abilities::SAND_STREAM => self.sand = true,
            abilities::SNOW_WARNING => self.snow = true,
            abilities::TOXIC_DEBRIS => self.toxic_spikes = true,
            _ => {}
        }
        self.z_move |= item.z_move.is_some();
    }
}
