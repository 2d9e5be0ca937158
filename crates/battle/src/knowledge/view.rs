//! A battle as a player sees it.

use super::seen::{MoveSeen, ShownHp};
use crate::battle::Battle;
use crate::choice::{Decisions, Mask};
use crate::ids::{EffectId, Mon, SideId};
use crate::protocol::view::View;
use crate::state::{ActiveRequest, ConditionList, EffectState, MAX_MOVES, RequestKind};
use arrayvec::ArrayVec;
use tallgrass_pokedex::{AbilityId, ConditionId, GameType, Gender, ItemId, SpeciesId, Type};

/// A battle as one of its players sees it, or who watches: the own team (and a partner's) as it is, and of everybody else
/// what was told. Made by [`Battle::seen_by`].
///
/// It shows nothing that isn't known, so that what is made of it alone is fair: two battles that differ only in what is
/// hidden have equal views until something tells them apart.
#[derive(Clone, Copy)]
pub struct PlayerView<'a> {
    battle: &'a Battle,
    eyes: View,
}

/// A condition that is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConditionSeen {
    /// Which.
    pub id: EffectId,
    /// Since which turn, if it said so itself.
    pub since: Option<u16>,
    /// How many turns it has left, counting this one, if the player knows: of weather, terrain and what covers sides, where
    /// the player's own side brought it.
    pub left: Option<u8>,
}

/// A Pokémon as it is seen.
#[derive(Clone, PartialEq, Debug)]
pub struct PokemonView<'a> {
    /// Its name; empty as long as only its species was shown.
    pub name: &'a str,
    /// Whose it is.
    pub side: SideId,
    /// Where it is in battle.
    pub position: Option<u8>,
    /// Its species.
    pub species: SpeciesId,
    /// The species it looks like now.
    pub looks: SpeciesId,
    /// Its level.
    pub level: u16,
    /// Its gender.
    pub gender: Gender,
    /// Whether it is shiny.
    pub shiny: bool,
    /// Its HP: exact if it is one's own.
    pub hp: ShownHp,
    /// Its status.
    pub status: ConditionId,
    /// Whether it has fainted.
    pub fainted: bool,
    /// What it holds, if known: [`ItemId::NONE`] is nothing.
    pub item: Option<ItemId>,
    /// What it last lost.
    pub last_item: ItemId,
    /// Its ability now, if known.
    pub ability: Option<AbilityId>,
    /// Its ability by itself, if known.
    pub base_ability: Option<AbilityId>,
    /// The type it has terastallized into.
    pub terastallized: Option<Type>,
    /// The type it would terastallize into, if known.
    pub tera_type: Option<Type>,
    /// Attack, Defense, Special Attack, Special Defense, Speed, if known: of one's own.
    pub stats: Option<[u32; 5]>,
    /// Stat stages: atk, def, spa, spd, spe, accuracy, evasion.
    pub boosts: [i8; 7],
    /// Whether it is transformed.
    pub transformed: bool,
    /// Its moves, as far as known, and how much of their PP was used.
    pub moves: ArrayVec<MoveSeen, MAX_MOVES>,
    /// What it is under, as far as it was told.
    pub conditions: ArrayVec<ConditionSeen, 32>,
}

impl Battle {
    /// The battle as a player sees it. Of others it shows what was told since [`Battle::keep_knowledge`].
    pub fn seen_by(&self, side: SideId) -> PlayerView<'_> {
        self.seen_with(View::Player(side))
    }

    /// The battle as somebody sees it; who watches sees no team whole.
    pub fn seen_with(&self, eyes: View) -> PlayerView<'_> {
        PlayerView { battle: self, eyes }
    }
}

impl<'a> PlayerView<'a> {
    /// Whose view it is.
    pub fn who(&self) -> View {
        self.eyes
    }

