//! A duel with the players at it.

use super::decks::{self, NamedDeck, command_name};
use super::keep;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tallgrass_duel::{Answer, Answers, Duel, Refusal, Rulebook, Rules, Seat, Setup};
use tallgrass_duel_cards::rulebook;
use tallgrass_duel_players::{MAX_ANSWERS, Player, Random, Sam, Simple};
use tallgrass_play::duels::{self, Record};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// A person.
    Human,
    /// A computer player without a thought.
    Random,
    /// A computer player that tries out what each answer leads to.
    Simple,
    /// The opponent of the practice duel.
    Sam,
}

impl PlayerKind {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Random => "random",
            Self::Simple => "simple",
            Self::Sam => "sam",
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        [Self::Human, Self::Random, Self::Simple, Self::Sam].into_iter().find(|kind| kind.name() == name)
    }
}

/// Two kinds of player, as in `human,simple`.
pub fn players(text: &str) -> Result<[PlayerKind; 2], String> {
    let kind = |name: &str| {
        PlayerKind::from_name(name.trim()).ok_or_else(|| {
            format!("there is no player {name:?}; there are human, random, simple and (with --practice) sam")
        })
    };
    match text.split(',').collect::<Vec<_>>()[..] {
        [first, second] => Ok([kind(first)?, kind(second)?]),
        _ => Err("two players are needed with a comma between, as in human,simple".into()),
    }
}

/// The duelists' names, by seat.
pub const NAMES: [&str; 2] = ["Ann", "Bob"];

/// The seed the cartridge has for the practice duel.
const PRACTICE_SEED: u32 = 0x57_5757;

/// What a duel begins from.
#[derive(Clone, Debug)]
pub struct Start {
    pub decks: [NamedDeck; 2],
    pub players: [PlayerKind; 2],
    pub prizes: u8,
    pub rules: Rules,
    pub seed: u32,
    /// It is the practice duel.
    pub practice: bool,
    /// The packs that are played with, over the cartridge's cards.
    pub packs: Vec<String>,
    /// What the cards are and do.
    pub book: Arc<Rulebook>,
}

impl Start {
    /// The practice duel, against Sam.
    ///
    /// # Errors
    /// If its decks can't be played.
    pub fn practice(player: PlayerKind, rules: Rules) -> Result<Start> {
        let book = rulebook();
        let decks = [decks::by_name("practice player", &book)?, decks::by_name("sam's practice", &book)?];
        let players = [player, PlayerKind::Sam];
        Ok(Start { decks, players, prizes: 2, rules, seed: PRACTICE_SEED, practice: true, packs: Vec::new(), book })
    }

    fn setup(&self) -> Result<Setup> {
        let decks = [self.decks[0].deck, self.decks[1].deck];
        duels::setup(decks, self.practice, self.prizes, self.rules, self.seed)
    }

    /// A duel that begins.
    ///
    /// # Errors
    /// If it can't begin so.
    pub fn begin(&self) -> Result<Duel> {
        Ok(self.setup()?.begin(Arc::clone(&self.book)))
    }

    /// The command that begins it again; none if nobody knows where a deck is from.
    pub fn command(&self) -> Option<String> {
        if self.practice {
            let rules = if self.rules == Rules::CARTRIDGE { String::new() } else { format!(" --rules {}", self.rules) };
            return Some(format!("tallgrass duel --practice --players {},sam{rules}", self.players[0].name()));
        }
        let given = |at: usize| self.decks[at].given.as_deref();
        let decks = [given(0)?, given(1)?].join(",");
        let players = self.players.map(PlayerKind::name).join(",");
        let mut command = format!("tallgrass duel --players {players} --decks {} --seed {}", quoted(&decks), self.seed);
        for pack in &self.packs {
            command += &format!(" --pack {}", quoted(pack));
        }
        if self.prizes != 6 {
            command += &format!(" --prizes {}", self.prizes);
        }
        if self.rules != Rules::CARTRIDGE {
            command += &format!(" --rules {}", self.rules);
        }
        Some(command)
    }
}

/// A word as a shell reads it back.
pub fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-,".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.into();
    }
    let escaped = |c: char| if "\"\\$`".contains(c) { format!("\\{c}") } else { c.to_string() };
    format!("\"{}\"", word.chars().map(escaped).collect::<String>())
}

