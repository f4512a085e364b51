//! Game review from one seat: win shares over time, luck, and the graded moves of all seats.
//!
//! This module lists the questions and combines the answers; the caller has each position evaluated from what a seat
//! knows (by a bot in the worker).

use crate::accuracy::{Decision, accuracy};
use crate::game::Game;
use crate::mistake::{MistakeKind, mistake_kind};
use iquazu_rules::{Action, Event, Players, Seat, SeatMap, State, Viewer};

/// A position to evaluate from what the reviewed seat knows, or for a choice the seat that chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewQuestion {
    /// The value of the state after a step.
    Position {
        /// The step; 0 is the setup.
        step: usize,
        /// The state.
        state: State,
    },
    /// The value within a step, just before chance reveals something to the seat.
    Chance {
        /// The step.
        step: usize,
        /// The number of outcomes of the step that were resolved before, such as a draw of another seat.
        resolved: usize,
        /// The state.
        state: State,
    },
    /// The value of each move that the active seat could choose at a step.
    Choice {
        /// The step.
        step: usize,
        /// The state before the choice.
        state: State,
    },
}

impl ReviewQuestion {
    /// Returns what the reviewed seat knows in the position, or for a choice the seat that chooses, as text for the
    /// worker.
    pub fn information_text(&self, game: &Game, seat: Seat) -> String {
        let viewer = Viewer::Seat(seat);
        match self {
            ReviewQuestion::Position { step, state } => {
                game.record().information_text(*step, None, &state.view(viewer))
            }
            ReviewQuestion::Choice { step, state } => {
                let viewer = Viewer::Seat(state.table().active());
                game.record().information_text(*step - 1, None, &state.view(viewer))
            }
            ReviewQuestion::Chance { step, resolved, state } => {
                let mut begun = game.record().steps[*step - 1].clone();
                begun.outcomes.truncate(*resolved);
                game.record().information_text(*step - 1, Some(&begun), &state.view(viewer))
            }
        }
    }
}

/// The answer to a [`ReviewQuestion`].
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewAnswer {
    /// The win share of each seat.
    WinShares(SeatMap<f32>),
    /// Moves with the win share of each, best first.
    Moves(Vec<(Action, f32)>),
    /// The position could not be evaluated.
    Unknown,
}

/// Returns all questions of a review: first those of the curve, then those about luck and moves of the seat. If the game
/// is over, the moves of the other seats follow; before that they would reveal what the others hold.
pub fn review_questions(game: &Game, seat: Seat) -> Vec<ReviewQuestion> {
    let history = game.history().iter().enumerate();
    let mut questions: Vec<ReviewQuestion> =
        history.map(|(step, after)| ReviewQuestion::Position { step, state: after.state }).collect();
    for (index, played) in game.record().steps.iter().enumerate() {
        let (step, before) = (index + 1, game.history()[index].state);
        if played.seat == seat && before.legal_moves().len() > 1 {
            questions.push(ReviewQuestion::Choice { step, state: before });
        }
        let chance = before_reveal(game, seat, step);
        questions.extend(chance.map(|(resolved, state)| ReviewQuestion::Chance { step, resolved, state }));
    }
    if game.is_over() {
        questions.extend(choices(game, |chooser| chooser != seat));
    }
    questions
}

/// Returns the choices of the seats that are `wanted`.
fn choices(game: &Game, wanted: impl Fn(Seat) -> bool) -> impl Iterator<Item = ReviewQuestion> {
    game.record().steps.iter().enumerate().filter_map(move |(index, played)| {
        let state = game.history()[index].state;
        let chosen = wanted(played.seat) && state.legal_moves().len() > 1;
        chosen.then_some(ReviewQuestion::Choice { step: index + 1, state })
    })
}

/// Returns the state within a step just before chance first reveals something to the seat, and the number of outcomes
/// that led to it.
fn before_reveal(game: &Game, seat: Seat, step: usize) -> Option<(usize, State)> {
    let played = &game.record().steps[step - 1];
    let mut state = game.history()[step - 1].state;
    state.play(played.action, &mut ()).ok()?;
    for (resolved, outcome) in played.outcomes.iter().enumerate() {
        let before = state;
        let mut events: Vec<Event> = Vec::new();
        state.resolve(*outcome, &mut events).ok()?;
        let seen = |event: &Event| match *event {
            Event::Drew { seat: drawer, .. } => drawer == seat,
            Event::TilesTurned { .. } => true,
            _ => false,
        };
        if events.iter().any(seen) {
            return Some((resolved, before));
        }
    }
    None
}

/// How good a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveGrade {
    /// Loses less than 1 % of the win.
    Best,
    /// Loses less than 3 %.
    Good,
    /// Loses less than 8 %.
    Inaccuracy,
    /// Loses 8 % or more.
    Mistake,
}

impl MoveGrade {
    /// All grades, best first.
    pub const ALL: [MoveGrade; 4] = [MoveGrade::Best, MoveGrade::Good, MoveGrade::Inaccuracy, MoveGrade::Mistake];

    /// Returns the grade of a move that lost this win share.
    pub fn of(loss: f32) -> MoveGrade {
        match loss {
            loss if loss < 0.01 => MoveGrade::Best,
            loss if loss < 0.03 => MoveGrade::Good,
            loss if loss < 0.08 => MoveGrade::Inaccuracy,
            _ => MoveGrade::Mistake,
        }
    }
}

/// A move and the best move that was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReviewedMove {
    /// The step.
    pub step: usize,
    /// The seat that moved.
    pub seat: Seat,
    /// The move that was played.
    pub played: Action,
    /// Its win share.
    pub played_win_share: f32,
    /// The best move.
    pub best: Action,
    /// Its win share.
    pub best_win_share: f32,
    /// What was wrong with an inaccurate move or a mistake, if it has a name.
    pub kind: Option<MistakeKind>,
}

