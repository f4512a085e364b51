//! NumPy arrays of the caller: checked, then written to without a copy.

use numpy::{Element, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// Returns the array of a caller for writing, after checking its type and shape.
pub(crate) fn writable<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let array = typed::<T>(array, name)?;
    check_shape(name, array.shape(), shape)?;
    let array =
        array.try_readwrite().map_err(|error| PyValueError::new_err(format!("`{name}` cannot be written: {error}")))?;
    if array.is_c_contiguous() {
        return Ok(array);
    }
    Err(PyValueError::new_err(format!("`{name}` must be contiguous in memory, in C order")))
}

/// Returns the array of a caller for reading, after checking its type and shape.
pub(crate) fn readable<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    let array = typed::<T>(array, name)?;
    check_shape(name, array.shape(), shape)?;
    let array =
        array.try_readonly().map_err(|error| PyValueError::new_err(format!("`{name}` cannot be read: {error}")))?;
    if array.is_c_contiguous() {
        return Ok(array);
    }
    Err(PyValueError::new_err(format!("`{name}` must be contiguous in memory, in C order")))
}

/// Returns whether an argument is an array of this type.
pub(crate) fn is_array_of<T: Element>(array: &Bound<'_, PyAny>) -> bool {
    array.cast::<PyArrayDyn<T>>().is_ok()
}

fn typed<'a, 'py, T: Element>(array: &'a Bound<'py, PyAny>, name: &str) -> PyResult<&'a Bound<'py, PyArrayDyn<T>>> {
    array.cast::<PyArrayDyn<T>>().map_err(|_| {
        let expected = T::get_dtype(array.py()).to_string();
        let found = match array.getattr("dtype") {
            Ok(dtype) => format!("an array of {dtype}"),
            Err(_) => array.get_type().to_string(),
        };
        PyTypeError::new_err(format!("`{name}` must be a NumPy array of {expected}, not {found}"))
    })
}

fn check_shape(name: &str, found: &[usize], expected: &[usize]) -> PyResult<()> {
    if found == expected {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("`{name}` must have the shape {expected:?}, not {found:?}")))
}
