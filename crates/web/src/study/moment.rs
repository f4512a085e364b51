//! A single moment: “what would you do here?”, with nothing in it but what one seat sees.

use super::wall::Wall;
use crate::app::editions;
use crate::app::route::Route;
use crate::app::words::words;
use crate::art::{Icon, IconName};
use crate::play::hand::Hand;
use crate::play::hint::{self, Idea};
use crate::play::names::default_name;
use crate::play::piles::Piles;
use crate::play::players::PlayerPanels;
use crate::play::store::{Play, use_play};
use crate::play::thinker::{self, dealt_anew};
use iquazu_rules::{PlayerColour, SplitMix, View, Viewer};
use iquazu_session::{Game, GameSetup, Player, SeatSetup};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Puts the moment on the screen. Names and colours do not travel: the seats are counted.
fn set_up(play: Play, view: &View) {
    let t = untrack(words);
    let table = view.table();
    let seats = table.players().seats().zip(PlayerColour::ALL).map(|(seat, colour)| {
        let player = Player::Person;
        SeatSetup { name: default_name(t, seat.index(), &player), colour, player }
    });
    let (game, _) = Game::new(GameSetup { edition: table.edition(), seats: seats.collect(), seed: 0 });
    play.held.set(true);
    play.game.set(game);
    play.present.set(true);
    play.shown.set(view.resample(&mut SplitMix::new(0)));
    play.viewer.set(view.viewer());
}

#[component]
pub(super) fn MomentPage(view: View) -> impl IntoView {
    let play = use_play();
    set_up(play, &view);
    let who = move || play.own_seat().map(|seat| words().moment_text(&play.name(seat)));
    Effect::new(move |_| document().set_title(&words().app_page_title(words().moment_title())));
    view! {
        <main class="game study" id="main">
            <nav class="game-bar" aria-label=move || words().app_menu()>
                <a class="button button-plain button-icon" href=Route::Home.href() aria-label=move || words().app_home()>
                    <Icon name=IconName::Menu/>
                </a>
            </nav>
            <div class="game-piles"><Piles/></div>
            <div class="game-players"><PlayerPanels/></div>
            <Wall/>
            <section class="game-turn study-turn" aria-label=move || words().status_hand()>
                <Hand/>
            </section>
            <div class="game-side study-side">
                <section class="panel">
                    <h1 class="study-question" tabindex="-1">{move || words().moment_title()}</h1>
                    <p>{who}</p>
                    <Answer view/>
                </section>
            </div>
        </main>
    }
}

/// The best moves, on request: first one thinks for oneself.
#[component]
fn Answer(view: View) -> impl IntoView {
    let play = use_play();
    let ideas: RwSignal<Option<Vec<Idea>>> = RwSignal::new(None);
    let thinking = RwSignal::new(false);
    let position = StoredValue::new(dealt_anew(&view, 0));
    let edition = StoredValue::new(editions::text_of(view.table().edition()));
    let ask = move |_| {
        thinking.set(true);
        spawn_local(async move {
            let question = ["evaluate_moves", &position.get_value(), "", "0", &edition.get_value()].map(str::to_owned);
            let answer = thinker::post(&question).await.unwrap_or_default();
            thinking.try_set(false);
            ideas.try_set(Some(hint::different(hint::read(&answer))));
        });
    };
    on_cleanup(thinker::hurry);
    let mine = view.is_my_turn();
    let hidden = Memo::new(move |_| ideas.with(Option::is_none) && !thinking.get());
    let idea = move |idea: Idea| {
        let worth = move || idea.share.map(|share| words().hint_worth(&words().percent(share.into(), 0)));
        view! {
            <li>
                <b>{move || hint::name(words(), play.view().table(), idea.action)}</b>
                " "
                <span class="hint-worth">{worth}</span>
                <p class="hint-why">{move || hint::why(words(), play, idea.action)}</p>
            </li>
        }
    };
    let found = move || {
        let found = ideas.get()?;
        Some(match found.is_empty() {
            true => view! { <p>{move || words().hint_none()}</p> }.into_any(),
            false => view! { <ol class="study-ideas">{found.into_iter().map(idea).collect_view()}</ol> }.into_any(),
        })
    };
    let whose = move || match play.viewer.get() {
        Viewer::Seat(_) if !mine => Some(words().moment_not_yours()),
        _ => None,
    };
    view! {
        <p>{whose}</p>
        <Show when=move || mine && hidden.get()>
            <button class="button button-main" on:click=ask>
                <Icon name=IconName::Hint/>
                {move || words().moment_show()}
            </button>
        </Show>
        <div role="status">
            {move || thinking.get().then(|| view! { <p class="hint-wait">{words().hint_thinking()}</p> })}
            {found}
        </div>
    }
}
