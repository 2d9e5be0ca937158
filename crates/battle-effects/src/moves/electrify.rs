//! What makes moves Electric.

use tallgrass_battle::prelude::*;

/// Electrify: the target's next move this turn.
pub static ELECTRIFY: Behaviour = move_(moves::ELECTRIFY, &[on::try_hit(in_time)]);

pub static ELECTRIFY_CONDITION: Behaviour =
    condition(conditions::ELECTRIFY, &[on::start(announce), on::modify_type(electrify).priority(-2)]);

/// Ion Deluge: everybody's Normal moves this turn.
pub static ION_DELUGE_CONDITION: Behaviour =
    condition(conditions::ION_DELUGE, &[on::field_start(begin), on::modify_type(electrify_normal).priority(-2)]);

fn in_time(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.will_move(hit.target).is_none() && cx.mon(hit.target).active_turns != 0 { Fail } else { Pass }
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-singleturn", o.target, "move: Electrify");
    Pass
}

fn electrify(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).id != moves::STRUGGLE {
        cx.mv_mut(hit.mv).kind = Type::Electric;
    }
    Pass
}

fn begin(cx: &mut Cx, o: FieldOccasion) -> Verdict {
    say!(cx, "-fieldactivate", "move: Ion Deluge");
    if cx.is_logging()
        && let Some(by) = o.effect.id.as_move()
    {
        let name = cx.dex().mv(by).name;
        cx.hint(&format!("Normal-type moves become Electric-type after using {name}."), false, None);
    }
    Pass
}

fn electrify_normal(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.mv(hit.mv).kind == Type::Normal {
        cx.mv_mut(hit.mv).kind = Type::Electric;
    }
    Pass
}