    pub(crate) fn battle(&self) -> &'a Battle {
        self.battle
    }

    /// The rule set's numbers.
    pub fn dex(&self) -> &'static tallgrass_pokedex::Dex {
        self.battle.dex()
    }

    /// Whether a Pokémon of somebody else's was told to have lost what it held, and holds nothing.
    pub(crate) fn knows_item_lost(&self, mon: Mon) -> bool {
        self.battle
            .state
            .knowledge
            .mons
            .get(mon.index())
            .is_some_and(|seen| seen.item() == Some(ItemId::NONE) && seen.last_item.is_some())
    }

    /// The player whose view it is.
    pub(crate) fn player(&self) -> Option<SideId> {
        match self.eyes {
            View::Player(side) => Some(side),
            _ => None,
        }
    }

    /// Whether a side's team is seen whole: the own one, and a partner's.
    pub fn is_own(&self, side: SideId) -> bool {
        match self.eyes {
            View::Player(own) => own == side || self.battle.ally_side(own) == Some(side),
            View::Spectator => false,
            View::Everything => true,
        }
    }

    /// How the battle is played.
    pub fn game_type(&self) -> GameType {
        self.battle.game_type()
    }

    /// The turn, from 1; 0 before the first.
    pub fn turn(&self) -> u16 {
        self.battle.state.turn
    }

    /// Whether the battle is over.
    pub fn is_over(&self) -> bool {
        self.battle.state.ended
    }

    /// Who won, once it is over.
    pub fn winner(&self) -> Option<SideId> {
        self.battle.state.winner
    }

    /// All sides.
    pub fn sides(&self) -> impl Iterator<Item = SideId> + use<> {
        self.battle.side_ids()
    }

    /// What the player is asked.
    pub fn request(&self) -> RequestKind {
        self.player().map_or(RequestKind::None, |side| self.battle.request_of(side))
    }

    /// What the request tells about each of the player's Pokémon in battle that is to act.
    pub fn active_requests(&self) -> &'a [ActiveRequest] {
        match self.player().filter(|_| self.request() == RequestKind::Move) {
            Some(side) => &self.battle.side(side).active_requests[..self.battle.side(side).active_len as usize],
            None => &[],
        }
    }

    /// Every decision that the request offers: see [`Battle::offered`].
    pub fn offered(&self) -> Decisions {
        self.battle.offered(self.player().unwrap_or(SideId(u8::MAX)))
    }

    /// The codes of what may be tried: see [`Battle::mask`].
    pub fn mask(&self, position: usize, before: &[i16]) -> Mask {
        self.player().map_or_else(Mask::default, |side| self.battle.mask(side, position, before))
    }

    /// How many Pokémon a side has, and how many of them haven't fainted.
    pub fn team_size(&self, side: SideId) -> (usize, usize) {
        let s = self.battle.side(side);
        (s.team_len as usize, s.pokemon_left as usize)
    }

    /// A side's Pokémon as far as they are seen: one's own in the order of the request, others in the order they showed
    /// themselves.
    pub fn team(&self, side: SideId) -> impl Iterator<Item = PokemonView<'a>> + use<'a> {
        let view = *self;
        self.mons(side).map(move |mon| view.pokemon(mon))
    }

    /// Whom a side's view lists, as the battle numbers them: for others those they are *taken for*.
    pub(crate) fn mons(&self, side: SideId) -> impl Iterator<Item = Mon> + use<'a> {
        let battle = self.battle;
        let mut mons: ArrayVec<Mon, { crate::state::MAX_MONS }> = ArrayVec::new();
        if self.is_own(side) {
            mons.extend(battle.side(side).team().iter().copied());
        } else {
            let known = &battle.state.knowledge.mons;
            let seen = |mon: &Mon| known.get(mon.index()).is_some_and(|seen| seen.is_seen());
            mons.extend(battle.mons().filter(|&mon| battle.mon(mon).side == side).filter(seen));
            mons.sort_unstable_by_key(|mon| known[mon.index()].order);
        }
        mons.into_iter()
    }

    /// Who is in battle at a place, as it is seen.
    pub fn active(&self, side: SideId, position: usize) -> Option<PokemonView<'a>> {
        let &mon = self.battle.side(side).active().get(position)?;
        let mon = mon.some()?;
        let named = if self.is_own(side) { mon } else { self.battle.state.knowledge.taken_for(mon) };
        if !self.is_own(side) && !self.battle.state.knowledge.mons.get(named.index()).is_some_and(|one| one.is_seen()) {
            return None;
        }
        Some(self.pokemon(named))
    }

    /// A Pokémon as it is seen. Of others it is who it is taken for.
    pub(crate) fn pokemon(&self, mon: Mon) -> PokemonView<'a> {
        let battle = self.battle;
        let side = battle.mon(mon).side;
        let own = self.is_own(side);
        // Who is there in its place.
        let body = if own {
            Some(mon).filter(|&mon| battle.mon(mon).active)
        } else {
            let known = &battle.state.knowledge;
            let alike = battle.side(side).active().iter().copied();
            // Of two the one that stands.
            alike
                .filter(|&body| !body.is_none() && known.taken_for(body) == mon)
                .min_by_key(|&body| battle.mon(body).fainted)
        };
        let mut view = if own { self.own(mon) } else { self.told(mon, side) };
        if let Some(body) = body {
            let pokemon = battle.mon(body);
            view.position = Some(pokemon.position);
            view.boosts = pokemon.boosts;
            view.conditions = self.told_conditions(&pokemon.volatiles);
        }
        view
    }

    fn own(&self, mon: Mon) -> PokemonView<'a> {
        let pokemon = self.battle.mon(mon);
        PokemonView {
            name: &self.battle.setup.mon(mon).name,
            side: pokemon.side,
            position: None,
            species: pokemon.details_species,
            looks: pokemon.species,
            level: pokemon.level,
            gender: pokemon.gender,
            shiny: self.battle.setup.mon(mon).shiny,
            // A partner's HP are exact in requests to act, and not in the log.
            hp: self.battle.shown_hp(mon, self.sees_hp(pokemon.side)),
            status: pokemon.status,
            fainted: pokemon.fainted,
            item: Some(pokemon.item),
            last_item: pokemon.last_item,
            ability: Some(pokemon.ability),
            base_ability: Some(pokemon.base_ability),
            terastallized: pokemon.terastallized,
            tera_type: Some(pokemon.tera_type),
            stats: Some(pokemon.base_stats),
            boosts: [0; 7],
            transformed: pokemon.transformed,
            moves: self
                .battle
                .base_moves(mon)
                .map(|slot| MoveSeen { id: slot.id, used: (i16::from(slot.max_pp) - slot.pp).clamp(0, 255) as u8 })
                .collect(),
            conditions: ArrayVec::new(),
        }
    }

    fn sees_hp(&self, side: SideId) -> bool {
        self.player().is_none_or(|own| own == side || self.request() == RequestKind::Move)
    }

    fn told(&self, mon: Mon, side: SideId) -> PokemonView<'a> {
        let seen = &self.battle.state.knowledge.mons[mon.index()];
        PokemonView {
            name: if seen.entered { &self.battle.setup.mon(mon).name } else { "" },
            side,
            position: None,
            species: seen.species,
            looks: seen.looks,
            level: seen.level,
            gender: seen.gender,
            shiny: seen.shiny,
            hp: seen.hp,
            status: seen.status,
            fainted: seen.fainted,
            item: seen.item(),
            last_item: seen.last_item,
            ability: Some(seen.ability).filter(|ability| ability.is_some()),
            base_ability: Some(seen.base_ability).filter(|ability| ability.is_some()),
            terastallized: seen.tera,
            tera_type: seen.tera,
            stats: None,
            boosts: [0; 7],
            transformed: seen.transformed,
            moves: seen.moves().iter().copied().collect(),
            conditions: ArrayVec::new(),
        }
    }

    fn told_conditions(&self, list: &ConditionList) -> ArrayVec<ConditionSeen, 32> {
        let knowledge = &self.battle.state.knowledge;
        self.battle
            .state
            .pool
            .each(list)
            .filter_map(|state| {
                let since = knowledge.shown_in(state.serial)?;
                Some(ConditionSeen { id: state.id, since: Some(since), left: None })
            })
            .take(32)
            .collect()
    }

    /// A condition that everybody sees: how long it lasts only its own side may know.
    fn open(&self, state: &EffectState) -> ConditionSeen {
        let own = state.source.is_some_and(|source| self.is_own(self.battle.mon(source).side));
        ConditionSeen {
            id: state.id,
            since: self.battle.state.knowledge.shown_in(state.serial),
            left: (own && state.duration > 0).then_some(state.duration),
        }
    }

    /// What covers a side.
    pub fn side_conditions(&self, side: SideId) -> impl Iterator<Item = ConditionSeen> + use<'a> {
        let view = *self;
        let s = self.battle.side(SideId(self.battle.side(side).conditions_of));
        self.battle.state.pool.each(&s.conditions).map(move |state| view.open(state))
    }

    /// What waits at one of a side's places: whoever saw the moves that put it there knows.
    pub fn slot_conditions(&self, side: SideId, position: usize) -> impl Iterator<Item = EffectId> + use<'a> {
        let s = self.battle.side(side);
        let list = &s.slot_conditions[position.min(s.slot_conditions.len() - 1)];
        self.battle.state.pool.each(list).map(|state| state.id)
    }

    /// The weather.
    pub fn weather(&self) -> Option<ConditionSeen> {
        let field = &self.battle.state.field;
        field.weather.is_some().then(|| self.open(&field.weather_state))
    }

    /// The terrain.
    pub fn terrain(&self) -> Option<ConditionSeen> {
        let field = &self.battle.state.field;
        field.terrain.is_some().then(|| self.open(&field.terrain_state))
    }

    /// What else covers the field, the format's rules that listen among it.
    pub fn pseudo_weathers(&self) -> impl Iterator<Item = ConditionSeen> + use<'a> {
        let view = *self;
        self.battle.state.pool.each(&self.battle.state.field.pseudo_weathers).map(move |state| view.open(state))
    }
}

