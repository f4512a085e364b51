//! The course of a game: people act, bots answer, and every step is saved before it is shown.

use super::bot_worker;
use super::names::{has_unnamed_seats, with_default_names};
use super::payment::Purchase;
use super::playback;
use super::store::{Choice, Play, UiNotice};
use crate::app::lazy;
use crate::app::settings::Settings;
use crate::app::storage::{self, StorageError};
use crate::app::texts::messages;
use crate::board::motion;
use iquazu_rules::{Action, Event, Seat, Stage, Viewer};
use iquazu_session::{Game, GameSetup};
use leptos::prelude::*;

/// Slightly more than one frame.
const PAINT_DELAY_MS: f64 = 20.0;

/// Starts a new game. The game page animates the deal when it opens.
pub fn start_game(play: Play, setup: GameSetup) {
    let (game, transitions) = Game::new(setup);
    show_game(play, game);
    play.deal_transitions.set(transitions);
    save(play);
}

/// Shows a saved game or an opened record.
pub fn show_game(play: Play, game: Game) {
    leave(play);
    play.deal_transitions.set(Vec::new());
    play.shown.set(*game.state());
    play.game.set(game);
    play.has_game.set(true);
}

/// Called when the game page opens: plays pending transitions, then lets the game continue.
pub fn enter(play: Play, settings: RwSignal<Settings>) {
    if play.game.with_untracked(has_unnamed_seats) {
        let t = untrack(messages);
        play.game.update(|game| *game = with_default_names(t, game.clone()));
    }
    play.elsewhere.set(false);
    play.viewer.set(only_person(play));
    show_goal_once(play);
    let transitions = play.deal_transitions.get_untracked();
    play.deal_transitions.set(Vec::new());
    play.scope.spawn(async move {
        if !transitions.is_empty() {
            playback::show_to_end(play, settings, transitions).await;
        }
        run_bots(play, settings).await;
    });
}

/// Says what the game is about when the first game of this browser begins.
fn show_goal_once(play: Play) {
    let is_saved = play.storage_key.with_untracked(|key| key == storage::GAME);
    let begins = !play.deal_transitions.with_untracked(Vec::is_empty);
    if is_saved && begins && matches!(storage::load(storage::GOAL), Ok(None)) {
        let _ = storage::save(storage::GOAL, "shown");
        play.goal_shown.set(true);
    }
}

/// Continues after the game has been changed by a server or a lesson.
pub fn resume(play: Play, settings: RwSignal<Settings>) {
    play.viewer.set(only_person(play));
    play.scope.spawn(run_bots(play, settings));
}

/// Shows the game as another tab has saved it, and waits.
pub fn follow_other_tab(play: Play, game: Game) {
    let viewer = play.viewer.get_untracked();
    leave(play);
    play.shown.set(*game.state());
    play.game.set(game);
    play.viewer.set(viewer);
    play.elsewhere.set(true);
    // Setting it again would open the game page anew.
    if !play.has_game.get_untracked() {
        play.has_game.set(true);
    }
}

/// Plays on in this tab.
pub fn play_here(play: Play, settings: RwSignal<Settings>) {
    play.elsewhere.set(false);
    resume(play, settings);
}

/// Called when the game page closes: ends playback and stops the bots.
pub fn leave(play: Play) {
    play.generation.update(|generation| *generation += 1);
    playback::skip();
    bot_worker::cancel();
    play.showing.set(None);
    play.shown.set(play.game.with_untracked(|game| *game.state()));
    play.choice.set(Choice::Nothing);
    play.notice.set(None);
    play.hint.set(None);
    play.awaiting_confirm.set(false);
    play.elsewhere.set(false);
    play.handover.set(None);
    play.thinking.set(None);
    play.highlighted.set(None);
    play.uses_shown.set(None);
    play.double_planned.set(false);
    play.viewer.set(Viewer::Spectator);
}

/// Returns the viewer of the screen. A single person always sees their cards; with several people nobody's cards are
/// visible until they take the screen.
fn only_person(play: Play) -> Viewer {
    play.game.with_untracked(|game| {
        let mut people = game.setup().people();
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    })
}

