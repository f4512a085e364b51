//! Looking back at a game from one seat: how the chances went, which moves mattered, what was luck. Only from what that
//! seat could know; somebody else judges, this asks the questions and makes sense of the answers.

use crate::game::Game;
use iquazu_rules::{Action, Event, Seat, SeatMap, State};

/// What is to be judged, from the view of the seat whose review it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewQuestion {
    /// What a moment of the game is worth, by the number of steps before it.
    Position { step: usize, state: State },
    /// What it is worth within a step, just before chance shows the seat something.
    Chance { step: usize, state: State },
    /// What the moves are worth from which the seat chose in a step.
    Choice { step: usize, state: State },
}

/// What the judge says.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewAnswer {
    /// Each seat's share of the win.
    WinShares(SeatMap<f32>),
    /// Moves with the share that each promises, best first.
    Moves(Vec<(Action, f32)>),
    /// It cannot be judged.
    Unknown,
}

/// All questions of a review: first those of the curve, then those of luck and of moves.
pub fn review_questions(game: &Game, seat: Seat) -> Vec<ReviewQuestion> {
    let moments = game.history().iter().enumerate();
    let mut questions: Vec<ReviewQuestion> =
        moments.map(|(step, moment)| ReviewQuestion::Position { step, state: moment.state }).collect();
    for (index, played) in game.record().steps.iter().enumerate() {
        let (step, before) = (index + 1, game.history()[index].state);
        if played.seat == seat && before.legal_moves().len() > 1 {
            questions.push(ReviewQuestion::Choice { step, state: before });
        }
        questions.extend(state_before_reveal(game, seat, step).map(|state| ReviewQuestion::Chance { step, state }));
    }
    questions
}

/// The game within a step, just before chance first answers with something that the seat sees.
fn state_before_reveal(game: &Game, seat: Seat, step: usize) -> Option<State> {
    let played = &game.record().steps[step - 1];
    let mut state = game.history()[step - 1].state;
    state.play(played.action, &mut ()).ok()?;
    for outcome in &played.outcomes {
        let before = state;
        let mut events: Vec<Event> = Vec::new();
        state.resolve(*outcome, &mut events).ok()?;
        let seen = |event: &Event| match *event {
            Event::Drew { seat: drawer, .. } => drawer == seat,
            Event::TilesTurned { .. } => true,
            _ => false,
        };
        if events.iter().any(seen) {
            return Some(before);
        }
    }
    None
}

/// How good a move was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveGrade {
    Best,
    Good,
    Inaccuracy,
    Mistake,
}

impl MoveGrade {
    pub const ALL: [MoveGrade; 4] = [MoveGrade::Best, MoveGrade::Good, MoveGrade::Inaccuracy, MoveGrade::Mistake];

    /// By the share of the win that it gave away.
    pub fn of(loss: f32) -> MoveGrade {
        match loss {
            loss if loss < 0.01 => MoveGrade::Best,
            loss if loss < 0.03 => MoveGrade::Good,
            loss if loss < 0.08 => MoveGrade::Inaccuracy,
            _ => MoveGrade::Mistake,
        }
    }
}

/// A move of the seat, beside the best one that was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReviewedMove {
    pub step: usize,
    pub played: Action,
    pub played_win_share: f32,
    pub best: Action,
    pub best_win_share: f32,
}

impl ReviewedMove {
    pub fn loss(&self) -> f32 {
        (self.best_win_share - self.played_win_share).max(0.0)
    }

    pub fn grade(&self) -> MoveGrade {
        MoveGrade::of(self.loss())
    }
}

/// What came of a review; it grows while answers come in.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    pub seat: Seat,
    /// After each step, the setup first; nothing where nobody has judged yet.
    pub curve: Vec<Option<SeatMap<f32>>>,
    pub moves: Vec<ReviewedMove>,
    /// What chance brought in each step that it had a say in.
    pub luck: Vec<(usize, f32)>,
}

impl Review {
    pub fn new(game: &Game, seat: Seat) -> Review {
        Review { seat, curve: vec![None; game.history().len()], moves: Vec::new(), luck: Vec::new() }
    }

    /// Takes in an answer. Those of the curve have to come first, as [`questions`] has them.
    pub fn add_answer(&mut self, game: &Game, question: &ReviewQuestion, answer: &ReviewAnswer) {
        match (question, answer) {
            (ReviewQuestion::Position { step, .. }, ReviewAnswer::WinShares(shares)) => {
                self.curve[*step] = Some(*shares)
            }
            (ReviewQuestion::Chance { step, .. }, ReviewAnswer::WinShares(before)) => {
                // All that follows in this step is forced, or chance again.
                if let Some(after) = self.curve[*step] {
                    self.luck.push((*step, after[self.seat] - before[self.seat]));
                }
            }
            (ReviewQuestion::Choice { step, .. }, ReviewAnswer::Moves(moves)) => {
                self.moves.extend(find_played_move(game, *step, moves));
            }
            _ => {}
        }
    }

    /// The share of the win that luck brought or took, all in all.
    pub fn total_luck(&self) -> f32 {
        self.luck.iter().map(|(_, luck)| luck).sum()
    }

    pub fn count(&self, verdict: MoveGrade) -> usize {
        self.moves.iter().filter(|reviewed| reviewed.grade() == verdict).count()
    }

    /// The verdict on the move of a step, if it was the seat's own.
    pub fn move_at(&self, step: usize) -> Option<&ReviewedMove> {
        self.moves.iter().find(|reviewed| reviewed.step == step)
    }

    /// The steps after which the seat's chances had changed most, in the order of the game.
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

/// The move that was made, among those that were weighed. A gap that was paid in another way counts as the same.
fn find_played_move(game: &Game, step: usize, moves: &[(Action, f32)]) -> Option<ReviewedMove> {
    let played = game.record().steps[step - 1].action;
    let same_gap = |other: Action| match (played, other) {
        (Action::Place { gap, any_colour, .. }, Action::Place { gap: there, any_colour: also, .. }) => {
            gap == there && any_colour == also
        }
        _ => false,
    };
    let (best, best_share) = *moves.first()?;
    let found = moves.iter().find(|(action, _)| *action == played);
    let found = found.or_else(|| moves.iter().rfind(|(action, _)| same_gap(*action)))?;
    Some(ReviewedMove { step, played, played_win_share: found.1, best, best_win_share: best_share })
}
