//! Matches that measure which bot is stronger, with common random numbers and confidence intervals.
//!
//! A block is one deal, played once for each rotation of the bots around the table. Every bot meets the same luck in
//! each seat, so the block, not the game, is the statistical sample.

mod entrant;
mod stats;

pub use entrant::{Entrant, EntrantParser, ParseEntrantError};
pub use stats::{Interval, Sprt, SprtDecision, elo};

use crate::{Bot, GameRecorder, play_from};
use iquazu_rules::{Edition, Handicap, Players, Rng, Rules, Seat, SeatMap, SplitMix, State};

/// The seed of a block and who sits where in its games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The number of the block in its match, from 0.
    pub number: u64,
    /// The seed of all its games.
    pub seed: u64,
    /// Indices of the entrants by seat in the first game. They move one seat on from game to game.
    line_up: Vec<usize>,
}

impl Block {
    /// Creates a block of a match with this seed.
    ///
    /// With two entrants, the first plays alone against the second in all other seats. With more, each block draws as
    /// many as there are seats; if they are fewer than the seats, some take several.
    pub fn new(number: u64, seed: u64, entrants: usize, players: Players) -> Block {
        let seats = usize::from(players.count());
        let mut rng = SplitMix::new(SplitMix::new(seed).next_u64().wrapping_add(number));
        let seed = rng.next_u64();
        let line_up = match entrants {
            2 => (0..seats).map(|seat| seat.min(1)).collect(),
            _ => {
                let order = shuffled(entrants, &mut rng);
                (0..seats).map(|seat| order[seat % entrants]).collect()
            }
        };
        Block { number, seed, line_up }
    }

    /// Returns the number of games: one per seat.
    pub fn games(&self) -> usize {
        self.line_up.len()
    }

    /// Returns the index of the entrant in each seat of a game.
    pub fn seats(&self, game: usize) -> Vec<usize> {
        let mut seats = self.line_up.clone();
        seats.rotate_right(game);
        seats
    }

    /// Returns the handicap of each seat of a game. An entrant keeps its handicap in every seat.
    ///
    /// # Panics
    /// Panics if `entrants` has fewer entries than the block was created for.
    pub fn handicaps(&self, game: usize, entrants: &[Entrant]) -> SeatMap<Handicap> {
        let mut handicaps = SeatMap::default();
        for (seat, entrant) in Seat::ALL.into_iter().zip(self.seats(game)) {
            handicaps[seat] = entrants[entrant].handicap();
        }
        handicaps
    }

    /// Plays one game of the block.
    ///
    /// # Panics
    /// Panics if `entrants` has fewer entries than the block was created for.
    pub fn play(
        &self,
        game: usize,
        edition: &'static Edition,
        entrants: &[Entrant],
        recorder: &mut impl GameRecorder,
    ) -> GameResult {
        let seats = self.seats(game);
        let mut bots: Vec<Box<dyn Bot>> = seats.iter().map(|entrant| entrants[*entrant].bot()).collect();
        let players = Players::new(seats.len() as u8).expect("a block has two to four seats");
        let first = State::with_handicaps(edition, players, &Rules::LATEST, &self.handicaps(game, entrants));
        let state = play_from(first, &mut bots, self.seed, recorder);
        let scores = state.table().players().seats().map(|seat| state.score(seat)).collect();
        GameResult { seats, scores }
    }
}

fn shuffled(count: usize, rng: &mut SplitMix) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        order.swap(last, rng.below(last as u32 + 1) as usize);
    }
    order
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The index of the entrant in each seat.
    pub seats: Vec<usize>,
    /// The final score of each seat.
    pub scores: Vec<u16>,
}

impl GameResult {
    /// Returns an entrant's share of the win: 1 for a win, a part of it for a shared win, otherwise 0. The shares of an
    /// entrant in several seats are added.
    pub fn win_share(&self, entrant: usize) -> f64 {
        let most = self.scores.iter().max();
        let won = |seat: &usize| Some(&self.scores[*seat]) == most;
        let winners = (0..self.scores.len()).filter(won).count();
        let own = (0..self.scores.len()).filter(won).filter(|seat| self.seats[*seat] == entrant).count();
        own as f64 / winners as f64
    }
}

/// Returns an entrant's mean win share over the games of a block.
pub fn block_win_share(games: &[GameResult], entrant: usize) -> f64 {
    games.iter().map(|game| game.win_share(entrant)).sum::<f64>() / games.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn block_rotates_every_entrant_through_every_seat() {
        for players in Players::ALL {
            let block = Block::new(3, 1, 2, players);
            let firsts: Vec<_> =
                (0..block.games()).map(|game| block.seats(game).iter().position(|e| *e == 0)).collect();
            assert_eq!(firsts, (0..usize::from(players.count())).map(Some).collect::<Vec<_>>());
        }
    }

    #[test]
    fn bot_against_itself_wins_half_of_every_block() {
        let entrants = ["greedy", "greedy"].map(|name| Entrant::parse(name, |_| unreachable!()).expect("known"));
        for number in 0..3 {
            let block = Block::new(number, 5, 2, Players::TWO);
            let play = |game| block.play(game, Edition::standard(), &entrants, &mut ());
            let games: Vec<_> = (0..block.games()).map(play).collect();
            assert_eq!(block_win_share(&games, 0), 0.5, "both met the same luck");
        }
    }

    #[test]
    fn tied_winners_share_the_win() {
        let game = GameResult { seats: vec![0, 1, 1], scores: vec![60, 60, 51] };
        assert_eq!((game.win_share(0), game.win_share(1)), (0.5, 0.5));
    }
}
