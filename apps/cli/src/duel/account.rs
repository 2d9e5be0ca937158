//! A duel as a person reads it: what happens, and the table.

use super::game::{Game, NAMES};
use crate::paint::Paint;
use tallgrass_cards::Color;
use tallgrass_duel::event::Action;
use tallgrass_duel::state::DeckIndex;
use tallgrass_duel::state::{Defence, Energies, Hindrance};
use tallgrass_duel::view::{InPlay, Side};
use tallgrass_duel::words::{Teller, adjective, card_name, hindrance, listed, place_name, protection};
use tallgrass_duel::{Change, Event, Message, Seat, Spot};

/// How a line is to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A turn begins.
    Heading,
    /// The duel is over, or tied.
    Outcome,
    /// As it is.
    Plain,
    /// Heads.
    Good,
    /// Tails, a knock-out.
    Bad,
    /// Less important.
    Faint,
}

/// A line of the account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub tone: Tone,
    pub text: String,
}

impl Line {
    /// With its colour.
    pub fn painted(&self, paint: Paint) -> String {
        match self.tone {
            Tone::Heading | Tone::Outcome => paint.bold(&self.text),
            Tone::Plain => self.text.clone(),
            Tone::Good => paint.good(&self.text),
            Tone::Bad => paint.bad(&self.text),
            Tone::Faint => paint.faint(&self.text),
        }
    }
}

/// Tells what happens in a game.
pub struct Account {
    teller: Teller<'static>,
    /// The last line and how often it was said in a row.
    last: Option<(String, u32)>,
    /// The Trainer that is being played, which goes to the discard pile by itself.
    trainer: Option<(Seat, DeckIndex)>,
    /// Whose turn it is.
    owner: Seat,
}

impl Account {
    /// An account that begins with what the game's log has.
    pub fn new(game: &Game) -> Account {
        let owner = if game.answers.is_empty() { Seat::Player } else { game.duel.me() };
        let mut teller = Teller::new(NAMES);
        teller.in_turn_of(owner);
        Account { teller, last: None, trainer: None, owner }
    }

    /// What has happened since it was last asked.
    pub fn news(&mut self, game: &mut Game) -> Vec<Line> {
        let viewer = game.viewer();
        let events = game.duel.log.replace(Vec::new()).unwrap_or_default();
        let mut lines = Vec::new();
        let mut events = events.iter().peekable();
        while let Some(event) = events.next() {
            match *event {
                Event::Turn(_, owner) => (self.owner, self.trainer) = (owner, None),
                Event::Announce { action: Action::PlayTrainer, parameters, .. } => {
                    self.trainer = Some((self.owner, parameters[1]));
                }
                Event::Changed(who, Change::Moved(card, from, to)) => {
                    // What moves together is told together.
                    let mut cards = vec![card];
                    while let Some(&&Event::Changed(also, Change::Moved(card, start, end))) = events.peek()
                        && (also, start, end) == (who, from, to)
                    {
                        cards.push(card);
                        events.next();
                    }
                    lines.extend(self.moved(game, who, cards, from, to));
                    continue;
                }
                _ => {}
            }
            let text = self.teller.tell(&game.duel, event);
            // What one duelist is shown isn't for the other's eyes.
            if matches!(event, Event::Shown { to, .. } if viewer.is_some_and(|viewer| viewer != *to)) {
                continue;
            }
            let Some(text) = text.filter(|_| !only_repeats(event)) else { continue };
            self.add(&mut lines, Line { tone: tone(event), text });
        }
        lines
    }

    /// Cards that moved together. Which they are is told to everyone where nobody plays but computers, else only to whom
    /// they belong.
    fn moved(&self, game: &Game, who: Seat, mut cards: Vec<DeckIndex>, from: Spot, to: Spot) -> Option<Line> {
        if (from, to) == (Spot::Hand, Spot::Discard) {
            cards.retain(|&card| self.trainer != Some((who, card)));
        }
        let text = match cards[..] {
            [] => None,
            _ => self.teller.moved(&game.duel, who, &cards, from, to, game.shows_hidden_cards_of(who)),
        };
        text.map(|text| Line { tone: Tone::Plain, text })
    }

    /// Adds a line; if it is the one before once more, that is counted.
    fn add(&mut self, lines: &mut Vec<Line>, line: Line) {
        match (&mut self.last, lines.last_mut()) {
            (Some((text, count)), Some(last)) if *text == line.text => {
                *count += 1;
                last.text = format!("{text} (×{count})");
            }
            _ => {
                self.last = Some((line.text.clone(), 1));
                lines.push(line);
            }
        }
    }
}

