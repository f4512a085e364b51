//! The final board: winner, breakdown of points, record, rematch.

use super::chart::{ScoreChart, Series};
use super::points_table::PointsTable;
use super::record_file::{copy, file_name, save};
use super::store::{GameAuthority, Play, use_play};
use super::{flow, seed};
use crate::app::alive::{self, Scope};
use crate::app::lazy::Lazy;
use crate::app::page::{AsidePart, LazyPage};
use crate::app::route::Route;
use crate::app::sound::{self, Cue};
use crate::app::storage::{self, StorageError};
use crate::app::texts::{messages, player_art};
use crate::art::{Gem, Icon, IconName};
use crate::my_games::save_result;
use iquazu_messages::Messages;
use iquazu_rules::Seat;
use iquazu_session::daily::DayDeal;
use iquazu_session::{Game, GameSetup, breakdown};
use leptos::ev::Event;
use leptos::html;
use leptos::prelude::*;
use std::rc::Rc;

/// Opens when the end of the game has been shown. It can be closed to look at the wall and opened again.
#[component]
pub fn FinalBoard() -> impl IntoView {
    let play = use_play();
    let over = Memo::new(move |_| {
        let lesson = play.storage_key.with(String::is_empty);
        !lesson && play.shown.with(|state| state.is_over()) && play.showing.with(Option::is_none)
    });
    let dismissed = RwSignal::new(false);
    let reopen = move || {
        view! {
            <button type="button" class="button button-main final-reopen" on:click=move |_| dismissed.set(false)>
                <Icon name=IconName::Trophy/>
                {move || messages().final_title()}
            </button>
        }
    };
    move || match (over.get(), dismissed.get()) {
        (false, _) => ().into_any(),
        (true, true) => reopen().into_any(),
        (true, false) => view! { <Lazy page=LazyPage::Aside(AsidePart::Final(dismissed))/> }.into_any(),
    }
}

#[component]
pub fn FinalDialog(dismissed: RwSignal<bool>) -> impl IntoView {
    let play = use_play();
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            let _ = dialog.show_modal();
        }
    });
    let series = play.game.with_untracked(series);
    sound::play(Cue::Win);
    view! {
        <dialog class="final panel-raised" node_ref=dialog aria-labelledby="final-headline" on:close=alive::handler(move |_: Event| dismissed.set(true))>
            {gem_rain(play)}
            <header class="final-head">
                <Icon name=IconName::Trophy/>
                <h2 id="final-headline" tabindex="-1" autofocus>
                    {move || { let t = messages(); play.game.with(|game| headline(t, game)) }}
                </h2>
                <button
                    type="button"
                    class="button button-plain button-icon"
                    aria-label=move || messages().app_close()
                    title=move || messages().app_close()
                    on:click=move |_| dismissed.set(true)
                >
                    <Icon name=IconName::Close/>
                </button>
            </header>
            <Places/>
            <div class="final-body">
                <section>
                    <h3>{move || messages().final_how()}</h3>
                    <PointsTable/>
                </section>
                <section>
                    <h3>{move || messages().final_chart()}</h3>
                    <ScoreChart series/>
                    <RecordSection/>
                </section>
            </div>
            <Show when=move || play.storage_key.get() == storage::GAME>
                <Rematch/>
            </Show>
        </dialog>
    }
}

/// How many gems rain down when the final board opens.
const RAIN: usize = 18;

/// Gems in the winners' colours that fall over the dialog once.
fn gem_rain(play: Play) -> impl IntoView {
    let colours: Vec<_> = play
        .game
        .with_untracked(|game| game.state().winners().map(|seat| player_art(game.setup().seat(seat).colour)).collect());
    let gem = move |index: usize| {
        let colour = colours[index % colours.len()];
        // Spread over the width, the heights and the time, without looking regular.
        let spread = |step: usize| (index * step % RAIN * 100 / RAIN).to_string();
        view! { <span style:--across=spread(7) style:--late=spread(11)><Gem colour/></span> }
    };
    view! { <div class="final-rain" aria-hidden="true">{(0..RAIN).map(gem).collect_view()}</div> }
}

/// Returns a sentence that says who won.
fn headline(t: Messages, game: &Game) -> String {
    let name = |seat: &Seat| game.setup().seat(*seat).name.as_str();
    let mut people = game.setup().people();
    let reader = people.next().filter(|_| people.next().is_none());
    let (yours, others): (Vec<Seat>, Vec<Seat>) = game.state().winners().partition(|seat| Some(*seat) == reader);
    let names = t.list(&others.iter().map(name).collect::<Vec<_>>());
    match (yours.is_empty(), others.len()) {
        (false, 0) => t.final_you_win().to_owned(),
        (false, _) => t.final_you_share(&names),
        (true, 1) => t.final_wins(&names),
        (true, _) => t.final_share(&names),
    }
}

/// Returns all players by points; equal points share a place.
fn places(game: &Game) -> Vec<(usize, Seat, u16)> {
    let score = |seat: Seat| game.state().score(seat);
    let mut seats: Vec<Seat> = game.setup().players().seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(score(*seat)));
    let place = |seat: Seat| 1 + seats.iter().filter(|other| score(**other) > score(seat)).count();
    seats.iter().map(|seat| (place(*seat), *seat, score(*seat))).collect()
}

fn series(game: &Game) -> Vec<Series> {
    let players = game.setup().players();
    let shares = breakdown(game.history(), players);
    players.seats().map(|seat| Series::new(game, seat, &shares[seat.index()])).collect()
}

