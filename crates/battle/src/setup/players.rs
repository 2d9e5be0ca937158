//! Players join with their teams.

use super::{MonSetup, Player, PlayerOptions, SetupError};
use crate::battle::Battle;
use crate::ids::{Mon, SideId};
use crate::say;
use crate::state::MAX_MONS;
use std::sync::Arc;
use tallgrass_pokedex::teams::PokemonSet;

impl Battle {
    /// Adds a player with a team, or with a seed of which the format makes one. Once all players are there the battle
    /// starts.
    ///
    /// # Errors
    /// If the seat is taken, a name in the team isn't known, an effect isn't written yet, or the team is too large
    /// or too small; the battle is then as it was.
    pub fn add_player(&mut self, side: SideId, options: &PlayerOptions) -> Result<(), SetupError> {
        let Some(seed) = options.seed.as_deref().filter(|_| options.team.is_empty()) else {
            return self.add_player_with(side, options, &options.team, None);
        };
        let team = self.random_team(seed)?;
        self.add_player_with(side, options, &team, Some(seed))
    }

    /// Adds a player with this team, made of a seed if there is one.
    pub(crate) fn add_player_with(
        &mut self,
        side: SideId,
        options: &PlayerOptions,
        given: &[PokemonSet],
        seed: Option<&str>,
    ) -> Result<(), SetupError> {
        if side.0 >= self.state.side_count {
            return Err(SetupError::Player(format!(
                "{} can't play: the format has {} players",
                side.name(),
                self.state.side_count
            )));
        }
        if self.joined >> side.0 & 1 != 0 {
            return Err(SetupError::Player(format!("Player {} already has a team!", side.name())));
        }
        let before = self.state.mon_count as usize;
        if before + given.len() > MAX_MONS {
            let what = format!(
                "{} Pokémon are too many: at most {MAX_MONS} take part in a battle, all teams together",
                given.len()
            );
            return Err(SetupError::Limit { place: side.name().to_owned(), what });
        }
        let needed = self.side(side).active_len as usize;
        let picked = self.setup.format.rules.numbers.picked_team_size.filter(|&size| size > 0);
        let brought = picked.map_or(given.len(), |size| given.len().min(size as usize));
        if brought < needed {
            let kind = self.game_type().name();
            return Err(SetupError::Player(format!(
                "{}: {brought} Pokémon are too few: in {kind} a player needs at least {needed}",
                side.name()
            )));
        }
        let prepared = self.prepare_team(side, given)?;
        let setup = Arc::make_mut(&mut self.setup);
        let name = if options.name.is_empty() { format!("Player {}", side.0 + 1) } else { options.name.clone() };
        let team = prepared.iter().map(|(_, set)| set.clone()).collect();
        setup.players[side.0 as usize] = Player { name, avatar: options.avatar.clone(), team };
        // Pokémon are numbered side by side, so that a number says whose they are only through their side.
        let (mons, sets): (Vec<_>, Vec<_>) = prepared.into_iter().unzip();
        setup.team_seeds.extend(seed.map(str::to_owned));
        setup.owners.extend(std::iter::repeat_n(side, mons.len()));
        setup.mons.extend(mons);
        for at in 0..self.setup.hooks.len() {
            if let Some(join) = self.setup.hooks[at].join {
                join(self, side);
            }
        }
        for (i, set) in sets.into_iter().enumerate() {
            let at = Mon((before + i) as u8);
            self.state.mon_count += 1;
            self.create_mon(at, side, i as u8, &set);
        }
        let count = given.len() as u8;
        let s = self.side_mut(side);
        s.team_len = count;
        s.pokemon_left = count;
        for i in 0..count {
            s.team[i as usize] = Mon(before as u8 + i);
        }
        // SHOWDOWN: each Pokémon counts twice until the battle starts.
        self.joined |= 1 << side.0;
        if self.is_logging() {
            let player = self.setup.players[side.0 as usize].clone();
            say!(self, "player", side, player.name, player.avatar, options.rating.as_str());
        }
        if self.joined.count_ones() == self.state.side_count as u32 && !self.state.started {
            self.start()?;
        }
        Ok(())
    }

    fn prepare_team(&self, side: SideId, team: &[PokemonSet]) -> Result<Vec<(MonSetup, PokemonSet)>, SetupError> {
        let prepare = |(i, set): (usize, &PokemonSet)| {
            let shown = if set.species.is_empty() { &set.name } else { &set.species };
            self.prepare_set(set, &format!("{}'s Pokémon {} ({shown})", side.name(), i + 1))
        };
        team.iter().enumerate().map(prepare).collect()
    }

    /// A team with everything filled in and cut down as a battle does.
    pub(crate) fn settled(&self, side: SideId, team: &[PokemonSet]) -> Result<Vec<PokemonSet>, SetupError> {
        Ok(self.prepare_team(side, team)?.into_iter().map(|(_, set)| set).collect())
    }

    /// Fills in the sets of a team whose Pokémon are in the state already.
    pub(crate) fn take_team(&mut self, side: SideId, team: &[PokemonSet]) -> Result<(), SetupError> {
        for (mon, set) in self.prepare_team(side, team)? {
            let setup = Arc::make_mut(&mut self.setup);
            setup.mons.push(mon);
            setup.owners.push(side);
            setup.players[side.index()].team.push(set);
        }
        Ok(())
    }

    /// A new name or avatar for a player who is there already; the rating is only told. Whether it was new.
    pub fn rename_player(&mut self, side: SideId, name: &str, avatar: &str, rating: &str) -> bool {
        let setup = Arc::make_mut(&mut self.setup);
        let Some(player) = setup.players.get_mut(side.0 as usize) else { return false };
        let mut changed = false;
        if !name.is_empty() && player.name != name {
            player.name = name.to_owned();
            changed = true;
        }
        if !avatar.is_empty() && player.avatar != avatar {
            player.avatar = avatar.to_owned();
            changed = true;
        }
        if changed {
            let player = player.clone();
            say!(self, "player", side, player.name, player.avatar, rating);
        }
        changed
    }

    /// Whether a player is there.
    pub fn has_player(&self, side: SideId) -> bool {
        self.joined >> side.0 & 1 != 0
    }
}
