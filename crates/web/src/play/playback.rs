//! Playback of game events, one after the other: animates each event, then shows the state after it. `stage.rs` plays
//! the scoring of a column.

use super::stage::{self, EarlyPoints};
use super::store::Play;
use crate::app::settings::Settings;
use crate::app::sound::{self, Cue};
use crate::app::texts::{card_art, player_art};
use crate::board::Place;
use crate::board::motion::{self, AnimationSpeed, FlyingPiece};
use iquazu_rules::{Cards, Colour, Event, Seat, Viewer};
use iquazu_session::Transition;
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    /// Set when the player skips: the rest of the running playback is not animated.
    static SKIP_REQUESTED: Cell<bool> = const { Cell::new(false) };
}

/// Skips the running playback.
pub fn skip() {
    SKIP_REQUESTED.set(true);
    motion::skip_all();
}

/// Returns whether the rest of the running playback is skipped.
pub(super) fn is_skipped() -> bool {
    SKIP_REQUESTED.get()
}

/// Plays transitions in order; the board ends with the state after the last. With animations off or skipped it goes
/// there at once.
pub async fn show(play: Play, settings: RwSignal<Settings>, transitions: Vec<Transition>) {
    let Some(&(_, end)) = transitions.last() else { return };
    let generation = play.generation.get_untracked();
    let is_gone = || play.generation.get_untracked() != generation;
    SKIP_REQUESTED.set(false);
    motion::begin_playback();
    let early = EarlyPoints::none(play);
    for (event, state) in transitions {
        let speed = settings.with_untracked(|settings| settings.speed.animation_speed());
        if SKIP_REQUESTED.get() || speed.is_instant() {
            motion::set_slide_duration(AnimationSpeed(0.0));
            break;
        }
        play.showing.set(Some(event));
        motion::set_slide_duration(speed);
        animate_before(play, &event, speed).await;
        if is_gone() {
            return;
        }
        early.reset();
        play.shown.set(state);
        if !SKIP_REQUESTED.get() {
            animate_after(play, &event, speed).await;
        }
        if is_gone() {
            return;
        }
    }
    play.shown.set(end);
    play.showing.set(None);
}

/// Plays the transitions that led to the current state. That state can differ from the last transition's: no event
/// tells whose decision is due.
pub async fn show_to_end(play: Play, settings: RwSignal<Settings>, transitions: Vec<Transition>) {
    let generation = play.generation.get_untracked();
    show(play, settings, transitions).await;
    if play.generation.get_untracked() == generation {
        play.shown.set(play.game.with_untracked(|game| *game.state()));
    }
}

pub(super) fn panel_selector(play: Play, seat: Seat) -> String {
    format!("[data-player=\"{}\"]", player_art(untrack(|| play.colour(seat))).name())
}

async fn fly(flyer: FlyingPiece, from: &str, to: &str, speed: AnimationSpeed) {
    if SKIP_REQUESTED.get() {
        return;
    }
    if let (Some(from), Some(to)) = (motion::find(from), motion::find(to)) {
        motion::fly(flyer, &from, &to, speed).await;
    }
}