/// Whether a message only says again what was announced.
fn only_repeats(event: &Event) -> bool {
    use Message::*;
    let message = match event {
        // Its change says from what into what.
        Event::Announce { action: Action::Evolve, .. } => return true,
        Event::Say(message) => message,
        _ => return false,
    };
    matches!(
        message,
        AttachedEnergyToPokemon
            | PlacedOnTheBench
            | Used
            | PokemonsAttack
            | PokemonEvolvedIntoPokemon
            | FinishedTurnWithoutAttacking
            | DrawCardsFromTheDeck
            | WillDrawNPrizes
            | DrewNPrizes
            | DuelistPlacedACard
            | WillUseThePokemonPower
            | BetweenTurns
            | IsCuredOfParalysis
            | IsCuredOfSleep
            | IsStillAsleep
            | PokemonHealedDamage
            | PokemonDevolvedTo
            | TheEnergyCardFromPlayAreaWasMoved
            | Draw1CardFromTheDeck
            | YouDrew
            | CannotDrawCardBecauseNoCardsInDeck
    )
}

fn tone(event: &Event) -> Tone {
    match event {
        Event::Turn(..) => Tone::Heading,
        Event::Finished { .. } => Tone::Outcome,
        Event::Coin(true) => Tone::Good,
        Event::Coin(false) | Event::Say(Message::WasKnockedOut) => Tone::Bad,
        Event::Shuffle(..) | Event::Say(_) => Tone::Faint,
        _ => Tone::Plain,
    }
}

/// A bar of ten places.
pub fn bar(hp: u8, most: u8) -> String {
    let full = (hp as usize * 10).div_ceil((most as usize).max(1)).min(10);
    "█".repeat(full) + &"░".repeat(10 - full)
}

/// Energy attached: "Fire 2, Water 1".
fn energy_text(energies: &Energies) -> String {
    let each = Color::ALL.into_iter().filter(|&color| energies.by_color[color as usize] != 0);
    each.map(|color| format!("{color:?} {}", energies.by_color[color as usize])).collect::<Vec<_>>().join(", ")
}

