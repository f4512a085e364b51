//! Confidence intervals, ratings and sequential tests.

/// A mean with its 95 % confidence interval, from independent samples.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Interval {
    samples: u64,
    sum: f64,
    squares: f64,
}

impl Interval {
    /// Adds a sample, a win share from 0 to 1.
    pub fn add(&mut self, sample: f64) {
        self.samples += 1;
        self.sum += sample;
        self.squares += sample * sample;
    }

    /// Returns the number of samples.
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// Returns the mean; 0 without samples.
    pub fn mean(&self) -> f64 {
        self.sum / self.samples.max(1) as f64
    }

    fn variance(&self) -> f64 {
        let mean = self.mean();
        let variance = self.squares / self.samples.max(1) as f64 - mean * mean;
        // Equal samples do not prove that the next one is equal: assume that one of them had differed by half a win.
        variance.max(0.25 / self.samples.max(1) as f64)
    }

    /// Returns half the width of the 95 % confidence interval.
    pub fn half_width(&self) -> f64 {
        1.96 * (self.variance() / self.samples.max(1) as f64).sqrt()
    }
}

/// Returns the Elo difference that an expected win share in two-player games corresponds to.
pub fn elo(win_share: f64) -> f64 {
    let win_share = win_share.clamp(0.001, 0.999);
    400.0 * (win_share / (1.0 - win_share)).log10()
}

/// A sequential probability ratio test (SPRT) between two hypotheses about a win share.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The win share of the first hypothesis.
    pub low: f64,
    /// The win share of the second hypothesis; greater than `low`.
    pub high: f64,
}

/// The state of an [`Sprt`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtDecision {
    /// The lower win share is accepted.
    Low,
    /// The higher win share is accepted.
    High,
    /// More samples are needed.
    Undecided,
}

impl Sprt {
    /// ln(0.95 / 0.05): both error probabilities are at most 5 %.
    const LLR_BOUND: f64 = 2.944;
    /// With fewer samples the variance is not known well enough.
    const MIN_SAMPLES: u64 = 10;

    /// Returns the log-likelihood ratio (LLR), with the measured variance.
    pub fn log_likelihood_ratio(&self, result: &Interval) -> f64 {
        let distance = result.mean() - (self.low + self.high) / 2.0;
        result.samples as f64 * (self.high - self.low) * distance / result.variance()
    }

    /// Returns whether the samples decide the test.
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
    fn interval_narrows_with_the_root_of_the_samples() {
        let (few, many) = (of(&[0.0, 1.0], 50), of(&[0.0, 1.0], 5000));
        assert_eq!(few.mean(), 0.5);
        assert!((few.half_width() - 0.098).abs() < 0.001);
        assert!((many.half_width() - 0.0098).abs() < 0.0001);
    }

    #[test]
    fn equal_samples_leave_some_uncertainty() {
        assert!(of(&[1.0], 20).half_width() > 0.0);
    }

    #[test]
    fn sprt_accepts_the_nearer_hypothesis_once_decided() {
        let sprt = Sprt { low: 0.5, high: 0.6 };
        assert_eq!(sprt.decision(&of(&[1.0, 0.5, 0.5], 200)), SprtDecision::High);
        assert_eq!(sprt.decision(&of(&[0.0, 0.5, 1.0], 200)), SprtDecision::Low);
        assert_eq!(sprt.decision(&of(&[0.0, 1.0, 1.0, 0.2], 2)), SprtDecision::Undecided);
    }

    #[test]
    fn two_wins_of_three_are_120_elo() {
        assert!((elo(2.0 / 3.0) - 120.4).abs() < 0.1);
        assert_eq!(elo(0.5), 0.0);
    }
}