/// Views are equal if they show the same.
impl PartialEq for PlayerView<'_> {
    fn eq(&self, other: &PlayerView<'_>) -> bool {
        let same_side = |side| {
            self.team(side).eq(other.team(side))
                && self.team_size(side) == other.team_size(side)
                && self.side_conditions(side).eq(other.side_conditions(side))
                && (0..self.battle.side(side).active_len as usize)
                    .all(|place| self.slot_conditions(side, place).eq(other.slot_conditions(side, place)))
        };
        self.eyes == other.eyes
            && self.turn() == other.turn()
            && (self.is_over(), self.winner()) == (other.is_over(), other.winner())
            && self.request() == other.request()
            && self.active_requests() == other.active_requests()
            && self.weather() == other.weather()
            && self.terrain() == other.terrain()
            && self.pseudo_weathers().eq(other.pseudo_weathers())
            && self.sides().all(same_side)
    }
}

impl std::fmt::Debug for PlayerView<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("PlayerView");
        shown.field("eyes", &self.eyes).field("turn", &self.turn()).field("request", &self.request());
        shown.field("active_requests", &self.active_requests());
        shown.field("weather", &self.weather()).field("terrain", &self.terrain());
        shown.field("pseudo_weathers", &self.pseudo_weathers().collect::<Vec<_>>());
        for side in self.sides() {
            let conditions: Vec<ConditionSeen> = self.side_conditions(side).collect();
            let waiting: Vec<Vec<EffectId>> = (0..self.battle.side(side).active_len as usize)
                .map(|place| self.slot_conditions(side, place).collect())
                .collect();
            shown.field(side.name(), &(self.team_size(side), conditions, waiting, self.team(side).collect::<Vec<_>>()));
        }
        shown.finish()
    }
}
