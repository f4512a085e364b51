//! Integers of any size that Python passes.

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use std::fmt;

/// A whole number of any size, so that one out of range is refused with what was expected. Numbers beyond 128 bits become
/// the nearest that fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AnyInteger(i128);

impl<'a, 'py> FromPyObject<'a, 'py> for AnyInteger {
    type Error = PyErr;

    fn extract(number: Borrowed<'a, 'py, PyAny>) -> PyResult<AnyInteger> {
        if let Ok(small) = number.extract::<i64>() {
            return Ok(AnyInteger(small.into()));
        }
        match number.extract::<i128>() {
            Err(error) if error.is_instance_of::<PyOverflowError>(number.py()) => {
                Ok(AnyInteger(if number.lt(0)? { i128::MIN } else { i128::MAX }))
            }
            other => other.map(AnyInteger),
        }
    }
}

impl AnyInteger {
    /// The defaults of arguments.
    pub(crate) const ONE: AnyInteger = AnyInteger(1);
    pub(crate) const TWO: AnyInteger = AnyInteger(2);

    /// Returns the number as another type, or `None` if it does not fit.
    pub(crate) fn get<T: TryFrom<i128>>(self) -> Option<T> {
        T::try_from(self.0).ok()
    }
}

impl fmt::Display for AnyInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
