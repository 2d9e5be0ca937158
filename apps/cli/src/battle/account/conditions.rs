//! What begins, ends and acts on a Pokémon, in sentences.

use super::words::{effect_name, plain_name, stat_name};

/// What is said of a condition of a Pokémon where it begins and where it ends; {} is the Pokémon.
const SENTENCES: [(&str, &str, &str); 47] = [
    ("Aqua Ring", "{} is surrounded by healing water", "{} loses its healing water"),
    ("Attract", "{} falls in love", "{} is no longer in love"),
    ("Autotomize", "{} becomes lighter", "{} has its weight again"),
    ("Bide", "{} begins to store energy", "{} lets go of the energy it stored"),
    ("Charge", "{} charges power for an Electric move", "{} has used its charge"),
    ("Curse", "{} is cursed", "{} is no longer cursed"),
    ("Disable", "{} can't use one of its moves", "{} may use all its moves again"),
    ("Doom Desire", "{} sends Doom Desire into the future", "Doom Desire reaches {}"),
    ("Dragon Cheer", "{} is cheered on and aims for critical hits", "{} no longer aims for critical hits"),
    ("Dynamax", "{} grows huge: it dynamaxes", "{} has its usual size again"),
    ("Embargo", "{} can't use items", "{} can use items again"),
    ("Encore", "{} must repeat its move", "{} may choose its moves again"),
    ("Flash Fire", "{} takes in the fire: its Fire moves are stronger", "{} loses the power of Flash Fire"),
    ("Focus Energy", "{} aims for critical hits", "{} no longer aims for critical hits"),
    ("Foresight", "{} is seen through and can't evade", "{} is no longer seen through"),
    ("Future Sight", "{} sends Future Sight ahead", "Future Sight reaches {}"),
    ("G-Max Chi Strike", "{} aims for critical hits", "{} no longer aims for critical hits"),
    ("Heal Block", "{} can't be healed", "{} can be healed again"),
    ("Illusion", "{} wears an illusion", "{}'s illusion is over"),
    ("Imprison", "{} seals the moves that it has, too", "{} unseals the moves"),
    ("Ingrain", "{} puts down roots", "{} is no longer rooted"),
    ("Laser Focus", "{} makes sure of a critical hit", "{} is no longer sure of a critical hit"),
    ("Leech Seed", "{} is seeded", "{} is rid of the seeds"),
    ("Light Screen", "Light Screen protects {}", "Light Screen no longer protects {}"),
    ("Magnet Rise", "{} floats", "{} floats no longer"),
    ("Miracle Eye", "{} is seen through and can't evade", "{} is no longer seen through"),
    (
        "Neutralizing Gas",
        "{} fills the field with gas: other abilities have no effect",
        "The gas that suppressed abilities is gone",
    ),
    ("Mist", "Mist protects {}", "Mist no longer protects {}"),
    ("Nightmare", "{} has a nightmare", "{}'s nightmare is over"),
    ("No Retreat", "{} can't leave any more", "{} can leave again"),
    ("Octolock", "{} is held and can't leave", "{} is held no longer"),
    ("Power Shift", "{} swaps its Attack and Defense", "{} has its own Attack and Defense again"),
    ("Power Trick", "{} swaps its Attack and Defense", "{} has its own Attack and Defense again"),
    ("Reflect", "Reflect protects {}", "Reflect no longer protects {}"),
    ("Salt Cure", "{} is salted", "{} is rid of the salt"),
    ("Sky Drop", "{} is carried into the air", "{} is free again"),
    ("Slow Start", "{} is slow to start", "{} is at its full power"),
    ("Smack Down", "{} falls to the ground", "{} may leave the ground again"),
    ("Stockpile", "{} stockpiles power", "{} has used up its stockpile"),
    ("Substitute", "{} puts up a substitute", "{}'s substitute is gone"),
    ("Syrup Bomb", "{} is covered in syrup", "{} is rid of the syrup"),
    ("Tar Shot", "{} is covered in tar and weak to fire", "{} is rid of the tar"),
    ("Taunt", "{} is taunted and can only attack", "{} is no longer taunted"),
    ("Telekinesis", "{} is held in the air", "{} is let down again"),
    ("Torment", "{} can't use the same move twice in a row", "{} may use the same move twice again"),
    ("Uproar", "{} makes an uproar: nobody can sleep", "{} calms down"),
    ("Yawn", "{} grows drowsy", "{} is no longer drowsy"),
];

