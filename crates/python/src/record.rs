//! Records of games.

use crate::edition::Edition;
use crate::errors::{self, ParseError, VerifyError};
use crate::spaces::Spaces;
use crate::state::{ChanceSource, State};
use iquazu_protocol::GameJson;
use iquazu_rules::edition::Library;
use pyo3::prelude::*;

/// A game as it was played, finished or not.
#[pyclass(frozen, module = "iquazu")]
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Record(pub(crate) iquazu_rules::text::Record);

#[pymethods]
impl Record {
    /// Parses a record. Raises ParseError with the place of the first mistake.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Record> {
        let record = iquazu_rules::text::Record::parse(text, &Library::built_in());
        record.map(Record).map_err(|error| ParseError::new_err(error.to_string()))
    }

    /// Parses one or more records that follow each other.
    #[staticmethod]
    fn parse_all(text: &str) -> PyResult<Vec<Record>> {
        let records = iquazu_rules::text::Record::parse_all(text, &Library::built_in());
        let records = records.map_err(|error| ParseError::new_err(error.to_string()))?;
        Ok(records.into_iter().map(Record).collect())
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> u8 {
        self.0.players.count()
    }

    /// The edition.
    #[getter]
    fn edition(&self) -> Edition {
        Edition(self.0.edition)
    }

    /// Keys and values about the game, such as names.
    #[getter]
    fn tags(&self) -> Vec<(String, String)> {
        self.0.tags.clone()
    }

    /// Returns the record with one more tag.
    fn with_tag(&self, key: &str, value: &str) -> Record {
        let mut record = self.0.clone();
        record.push_tag(key, value);
        Record(record)
    }

    /// The steps as text: a seat (from 1), its action, and the outcomes after it.
    #[getter]
    fn steps(&self) -> Vec<String> {
        self.0.steps.iter().map(|step| step.to_string()).collect()
    }

    /// The final scores, or None if the record has no result.
    #[getter]
    fn result(&self) -> Option<Vec<u16>> {
        self.0.result.clone()
    }

    /// Replays the game and returns its state after the setup and after each step.
    ///
    /// Raises ReplayError at the first step that breaks the rules.
    fn replay(&self, py: Python<'_>) -> PyResult<Vec<State>> {
        let spaces = Spaces::new(self.0.edition, self.0.players, self.0.rules);
        let mut replay = self.0.replay();
        let mut states = Vec::with_capacity(self.0.steps.len() + 1);
        while replay.step(&mut ()).map_err(|error| errors::replay(py, &error))? {
            states.push(State::at(spaces.clone(), *replay.state(), ChanceSource::ByHand));
        }
        Ok(states)
    }

    /// Replays the whole game, its result included, and returns the final state. Raises ReplayError.
    fn check(&self, py: Python<'_>) -> PyResult<State> {
        let state = self.0.check().map_err(|error| errors::replay(py, &error))?;
        let spaces = Spaces::new(self.0.edition, self.0.players, self.0.rules);
        Ok(State::at(spaces, state, ChanceSource::ByHand))
    }

    /// Returns the whole game as JSON: components, setup, every step with its events and scores, and the source of every
    /// point. Raises ReplayError. The schema is docs/record.schema.json.
    fn to_json(&self, py: Python<'_>) -> PyResult<String> {
        let game = GameJson::new(&self.0).map_err(|error| errors::replay(py, &error))?;
        Ok(serde_json::to_string(&game).expect("a game is plain data"))
    }

    /// Verifies the deal of an online game: that every outcome follows from its secret. Raises VerifyError.
    fn verify(&self) -> PyResult<()> {
        iquazu_protocol::verify(&self.0).map(drop).map_err(|error| VerifyError::new_err(error.to_string()))
    }

    fn __eq__(&self, other: &Record) -> bool {
        self.0 == other.0
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __reduce__(slf: &Bound<'_, Record>) -> PyResult<(Py<PyAny>, (String,))> {
        let parse = slf.py().get_type::<Record>().getattr("parse")?.unbind();
        Ok((parse, (slf.get().0.to_string(),)))
    }

    fn __repr__(&self) -> String {
        format!("<Record players={} steps={}>", self.0.players, self.0.steps.len())
    }
}
