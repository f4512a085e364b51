//! A summary of what the others did since the player's last turn.

use super::sentences::Narrator;
use super::store::{Play, use_play};
use crate::app::alive;
use crate::app::texts::{card_art, messages, player_art, tile_art};
use crate::art::{CardBack, Drop, GapPicture, Gem, TilePicture};
use crate::board::Place;
use iquazu_rules::{Event, Gap, Seat, Table, Tile};
use iquazu_session::{Game, GameStep};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// Something a player did or got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TurnEvent {
    Gem(Gap),
    Drop(Gap),
    Cards(u8),
    Used(Tile),
    Scored { column: u8, points: u8 },
    Won(Tile),
}

/// A `TurnEvent` with its player, and the event it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct RecentEvent {
    seat: Seat,
    kind: TurnEvent,
    moment: usize,
    event: usize,
}

#[component]
pub fn SinceLastTurn() -> impl IntoView {
    let play = use_play();
    // Stays as the player left it, for all their turns.
    let open = RwSignal::new(true);
    let events = Memo::new(move |_| events_to_show(play));
    let rows = move || {
        let seats: Vec<Seat> = play.game.with_untracked(|game| game.setup().players().seats().collect());
        events.with(|events| seats.into_iter().filter_map(|seat| row(play, seat, events)).collect_view())
    };
    let others = move || play.game.with(|game| game.setup().players().seats().count() - 1).to_string();
    // The space stays reserved while there is nothing to show, so that nothing beside it moves.
    view! {
        <details
            class="since panel"
            style:--others=others
            prop:open=open
            on:toggle=alive::handler(move |event: web_sys::Event| open.set(event_target_open(&event)))
        >
            <summary>{move || messages().log_since()}</summary>
            <ul class="since-list">{rows}</ul>
        </details>
    }
}

fn event_target_open(event: &web_sys::Event) -> bool {
    event_target::<web_sys::Element>(event).has_attribute("open")
}

/// Returns what to show; empty while it is somebody else's turn.
fn events_to_show(play: Play) -> Vec<RecentEvent> {
    let active =
        play.shown.with(|state| (!state.is_over() && state.table().turn() > 0).then(|| state.table().active()));
    match (active, play.own_seat()) {
        (Some(active), Some(own)) if active == own => play.game.with(|game| events_since(game, own)),
        _ => Vec::new(),
    }
}

fn events_since(game: &Game, own: Seat) -> Vec<RecentEvent> {
    let start = game.since_last_turn(own);
    let others = game.history().iter().enumerate().skip(start).filter(|(_, moment)| moment.actor != Some(own));
    others.flat_map(|(index, moment)| events_of(index, moment)).collect()
}

fn events_of(moment: usize, step: &GameStep) -> Vec<RecentEvent> {
    let mut entries = Vec::new();
    for (event, happened) in step.events.iter().enumerate() {
        let mut note = |seat, kind| entries.push(RecentEvent { seat, kind, moment, event });
        match *happened {
            Event::Placed { seat, gap, .. } => note(seat, TurnEvent::Gem(gap)),
            Event::Dripped { seat, gap } => note(seat, TurnEvent::Drop(gap)),
            Event::Drew { seat, cards, .. } => note(seat, TurnEvent::Cards(cards.total())),
            Event::TileUsed { seat, tile } => note(seat, TurnEvent::Used(tile)),
            Event::ColumnScored { column, ranking, .. } => {
                for rank in ranking.iter().filter(|rank| rank.points > 0) {
                    note(rank.seat, TurnEvent::Scored { column, points: rank.points });
                }
            }
            Event::RowScored { tile, standing, .. } => {
                if let Some(lead) = standing.lead {
                    note(lead.seat, TurnEvent::Won(tile));
                }
            }
            _ => {}
        }
    }
    entries
}

