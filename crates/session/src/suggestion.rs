//! Suggested moves: evaluated moves in groups that have the same effect.

use iquazu_rules::Action;

/// Moves whose win shares differ by less than this are of equal worth.
const EQUAL_WORTH: f32 = 0.015;

/// A suggested move, and others with the same effect.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// The best move of the group.
    pub action: Action,
    /// Its win share for the seat that moves, if it was evaluated.
    pub win_share: Option<f32>,
    /// Other moves of the group that are worth naming: other ways to get cards.
    pub also: Vec<Action>,
}

/// Groups evaluated moves (best first) by their effect, and returns the first `count` groups, best first.
///
/// A gap counts once, however it is paid for. Drawing by action and by tile are one move if their worth is equal. All
/// discards are one decision.
pub fn group_moves(moves: &[(Action, Option<f32>)], count: usize) -> Vec<Suggestion> {
    let mut groups: Vec<Suggestion> = Vec::new();
    for &(action, win_share) in moves {
        match groups.iter_mut().find(|group| is_equivalent(group, action, win_share)) {
            Some(group) if is_worth_naming(group, action) => group.also.push(action),
            Some(_) => {}
            None => groups.push(Suggestion { action, win_share, also: Vec::new() }),
        }
    }
    groups.truncate(count);
    groups
}

fn is_equivalent(group: &Suggestion, action: Action, win_share: Option<f32>) -> bool {
    let equal_worth = match (group.win_share, win_share) {
        (Some(one), Some(other)) => (one - other).abs() < EQUAL_WORTH,
        _ => false,
    };
    match (group.action, action) {
        (Action::Place { gap, .. }, Action::Place { gap: other, .. }) => gap == other,
        (Action::Discard { .. }, Action::Discard { .. }) => true,
        (one, other) => gives_cards(one) && gives_cards(other) && equal_worth,
    }
}

fn is_worth_naming(group: &Suggestion, action: Action) -> bool {
    gives_cards(action) && action != group.action && !group.also.contains(&action)
}

fn gives_cards(action: Action) -> bool {
    matches!(action, Action::Draw | Action::TakeCards { .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluated(moves: &[(&str, f32)]) -> Vec<(Action, Option<f32>)> {
        moves.iter().map(|(action, share)| (action.parse().expect("an action"), Some(*share))).collect()
    }

    fn texts(groups: &[Suggestion]) -> Vec<String> {
        groups.iter().map(|group| group.action.to_string()).collect()
    }

    #[test]
    fn gap_counts_once_however_it_is_paid() {
        let moves = evaluated(&[
            ("place 3e 1w2b", 0.62),
            ("place 3e 3w any", 0.61),
            ("draw", 0.55),
            ("place 2a 2o", 0.54),
            ("place 1a 1o", 0.53),
        ]);
        assert_eq!(texts(&group_moves(&moves, 3)), ["place 3e 1w2b", "draw", "place 2a 2o"]);
    }

    #[test]
    fn cards_by_action_and_by_tile_are_one_move_of_equal_worth_only() {
        let equal = group_moves(&evaluated(&[("cards 3", 0.500), ("draw", 0.495), ("place 2a 2o", 0.4)]), 3);
        assert_eq!(texts(&equal), ["cards 3", "place 2a 2o"]);
        assert_eq!(equal[0].also, [Action::Draw]);
        let different = group_moves(&evaluated(&[("draw", 0.50), ("cards 3", 0.45)]), 3);
        assert_eq!(texts(&different), ["draw", "cards 3"]);
        let unknown = group_moves(&[(Action::Draw, None), (Action::TakeCards { count: 3 }, None)], 3);
        assert_eq!(unknown.len(), 2, "moves without a value are not compared");
    }

    #[test]
    fn discards_are_one_decision() {
        let groups = group_moves(&evaluated(&[("discard 2w", 0.5), ("discard 1w1b", 0.3)]), 3);
        assert_eq!(texts(&groups), ["discard 2w"]);
    }
}
