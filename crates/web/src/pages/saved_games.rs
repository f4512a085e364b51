//! The unfinished games that were set aside, a part of the home page.

use super::dialog::dialog;
use super::start::{StartRequest, Starter};
use crate::app::saved_games;
use crate::app::texts::{messages, player_art};
use crate::art::{Gem, Icon, IconName};
use iquazu_messages::Messages;
use iquazu_session::Game;
use leptos::prelude::*;

#[component]
pub fn SavedGames() -> impl IntoView {
    let starter = Starter::new();
    let games = RwSignal::new(saved_games::list());
    let doomed = RwSignal::new(None::<u32>);
    let delete = move |_| {
        if let Some(number) = doomed.get_untracked() {
            saved_games::remove(number);
            doomed.set(None);
            games.set(saved_games::list());
        }
    };
    let question = move || {
        let t = messages();
        doomed.get().map(|_| {
            let body = view! {
                <p>{t.saved_delete_text()}</p>
                <form class="dialog-buttons" method="dialog">
                    <button class="button" autofocus>{t.app_cancel()}</button>
                    <button class="button button-main" type="button" on:click=delete>{t.saved_delete()}</button>
                </form>
            };
            dialog(t.saved_delete_title(), body.into_any(), Callback::new(move |()| doomed.set(None)))
        })
    };
    let list = move || {
        let t = messages();
        let rows = games.get().into_iter().map(|(number, game)| row(t, starter, number, game, doomed)).collect_view();
        (!games.with(Vec::is_empty)).then(|| {
            view! {
                <section class="panel saved-games">
                    <h2>{t.saved_title()}</h2>
                    <ul>{rows}</ul>
                </section>
            }
        })
    };
    view! { {list} {question} {move || starter.question(messages())} }
}

fn row(t: Messages, starter: Starter, number: u32, game: Game, doomed: RwSignal<Option<u32>>) -> impl IntoView {
    let seats = game.setup().seats.iter().map(|seat| {
        let colour = player_art(seat.colour);
        view! { <span class="saved-seat"><Gem colour/>{seat.name.clone()}</span> }
    });
    let seats = seats.collect_view();
    let column = game.state().table().frame();
    let open = move |_| {
        starter.start(StartRequest::Open(game.clone()));
        if !starter.is_asking() {
            saved_games::remove(number);
        }
    };
    view! {
        <li>
            <button class="button saved-open" on:click=open>
                <span class="saved-seats">{seats}</span>
                <small>{t.saved_progress(column.into())}</small>
            </button>
            <button
                class="button button-plain button-icon"
                aria-label=t.saved_delete()
                title=t.saved_delete()
                on:click=move |_| doomed.set(Some(number))
            >
                <Icon name=IconName::Close/>
            </button>
        </li>
    }
}
