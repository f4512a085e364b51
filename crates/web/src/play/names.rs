//! Default names of players.

use iquazu_messages::Messages;
use iquazu_session::{Game, Player};

/// Returns the default name of a seat.
pub fn default_name(t: Messages, seat: usize, player: &Player) -> String {
    match player {
        Player::Person | Player::Remote => t.person_name(seat as i64 + 1),
        Player::Bot(_) => t.bot_names().split(' ').nth(seat).unwrap_or_default().to_owned(),
    }
}

/// Returns whether a seat has no name, as in records from other sources.
pub fn has_unnamed_seats(game: &Game) -> bool {
    game.setup().seats.iter().any(|seat| seat.name.is_empty())
}

/// Returns the game with default names for unnamed seats.
pub fn with_default_names(t: Messages, game: Game) -> Game {
    let mut setup = game.setup().clone();
    for (index, seat) in setup.seats.iter_mut().enumerate().filter(|(_, seat)| seat.name.is_empty()) {
        seat.name = default_name(t, index, &seat.player);
    }
    game.with_setup(setup)
}
