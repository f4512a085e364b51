//! Games for tests.

use iquazu_rules::{Edition, PlayerColour, SplitMix};
use iquazu_session::{Game, GameSetup, Player, SeatSetup};

/// Returns a new game of these players; those in `people` are persons, the others bots.
pub(crate) fn game(names: &[&str], people: &[&str]) -> Game {
    let seat = |(name, colour): (&&str, PlayerColour)| {
        let player = if people.contains(name) { Player::Person } else { Player::Bot("random".to_owned()) };
        SeatSetup::new(*name, colour, player)
    };
    let seats = names.iter().zip(PlayerColour::ALL).map(seat).collect();
    Game::new(GameSetup { edition: Edition::standard(), seats, seed: 3 }).0
}

/// Returns the same game played to its end with random moves.
pub(crate) fn played(names: &[&str], people: &[&str]) -> Game {
    let mut game = game(names, people);
    let mut rng = SplitMix::new(5);
    while let Some(seat) = game.to_act() {
        let action = game.state().legal_moves().pick(&mut rng);
        game.act(seat, action).expect("generated moves are legal");
    }
    game
}
