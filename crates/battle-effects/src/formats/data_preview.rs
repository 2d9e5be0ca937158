//! Data Preview: what a Pokémon is, with its tier, types, abilities and base stats, is shown as it comes in. Behind an
//! illusion that is what it looks like, until it is hit.

use tallgrass_battle::prelude::*;

pub static DATA_PREVIEW: Behaviour = condition(
    conditions::DATA_PREVIEW,
    &[on::switch_in(preview).compared_since(Gen1), on::damaging_hit(reveal).compared_since(Gen1)],
);

effect_data! {
    /// Whom a hit has shown as they are since they last came in disguised: a bit each.
    struct Revealed { mons: u32 }
}

fn preview(cx: &mut Cx, o: Occasion) -> Verdict {
    let shown = cx.mon(o.target).illusion;
    if shown.is_some() {
        cx.update_memory(|revealed: &mut Revealed| revealed.mons &= !(1 << o.target.0));
    }
    show(cx, o.target, shown.unwrap_or(o.target));
    Pass
}

fn reveal(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let bit = 1 << hit.target.0;
    if cx.has_ability(hit.target, abilities::ILLUSION) && cx.memory::<Revealed>().mons & bit == 0 {
        show(cx, hit.target, hit.target);
        cx.update_memory(|revealed: &mut Revealed| revealed.mons |= bit);
    }
    Pass
}

fn show(cx: &mut Cx, mon: Mon, shown: Mon) {
    let types = cx.types_as(mon, true, false);
    if cx.is_logging() {
        let card = card(cx, shown);
        say!(cx, "-start", mon, "typechange", types, "[silent]");
        say!(
            cx,
            format!(
                "raw|<div class=\"message\"><ul class=\"utilichart\">{card}<li style=\"clear:both\"></li></ul></div>"
            )
        );
    }
}

fn column(class: &str, text: &str) -> String {
    format!("<span class=\"col {class}\">{text}</span>")
}

fn card(cx: &Cx, shown: Mon) -> String {
    let forme = cx.mon(shown).forme;
    let species = cx.dex().species(forme.species);
    let id = species.id.as_str();
    let abilities = cx.dex().species(forme.abilities_of).abilities;
    let ability = |slot: usize| abilities[slot].get().map(|id| cx.dex().ability(id).name);
    let icon = |kind: &Type| {
        let kind = kind.name();
        let source = format!("https://play.pokemonshowdown.com/sprites/types/{kind}.png");
        format!("<img src=\"{source}\" alt=\"{kind}\" height=\"14\" width=\"32\">")
    };
    let page = format!("https://dex.pokemonshowdown.com/pokemon/{id}");
    let usual = match (ability(0).unwrap_or_default(), ability(1)) {
        (one, Some(other)) => column("twoabilitycol", &format!("{one}<br />{other}")),
        (one, None) => column("abilitycol", one),
    };
    let rare = match (ability(2), ability(3)) {
        (Some(hidden), Some(special)) => {
            let class = if species.unreleased_hidden { "twoabilitycol unreleasedhacol" } else { "twoabilitycol" };
            column(class, &format!("<em>{hidden}<br />({special})</em>"))
        }
        (Some(hidden), None) => column("abilitycol", &format!("<em>{hidden}</em>")),
        (None, Some(special)) => column("abilitycol", &format!("<em>({special})</em>")),
        (None, None) => column("abilitycol", ""),
    };
    let stat = |(name, value): (&str, u8)| column("statcol", &format!("<em>{name}</em><br />{value}"));
    let [hp, attack, defense, special_attack, special_defense, speed] = forme.base_stats;
    let first = [("HP", hp), ("Atk", attack), ("Def", defense)];
    // In generation 1 Special is one stat.
    let special: &[(&str, u8)] =
        if cx.since(Gen2) { &[("SpA", special_attack), ("SpD", special_defense)] } else { &[("Spc", special_attack)] };
    let stats = first.into_iter().chain(special.iter().copied()).chain([("Spe", speed)]);
    let columns: String = stats.map(|one| stat(one) + " ").collect();
    let total = forme.base_stat_total() - if cx.since(Gen2) { 0 } else { u32::from(special_defense) };
    let abilities = if cx.since(Gen3) {
        format!("<span style=\"float:left;min-height:26px\">{usual}{rare}</span>")
    } else {
        String::new()
    };
    [
        "<li class=\"result\">".to_owned(),
        column("numcol", &tier_name(species.tier)) + " ",
        column("iconcol", &format!("<psicon pokemon=\"{id}\"/>")) + " ",
        "<span class=\"col pokemonnamecol\" style=\"white-space:nowrap\">".to_owned(),
        format!("<a href=\"{page}\" target=\"_blank\">{}</a></span> ", species.name),
        column("typecol", &forme.types.as_slice().iter().map(icon).collect::<String>()) + " ",
        abilities,
        format!("<span style=\"float:left;min-height:26px\">{columns}"),
        format!("<span class=\"col bstcol\"><em>BST<br />{total}</em></span> </span></li>"),
    ]
    .concat()
}

/// A tier as it is written: `OU`, `Uber`, `CAP LC`.
fn tier_name(id: &str) -> String {
    match id {
        "uber" => "Uber".to_owned(),
        "illegal" => "Illegal".to_owned(),
        "unreleased" => "Unreleased".to_owned(),
        _ => match id.strip_prefix("cap").filter(|rest| !rest.is_empty()) {
            Some(rest) => format!("CAP {}", rest.to_uppercase()),
            None => id.to_uppercase(),
        },
    }
}
