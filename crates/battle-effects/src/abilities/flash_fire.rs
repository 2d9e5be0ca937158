//! Flash Fire: Fire moves don't hurt; from the first one on, the holder's own Fire moves gain half again.

use tallgrass_battle::prelude::*;
use tallgrass_pokedex::Accuracy;
use tallgrass_pokedex::rule_sets;

pub static FLASH_FIRE: Behaviour = ability(abilities::FLASH_FIRE, &[on::try_hit(catch_fire), on::end(go_out)]);
pub static FLASH_FIRE_CONDITION: Behaviour = condition(
    conditions::FLASH_FIRE,
    &[on::start(announce), on::modify_atk(blaze).priority(5), on::modify_spa(blaze).priority(5), on::end(announce_end)],
);

fn catch_fire(cx: &mut Cx, hit: Hit) -> Verdict {
    if hit.target == hit.user || cx.mv(hit.mv).kind != Type::Fire {
        return Pass;
    }
    cx.mv_mut(hit.mv).accuracy = Accuracy::Always;
    if !cx.add_volatile(hit.target, conditions::FLASH_FIRE, None, None).truthy() {
        say!(cx, "-immune", hit.target, By(cx.acting()));
    }
    Silent
}

fn go_out(cx: &mut Cx, o: Occasion) -> Verdict {
    cx.remove_volatile(o.target, conditions::FLASH_FIRE);
    Pass
}

fn announce(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-start", o.target, "ability: Flash Fire");
    Pass
}

fn blaze(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let burns = cx.mv(hit.mv).kind == Type::Fire && cx.has_ability(hit.user, abilities::FLASH_FIRE);
    if burns { cx.chain(3, 2) } else { Pass }
}

fn announce_end(cx: &mut Cx, o: Occasion) -> Verdict {
    say!(cx, "-end", o.target, "ability: Flash Fire", "[silent]");
    Pass
}

/// Up to generation 3 it doesn't work while frozen, nor against a Will-O-Wisp that could do nothing.
pub static FLASH_FIRE_OF_OLD: Behaviour =
    ability(abilities::FLASH_FIRE, &[on::try_hit(catch_fire_if_it_can), on::end(go_out)])
        .in_rules(rule_sets::GEN3)
        .anew();

fn catch_fire_if_it_can(cx: &mut Cx, hit: Hit) -> Verdict {
    let Hit { user, target, mv } = hit;
    if target == user || cx.mv(mv).kind != Type::Fire {
        return Pass;
    }
    let status = cx.mon(target).status;
    let in_vain =
        status.is_some() || cx.has_type(target, Type::Fire) || cx.has_volatile(target, conditions::SUBSTITUTE);
    if status == conditions::FRZ || (cx.mv(mv).id == moves::WILL_O_WISP && in_vain) {
        return Pass;
    }
    if !cx.add_volatile(target, conditions::FLASH_FIRE, None, None).truthy() {
        say!(cx, "-immune", target, By(cx.acting()));
    }
    Silent
}
