//! Signals that end the program.

use anyhow::{Context, Result};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// Has the terminal restored before a signal ends the program.
///
/// # Errors
/// If the system doesn't allow it.
pub fn restore_the_terminal() -> Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGINT, SIGHUP, SIGQUIT]).context("signals can't be waited for")?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            ratatui::restore();
            // It ends the program as if nobody had listened.
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}
