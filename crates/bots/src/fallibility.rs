//! Mistakes of the weaker levels: an evaluation error that follows from the position, so the same position always gives the
//! same mistake.

use crate::evaluator::EvaluatedMove;
use crate::features::Features;
use crate::{ByPlayers, float};
use iquazu_rules::{Action, Rng, SplitMix, Stage, Table};

/// Weight of a point of margin against the log-odds of winning.
const MARGIN_WEIGHT: f32 = 0.01;
/// A move worse than the best by more than this many standard deviations is never played.
const MAX_LOSS_SIGMAS: f32 = 3.0;
/// Nor is one worse by more than this, in log-odds, however far the judgement is off: from an even game to 8 % of the wins.
const MAX_LOSS: f32 = 2.5;

/// How far the judgement of a bot is off: the standard deviation of its error in hundredths of log-odds (logits).
///
/// Log-odds instead of win shares, so that a bot errs as much ahead or behind as in an even game. The error follows
/// from the position after the move alone: asked again, the bot makes the same mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fallibility {
    pub(crate) noise: u16,
}

impl Fallibility {
    pub(crate) const NONE: Fallibility = Fallibility { noise: 0 };

    /// Returns the error for the number of players at a table.
    pub(crate) fn at(table: &Table, noise: ByPlayers) -> Fallibility {
        Fallibility { noise: noise.with_players(table.players().count()) }
    }

    /// Puts the chosen move first. `evaluated` is sorted, best first.
    pub(crate) fn choose_first(self, table: &Table, evaluated: &mut [EvaluatedMove]) {
        let chosen = self.choose(table, evaluated);
        evaluated[..=chosen].rotate_right(1);
    }

    /// Returns the index of the chosen move. The first one is the best. `evaluated` is not empty. A certain win is never
    /// passed over.
    pub(crate) fn choose(self, table: &Table, evaluated: &[EvaluatedMove]) -> usize {
        if self == Fallibility::NONE || evaluated[0].is_certain_win() {
            return 0;
        }
        let least = judgement(&evaluated[0]) - self.max_loss();
        let sensible = evaluated.iter().enumerate().filter(|(_, one)| judgement(one) >= least);
        let perceived = |one: &EvaluatedMove| self.perceived(table, one);
        let chosen = sensible.max_by(|one, other| perceived(one.1).total_cmp(&perceived(other.1)));
        chosen.map_or(0, |(index, _)| index)
    }

    /// Returns the log-odds of winning after a move as the bot sees them, its error included.
    pub(crate) fn perceived(self, table: &Table, evaluated: &EvaluatedMove) -> f32 {
        judgement(evaluated) + self.error(table, evaluated)
    }

    /// Returns how much worse than the best a move may be, in log-odds.
    pub(crate) fn max_loss(self) -> f32 {
        (MAX_LOSS_SIGMAS * self.sigma()).min(MAX_LOSS)
    }

    fn sigma(self) -> f32 {
        f32::from(self.noise) / 100.0
    }

    /// Returns the error in the judgement of a move; none for a move that ends the game or completes the first column.
    fn error(self, table: &Table, evaluated: &EvaluatedMove) -> f32 {
        let over = evaluated.features == Features::NONE;
        if over || completes_first_column(table, evaluated.action) {
            0.0
        } else {
            self.sigma() * normal(hash(&evaluated.features))
        }
    }
}

/// Returns the log-odds of winning after a move, with a little weight on the margin.
pub(crate) fn judgement(evaluated: &EvaluatedMove) -> f32 {
    let share = evaluated.value.win_shares[0].clamp(1e-4, 1.0 - 1e-4);
    float::ln(share / (1.0 - share)) + MARGIN_WEIGHT * evaluated.value.margin
}