/// What a computer player answers. What it answers follows from the duel, its seed and how many decisions were taken, so
/// that a duel that is gone on with goes on as it would have.
pub fn choose(duel: &Duel, kind: PlayerKind, seed: u32, decision: u64, answers: &Answers) -> Answer {
    let own = crate::seed::derived("player", (seed as u64) << 32 ^ decision);
    let view = duel.seen_by(duel.pending().who);
    match kind {
        PlayerKind::Random => Random::new(own).choose(&view, answers),
        PlayerKind::Human | PlayerKind::Simple | PlayerKind::Sam => Simple::new(own).choose(&view, answers),
    }
}

/// Sam after these answers: he has seen them all.
fn remembering(start: &Start, answers: &[Answer]) -> Result<Sam> {
    let mut sam = Sam::new(0);
    if start.practice {
        let mut duel = start.begin()?;
        for &answer in answers {
            if duel.pending().who == Seat::Opponent {
                sam.choose(&duel.seen_by(Seat::Opponent), &duel.answers());
            }
            if duel.answer(answer).is_err() {
                break;
            }
        }
    }
    Ok(sam)
}

/// A duel under way.
pub struct Game {
    pub start: Start,
    pub duel: Duel,
    /// Every answer since it began.
    pub answers: Vec<Answer>,
    /// The file it was loaded from.
    pub loaded: Option<PathBuf>,
    /// It may replace another duel where it is saved.
    pub force: bool,
    /// Sam remembers what he has done in a turn.
    sam: Sam,
}

impl Game {
    /// A duel that begins. It keeps a log that tells what changes from the first shuffle on.
    ///
    /// # Errors
    /// If it can't begin so.
    pub fn begin(start: Start) -> Result<Game> {
        let duel = start.setup()?.begin_watched(Arc::clone(&start.book));
        Ok(Game { start, duel, answers: Vec::new(), loaded: None, force: false, sam: Sam::new(0) })
    }

    /// The same without a log.
    ///
    /// # Errors
    /// As [`Game::begin`].
    pub fn begin_unwatched(start: Start) -> Result<Game> {
        let duel = start.begin()?;
        Ok(Game { start, duel, answers: Vec::new(), loaded: None, force: false, sam: Sam::new(0) })
    }

    /// A duelist's name with what plays it and with which deck.
    pub fn title(&self, seat: Seat) -> String {
        let at = seat as usize;
        let kind = match self.start.players[at] {
            PlayerKind::Human => "you",
            kind => kind.name(),
        };
        format!("{} ({kind}, {})", NAMES[at], self.start.decks[at].name)
    }

    /// The person whose eyes it is seen with, if there is one person.
    pub fn viewer(&self) -> Option<Seat> {
        match self.start.players {
            [PlayerKind::Human, PlayerKind::Human] => None,
            [PlayerKind::Human, _] => Some(Seat::Player),
            [_, PlayerKind::Human] => Some(Seat::Opponent),
            _ => None,
        }
    }

    /// Whose eyes the table is seen with: that person's, or where there are two, or none, whoever's who is asked.
    pub fn eyes(&self) -> Seat {
        self.viewer().unwrap_or(self.duel.pending().who)
    }

    /// Whether it is shown which cards a duelist draws: to that person alone, and to whoever watches two computers.
    pub fn shows_hidden_cards_of(&self, who: Seat) -> bool {
        match self.viewer() {
            Some(viewer) => viewer == who,
            None => self.start.players.iter().all(|&kind| kind != PlayerKind::Human),
        }
    }

    /// Whether a person must decide.
    pub fn asks_a_person(&self) -> bool {
        !self.duel.is_over() && self.start.players[self.duel.pending().who as usize] == PlayerKind::Human
    }

    /// How many turns were begun, since sudden death if there was one.
    pub fn turns(&self) -> u32 {
        self.duel.state.table.turns as u32 + 1
    }

    /// Gives an answer.
    pub fn answer(&mut self, answer: Answer) -> Result<(), Refusal> {
        self.duel.answer(answer)?;
        self.answers.push(answer);
        Ok(())
    }

