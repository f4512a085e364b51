//! The two text forms in which a game leaves a server.

use iquazu_rules::View;
use iquazu_rules::edition::Library;
use iquazu_rules::text::{ParseError, SeenStep, ViewError, ViewLines};
use serde::{Deserialize, Serialize};

/// A view as one line (`docs/formats.md`). It can be built from a view only, never from a state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ViewText(String);

impl ViewText {
    /// Formats one of several views of the same position; `lines` is shared among them.
    pub fn from_lines(lines: &ViewLines, view: &View) -> ViewText {
        ViewText(lines.line(view))
    }

    /// Parses the view.
    ///
    /// # Errors
    /// Returns an error if the line is malformed or the position is impossible.
    pub fn parse(&self, editions: &Library) -> Result<View, ViewError> {
        View::parse(&self.0, editions)
    }

    /// Returns the line.
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct StepText(String);

impl StepText {
    /// Parses the step.
    ///
    /// # Errors
    /// Returns an error if the line is malformed.
    pub fn parse(&self) -> Result<SeenStep, ParseError> {
        self.0.parse()
    }

    /// Returns the line.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&SeenStep> for StepText {
    fn from(step: &SeenStep) -> StepText {
        StepText(step.to_string())
    }
}
