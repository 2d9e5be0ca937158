//! Drawing the full-screen view.

use super::look::{Look, Row};
use super::{Popup, Screen};
use crate::card::{fold, lines_within};
use crate::duel::account::{self, Tone, ailments, bar, counts, hand};
use crate::duel::choices::question;
use crate::duel::game::{Game, NAMES};
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect, Size};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Wrap};
use std::ops::Range;
use tallgrass_cards::Color as Energy;
use tallgrass_duel::Rulebook;
use tallgrass_duel::state::SLOTS;
use tallgrass_duel::view::{InPlay, Side};
use tallgrass_duel::words::card_name;

/// Less can't hold both play areas, be it in a few words.
const LEAST: (u16, u16) = (64, 17);

/// The least height of the choices.
const CHOICES: u16 = 4;

/// What the number of a choice takes.
const NUMBER: u16 = 4;

/// From this height on both Benches are drawn whole.
const ROOMY: u16 = 30;

/// What keys do, for the popup.
const HELP: [&str; 12] = [
    "↑ ↓          go to another choice; Home and End to the first and last",
    "a number     go to the choice with this number",
    "Enter        do what is chosen",
    "c            show the card the choice is about",
    "t            look at any card on the table, in your hand or discarded",
    "b, Esc       go back, where a choice can still be left",
    "PgUp, PgDn   read back in the log",
    "s            save the duel (to the file of --save, or duel.json)",
    "q            leave; so does Esc where there is nothing to go back to",
    "",
    "Energy: G Grass, R Fire, W Water, L Lightning, F Fighting, P Psychic,",
    "C Colorless",
];

/// Whether a terminal of this size can't show the duel.
pub const fn is_too_small(size: Size) -> bool {
    size.width < LEAST.0 || size.height < LEAST.1
}

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, game: &Game, screen: &Screen) {
    let area = frame.area();
    if is_too_small(area.as_size()) {
        let (width, height) = LEAST;
        if let Some(popup @ Popup::Leave { .. }) = &screen.popup {
            return over(frame, area, game.duel.rulebook(), popup);
        }
        let text = format!(
            "The terminal is too small: {}×{}, and {width}×{height} are needed. Make it larger, or leave with q and play with --plain.",
            area.width, area.height
        );
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return;
    }
    if let Some(Popup::HandOver(seat)) = screen.popup {
        let text = format!("{}, it is your turn to choose.\n\nAny key shows your cards.", NAMES[seat as usize]);
        let place = area.centered_vertically(Constraint::Length(3));
        frame.render_widget(Paragraph::new(text).alignment(Alignment::Center), place);
        return;
    }
    let who = game.eyes();
    let view = game.duel.seen_by(who);
    let sides = [view.other(), view.own()];
    let [upper, keys] = Layout::vertical([Constraint::Min(4), Constraint::Length(1)]).areas(area);
    let [left, right] = Layout::horizontal([Constraint::Min(46), Constraint::Percentage(38)]).areas(upper);
    let inner = left.width.saturating_sub(2) as usize;
    // Where there is little room, empty places of a Bench are left out; where there is less, it is told in words.
    let drawn = sides.each_ref().map(|side| Panel::drawn(side, inner, area.height >= ROOMY));
    let fits = drawn.iter().map(|panel| panel.rows.len() as u16 + 2).sum::<u16>() + CHOICES <= upper.height;
    let panels = if fits { drawn } else { sides.each_ref().map(|side| Panel::in_words(side, inner)) };
    let rows = panels.each_ref().map(|panel| panel.rows.len() as u16 + 2);
    let [theirs, ours, choices] =
        Layout::vertical([Constraint::Length(rows[0]), Constraint::Length(rows[1]), Constraint::Min(CHOICES)])
            .areas(left);
    let cards = hand(&sides[1]);
    let lines = fold(&cards, right.width.saturating_sub(2) as usize).len() as u16;
    let [log, held] = Layout::vertical([Constraint::Min(6), Constraint::Length(lines + 2)]).areas(right);
    let [their_panel, our_panel] = panels;
    side(frame, theirs, game, &sides[0], their_panel);
    side(frame, ours, game, &sides[1], our_panel);
    told(frame, log, screen);
    choose(frame, choices, game, screen);
    let text = Paragraph::new(cards).wrap(Wrap { trim: true });
    frame.render_widget(text.block(Block::bordered().title(format!(" {}'s hand ", NAMES[who as usize]))), held);
    let line = match &screen.note {
        Some(note) => Line::from(format!(" {note}")).yellow(),
        None => Line::from(keys_line(game, area.width as usize)).dim(),
    };
    frame.render_widget(line, keys);
    if let Some(popup) = &screen.popup {
        over(frame, area, game.duel.rulebook(), popup);
    }
}

