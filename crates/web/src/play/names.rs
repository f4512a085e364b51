//! What players are called whom nobody has named.

use iquazu_messages::Messages;
use iquazu_session::{Game, Player};

/// The name of a seat that nobody has named, by its place.
pub fn default_name(t: Messages, seat: usize, player: &Player) -> String {
    match player {
        Player::Person | Player::Remote => t.person_name(seat as i64 + 1),
        Player::Bot(_) => t.bot_names().split(' ').nth(seat).unwrap_or_default().to_owned(),
    }
}

/// Records from elsewhere may name nobody.
pub fn has_nameless(game: &Game) -> bool {
    game.setup().seats.iter().any(|seat| seat.name.is_empty())
}

/// With a name for everybody.
pub fn named(t: Messages, game: Game) -> Game {
    let mut plan = game.setup().clone();
    for (index, seat) in plan.seats.iter_mut().enumerate().filter(|(_, seat)| seat.name.is_empty()) {
        seat.name = default_name(t, index, &seat.player);
    }
    game.with_setup(plan)
}