    /// Lets the computer player who is asked decide.
    pub fn step(&mut self) -> Result<()> {
        let answers = self.duel.answers();
        let pending = *self.duel.pending();
        if answers.is_empty() {
            bail!(
                "nobody has an answer to {:?}; this is a defect, please report it with --seed {}",
                pending.ask,
                self.start.seed
            );
        }
        if self.answers.len() as u32 >= MAX_ANSWERS {
            bail!("the duel isn't over after {MAX_ANSWERS} decisions; seed {}", self.start.seed);
        }
        let kind = self.start.players[pending.who as usize];
        let answer = match kind {
            PlayerKind::Sam => self.sam.choose(&self.duel.seen_by(pending.who), &answers),
            _ => choose(&self.duel, kind, self.start.seed, self.answers.len() as u64, &answers),
        };
        self.answer(answer).with_context(|| format!("seed {}, decision {}", self.start.seed, self.answers.len()))
    }

    /// Whether these players, who are computers, answer from the start on as was answered.
    ///
    /// # Errors
    /// If the duel can't begin again.
    pub fn plays_the_same_again(&self) -> Result<bool> {
        if self.start.players.contains(&PlayerKind::Human) {
            return Ok(false);
        }
        if self.loaded.is_none() {
            return Ok(true);
        }
        let mut again = Game::begin_unwatched(self.start.clone())?;
        for (at, answer) in self.answers.iter().enumerate() {
            again.step()?;
            if again.answers.get(at) != Some(answer) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The duel as it is written down.
    pub fn record(&self) -> Record {
        let deck = |at: usize| duels::Deck {
            name: self.start.decks[at].name.clone(),
            cards: self.start.decks[at].deck.cards().to_vec(),
        };
        let mut record = Record {
            id: format!("duel:{}", self.start.seed),
            decks: [deck(0), deck(1)],
            players: self.start.players.map(|kind| kind.name().to_owned()),
            seed: self.start.seed,
            prizes: self.start.prizes,
            practice: self.start.practice,
            packs: self.start.packs.clone(),
            rules: self.start.rules.to_string(),
            answers: self.answers.iter().map(Answer::to_string).collect(),
            ..Record::default()
        };
        record.end(&self.duel);
        record
    }

    /// Writes the duel to a file, all of it or nothing.
    ///
    /// # Errors
    /// If the file can't be written, or holds something else.
    pub fn save(&self, path: &Path) -> Result<()> {
        keep::write(path, &self.record(), self.force)
    }

    /// The duel in a file.
    ///
    /// # Errors
    /// If it can't be read, isn't a duel, or was changed.
    pub fn load(path: &Path) -> Result<Game> {
        let shown = path.display();
        let text = keep::read(path)?;
        let record = Record::parse(text.trim_end()).with_context(|| shown.to_string())?;
        let duel = duels::replay(&record).with_context(|| shown.to_string())?;
        let name = |at: usize| record.decks[at].name.clone();
        let decks = record.setup()?.decks();
        // One of the cartridge's, if it is that deck still.
        let given = |at: usize| {
            let own = duel.rulebook().decks().iter().find(|(name, _)| record.decks[at].name == name.as_str());
            if let Some((name, _)) = own.filter(|(_, deck)| *deck == decks[at]) {
                return Some(name.to_lowercase());
            }
            let listed = tallgrass_cards::find_deck(&record.decks[at].name)?;
            (listed.cards() == *decks[at].cards()).then(|| command_name(listed))
        };
        let kind = |at: usize| {
            let name = &record.players[at];
            PlayerKind::from_name(name).with_context(|| {
                format!(
                    "{shown}: there is no player {name:?}; there are human, random, simple and (with --practice) sam"
                )
            })
        };
        let start = Start {
            decks: [0, 1].map(|at| NamedDeck { name: name(at), deck: decks[at], given: given(at) }),
            players: [kind(0)?, kind(1)?],
            prizes: record.prizes,
            rules: duel.rules,
            seed: record.seed,
            practice: record.practice,
            packs: record.packs.clone(),
            book: Arc::clone(duel.rulebook()),
        };
        let answers = record.answers()?;
        let sam = remembering(&start, &answers)?;
        let loaded = Some(path.to_owned());
        let mut game = Game { start, duel, answers, loaded, force: false, sam };
        game.duel.watch();
        Ok(game)
    }
}
