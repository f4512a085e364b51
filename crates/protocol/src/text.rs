//! The two forms in which a game leaves a server.

use iquazu_rules::text::{ParseError, SeenStep, ViewError, ViewLines};
use iquazu_rules::{Edition, View};
use serde::{Deserialize, Serialize};

/// A view as one line (`docs/formats.md`). It can be made from a view only, never from a state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ViewText(String);

impl ViewText {
    /// One of several views of the same moment.
    pub fn one_of(lines: &ViewLines, view: &View) -> ViewText {
        ViewText(lines.line(view))
    }

    /// The view again. `editions` finds an edition by its id.
    ///
    /// # Errors
    /// Where the line is none, or of a game that cannot be.
    pub fn read(&self, editions: impl Fn(&str) -> Option<&'static Edition>) -> Result<View, ViewError> {
        View::parse(&self.0, editions)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&View> for ViewText {
    fn from(view: &View) -> ViewText {
        ViewText(view.to_string())
    }
}

/// The setup or a step as one viewer saw it, as one line (`docs/formats.md`).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepText(String);

impl StepText {
    /// The step again.
    ///
    /// # Errors
    /// Where the line is none.
    pub fn read(&self) -> Result<SeenStep, ParseError> {
        self.0.parse()
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&SeenStep> for StepText {
    fn from(step: &SeenStep) -> StepText {
        StepText(step.to_string())
    }
}
