//! The full-screen view at a terminal of our own.

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use std::fs::File;
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Waits until the terminal was sent this.
fn until(shown: &Receiver<Vec<u8>>, wanted: &str) {
    let mut text = String::new();
    while !text.contains(wanted) {
        let more = shown.recv_timeout(Duration::from_secs(60)).unwrap_or_else(|_| panic!("no {wanted:?} in {text:?}"));
        text += &String::from_utf8_lossy(&more);
    }
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP, Signal::QUIT] {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&ours).unwrap();
        unlockpt(&ours).unwrap();
        let size = Winsize { ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&ours, size).unwrap();
        let name = ptsname(&ours, Vec::new()).unwrap().into_string().unwrap();
        let theirs = File::options().read(true).write(true).open(name).unwrap();
        let end = || Stdio::from(theirs.try_clone().unwrap());
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_tallgrass"))
            .args(["duel", "--seed", "7"])
            .current_dir(folder.path())
            .env("TERM", "xterm-256color")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        let (send, shown) = channel();
        let mut ours = File::from(ours);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = ours.read(&mut bytes) {
                if send.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        until(&shown, "Begin");
        assert!(!tcgetattr(&theirs).unwrap().local_modes.contains(LocalModes::ICANON));
        kill_process(Pid::from_child(&child), signal).unwrap();
        // The alternate screen is left.
        until(&shown, "\u{1b}[?1049l");
        assert_eq!(child.wait().unwrap().signal(), Some(signal.as_raw()));
        assert!(tcgetattr(&theirs).unwrap().local_modes.contains(LocalModes::ICANON | LocalModes::ECHO));
    }
}
