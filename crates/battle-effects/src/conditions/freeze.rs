//! Freeze: its bearer can't move until it thaws, one time in five, by a move of its own or by fire.

use super::conditions_burn::say_status;
use super::conditions_sleep::ask_for_no_move;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static FREEZE: Behaviour = condition(
    conditions::FRZ,
    &[
        on::start(freeze),
        on::before_move(stay_frozen).priority(10),
        on::modify_move(thaw_by_own_move),
        on::after_move_secondary(thaw_by_move),
        on::damaging_hit(thaw_by_fire),
    ],
);

/// In Champions it thaws one time in four, at the third attempt to move at the latest.
pub static FREEZE_IN_CHAMPIONS: Behaviour =
    condition(conditions::FRZ, &[on::start(freeze_for_a_while), on::before_move(stay_frozen_for_a_while).priority(10)])
        .in_rules(rule_sets::CHAMPIONS);

effect_data! {
    /// How many attempts to move are left, in Champions.
    struct Freeze { time: i8 }
}

fn freeze_for_a_while(cx: &mut Cx, o: Occasion) -> Verdict {
    freeze(cx, o);
    cx.remember(Freeze { time: 3 });
    Pass
}

fn stay_frozen_for_a_while(cx: &mut Cx, hit: Hit) -> Verdict {
    if thaws_itself(cx, hit) && (cx.mv(hit.mv).id != moves::BURN_UP || cx.has_type(hit.user, Type::Fire)) {
        return Pass;
    }
    let left = cx.update_memory(|freeze: &mut Freeze| {
        freeze.time -= 1;
        freeze.time
    });
    if left <= 0 || cx.chance(Purpose::Status, 1, 4) {
        cx.cure_status(hit.user);
        return Pass;
    }
    say!(cx, "cant", hit.user, "frz");
    Fail
}

fn freeze(cx: &mut Cx, o: Occasion) -> Verdict {
    say_status(cx, o, "frz");
    let pokemon = cx.mon(o.target);
    let own = cx.dex().species(pokemon.base_species).base_species;
    if pokemon.species == formes::SHAYMIN_SKY && own == formes::SHAYMIN {
        let how = FormeChange { permanent: true, ..FormeChange::default() };
        cx.forme_change_as(o.target, formes::SHAYMIN, cx.acting(), how);
    }
    Pass
}

fn thaws_itself(cx: &Cx, hit: Hit) -> bool {
    cx.mv(hit.mv).has(MoveFlags::DEFROST)
}

fn stay_frozen(cx: &mut Cx, hit: Hit) -> Verdict {
    if thaws_itself(cx, hit) && (cx.mv(hit.mv).id != moves::BURN_UP || cx.has_type(hit.user, Type::Fire)) {
        return Pass;
    }
    if cx.chance(Purpose::Status, 1, 5) {
        cx.cure_status(hit.user);
        return Pass;
    }
    say!(cx, "cant", hit.user, "frz");
    Fail
}

fn thaw_by_own_move(cx: &mut Cx, hit: Hit) -> Verdict {
    if thaws_itself(cx, hit) {
        say!(cx, "-curestatus", hit.user, "frz", Joined("[from] move: ", cx.mv(hit.mv).id));
        cx.clear_status(hit.user);
    }
    Pass
}

fn thaw_by_move(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.numbers(hit.mv).thaws_target() {
        cx.cure_status(hit.target);
    }
    Pass
}

fn thaw_by_fire(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let mv = cx.mv(hit.mv);
    if mv.kind == Type::Fire && mv.category != Category::Status && mv.id != moves::POLAR_FLARE {
        cx.cure_status(hit.target);
    }
    Pass
}

/// In generation 1 only a move that can burn, or Haze, thaws.
pub static FREEZE_OF_OLD: Behaviour = condition(
    conditions::FRZ,
    &[
        on::start(freeze_solid),
        on::before_move(stand_frozen).priority(12),
        on::after_move_secondary(thaw_by_burning_move),
        on::disable_move(ask_for_no_move),
    ],
)
.in_rules(rule_sets::GEN1)
.anew();

fn freeze_solid(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-status", o.target, "frz");
    Pass
}

fn stand_frozen(cx: &mut Cx, hit: Hit) -> Verdict {
    say!(cx, "cant", hit.user, "frz");
    cx.mon_mut(hit.user).last_move = Mv::NONE;
    Fail
}

fn thaw_by_burning_move(cx: &mut Cx, hit: Hit) -> Verdict {
    if cx.secondaries_of(hit.mv).iter().any(|secondary| secondary.status == conditions::BRN) {
        cx.cure_status(hit.target);
    }
    Pass
}