/// The events of one player; `None` if there are none.
fn row(play: Play, seat: Seat, events: &[RecentEvent]) -> Option<impl IntoView + use<>> {
    let own: Vec<RecentEvent> = events.iter().filter(|entry| entry.seat == seat).copied().collect();
    let colour = player_art(untrack(|| play.colour(seat)));
    (!own.is_empty()).then(|| {
        view! {
            <li class="since-row">
                <span class="since-name"><Gem colour/>{untrack(|| play.name(seat))}</span>
                {own.into_iter().map(|entry| chip(play, entry)).collect_view()}
            </li>
        }
    })
}

fn chip(play: Play, entry: RecentEvent) -> impl IntoView {
    let table = play.game.with_untracked(|game| *game.state().table());
    let (text, place) = describe(play, entry);
    let spoken = text.clone();
    let point = move |_: PointerEvent| play.highlighted.set(place);
    view! {
        <span
            class="since-deed"
            title=text
            on:pointerenter=alive::handler(point)
            on:pointerleave=alive::handler(move |_: PointerEvent| play.highlighted.set(None))
        >
            <span aria-hidden="true" class="numbers">{picture(&table, entry.kind)}</span>
            <span class="hidden-text">{spoken}</span>
        </span>
    }
}

/// Returns the sentence of an event and its place on the board.
fn describe(play: Play, entry: RecentEvent) -> (String, Option<Place>) {
    let t = messages();
    play.game.with_untracked(|game| {
        let lines = Narrator::new(t, game.setup()).narrate(&game.history()[entry.moment], entry.event);
        let place = lines.first().and_then(|line| line.place);
        let text = match entry.kind {
            TurnEvent::Scored { column, points } => {
                t.final_cell(&game.setup().seat(entry.seat).name, column.into(), points.into())
            }
            // The gem that is placed with it says the rest.
            TurnEvent::Used(Tile::AnyColour) => t.tile_any().to_owned(),
            _ => lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" "),
        };
        (text, place)
    })
}

fn picture(table: &Table, kind: TurnEvent) -> AnyView {
    match kind {
        TurnEvent::Gem(gap) => {
            let colour = table.gap(gap).map(|(_, colour)| card_art(colour));
            view! { {colour.map(|colour| view! { <GapPicture colour/> })}{short(table, gap)} }.into_any()
        }
        TurnEvent::Drop(gap) => view! { <Drop/>{short(table, gap)} }.into_any(),
        TurnEvent::Cards(count) => view! { <CardBack/>{format!("+{count}")} }.into_any(),
        TurnEvent::Used(tile) => {
            view! { <span class="since-used"><TilePicture face=tile_art(tile)/></span> }.into_any()
        }
        TurnEvent::Scored { points, .. } => view! { <b class="since-points">{format!("+{points}")}</b> }.into_any(),
        TurnEvent::Won(tile) => view! { <TilePicture face=tile_art(tile)/> }.into_any(),
    }
}

/// Returns column and row in short; the title has the full sentence.
fn short(table: &Table, gap: Gap) -> String {
    let row = table.gap(gap).map_or(0, |(row, _)| row.number());
    messages().log_place_short(gap.column().into(), row.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sample;
    use iquazu_rules::Action;

    #[test]
    fn events_of_others_since_my_last_turn() {
        let mut game = sample::game(&["Ann", "Ben", "Cleo"], &["Ann"]);
        for _ in 0..3 {
            let seat = game.to_act().expect("a seat");
            game.act(seat, Action::Draw).expect("drawing is possible");
        }
        let events = events_since(&game, Seat::FIRST);
        let drawn: Vec<_> = events.iter().map(|entry| (entry.seat.number(), entry.kind)).collect();
        let drop = Gap::new(1, 0).expect("the first gap");
        assert_eq!(drawn, [(2, TurnEvent::Cards(4)), (3, TurnEvent::Cards(4)), (3, TurnEvent::Drop(drop))]);
    }

    #[test]
    fn deal_is_not_listed_in_the_first_turn() {
        let game = sample::game(&["Ann", "Ben"], &["Ann"]);
        assert!(events_since(&game, Seat::FIRST).is_empty());
    }
}
