//! “What if?”: continues a game from one of its positions, against bots or by hand. Branches are saved in the browser.

use super::replay::Replay;
use super::route::StudyRoute;
use crate::app::alive;
use crate::app::editions;
use crate::app::route::navigate;
use crate::app::storage;
use crate::app::texts::messages;
use crate::art::{Icon, IconName};
use crate::pages::dialog;
use crate::pages::levels::{DEFAULT_LEVEL, LEVELS, level_name};
use crate::play::store::use_play;
use crate::play::{GamePage, flow};
use iquazu_messages::Messages;
use iquazu_session::{Game, GameSetup, Player, to_link};
use leptos::ev;
use leptos::prelude::*;

/// Maximum number of saved branches.
const MAX_BRANCHES: u32 = 50;

/// Record tags of a branch: its name, the address of the original game, and the step it leaves it at.
pub(super) const NAME_TAG: &str = "branch";
const ORIGIN_TAG: &str = "branch-of";
pub(super) const STEP_TAG: &str = "branch-step";

/// Returns the storage key of a branch.
pub(super) fn storage_key(number: u32) -> String {
    format!("iquazu.branch.{number}")
}

/// Returns the address of the original game.
fn origin(game: &Game) -> StudyRoute {
    to_link(game).map_or(StudyRoute::Record, StudyRoute::Game)
}

/// Returns all branches of a game with their numbers.
pub(super) fn branches_of(game: &Game) -> Vec<(u32, Game)> {
    let origin = origin(game).href();
    let load = |number: u32| {
        let text = storage::load(&storage_key(number)).ok().flatten()?;
        let branch = iquazu_session::load(&text, &editions::library()).ok()?;
        (branch.record().tag(ORIGIN_TAG) == Some(origin.as_str())).then_some((number, branch))
    };
    (1..=MAX_BRANCHES).filter_map(load).collect()
}

pub(super) fn remove(number: u32) {
    storage::remove(&storage_key(number));
}

/// Saves a new branch and opens it. Returns false if storage is full.
fn save_and_open(branch: &Game) -> bool {
    let free = (1..=MAX_BRANCHES).find(|number| matches!(storage::load(&storage_key(*number)), Ok(None)));
    let Some(number) = free else { return false };
    if storage::save(&storage_key(number), &branch.save()).is_err() {
        return false;
    }
    navigate(StudyRoute::Branch(number).route());
    true
}

/// Returns a branch of a game after `step` steps.
fn branch_at(whole: &Game, step: usize, name: String, setup: GameSetup) -> Game {
    let notes = [(NAME_TAG, name), (ORIGIN_TAG, origin(whole).href()), (STEP_TAG, step.to_string())];
    let notes = notes.each_ref().map(|(key, value)| (*key, value.as_str()));
    whole.branch(step, setup, &notes)
}

/// Plays on from a position at once, against the players that the dialog would propose.
pub(super) fn play_from(replay: Replay, step: usize) {
    let t = untrack(messages);
    let branch = replay.full_game.with_value(|whole| {
        let turn = whole.history()[step].state.table().turn();
        branch_at(whole, step, t.branch_name_usual(turn.into()), default_setup(whole, step))
    });
    save_and_open(&branch);
}

/// The button and its dialog.
#[component]
pub(super) fn WhatIf(replay: Replay) -> impl IntoView {
    let open = RwSignal::new(false);
    let possible = move || replay.step.get() < replay.last || !replay.full_game.with_value(Game::is_over);
    let form = move || {
        replay.pause();
        let close = Callback::new(move |()| open.set(false));
        let t = messages();
        dialog(t.branch_title(), view! { <Form replay/> }.into_any(), close)
    };
    view! {
        <button class="button" disabled=move || !possible() on:click=move |_| open.set(true)>
            <Icon name=IconName::Play/>
            <span>{move || messages().branch_title()}</span>
        </button>
        {move || open.get().then(|| untrack(form))}
    }
}

#[component]
fn Form(replay: Replay) -> impl IntoView {
    let t = messages();
    let step = replay.step.get_untracked();
    let turn = replay.full_game.with_value(|whole| whole.history()[step].state.table().turn());
    let name = RwSignal::new(t.branch_name_usual(turn.into()));
    let setup = RwSignal::new(replay.full_game.with_value(|whole| default_setup(whole, step)));
    let full = RwSignal::new(false);
    let start = move |_| {
        let setup = setup.get_untracked();
        let branch = replay.full_game.with_value(|whole| branch_at(whole, step, name.get_untracked(), setup));
        full.set(!save_and_open(&branch));
    };
    let seats = setup.with_untracked(|setup| setup.seats.len());
    view! {
        <p>{t.branch_text()}</p>
        <label class="study-field">
            <span>{t.branch_name()}</span>
            <input
                type="text"
                maxlength="60"
                prop:value=name
                on:input=move |event| name.set(event_target_value(&event))
            />
        </label>
        {(0..seats).map(|seat| seat_choice(t, setup, seat)).collect_view()}
        <p role="alert">{move || full.get().then(|| messages().error_storage_full_title())}</p>
        <form class="dialog-buttons" method="dialog">
            <button class="button">{t.app_cancel()}</button>
            <button class="button button-main" type="button" on:click=start>{t.branch_start()}</button>
        </form>
    }
}

