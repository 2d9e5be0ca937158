//! Curse: a Ghost gives half its HP to make its target lose a quarter each turn; others grow stronger and slower.

use tallgrass_battle::prelude::*;

pub static CURSE: Behaviour =
    move_(moves::CURSE, &[on::modify_move(aim).compared_since(Gen8), on::try_hit(choose_effect), on::hit(pay)]);

pub static CURSE_CONDITION: Behaviour =
    condition(conditions::CURSE, &[on::start(announce), on::residual(hurt).order(12)]);

fn aim(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.has_type(hit.user, Type::Ghost) {
        let own = cx.move_data(hit.mv).non_ghost_target.unwrap_or(MoveTarget::Self_);
        cx.mv_mut(hit.mv).target = own;
    } else if cx.since(Gen9) && !hit.target.is_none() && cx.is_ally(hit.user, hit.target) {
        cx.mv_mut(hit.mv).target = MoveTarget::RandomNormal;
    }
    Pass
}

fn choose_effect(cx: &mut Cx, hit: Hit) -> Verdict {
    if !cx.has_type(hit.user, Type::Ghost) {
        let mv = cx.mv_mut(hit.mv);
        mv.volatile = ConditionId::NONE;
        mv.bare_hit = true;
        mv.self_boosts = Some(BoostList::new(&[(Boost::Spe, -1), (Boost::Atk, 1), (Boost::Def, 1)]));
    } else if cx.mv(hit.mv).volatile.is_some() && cx.has_volatile(hit.target, conditions::CURSE) {
        return Fail;
    }
    Pass
}

fn pay(cx: &mut Cx, hit: Hit) -> Verdict {
    cx.direct_damage(share(cx.mon(hit.user).max_hp, 1, 2), hit.user, Some(hit.user), None);
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    if let Some(source) = o.source {
        say!(cx, "-start", o.target, "Curse", Of(source));
    }
    Pass
}

fn hurt(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.damage(share(cx.mon(o.target).base_max_hp, 1, 4), o.target);
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn a_ghost_that_aims_at_its_ally_curses_a_foe_since_generation_9() {
        check(
            gen9(&["Gengar", "Alakazam"], &["Snorlax", "Slowpoke"]).doubled(),
            &[["curse -2, splash", "splash, splash"]],
            &[&[(Target, 0), (Target, 1)]],
            &[
                "-start|p2b: Slowpoke|Curse|[of] p1a: Gengar",
                "-damage|p1a: Gengar|131/261",
                "-damage|p2b: Slowpoke|241/321|[from] Curse",
            ],
        );
    }

    #[test]
    fn others_grow_stronger_and_slower() {
        check(
            gen9(&["Snorlax"], &["Slowpoke"]),
            &[["curse", "splash"]],
            &[&[(SelfEffect, 0)]],
            &["-unboost|p1a: Snorlax|spe|1", "-boost|p1a: Snorlax|atk|1", "-boost|p1a: Snorlax|def|1"],
        );
    }
}
