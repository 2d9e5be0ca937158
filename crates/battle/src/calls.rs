//! How often each listener was called, for coverage. Costs one test per call when off.

use crate::battle::Battle;

/// How often each listener of a rulebook was called, in the order of [`Rulebook::all_listeners`].
///
/// [`Rulebook::all_listeners`]: crate::Rulebook::all_listeners
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calls {
    /// The numbers.
    pub counts: Vec<u32>,
}

impl Battle {
    /// Starts or stops counting which listeners are called; gives away what was counted till now.
    pub fn count_calls(&mut self, on: bool) -> Option<Box<Calls>> {
        let counts = if on { vec![0; self.rules.all_listeners().len()] } else { Vec::new() };
        std::mem::replace(&mut self.calls, on.then(|| Box::new(Calls { counts })))
    }

    #[inline(always)]
    pub(crate) fn note_call(&mut self, listener: u16) {
        if self.calls.is_some() {
            self.count_call(listener);
        }
    }

    #[cold]
    fn count_call(&mut self, listener: u16) {
        if let Some(calls) = &mut self.calls
            && let Some(count) = calls.counts.get_mut(listener as usize)
        {
            *count = count.saturating_add(1);
        }
    }
}
