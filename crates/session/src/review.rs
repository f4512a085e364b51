//! Looking back at a game from one seat: how the chances went, which moves mattered, what was luck. Only from what that
//! seat could know; somebody else judges, this asks the questions and makes sense of the answers.

use crate::game::Game;
use iquazu_rules::{Action, Event, Seat, SeatMap, State};

/// What is to be judged, from the view of the seat whose review it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What a moment of the game is worth, by the number of steps before it.
    Moment { step: usize, state: State },
    /// What it is worth within a step, just before chance shows the seat something.
    Chance { step: usize, state: State },
    /// What the moves are worth from which the seat chose in a step.
    Choice { step: usize, state: State },
}

/// What the judge says.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Each seat's share of the win.
    Shares(SeatMap<f32>),
    /// Moves with the share that each promises, best first.
    Moves(Vec<(Action, f32)>),
    /// It cannot be judged.
    Unknown,
}

/// All questions of a review: first those of the curve, then those of luck and of moves.
pub fn questions(game: &Game, seat: Seat) -> Vec<Question> {
    let moments = game.moments().iter().enumerate();
    let mut questions: Vec<Question> =
        moments.map(|(step, moment)| Question::Moment { step, state: moment.state }).collect();
    for (index, played) in game.record().steps.iter().enumerate() {
        let (step, before) = (index + 1, game.moments()[index].state);
        if played.seat == seat && before.legal_moves().len() > 1 {
            questions.push(Question::Choice { step, state: before });
        }
        questions.extend(before_luck(game, seat, step).map(|state| Question::Chance { step, state }));
    }
    questions
}

/// The game within a step, just before chance first answers with something that the seat sees.
fn before_luck(game: &Game, seat: Seat, step: usize) -> Option<State> {
    let played = &game.record().steps[step - 1];
    let mut state = game.moments()[step - 1].state;
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
pub enum Verdict {
    Best,
    Good,
    Inaccuracy,
    Mistake,
}

impl Verdict {
    pub const ALL: [Verdict; 4] = [Verdict::Best, Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake];

    /// By the share of the win that it gave away.
    pub fn of(loss: f32) -> Verdict {
        match loss {
            loss if loss < 0.01 => Verdict::Best,
            loss if loss < 0.03 => Verdict::Good,
            loss if loss < 0.08 => Verdict::Inaccuracy,
            _ => Verdict::Mistake,
        }
    }
}

/// A move of the seat, beside the best one that was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReviewedMove {
    pub step: usize,
    pub played: Action,
    pub played_share: f32,
    pub best: Action,
    pub best_share: f32,
}

impl ReviewedMove {
    pub fn loss(&self) -> f32 {
        (self.best_share - self.played_share).max(0.0)
    }

    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.loss())
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
        Review { seat, curve: vec![None; game.moments().len()], moves: Vec::new(), luck: Vec::new() }
    }

    /// Takes in an answer. Those of the curve have to come first, as [`questions`] has them.
    pub fn learn(&mut self, game: &Game, question: &Question, answer: &Answer) {
        match (question, answer) {
            (Question::Moment { step, .. }, Answer::Shares(shares)) => self.curve[*step] = Some(*shares),
            (Question::Chance { step, .. }, Answer::Shares(before)) => {
                // All that follows in this step is forced, or chance again.
                if let Some(after) = self.curve[*step] {
                    self.luck.push((*step, after[self.seat] - before[self.seat]));
                }
            }
            (Question::Choice { step, .. }, Answer::Moves(moves)) => {
                self.moves.extend(reviewed(game, *step, moves));
            }
            _ => {}
        }
    }

    /// The share of the win that luck brought or took, all in all.
    pub fn total_luck(&self) -> f32 {
        self.luck.iter().map(|(_, luck)| luck).sum()
    }

    pub fn count(&self, verdict: Verdict) -> usize {
        self.moves.iter().filter(|reviewed| reviewed.verdict() == verdict).count()
    }

    /// The verdict on the move of a step, if it was the seat's own.
    pub fn of_step(&self, step: usize) -> Option<&ReviewedMove> {
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
fn reviewed(game: &Game, step: usize, moves: &[(Action, f32)]) -> Option<ReviewedMove> {
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
    Some(ReviewedMove { step, played, played_share: found.1, best, best_share })
}
