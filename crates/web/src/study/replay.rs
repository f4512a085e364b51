//! The state of a replay: which game, which moment of it, whose cards are open.

use crate::app::settings::Settings;
use crate::board::Place;
use crate::board::motion::{self, Pace};
use crate::play::director;
use crate::play::store::Play;
use iquazu_rules::{Event, Seat, Viewer};
use iquazu_session::{Game, GameSetup, GameStep, Player, Transition};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Between two steps, in milliseconds at normal speed.
const PAUSE: f64 = 600.0;

/// Whose cards are open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seen {
    /// Everybody's; finished games only.
    All,
    Seat(Seat),
    Nobody,
}

/// A replay. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Replay {
    pub(super) whole: StoredValue<Game>,
    /// The same seats, all of them people: then no text says “you”.
    plan: StoredValue<GameSetup>,
    play: Play,
    pub(super) step: RwSignal<usize>,
    pub(super) last: usize,
    pub(super) seen: RwSignal<Seen>,
    /// Step follows step by itself.
    pub(super) running: RwSignal<bool>,
}

impl Replay {
    /// Opens a game at its start; hands are open where the game is over.
    pub(super) fn open(play: Play, game: Game) -> Replay {
        let mut plan = game.setup().clone();
        plan.seats.iter_mut().for_each(|seat| seat.player = Player::Person);
        let seen = if game.is_over() { Seen::All } else { Seen::Nobody };
        let replay = Replay {
            last: game.record().steps.len(),
            whole: StoredValue::new(game),
            plan: StoredValue::new(plan),
            play,
            step: RwSignal::new(0),
            seen: RwSignal::new(seen),
            running: RwSignal::new(false),
        };
        // Nobody can act here.
        play.held.set(true);
        play.present.set(true);
        Effect::new(move |_| {
            play.viewer.set(match replay.seen.get() {
                Seen::Seat(seat) => Viewer::Seat(seat),
                Seen::All | Seen::Nobody => Viewer::Spectator,
            });
        });
        replay.put(0);
        on_cleanup(move || replay.pause());
        replay
    }

    /// Shows the moment after so many steps.
    pub(super) fn go(self, step: usize) {
        self.pause();
        self.put(step.min(self.last));
    }

    /// The game as far as it is shown, at once: things glide only where step follows step.
    fn put(self, step: usize) {
        motion::set_slide(Pace(0.0));
        let game = self.whole.with_value(|whole| whole.branch(step, self.plan.get_value(), &[]));
        self.play.pointed.set(game.history().last().and_then(place));
        self.play.showing.set(None);
        self.play.shown.set(*game.state());
        self.play.game.set(game);
        self.step.set(step);
    }

    pub(super) fn pause(self) {
        if self.running.try_get_untracked() == Some(true) {
            self.running.set(false);
            director::skip();
        }
    }

    /// Lets step follow step, from the start again where the end was reached.
    pub(super) fn run(self, settings: RwSignal<Settings>) {
        if self.step.get_untracked() == self.last {
            self.put(0);
        }
        self.running.set(true);
        spawn_local(async move {
            loop {
                let step = self.step.try_get_untracked().unwrap_or(self.last);
                if self.running.try_get_untracked() != Some(true) || step >= self.last {
                    break;
                }
                self.advance(settings, step + 1).await;
                let pace = settings.try_with_untracked(|settings| settings.speed.pace().0).unwrap_or(0.0);
                motion::wait(PAUSE * pace.max(0.3)).await;
            }
            self.running.try_set(false);
        });
    }

    /// One step, shown as it happened.
    async fn advance(self, settings: RwSignal<Settings>, step: usize) {
        let game = self.whole.with_value(|whole| whole.branch(step, self.plan.get_value(), &[]));
        let beats = self.whole.with_value(|whole| beats(whole, step));
        self.play.pointed.set(None);
        self.play.game.set(game);
        self.step.set(step);
        director::show_to_end(self.play, settings, beats).await;
    }

    /// The steps in which a column was scored.
    pub(super) fn scorings(self) -> Vec<usize> {
        let scored = |moment: &GameStep| moment.events.iter().any(|event| matches!(event, Event::ColumnScored { .. }));
        self.whole.with_value(|whole| {
            let moments = whole.history().iter().enumerate();
            moments.filter(|(_, moment)| scored(moment)).map(|(step, _)| step).collect()
        })
    }

    /// The turn to which a step belongs; 0 for the setup.
    pub(super) fn turn(self, step: usize) -> u16 {
        let before = step.saturating_sub(1);
        self.whole.with_value(|whole| if step == 0 { 0 } else { whole.history()[before].state.table().turn() })
    }
}

/// What happened in a step, each with the game right after it.
pub(super) fn beats(game: &Game, step: usize) -> Vec<Transition> {
    let mut state = game.history()[step - 1].state;
    let played = &game.record().steps[step - 1];
    let mut beats = Vec::new();
    let mut carry_out = || {
        state.play(played.action, &mut beats).ok()?;
        played.outcomes.iter().try_for_each(|outcome| state.resolve(*outcome, &mut beats).ok())
    };
    // The game has been replayed once, so this cannot fail; if it did, there would be nothing to show.
    let _ = carry_out();
    beats
}

/// Where on the board something was put in a moment.
fn place(moment: &GameStep) -> Option<Place> {
    moment.events.iter().find_map(|event| match *event {
        Event::Placed { gap, .. } => Some(Place::Gap { column: gap.column(), index: gap.index() }),
        _ => None,
    })
}
