//! What of a team isn't done in its rule set, so that it is refused by name.

use super::SetupError;
use crate::battle::Battle;
use crate::ids::{EffectId, EffectKind};
use tallgrass_pokedex::{AbilityId, ConditionId, ItemId, Move, MoveId, Nonstandard, SpeciesId, moves};

/// The conditions that a move sets by its numbers, and its own.
fn conditions_of(data: &Move) -> impl Iterator<Item = ConditionId> {
    let own = [
        data.condition,
        data.volatile,
        data.status,
        data.side_condition,
        data.slot_condition,
        data.weather,
        data.terrain,
        data.pseudo_weather,
    ];
    let on_user = data.self_effect.map_or([ConditionId::NONE; 3], |e| [e.volatile, e.side_condition, e.pseudo_weather]);
    let secondary = data.secondaries.iter().flat_map(|s| [s.volatile, s.status, s.self_volatile]);
    own.into_iter().chain(on_user).chain(secondary).filter(|id| id.is_some())
}

impl Battle {
    fn check_is_done(&self, effect: EffectId, place: &str) -> Result<(), SetupError> {
        let dex = self.dex();
        if !self.rules.is_left(effect) {
            return Ok(());
        }
        let (kind, name) = match effect.kind() {
            EffectKind::Move => ("move", dex.mv(MoveId(effect.index())).name),
            EffectKind::Ability => ("ability", dex.ability(AbilityId(effect.index())).name),
            EffectKind::Item => ("item", dex.item(ItemId(effect.index())).name),
            _ => ("effect", self.effect_name(effect)),
        };
        Err(SetupError::NotWritten { place: place.to_owned(), kind, name: name.to_owned() })
    }

    fn check_ability_is_done(&self, ability: AbilityId, place: &str) -> Result<(), SetupError> {
        self.check_is_done(ability.into(), place)?;
        self.check_is_done(self.dex().ability(ability).condition.into(), place)
    }

    /// Checks what a Pokémon is and has, and the formes that it can take on in a battle.
    pub(super) fn check_pokemon_is_done(
        &self,
        species: SpeciesId,
        ability: AbilityId,
        item: ItemId,
        place: &str,
    ) -> Result<(), SetupError> {
        let dex = self.dex();
        self.check_is_done(species.into(), place)?;
        self.check_ability_is_done(ability, place)?;
        self.check_is_done(item.into(), place)?;
        self.check_is_done(dex.item(item).condition.into(), place)?;
        for &forme in dex.species(dex.species(species).base_species).other_formes {
            let data = dex.species(forme);
            let has_item = data.required_items.is_empty() || data.required_items.contains(&item);
            if data.battle_only.contains(&species) && has_item {
                self.check_is_done(forme.into(), place)?;
                data.abilities.into_iter().try_for_each(|ability| self.check_ability_is_done(ability, place))?;
            }
        }
        Ok(())
    }

    /// Whether all that a move does is done.
    pub fn is_move_done(&self, id: MoveId) -> bool {
        self.check_move_is_done(id, "").is_ok()
    }

    /// Checks a move, the conditions it sets, and, if it can call what nobody has, every move.
    pub(super) fn check_move_is_done(&self, id: MoveId, place: &str) -> Result<(), SetupError> {
        let check = |id: MoveId| {
            self.check_is_done(id.into(), place)?;
            conditions_of(self.dex().mv(id)).try_for_each(|condition| self.check_is_done(condition.into(), place))
        };
        check(id)?;
        if matches!(id, moves::METRONOME | moves::NATURE_POWER) {
            MoveId::all().filter(|&id| self.dex().mv(id).nonstandard == Nonstandard::No).try_for_each(check)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::ids::SideId;
    use crate::{Battle, BattleOptions, Left, Library, Pack, PlayerOptions};
    use tallgrass_pokedex::{abilities, conditions, formats, moves, rule_sets, rules, teams};

    fn library(left: fn(tallgrass_pokedex::RuleSet) -> Left) -> Library {
        Library::new(Pack { left, ..Pack::default() })
    }

    /// Why a team is refused where this is left.
    fn refusal(left: fn(tallgrass_pokedex::RuleSet) -> Left, team: &str) -> Option<String> {
        let format = formats::resolve("gen9customgame@@@!teampreview").expect("a format").into();
        let seed = "1,2,3,4".to_owned();
        let options = BattleOptions { format, seed, debug: false, force_random_chance: None, rated: None, log: false };
        let mut battle = Battle::new(&library(left), &options).expect("a battle");
        let team = teams::import(team).expect("a team");
        battle.add_player(SideId(0), &PlayerOptions { team, ..Default::default() }).err().map(|error| error.to_string())
    }

    #[test]
    fn what_a_name_leads_to_is_refused_by_it() {
        let drizzle = |_| Left { effects: vec![abilities::DRIZZLE.into()], ..Left::default() };
        let politoed = refusal(drizzle, "Politoed\nAbility: Drizzle\n- Surf\n").expect("it is refused");
        assert!(politoed.ends_with("ability \"Drizzle\" is not implemented yet"), "{politoed}");
        let swift_swim = |_| Left { effects: vec![abilities::SWIFT_SWIM.into()], ..Left::default() };
        let swampert = |item| refusal(swift_swim, &format!("Swampert @ {item}\nAbility: Torrent\n- Surf\n"));
        assert_eq!(swampert("Leftovers"), None);
        let mega = swampert("Swampertite").expect("it is refused");
        assert!(mega.ends_with("ability \"Swift Swim\" is not implemented yet"), "{mega}");
        let reflect = |_| Left { effects: vec![conditions::REFLECT.into()], ..Left::default() };
        assert!(refusal(reflect, "Mew\nAbility: Synchronize\n- Reflect\n").is_some());
        let spikes = |_| Left { effects: vec![moves::SPIKES.into()], ..Left::default() };
        let caller = refusal(spikes, "Mew\nAbility: Synchronize\n- Metronome\n").expect("it is refused");
        assert!(caller.ends_with("move \"Spikes\" is not implemented yet"), "{caller}");
    }

    #[test]
    fn nothing_is_played_by_a_rule_set_of_which_more_is_left() {
        let is_played = |left| library(left).rulebook(rule_sets::GEN9).is_played();
        assert!(is_played(|_| Left::default()));
        assert!(is_played(|_| Left { effects: vec![moves::SPIKES.into()], ..Left::default() }));
        assert!(!is_played(|_| Left { effects: vec![conditions::CONFUSION.into()], ..Left::default() }));
        assert!(!is_played(|_| Left { rules: vec![rules::SLEEP_CLAUSE_MOD], ..Left::default() }));
    }
}
