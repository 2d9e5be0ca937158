//! Let's Go: Random Battle. Moves are drawn as in Brilliant Diamond and Shining Pearl; there are no abilities, and items only for
//! Mega Evolution.

mod judging;

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use tallgrass_pokedex::rule_sets::GEN7LETSGO;
use tallgrass_pokedex::{ItemId, Species, Type, abilities, moves};

use super::gen8bdsp::counting::Counting;
use super::gen8bdsp::drawing::Drawing;
use crate::data::{Sets, SpeciesSets, file, text};
use crate::engine::spread::ATK;
use crate::engine::{Book, Build, Count, Details, Draws, own_gender_or_drawn};
use crate::generator::Maker;
use crate::settings::Settings;
use crate::written;
use crate::{Member, TeamsError};

static BOOK: LazyLock<Book> = LazyLock::new(|| Book::new(GEN7LETSGO, &[], &[]));
static COUNTING: LazyLock<Counting> = LazyLock::new(|| Counting::new(GEN7LETSGO));
/// Everybody who may be drawn, in the order in which they are listed.
static SETS: LazyLock<Sets> = LazyLock::new(|| Sets::read(&text(file!("sets-gen7letsgo"))));

/// The level everyone has that no rule sets.
const LEVEL: u32 = 100;

/// Random Battle.
#[derive(Default)]
pub struct Random {
    /// Who is left, while a team is made.
    left: Vec<&'static SpeciesSets>,
}

impl Maker for Random {
    fn make(&mut self, settings: &Settings, draws: &mut Draws, team: &mut Vec<Member>) -> Result<(), TeamsError> {
        settings.refuse_custom_bans()?;
        let types_of = |sets: &SpeciesSets| BOOK.dex.species(sets.id).types;
        self.left.clear();
        let all = SETS.species.iter();
        self.left.extend(all.filter(|sets| settings.force_monotype.is_none_or(|kind| types_of(sets).contains(kind))));
        let mut types = TeamTypes::default();
        let mut details = Details::default();
        while team.len() < settings.max_team_size
            && let Some(sets) = draws.take(&mut self.left)
        {
            let entry = BOOK.dex.species(sets.id);
            if team.iter().any(|member| member.name == entry.base_species) || types.refuse(settings, draws, entry) {
                continue;
            }
            let member = make_pokemon(settings, draws, &details, entry, sets)?;
            types.add(entry);
            details.add(BOOK.dex, &member);
            team.push(member);
        }
        Ok(())
    }
}

/// The types in a team.
#[derive(Default)]
struct TeamTypes {
    counts: [u8; Type::COUNT],
    combinations: ArrayVec<u32, 24>,
}

fn bits(entry: &Species) -> u32 {
    entry.types.iter().fold(0, |sum, kind| sum | kind.bit())
}

impl TeamTypes {
    /// Whether a species doesn't go with the others: mostly if two have a type of its, and always if one has the same types, unless
    /// all have to be of one type.
    fn refuse(&self, settings: &Settings, draws: &mut Draws, entry: &Species) -> bool {
        entry.types.iter().any(|kind| self.counts[kind as usize] > 1 && draws.chance(4, 5))
            || settings.force_monotype.is_none() && self.combinations.contains(&bits(entry))
    }

    fn add(&mut self, entry: &Species) {
        for kind in entry.types.iter() {
            self.counts[kind as usize] += 1;
        }
        self.combinations.push(bits(entry));
    }
}

fn make_pokemon(
    settings: &Settings,
    draws: &mut Draws,
    team: &Details,
    entry: &Species,
    sets: &SpeciesSets,
) -> Result<Member, TeamsError> {
    let set = sets.sets.first().ok_or(TeamsError::NothingToSample)?;
    let mut b = Build::new(&BOOK, |_| Ok(()), settings, draws, team, entry, set, Type::Unknown);
    Drawing { counting: &COUNTING, judge: judging::judge, draws_again: false }.draw(&mut b);
    let mut ivs = [31; 6];
    if !b.has(Count::Physical) && !b.knows(moves::TRANSFORM) {
        ivs[ATK] = 0;
    }
    let forme = entry.battle_only.first().copied().unwrap_or(entry.id);
    let mut member = Member::new(entry.base_species, forme, written::RANDOM_OF_LETS_GO);
    member.made_as = entry.id;
    member.level = settings.adjust_level.unwrap_or(LEVEL);
    member.moves = b.moves.as_slice().iter().copied().collect();
    member.ability = abilities::NO_ABILITY;
    member.evs = Some([20; 6]);
    member.ivs = Some(ivs);
    member.happiness = Some(70);
    member.item = match entry.required_items {
        [] => ItemId::NONE,
        [only] => *only,
        several => draws.sample(several)?,
    };
    member.gender = own_gender_or_drawn(draws, entry);
    member.shiny = draws.chance(1, 1024);
    member.drawn = draws.count();
    Ok(member)
}