/// What is said where a condition begins; `more` is what the line adds to its name.
pub fn begins(name: &str, text: &str, more: &str) -> String {
    let effect = effect_name(text);
    for (start, full) in [("protosynthesis", "Protosynthesis"), ("quarkdrive", "Quark Drive")] {
        if let Some(stat) = effect.strip_prefix(start).filter(|stat| !stat.is_empty()) {
            return format!("{full} raises {name}'s {}", stat_name(stat));
        }
    }
    let counted = |start| effect.strip_prefix(start).filter(|count: &&str| count.parse::<u8>().is_ok());
    if let Some(count) = counted("perish") {
        return format!("{name}'s perish count is {count}");
    }
    if let Some(count) = counted("stockpile") {
        return format!("{name} has stockpiled {count}");
    }
    match effect {
        "confusion" => return format!("{name} becomes confused"),
        "Disable" if !more.is_empty() => return format!("{name} can't use {more} any more"),
        "Mimic" if !more.is_empty() => return format!("{name} can use {more} now"),
        "Dynamax" if more == "Gmax" => return format!("{name} grows huge: it gigantamaxes"),
        _ => {}
    }
    match SENTENCES.iter().find(|(known, ..)| *known == effect) {
        Some((_, sentence, _)) => sentence.replace("{}", name),
        None => format!("{name} is affected by {effect}"),
    }
}

/// What is said where a condition ends.
pub fn ends(name: &str, text: &str) -> String {
    let effect = effect_name(text);
    if effect == "confusion" {
        return format!("{name} is no longer confused");
    }
    match SENTENCES.iter().find(|(known, ..)| *known == effect) {
        Some((.., sentence)) => sentence.replace("{}", name),
        None => format!("{effect} ends for {name}"),
    }
}

/// What keeps a Pokémon from being touched while it acts.
const PROTECTIONS: [&str; 12] = [
    "Baneful Bunker",
    "Burning Bulwark",
    "Detect",
    "King's Shield",
    "Max Guard",
    "Obstruct",
    "Protect",
    "Silk Trap",
    "Spiky Shield",
    "Wide Guard",
    "Quick Guard",
    "Crafty Shield",
];

/// Moves that keep somebody from leaving for some turns.
const TRAPS: [&str; 12] = [
    "Bind",
    "Clamp",
    "Fire Spin",
    "G-Max Centiferno",
    "G-Max Sandblast",
    "Infestation",
    "Magma Storm",
    "Sand Tomb",
    "Snap Trap",
    "Thunder Cage",
    "Whirlpool",
    "Wrap",
];

/// Whether a condition is a trap for some turns.
pub fn is_trap(text: &str) -> bool {
    TRAPS.contains(&plain_name(text))
}

/// What an activation says besides who and what.
pub struct Activation<'a> {
    /// Who.
    pub name: &'a str,
    /// What, as the log has it.
    pub effect: &'a str,
    /// Another Pokémon that takes part, if there is one.
    pub of: Option<&'a str>,
    /// More words: a move, an item, an ability.
    pub more: &'a str,
    /// More of them.
    pub most: &'a str,
}

impl Activation<'_> {
    /// What is said of it.
    pub fn text(&self) -> String {
        let Activation { name, more, most, .. } = *self;
        let effect = effect_name(self.effect);
        let of = self.of.unwrap_or("the other");
        let kind = self.effect.strip_suffix(effect).unwrap_or_default();
        match effect {
            "confusion" => format!("{name} is confused"),
            "trapping" => format!("{name} can't get away"),
            "healreplacement" => format!("Whoever takes {name}'s place will be healed"),
            "Attract" => format!("{name} is in love with {of}"),
            "Beat Up" => format!("{of} takes part in the attack"),
            "Bide" => format!("{name} stores energy"),
            "Commander" => format!("{name} climbs into {of}'s mouth"),
            "Custap Berry" | "Quick Claw" | "Quick Draw" => format!("{name} goes first ({effect})"),
            "Destiny Bond" => format!("{name} takes its attacker down with it"),
            "Endure" | "Focus Band" | "Focus Sash" | "Sturdy" => format!("{name} hangs on ({effect})"),
            "Forewarn" if self.of.is_some() => format!("{name} sees {of}'s {more} coming (Forewarn)"),
            "Forewarn" => format!("{name} sees {more} coming (Forewarn)"),
            "Guard Split" => format!("{name} and {of} share their defenses (Guard Split)"),
            "Power Split" => format!("{name} and {of} share their attacking stats (Power Split)"),
            "Speed Swap" => format!("{name} and {of} swap Speed"),
            "Heal Bell" | "Aromatherapy" => format!("{name}'s team is cured ({effect})"),
            "Ingrain" => format!("{name} stays where it is rooted"),
            "Leppa Berry" | "Mystery Berry" => format!("{name}'s {more} has PP again ({effect})"),
            "Lock-On" | "Mind Reader" => format!("{name} takes aim at {of}"),
            "Magnitude" => format!("The magnitude is {more}"),
            "Mimic" | "Sketch" => format!("{name} learns {more} ({effect})"),
            "Mat Block" => format!("Mat Block keeps {more} from {name}"),
            "Mummy" | "Lingering Aroma" if !more.is_empty() => format!("{more}'s ability becomes {effect}"),
            "Poltergeist" => format!("{name}'s own {more} attacks it"),
            "Powder" => format!("The powder on {name} explodes"),
            "Protosynthesis" | "Quark Drive" if kind.is_empty() => format!("{effect} takes effect on {name}"),
            "Safety Goggles" => format!("{name} is safe from {more} (Safety Goggles)"),
            "Skill Swap" if more.is_empty() => format!("{name} and {of} swap abilities"),
            "Skill Swap" => format!("{name} and {of} swap abilities: {name} has {more}, {of} {most}"),
            "Snatch" => format!("{name} snatches {of}'s move"),
            "Spite" | "Eerie Spell" | "G-Max Depletion" => {
                format!("{name}'s {} loses {most} PP ({effect})", effect_name(more))
            }
            "Grudge" => format!("{name}'s {more} loses all its PP (Grudge)"),
            "Struggle" => format!("{name} has no moves left"),
            "Symbiosis" => format!("{name} hands its {more} to {of} (Symbiosis)"),
            "Trick" => format!("{name} and {of} swap items"),
            "Court Change" => format!("{name} swaps what covers the sides"),
            "Feint" => format!("{name}'s protection is lifted (Feint)"),
            _ if PROTECTIONS.contains(&effect) => format!("{effect} protects {name}"),
            _ if TRAPS.contains(&effect) => format!("{name} is trapped by {of} ({effect})"),
            "Electric Terrain" | "Misty Terrain" | "Psychic Terrain" | "Safeguard" | "Mist" => {
                format!("{effect} protects {name}")
            }
            _ if kind == "ability: " || kind == "item: " => format!("{name}'s {effect} takes effect"),
            _ => format!("{effect} takes effect on {name}"),
        }
    }
}

