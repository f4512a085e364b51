//! State of a replay: the game, the current step and whose cards are visible.

use crate::app::alive::Scope;
use crate::app::settings::Settings;
use crate::board::Place;
use crate::board::motion::{self, AnimationSpeed};
use crate::play::playback;
use crate::play::store::Play;
use iquazu_rules::{Event, Seat, Viewer};
use iquazu_session::{Game, GameSetup, GameStep, Player, Transition};
use leptos::prelude::*;

/// Pause between two steps at normal speed.
const STEP_PAUSE_MS: f64 = 600.0;

/// Whose cards are visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum VisibleHands {
    /// All hands; finished games only.
    All,
    Seat(Seat),
    Nobody,
}

/// A replay. A handle of signals, cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Replay {
    scope: Scope,
    pub(super) full_game: StoredValue<Game>,
    /// The setup with every seat a person, so that no text says “you”.
    plan: StoredValue<GameSetup>,
    play: Play,
    pub(super) step: RwSignal<usize>,
    pub(super) last: usize,
    pub(super) visible_hands: RwSignal<VisibleHands>,
    /// Whether the replay plays automatically.
    pub(super) running: RwSignal<bool>,
}

impl Replay {
    /// Opens a game at its start. Hands are visible if the game is over.
    pub(super) fn open(play: Play, game: Game) -> Replay {
        let mut plan = game.setup().clone();
        plan.seats.iter_mut().for_each(|seat| seat.player = Player::Person);
        let visible_hands = if game.is_over() { VisibleHands::All } else { VisibleHands::Nobody };
        let replay = Replay {
            scope: Scope::current(),
            last: game.record().steps.len(),
            full_game: StoredValue::new(game),
            plan: StoredValue::new(plan),
            play,
            step: RwSignal::new(0),
            visible_hands: RwSignal::new(visible_hands),
            running: RwSignal::new(false),
        };
        // Nobody can act in a replay.
        play.awaiting_confirm.set(true);
        play.has_game.set(true);
        Effect::new(move |_| {
            play.viewer.set(match replay.visible_hands.get() {
                VisibleHands::Seat(seat) => Viewer::Seat(seat),
                VisibleHands::All | VisibleHands::Nobody => Viewer::Spectator,
            });
        });
        replay.show_step(0);
        on_cleanup(move || replay.pause());
        replay
    }

    /// Jumps to a step and pauses.
    pub(super) fn go_to(self, step: usize) {
        self.pause();
        self.show_step(step.min(self.last));
    }

    /// Shows a step without animation.
    fn show_step(self, step: usize) {
        motion::set_slide_duration(AnimationSpeed(0.0));
        let game = self.full_game.with_value(|whole| whole.branch(step, self.plan.get_value(), &[]));
        self.play.highlighted.set(game.history().last().and_then(place));
        self.play.showing.set(None);
        self.play.shown.set(*game.state());
        self.play.game.set(game);
        self.step.set(step);
    }

    pub(super) fn pause(self) {
        if self.running.try_get_untracked() == Some(true) {
            self.running.set(false);
            playback::skip();
        }
    }

    /// Plays the game step by step, from the start if the end was reached.
    pub(super) fn run(self, settings: RwSignal<Settings>) {
        if self.step.get_untracked() == self.last {
            self.show_step(0);
        }
        self.running.set(true);
        self.scope.spawn(async move {
            loop {
                let step = self.step.get_untracked();
                if !self.running.get_untracked() || step >= self.last {
                    break;
                }
                self.advance(settings, step + 1).await;
                let speed = settings.with_untracked(|settings| settings.speed.animation_speed().0);
                motion::sleep(STEP_PAUSE_MS * speed.max(0.3)).await;
            }
            self.running.set(false);
        });
    }

    /// Plays one step with animation.
    async fn advance(self, settings: RwSignal<Settings>, step: usize) {
        let game = self.full_game.with_value(|whole| whole.branch(step, self.plan.get_value(), &[]));
        let transitions = self.full_game.with_value(|whole| transitions(whole, step));
        self.play.highlighted.set(None);
        self.play.game.set(game);
        self.step.set(step);
        playback::show_to_end(self.play, settings, transitions).await;
    }

    /// Returns the steps in which a column was scored.
    pub(super) fn scorings(self) -> Vec<usize> {
        let scored = |moment: &GameStep| moment.events.iter().any(|event| matches!(event, Event::ColumnScored { .. }));
        self.full_game.with_value(|whole| {
            let moments = whole.history().iter().enumerate();
            moments.filter(|(_, moment)| scored(moment)).map(|(step, _)| step).collect()
        })
    }

    /// Returns the turn a step belongs to; 0 for the setup.
    pub(super) fn turn(self, step: usize) -> u16 {
        let before = step.saturating_sub(1);
        self.full_game.with_value(|whole| if step == 0 { 0 } else { whole.history()[before].state.table().turn() })
    }
}

/// Returns the transitions of a step.
pub(super) fn transitions(game: &Game, step: usize) -> Vec<Transition> {
    let mut state = game.history()[step - 1].state;
    let played = &game.record().steps[step - 1];
    let mut transitions = Vec::new();
    let mut execute = || {
        state.play(played.action, &mut transitions).ok()?;
        played.outcomes.iter().try_for_each(|outcome| state.resolve(*outcome, &mut transitions).ok())
    };
    // The game has been replayed before, so this cannot fail; if it did, nothing would be animated.
    let _ = execute();
    transitions
}

/// Returns where a gem was placed in a step.
fn place(moment: &GameStep) -> Option<Place> {
    moment.events.iter().find_map(|event| match *event {
        Event::Placed { gap, .. } => Some(Place::Gap { column: gap.column(), index: gap.index() }),
        _ => None,
    })
}