/// Returns the default setup of a branch: the player to move is a person, the others are the same bots as before, with
/// their characters, or default ones.
fn default_setup(game: &Game, step: usize) -> GameSetup {
    let mut setup = game.setup().clone();
    let active = game.history()[step].state.table().active();
    for (seat, seat_setup) in game.setup().players().seats().zip(&mut setup.seats) {
        let bot = match &seat_setup.player {
            // If this version does not know the bot, the player is told when it moves, as in a saved game.
            Player::Bot(name) => name.clone(),
            Player::Person | Player::Remote => DEFAULT_LEVEL.to_owned(),
        };
        seat_setup.player = if seat == active { Player::Person } else { Player::Bot(bot) };
    }
    setup
}

/// Returns the bots to choose from for a seat: all levels, after its present bot if that is not a plain level (a
/// character, for example).
fn bot_choices(player: &Player) -> Vec<String> {
    let own = match player {
        Player::Bot(name) if !LEVELS.contains(&name.as_str()) => Some(name.clone()),
        _ => None,
    };
    own.into_iter().chain(LEVELS.map(str::to_owned)).collect()
}

fn seat_choice(t: Messages, setup: RwSignal<GameSetup>, seat: usize) -> impl IntoView {
    let (name, player) =
        setup.with_untracked(|setup| (setup.seats[seat].name.clone(), setup.seats[seat].player.clone()));
    let choices = bot_choices(&player);
    let option = move |bot: String| {
        let chosen = player == Player::Bot(bot.clone());
        let name = level_name(t, &bot);
        view! { <option value=bot selected=chosen>{name}</option> }
    };
    let choose = move |event: ev::Event| {
        let value = event_target_value(&event);
        let player = if value.is_empty() { Player::Person } else { Player::Bot(value) };
        setup.update(|setup| setup.seats[seat].player = player);
    };
    view! {
        <label class="study-field">
            <span>{name}</span>
            <select on:change=alive::handler(choose)>
                <option value="">{t.branch_by_hand()}</option>
                {choices.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// A branch being played: the game page with a link back.
#[component]
pub(super) fn BranchPage(storage_key: String, game: Game) -> impl IntoView {
    let play = use_play();
    let name = game.record().tag(NAME_TAG).unwrap_or_default().to_owned();
    let back = game.record().tag(ORIGIN_TAG).unwrap_or("/").to_owned();
    play.storage_key.set(storage_key);
    flow::show_game(play, game);
    let title = name.clone();
    Effect::new(move |_| document().set_title(&messages().app_page_title(&title)));
    view! {
        <header class="study-branch">
            <b>{name}</b>
            <a class="button" href=back>{move || messages().branch_back()}</a>
        </header>
        <GamePage/>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::{Edition, PlayerColour};
    use iquazu_session::SeatSetup;

    fn bot(name: &str) -> Player {
        Player::Bot(name.to_owned())
    }

    #[test]
    fn branch_keeps_characters_and_unknown_bots() {
        let players = [Player::Person, bot("captain+blocker"), bot("unheard-of"), Player::Person];
        let seats = players.into_iter().zip(PlayerColour::ALL);
        let seats = seats.map(|(player, colour)| SeatSetup::new("", colour, player)).collect();
        let (game, _) = Game::new(GameSetup { edition: Edition::standard(), seats, seed: 7 });
        let branch = branch_at(&game, 0, "A branch".to_owned(), default_setup(&game, 0));
        let players: Vec<Player> = branch.setup().seats.iter().map(|seat| seat.player.clone()).collect();
        assert_eq!(players, [Player::Person, bot("captain+blocker"), bot("unheard-of"), bot(DEFAULT_LEVEL)]);
    }

    #[test]
    fn character_can_be_chosen_beside_the_levels() {
        assert_eq!(bot_choices(&Player::Person), LEVELS);
        assert_eq!(bot_choices(&bot("club")), LEVELS);
        let choices = bot_choices(&bot("captain+blocker"));
        assert_eq!(choices[0], "captain+blocker");
        assert_eq!(choices[1..], LEVELS);
    }
}
