//! What lies in wait for whoever comes in.

use tallgrass_battle::prelude::*;

/// Spikes: hurt who comes in on the ground, more with each of up to three layers.
pub static SPIKES_CONDITION: Behaviour = condition(
    conditions::SPIKES,
    &[on::side_start(scatter_spikes), on::side_restart(scatter_more_spikes), on::switch_in(sting)],
);

/// Stealth Rock: hurts whoever comes in as a Rock attack would.
pub static STEALTH_ROCK_CONDITION: Behaviour =
    condition(conditions::STEALTH_ROCK, &[on::side_start(float_rocks), on::switch_in(dig_in)]);

/// Sticky Web: lowers the Speed of who comes in on the ground.
pub static STICKY_WEB_CONDITION: Behaviour =
    condition(conditions::STICKY_WEB, &[on::side_start(spin_web), on::switch_in(catch).compared_since(Gen8)]);

/// Toxic Spikes: poison who comes in on the ground, badly with a second layer. A Poison type takes them away.
pub static TOXIC_SPIKES_CONDITION: Behaviour = condition(
    conditions::TOXIC_SPIKES,
    &[on::side_start(scatter_poison), on::side_restart(scatter_more_poison), on::switch_in(poison)],
);

effect_data! {
    /// How many layers there are.
    pub(crate) struct Layers { count: u8 }
}

fn lay(cx: &mut Cx, o: SideOccasion, name: &str, most: u8) -> Verdict {
    let count = cx.memory::<Layers>().count;
    if count >= most {
        return Fail;
    }
    say!(cx, "-sidestart", SideName(o.side), name);
    cx.remember(Layers { count: count + 1 });
    Pass
}

fn scatter_spikes(cx: &mut Cx, o: SideOccasion) -> Verdict {
    lay(cx, o, "Spikes", 1)
}

fn scatter_more_spikes(cx: &mut Cx, o: SideOccasion) -> Verdict {
    lay(cx, o, "Spikes", 3)
}

fn scatter_poison(cx: &mut Cx, o: SideOccasion) -> Verdict {
    lay(cx, o, "move: Toxic Spikes", 1)
}

fn scatter_more_poison(cx: &mut Cx, o: SideOccasion) -> Verdict {
    lay(cx, o, "move: Toxic Spikes", 2)
}

fn float_rocks(cx: &mut Cx, o: SideOccasion) -> Verdict {
    lay(cx, o, "move: Stealth Rock", 1)
}

fn spin_web(cx: &mut Cx, o: SideOccasion) -> Verdict {
    lay(cx, o, "move: Sticky Web", 1)
}

fn walks_into(cx: &mut Cx, mon: Mon) -> bool {
    cx.is_grounded(mon) && !cx.has_item(mon, items::HEAVY_DUTY_BOOTS)
}

fn sting(cx: &mut Cx, o: Occasion) -> Verdict {
    if walks_into(cx, o.target) {
        let part = match cx.memory::<Layers>().count {
            0 => 0,
            1 => 3,
            2 => 4,
            _ => 6,
        };
        cx.damage(share(cx.mon(o.target).max_hp, part, 24), o.target);
    }
    Pass
}

fn dig_in(cx: &mut Cx, o: Occasion) -> Verdict {
    hurt_as(cx, o, Type::Rock)
}

/// Hurts who comes in as an attack of this type would.
pub(crate) fn hurt_as(cx: &mut Cx, o: Occasion, kind: Type) -> Verdict {
    if cx.has_item(o.target, items::HEAVY_DUTY_BOOTS) {
        return Pass;
    }
    let rocks = cx.new_move(moves::STEALTH_ROCK);
    cx.mv_mut(rocks).kind = kind;
    let effectiveness = cx.effectiveness(o.target, rocks).clamp(-6, 6);
    let (part, of) = if effectiveness >= 0 { (1 << effectiveness, 8) } else { (1, 8 << -effectiveness) };
    cx.damage(share(cx.mon(o.target).max_hp, part, of), o.target);
    Pass
}

fn first_foe(cx: &Cx, mon: Mon) -> Option<Mon> {
    let across = cx.foe_side(cx.mon(mon).side);
    cx.side(across).active()[0].some()
}

fn catch(cx: &mut Cx, o: Occasion) -> Verdict {
    if walks_into(cx, o.target) {
        say!(cx, "-activate", o.target, "move: Sticky Web");
        // Before generation 9 the web was its spinner's, even after Court Change.
        let by = if cx.since(Gen9) { first_foe(cx, o.target) } else { cx.own().source };
        cx.boost_by(&[(Boost::Spe, -1)], o.target, by, Some(moves::STICKY_WEB.into()));
    }
    Pass
}

fn poison(cx: &mut Cx, o: Occasion) -> Verdict {
    if !cx.is_grounded(o.target) {
        return Pass;
    }
    if cx.has_type(o.target, Type::Poison) {
        let side = cx.mon(o.target).side;
        say!(cx, "-sideend", SideName(side), "move: Toxic Spikes", Of(o.target));
        cx.remove_side_condition(side, conditions::TOXIC_SPIKES);
    } else if !cx.has_type(o.target, Type::Steel) && !cx.has_item(o.target, items::HEAVY_DUTY_BOOTS) {
        let status = if cx.memory::<Layers>().count >= 2 { conditions::TOX } else { conditions::PSN };
        let foe = first_foe(cx, o.target);
        cx.try_set_status(o.target, status, foe, None);
    }
    Pass
}