/// Executes an action of the player at the screen.
pub fn act(play: Play, settings: RwSignal<Settings>, action: Action) {
    if let Some(table) = play.authority.get_untracked() {
        return table.act(action);
    }
    let Some(seat) = play.game.with_untracked(Game::to_act) else { return };
    let turn = play.game.with_untracked(|game| game.state().table().turn());
    let result = play.game.try_update(|game| game.act(seat, action)).expect("the game is there");
    match result {
        Err(refusal) => play.notice.set(Some(UiNotice::Refused(refusal))),
        Ok(transitions) => {
            play.choice.set(Choice::Nothing);
            play.uses_shown.set(None);
            play.goal_shown.set(false);
            play.notice.set(None);
            save(play);
            finish_if_over(play);
            let turn_over = play.game.with_untracked(|game| game.state().table().turn() != turn);
            let hold = turn_over
                && settings.with_untracked(|settings| settings.always_confirm)
                && play.game.with_untracked(Game::can_undo);
            play.scope.spawn(async move {
                playback::show_to_end(play, settings, transitions).await;
                if hold { play.awaiting_confirm.set(true) } else { run_bots(play, settings).await }
            });
        }
    }
}

/// Confirms a turn that waits for confirmation.
pub fn confirm(play: Play, settings: RwSignal<Settings>) {
    if let Some(table) = play.authority.get_untracked() {
        return table.confirm();
    }
    play.awaiting_confirm.set(false);
    play.scope.spawn(run_bots(play, settings));
}

/// Returns whether the player at the screen can undo a step.
pub fn can_undo(play: Play) -> bool {
    // Steps of a lesson cannot be undone.
    if play.storage_key.with(String::is_empty) {
        return false;
    }
    let own = play.own_seat();
    let mine = own.is_some() && play.game.with(Game::last_actor) == own;
    mine && play.game.with(Game::can_undo)
        && play.showing.with(Option::is_none)
        && (play.awaiting_confirm.get() || play.can_act())
}

/// Undoes the last step, or cancels the current choice.
pub fn undo(play: Play) {
    if play.choice.get_untracked() != Choice::Nothing {
        return play.choice.set(Choice::Nothing);
    }
    if !untrack(|| can_undo(play)) {
        return;
    }
    play.game.update(|game| {
        game.undo();
    });
    play.awaiting_confirm.set(false);
    play.notice.set(None);
    play.shown.set(play.game.with_untracked(|game| *game.state()));
    save(play);
}

/// Called when the next person has taken the screen.
pub fn take_screen(play: Play, seat: Seat) {
    play.viewer.set(Viewer::Seat(seat));
    play.handover.set(None);
}

/// Lets bots act until a person has to decide or the game is over.
async fn run_bots(play: Play, settings: RwSignal<Settings>) {
    let generation = play.generation.get_untracked();
    loop {
        if play.generation.get_untracked() != generation {
            return;
        }
        let Some(seat) = play.game.with_untracked(Game::to_act) else { return };
        if play.game.with_untracked(|game| game.setup().is_person(seat)) {
            return hand_screen_to(play, settings, seat);
        }
        if only_person(play) == Viewer::Spectator {
            play.viewer.set(Viewer::Spectator);
        }
        if play.game.with_untracked(Game::is_remote) || play.authority.with_untracked(Option::is_some) {
            return;
        }
        play.thinking.set(Some(seat));
        // Let the browser paint the last change first.
        motion::sleep(PAINT_DELAY_MS).await;
        let answer = bot_worker::choose_move(play, seat).await;
        if play.generation.get_untracked() != generation {
            return;
        }
        play.thinking.set(None);
        let action = answer.unwrap_or_else(|_| {
            play.notice.set(Some(UiNotice::BotStopped(seat)));
            fallback_move(play)
        });
        let transitions =
            play.game.try_update(|game| game.act(seat, action).or_else(|_| game.act(seat, fallback_move_of(game))));
        let Some(Ok(transitions)) = transitions else { return };
        save(play);
        finish_if_over(play);
        playback::show_to_end(play, settings, transitions).await;
    }
}

/// Gives the screen to the person whose decision is due; with several people it is handed over first.
fn hand_screen_to(play: Play, settings: RwSignal<Settings>, seat: Seat) {
    if play.viewer.get_untracked() == Viewer::Seat(seat) {
        if let Some(action) = automatic_action(play, settings, seat) {
            return act(play, settings, action);
        }
        return propose_discard(play, seat);
    }
    if only_person(play) == Viewer::Seat(seat) {
        play.viewer.set(Viewer::Seat(seat));
    } else {
        play.viewer.set(Viewer::Spectator);
        play.handover.set(Some(seat));
    }
    propose_discard(play, seat);
}

