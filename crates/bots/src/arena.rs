//! Matches between bots that say who is stronger: the same luck for everybody, and honest intervals.
//!
//! A block is one deal, played once for every seat that the bots can be rotated to. Luck of the deal meets everybody in
//! the same seat, so a block, not a game, is one sample.

mod entrant;
mod stats;

pub use entrant::{Entrant, ParseEntrantError};
pub use stats::{Interval, Sprt, SprtDecision, elo};

use crate::{Bot, GameRecorder, play_game};
use iquazu_rules::{Edition, Players, Rng, SplitMix};

/// Who sits where in a block, and with which luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    pub number: u64,
    pub seed: u64,
    /// The bots by seat in the first game, as numbers in the list of entrants. They move one seat on from game to game.
    line_up: Vec<usize>,
}

impl Block {
    /// The block with this number in a match. Two bots: the first against the other in all other seats. More: in every
    /// block as many as there are seats, drawn from all; where they are too few, some sit down twice.
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

    pub fn games(&self) -> usize {
        self.line_up.len()
    }

    /// The entrant in each seat of a game.
    pub fn seats(&self, game: usize) -> Vec<usize> {
        let mut seats = self.line_up.clone();
        seats.rotate_right(game);
        seats
    }

    /// Plays one game of the block.
    pub fn play(
        &self,
        game: usize,
        edition: &'static Edition,
        entrants: &[Entrant],
        scribe: &mut impl GameRecorder,
    ) -> GameResult {
        let seats = self.seats(game);
        let mut bots: Vec<Box<dyn Bot>> = seats.iter().map(|entrant| entrants[*entrant].bot()).collect();
        let state = play_game(edition, &mut bots, self.seed, scribe);
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

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The entrant in each seat.
    pub seats: Vec<usize>,
    pub scores: Vec<u16>,
}

impl GameResult {
    /// What an entrant has of the win: all of it, a part where several have most points, or nothing. An entrant in
    /// several seats has the sum of them.
    pub fn win_share(&self, entrant: usize) -> f64 {
        let most = self.scores.iter().max();
        let won = |seat: &usize| Some(&self.scores[*seat]) == most;
        let winners = (0..self.scores.len()).filter(won).count();
        let own = (0..self.scores.len()).filter(won).filter(|seat| self.seats[*seat] == entrant).count();
        own as f64 / winners as f64
    }
}

/// What an entrant had of the wins in a block, on average over its games.
pub fn block_win_share(games: &[GameResult], entrant: usize) -> f64 {
    games.iter().map(|game| game.win_share(entrant)).sum::<f64>() / games.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_in_a_block() {
        for players in Players::ALL {
            let block = Block::new(3, 1, 2, players);
            let firsts: Vec<_> =
                (0..block.games()).map(|game| block.seats(game).iter().position(|e| *e == 0)).collect();
            assert_eq!(firsts, (0..usize::from(players.count())).map(Some).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_bot_against_itself_has_exactly_its_share_of_every_block() {
        let entrants = ["greedy", "greedy"].map(|name| Entrant::parse(name, |_| unreachable!()).expect("known"));
        for number in 0..3 {
            let block = Block::new(number, 5, 2, Players::TWO);
            let play = |game| block.play(game, Edition::standard(), &entrants, &mut ());
            let games: Vec<_> = (0..block.games()).map(play).collect();
            assert_eq!(block_win_share(&games, 0), 0.5, "the same luck for both");
        }
    }

    #[test]
    fn a_shared_win_is_shared() {
        let game = GameResult { seats: vec![0, 1, 1], scores: vec![60, 60, 51] };
        assert_eq!((game.win_share(0), game.win_share(1)), (0.5, 0.5));
    }
}
