//! Moves of bots for seats whose knowledge is given as text. Browsers and servers share it, so that a bot plays the same
//! in both.

use crate::BotKind;
use iquazu_rules::edition::Library;
use iquazu_rules::{Action, InformationError, InformationState, SplitMix};

/// What a seat knows, read from text.
#[derive(Clone, Debug)]
pub struct ParsedInformation {
    /// What the seat knows. Forgetful if its memory could not be used.
    pub known: InformationState,
    /// Why the memory of the text was dropped: it is malformed or contradicts the view. `None` if it was not.
    pub memory_error: Option<InformationError>,
}

/// Parses an information state. If its memory contradicts its view, the view alone counts. Returns `None` if the view is
/// malformed.
pub fn parse_information(known: &str, editions: &Library) -> Option<ParsedInformation> {
    let memory_error = match InformationState::parse(known, editions) {
        Ok(known) => return Some(ParsedInformation { known, memory_error: None }),
        Err(error) => Some(error),
    };
    let (view, _) = known.split_once('\n')?;
    Some(ParsedInformation { known: InformationState::parse(view, editions).ok()?, memory_error })
}

/// Returns the move of a bot, given by its name. Equal arguments give equal moves. Returns `None` for malformed arguments,
/// and if it is not the viewer's turn.
pub fn choose_from_text(bot: &str, known: &str, seed: u64, editions: &Library) -> Option<Action> {
    let known = parse_information(known, editions)?.known;
    if !known.view().is_my_turn() {
        return None;
    }
    let mut bot = bot.parse::<BotKind>().ok()?.bot();
    Some(bot.choose(&known, &known.view().legal_moves(), &mut SplitMix::new(seed)))
}
