//! Styles: a bot that prefers some moves among those that are about as good.

use crate::evaluator::EvaluatedMove;
use crate::fallibility::{self, Fallibility, completes_first_column};
use crate::float;
use crate::{Bot, Budget, Candidate, SearchResult};
use iquazu_levels::Style;
use iquazu_rules::{Action, Gap, InformationState, LegalMoves, Players, Rng, Seat, Table};

/// Returns the largest bias of a style, in log-odds of winning. Styles that cost more wins have a smaller one.
const fn bias(style: Style) -> f32 {
    match style {
        Style::Water => 0.35,
        Style::Sprinter => 0.4,
        Style::Blocker | Style::Spender => 0.6,
        Style::Hoarder => 0.75,
        Style::Rows => 1.0,
    }
}

/// No move is played for its style that is worse than the best by more than this, in log-odds.
const MAX_LOSS: f32 = 0.45;
/// Weight of a point of margin against the log-odds of winning.
const MARGIN_WEIGHT: f32 = 0.01;

/// Moves the move that a fallible bot of this style plays to the front. `evaluated` is sorted, best first.
///
/// The style adds a bias to the value of a move as the bot sees it, bounded so that it never makes an absurd move. Moves
/// that complete the first column are judged without bias, and a certain win is never passed over.
pub(crate) fn choose_first(style: Style, fallibility: Fallibility, table: &Table, evaluated: &mut [EvaluatedMove]) {
    let Some(best) = evaluated.first().filter(|one| !one.is_certain_win()).map(fallibility::judgement) else { return };
    let noise = u32::from(fallibility.noise) * noise_percent(style) / 100;
    let fallibility = Fallibility { noise: u16::try_from(noise).unwrap_or(u16::MAX) };
    let least = best - fallibility.max_loss().max(MAX_LOSS);
    let score =
        |one: &EvaluatedMove| fallibility.perceived(table, one) + bias(style) * style_score(style, table, one.action);
    let sensible = evaluated.iter().enumerate().filter(|(_, one)| fallibility::judgement(one) >= least);
    let chosen = sensible.max_by(|one, other| score(one.1).total_cmp(&score(other.1))).map_or(0, |(index, _)| index);
    evaluated[..=chosen].rotate_right(1);
}

/// Returns the noise of a level with a style in percent of the level's own. A style can help or hurt; this evens it out,
/// so that a character is about as strong as its level (docs/opponents.md has the measurement).
const fn noise_percent(style: Style) -> u32 {
    match style {
        Style::Hoarder => 121,
        Style::Water => 84,
        Style::Blocker => 91,
        Style::Rows => 79,
        Style::Sprinter => 68,
        Style::Spender => 134,
    }
}

/// A bot that searches and prefers the moves of a style among those that it found.
pub(crate) struct Stylist {
    bot: Box<dyn Bot>,
    style: Style,
}

impl Stylist {
    pub(crate) fn new(bot: Box<dyn Bot>, style: Style) -> Stylist {
        Stylist { bot, style }
    }
}

impl Bot for Stylist {
    fn think(
        &mut self,
        known: &InformationState,
        moves: &LegalMoves,
        budget: &Budget,
        rng: &mut dyn Rng,
    ) -> SearchResult {
        let mut result = self.bot.think(known, moves, budget, rng);
        let is_certain = result.candidates.first().is_some_and(|best| best.win_share >= 1.0);
        if let Some(chosen) = choose(self.style, known.view().table(), &result.candidates).filter(|_| !is_certain) {
            result.candidates[..=chosen].rotate_right(1);
            result.action = result.candidates[0].action;
        }
        result
    }

    fn default_budget(&self, players: Players) -> Budget {
        self.bot.default_budget(players)
    }

    fn remembers(&self) -> bool {
        self.bot.remembers()
    }

    fn fallback_reason(&self) -> Option<&str> {
        self.bot.fallback_reason()
    }
}

/// Returns which candidate the style plays; `None` without candidates. The first one is the choice of the search, which
/// counts as the best.
fn choose(style: Style, table: &Table, candidates: &[Candidate]) -> Option<usize> {
    let best = candidates.iter().map(judgement).max_by(f32::total_cmp)?;
    let score = |index: usize| {
        let value = if index == 0 { best } else { judgement(&candidates[index]) };
        (value >= best - MAX_LOSS).then(|| value + bias(style) * style_score(style, table, candidates[index].action))
    };
    let scored = (0..candidates.len()).filter_map(|index| Some((index, score(index)?)));
    scored.reduce(|one, other| if other.1 > one.1 { other } else { one }).map(|(index, _)| index)
}

fn judgement(candidate: &Candidate) -> f32 {
    let share = candidate.win_share.clamp(1e-3, 1.0 - 1e-3);
    float::ln(share / (1.0 - share)) + MARGIN_WEIGHT * candidate.margin
}

