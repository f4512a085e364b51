//! Editions.

use crate::errors::ParseError;
use iquazu_rules::edition::Library;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// The components of one printing of the game: gap map, rocks and tiles.
///
/// Editions with equal content are equal, however they were made.
#[pyclass(frozen, eq, hash, module = "iquazu", from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Edition(pub(crate) &'static iquazu_rules::Edition);

impl std::hash::Hash for Edition {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.0.identity().hash(hasher);
    }
}

#[pymethods]
impl Edition {
    /// Returns the built-in edition with this name, such as `reconstructed-2`; the standard one by default.
    #[new]
    #[pyo3(signature = (name = iquazu_rules::Edition::standard().id()))]
    fn new(name: &str) -> PyResult<Edition> {
        let found = Library::built_in().find(name);
        found.map(Edition).map_err(|error| ParseError::new_err(format!("expected {error}")))
    }

    /// Parses the text of an edition file.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Edition> {
        iquazu_rules::Edition::parse(text).map(Edition).map_err(|error| ParseError::new_err(error.to_string()))
    }

    /// Returns the names of the built-in editions, the standard one first.
    #[staticmethod]
    fn built_in() -> Vec<&'static str> {
        iquazu_rules::Edition::built_in().map(|edition| edition.id()).to_vec()
    }

    /// The short name.
    #[getter]
    fn id(&self) -> &'static str {
        self.0.id()
    }

    /// The short name with a hash of the content.
    #[getter]
    fn identity(&self) -> &'static str {
        self.0.identity()
    }

    /// The name shown to players.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// Where the data comes from: `reconstructed`, or the file's own wording.
    #[getter]
    fn status(&self) -> &'static str {
        self.0.status()
    }

    /// The number of cards of each colour: white, blue, orange.
    #[getter]
    fn cards(&self) -> (u8, u8, u8) {
        self.0.cards().counts().into()
    }

    /// Returns the edition as the text of a file.
    #[pyo3(name = "to_toml")]
    fn file_text(&self) -> String {
        self.0.draft().to_string()
    }

    fn __reduce__(slf: &Bound<'_, Edition>) -> PyResult<(Py<PyAny>, (String,))> {
        let parse = slf.py().get_type::<Edition>().getattr("parse")?.unbind();
        Ok((parse, (slf.get().file_text(),)))
    }

    fn __repr__(&self) -> String {
        format!("Edition({:?})", self.0.identity())
    }
}

/// Reads an edition argument: an `Edition`, or the name of a built-in one.
pub(crate) fn edition_argument(argument: Option<&Bound<'_, PyAny>>) -> PyResult<&'static iquazu_rules::Edition> {
    let Some(argument) = argument else { return Ok(iquazu_rules::Edition::standard()) };
    if let Ok(edition) = argument.cast::<Edition>() {
        return Ok(edition.get().0);
    }
    match argument.extract::<&str>() {
        Ok(name) => Edition::new(name).map(|edition| edition.0),
        Err(_) => {
            Err(PyTypeError::new_err(format!("expected an Edition or a name, not {}", argument.get_type().name()?)))
        }
    }
}
