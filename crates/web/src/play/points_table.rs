//! The breakdown of points: one row per rock, one for the tiles, one for the total.

use super::store::use_play;
use crate::app::texts::{messages, player_art, tile_art};
use crate::art::{Gem, TilePicture};
use iquazu_messages::Messages;
use iquazu_rules::{COLUMNS, Seat};
use iquazu_session::{Breakdown, RockPoints, breakdown};
use leptos::prelude::*;

#[component]
pub fn PointsTable() -> impl IntoView {
    let play = use_play();
    let shares = play.game.with_untracked(|game| breakdown(game.history(), game.setup().players()));
    let seats: Vec<Seat> = play.game.with_untracked(|game| game.setup().players().seats().collect());
    let names: Vec<String> = seats.iter().map(|seat| untrack(|| play.name(*seat))).collect();
    let tied = shares.iter().flat_map(|share| &share.rocks).any(|rock| rock.by_lower_gem && rock.points > 0);
    let heads = seats.iter().zip(&names).map(|(seat, name)| {
        let colour = player_art(untrack(|| play.colour(*seat)));
        view! { <th scope="col"><Gem colour/><span>{name.clone()}</span></th> }
    });
    let heads = heads.collect_view();
    let body = move || {
        let t = messages();
        let rocks = (1..=COLUMNS).map(|column| rock_row(t, column, &names, &shares)).collect_view();
        view! { {head_start_row(t, &shares)}{rocks}{tile_row(t, &shares)}{sum_row(t, &shares)} }
    };
    view! {
        <table class="points-table numbers">
            <thead>
                <tr><th scope="col">{move || messages().final_columns()}</th>{heads}</tr>
            </thead>
            <tbody>{body}</tbody>
        </table>
        {tied.then(|| view! { <p class="points-legend soft"><span>"▾"</span>" "{move || messages().final_tie()}</p> })}
    }
}

/// The points of handicaps, in games that have them.
fn head_start_row(t: Messages, shares: &[Breakdown]) -> Option<impl IntoView + use<>> {
    let has_any = shares.iter().any(|share| share.head_start > 0);
    let cells = move || shares.iter().map(|share| view! { <td>{share.head_start}</td> }).collect_view();
    has_any.then(|| view! { <tr><th scope="row">{t.final_head_start()}</th>{cells()}</tr> })
}

fn rock_row(t: Messages, column: u8, names: &[String], shares: &[Breakdown]) -> impl IntoView + use<> {
    let share = |share: &Breakdown| share.rocks.iter().find(|rock| rock.column == column).copied();
    let cell = |(name, one): (&String, &Breakdown)| match share(one) {
        None => view! { <td class="points-none">"–"</td> }.into_any(),
        Some(rock) => rock_cell(t, name, rock).into_any(),
    };
    let cells = names.iter().zip(shares).map(cell).collect_view();
    view! { <tr><th scope="row">{t.final_column(column.into())}</th>{cells}</tr> }
}

/// The points, a mark if a tie was won, and the rest as hidden text.
fn rock_cell(t: Messages, name: &str, rock: RockPoints) -> impl IntoView + use<> {
    let tie = rock.by_lower_gem && rock.points > 0;
    let tie_words = tie.then(|| t.final_tie().to_owned());
    let parts = [t.final_place(rock.rank.into()), t.gems(rock.gems.into())];
    let how = parts.into_iter().chain(tie_words).collect::<Vec<_>>().join(", ");
    let title = format!("{} ({how})", t.final_cell(name, rock.column.into(), rock.points.into()));
    view! {
        <td title=title class:points-none=rock.points == 0 class:points-first=rock.rank == 1>
            {rock.points}
            {tie.then_some(view! { <sup aria-hidden="true">"▾"</sup> })}
            <span class="hidden-text">{format!(" ({how})")}</span>
        </td>
    }
}

fn tile_row(t: Messages, shares: &[Breakdown]) -> impl IntoView + use<> {
    let cell = |share: &Breakdown| {
        let tiles = share.points_tiles.iter().map(|tile| view! { <TilePicture face=tile_art(*tile)/> });
        view! {
            <td>
                {share.tile_points}
                <span class="points-tiles">{tiles.collect_view()}</span>
            </td>
        }
    };
    view! { <tr><th scope="row">{t.final_tiles()}</th>{shares.iter().map(cell).collect_view()}</tr> }
}

fn sum_row(t: Messages, shares: &[Breakdown]) -> impl IntoView + use<> {
    let cells = shares.iter().map(|share| view! { <td>{share.total()}</td> }).collect_view();
    view! { <tr class="points-sum"><th scope="row">{t.final_total()}</th>{cells}</tr> }
}
