//! The course of a game: people act, bots answer, and every step is saved before it is shown.

use super::bot_worker;
use super::names::{has_unnamed_seats, with_default_names};
use super::playback;
use super::store::{Choice, Play, UiNotice};
use crate::app::settings::Settings;
use crate::app::storage::{self, StorageError};
use crate::app::texts::messages;
use crate::board::motion;
use iquazu_rules::{Action, Seat, Viewer, cheapest_payment};
use iquazu_session::{Game, GameSetup};
use leptos::prelude::*;

/// Slightly more than one frame.
const PAINT_DELAY_MS: f64 = 20.0;

/// Starts a new game. The game page animates the deal when it opens.
pub fn start_game(play: Play, plan: GameSetup) {
    let (game, transitions) = Game::new(plan);
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
    play.viewer.set(only_person(play));
    let transitions = play.deal_transitions.get_untracked();
    play.deal_transitions.set(Vec::new());
    play.scope.spawn(async move {
        if !transitions.is_empty() {
            playback::show_to_end(play, settings, transitions).await;
        }
        run_bots(play, settings).await;
    });
}

/// Continues after the game has been changed by a server or a lesson.
pub fn resume(play: Play, settings: RwSignal<Settings>) {
    play.viewer.set(only_person(play));
    play.scope.spawn(run_bots(play, settings));
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
    play.handover.set(None);
    play.thinking.set(None);
    play.highlighted.set(None);
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
            play.notice.set(None);
            save(play);
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
            return hand_screen_to(play, seat);
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
        playback::show_to_end(play, settings, transitions).await;
    }
}

/// Gives the screen to the person whose decision is due; with several people it is handed over first.
fn hand_screen_to(play: Play, seat: Seat) {
    if play.viewer.get_untracked() == Viewer::Seat(seat) {
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

/// T7: proposes a discard, most plentiful colours first.
pub(crate) fn propose_discard(play: Play, seat: Seat) {
    use iquazu_rules::{Cards, Colour, Stage};
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

/// Chooses a gap to pay for and proposes the cheapest payment.
pub fn choose_gap(play: Play, gap: iquazu_rules::Gap) {
    let view = untrack(|| play.view());
    let any = match play.choice.get_untracked() {
        Choice::Gap { any_colour, .. } => any_colour,
        _ => false,
    };
    let table = view.table();
    let affordable = |any| table.check_affordable(view.hand(), gap, any);
    // If the gap is only affordable with an any-colour tile, propose that.
    let any_colour = (any && affordable(true).is_ok()) || (affordable(false).is_err() && affordable(true).is_ok());
    let refused = affordable(any_colour).err().or(view.check(Action::Draw).err());
    if let Some(refusal) = refused {
        play.choice.set(Choice::Nothing);
        return play.notice.set(Some(UiNotice::Refused(refusal)));
    }
    let Ok((price, colour)) = table.check_gap(gap) else { return };
    if let Some(paid) = cheapest_payment(view.hand(), price, (!any_colour).then_some(colour)) {
        play.notice.set(None);
        play.choice.set(Choice::Gap { gap, paid, any_colour });
    }
}

fn fallback_move(play: Play) -> Action {
    play.game.with_untracked(fallback_move_of)
}

/// Returns the first legal move. There is always one.
fn fallback_move_of(game: &Game) -> Action {
    game.state().legal_moves().get(0)
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
