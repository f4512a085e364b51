//! The scoring of a column as an event: a headline, the gems counted in the order of their ranks, points that fly to
//! their owners before the scores change, and each row lit while its tile is carried away.

use super::playback::{cue, is_skipped, panel_selector};
use super::store::{Play, use_play};
use crate::app::sound::Cue;
use crate::app::texts::{messages, player_art, tile_art};
use crate::board::Place;
use crate::board::motion::{self, AnimationSpeed};
use iquazu_messages::{Messages, Who};
use iquazu_rules::{Content, Event, Ranking, RowStanding, Seat, Tile};
use leptos::prelude::*;

/// Points that have reached their owners while the board still shows the state before the scoring. They are
/// reset when playback ends, even if it is cut short.
pub(super) struct EarlyPoints(Play);

impl EarlyPoints {
    pub(super) fn none(play: Play) -> EarlyPoints {
        let points = EarlyPoints(play);
        points.reset();
        points
    }

    /// Called when the board shows the state that contains them.
    pub(super) fn reset(&self) {
        let _ = self.0.early_points.try_set([0; 4]);
    }
}

impl Drop for EarlyPoints {
    fn drop(&mut self) {
        self.reset();
    }
}

/// Counts the gems of each player, best first, and sends the rock's points to their owners.
pub(super) async fn score_column(play: Play, column: u8, ranking: &Ranking, speed: AnimationSpeed) {
    let Some(rock) = motion::element(Place::Rock { column }) else { return };
    motion::pause(500.0, speed).await;
    for rank in ranking.iter() {
        let colour = player_art(untrack(|| play.colour(rank.seat)));
        for (number, gem) in (1..).zip(gems(play, column, rank.seat)) {
            if is_skipped() {
                return;
            }
            if let Some(gem) = motion::element(gem) {
                cue(Cue::Count(number));
                motion::count(&gem, number, colour, speed).await;
            }
        }
        if rank.points > 0
            && !is_skipped()
            && let Some(panel) = motion::find(&panel_selector(play, rank.seat))
        {
            motion::chip(&format!("+{}", rank.points), colour, &rock, &panel, speed).await;
            cue(Cue::Points);
            play.early_points.update(|points| points[rank.seat.index()] += u16::from(rank.points));
        }
    }
}

/// Returns where a player's gems are in a column, from the top.
fn gems(play: Play, column: u8, seat: Seat) -> Vec<Place> {
    play.shown.with_untracked(|state| {
        let table = state.table();
        let own = table.gaps_in(column).filter(|gap| table.content(*gap) == Content::Gem(seat));
        own.map(|gap| Place::Gap { column, index: gap.index() }).collect()
    })
}

/// Carries the tile of a row to its owner.
pub(super) async fn score_row(play: Play, position: u8, tile: Tile, standing: &RowStanding, speed: AnimationSpeed) {
    let row = standing.row.number();
    let Some(from) = motion::element(Place::Tile { position, row }) else { return };
    motion::pause(260.0, speed).await;
    if is_skipped() {
        return;
    }
    if let Some(lead) = standing.lead
        && let Some(to) = motion::find(&panel_selector(play, lead.seat))
    {
        cue(Cue::Tile);
        // The tile on the wall is gone as soon as it is lifted.
        let slab = motion::find(&format!("[data-tile=\"{}\"]", Place::Tile { position, row }.key()));
        let _ = slab.map(|slab| slab.class_list().add_1("tile-carried"));
        motion::carry_tile(tile_art(tile), &from, &to, speed).await;
    }
}

/// What is scored right now, in large letters above the wall. Screen readers get the sentences of the log instead.
#[component]
pub(super) fn Headline() -> impl IntoView {
    let play = use_play();
    let text = move || play.showing.get().and_then(|event| headline(messages(), play, &event));
    move || text().map(|text| view! { <p class="headline" aria-hidden="true">{text}</p> })
}

fn headline(t: Messages, play: Play, event: &Event) -> Option<String> {
    match *event {
        Event::ColumnScored { column, .. } => Some(t.stage_column(column.into())),
        Event::RowScored { standing, .. } => {
            let row = standing.row.number().into();
            Some(match standing.lead {
                Some(lead) => {
                    let who = if play.is_only_person(lead.seat) { Who::You } else { Who::They };
                    t.stage_row(who, row, &play.name(lead.seat))
                }
                None => t.stage_row_nobody(row),
            })
        }
        Event::FrameMoved { .. } => Some(t.stage_frame().to_owned()),
        _ => None,
    }
}
