//! The statistics of matches.

use iquazu_bots::arena::{Interval, Sprt, SprtDecision};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

fn interval_of(samples: &[f64]) -> PyResult<Interval> {
    let mut interval = Interval::default();
    for sample in samples {
        if !(0.0..=1.0).contains(sample) {
            return Err(PyValueError::new_err(format!("a win share must be from 0 to 1, not {sample}")));
        }
        interval.add(*sample);
    }
    Ok(interval)
}

/// Returns the mean of win shares and half the width of its 95 % confidence interval.
#[pyfunction]
pub(crate) fn interval(samples: Vec<f64>) -> PyResult<(f64, f64)> {
    let interval = interval_of(&samples)?;
    Ok((interval.mean(), interval.half_width()))
}

/// Runs a sequential probability ratio test on win shares: returns `low`, `high` or `continue`.
#[pyfunction]
pub(crate) fn sprt(samples: Vec<f64>, low: f64, high: f64) -> PyResult<&'static str> {
    if !(0.0..1.0).contains(&low) || !(low..=1.0).contains(&high) || low == high {
        return Err(PyValueError::new_err(format!("expected 0 <= low < high <= 1, not {low} and {high}")));
    }
    Ok(match (Sprt { low, high }).decision(&interval_of(&samples)?) {
        SprtDecision::Low => "low",
        SprtDecision::High => "high",
        SprtDecision::Undecided => "continue",
    })
}

/// Returns the Elo difference of a win share in games of two players.
#[pyfunction]
pub(crate) fn elo(win_share: f64) -> f64 {
    iquazu_bots::arena::elo(win_share)
}
