//! How sure a result is.

/// A mean with its 95 % interval, from independent samples.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Interval {
    pub samples: u64,
    sum: f64,
    squares: f64,
}

impl Interval {
    pub fn add(&mut self, sample: f64) {
        self.samples += 1;
        self.sum += sample;
        self.squares += sample * sample;
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.samples.max(1) as f64
    }

    fn variance(&self) -> f64 {
        let mean = self.mean();
        let spread = self.squares / self.samples.max(1) as f64 - mean * mean;
        // Samples that are all alike are no proof that the next one is: as if one had been half a win off.
        spread.max(0.25 / self.samples.max(1) as f64)
    }

    /// Half the width of the 95 % interval.
    pub fn half_width(&self) -> f64 {
        1.96 * (self.variance() / self.samples.max(1) as f64).sqrt()
    }
}

/// The rating difference that an expected share of two-player wins stands for.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

/// A sequential probability ratio test: is the share rather `low` or rather `high`?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub low: f64,
    pub high: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    Low,
    High,
    Undecided,
}

impl Sprt {
    /// The logarithm of 0.95 / 0.05: both kinds of error at most once in twenty.
    const LLR_BOUND: f64 = 2.944;
    /// Fewer samples say too little about their own spread.
    const MIN_SAMPLES: u64 = 10;

    /// The log-likelihood ratio, with the spread as measured.
    pub fn log_likelihood_ratio(&self, result: &Interval) -> f64 {
        let distance = result.mean() - (self.low + self.high) / 2.0;
        result.samples as f64 * (self.high - self.low) * distance / result.variance()
    }

    pub fn decision(&self, result: &Interval) -> SprtDecision {
        match self.log_likelihood_ratio(result) {
            _ if result.samples < Sprt::MIN_SAMPLES => SprtDecision::Undecided,
            ratio if ratio >= Sprt::LLR_BOUND => SprtDecision::High,
            ratio if ratio <= -Sprt::LLR_BOUND => SprtDecision::Low,
            _ => SprtDecision::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(samples: &[f64], times: usize) -> Interval {
        let mut interval = Interval::default();
        (0..times).for_each(|_| samples.iter().for_each(|sample| interval.add(*sample)));
        interval
    }

    #[test]
    fn the_interval_narrows_with_the_root_of_the_samples() {
        let (few, many) = (of(&[0.0, 1.0], 50), of(&[0.0, 1.0], 5000));
        assert_eq!(few.mean(), 0.5);
        assert!((few.half_width() - 0.098).abs() < 0.001);
        assert!((many.half_width() - 0.0098).abs() < 0.0001);
    }

    #[test]
    fn the_test_decides_for_the_nearer_hypothesis_once_it_can() {
        let sprt = Sprt { low: 0.5, high: 0.6 };
        assert_eq!(sprt.decision(&of(&[1.0, 0.5, 0.5], 200)), SprtDecision::High);
        assert_eq!(sprt.decision(&of(&[0.0, 0.5, 1.0], 200)), SprtDecision::Low);
        assert_eq!(sprt.decision(&of(&[0.0, 1.0, 1.0, 0.2], 2)), SprtDecision::Undecided);
    }

    #[test]
    fn two_wins_of_three_are_120_points() {
        assert!((elo(2.0 / 3.0) - 120.4).abs() < 0.1);
        assert_eq!(elo(0.5), 0.0);
    }
}
