//! Keeps playback within its stated time, however slowly the machine paints.
//!
//! An animation ends at its stated time even if its last frame was never painted. Time that is lost otherwise, while the
//! page is painted, laid out or computed, is taken from the animations that follow: they are shorter, or left out.

/// The clock of a playback. Times are in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pace {
    /// When the playback began.
    begin: f64,
    /// Stated durations of all animations so far.
    stated: f64,
    /// Time that animations took beyond what was allotted.
    lost: f64,
}

/// Less than this is not seen: an animation that short is left out.
const SHORTEST: f64 = 40.0;

/// A playback that lost this much runs on a machine that paints slowly.
const SLOW: f64 = 400.0;

impl Pace {
    /// Begins a playback.
    pub fn begin(now: f64) -> Pace {
        Pace { begin: now, ..Pace::default() }
    }

    /// Returns how long an animation of a stated duration may run now.
    pub fn allot(&mut self, stated: f64, now: f64) -> f64 {
        self.stated += stated;
        let left = self.begin + self.stated - now;
        if left >= stated {
            stated
        } else if left < SHORTEST {
            0.0
        } else {
            left
        }
    }

    /// Notes how long it really took.
    pub fn settle(&mut self, allotted: f64, took: f64) {
        self.lost += (took - allotted).max(0.0);
    }

    /// Returns whether painting is slow here.
    pub fn is_slow(&self) -> bool {
        self.lost > SLOW
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays animations on a machine that cannot answer for `frame` milliseconds after each start, and computes for `work`
    /// milliseconds before each. Returns how long it took.
    fn play(stated: &[f64], frame: f64, work: f64) -> f64 {
        let (begin, mut clock) = (5_000.0, 5_000.0);
        let mut pace = Pace::begin(begin);
        for &millis in stated {
            clock += work;
            let allotted = pace.allot(millis, clock);
            if allotted > 0.0 {
                let took = allotted.max(frame);
                pace.settle(allotted, took);
                clock += took;
            }
        }
        clock - begin
    }

    #[test]
    fn playback_takes_at_most_its_stated_time_and_one_frame() {
        let stated = [286.0; 22];
        let whole: f64 = stated.iter().sum();
        for frame in [16.0, 100.0, 286.0, 700.0, 2_000.0] {
            for work in [0.0, 30.0, 250.0] {
                let took = play(&stated, frame, work);
                assert!(took <= whole + frame + work, "{took} of {whole} ms, frames of {frame} ms, {work} ms of work");
            }
        }
        assert_eq!(play(&stated, 16.0, 0.0), whole);
    }

    #[test]
    fn time_saved_by_skipping_is_not_added_to_later_animations() {
        let mut pace = Pace::begin(0.0);
        assert_eq!(pace.allot(1_000.0, 0.0), 1_000.0);
        assert_eq!(pace.allot(300.0, 100.0), 300.0);
    }

    #[test]
    fn slow_painting_is_noticed() {
        let mut pace = Pace::begin(0.0);
        pace.settle(300.0, 320.0);
        assert!(!pace.is_slow());
        pace.settle(300.0, 900.0);
        assert!(pace.is_slow());
    }
}
