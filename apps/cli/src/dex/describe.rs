//! What there is to say of each kind of thing: its facts, and its main figures on one line.

use super::fact::{Facts, put_fields};
use super::subject::Subject;
use serde_json::{Map, json};
use tallgrass_battle::{Rulebook, SetupError};
use tallgrass_battle_effects::library;
use tallgrass_pokedex::{
    Accuracy, Category, Dex, FormatId, Generation, Item, Move, Nature, RuleId, RuleValue, Species, Type, TypeImmunity,
    formats,
};

/// The facts of a thing, in the order in which they are told.
pub fn facts(subject: Subject, rules: &Rulebook) -> Facts {
    let dex = rules.dex;
    let mut facts = Facts::new(dex);
    match subject {
        Subject::Species(id) => of_species(&mut facts, dex, dex.species(id)),
        Subject::Move(id) => of_move(&mut facts, dex, dex.mv(id)),
        Subject::Item(id) => of_item(&mut facts, dex, dex.item(id)),
        Subject::Ability(id) => {
            let ability = dex.ability(id);
            put_fields!(facts, ability; nonstandard generation flags suppress_weather condition);
        }
        Subject::Condition(id) => {
            let condition = dex.condition(id);
            facts.put("sort", condition.kind);
            put_fields!(facts, condition; from_move from_ability from_item duration counter_max no_copy affects_fainted);
        }
        Subject::Type(kind) => of_type(&mut facts, dex, kind),
        Subject::Nature(nature) => {
            facts.put("raises", nature.plus());
            facts.put("lowers", nature.minus());
        }
        Subject::Format(id) => of_format(&mut facts, id),
        Subject::Rule(id) => of_rule(&mut facts, rules, id),
        Subject::Event(event) => facts.put("showdown_name", format!("on{}", event.name())),
    }
    facts
}

fn of_species(facts: &mut Facts, dex: &'static Dex, species: &Species) {
    put_fields!(facts, species; nonstandard num generation types);
    let names = ["hp", "atk", "def", "spa", "spd", "spe"];
    let stats = names.iter().zip(species.base_stats).map(|(name, stat)| ((*name).to_owned(), json!(stat)));
    facts.put("base_stats", serde_json::Value::Object(stats.collect()));
    put_fields!(facts, species; abilities);
    if dex.generation() >= Generation::Gen5 {
        facts.put("hidden_ability", species.abilities[2]);
    }
    facts.put("height_m", f64::from(species.height_cm) / 100.0);
    facts.put("weight_kg", f64::from(species.weight_hg) / 10.0);
    facts.put("gender", species.gender);
    put_fields!(facts, species; prevo evos nfe);
    if species.base_species != species.id {
        facts.put("base_species", species.base_species);
    }
    put_fields!(facts, species; forme base_forme other_formes cosmetic_formes changes_from battle_only required_items
        required_ability required_move required_tera_type is_mega is_primal is_cosmetic_forme is_paradox max_hp);
    if dex.generation() == Generation::Gen8 {
        put_fields!(facts, species; can_gigantamax cannot_dynamax);
    }
    facts.put(
        "takes",
        by_factor(dex, |attack| {
            let immune = species.types.iter().any(|own| dex.immune(attack, own));
            (!immune).then(|| species.types.iter().map(|own| i32::from(dex.type_effectiveness(attack, own))).sum())
        }),
    );
}

/// The attacking or defending types that a factor other than one goes with. `steps` is doublings, or none for immune.
fn by_factor(dex: &Dex, steps: impl Fn(Type) -> Option<i32>) -> serde_json::Value {
    let mut groups = Map::new();
    for (label, wanted) in [("×4", Some(2)), ("×2", Some(1)), ("×½", Some(-1)), ("×¼", Some(-2)), ("×0", None)] {
        let types = Type::ALL.into_iter().filter(|&kind| is_ordinary(dex, kind) && steps(kind) == wanted);
        let names: Vec<&str> = types.map(Type::name).collect();
        if !names.is_empty() {
            groups.insert(label.to_owned(), json!(names));
        }
    }
    serde_json::Value::Object(groups)
}

fn is_ordinary(dex: &Dex, kind: Type) -> bool {
    dex.exists(kind) && kind != Type::Stellar
}

fn of_type(facts: &mut Facts, dex: &'static Dex, kind: Type) {
    if !dex.exists(kind) {
        facts.put("nonstandard", "not in this generation");
        return;
    }
    let factor = |attack: Type, defend: Type| {
        (!dex.immune(attack, defend)).then(|| i32::from(dex.type_effectiveness(attack, defend)))
    };
    facts.put("deals", by_factor(dex, |defend| factor(kind, defend)));
    facts.put("takes", by_factor(dex, |attack| factor(attack, kind)));
    let immunities = TypeImmunity::ALL.into_iter().filter(|&what| dex.immune_to(what, kind));
    facts.put("immune_to", immunities.map(TypeImmunity::name).collect::<Vec<_>>());
}

