//! Light Screen halves special damage to one's side for five turns, Reflect physical damage, Aurora Veil both; critical
//! hits and Infiltrator pass.

use crate::shared::weathers::is_snow;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::rule_sets;

pub static AURORA_VEIL: Behaviour = move_(moves::AURORA_VEIL, &[on::try_(needs_snow).compared_since(Gen8)]);

pub static SCREENS: [Behaviour; 3] = [
    condition(
        conditions::LIGHT_SCREEN,
        &[
            on::duration_callback(last),
            on::modify_damage(|cx, hit, _| weaken_only(cx, hit, Category::Special)).for_anyone().compared_since(Gen5),
            on::side_start(|cx, o| rise(cx, o, "move: Light Screen")),
            on::timer(Event::SideResidual).order(26).sub_order(2),
            on::side_end(|cx, o| fall(cx, o, "move: Light Screen")),
        ],
    ),
    condition(
        conditions::REFLECT,
        &[
            on::duration_callback(last),
            on::modify_damage(|cx, hit, _| weaken_only(cx, hit, Category::Physical)).for_anyone().compared_since(Gen5),
            on::side_start(|cx, o| rise(cx, o, "Reflect")),
            on::timer(Event::SideResidual).order(26).sub_order(1),
            on::side_end(|cx, o| fall(cx, o, "Reflect")),
        ],
    ),
    condition(
        conditions::AURORA_VEIL,
        &[
            on::duration_callback(last),
            on::modify_damage(weaken_rest).for_anyone(),
            on::side_start(|cx, o| rise(cx, o, "move: Aurora Veil")),
            on::timer(Event::SideResidual).order(26).sub_order(10),
            on::side_end(|cx, o| fall(cx, o, "move: Aurora Veil")),
        ],
    ),
];

/// In 4096ths.
const TWO_THIRDS: i32 = 2732;

fn needs_snow(cx: &mut Cx, _: Hit) -> Verdict {
    Verdict::from_bool(is_snow(cx))
}

fn last(cx: &mut Cx, o: Occasion) -> u8 {
    if o.source.is_some_and(|source| cx.has_item(source, items::LIGHT_CLAY)) { 8 } else { 5 }
}

/// Whether the screen stands before the target of a hit.
fn is_covered(cx: &Cx, hit: Hit) -> bool {
    let side = cx.holder_side();
    let own = cx.mon(hit.target).side;
    hit.target != hit.user && (own == side || cx.ally_side(side) == Some(own))
}

fn weaken(cx: &mut Cx, hit: Hit, where_many_fight: i32) -> Reply<i32> {
    if cx.hit_data(hit.mv, hit.target).crit || cx.mv(hit.mv).infiltrates {
        return Pass;
    }
    if cx.active_per_half() > 1 { cx.chain(where_many_fight, 4096) } else { cx.chain(1, 2) }
}

fn weaken_only(cx: &mut Cx, hit: Hit, category: Category) -> Reply<i32> {
    let where_many_fight = if cx.since(Gen6) { TWO_THIRDS } else { 2703 };
    if is_covered(cx, hit) && cx.mv(hit.mv).category == category { weaken(cx, hit, where_many_fight) } else { Pass }
}

/// Weakens what neither of the other screens does.
fn weaken_rest(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let side = cx.mon(hit.target).side;
    let other = match cx.mv(hit.mv).category {
        Category::Physical => conditions::REFLECT,
        _ => conditions::LIGHT_SCREEN,
    };
    if is_covered(cx, hit) && !cx.has_side_condition(side, other) { weaken(cx, hit, TWO_THIRDS) } else { Pass }
}

fn rise(cx: &mut Cx, o: SideOccasion, told: &str) -> Verdict {
    say!(cx, "-sidestart", SideName(o.side), told);
    Pass
}

fn fall(cx: &mut Cx, o: SideOccasion, told: &str) -> Verdict {
    say!(cx, "-sideend", SideName(o.side), told);
    Pass
}

/// In generation 1 both are the user's own for as long as it is in, and double a stat where damage is computed.
pub static SCREENS_OF_OLD: [Behaviour; 4] = [
    move_(moves::LIGHT_SCREEN, &[on::try_hit(|cx, hit| fail_behind(cx, hit, conditions::LIGHT_SCREEN))])
        .in_rules(rule_sets::GEN1),
    move_(moves::REFLECT, &[on::try_hit(|cx, hit| fail_behind(cx, hit, conditions::REFLECT))])
        .in_rules(rule_sets::GEN1),
    condition(conditions::LIGHT_SCREEN, &[on::start(|cx, o| rise_before_user(cx, o, "Light Screen"))])
        .in_rules(rule_sets::GEN1)
        .anew(),
    condition(conditions::REFLECT, &[on::start(|cx, o| rise_before_user(cx, o, "Reflect"))])
        .in_rules(rule_sets::GEN1)
        .anew(),
];

fn fail_behind(cx: &mut Cx, hit: Hit, screen: ConditionId) -> Verdict {
    if cx.has_volatile(hit.target, screen) { Fail } else { Pass }
}

fn rise_before_user(cx: &mut Cx, o: Occasion, told: &str) -> Verdict {
    say!(cx, "-start", o.target, told);
    Pass
}

#[cfg(test)]
mod tests {
    use crate::testing::*;

    #[test]
    fn aurora_veil_needs_snow() {
        check(
            gen9(&["Ninetales-Alola, Snow Warning"], &["Snorlax"]),
            &[["auroraveil", "splash"], ["splash", "tackle"]],
            &[HIT],
            &[
                "-weather|Snowscape|[from] ability: Snow Warning|[of] p1a: Ninetales",
                "-sidestart|p1: Ann|move: Aurora Veil",
                "-weather|Snowscape|[upkeep]",
                "-damage|p1a: Ninetales|263/287",
                "-weather|Snowscape|[upkeep]",
            ],
        );
        check(
            gen8(&["Ninetales-Alola, Snow Warning"], &["Snorlax"]),
            &[["auroraveil", "splash"], ["splash", "tackle"]],
            &[HIT],
            &[
                "-weather|Hail|[from] ability: Snow Warning|[of] p1a: Ninetales",
                "-sidestart|p1: Ann|move: Aurora Veil",
                "-weather|Hail|[upkeep]",
                "-damage|p2a: Snorlax|433/461|[from] Hail",
                "-damage|p1a: Ninetales|251/287",
                "-weather|Hail|[upkeep]",
                "-damage|p2a: Snorlax|405/461|[from] Hail",
            ],
        );
        check(gen9(&["Ninetales-Alola"], &["Snorlax"]), &[["auroraveil", "splash"]], &[], &["-fail|p1a: Ninetales"]);
    }
}