/// The keys that do something now, those first that matter most: where not all fit, the last are left out but for help and
/// leaving.
fn keys_line(game: &Game, width: usize) -> String {
    let back = game.duel.pending().back;
    let mut keys = match game.duel.is_over() {
        true => vec!["t table", "PgUp PgDn log", "s save"],
        false if back => vec!["↑↓ choose", "Enter do it", "b go back", "c card", "t table", "PgUp PgDn log"],
        false => vec!["↑↓ choose", "Enter do it", "c card", "t table", "PgUp PgDn log"],
    };
    loop {
        let line = format!(" {}", [&keys[..], &["? help", "q leave"]].concat().join("  "));
        if line.chars().count() <= width || keys.pop().is_none() {
            return line;
        }
    }
}

/// What a side's panel shows: its Pokémon, what ails the Active one, and what lies beside them.
struct Panel {
    rows: Vec<Line<'static>>,
    /// What ails the Active Pokémon, if it stands beside the counts.
    ailments: Option<String>,
}

impl Panel {
    /// Every Pokémon in a row of its own; where there is room, empty places of the Bench too.
    fn drawn(side: &Side<'_>, width: usize, roomy: bool) -> Panel {
        let slots = if roomy { SLOTS } else { side.pokemon().count().max(1) };
        let mut panel = Panel::with_active(side, width);
        panel.rows.extend((1..slots as u8).map(|slot| in_slot(side, slot)));
        panel
    }

    /// The Active Pokémon in a row of its own, the Bench in words.
    fn in_words(side: &Side<'_>, width: usize) -> Panel {
        let mut panel = Panel::with_active(side, width);
        let told = |one: InPlay<'_>| format!("{} {}/{}", card_name(one.card), one.hp, one.card.hp);
        let bench: Vec<String> = side.pokemon().skip(1).map(told).collect();
        if !bench.is_empty() {
            let bench = format!("Bench: {}", bench.join(", "));
            panel.rows.extend(fold(&bench, width).into_iter().map(Line::from));
        }
        panel
    }

    /// What ails the Active Pokémon stands beside the counts where there is room for both, else below it.
    fn with_active(side: &Side<'_>, width: usize) -> Panel {
        let ailments = ailments(side).join(", ");
        let (counts, ails) = (counts(side).chars().count(), ailments.chars().count());
        let fits = counts + ails + 5 <= width;
        let mut rows = vec![in_slot(side, 0)];
        if ails > 0 && !fits {
            let lines = fold(&ailments, width.saturating_sub(NUMBER as usize));
            rows.extend(lines.into_iter().map(|line| Line::from(format!("    {line}")).yellow()));
        }
        Panel { rows, ailments: (fits && ails > 0).then_some(ailments) }
    }
}

