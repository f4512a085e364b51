//! Moves of bots for seats whose knowledge is given as text. Browsers and servers share it, so that a bot plays the same
//! in both.

use crate::BotKind;
use iquazu_rules::edition::Library;
use iquazu_rules::{Action, InformationState, SplitMix};

/// Parses an information state. If its memory contradicts its view, the view alone counts.
pub fn parse_information(known: &str, editions: &Library) -> Option<InformationState> {
    let (view, _) = known.split_once('\n').unwrap_or((known, ""));
    InformationState::parse(known, editions).or_else(|_| InformationState::parse(view, editions)).ok()
}

/// Returns the move of a bot, given by its name. Equal arguments give equal moves. Returns `None` for malformed arguments,
/// and if it is not the viewer's turn.
pub fn choose_from_text(bot: &str, known: &str, seed: u64, editions: &Library) -> Option<Action> {
    let known = parse_information(known, editions).filter(|known| known.view().is_my_turn())?;
    let mut bot = bot.parse::<BotKind>().ok()?.bot();
    Some(bot.choose(&known, &known.view().legal_moves(), &mut SplitMix::new(seed)))
}