/// Animates what leads to an event, while the board still shows the state before it.
async fn animate_before(play: Play, event: &Event, speed: AnimationSpeed) {
    match *event {
        Event::Dealt { seat, cards } | Event::Drew { seat, cards, .. } => {
            let open = play.viewer.get_untracked() == Viewer::Seat(seat);
            let cards = if open { cards } else { Cards::of(Colour::White, cards.total().min(4)) };
            let short = AnimationSpeed(speed.0 * 0.55);
            for colour in each_card(cards).take(4) {
                cue(Cue::Card);
                let flyer = if open { FlyingPiece::Card(card_art(colour)) } else { FlyingPiece::CardBack };
                fly(flyer, "[data-pile=\"draw\"]", &panel_selector(play, seat), short).await;
            }
        }
        Event::Placed { seat, gap, paid, .. } => {
            let short = AnimationSpeed(speed.0 * 0.45);
            for colour in each_card(paid).take(5) {
                cue(Cue::Card);
                fly(FlyingPiece::Card(card_art(colour)), &panel_selector(play, seat), "[data-pile=\"discard\"]", short)
                    .await;
            }
            let target = format!("[data-place=\"{gap}\"]");
            let gem = FlyingPiece::Gem(player_art(untrack(|| play.colour(seat))));
            fly(gem, &panel_selector(play, seat), &target, speed).await;
        }
        Event::Discarded { seat, cards } => {
            let short = AnimationSpeed(speed.0 * 0.45);
            for colour in each_card(cards).take(5) {
                cue(Cue::Card);
                fly(FlyingPiece::Card(card_art(colour)), &panel_selector(play, seat), "[data-pile=\"discard\"]", short)
                    .await;
            }
        }
        Event::Dripped { gap, .. } => {
            if let Some(gap) = motion::gap(gap.column(), gap.index()) {
                motion::drip(&gap, speed).await;
            }
        }
        Event::TileUsed { seat, .. } => pulse(&panel_selector(play, seat), speed).await,
        Event::ColumnScored { column, ranking, .. } => stage::score_column(play, column, &ranking, speed).await,
        Event::RowScored { position, tile, standing } => stage::score_row(play, position, tile, &standing, speed).await,
        Event::WaterBoxPassed { from, to } => {
            let from = format!("{} [data-box=\"water\"]", panel_selector(play, from));
            fly(FlyingPiece::WaterBox, &from, &panel_selector(play, to), speed).await;
        }
        Event::GemBoxPassed { from, to } => {
            let from = format!("{} [data-box=\"gem\"]", panel_selector(play, from));
            fly(FlyingPiece::GemBox, &from, &panel_selector(play, to), AnimationSpeed(speed.0 * 0.6)).await;
        }
        Event::StripsPlaced { .. }
        | Event::TilesTurned { .. }
        | Event::FrameMoved { .. }
        | Event::DropsReturned { .. }
        | Event::GemsReturned { .. }
        | Event::TilePoints { .. }
        | Event::GameOver { .. } => {}
    }
}

/// Animates what follows an event, once the board shows the state after it.
async fn animate_after(play: Play, event: &Event, speed: AnimationSpeed) {
    match *event {
        Event::Placed { .. } => cue(Cue::Gem),
        Event::Dripped { .. } => cue(Cue::Drop),
        Event::TilePoints { seat, points: tiles } if tiles > 0 => points(play, seat, tiles, speed).await,
        Event::FrameMoved { .. } => {
            cue(Cue::Frame);
            motion::slide(speed).await;
        }
        Event::TilesTurned { position, .. } => {
            for row in 1..=5 {
                if let Some(tile) = motion::element(Place::Tile { position, row }) {
                    motion::flip(&tile, || {}, AnimationSpeed(speed.0 * 0.5)).await;
                }
            }
        }
        _ => {}
    }
}

/// Sounds with an animation. What is skipped is not heard.
pub(super) fn cue(cue: Cue) {
    if !SKIP_REQUESTED.get() {
        sound::play(cue);
    }
}

async fn points(play: Play, seat: Seat, points: u16, speed: AnimationSpeed) {
    if SKIP_REQUESTED.get() {
        return;
    }
    if let Some(panel) = motion::find(&panel_selector(play, seat)) {
        let colour = player_art(untrack(|| play.colour(seat)));
        motion::bubble(&panel, &format!("+{points}"), colour, speed).await;
    }
}

async fn pulse(selector: &str, speed: AnimationSpeed) {
    if let Some(element) = motion::find(selector) {
        motion::pulse(&element, speed).await;
    }
}

fn each_card(cards: Cards) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().flat_map(move |colour| std::iter::repeat_n(colour, cards[colour].into()))
}