/// Returns whether after a move the first column in the frame is certain to be complete by the end of the turn, by a gem
/// or by the drip, and so to be scored (I1, W1).
///
/// Such moves are judged without error and without the bias of a style: the scoring is in plain sight, and it may end the
/// game (E1). A gem that fills another column does not count, because nothing is scored for it yet (I1); if the columns
/// before it are completed in the same turn (I8), it is their first one that counts.
pub(crate) fn completes_first_column(table: &Table, action: Action) -> bool {
    let in_first_column = matches!(action, Action::Place { gap, .. } if gap.column() == table.frame());
    // A turn with a scoring has no drip (W4), and discards come after it (T7).
    let drips = table.water() == table.active() && !table.scored_this_turn() && table.stage() != Stage::Discard;
    table.empty_gap_count(table.frame()) <= u32::from(in_first_column) + u32::from(drips)
}

/// Returns a number that follows from the seed: over all seeds about normally distributed, and bounded.
pub(crate) fn normal(seed: u64) -> f32 {
    let mut rng = SplitMix::new(seed);
    let uniform = |rng: &mut SplitMix| rng.below(1 << 16) as f32 / f32::from(u16::MAX) - 0.5;
    // The sum of twelve has variance 1.
    (0..12).map(|_| uniform(&mut rng)).sum()
}

