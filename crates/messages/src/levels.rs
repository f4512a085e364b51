//! The texts of the levels of bots.

use crate::{APP, LEVEL_LINES, LEVEL_NAMES, Messages};

impl Messages {
    /// Returns the name of a level of bots, such as `club`; `None` if there is no such level.
    #[must_use]
    pub fn level(self, name: &str) -> Option<&'static str> {
        self.find(&APP, LEVEL_NAMES, name)
    }

    /// Returns a line about how a level of bots plays; `None` if there is no such level.
    #[must_use]
    pub fn level_line(self, name: &str) -> Option<&'static str> {
        self.find(&APP, LEVEL_LINES, name)
    }
}
