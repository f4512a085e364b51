//! What a finished game was worth to each seat.

use iquazu_rules::State;

/// How a result becomes a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reward {
    /// The share of the win: 1 for the winner, a part of it for each of several winners, otherwise 0.
    #[default]
    WinShare,
    /// The points ahead of the best other seat; negative when behind.
    Margin,
}

/// Returns what a game is worth to each seat; all 0 before its end.
pub fn returns(state: &State, reward: Reward) -> [f32; 4] {
    let mut returns = [0.0; 4];
    if !state.is_over() {
        return returns;
    }
    let seats = || state.table().players().seats();
    for seat in seats() {
        let best_other = seats().filter(|other| *other != seat).map(|other| state.score(other)).max();
        let margin = i32::from(state.score(seat)) - i32::from(best_other.unwrap_or(0));
        returns[seat.index()] = match reward {
            Reward::WinShare if margin < 0 => 0.0,
            Reward::WinShare => 1.0 / state.winners().count() as f32,
            Reward::Margin => margin as f32,
        };
    }
    returns
}