/// What ails, protects and hinders the Active Pokémon.
pub fn ailments(side: &Side<'_>) -> Vec<&'static str> {
    let conditions = side.conditions().map(adjective);
    let protection = Defence::from_repr(side.protection()).map(protection);
    let hindrance = Hindrance::from_repr(side.hindrance()).map(hindrance);
    conditions.chain(protection).chain(hindrance).collect()
}

/// What is attached to a Pokémon: "Fire 2", "PlusPower".
pub fn attached(pokemon: &InPlay<'_>) -> Vec<String> {
    let mut attached = Vec::new();
    let energy = energy_text(&pokemon.energies);
    if !energy.is_empty() {
        attached.push(energy);
    }
    for (count, name) in [(pokemon.pluspowers, "PlusPower"), (pokemon.defenders, "Defender")] {
        match count {
            0 => {}
            1 => attached.push(name.into()),
            count => attached.push(format!("{name} ×{count}")),
        }
    }
    attached
}

/// What is attached to a Pokémon, and what ails it if it is Active.
fn remarks(side: &Side<'_>, pokemon: &InPlay<'_>) -> String {
    let mut remarks = attached(pokemon);
    if pokemon.slot == 0 {
        remarks.extend(ailments(side).into_iter().map(String::from));
    }
    remarks.join("; ")
}

/// What a duelist has beside the Pokémon in play.
pub fn counts(side: &Side<'_>) -> String {
    let discarded = side.discard_pile().count();
    let (prizes, hand, deck) = (side.prizes().count_ones(), side.hand_count(), side.deck_count());
    format!("prizes {prizes}, hand {hand}, deck {deck}, discarded {discarded}")
}

/// A Pokémon with its hit points and what is attached to it.
fn pokemon_line(side: &Side<'_>, pokemon: &InPlay<'_>, paint: Paint) -> String {
    let (hp, most) = (pokemon.hp, pokemon.card.hp);
    let bar = paint.health(&bar(hp, most), hp as u32 * 100 / (most as u32).max(1));
    let line = format!("{:<18} {bar} {hp:>3}/{most:<3}  {}", card_name(pokemon.card), remarks(side, pokemon));
    line.trim_end().to_owned()
}

/// Both sides of the table, the other's first.
pub fn table(game: &Game, from: Seat, paint: Paint) -> Vec<String> {
    let view = game.duel.seen_by(from);
    let mut lines = Vec::new();
    for side in [view.other(), view.own()] {
        let title = format!("{}: {}", game.title(side.whose()), counts(&side));
        lines.push(paint.bold(&title));
        for pokemon in side.pokemon() {
            let line = format!("  {:<8} {}", place_name(pokemon.slot), pokemon_line(&side, &pokemon, paint));
            lines.push(line);
        }
    }
    lines
}

/// Both sides of the table in a few lines, the other's first.
pub fn short_table(game: &Game, from: Seat, paint: Paint) -> Vec<String> {
    let view = game.duel.seen_by(from);
    let mut lines = Vec::new();
    for side in [view.other(), view.own()] {
        lines.push(format!("{}: {}", NAMES[side.whose() as usize], paint.faint(&counts(&side))));
        lines.extend(side.in_play(0).map(|active| format!("  {}", pokemon_line(&side, &active, paint))));
        let bench = side.pokemon().skip(1);
        let bench: Vec<_> = bench.map(|one| format!("{} {}/{}", card_name(one.card), one.hp, one.card.hp)).collect();
        if !bench.is_empty() {
            lines.push(paint.faint(&format!("  Bench: {}", bench.join(", "))));
        }
    }
    lines
}

/// The hand, alike cards together: "Fire Energy ×3, Charmander, Bill".
pub fn hand(side: &Side<'_>) -> String {
    listed(side.cards(), side.hand().into_iter().flatten().map(|seen| seen.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::{PlayerKind, game::Start};

    /// Every line told of a duel that a computer plays for whoever sits there.
    fn told(shown_to: [PlayerKind; 2], seed: u32) -> Vec<String> {
        let decks = ["flower power", "strange psyshock"]
            .map(|name| crate::duel::decks::by_name(name, &tallgrass_duel_cards::rulebook()).unwrap());
        let rules = tallgrass_duel::Rules::CARTRIDGE;
        let mut game = Game::begin(Start {
            decks,
            players: [PlayerKind::Random; 2],
            prizes: 3,
            rules,
            seed,
            practice: false,
            packs: Vec::new(),
            book: tallgrass_duel_cards::rulebook(),
        })
        .unwrap();
        let (mut account, mut lines) = (Account::new(&game), Vec::new());
        loop {
            let computers = std::mem::replace(&mut game.start.players, shown_to);
            lines.extend(account.news(&mut game).into_iter().map(|line| line.text));
            game.start.players = computers;
            if game.duel.is_over() {
                return lines;
            }
            game.step().unwrap();
        }
    }

    #[test]
    fn cards_that_lie_face_down_are_told_to_whom_they_belong_only() {
        use PlayerKind::{Human, Random};
        let names = |lines: &[String], who: &str| {
            let draws = lines.iter().filter_map(|line| line.strip_prefix(who)?.strip_prefix(" draws "));
            let open = draws.filter(|rest| !rest.starts_with("a card") && !rest.ends_with("cards."));
            open.count() + lines.iter().filter(|line| line.starts_with(&format!("{who} gets "))).count()
        };
        for seed in 0..10 {
            let all = told([Random, Random], seed);
            assert!(names(&all, "Ann") > 3 && names(&all, "Bob") > 3, "who watches computers sees everything");
            let ann = told([Human, Random], seed);
            assert_eq!((names(&ann, "Ann"), names(&ann, "Bob")), (names(&all, "Ann"), 0));
            let bob = told([Random, Human], seed);
            assert_eq!((names(&bob, "Ann"), names(&bob, "Bob")), (0, names(&all, "Bob")));
            let both = told([Human, Human], seed);
            assert_eq!((names(&both, "Ann"), names(&both, "Bob")), (0, 0), "the other may be looking");
        }
    }

    #[test]
    fn a_trainer_that_is_played_is_not_told_to_be_discarded() {
        let lines = told([PlayerKind::Random; 2], 1);
        let played: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("Bob plays ")).collect();
        assert!(!played.is_empty());
        for pair in lines.windows(2) {
            if let Some(card) = pair[0].strip_prefix("Bob plays ") {
                assert_ne!(pair[1], format!("Bob discards {card}"));
            }
        }
    }

    #[test]
    fn a_bar_is_empty_only_at_nothing() {
        assert_eq!(bar(0, 50), "░░░░░░░░░░");
        assert_eq!(bar(10, 120), "█░░░░░░░░░");
        assert_eq!(bar(50, 50), "██████████");
    }
}
