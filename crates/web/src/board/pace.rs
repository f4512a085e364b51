//! Keeps playback within its stated time, however slowly the machine paints.
//!
//! An animation ends at its stated time even if its last frame was never painted. Where painting blocks the page for
//! longer than that, the time lost is taken from the animations that follow: they are shorter, or left out.

/// Time that earlier animations took beyond their stated durations, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pace {
    lost: f64,
    /// All time lost since the playback began.
    total: f64,
}

/// Less than this is not seen: an animation that short is left out.
const SHORTEST: f64 = 40.0;

/// A playback that lost this much runs on a machine that paints slowly.
const SLOW: f64 = 400.0;

impl Pace {
    /// Returns how long an animation of a stated duration may run now.
    pub fn allot(&mut self, stated: f64) -> f64 {
        let cut = self.lost.min(stated);
        self.lost -= cut;
        let left = stated - cut;
        if left < SHORTEST && cut > 0.0 { 0.0 } else { left }
    }

    /// Notes how long it really took.
    pub fn settle(&mut self, allotted: f64, took: f64) {
        let over = (took - allotted).max(0.0);
        self.lost += over;
        self.total += over;
    }

    /// Returns whether painting is slow here.
    pub fn is_slow(&self) -> bool {
        self.total > SLOW
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays animations on a machine that cannot answer for `frame` milliseconds after each start.
    fn play(stated: &[f64], frame: f64) -> f64 {
        let (mut pace, mut clock) = (Pace::default(), 0.0);
        for &millis in stated {
            let allotted = pace.allot(millis);
            if allotted > 0.0 {
                let took = allotted.max(frame);
                pace.settle(allotted, took);
                clock += took;
            }
        }
        clock
    }

    #[test]
    fn playback_takes_at_most_its_stated_time_and_one_frame() {
        let stated = [286.0; 22];
        let whole: f64 = stated.iter().sum();
        for frame in [16.0, 100.0, 286.0, 700.0, 2_000.0] {
            let took = play(&stated, frame);
            assert!(took <= whole + frame, "{took} of {whole} ms with frames of {frame} ms");
        }
        assert_eq!(play(&stated, 16.0), whole);
    }

    #[test]
    fn slow_painting_is_noticed() {
        let mut pace = Pace::default();
        pace.settle(300.0, 320.0);
        assert!(!pace.is_slow());
        pace.settle(300.0, 900.0);
        assert!(pace.is_slow());
    }
}