/// Returns what happens after an action without another click: the double move that was planned, or the end of the turn.
/// The turn stays open if the player wants to confirm every turn, or has just won a tile that could be used (I9).
fn automatic_action(play: Play, settings: RwSignal<Settings>, seat: Seat) -> Option<Action> {
    let is_lesson = play.storage_key.with_untracked(String::is_empty) && !play.game.with_untracked(Game::is_remote);
    if is_lesson || play.awaiting_answer.get_untracked() {
        return None;
    }
    let state = play.game.with_untracked(|game| *game.state());
    if state.table().stage() != Stage::Close {
        return None;
    }
    if play.double_planned.get_untracked() && state.check(Action::DoubleMove).is_ok() {
        play.double_planned.set(false);
        return Some(Action::DoubleMove);
    }
    play.double_planned.set(false);
    let confirms = settings.with_untracked(|settings| settings.always_confirm);
    let keeps_open = confirms || play.game.with_untracked(|game| won_tile_this_turn(game, seat));
    (!keeps_open && state.check(Action::EndTurn).is_ok()).then_some(Action::EndTurn)
}

fn won_tile_this_turn(game: &Game, seat: Seat) -> bool {
    let turn = game.state().table().turn();
    let steps = game.history().iter().rev().take_while(|step| step.state.table().turn() == turn);
    steps.flat_map(|step| &step.events).any(|event| {
        matches!(event, Event::RowScored { standing, .. } if standing.lead.is_some_and(|lead| lead.seat == seat))
    })
}

/// T7: proposes a discard, most plentiful colours first.
pub(crate) fn propose_discard(play: Play, seat: Seat) {
    use iquazu_rules::{Cards, Colour};
    let state = play.game.with_untracked(|game| *game.state());
    if state.table().stage() != Stage::Discard {
        return;
    }
    let mut keep = state.hand(seat);
    let mut discard = Cards::NONE;
    while keep.total() > state.table().rules().hand_limit {
        let most = Colour::ALL.into_iter().max_by_key(|colour| keep[*colour]).expect("there are colours");
        keep[most] -= 1;
        discard[most] += 1;
    }
    play.choice.set(Choice::Discard(discard));
}

/// Chooses a gap to pay for and proposes the best payment. Choosing it again cancels that.
pub fn choose_gap(play: Play, gap: iquazu_rules::Gap) {
    let view = untrack(|| play.view());
    // What did not change is not set: the whole board depends on it.
    if play.uses_shown.with_untracked(Option::is_some) {
        play.uses_shown.set(None);
    }
    if matches!(play.choice.get_untracked(), Choice::Gap { gap: chosen, .. } if chosen == gap) {
        return play.choice.set(Choice::Nothing);
    }
    let affordable = |any| view.table().check_affordable(view.hand(), gap, any);
    let refused = affordable(false).and_then(|()| view.check(Action::Draw)).err();
    if let Some(refusal) = refused.filter(|_| affordable(true).is_err()) {
        play.choice.set(Choice::Nothing);
        return play.notice.set(Some(UiNotice::Refused(refusal)));
    }
    if let Some(way) = Purchase::of(&view, gap).and_then(|purchase| purchase.ways().first().copied()) {
        play.notice.set(None);
        play.choice.set(Choice::Gap { gap, paid: way.paid, any_colour: way.any_colour });
    }
}

fn fallback_move(play: Play) -> Action {
    play.game.with_untracked(fallback_move_of)
}

/// Returns the first legal move. There is always one.
fn fallback_move_of(game: &Game) -> Action {
    game.state().legal_moves().get(0)
}

/// Counts and stores a game that is over. Variations and lessons do not count.
pub fn finish_if_over(play: Play) {
    let is_own = play.storage_key.with_untracked(|key| key == storage::GAME);
    if !is_own || !play.game.with_untracked(Game::is_over) {
        return;
    }
    let (scope, game) = (play.scope, play.game.get_untracked());
    // Without its chunk it is stored at the next start.
    scope.spawn(async move { drop(lazy::store_finished(scope, game).await) });
}

/// Saves the game. Called after every step, before it is shown.
fn save(play: Play) {
    // Online games are saved by the server.
    if play.game.with_untracked(Game::is_remote) {
        return;
    }
    let result: Result<(), StorageError> =
        play.game.with_untracked(|game| storage::save(&play.storage_key.get_untracked(), &game.save()));
    if let Err(error) = result {
        play.notice.set(Some(UiNotice::NotSaved(error)));
    }
}