fn of_move(facts: &mut Facts, dex: &'static Dex, mv: &Move) {
    put_fields!(facts, mv; nonstandard num generation);
    facts.put("type", mv.kind);
    put_fields!(facts, mv; category base_power accuracy pp no_pp_boosts priority target flags);
    if mv.crit_ratio != 1 {
        put_fields!(facts, mv; crit_ratio);
    }
    facts.put("critical", mv.will_crit.map(|surely| if surely { "always" } else { "never" }));
    put_fields!(facts, mv; status volatile boosts self_boost secondaries);
    facts.put("self", mv.self_effect);
    put_fields!(facts, mv; side_condition slot_condition weather terrain pseudo_weather);
    facts.put("drain", mv.drain);
    put_fields!(facts, mv; recoil heal);
    if let Some((fewest, most)) = mv.multihit {
        facts.put("hits", if fewest == most { most.to_string() } else { format!("{fewest} to {most}") });
    }
    put_fields!(facts, mv; multiaccuracy damage no_damage_variance ohko self_switch force_switch selfdestruct
        breaks_protect override_offensive_stat override_defensive_stat override_offensive_pokemon
        override_defensive_pokemon ignore_negative_offensive ignore_positive_defensive ignore_offensive
        ignore_defensive ignore_immunity ignore_ability ignore_evasion ignore_accuracy non_ghost_target spread_hit
        smart_target tracks_target force_stab sleep_usable thaws_target stalling_move calls_move has_crash_damage
        mind_blown_recoil struggle_recoil chloroblast_recoil steals_boosts has_sheer_force_boost is_z is_max);
    if dex.generation() == Generation::Gen7 {
        facts.put("z_power", mv.z_move.base_power);
        facts.put("z_boosts", mv.z_move.boosts);
    }
    if dex.generation() == Generation::Gen8 {
        put_fields!(facts, mv; max_move_power);
    }
}

fn of_item(facts: &mut Facts, dex: &Dex, item: &Item) {
    put_fields!(facts, item; nonstandard num generation is_berry is_gem is_choice is_pokeball is_primal_orb fling
        ignore_klutz on_plate on_drive on_memory);
    if let Some((power, kind)) = item.natural_gift {
        facts.put("natural_gift", format!("{kind}, power {power}"));
    }
    let stones: Vec<String> = item
        .mega_stone
        .iter()
        .map(|(from, to)| {
            let name = |id| dex.species(id).name;
            format!("{} becomes {}", name(*from), name(*to))
        })
        .collect();
    facts.put("mega_stone", stones);
    put_fields!(facts, item; item_user z_move forced_forme boosts untakeable condition);
}

fn of_format(facts: &mut Facts, id: FormatId) {
    let format = formats::format(id);
    facts.put("game_type", format.game_type);
    facts.put("generation", format.generation.number());
    facts.put("mod", format.mod_name);
    facts.put("players", format.player_count());
    put_fields!(facts, format; rated team);
    let Ok(resolved) = formats::resolve(id.as_str()) else { return };
    let played = library().rulebook_of(&resolved);
    facts.put("played_here", played.is_ok());
    if let Err(SetupError::Format { what, .. }) = played {
        facts.put("not_played", what);
    }
    let numbers = resolved.rules.numbers;
    facts.put("team_size", format!("{} to {}", numbers.min_team_size, numbers.max_team_size));
    put_fields!(facts, numbers; picked_team_size max_level default_level adjust_level adjust_level_down ev_limit);
    facts.put("rules", resolved.rules.rules().map(|rule| formats::rule(rule).name).collect::<Vec<_>>());
}

fn of_rule(facts: &mut Facts, rules: &Rulebook, id: RuleId) {
    let rule = formats::rule_in(id, rules.rule_set().name());
    facts.put("sort", rule.effect_type);
    facts.put(
        "value",
        match rule.value {
            RuleValue::None => "",
            RuleValue::Text => "any text",
            RuleValue::Integer => "a whole number",
            RuleValue::PositiveInteger => "a whole number above 0",
        },
    );
    let other = rule.mutually_exclusive_with;
    facts.put("excludes", other.get().map(|other| formats::rule(other).name));
    let hooks = [
        (rule.hooks.on_begin, "as the battle is announced"),
        (rule.hooks.on_team_preview, "at team preview"),
        (rule.hooks.on_battle_start, "as the leads come in"),
        (rule.hooks.events, "during the battle"),
    ];
    facts.put("played_here", rules.is_played() && rules.plays_rule(&rule));
    facts.put("acts", hooks.iter().filter(|(acts, _)| *acts).map(|(_, when)| *when).collect::<Vec<_>>());
}

/// A thing's main figures, for lists.
pub fn brief(subject: Subject, rules: &Rulebook) -> String {
    let dex = rules.dex;
    match subject {
        Subject::Species(id) => {
            let species = dex.species(id);
            let types: Vec<&str> = species.types.iter().map(Type::name).collect();
            format!("{}, {}", types.join(" "), species.base_stats.map(|stat| stat.to_string()).join("/"))
        }
        Subject::Move(id) => {
            let mv = dex.mv(id);
            let power =
                if mv.category == Category::Status { String::new() } else { format!(", power {}", mv.base_power) };
            let accuracy = match mv.accuracy {
                Accuracy::Always => String::new(),
                Accuracy::Percent(percent) => format!(", {percent}%"),
            };
            format!("{} {}{power}{accuracy}, {} PP", mv.kind, mv.category, mv.pp)
        }
        Subject::Nature(nature) => of_nature(nature),
        Subject::Format(id) => formats::format(id).game_type.to_string(),
        Subject::Event(event) => event.about().to_owned(),
        Subject::Condition(id) => dex.condition(id).kind.to_string(),
        Subject::Ability(_) | Subject::Item(_) | Subject::Type(_) | Subject::Rule(_) => String::new(),
    }
}

fn of_nature(nature: Nature) -> String {
    match (nature.plus(), nature.minus()) {
        (Some(plus), Some(minus)) => format!("+{} -{}", plus.id(), minus.id()),
        _ => "neutral".to_owned(),
    }
}