/// What is said of what holds for a turn, or until somebody moves again.
pub fn for_now(name: &str, text: &str, of: Option<&str>) -> String {
    let effect = effect_name(text);
    match effect {
        "Beak Blast" => format!("{name} heats up its beak"),
        "Destiny Bond" => format!("{name} will take its attacker down with it"),
        "Electrify" => format!("{name}'s move becomes Electric"),
        "Endure" => format!("{name} will hang on"),
        "Focus Punch" => format!("{name} concentrates on its punch"),
        "Follow Me" | "Rage Powder" | "Spotlight" => format!("{name} draws attacks to itself ({effect})"),
        "Grudge" => format!("{name} bears a grudge"),
        "Helping Hand" => format!("{} helps {name}", of.unwrap_or("A partner")),
        "Instruct" => format!("{name} does what {} tells it", of.unwrap_or("another")),
        "Magic Coat" => format!("{name} will throw status moves back"),
        "Powder" => format!("{name} is covered in powder"),
        "Rage" => format!("{name} is in a rage"),
        "Roost" => format!("{name} comes down to the ground"),
        "Shell Trap" => format!("{name} sets its shell trap"),
        "Snatch" => format!("{name} waits for a move to snatch"),
        "Crafty Shield" | "Quick Guard" | "Wide Guard" | "Mat Block" => format!("{effect} protects {name}'s side"),
        _ if PROTECTIONS.contains(&effect) => format!("{name} protects itself"),
        _ => format!("{name} is under {effect}"),
    }
}

/// What lies on a side and waits for those who come in.
const HAZARDS: [&str; 5] = ["Spikes", "Toxic Spikes", "Stealth Rock", "Sticky Web", "G-Max Steelsurge"];

/// What is said where something begins on a side.
pub fn side_begins(side: &str, text: &str) -> String {
    match effect_name(text) {
        "Fire Pledge" => format!("A sea of fire surrounds {side}"),
        "Grass Pledge" => format!("A swamp surrounds {side}"),
        "Water Pledge" => format!("A rainbow stands over {side}"),
        effect if HAZARDS.contains(&effect) => format!("{side} now has {effect}"),
        effect => format!("{effect} covers {side}"),
    }
}

/// What is said where something ends on a side.
pub fn side_ends(side: &str, text: &str) -> String {
    match effect_name(text) {
        "Fire Pledge" => format!("The sea of fire around {side} is gone"),
        "Grass Pledge" => format!("The swamp around {side} is gone"),
        "Water Pledge" => format!("The rainbow over {side} is gone"),
        effect if HAZARDS.contains(&effect) => format!("{side} is rid of {effect}"),
        effect => format!("{effect} no longer covers {side}"),
    }
}

/// What is said of what happens to the whole field.
pub fn field_acts(text: &str) -> String {
    match effect_name(text) {
        "Perish Song" => "Whoever heard the song will faint in three turns".to_owned(),
        "Pay Day" => "Coins lie everywhere".to_owned(),
        "Ion Deluge" => "Normal moves become Electric".to_owned(),
        "Fairy Lock" => "Nobody can leave next turn".to_owned(),
        "Teatime" => "It is teatime: everybody eats a Berry".to_owned(),
        "Delta Stream" => "The strong winds weaken the attack".to_owned(),
        effect => format!("{effect} takes effect"),
    }
}
