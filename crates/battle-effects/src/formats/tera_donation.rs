//! Tera Donation: the first Pokémon sent out terastallizes at once, and its team has its Tera Type besides its own types.

use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::behaviour::RuleHooks;
use tallgrass_battle::prelude::*;
use tallgrass_pokedex::formats;

pub static TERA_DONATION: Behaviour = condition(
    conditions::GEN_9_TERA_DONATION,
    &[
        on::switch_in(donate),
        on::modify_move(strengthen_tera_blast),
        on::modify_type(give_tera_blast_its_type),
        on::prepare_hit(animate_tera_blast),
    ],
);

/// A donated type counts as one of its Pokémon's own where this is the format itself, not one among the rules.
pub static TERA_DONATION_HOOKS: RuleHooks = RuleHooks {
    flow: Some(|flow| {
        flow.types = Some(types);
        flow.effectiveness = Some(effectiveness);
        flow.modify_damage = Some(|cx, raw, hit, quiet| cx.usual_modify_damage(raw, hit, quiet, same_type_bonus));
    }),
    ..RuleHooks::of_format(formats::GEN_9_TERA_DONATION)
};

/// A Pokémon has the donated type besides its own as long as it isn't given another.
fn types(cx: &mut Cx, mon: Mon, exclude_added: bool, before_tera: bool) -> Types {
    let mut types = cx.usual_types(mon, exclude_added, before_tera);
    let pokemon = cx.mon(mon);
    let has_tera_type = !before_tera && pokemon.terastallized.is_some_and(|kind| kind != Type::Stellar);
    let has_another = !exclude_added && pokemon.added_type.is_some();
    if let Some(donated) = pokemon.donated_type.filter(|_| !has_tera_type && !has_another) {
        types.push(donated);
        types = types.distinct();
    }
    types
}

/// Tera Shell does nothing.
fn effectiveness(cx: &mut Cx, mon: Mon, mv: Mv) -> i32 {
    let pokemon = cx.mon(mon);
    let has_tera_type = pokemon.terastallized.is_some() || pokemon.donated_type.is_some();
    if has_tera_type && cx.mv(mv).kind == Type::Stellar { 1 } else { cx.effectiveness_on_types(mon, mv) }
}

fn same_type_bonus(cx: &mut Cx, damage: i64, hit: Hit, kind: Type) -> i64 {
    let user = cx.mon(hit.user);
    if user.terastallized.or(user.donated_type) != Some(Type::Stellar) {
        return cx.same_type_bonus(damage, hit, kind);
    }
    let boosted = cx.stellar_bonus(damage, hit, kind);
    // SHOWDOWN: of several hits only the first is boosted.
    cx.mv_mut(hit.mv).stellar_boosted = false;
    boosted
}

fn donate(cx: &mut Cx, o: Occasion) -> Verdict {
    let mon = o.target;
    if cx.state().turn == 0 {
        cx.terastallize(mon);
        let kind = cx.mon(mon).tera_type;
        let side = cx.mon(mon).side;
        for place in 0..cx.side(side).team().len() {
            let ally = cx.side(side).team()[place];
            cx.mon_mut(ally).donated_type = Some(kind);
        }
    }
    if cx.mon(mon).terastallized.is_none() {
        let types = cx.types_as(cx.mon(mon).illusion.unwrap_or(mon), true, false);
        say!(cx, "-start", mon, "typechange", types, "[silent]");
    }
    Pass
}

/// How Tera Blast is told that it may be stronger with a donated type.
const DONATED: u64 = 1;

fn donated(cx: &Cx, hit: Hit) -> Option<Type> {
    cx.mon(hit.user).donated_type.filter(|_| cx.mv(hit.mv).id == moves::TERA_BLAST)
}

fn strengthen_tera_blast(cx: &mut Cx, hit: Hit) -> Verdict {
    let Some(kind) = donated(cx, hit) else { return Pass };
    if hits_harder_physically(cx, hit.user) {
        cx.mv_mut(hit.mv).category = Category::Physical;
    }
    if kind == Type::Stellar {
        let active = cx.mv_mut(hit.mv);
        active.self_boosts = Some(BoostList::new(&[(Boost::Atk, -1), (Boost::Spa, -1)]));
        active.note = DONATED;
    }
    Pass
}

/// Whether Tera Blast is as strong as a Stellar one though its user isn't terastallized.
pub(crate) fn is_stellar_by_donation(cx: &Cx, hit: Hit) -> bool {
    cx.mv(hit.mv).note == DONATED && cx.mon(hit.user).terastallized.is_none()
}

fn give_tera_blast_its_type(cx: &mut Cx, hit: Hit) -> Verdict {
    if let Some(kind) = donated(cx, hit) {
        cx.mv_mut(hit.mv).kind = kind;
    }
    Pass
}

fn animate_tera_blast(cx: &mut Cx, hit: Hit) -> Verdict {
    // SHOWDOWN: it is animated in the type donated to whom it is used on.
    let target = cx.mon(hit.target).donated_type.filter(|_| cx.mv(hit.mv).id == moves::TERA_BLAST);
    if let Some(kind) = target {
        cx.attr_last_move(&[&Joined("[anim] Tera Blast ", kind)]);
    }
    Pass
}