impl ReviewedMove {
    /// Returns the win share that the move lost, at least 0.
    pub fn loss(&self) -> f32 {
        (self.best_win_share - self.played_win_share).max(0.0)
    }

    /// Returns the grade of the move.
    pub fn grade(&self) -> MoveGrade {
        MoveGrade::of(self.loss())
    }
}

/// The results of a review, which grow as answers arrive.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The reviewed seat.
    pub seat: Seat,
    /// The win shares after each step, starting with the setup; `None` until evaluated.
    pub curve: Vec<Option<SeatMap<f32>>>,
    /// The moves of all seats that were evaluated, in the order of the game.
    pub moves: Vec<ReviewedMove>,
    /// The seat's win share just before chance revealed something to it in a step.
    before_chance: Vec<(usize, f32)>,
}

impl Review {
    /// Creates an empty review.
    pub fn new(game: &Game, seat: Seat) -> Review {
        Review { seat, curve: vec![None; game.history().len()], moves: Vec::new(), before_chance: Vec::new() }
    }

    /// Adds an answer. Answers may arrive in any order.
    pub fn add_answer(&mut self, game: &Game, question: &ReviewQuestion, answer: &ReviewAnswer) {
        match (question, answer) {
            (ReviewQuestion::Position { step, .. }, ReviewAnswer::WinShares(shares)) => {
                self.curve[*step] = Some(*shares)
            }
            (ReviewQuestion::Chance { step, .. }, ReviewAnswer::WinShares(before)) => {
                self.before_chance.push((*step, before[self.seat]));
            }
            (ReviewQuestion::Choice { step, .. }, ReviewAnswer::Moves(moves)) => {
                self.moves.extend(find_played_move(game, *step, moves));
                self.moves.sort_by_key(|reviewed| reviewed.step);
            }
            _ => {}
        }
    }

    /// Returns the change of the seat's win share by chance, for each step in which chance revealed something to it.
    pub fn luck(&self) -> impl Iterator<Item = (usize, f32)> {
        // Everything after the reveal in a step is forced or chance.
        self.before_chance.iter().filter_map(|(step, before)| Some((*step, self.curve[*step]?[self.seat] - before)))
    }

    /// Returns the total change of the win share by chance.
    pub fn total_luck(&self) -> f32 {
        self.luck().map(|(_, luck)| luck).sum()
    }

    /// Returns the moves of a seat.
    pub fn moves_of(&self, seat: Seat) -> impl Iterator<Item = &ReviewedMove> {
        self.moves.iter().filter(move |reviewed| reviewed.seat == seat)
    }

    /// Returns the number of moves of the reviewed seat with a grade.
    pub fn count(&self, grade: MoveGrade) -> usize {
        self.moves_of(self.seat).filter(|reviewed| reviewed.grade() == grade).count()
    }

    /// Returns the accuracy of a seat from 0 to 100; `None` until one of its moves is evaluated.
    pub fn accuracy(&self, players: Players, seat: Seat) -> Option<f32> {
        let decision =
            |reviewed: &ReviewedMove| Decision { best: reviewed.best_win_share, played: reviewed.played_win_share };
        accuracy(players, self.moves_of(seat).map(decision))
    }

    /// Returns the `count` worst moves of the reviewed seat that were inaccurate or mistakes, worst first.
    pub fn worst_moves(&self, count: usize) -> Vec<ReviewedMove> {
        let wrong = |reviewed: &&ReviewedMove| reviewed.grade() >= MoveGrade::Inaccuracy;
        let mut worst: Vec<ReviewedMove> = self.moves_of(self.seat).filter(wrong).copied().collect();
        worst.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        worst.truncate(count);
        worst
    }

    /// Returns the reviewed move of a step, or `None` if there was no choice or it is not evaluated.
    pub fn move_at(&self, step: usize) -> Option<&ReviewedMove> {
        self.moves.iter().find(|reviewed| reviewed.step == step)
    }

    /// Returns the `count` steps that changed the seat's win share most (by at least 2 %), in the order of the game.
    pub fn turning_points(&self, count: usize) -> Vec<(usize, f32)> {
        let share = |step: usize| self.curve[step].map(|shares| shares[self.seat]);
        let change = |step: usize| Some((step, share(step)? - share(step - 1)?));
        let mut changes: Vec<(usize, f32)> = (1..self.curve.len()).filter_map(change).collect();
        changes.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
        changes.truncate(count);
        changes.retain(|(_, change)| change.abs() >= 0.02);
        changes.sort_by_key(|(step, _)| *step);
        changes
    }
}

/// Finds the played move among the evaluated ones. Another payment for the same gap counts as the same move.
fn find_played_move(game: &Game, step: usize, moves: &[(Action, f32)]) -> Option<ReviewedMove> {
    let (seat, played) = (game.record().steps[step - 1].seat, game.record().steps[step - 1].action);
    let same_gap = |other: Action| match (played, other) {
        (Action::Place { gap, any_colour, .. }, Action::Place { gap: there, any_colour: also, .. }) => {
            gap == there && any_colour == also
        }
        _ => false,
    };
    let (best, best_share) = *moves.first()?;
    let found = moves.iter().find(|(action, _)| *action == played);
    let found = found.or_else(|| moves.iter().rfind(|(action, _)| same_gap(*action)))?;
    let (played_win_share, best_win_share) = (found.1, best_share);
    let is_wrong = MoveGrade::of(best_win_share - played_win_share) >= MoveGrade::Inaccuracy;
    let kind = is_wrong.then(|| mistake_kind(&game.history()[step - 1].state, played, best)).flatten();
    Some(ReviewedMove { step, seat, played, played_win_share, best, best_win_share, kind })
}
