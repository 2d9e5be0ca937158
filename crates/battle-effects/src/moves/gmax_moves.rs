//! G-Max Moves: what they do besides damage.

use tallgrass_battle::prelude::*;

/// Those that give all foes a status: any of three, poison, paralysis or poison, paralysis.
pub static STATUS: [Behaviour; 4] = [
    move_(moves::G_MAX_BEFUDDLE, &[on::self_hit(befuddle)]),
    move_(moves::G_MAX_MALODOR, &[on::self_hit(|cx, hit| inflict(cx, hit, conditions::PSN))]),
    move_(moves::G_MAX_STUN_SHOCK, &[on::self_hit(stun_or_poison)]),
    move_(moves::G_MAX_VOLT_CRASH, &[on::self_hit(|cx, hit| inflict(cx, hit, conditions::PAR))]),
];

/// Those that bind, enamour, confuse or torment all foes.
pub static VOLATILE: [Behaviour; 6] = [
    move_(moves::G_MAX_CENTIFERNO, &[on::self_hit(|cx, hit| bind(cx, hit, moves::G_MAX_CENTIFERNO))]),
    move_(moves::G_MAX_SANDBLAST, &[on::self_hit(|cx, hit| bind(cx, hit, moves::G_MAX_SANDBLAST))]),
    move_(moves::G_MAX_CUDDLE, &[on::self_hit(|cx, hit| burden(cx, hit, conditions::ATTRACT))]),
    move_(moves::G_MAX_GOLD_RUSH, &[on::self_hit(|cx, hit| burden(cx, hit, conditions::CONFUSION))]),
    move_(moves::G_MAX_SMITE, &[on::self_hit(|cx, hit| burden(cx, hit, conditions::CONFUSION))]),
    move_(moves::G_MAX_MELTDOWN, &[on::self_hit(torment)]),
];

/// Those that lower stages of all foes: Speed harshly, evasion.
pub static STAGES: [Behaviour; 2] = [
    move_(moves::G_MAX_FOAM_BURST, &[on::self_hit(|cx, hit| lower(cx, hit, (Boost::Spe, -2)))]),
    move_(moves::G_MAX_TARTNESS, &[on::self_hit(|cx, hit| lower(cx, hit, (Boost::Evasion, -1)))]),
];

/// G-Max Snooze: may make its target drowsy.
pub static SNOOZE: Behaviour =
    move_(moves::G_MAX_SNOOZE, &[on::hit(yawn), on::after_sub_damage(yawn_behind_substitute)]);

/// Those that help their user's side: a sixth of the HP, berries back, cured statuses.
pub static HELPING: [Behaviour; 3] = [
    move_(moves::G_MAX_FINALE, &[on::self_hit(heal)]),
    move_(moves::G_MAX_REPLENISH, &[on::self_hit(give_berries_back)]),
    move_(moves::G_MAX_SWEETNESS, &[on::self_hit(cure)]),
];

/// Those that leave something among the foes.
pub static LEAVING: [Behaviour; 6] = [
    move_(moves::G_MAX_CANNONADE, &[on::self_hit(|cx, hit| leave(cx, hit, conditions::G_MAX_CANNONADE))]),
    move_(moves::G_MAX_STEELSURGE, &[on::self_hit(|cx, hit| leave(cx, hit, conditions::G_MAX_STEELSURGE))]),
    move_(moves::G_MAX_STONESURGE, &[on::self_hit(|cx, hit| leave(cx, hit, conditions::STEALTH_ROCK))]),
    move_(moves::G_MAX_VINE_LASH, &[on::self_hit(|cx, hit| leave(cx, hit, conditions::G_MAX_VINE_LASH))]),
    move_(moves::G_MAX_VOLCALITH, &[on::self_hit(|cx, hit| leave(cx, hit, conditions::G_MAX_VOLCALITH))]),
    move_(moves::G_MAX_WILDFIRE, &[on::self_hit(|cx, hit| leave(cx, hit, conditions::G_MAX_WILDFIRE))]),
];

/// Vortexes, vines, rocks and fires: for four turns they hurt who is not of their type.
pub static LEFT_BEHIND: [Behaviour; 4] = [
    condition(
        conditions::G_MAX_CANNONADE,
        &[
            on::side_start(begin),
            on::residual(|cx, o| hurt(cx, o, Type::Water)).order(5).sub_order(1),
            on::timer(Event::SideResidual).order(26).sub_order(11),
            on::side_end(end),
        ],
    ),
    condition(
        conditions::G_MAX_VINE_LASH,
        &[
            on::side_start(begin),
            on::residual(|cx, o| hurt(cx, o, Type::Grass)).order(5).sub_order(1),
            on::timer(Event::SideResidual).order(26).sub_order(11),
            on::side_end(end),
        ],
    ),
    condition(
        conditions::G_MAX_VOLCALITH,
        &[
            on::side_start(begin),
            on::residual(|cx, o| hurt(cx, o, Type::Rock)).order(5).sub_order(1),
            on::timer(Event::SideResidual).order(26).sub_order(11),
            on::side_end(end),
        ],
    ),
    condition(
        conditions::G_MAX_WILDFIRE,
        &[
            on::side_start(begin),
            on::residual(|cx, o| hurt(cx, o, Type::Fire)).order(5).sub_order(1),
            on::timer(Event::SideResidual).order(26).sub_order(11),
            on::side_end(end),
        ],
    ),
];

