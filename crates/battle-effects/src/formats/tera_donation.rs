//! Tera Donation: the first Pokémon sent out terastallizes at once, and its team has its Tera Type besides its own types.

use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::prelude::*;

pub static TERA_DONATION: Behaviour = condition(
    conditions::GEN_9_TERA_DONATION,
    &[
        on::switch_in(donate),
        on::modify_move(strengthen_tera_blast),
        on::modify_type(give_tera_blast_its_type),
        on::prepare_hit(animate_tera_blast),
    ],
);

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
