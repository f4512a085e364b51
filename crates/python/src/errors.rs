//! The exceptions of the package.

use iquazu_learn::{BatchError, DecodeError};
use iquazu_messages::{Lang, Messages};
use iquazu_rules::text::ReplayError as RulesReplayError;
use iquazu_rules::{Clause, IllegalMove, OutcomeError as RulesOutcomeError};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(iquazu, IquazuError, PyValueError, "Base of all errors of this package. A ValueError.");
create_exception!(
    iquazu,
    IllegalMoveError,
    IquazuError,
    "A move breaks the rules. `clause` is the id of the clause, such as `P4`, and `rule` its sentence; both are None if \
     the text or number is not an action at all. The state is unchanged."
);
create_exception!(iquazu, OutcomeError, IquazuError, "An outcome of chance is not possible here.");
create_exception!(iquazu, ParseError, IquazuError, "A text is not in its format. The message names the place.");
create_exception!(
    iquazu,
    ReplayError,
    IquazuError,
    "A record breaks the rules. `step` is its first bad step, or None; `clause` and `rule` as in IllegalMoveError."
);
create_exception!(iquazu, VerifyError, IquazuError, "The deal of an online game does not follow from its secret.");
create_exception!(iquazu, BrokenBatchError, IquazuError, "A worker thread died in a step. Reset the environment.");

pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("IquazuError", py.get_type::<IquazuError>())?;
    module.add("IllegalMoveError", py.get_type::<IllegalMoveError>())?;
    module.add("OutcomeError", py.get_type::<OutcomeError>())?;
    module.add("ParseError", py.get_type::<ParseError>())?;
    module.add("ReplayError", py.get_type::<ReplayError>())?;
    module.add("VerifyError", py.get_type::<VerifyError>())?;
    module.add("BrokenBatchError", py.get_type::<BrokenBatchError>())
}

/// Adds the clause and its sentence to an exception.
fn with_clause(py: Python<'_>, error: PyErr, clause: Option<Clause>) -> PyErr {
    let id = clause.map(Clause::id);
    let rule = id.and_then(|id| Messages(Lang::default()).rule(id));
    let added = error.value(py).setattr("clause", id).and_then(|()| error.value(py).setattr("rule", rule));
    added.err().unwrap_or(error)
}

pub(crate) fn illegal_move(py: Python<'_>, error: IllegalMove) -> PyErr {
    with_clause(py, IllegalMoveError::new_err(error.to_string()), Some(error.clause()))
}

pub(crate) fn decode(py: Python<'_>, error: DecodeError) -> PyErr {
    with_clause(py, IllegalMoveError::new_err(error.to_string()), error.clause())
}

pub(crate) fn no_action(py: Python<'_>, text: String) -> PyErr {
    with_clause(py, IllegalMoveError::new_err(text), None)
}

pub(crate) fn outcome(error: RulesOutcomeError) -> PyErr {
    OutcomeError::new_err(error.to_string())
}

pub(crate) fn replay(py: Python<'_>, error: &RulesReplayError) -> PyErr {
    let clause = match error {
        RulesReplayError::IllegalMove { error, .. } => Some(error.clause()),
        _ => None,
    };
    let exception = with_clause(py, ReplayError::new_err(error.to_string()), clause);
    let added = exception.value(py).setattr("step", error.step());
    added.err().unwrap_or(exception)
}

pub(crate) fn batch(py: Python<'_>, error: &BatchError) -> PyErr {
    let clause = match error {
        BatchError::Decode { error, .. } => error.clause(),
        BatchError::Illegal { error, .. } => Some(error.clause()),
        BatchError::NotReset { .. } => Some(Clause::E1),
        BatchError::Negative { .. } => None,
        BatchError::Broken => return BrokenBatchError::new_err(error.to_string()),
    };
    with_clause(py, IllegalMoveError::new_err(error.to_string()), clause)
}

pub(crate) fn value(text: impl Into<String>) -> PyErr {
    PyValueError::new_err(text.into())
}
