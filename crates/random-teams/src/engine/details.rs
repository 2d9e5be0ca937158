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
}
