//! Tera Donation: the first Pokémon sent out terastallizes at once, and its team has its Tera Type besides its own types.

use crate::shared::categories::hits_harder_physically;
use tallgrass_battle::Notes;
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

/// What it makes of Tera Blast.
pub static TERA_DONATION_MOVES: Behaviour = lent(conditions::GEN_9_TERA_DONATION, &[on::base_power_callback(power)]);

effect_data! {
    /// The type donated to a Pokémon, by its number from 1.
    struct Donated { kind: u8 }
}

static DONATED: Notes<Donated> = Notes::of_format(formats::GEN_9_TERA_DONATION);

fn donated(cx: &Cx, mon: Mon) -> Option<Type> {
    let number = cx.note(&DONATED, mon).kind.checked_sub(1)?;
    Type::ALL.get(number as usize).copied()
}

/// A donated type counts as one of its Pokémon's own where this is the format itself, not one among the rules.
pub static TERA_DONATION_HOOKS: RuleHooks = RuleHooks {
    mon_notes: DONATED.bytes(),
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
    if !has_tera_type
        && !has_another
        && let Some(donated) = donated(cx, mon)
    {
        types.push(donated);
        types = types.distinct();
    }
    types
}

/// Tera Shell does nothing.
fn effectiveness(cx: &mut Cx, mon: Mon, mv: Mv) -> i32 {
    let has_tera_type = cx.mon(mon).terastallized.is_some() || donated(cx, mon).is_some();
    if has_tera_type && cx.mv(mv).kind == Type::Stellar { 1 } else { cx.effectiveness_on_types(mon, mv) }
}

fn same_type_bonus(cx: &mut Cx, damage: i64, hit: Hit, kind: Type) -> i64 {
    if cx.mon(hit.user).terastallized.or(donated(cx, hit.user)) != Some(Type::Stellar) {
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
            cx.set_note(&DONATED, ally, Donated { kind: kind as u8 + 1 });
        }
    }
    if cx.mon(mon).terastallized.is_none() {
        let types = cx.types_as(cx.mon(mon).illusion.unwrap_or(mon), true, false);
        say!(cx, "-start", mon, "typechange", types, "[silent]");
    }
    Pass
}

fn is_tera_blast(cx: &Cx, hit: Hit) -> bool {
    cx.mv(hit.mv).id == moves::TERA_BLAST
}

fn strengthen_tera_blast(cx: &mut Cx, hit: Hit) -> Verdict {
    if !is_tera_blast(cx, hit) {
        return Pass;
    }
    cx.mv_mut(hit.mv).code_from = EffectId::lent_by(conditions::GEN_9_TERA_DONATION);
    let Some(kind) = donated(cx, hit.user) else { return Pass };
    if hits_harder_physically(cx, hit.user) {
        cx.mv_mut(hit.mv).category = Category::Physical;
    }
    if kind == Type::Stellar {
        cx.mv_mut(hit.mv).self_boosts = Some(BoostList::new(&[(Boost::Atk, -1), (Boost::Spa, -1)]));
    }
    Pass
}

fn power(cx: &mut Cx, hit: Hit, _: i32) -> Reply<i32> {
    let kind = cx.mon(hit.user).terastallized.or(donated(cx, hit.user));
    Set(if kind == Some(Type::Stellar) { 100 } else { 80 })
}

fn give_tera_blast_its_type(cx: &mut Cx, hit: Hit) -> Verdict {
    if is_tera_blast(cx, hit)
        && let Some(kind) = donated(cx, hit.user)
    {
        cx.mv_mut(hit.mv).kind = kind;
    }
    Pass
}

fn animate_tera_blast(cx: &mut Cx, hit: Hit) -> Verdict {
    // SHOWDOWN: it is animated in the type donated to whom it is used on.
    if is_tera_blast(cx, hit)
        && let Some(kind) = donated(cx, hit.target)
    {
        cx.attr_last_move(&[&Joined("[anim] Tera Blast ", kind)]);
    }
    Pass
}