/// Sharp steel: hurts whoever comes in as a Steel attack would.
pub static STEELSURGE_CONDITION: Behaviour =
    condition(conditions::G_MAX_STEELSURGE, &[on::side_start(float_steel), on::switch_in(cut)]);

fn befuddle(cx: &mut Cx, hit: Hit) -> Verdict {
    for foe in cx.foes(hit.user) {
        let status = cx.sample(Purpose::Pick, &[conditions::SLP, conditions::PAR, conditions::PSN]);
        cx.try_set_status(foe, status.unwrap_or_default(), Some(hit.user), None);
    }
    Pass
}

fn inflict(cx: &mut Cx, hit: Hit, status: ConditionId) -> Verdict {
    for foe in cx.foes(hit.user) {
        cx.try_set_status(foe, status, Some(hit.user), None);
    }
    Pass
}

fn stun_or_poison(cx: &mut Cx, hit: Hit) -> Verdict {
    for foe in cx.foes(hit.user) {
        let status = if cx.random(Purpose::Pick, 2) == 0 { conditions::PAR } else { conditions::PSN };
        cx.try_set_status(foe, status, Some(hit.user), None);
    }
    Pass
}

fn bind(cx: &mut Cx, hit: Hit, by: MoveId) -> Verdict {
    for foe in cx.foes(hit.user) {
        cx.add_volatile(foe, conditions::PARTIALLYTRAPPED, Some(hit.user), Some(by.into()));
    }
    Pass
}

fn burden(cx: &mut Cx, hit: Hit, volatile: ConditionId) -> Verdict {
    for foe in cx.foes(hit.user) {
        cx.add_volatile(foe, volatile, None, None);
    }
    Pass
}

fn torment(cx: &mut Cx, hit: Hit) -> Verdict {
    let effect = cx.move_effect(hit.mv);
    for foe in cx.foes(hit.user) {
        if !cx.has_volatile(foe, conditions::DYNAMAX) {
            cx.add_volatile(foe, conditions::TORMENT, Some(hit.user), Some(effect));
        }
    }
    Pass
}

fn lower(cx: &mut Cx, hit: Hit, change: (Boost, i8)) -> Verdict {
    for foe in cx.foes(hit.user) {
        cx.boost(&[change], foe);
    }
    Pass
}

fn make_drowsy(cx: &mut Cx, mon: Mon) {
    if cx.mon(mon).status.is_some() || !cx.status_immunity(mon, conditions::SLP, false) {
        return;
    }
    if !cx.chance(Purpose::Chance, 1, 2) {
        cx.add_volatile(mon, conditions::YAWN, None, None);
    }
}

fn yawn(cx: &mut Cx, hit: Hit) -> Verdict {
    make_drowsy(cx, hit.target);
    Pass
}

fn yawn_behind_substitute(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    make_drowsy(cx, hit.target);
    Pass
}

fn heal(cx: &mut Cx, hit: Hit) -> Verdict {
    let effect = cx.move_effect(hit.mv);
    for ally in cx.allies_and_self(hit.user) {
        let sixth = share(cx.mon(ally).max_hp, 1, 6);
        cx.heal_by(sixth, ally, Some(hit.user), Some(effect));
    }
    Pass
}

fn give_berries_back(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.chance(Purpose::Chance, 1, 2) {
        return Pass;
    }
    for ally in cx.allies_and_self(hit.user) {
        let berry = cx.mon(ally).last_item;
        if cx.mon(ally).item.is_none() && berry.is_some() && cx.dex().item(berry).is_berry {
            cx.mon_mut(ally).last_item = ItemId::NONE;
            say!(cx, "-item", ally, berry, "[from] move: G-Max Replenish");
            cx.set_item(ally, berry, None, None);
        }
    }
    Pass
}

fn cure(cx: &mut Cx, hit: Hit) -> Verdict {
    let side = cx.mon(hit.user).side;
    for i in 0..cx.side(side).team().len() {
        let ally = cx.side(side).team()[i];
        cx.cure_status(ally);
    }
    Pass
}

fn leave(cx: &mut Cx, hit: Hit, what: ConditionId) -> Verdict {
    for side in cx.foe_sides_with_conditions(cx.mon(hit.user).side) {
        cx.add_side_condition(side, what, None, None);
    }
    Pass
}

fn begin(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sidestart", SideName(o.side), Name(cx.acting()));
    Pass
}

fn end(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sideend", SideName(o.side), Name(cx.acting()));
    Pass
}

fn hurt(cx: &mut Cx, o: Occasion, spared: Type) -> Verdict {
    if !cx.has_type(o.target, spared) {
        cx.damage(share(cx.mon(o.target).base_max_hp, 1, 6), o.target);
    }
    Pass
}

fn float_steel(cx: &mut Cx, o: SideOccasion) -> Verdict {
    say!(cx, "-sidestart", SideName(o.side), "move: G-Max Steelsurge");
    Pass
}

fn cut(cx: &mut Cx, o: Occasion) -> Verdict {
    super::moves_entry_hazards::hurt_as(cx, o, Type::Steel)
}
