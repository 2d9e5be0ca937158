//! Synchronize: whoever burns, paralyses or poisons the holder suffers the same.

use tallgrass_battle::prelude::*;

pub static SYNCHRONIZE: Behaviour = ability(abilities::SYNCHRONIZE, &[on::after_set_status(share_suffering)]);

fn share_suffering(cx: &mut Cx, o: Occasion, status: ConditionId) -> Verdict {
    let Some(source) = o.source else { return Pass };
    if source == o.target
        || o.effect.is(conditions::TOXIC_SPIKES)
        || matches!(status, conditions::SLP | conditions::FRZ)
    {
        return Pass;
    }
    if cx.until(Gen4) {
        let status = if status == conditions::TOX { conditions::PSN } else { status };
        cx.try_set_status(source, status, Some(o.target), None);
        return Pass;
    }
    say!(cx, "-activate", o.target, Full(cx.acting()));
    // SHOWDOWN: what then causes the status is not the ability but something nameless that gives just this status.
    cx.try_set_status(source, status, Some(o.target), Some(status.into()));
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn whoever_burns_the_holder_burns() {
        check(
            gen9(&["Alakazam"], &["Umbreon, Synchronize"]),
            &[["willowisp", "splash"]],
            &[&[(Accuracy, 0)]],
            &[
                "-status|p2a: Umbreon|brn",
                "-activate|p2a: Umbreon|ability: Synchronize",
                "-status|p1a: Alakazam|brn",
                "-damage|p1a: Alakazam|236/251 brn|[from] brn",
                "-damage|p2a: Umbreon|311/331 brn|[from] brn",
            ],
        );
    }
}
