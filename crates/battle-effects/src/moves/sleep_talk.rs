//! Sleep Talk: the user, asleep, uses one of its other moves at random.

use arrayvec::ArrayVec;
use tallgrass_battle::prelude::*;
use tallgrass_battle::state::MAX_MOVES;
use tallgrass_pokedex::MaxKind;

pub static SLEEP_TALK: Behaviour = move_(moves::SLEEP_TALK, &[on::try_(needs_sleep), on::hit(talk)]);

/// Snore: works only asleep.
pub static SNORE: Behaviour = move_(moves::SNORE, &[on::try_(needs_sleep)]);

fn needs_sleep(cx: &mut Cx, hit: Hit) -> Verdict {
    let asleep = cx.mon(hit.user).status == conditions::SLP || cx.has_ability(hit.user, abilities::COMATOSE);
    Verdict::from_bool(asleep)
}

fn talk(cx: &mut Cx, hit: Hit) -> Verdict {
    let choices: ArrayVec<MoveId, MAX_MOVES> =
        cx.moves(hit.target).map(|slot| slot.id).filter(|&id| id.is_some() && can_be_called(cx, id)).collect();
    let Some(called) = cx.sample(Purpose::CalledMove, &choices) else { return Fail };
    cx.use_move(called, hit.target, MoveUse::default());
    Pass
}

fn can_be_called(cx: &Cx, id: MoveId) -> bool {
    let data = cx.dex().mv(id);
    let own_z = data.is_z.is_some() && data.base_power != 1;
    !data.flags.intersects(MoveFlags::NOSLEEPTALK | MoveFlags::CHARGE) && !own_z && data.is_max == MaxKind::No
}