/// Returns a number that identifies a position, equal on every machine.
pub(crate) fn hash(features: &Features) -> u64 {
    features.words().iter().fold(0, |hash: u64, word| SplitMix::new(hash ^ word).next_u64())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NetSet, OnePlyNet};
    use iquazu_rules::{Edition, Gap, Players, State};

    /// Calls `inspect` with the moves of positions as the net evaluates them, best first.
    fn positions(mut inspect: impl FnMut(&State, &[EvaluatedMove])) {
        let nets = NetSet::built_in().nets().expect("valid weights");
        let mut rng = SplitMix::new(3);
        let mut state = State::new(Edition::standard(), Players::TWO);
        while state.advance(&mut rng, &mut ()).is_some() {
            let evaluated = OnePlyNet::new(nets.clone()).evaluate(&state);
            inspect(&state, &evaluated);
            state.play_unchecked(evaluated[0].action, &mut ());
        }
    }

    #[test]
    fn same_position_gives_the_same_mistake_and_more_noise_more_of_them() {
        let mut mistakes = [0; 3];
        positions(|state, evaluated| {
            for (mistakes, noise) in mistakes.iter_mut().zip([0, 20, 200]) {
                let [mut once, mut again] = [evaluated.to_vec(), evaluated.to_vec()];
                Fallibility { noise }.choose_first(state.table(), &mut once);
                Fallibility { noise }.choose_first(state.table(), &mut again);
                assert_eq!(once[0].action, again[0].action);
                *mistakes += usize::from(once[0].action != evaluated[0].action);
            }
        });
        assert!(mistakes[0] == 0 && mistakes[1] > 0 && mistakes[2] > mistakes[1], "{mistakes:?}");
    }

    /// Returns a move as if the seat were this far ahead, in log-odds, or behind.
    fn ahead(by: f32, one: &EvaluatedMove) -> EvaluatedMove {
        let mut shifted = *one;
        shifted.value.win_shares[0] = 1.0 / (1.0 + float::exp(MARGIN_WEIGHT * one.value.margin - judgement(one) - by));
        shifted
    }

    #[test]
    fn bot_errs_as_much_ahead_as_behind() {
        let fallibility = Fallibility { noise: 100 };
        let (mut mistakes, mut even) = (0, 0);
        positions(|state, evaluated| {
            // Log-odds are cut off near a certain win or loss.
            if evaluated.iter().any(|one| !(0.02..=0.98).contains(&one.value.win_shares[0])) {
                return;
            }
            even += 1;
            let chosen = fallibility.choose(state.table(), evaluated);
            mistakes += usize::from(chosen != 0);
            for by in [-3.0, -1.0, 1.0, 3.0] {
                let shifted: Vec<EvaluatedMove> = evaluated.iter().map(|one| ahead(by, one)).collect();
                let other = fallibility.choose(state.table(), &shifted);
                assert_eq!(shifted[other].action, evaluated[chosen].action, "{by} ahead");
                for (one, shifted) in evaluated.iter().zip(&shifted) {
                    assert_eq!(fallibility.error(state.table(), one), fallibility.error(state.table(), shifted));
                    assert!((judgement(shifted) - judgement(one) - by).abs() < 1e-2);
                }
            }
        });
        assert!(mistakes > 10 && even > 20, "{mistakes} of {even}");
    }

    #[test]
    fn absurd_moves_are_never_played() {
        positions(|state, evaluated| {
            for (noise, most) in [(5, 0.15), (50, 1.5), (520, 2.5)] {
                let mut chosen = evaluated.to_vec();
                Fallibility { noise }.choose_first(state.table(), &mut chosen);
                let loss = judgement(&evaluated[0]) - judgement(&chosen[0]);
                assert!(loss <= most + 1e-4, "{} loses {loss}", chosen[0].action);
            }
        });
    }

    /// Returns whether a scoring happens before the turn ends, if the seat draws and ends its turn after `action`.
    fn is_scored_in_turn(state: &State, action: Action, rng: &mut SplitMix) -> bool {
        let (seat, frame) = (state.table().active(), state.table().frame());
        let mut after = *state;
        after.play_unchecked(action, &mut ());
        while !after.is_over() && after.advance(rng, &mut ()) == Some(seat) {
            let moves = after.legal_moves();
            let passive = moves.iter().find(|action| matches!(action, Action::Draw | Action::EndTurn));
            after.play_unchecked(passive.unwrap_or_else(|| moves.get(0)), &mut ());
        }
        after.is_over() || after.table().frame() != frame
    }

    #[test]
    fn first_column_is_complete_after_the_moves_that_complete_it_drip_included() {
        let (mut by_gem, mut by_drip, mut others_filled) = (0, 0, 0);
        for (seed, players) in (0..30).zip(Players::ALL.into_iter().cycle()) {
            let mut rng = SplitMix::new(seed);
            let mut state = State::new(Edition::standard(), players);
            while state.advance(&mut rng, &mut ()).is_some() {
                let (table, moves) = (state.table(), state.legal_moves());
                for action in moves.iter() {
                    let completes = completes_first_column(table, action);
                    assert_eq!(is_scored_in_turn(&state, action, &mut rng), completes, "{action} in {table:?}");
                    let fills = |gap: &Gap| table.empty_gap_count(gap.column()) == 1;
                    match action {
                        Action::Place { gap, .. } if gap.column() == table.frame() && fills(&gap) => by_gem += 1,
                        _ if completes => by_drip += 1,
                        Action::Place { gap, .. } if fills(&gap) => others_filled += 1,
                        _ => {}
                    }
                }
                // In half of the games the second column is filled first.
                let second =
                    |action: &Action| matches!(action, Action::Place { gap, .. } if gap.column() == table.frame() + 1);
                let chosen = moves.iter().find(second).filter(|_| seed % 2 == 0);
                state.play_unchecked(chosen.unwrap_or_else(|| moves.pick(&mut rng)), &mut ());
            }
        }
        assert!(by_gem > 0 && by_drip > 0 && others_filled > 0, "{by_gem}, {by_drip}, {others_filled}");
    }

    #[test]
    fn moves_that_complete_the_first_column_are_judged_without_error() {
        let (mut by_gem, mut by_drip) = (0, 0);
        positions(|state, evaluated| {
            let table = state.table();
            for one in evaluated.iter().filter(|one| completes_first_column(table, one.action)) {
                assert_eq!(Fallibility { noise: 300 }.error(table, one), 0.0);
                let by_drip_only = !matches!(one.action, Action::Place { gap, .. } if gap.column() == table.frame());
                *if by_drip_only { &mut by_drip } else { &mut by_gem } += 1;
            }
        });
        assert!(by_gem > 0 && by_drip > 0, "{by_gem}, {by_drip}");
    }
}