fn in_slot(side: &Side<'_>, slot: u8) -> Line<'static> {
    match side.in_play(slot) {
        Some(pokemon) => row(&pokemon),
        None => Line::from(format!("{:<4}·", place(slot))).dim(),
    }
}

fn side(frame: &mut Frame<'_>, area: Rect, game: &Game, side: &Side<'_>, panel: Panel) {
    let asked = game.duel.pending().who == side.whose() && !game.duel.is_over();
    let title = format!(" {}{} ", if asked { "▶ " } else { "" }, game.title(side.whose()));
    let border = if asked { Style::new().fg(Color::Cyan) } else { Style::new() };
    let mut block = Block::bordered().border_style(border).title(title).title_bottom(format!(" {} ", counts(side)));
    if let Some(ailments) = panel.ailments {
        let text = Line::from(format!(" {ailments} ")).yellow();
        block = block.title_bottom(text.alignment(Alignment::Right));
    }
    frame.render_widget(Paragraph::new(panel.rows).block(block), area);
}

fn place(slot: u8) -> String {
    if slot == 0 { "Act".into() } else { format!("B{slot}") }
}

/// A Pokémon: place, name, bar, hit points, Energy.
fn row(pokemon: &InPlay<'_>) -> Line<'static> {
    let (hp, most) = (pokemon.hp, pokemon.card.hp.max(1));
    let health = match hp as u32 * 100 / most as u32 {
        51.. => Color::Green,
        21..=50 => Color::Yellow,
        _ => Color::Red,
    };
    let name: String = card_name(pokemon.card).chars().take(15).collect();
    let mut spans = vec![
        Span::from(format!("{:<4}", place(pokemon.slot))).dim(),
        Span::from(format!("{name:<15} ")),
        Span::styled(bar(hp, most), health),
        Span::from(format!(" {hp:>3}/{most:<3} ")),
    ];
    for color in Energy::ALL {
        let count = pokemon.energies.by_color[color as usize] as usize;
        if count > 0 {
            let (letter, shown) = letter(color);
            spans.push(Span::styled(letter.repeat(count), Style::new().fg(shown).add_modifier(Modifier::BOLD)));
        }
    }
    for (count, mark) in [(pokemon.pluspowers, "+"), (pokemon.defenders, "D")] {
        spans.push(Span::from(mark.repeat(count as usize)));
    }
    Line::from(spans)
}

/// The letter and colour of an Energy.
const fn letter(color: Energy) -> (&'static str, Color) {
    match color {
        Energy::Fire => ("R", Color::Red),
        Energy::Grass => ("G", Color::Green),
        Energy::Lightning => ("L", Color::Yellow),
        Energy::Water => ("W", Color::Blue),
        Energy::Fighting => ("F", Color::LightRed),
        Energy::Psychic => ("P", Color::Magenta),
        Energy::Colorless => ("C", Color::Gray),
    }
}

const fn style(tone: Tone) -> Style {
    match tone {
        Tone::Heading | Tone::Outcome => Style::new().add_modifier(Modifier::BOLD),
        Tone::Plain => Style::new(),
        Tone::Good => Style::new().fg(Color::Green),
        Tone::Bad => Style::new().fg(Color::Red),
        Tone::Faint => Style::new().add_modifier(Modifier::DIM),
    }
}

/// The end of the log, or what was scrolled to.
fn told(frame: &mut Frame<'_>, area: Rect, screen: &Screen) {
    let block = Block::bordered().title(if screen.scroll > 0 { " log (PgDn) " } else { " log " });
    let inner = block.inner(area);
    let (width, height) = (inner.width.max(1) as usize, inner.height as usize);
    // What is long out of sight needs no folding.
    let from = screen.log.len().saturating_sub(height + screen.scroll);
    let folded = |line: &account::Line| -> Vec<Line<'static>> {
        fold(&line.text, width).into_iter().map(|text| Line::styled(text, style(line.tone))).collect()
    };
    let lines: Vec<Line<'_>> = screen.log[from..].iter().flat_map(folded).collect();
    let end = lines.len().saturating_sub(screen.scroll).max(height.min(lines.len()));
    let shown = lines[end.saturating_sub(height)..end].to_vec();
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

fn choose(frame: &mut Frame<'_>, area: Rect, game: &Game, screen: &Screen) {
    let title = match game.duel.winner() {
        Some(winner) => format!(" {} wins: q leaves ", NAMES[winner as usize]),
        None if game.duel.is_over() => " nobody wins: q leaves ".into(),
        None => format!(" {} ", question(&game.duel).trim_end_matches('.')),
    };
    let block = Block::bordered().border_style(Style::new().fg(Color::Yellow)).title(title);
    let inner = block.inner(area);
    let rows: Vec<Vec<String>> = (1..)
        .zip(&screen.choices)
        .map(|(number, choice)| {
            let lines = fold(&choice.words, inner.width.saturating_sub(NUMBER) as usize);
            let mark = |at: usize| if at == 0 { format!("{number:>2}  ") } else { " ".repeat(NUMBER as usize) };
            lines.into_iter().enumerate().map(|(at, line)| mark(at) + &line).collect()
        })
        .collect();
    let heights: Vec<usize> = rows.iter().map(Vec::len).collect();
    let shown = window(&heights, screen.selected, inner.height as usize);
    let (before, after) = (shown.start, rows.len() - shown.end);
    let more = [(before, "↑"), (after, "↓")].into_iter().filter(|(count, _)| *count > 0);
    let more: Vec<String> = more.map(|(count, mark)| format!("{mark} {count} more")).collect();
    let block = if more.is_empty() {
        block
    } else {
        block.title_bottom(Line::from(format!(" {} ", more.join("  "))).alignment(Alignment::Right))
    };
    let selected = Style::new().add_modifier(Modifier::REVERSED);
    let style = |at: usize| if at == screen.selected { selected } else { Style::new() };
    let lines = shown.flat_map(|at| rows[at].iter().map(move |line| Line::styled(line.clone(), style(at))));
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()).block(block), area);
}

