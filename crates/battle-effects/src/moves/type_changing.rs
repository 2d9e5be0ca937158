//! Moves that change types.

use arrayvec::ArrayVec;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::MAX_MOVES;
use tallgrass_pokedex::rule_sets;

/// Camouflage: its user takes the terrain's type, in generation 5 Ground.
pub static CAMOUFLAGE: Behaviour = move_(moves::CAMOUFLAGE, &[on::hit(blend_in).compared_since(Gen5)]);

/// Conversion: its user takes the type of its first move, up to generation 5 of any.
pub static CONVERSION: Behaviour =
    move_(moves::CONVERSION, &[on::hit(convert).since(Gen6), on::hit(convert_to_any).until(Gen5)]);

/// Conversion 2: its user takes a type that resists the target's last move.
pub static CONVERSION_2: Behaviour = move_(moves::CONVERSION_2, &[on::hit(convert_against)]);

/// Forest's Curse: the target becomes a Grass type besides.
pub static FORESTS_CURSE: Behaviour = move_(moves::FORESTS_CURSE, &[on::hit(let_leaves_grow)]);

/// Trick-or-Treat: the target becomes a Ghost type besides.
pub static TRICK_OR_TREAT: Behaviour = move_(moves::TRICK_OR_TREAT, &[on::hit(take_trick_or_treating)]);

/// Magic Powder: the target becomes a Psychic type.
pub static MAGIC_POWDER: Behaviour = move_(moves::MAGIC_POWDER, &[on::hit(powder)]);

/// Soak: the target becomes a Water type.
pub static SOAK: Behaviour = move_(moves::SOAK, &[on::hit(soak).compared_since(Gen5)]);

/// Makes a Pokémon be of this type only. Whether it wasn't and now is.
fn become_only(cx: &mut Cx, mon: Mon, kind: Type) -> bool {
    if cx.types(mon) == Types::one(kind) || !cx.set_types(mon, Types::one(kind)) {
        return false;
    }
    say!(cx, "-start", mon, "typechange", kind);
    true
}

/// Up to generation 5 a Pokémon may become what it already is.
fn become_anew(cx: &mut Cx, mon: Mon, kind: Type) -> bool {
    if !cx.set_types(mon, Types::one(kind)) {
        return false;
    }
    say!(cx, "-start", mon, "typechange", kind);
    true
}

fn blend_in(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.until(Gen5) {
        return if become_anew(cx, hit.target, Type::Ground) { Pass } else { Fail };
    }
    let kind = match cx.effective_terrain(None) {
        conditions::ELECTRIC_TERRAIN => Type::Electric,
        conditions::GRASSY_TERRAIN => Type::Grass,
        conditions::MISTY_TERRAIN => Type::Fairy,
        conditions::PSYCHIC_TERRAIN => Type::Psychic,
        _ => Type::Normal,
    };
    if become_only(cx, hit.target, kind) { Pass } else { Fail }
}

fn convert(cx: &mut Cx, hit: Hit) -> Verdict {
    let kind = cx.dex().mv(cx.move_slot(hit.target, 0).id).kind;
    if cx.has_type(hit.target, kind) || !cx.set_types(hit.target, Types::one(kind)) {
        return Fail;
    }
    say!(cx, "-start", hit.target, "typechange", kind);
    Pass
}

/// Up to generation 5, of the types of its moves but Conversion one that it hasn't got.
fn convert_to_any(cx: &mut Cx, hit: Hit) -> Verdict {
    let mut kinds = ArrayVec::<Type, MAX_MOVES>::new();
    for i in 0..cx.move_count(hit.target) {
        let data = cx.dex().mv(cx.move_slot(hit.target, i).id);
        if data.id != moves::CONVERSION && !cx.has_type(hit.target, data.kind) {
            kinds.push(data.kind);
        }
    }
    let Some(kind) = cx.sample(Purpose::Pick, &kinds) else { return Fail };
    if become_anew(cx, hit.target, kind) { Pass } else { Fail }
}

