//! `tallgrass simulate-battle`: Showdown's simulator protocol on standard input and output.

use anyhow::{Context, Result, bail};
use std::io::{Read, Write};
use std::process::ExitCode;
use tallgrass_battle::protocol::session::{Message, Session};
use tallgrass_battle::protocol::view::View;
use tallgrass_battle_effects::library;

/// Simulate a battle: commands come on standard input, messages go to standard output.
///
/// This is the protocol of `pokemon-showdown simulate-battle`, so that a driver works with either. Commands are `>start
/// {json}`, `>player p1 {json}`, `>p1 CHOICE`, `>p1 undo`, `>forcewin p1`, `>forcetie`, `>forcelose p1`, `>reseed SEED`,
/// `>tiebreak`, `>chat TEXT`, `>chat-inputlogonly TEXT`, `>requestlog`, `>requestexport`, `>requestteam p1`,
/// `>show-openteamsheets` and `>version`. Complete lines that arrive together are answered together.
///
/// Messages are `update`, `sideupdate`, `end` and `requesteddata`, each followed by an empty line. Clock and debug lines
/// are not sent; in custom games Showdown counts the latter when more than 500 lines wait, and may then send them earlier.
/// Random teams are not made: every player needs a `team`.
///
/// Commands that can't be carried out are reported on standard error with their line's number, and the battle goes on;
/// the exit code is then 1. Lines that don't begin with > are passed over, with a note on standard error.
#[derive(clap::Args)]
#[command(after_help = r#"Examples:
  tallgrass simulate-battle < commands.txt
  printf '>start {"formatid":"gen9ou","seed":"1,2,3,4"}\n' | tallgrass simulate-battle"#)]
pub struct Arguments {
    /// Start battles in debug mode.
    #[arg(long, short = 'D')]
    debug: bool,
    /// Send the log only, with all secrets and without `|split|` lines, and what is requested.
    #[arg(long, short = 'R')]
    replay: bool,
    /// Send the log only, as spectators see it, and what is requested.
    #[arg(long, short = 'S')]
    spectate: bool,
}

/// How many bytes may come before a line ends: many times what a player with the largest team takes.
const LONGEST_LINE: usize = 16 << 20;

pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut session = Session::new(library()).with_fresh_seeds(crate::seed::fresh).with_debug(arguments.debug);
    let view = match (arguments.spectate, arguments.replay) {
        (true, _) => Some(View::Spectator),
        (false, true) => Some(View::Everything),
        (false, false) => None,
    };
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut waiting = Vec::new();
    let mut buffer = vec![0; 1 << 16];
    let mut number = 0;
    let mut over = false;
    let mut passed_over = 0;
    let mut failed = false;
    loop {
        let count = input.read(&mut buffer).context("standard input can't be read")?;
        if count == 0 {
            break;
        }
        waiting.extend_from_slice(&buffer[..count]);
        // What waited before has no line's end.
        let before = waiting.len() - count;
        let Some(end) = waiting[before..].iter().rposition(|&byte| byte == b'\n').map(|end| before + end) else {
            if waiting.len() > LONGEST_LINE {
                bail!("line {}: it is longer than {LONGEST_LINE} bytes, the most that a line may have", number + 1);
            }
            continue;
        };
        let rest = waiting.split_off(end + 1);
        let chunk = String::from_utf8_lossy(&waiting[..end]).into_owned();
        waiting = rest;
        for line in chunk.split('\n') {
            number += 1;
            if !line.starts_with('>') && !line.trim().is_empty() {
                passed_over += 1;
                if passed_over == 1 {
                    crate::complain(format_args!("note: line {number} doesn't begin with > and is passed over"));
                }
            }
            if let Err(error) = session.write_line(line) {
                crate::complain(format_args!("error: line {number}: {error}"));
                failed = true;
            }
        }
        session.send_updates();
        for message in session.take_messages() {
            // After the end nothing more is sent, as Showdown closes its output.
            if !over {
                send(&mut out, &message, view)?;
            }
            over |= matches!(message, Message::End(_));
        }
        out.flush()?;
    }
    if passed_over > 1 {
        crate::complain(format_args!("note: so are {} more lines", passed_over - 1));
    }
    if !waiting.is_empty() {
        crate::complain(format_args!("error: line {}: the line has no end, and was left out", number + 1));
        failed = true;
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn send(out: &mut impl Write, message: &Message, view: Option<View>) -> std::io::Result<()> {
    let text = match (view, message) {
        (None, _) | (_, Message::RequestedData(_)) => message.to_string(),
        (Some(view), Message::Update(lines)) => view.of(lines.split('\n')).collect::<Vec<_>>().join("\n"),
        (Some(_), _) => return Ok(()),
    };
    let end = if text.ends_with('\n') { "" } else { "\n" };
    writeln!(out, "{text}{end}")
}