#[component]
fn Places() -> impl IntoView {
    let play = use_play();
    let place = move |(place, seat, points): (usize, Seat, u16)| {
        view! {
            <li class="final-place" class:final-winner=place == 1 class:final-own=untrack(|| play.is_only_person(seat))>
                <span class="final-rank numbers" aria-hidden="true">{place}</span>
                <span class="hidden-text">{move || messages().final_place(place as i64)}</span>
                <Gem colour=player_art(untrack(|| play.colour(seat)))/>
                <b>{untrack(|| play.name(seat))}</b>
                <span class="numbers" aria-hidden="true">{points}</span>
                <span class="hidden-text">{move || messages().points(points.into())}</span>
            </li>
        }
    };
    view! { <ol class="final-places">{play.game.with_untracked(places).into_iter().map(place).collect_view()}</ol> }
}

/// The record of the game, to download or copy.
#[component]
fn RecordSection() -> impl IntoView {
    let play = use_play();
    let copied = RwSignal::new(false);
    let scope = Scope::current();
    let status = move || {
        let t = messages();
        play.game.with(|game| {
            let turns = t.final_turns(game.state().table().turn().into());
            format!("{turns} · {}", t.final_seed(&game.setup().seed.to_string()))
        })
    };
    let text = move || play.game.with_untracked(Game::save);
    // Says that the game is among the person's games, or why it is not.
    let save_note = move || {
        let t = messages();
        play.game.with(save_result).map(|result| match result {
            Ok(()) => view! { <a href=Route::MyGames.href()>{t.mine_kept()}</a> }.into_any(),
            Err(StorageError::Full) => view! { <span class="fault">{t.mine_full()}</span> }.into_any(),
            Err(StorageError::Denied) => view! { <span class="fault">{t.mine_denied()}</span> }.into_any(),
        })
    };
    let of_the_day = play.game.with_untracked(DayDeal::of_game).map(|deal| {
        let route = Route::Day(Some(deal.day.to_string()));
        view! { <p><a class="button button-main" href=route.href()>{move || messages().day_title()}</a></p> }
    });
    let download = move |_| save(&file_name(play.game.with_untracked(|game| game.setup().seed)), &text());
    let copy_record = move |_| {
        scope.spawn(async move {
            let done = copy(&text()).await;
            copied.set(done);
        });
    };
    let hand_over = move |_| {
        let _ = storage::save(storage::RECORD, &text());
    };
    view! {
        <section class="final-record">
            <a class="button button-main final-study" href=Route::record().href() on:click=hand_over>{move || messages().final_study()}</a>
            {of_the_day}
            <p role="status">{save_note}</p>
            <h3>{move || messages().final_record()}</h3>
            <p class="soft">{status}</p>
            <div class="final-buttons">
                <button type="button" class="button" on:click=download>{move || messages().final_record_save()}</button>
                <button type="button" class="button" on:click=copy_record>{move || messages().final_record_copy()}</button>
            </div>
            <p class="final-copied" role="status">
                {move || copied.get().then(|| messages().final_record_copied())}
            </p>
        </section>
    }
}

/// Rematch with the same or another deal, or leave.
#[component]
fn Rematch() -> impl IntoView {
    let play = use_play();
    let deal_again = move |change: fn(&mut GameSetup)| {
        let mut setup = play.game.with_untracked(|game| game.setup().clone());
        change(&mut setup);
        flow::start_game(play, setup);
    };
    let here = move || {
        view! {
            <button
                type="button"
                class="button"
                title=move || messages().final_rematch_same_help()
                on:click=move |_| deal_again(|_| {})
            >
                {move || messages().final_rematch_same()}
            </button>
            <button type="button" class="button button-main" on:click=move |_| deal_again(|setup| setup.seed = seed::random())>
                <Icon name=IconName::Play/>
                {move || messages().final_rematch_other()}
            </button>
        }
    };
    let authority = move |table: Rc<dyn GameAuthority>| {
        view! {
            <button type="button" class="button button-main" on:click=move |_| table.rematch()>
                <Icon name=IconName::Play/>
                {move || messages().final_rematch()}
            </button>
        }
    };
    view! {
        <footer class="final-foot" role="group" aria-label=move || messages().final_rematch()>
            <a class="button button-plain final-home" href=Route::Home.href()>
                <Icon name=IconName::Menu/>
                <span>{move || messages().app_home()}</span>
            </a>
            {move || match play.authority.get() {
                Some(table) => authority(table).into_any(),
                None => here().into_any(),
            }}
        </footer>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sample;
    use iquazu_messages::Lang;

    #[test]
    fn places_follow_points() {
        let game = sample::played(&["Ann", "Ben", "Cleo", "Dan"], &[]);
        let places = places(&game);
        assert_eq!(places.len(), 4);
        assert_eq!(places[0].0, 1);
        for pair in places.windows(2) {
            let ((place, _, points), (next, _, less)) = (pair[0], pair[1]);
            assert!(if points == less { place == next } else { place < next && points > less });
        }
    }

    #[test]
    fn headline_addresses_a_single_person() {
        let t = Messages(Lang::En);
        let bots = sample::played(&["Ann", "Ben"], &[]);
        let winner = bots.state().winners().next().expect("somebody wins");
        let name = bots.setup().seat(winner).name.clone();
        assert_eq!(headline(t, &bots), t.final_wins(&name));
        assert_eq!(headline(t, &sample::played(&["Ann", "Ben"], &[&name])), "You win!");
        assert_eq!(headline(t, &sample::played(&["Ann", "Ben"], &["Ann", "Ben"])), t.final_wins(&name));
    }
}
