//! What the others did since one's last turn, in one glance.

use super::sentences::Teller;
use super::store::{Play, use_play};
use crate::app::words::{card_art, player_art, tile_art, words};
use crate::art::{CardBack, Drop, GapPicture, Gem, TilePicture};
use crate::board::Place;
use iquazu_rules::{Event, Gap, Seat, Table, Tile};
use iquazu_session::{Game, GameStep};
use leptos::prelude::*;

/// One thing that a player did or got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Gem(Gap),
    Drop(Gap),
    Cards(u8),
    Used(Tile),
    Scored { column: u8, points: u8 },
    Won(Tile),
}

/// A deed, whose it is, and which event tells of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Entry {
    seat: Seat,
    deed: Deed,
    moment: usize,
    event: usize,
}

#[component]
pub fn SinceLastTurn() -> impl IntoView {
    let play = use_play();
    // The person's choice holds for all their turns.
    let open = RwSignal::new(true);
    let deeds = Memo::new(move |_| deeds_to_show(play));
    let rows = move || {
        let seats: Vec<Seat> = play.game.with_untracked(|game| game.setup().players().seats().collect());
        deeds.with(|deeds| seats.into_iter().filter_map(|seat| row(play, seat, deeds)).collect_view())
    };
    let others = move || play.game.with(|game| game.setup().players().seats().count() - 1).to_string();
    // It keeps its place while there is nothing to tell, so that nothing beside it jumps.
    view! {
        <details
            class="since panel"
            style:--others=others
            prop:open=open
            on:toggle=move |event| open.set(event_target_open(&event))
        >
            <summary>{move || words().log_since()}</summary>
            <ul class="since-list">{rows}</ul>
        </details>
    }
}

fn event_target_open(event: &web_sys::Event) -> bool {
    event_target::<web_sys::Element>(event).has_attribute("open")
}

/// Nothing while it is somebody else's turn.
fn deeds_to_show(play: Play) -> Vec<Entry> {
    let active =
        play.shown.with(|state| (!state.is_over() && state.table().turn() > 0).then(|| state.table().active()));
    match (active, play.own_seat()) {
        (Some(active), Some(own)) if active == own => play.game.with(|game| deeds_since(game, own)),
        _ => Vec::new(),
    }
}

fn deeds_since(game: &Game, own: Seat) -> Vec<Entry> {
    let start = game.since_last_turn(own);
    let others = game.history().iter().enumerate().skip(start).filter(|(_, moment)| moment.actor != Some(own));
    others.flat_map(|(index, moment)| deeds_of(index, moment)).collect()
}

fn deeds_of(moment: usize, told: &GameStep) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (event, happened) in told.events.iter().enumerate() {
        let mut note = |seat, deed| entries.push(Entry { seat, deed, moment, event });
        match *happened {
            Event::Placed { seat, gap, .. } => note(seat, Deed::Gem(gap)),
            Event::Dripped { seat, gap } => note(seat, Deed::Drop(gap)),
            Event::Drew { seat, cards, .. } => note(seat, Deed::Cards(cards.total())),
            Event::TileUsed { seat, tile } => note(seat, Deed::Used(tile)),
            Event::ColumnScored { column, ranking, .. } => {
                for rank in ranking.iter().filter(|rank| rank.points > 0) {
                    note(rank.seat, Deed::Scored { column, points: rank.points });
                }
            }
            Event::RowScored { tile, standing, .. } => {
                if let Some(lead) = standing.lead {
                    note(lead.seat, Deed::Won(tile));
                }
            }
            _ => {}
        }
    }
    entries
}

/// The deeds of one player; nothing where there are none.
fn row(play: Play, seat: Seat, deeds: &[Entry]) -> Option<impl IntoView + use<>> {
    let own: Vec<Entry> = deeds.iter().filter(|entry| entry.seat == seat).copied().collect();
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

fn chip(play: Play, entry: Entry) -> impl IntoView {
    let table = play.game.with_untracked(|game| *game.state().table());
    let (text, place) = describe(play, entry);
    let spoken = text.clone();
    let point = move |_| play.pointed.set(place);
    view! {
        <span
            class="since-deed"
            title=text
            on:pointerenter=point
            on:pointerleave=move |_| play.pointed.set(None)
        >
            <span aria-hidden="true" class="numbers">{picture(&table, entry.deed)}</span>
            <span class="hidden-text">{spoken}</span>
        </span>
    }
}

/// The sentence of a deed, and its place on the board.
fn describe(play: Play, entry: Entry) -> (String, Option<Place>) {
    let t = words();
    play.game.with_untracked(|game| {
        let lines = Teller::new(t, game.setup()).tell(&game.history()[entry.moment], entry.event);
        let place = lines.first().and_then(|line| line.place);
        let text = match entry.deed {
            Deed::Scored { column, points } => {
                t.final_cell(&game.setup().seat(entry.seat).name, column.into(), points.into())
            }
            // The gem that is placed by it tells the rest.
            Deed::Used(Tile::AnyColour) => t.tile_any().to_owned(),
            _ => lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join(" "),
        };
        (text, place)
    })
}

fn picture(table: &Table, deed: Deed) -> AnyView {
    match deed {
        Deed::Gem(gap) => {
            let colour = table.gap(gap).map(|(_, colour)| card_art(colour));
            view! { {colour.map(|colour| view! { <GapPicture colour/> })}{short(table, gap)} }.into_any()
        }
        Deed::Drop(gap) => view! { <Drop/>{short(table, gap)} }.into_any(),
        Deed::Cards(count) => view! { <CardBack/>{format!("+{count}")} }.into_any(),
        Deed::Used(tile) => view! { <span class="since-used"><TilePicture face=tile_art(tile)/></span> }.into_any(),
        Deed::Scored { points, .. } => view! { <b class="since-points">{format!("+{points}")}</b> }.into_any(),
        Deed::Won(tile) => view! { <TilePicture face=tile_art(tile)/> }.into_any(),
    }
}

/// Column and row, as the sentence in the title says in full.
fn short(table: &Table, gap: Gap) -> String {
    let row = table.gap(gap).map_or(0, |(row, _)| row.number());
    format!("{}·{row}", gap.column())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sample;
    use iquazu_rules::Action;

    #[test]
    fn others_deeds_since_my_last_turn() {
        let mut game = sample::game(&["Ann", "Ben", "Cleo"], &["Ann"]);
        for _ in 0..3 {
            let seat = game.to_act().expect("a seat");
            game.act(seat, Action::Draw).expect("drawing is possible");
        }
        let deeds = deeds_since(&game, Seat::FIRST);
        let drawn: Vec<_> = deeds.iter().map(|entry| (entry.seat.number(), entry.deed)).collect();
        let drop = Gap::new(1, 0).expect("the first gap");
        assert_eq!(drawn, [(2, Deed::Cards(4)), (3, Deed::Cards(4)), (3, Deed::Drop(drop))]);
    }

    #[test]
    fn in_the_first_turn_the_dealing_is_no_deed() {
        let game = sample::game(&["Ann", "Ben"], &["Ann"]);
        assert!(deeds_since(&game, Seat::FIRST).is_empty());
    }
}
