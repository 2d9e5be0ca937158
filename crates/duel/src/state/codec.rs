//! To and from the cartridge's layout: 553 bytes.

use super::{Page, Seat, State, Table};
use crate::random::Rng;
use tallgrass_cards::{CardId, DECK_SIZE};

/// Length of a state in the cartridge's layout: both pages, the shared bytes, the RNG and the AI's bytes.
pub const BYTES: usize = 512 + 22 + 3 + 16;

/// What is wrong with bytes that ought to be a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// Not the right number of bytes.
    #[error("a state in the cartridge's layout has {BYTES} bytes, this has {0}")]
    Length(usize),
}

impl State {
    /// The state in the cartridge's layout.
    pub fn to_cartridge(&self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        bytes[..256].copy_from_slice(bytemuck::bytes_of(&self.pages[0]));
        bytes[256..512].copy_from_slice(bytemuck::bytes_of(&self.pages[1]));
        bytes[512..534].copy_from_slice(bytemuck::bytes_of(&self.table));
        bytes[534..537].copy_from_slice(&self.rng.bytes());
        bytes[537..].copy_from_slice(&self.ai);
        bytes
    }

    /// A state from the cartridge's layout, with the decks that are played. Nothing is under way in it.
    pub fn from_cartridge(bytes: &[u8], decks: [[CardId; DECK_SIZE]; 2]) -> Result<Self, CodecError> {
        let mut state = Self::new(decks, [0; 3]);
        state.load_cartridge(bytes)?;
        if let Some(seat) = Seat::from_page(state.table.whose_turn) {
            state.turn = seat;
        }
        Ok(state)
    }

    /// Overwrites what the cartridge's layout holds and leaves the rest.
    pub fn load_cartridge(&mut self, bytes: &[u8]) -> Result<(), CodecError> {
        if bytes.len() != BYTES {
            return Err(CodecError::Length(bytes.len()));
        }
        self.pages[0] = bytemuck::pod_read_unaligned::<Page>(&bytes[..256]);
        self.pages[1] = bytemuck::pod_read_unaligned::<Page>(&bytes[256..512]);
        self.table = bytemuck::pod_read_unaligned::<Table>(&bytes[512..534]);
        self.rng = Rng::new([bytes[534], bytes[535], bytes[536]]);
        self.ai.copy_from_slice(&bytes[537..]);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_codec_is_the_identity() {
        let bytes: Vec<u8> = (0..BYTES).map(|at| (at * 7 % 251) as u8).collect();
        let state = State::from_cartridge(&bytes, [[1; DECK_SIZE]; 2]).unwrap();
        assert_eq!(state.to_cartridge().as_slice(), bytes);
        assert_eq!(State::from_cartridge(&bytes[1..], [[1; DECK_SIZE]; 2]), Err(CodecError::Length(BYTES - 1)));
    }
}
