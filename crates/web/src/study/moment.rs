//! A single position: “what would you do here?”, with only what one seat sees.

use super::wall::Wall;
use crate::app::alive::Scope;
use crate::app::editions;
use crate::app::route::Route;
use crate::app::texts::messages;
use crate::art::{Icon, IconName};
use crate::play::bot_worker::{self, SEARCH_MS, WorkerProblem};
use crate::play::hand::Hand;
use crate::play::names::default_name;
use crate::play::piles::Piles;
use crate::play::players::PlayerPanels;
use crate::play::store::{Play, use_play};
use crate::play::{advice, hint};
use iquazu_rules::{PlayerColour, SplitMix, View, Viewer};
use iquazu_session::{Game, GameSetup, Player, SeatSetup, Suggestion, group_moves};
use leptos::prelude::*;

/// Shows the position. A link has no names and colours, so the seats get default ones.
fn set_up(play: Play, view: &View) {
    let t = untrack(messages);
    let table = view.table();
    let seats = table.players().seats().zip(PlayerColour::ALL).map(|(seat, colour)| {
        let player = Player::Person;
        SeatSetup::new(default_name(t, seat.index(), &player), colour, player)
    });
    let (game, _) = Game::new(GameSetup { edition: table.edition(), seats: seats.collect(), seed: 0 });
    play.awaiting_confirm.set(true);
    play.game.set(game);
    play.has_game.set(true);
    play.shown.set(view.resample(&mut SplitMix::new(0)));
    play.viewer.set(view.viewer());
}

#[component]
pub(super) fn MomentPage(view: View) -> impl IntoView {
    let play = use_play();
    set_up(play, &view);
    let who = move || play.own_seat().map(|seat| messages().moment_text(&play.name(seat)));
    Effect::new(move |_| document().set_title(&messages().app_page_title(messages().moment_title())));
    view! {
        <main class="game study" id="main">
            <nav class="game-bar" aria-label=move || messages().app_menu()>
                <a class="button button-plain button-icon" href=Route::Home.href() aria-label=move || messages().app_home()>
                    <Icon name=IconName::Menu/>
                </a>
            </nav>
            <div class="game-piles"><Piles/></div>
            <div class="game-players"><PlayerPanels/></div>
            <Wall/>
            <section class="game-turn study-turn" aria-label=move || messages().status_hand()>
                <Hand/>
            </section>
            <div class="game-side study-side">
                <section class="panel">
                    <h1 class="study-question" tabindex="-1">{move || messages().moment_title()}</h1>
                    <p>{who}</p>
                    <Solution view/>
                </section>
            </div>
        </main>
    }
}

/// The best moves, on request, so that the player can think first.
#[component]
fn Solution(view: View) -> impl IntoView {
    let play = use_play();
    let suggestions: RwSignal<Option<Vec<Suggestion>>> = RwSignal::new(None);
    let problem = RwSignal::new(None);
    let thinking = RwSignal::new(false);
    let scope = Scope::current();
    let known = StoredValue::new(view.to_string());
    let edition = StoredValue::new(editions::packed_text(view.table().edition()));
    let ask = move |_| {
        thinking.set(true);
        scope.spawn(async move {
            let deadline = SEARCH_MS.to_string();
            let question =
                ["evaluate_moves", &known.get_value(), "", "0", &edition.get_value(), &deadline].map(str::to_owned);
            let answer = bot_worker::request(&question).await.unwrap_or_default();
            thinking.set(false);
            problem.set(WorkerProblem::of(&answer));
            suggestions.set(Some(group_moves(&hint::parse_answer(&answer), hint::MAX_SUGGESTIONS)));
        });
    };
    on_cleanup(bot_worker::cancel);
    let mine = view.is_my_turn();
    let hidden = Memo::new(move |_| suggestions.with(Option::is_none) && !thinking.get());
    let suggestion = move |suggestion: Suggestion| {
        let Suggestion { action, win_share, .. } = suggestion;
        let worth = move || win_share.map(|share| messages().hint_worth(&messages().percent(share.into(), 0)));
        view! {
            <li>
                <b>{move || advice::suggestion_text(messages(), play.view().table(), &suggestion)}</b>
                " "
                <span class="hint-worth">{worth}</span>
                <p class="hint-why">{move || advice::purpose_text(messages(), play, action)}</p>
            </li>
        }
    };
    let found = move || {
        let found = suggestions.get()?;
        let threat = advice::gravest_threat(play)
            .filter(|_| mine)
            .map(|threat| view! { <p class="hint-threat">{advice::threat_text(messages(), play, &threat)}</p> });
        Some(match found.is_empty() {
            true => view! { <p>{move || messages().hint_none()}</p> }.into_any(),
            false => view! { {threat} <ol class="study-ideas">{found.into_iter().map(suggestion).collect_view()}</ol> }
                .into_any(),
        })
    };
    let whose = move || match play.viewer.get() {
        Viewer::Seat(_) if !mine => Some(messages().moment_not_yours()),
        _ => None,
    };
    view! {
        <p>{whose}</p>
        <Show when=move || mine && hidden.get()>
            <button class="button button-main" on:click=ask>
                <Icon name=IconName::Hint/>
                {move || messages().moment_show()}
            </button>
        </Show>
        <div role="status">
            {move || thinking.get().then(|| view! { <p class="hint-wait">{messages().hint_thinking()}</p> })}
            {move || problem.get().map(|problem| view! { <p class="hint-threat">{problem.text(messages())}</p> })}
            {found}
        </div>
    }
}