/// Returns how well a move fits the style, from -1 to 1. The bias is in proportion.
fn style_score(style: Style, table: &Table, action: Action) -> f32 {
    if completes_first_column(table, action) {
        return 0.0;
    }
    let seat = table.active();
    match (style, action) {
        (Style::Hoarder, Action::Place { any_colour: true, .. } | Action::TakeCards { .. } | Action::DoubleMove) => {
            -1.0
        }
        (Style::Hoarder, Action::Draw) => 0.3,
        (Style::Water, Action::Place { gap, .. }) => {
            if gap.column() == table.frame() {
                1.0
            } else {
                -0.4
            }
        }
        (Style::Blocker, Action::Place { gap, .. }) => blocks(table, seat, gap),
        (Style::Rows, Action::Place { gap, .. }) => row_worth(table, seat, gap),
        (Style::Sprinter, Action::Place { .. }) => 0.6,
        (Style::Sprinter, Action::DoubleMove) => 0.4,
        (Style::Sprinter, Action::Draw) => -0.6,
        (Style::Spender, Action::Place { gap, .. }) => {
            let price = table.price(gap.column()).unwrap_or(1);
            f32::from(price) / 2.0 - 1.5
        }
        (Style::Spender, Action::Draw) => 0.3,
        _ => 0.0,
    }
}

/// Returns 1 for a gem that takes a column from another seat, half for a row, less for neither.
fn blocks(table: &Table, seat: Seat, gap: Gap) -> f32 {
    let after = table.with_gem(gap, seat);
    let leader = |table: &Table| table.column_ranking(gap.column()).iter().next().map(|rank| rank.seat);
    let takes_column = leader(table).is_some_and(|other| other != seat) && leader(&after) == Some(seat);
    let takes_row = table.gap(gap).is_some_and(|(row, _)| {
        let lead = |table: &Table| table.row_standing(row).lead.map(|lead| lead.seat);
        lead(table).is_some_and(|other| other != seat) && lead(&after) == Some(seat)
    });
    match (takes_column, takes_row) {
        (true, _) => 1.0,
        (false, true) => 0.6,
        (false, false) => -0.3,
    }
}

/// Returns up to 1 for a gem that takes the lead in a row with a tile, less if it keeps one, less again otherwise. A gem
/// further right counts for more scorings.
fn row_worth(table: &Table, seat: Seat, gap: Gap) -> f32 {
    let Some((row, _)) = table.gap(gap) else { return 0.0 };
    let leads = |table: &Table| table.row_standing(row).lead.is_some_and(|lead| lead.seat == seat);
    let price = f32::from(table.price(gap.column()).unwrap_or(1));
    match (table.shown_tile(row).is_some(), leads(table), leads(&table.with_gem(gap, seat))) {
        (true, false, true) => 0.2 * price,
        (true, true, _) => 0.1 * price - 0.1,
        _ => -0.6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotKind, Level};
    use iquazu_rules::{Edition, Players, SplitMix, State, Viewer};

    /// Calls `inspect` with the positions of a game that the net plays one move ahead, and its candidates there.
    fn positions(mut inspect: impl FnMut(&State, &[Candidate])) {
        let mut rng = SplitMix::new(8);
        let mut state = State::new(Edition::standard(), Players::TWO);
        while let Some(seat) = state.advance(&mut rng, &mut ()) {
            let known = InformationState::forgetful(&state.view(Viewer::Seat(seat)));
            let moves = known.view().legal_moves();
            let result = BotKind::Level(Level::Master).bot().think(&known, &moves, &Budget::nodes(0), &mut rng);
            inspect(&state, &result.candidates);
            state.play_unchecked(result.action, &mut ());
        }
    }

    #[test]
    fn style_changes_some_moves_and_none_by_more_than_the_bound() {
        for style in Style::ALL {
            let mut changed = 0;
            positions(|state, candidates| {
                let chosen = choose(style, state.table(), candidates).expect("there are candidates");
                let best = candidates.iter().map(judgement).max_by(f32::total_cmp).expect("there are candidates");
                assert!(chosen == 0 || best - judgement(&candidates[chosen]) <= MAX_LOSS);
                changed += usize::from(chosen != 0);
            });
            assert!(changed > 0, "{style:?}");
        }
    }

    #[test]
    fn scores_are_bounded_and_zero_for_moves_that_complete_the_first_column() {
        let mut completing = 0;
        positions(|state, candidates| {
            for style in Style::ALL {
                for candidate in candidates {
                    let score = style_score(style, state.table(), candidate.action);
                    assert!((-1.0..=1.0).contains(&score), "{style:?} {} {score}", candidate.action);
                    let mut after = *state;
                    after.play_unchecked(candidate.action, &mut ());
                    if after.is_over() || completes_first_column(state.table(), candidate.action) {
                        assert_eq!(score, 0.0);
                        completing += 1;
                    }
                }
            }
        });
        assert!(completing > 0);
    }

    #[test]
    fn winning_move_is_played_whatever_the_style() {
        positions(|state, candidates| {
            for style in Style::ALL {
                let chosen = choose(style, state.table(), candidates).expect("there are candidates");
                let mut after = *state;
                after.play_unchecked(candidates[0].action, &mut ());
                let wins = after.is_over() && after.winners().any(|winner| winner == state.table().active());
                assert!(!wins || candidates[chosen].win_share >= 0.5, "{style:?}");
            }
        });
    }
}
