//! Waiting for other threads that are about to be done.

use std::hint::spin_loop;

/// Long enough for workers that finish their parts of a step at nearly the same time, and short compared with a bot's move.
const SPINS: usize = 10_000;

/// Waits until `done`, but not for long; returns whether it is. Sleeping and being woken takes longer than most such waits.
pub(super) fn spin_until(done: impl Fn() -> bool) -> bool {
    (0..SPINS).any(|_| {
        spin_loop();
        done()
    })
}
