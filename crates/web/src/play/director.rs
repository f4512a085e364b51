//! Shows what happened, one thing after the other: a movement for each event, then the moment after it.

use super::store::Play;
use crate::app::settings::Settings;
use crate::app::words::{card_art, player_art, tile_art};
use crate::board::Place;
use crate::board::motion::{self, Flyer, Pace};
use iquazu_rules::{Cards, Colour, Event, Seat, Viewer};
use iquazu_session::Transition;
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    /// The person wants to see the end of it: what is left of this story is not shown.
    static SKIPPED: Cell<bool> = const { Cell::new(false) };
}

/// Ends what is being shown.
pub fn skip() {
    SKIPPED.set(true);
    motion::skip_all();
}

/// Shows one beat after the other; the board ends with the moment after the last. Where nothing moves, because the
/// person wants it so or has seen enough, the board goes there at once.
pub async fn show(play: Play, settings: RwSignal<Settings>, beats: Vec<Transition>) {
    let Some(&(_, end)) = beats.last() else { return };
    let generation = play.generation.get_untracked();
    let is_gone = || play.generation.try_get_untracked() != Some(generation);
    SKIPPED.set(false);
    for (event, state) in beats {
        let pace = settings.with_untracked(|settings| settings.speed.pace());
        if SKIPPED.get() || pace.is_instant() {
            motion::set_slide(Pace(0.0));
            break;
        }
        play.showing.set(Some(event));
        motion::set_slide(pace);
        before(play, &event, pace).await;
        if is_gone() {
            return;
        }
        play.shown.set(state);
        if !SKIPPED.get() {
            after(play, &event, pace).await;
        }
        if is_gone() {
            return;
        }
    }
    play.shown.set(end);
    play.showing.set(None);
}

/// Shows what led to the game as it is now. The last beat can be followed by what no event tells: whose decision is due.
pub async fn show_to_end(play: Play, settings: RwSignal<Settings>, beats: Vec<Transition>) {
    let generation = play.generation.get_untracked();
    show(play, settings, beats).await;
    if play.generation.try_get_untracked() == Some(generation) {
        play.shown.set(play.game.with_untracked(|game| *game.state()));
    }
}

fn panel(play: Play, seat: Seat) -> String {
    format!("[data-player=\"{}\"]", player_art(untrack(|| play.colour(seat))).name())
}

async fn fly(flyer: Flyer, from: &str, to: &str, pace: Pace) {
    if SKIPPED.get() {
        return;
    }
    if let (Some(from), Some(to)) = (motion::find(from), motion::find(to)) {
        motion::fly(flyer, &from, &to, pace).await;
    }
}

/// The movement that leads to an event, while the board still shows the moment before.
async fn before(play: Play, event: &Event, pace: Pace) {
    match *event {
        Event::Dealt { seat, cards } | Event::Drew { seat, cards, .. } => {
            let open = play.viewer.get_untracked() == Viewer::Seat(seat);
            let cards = if open { cards } else { Cards::of(Colour::White, cards.total().min(4)) };
            let short = Pace(pace.0 * 0.55);
            for colour in each_card(cards).take(4) {
                let flyer = if open { Flyer::Card(card_art(colour)) } else { Flyer::CardBack };
                fly(flyer, "[data-pile=\"draw\"]", &panel(play, seat), short).await;
            }
        }
        Event::Placed { seat, gap, paid, .. } => {
            let short = Pace(pace.0 * 0.45);
            for colour in each_card(paid).take(5) {
                fly(Flyer::Card(card_art(colour)), &panel(play, seat), "[data-pile=\"discard\"]", short).await;
            }
            let target = format!("[data-place=\"{gap}\"]");
            let gem = Flyer::Gem(player_art(untrack(|| play.colour(seat))));
            fly(gem, &panel(play, seat), &target, pace).await;
        }
        Event::Discarded { seat, cards } => {
            let short = Pace(pace.0 * 0.45);
            for colour in each_card(cards).take(5) {
                fly(Flyer::Card(card_art(colour)), &panel(play, seat), "[data-pile=\"discard\"]", short).await;
            }
        }
        Event::Dripped { gap, .. } => {
            if let Some(gap) = motion::gap(gap.column(), gap.index()) {
                motion::drip(&gap, pace).await;
            }
        }
        Event::TileUsed { seat, .. } => pulse(&panel(play, seat), pace).await,
        Event::ColumnScored { column, .. } => {
            if let Some(rock) = motion::element(Place::Rock { column }) {
                motion::pulse(&rock, pace).await;
            }
        }
        Event::RowScored { position, tile, standing } => {
            let row = standing.row.number();
            if let (Some(lead), Some(from)) = (standing.lead, motion::element(Place::Tile { position, row }))
                && let Some(to) = motion::find(&panel(play, lead.seat))
            {
                motion::fly(Flyer::Tile(tile_art(tile)), &from, &to, pace).await;
            }
        }
        Event::WaterBoxPassed { from, to } => {
            let from = format!("{} [data-box=\"water\"]", panel(play, from));
            fly(Flyer::WaterBox, &from, &panel(play, to), pace).await;
        }
        Event::GemBoxPassed { from, to } => {
            let from = format!("{} [data-box=\"gem\"]", panel(play, from));
            fly(Flyer::GemBox, &from, &panel(play, to), Pace(pace.0 * 0.6)).await;
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

/// What follows once the board shows the moment after the event.
async fn after(play: Play, event: &Event, pace: Pace) {
    match *event {
        Event::ColumnScored { ranking, .. } => {
            for rank in ranking.iter().filter(|rank| rank.points > 0) {
                points(play, rank.seat, rank.points.into(), pace).await;
            }
        }
        Event::TilePoints { seat, points: tiles } if tiles > 0 => points(play, seat, tiles, pace).await,
        Event::FrameMoved { .. } => motion::slide(pace).await,
        Event::TilesTurned { position, .. } => {
            for row in 1..=5 {
                if let Some(tile) = motion::element(Place::Tile { position, row }) {
                    motion::flip(&tile, || {}, Pace(pace.0 * 0.5)).await;
                }
            }
        }
        _ => {}
    }
}

async fn points(play: Play, seat: Seat, points: u16, pace: Pace) {
    if SKIPPED.get() {
        return;
    }
    if let Some(panel) = motion::find(&panel(play, seat)) {
        let colour = player_art(untrack(|| play.colour(seat)));
        motion::bubble(&panel, &format!("+{points}"), colour, pace).await;
    }
}

async fn pulse(selector: &str, pace: Pace) {
    if let Some(element) = motion::find(selector) {
        motion::pulse(&element, pace).await;
    }
}

fn each_card(cards: Cards) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().flat_map(move |colour| std::iter::repeat_n(colour, cards[colour].into()))
}
