//! The accuracy of a player in a game, in percent, comparable between games and numbers of players.

use iquazu_rules::Players;

/// How fast the accuracy of a move falls with the win share it loses: a tenth of a two-player win leaves 61 %.
const STEEPNESS: f32 = 5.0;
/// The least weight of a decision, so that a game that was decided early has an accuracy too.
const LEAST_WEIGHT: f32 = 0.05;

/// A decision: the win share of the best move, and the one of the played move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Decision {
    pub(crate) best: f32,
    pub(crate) played: f32,
}

/// Returns the accuracy of decisions, from 0 to 100; `None` without decisions. docs/opponents.md states the formula.
pub(crate) fn accuracy(players: Players, decisions: impl Iterator<Item = Decision>) -> Option<f32> {
    let fair = 1.0 / f32::from(players.count());
    let (mut sum, mut weights) = (0.0, 0.0);
    for decision in decisions {
        // A share of the win is worth more where the fair share is smaller.
        let loss = (decision.best - decision.played).max(0.0) * 0.5 / fair;
        let open = decision.best * (1.0 - decision.best) / (fair * (1.0 - fair));
        let weight = open.clamp(LEAST_WEIGHT, 1.0);
        sum += weight * 100.0 * (-STEEPNESS * loss).exp();
        weights += weight;
    }
    (weights > 0.0).then(|| sum / weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(players: Players, decisions: &[(f32, f32)]) -> f32 {
        let decisions = decisions.iter().map(|(best, played)| Decision { best: *best, played: *played });
        accuracy(players, decisions).expect("there are decisions")
    }

    #[test]
    fn best_moves_are_a_hundred_and_losses_less() {
        assert!((of(Players::TWO, &[(0.5, 0.5), (0.9, 0.9)]) - 100.0).abs() < 1e-3);
        assert!((of(Players::TWO, &[(0.5, 0.4)]) - 60.65).abs() < 0.1);
        assert!((of(Players::TWO, &[(0.5, 0.6)]) - 100.0).abs() < 1e-3, "an estimate above the best is no gain");
        assert_eq!(accuracy(Players::TWO, std::iter::empty()), None);
    }

    #[test]
    fn equal_shares_of_the_fair_share_are_equally_accurate() {
        let two = of(Players::TWO, &[(0.5, 0.4)]);
        let four = of(Players::FOUR, &[(0.25, 0.2)]);
        assert!((two - four).abs() < 1e-3, "{two} {four}");
    }

    #[test]
    fn decided_positions_count_little() {
        let slips = [(0.5, 0.4), (0.999, 0.999), (0.999, 0.999), (0.999, 0.999)];
        assert!(of(Players::TWO, &slips) < 67.0, "three forced moves hide no mistake");
    }
}