/// Which of these, one below the other, are shown in so much room: the selected one among them, the first if they can be.
fn window(heights: &[usize], selected: usize, room: usize) -> Range<usize> {
    let fits = |range: Range<usize>| heights[range].iter().sum::<usize>() <= room;
    let selected = selected.min(heights.len().saturating_sub(1));
    let first = (0..=selected).find(|&first| fits(first..(selected + 1).min(heights.len()))).unwrap_or(selected);
    let end = (first..=heights.len()).rev().find(|&end| fits(first..end)).unwrap_or(first);
    first..end.max((first + 1).min(heights.len()))
}

fn over(frame: &mut Frame<'_>, area: Rect, book: &Rulebook, popup: &Popup) {
    let (title, lines) = match popup {
        Popup::Help => (" keys (any key closes) ", HELP.map(String::from).to_vec()),
        Popup::Card(id) => {
            (" card (any key closes) ", lines_within(book.card(*id), book, area.width.saturating_sub(4) as usize))
        }
        Popup::Look(cards) => return look(frame, area, book, cards),
        Popup::HandOver(_) => return,
        Popup::Leave { saved: true } => (" Leave the duel? ", vec!["y leaves, any other key stays".into()]),
        Popup::Leave { saved: false } => (
            " Leave the duel? ",
            vec!["y leaves, any other key stays".into(), "The duel isn't saved (s saves it).".into()],
        ),
    };
    let width = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0).max(title.chars().count()) as u16 + 4;
    let height = lines.len() as u16 + 2;
    let place = area.centered(Constraint::Length(width.min(area.width)), Constraint::Length(height.min(area.height)));
    frame.render_widget(Clear, place);
    let lines: Vec<Line<'_>> = lines.into_iter().map(|line| Line::from(format!(" {line}"))).collect();
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).block(Block::bordered().title(title)), place);
}

/// The list of cards, and the chosen one in full.
fn look(frame: &mut Frame<'_>, area: Rect, book: &Rulebook, cards: &Look) {
    frame.render_widget(Clear, area);
    let [left, right] = Layout::horizontal([Constraint::Percentage(45), Constraint::Min(20)]).areas(area);
    let block = Block::bordered().border_style(Style::new().fg(Color::Yellow)).title(" cards (↑↓, Esc closes) ");
    let inner = block.inner(left);
    let shown = window(&vec![1; cards.rows.len()], cards.at, inner.height as usize);
    let chosen = Style::new().add_modifier(Modifier::REVERSED);
    let lines = shown.map(|at| match &cards.rows[at] {
        Row::Heading(text) => Line::from(text.as_str()).bold(),
        Row::Card { text, .. } => Line::styled(format!(" {text}"), if at == cards.at { chosen } else { Style::new() }),
    });
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()).block(block), left);
    let block = Block::bordered().padding(Padding::horizontal(1));
    let sheet = cards.sheet(book, block.inner(right).width as usize);
    let sheet: Vec<Line<'_>> = sheet.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(sheet).wrap(Wrap { trim: false }).block(block), right);
}