fn convert_against(cx: &mut Cx, hit: Hit) -> Verdict {
    let last = cx.mon(hit.target).last_move_used;
    if last.is_none() {
        return Fail;
    }
    let attack = cx.mv(last).kind;
    let mut resisting = ArrayVec::<Type, { Type::COUNT }>::new();
    for &kind in types_in_order(cx.generation().number()) {
        let dex = cx.dex();
        if dex.exists(kind)
            && (dex.immune(attack, kind) || dex.type_effectiveness(attack, kind) < 0)
            && !cx.has_type(hit.user, kind)
        {
            resisting.push(kind);
        }
    }
    let Some(kind) = cx.sample(Purpose::Pick, &resisting) else { return Fail };
    if !cx.set_types(hit.user, Types::one(kind)) {
        return Fail;
    }
    say!(cx, "-start", hit.user, "typechange", kind);
    Pass
}

/// Types in the order in which a generation's data list them, which decides what a draw means.
fn types_in_order(generation: u8) -> &'static [Type] {
    use Type::*;
    match generation {
        7.. => &[
            Bug, Dark, Dragon, Electric, Fairy, Fighting, Fire, Flying, Ghost, Grass, Ground, Ice, Normal, Poison,
            Psychic, Rock, Steel, Stellar, Water,
        ],
        6 => &[
            Dark, Bug, Dragon, Electric, Fairy, Fighting, Fire, Flying, Ghost, Grass, Ground, Ice, Normal, Poison,
            Psychic, Rock, Steel, Water,
        ],
        3..=5 => &[
            Electric, Ghost, Grass, Steel, Dark, Bug, Dragon, Fighting, Fire, Flying, Ground, Ice, Normal, Poison,
            Psychic, Rock, Water,
        ],
        _ => &[
            Fire, Ice, Steel, Electric, Ghost, Grass, Dark, Bug, Dragon, Fighting, Flying, Ground, Normal, Poison,
            Psychic, Rock, Water,
        ],
    }
}

/// Gives the target a type besides its own. Whether it hadn't got it and now has.
fn add(cx: &mut Cx, hit: Hit, kind: Type) -> bool {
    if cx.has_type(hit.target, kind) || !cx.add_type(hit.target, kind) {
        return false;
    }
    let id = cx.mv(hit.mv).id;
    say!(cx, "-start", hit.target, "typeadd", kind, Joined("[from] move: ", id));
    true
}

fn let_leaves_grow(cx: &mut Cx, hit: Hit) -> Verdict {
    if add(cx, hit, Type::Grass) { Pass } else { Fail }
}

fn take_trick_or_treating(cx: &mut Cx, hit: Hit) -> Verdict {
    if !add(cx, hit, Type::Ghost) {
        return Fail;
    }
    // A Curse that waits for its user's turn becomes one that is aimed.
    let pokemon = cx.mon(hit.target);
    if cx.side(pokemon.side).active().len() == 2
        && pokemon.position == 1
        && let Some(at) = cx.will_move(hit.target)
        && cx.mv(cx.queue()[at].mv).id == moves::CURSE
    {
        cx.aim_action(at, -1);
    }
    Pass
}

fn powder(cx: &mut Cx, hit: Hit) -> Verdict {
    if become_only(cx, hit.target, Type::Psychic) { Pass } else { Fail }
}

fn soak(cx: &mut Cx, hit: Hit) -> Verdict {
    let soaked = if cx.since(Gen6) { become_only } else { become_anew };
    if soaked(cx, hit.target, Type::Water) {
        return Pass;
    }
    say!(cx, "-fail", hit.target);
    Silent
}

/// In generation 1 Conversion takes the target's types.
pub static CONVERSION_OF_OLD: Behaviour =
    move_(moves::CONVERSION, &[on::hit(convert_to_target)]).in_rules(rule_sets::GEN1).anew();

fn convert_to_target(cx: &mut Cx, hit: Hit) -> Verdict {
    let types = cx.types_as(hit.target, true, false);
    cx.set_types(hit.user, types);
    let now = cx.mon(hit.user).types;
    say!(cx, "-start", hit.user, "typechange", now, "[from] move: Conversion", Of(hit.target));
    Pass
}
