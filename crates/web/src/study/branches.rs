//! A comparison of a game with its branches.

use super::branch;
use super::replay::Replay;
use super::route::{StudyRoute, open_record};
use super::score_lines;
use crate::app::route::use_route;
use crate::app::storage;
use crate::app::texts::{messages, player_art};
use crate::art::Gem;
use crate::play::store::use_play;
use iquazu_rules::Seat;
use iquazu_session::Game;
use leptos::prelude::*;

#[component]
pub(super) fn Branches(replay: Replay) -> impl IntoView {
    let saved = RwSignal::new(replay.full_game.with_value(branch::branches_of));
    move || {
        let branches = saved.get();
        (!branches.is_empty()).then(|| comparison(replay, branches, saved))
    }
}

/// A column for the original game and one per branch: points and actions.
fn comparison(replay: Replay, branches: Vec<(u32, Game)>, saved: RwSignal<Vec<(u32, Game)>>) -> impl IntoView {
    let play = use_play();
    let seats: Vec<Seat> = replay.full_game.with_value(|whole| whole.setup().players().seats().collect());
    let real = replay.full_game.with_value(|whole| *whole.state());
    let heads = branches.iter().map(|(number, game)| head(*number, game, replay, saved)).collect_view();
    let row = |seat: Seat| {
        let colour = player_art(untrack(|| play.colour(seat)));
        let cells = branches
            .iter()
            .map(|(_, game)| {
                let best = game.state().winners().any(|winner| winner == seat) && game.is_over();
                let score = game.state().score(seat);
                let more = i32::from(score) - i32::from(real.score(seat));
                view! {
                    <td class="numbers" class:study-winner=best>
                        {score} {game.is_over().then(|| view! { <small class="soft">{format!("{more:+}").replace('-', "−")}</small> })}
                    </td>
                }
            })
            .collect_view();
        view! {
            <tr>
                <th scope="row"><Gem colour/> {untrack(|| play.name(seat))}</th>
                <td class="numbers" class:study-winner=real.is_over() && real.winners().any(|winner| winner == seat)>
                    {real.score(seat)}
                </td>
                {cells}
            </tr>
        }
    };
    let drawn: Vec<(usize, &Game)> = branches.iter().map(|(_, game)| (step_of(game), game)).collect();
    let drawing = replay.full_game.with_value(|whole| score_lines::view(whole, &drawn));
    view! {
        <section class="panel study-branches" aria-label=move || messages().branch_list()>
            <h2>{move || messages().branch_list()}</h2>
            {drawing}
            <div class="study-scroll" tabindex="0" role="group" aria-label=move || messages().branch_list()>
                <table>
                    <thead>
                        <tr><td></td><th scope="col">{move || messages().branch_real()}</th>{heads}</tr>
                    </thead>
                    <tbody>{seats.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        </section>
    }
}

/// Returns the step at which a branch leaves the original game.
fn step_of(branch: &Game) -> usize {
    branch.record().tag(branch::STEP_TAG).and_then(|step| step.parse().ok()).unwrap_or(0)
}

fn head(number: u32, game: &Game, replay: Replay, saved: RwSignal<Vec<(u32, Game)>>) -> impl IntoView + use<> {
    let name = game.record().tag(branch::NAME_TAG).unwrap_or_default().to_owned();
    let step = step_of(game);
    let text = game.save();
    let over = game.is_over();
    let route = use_route();
    let look = move |_| {
        if storage::save(storage::RECORD, &text).is_ok() {
            open_record(route);
        }
    };
    let delete = move |_| {
        branch::remove(number);
        saved.set(replay.full_game.with_value(branch::branches_of));
    };
    let turn = replay.turn(step + 1);
    view! {
        <th scope="col">
            {name}
            <small class="soft">{move || messages().branch_from(turn.into())}</small>
            <span class="study-tools">
                {(!over)
                    .then(|| {
                        let href = StudyRoute::Branch(number).href();
                        view! { <a class="button" href=href>{move || messages().branch_continue()}</a> }
                    })}
                <button class="button" on:click=look>{move || messages().replay_title()}</button>
                <button class="button" on:click=delete>{move || messages().branch_delete()}</button>
            </span>
        </th>
    }
}
