//! Rooms: for five turns the field is strange; used again, it is as before.

use tallgrass_battle::prelude::*;
use tallgrass_battle::state::StateRef;

/// Magic Room: items have no effect.
pub static MAGIC_ROOM_CONDITION: Behaviour = condition(
    conditions::MAGIC_ROOM,
    &[
        on::duration_callback(turns),
        on::field_start(open_magic_room),
        on::field_restart(close),
        on::timer(Event::FieldResidual).order(27).sub_order(6),
        on::field_end(close_magic_room),
    ],
);

/// Trick Room: slower Pokémon move first.
pub static TRICK_ROOM_CONDITION: Behaviour = condition(
    conditions::TRICK_ROOM,
    &[
        on::duration_callback(turns),
        on::field_start(open),
        on::field_restart(close),
        on::timer(Event::FieldResidual).order(27).sub_order(1),
        on::field_end(fade),
    ],
);

/// Wonder Room: everybody's Defense and Special Defense are exchanged.
pub static WONDER_ROOM_CONDITION: Behaviour = condition(
    conditions::WONDER_ROOM,
    &[
        on::duration_callback(turns),
        on::modify_move(exchange_attacking_defense),
        on::field_start(open),
        on::field_restart(close),
        on::timer(Event::FieldResidual).order(27).sub_order(5),
        on::field_end(fade),
    ],
);

fn turns(cx: &mut Cx, o: Occasion) -> u8 {
    match o.source {
        Some(source) if cx.has_ability(source, abilities::PERSISTENT) => {
            say!(cx, "-activate", source, "ability: Persistent", Joined("[move] ", Name(cx.acting())));
            7
        }
        _ => 5,
    }
}

fn open(cx: &mut Cx, o: FieldOccasion) -> Verdict {
    let source = o.source.unwrap_or(Mon::NONE);
    let room = Joined("move: ", Name(cx.acting()));
    if o.source.is_some_and(|source| cx.has_ability(source, abilities::PERSISTENT)) {
        say!(cx, "-fieldstart", room, Of(source), "[persistent]");
    } else {
        say!(cx, "-fieldstart", room, Of(source));
    }
    Pass
}

fn open_magic_room(cx: &mut Cx, o: FieldOccasion) -> Verdict {
    open(cx, o);
    for mon in cx.actives() {
        let item = cx.mon(mon).item.into();
        cx.single(Event::End, item, Some(StateRef::Item(mon)), mon, None, Effect::NONE, None);
    }
    Pass
}

fn close(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    if let Some(room) = cx.acting().id.as_condition() {
        cx.remove_pseudo_weather(room);
    }
    Pass
}

fn fade(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    say!(cx, "-fieldend", Joined("move: ", Name(cx.acting())));
    Pass
}

fn close_magic_room(cx: &mut Cx, _: FieldOccasion) -> Verdict {
    say!(cx, "-fieldend", "move: Magic Room", Of(cx.own().source.unwrap_or(Mon::NONE)));
    Pass
}

fn exchange_attacking_defense(cx: &mut Cx, hit: Hit) -> Verdict {
    let (other, name) = match cx.mv(hit.mv).override_offensive_stat {
        Some(Stat::Def) => (Stat::Spd, "Def"),
        Some(Stat::Spd) => (Stat::Def, "Sp. Def"),
        _ => return Pass,
    };
    cx.mv_mut(hit.mv).override_offensive_stat = Some(other);
    if cx.is_logging() {
        let text = format!("{} uses {name} boosts when Wonder Room is active.", cx.move_data(hit.mv).name);
        cx.hint(&text, false, None);
    }
    Pass
}
