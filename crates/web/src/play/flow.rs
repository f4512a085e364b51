//! How a game goes on: people act, bots answer, everything is saved before it is shown.

use super::director;
use super::names::{has_nameless, named};
use super::store::{Choice, Notice, Play};
use super::thinker;
use crate::app::settings::Settings;
use crate::app::storage::{self, StorageError};
use crate::app::words::words_of;
use crate::board::motion;
use iquazu_rules::{Action, Seat, Viewer, cheapest_payment};
use iquazu_session::{Game, GameSetup};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A little more than a frame, in milliseconds.
const BREATH: f64 = 20.0;

/// Deals a new game; it is shown when the game page opens.
pub fn deal(play: Play, plan: GameSetup) {
    let (game, beats) = Game::new(plan);
    put_on_screen(play, game);
    play.opening.set(beats);
    save(play);
}

/// Takes up a game that was saved, or a record that was opened.
pub fn put_on_screen(play: Play, game: Game) {
    leave(play);
    play.opening.set(Vec::new());
    play.shown.set(*game.state());
    play.game.set(game);
    play.present.set(true);
}

/// The game page opens: what is left to show is shown, and the game goes on.
pub fn enter(play: Play, settings: RwSignal<Settings>) {
    if play.game.with_untracked(has_nameless) {
        let t = untrack(|| words_of(settings));
        play.game.update(|game| *game = named(t, game.clone()));
    }
    play.viewer.set(only_person(play));
    let beats = play.opening.get_untracked();
    play.opening.set(Vec::new());
    spawn_local(async move {
        if !beats.is_empty() {
            director::show_to_end(play, settings, beats).await;
        }
        go_on(play, settings).await;
    });
}

/// The game may have gone on elsewhere: whoever has to decide at this screen can.
pub fn resume(play: Play, settings: RwSignal<Settings>) {
    play.viewer.set(only_person(play));
    spawn_local(go_on(play, settings));
}

/// The game page closes: nothing more is shown, and bots wait.
pub fn leave(play: Play) {
    play.generation.update(|generation| *generation += 1);
    director::skip();
    thinker::hurry();
    play.showing.set(None);
    play.shown.set(play.game.with_untracked(|game| *game.state()));
    play.choice.set(Choice::Nothing);
    play.notice.set(None);
    play.hint.set(None);
    play.held.set(false);
    play.handover.set(None);
    play.thinking.set(None);
    play.pointed.set(None);
    play.viewer.set(Viewer::Spectator);
}

/// With one person at the screen their cards stay open; with several, nobody's are until they take the screen.
fn only_person(play: Play) -> Viewer {
    play.game.with_untracked(|game| {
        let mut people = game.setup().people();
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    })
}

/// The person at the screen carries out an action.
pub fn act(play: Play, settings: RwSignal<Settings>, action: Action) {
    if let Some(table) = play.elsewhere.get_untracked() {
        return table.act(action);
    }
    let Some(seat) = play.game.with_untracked(Game::to_act) else { return };
    let turn = play.game.with_untracked(|game| game.state().table().turn());
    let result = play.game.try_update(|game| game.act(seat, action)).expect("the game is there");
    match result {
        Err(refusal) => play.notice.set(Some(Notice::Refused(refusal))),
        Ok(beats) => {
            play.choice.set(Choice::Nothing);
            play.notice.set(None);
            save(play);
            let turn_over = play.game.with_untracked(|game| game.state().table().turn() != turn);
            let hold = turn_over
                && settings.with_untracked(|settings| settings.always_confirm)
                && play.game.with_untracked(Game::can_undo);
            spawn_local(async move {
                director::show_to_end(play, settings, beats).await;
                if hold { play.held.set(true) } else { go_on(play, settings).await }
            });
        }
    }
}

/// The held turn is confirmed.
pub fn confirm(play: Play, settings: RwSignal<Settings>) {
    if let Some(table) = play.elsewhere.get_untracked() {
        return table.confirm();
    }
    play.held.set(false);
    spawn_local(go_on(play, settings));
}

/// Whether the person at the screen can take a step back.
pub fn can_undo(play: Play) -> bool {
    // What a lesson has shown stays.
    if play.slot.with(String::is_empty) {
        return false;
    }
    let own = play.own_seat();
    let mine = own.is_some() && play.game.with(Game::last_actor) == own;
    mine && play.game.with(Game::can_undo) && play.showing.with(Option::is_none) && (play.held.get() || play.can_act())
}

/// Takes the last step back.
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
    play.held.set(false);
    play.notice.set(None);
    play.shown.set(play.game.with_untracked(|game| *game.state()));
    save(play);
}

/// The person to whom the screen was handed has taken it.
pub fn take_over(play: Play, seat: Seat) {
    play.viewer.set(Viewer::Seat(seat));
    play.handover.set(None);
}

/// Bots act until a person has to, or the game is over.
async fn go_on(play: Play, settings: RwSignal<Settings>) {
    let generation = play.generation.get_untracked();
    loop {
        if play.generation.try_get_untracked() != Some(generation) {
            return;
        }
        let Some(seat) = play.game.with_untracked(Game::to_act) else { return };
        if play.game.with_untracked(|game| game.setup().is_person(seat)) {
            return hand_screen_to(play, seat);
        }
        if only_person(play) == Viewer::Spectator {
            play.viewer.set(Viewer::Spectator);
        }
        if play.game.with_untracked(Game::is_remote) || play.elsewhere.with_untracked(Option::is_some) {
            return;
        }
        play.thinking.set(Some(seat));
        // What was just done is painted before more is done.
        motion::wait(BREATH).await;
        let answer = thinker::ask(play, seat).await;
        if play.generation.try_get_untracked() != Some(generation) {
            return;
        }
        play.thinking.set(None);
        let action = answer.unwrap_or_else(|_| {
            play.notice.set(Some(Notice::BotStopped(seat)));
            simple_move(play)
        });
        let beats =
            play.game.try_update(|game| game.act(seat, action).or_else(|_| game.act(seat, simple_move_of(game))));
        let Some(Ok(beats)) = beats else { return };
        save(play);
        director::show_to_end(play, settings, beats).await;
    }
}

/// The screen belongs to the person whose decision is due; with several people it is handed over first.
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

/// T7: a proposal to start from, the most plentiful colours first.
pub(crate) fn propose_discard(play: Play, seat: Seat) {
    use iquazu_rules::{Cards, Colour, HAND_LIMIT, Stage};
    let state = play.game.with_untracked(|game| *game.state());
    if state.table().stage() != Stage::Discard {
        return;
    }
    let mut keep = state.hand(seat);
    let mut discard = Cards::NONE;
    while keep.total() > HAND_LIMIT {
        let most = Colour::ALL.into_iter().max_by_key(|colour| keep[*colour]).expect("there are colours");
        keep[most] -= 1;
        discard[most] += 1;
    }
    play.choice.set(Choice::Discard(discard));
}

/// Puts a gap up for payment: the payment that costs least is proposed.
pub fn choose_gap(play: Play, gap: iquazu_rules::Gap) {
    let view = untrack(|| play.view());
    let any = match play.choice.get_untracked() {
        Choice::Gap { any_colour, .. } => any_colour,
        _ => false,
    };
    let table = view.table();
    let affordable = |any| table.check_affordable(view.hand(), gap, any);
    // Without a plain way to pay, an any-colour tile is the proposal.
    let any_colour = (any && affordable(true).is_ok()) || (affordable(false).is_err() && affordable(true).is_ok());
    let refused = affordable(any_colour).err().or(view.check(Action::Draw).err());
    if let Some(refusal) = refused {
        play.choice.set(Choice::Nothing);
        return play.notice.set(Some(Notice::Refused(refusal)));
    }
    let Ok((price, colour)) = table.check_gap(gap) else { return };
    if let Some(paid) = cheapest_payment(view.hand(), price, (!any_colour).then_some(colour)) {
        play.notice.set(None);
        play.choice.set(Choice::Gap { gap, paid, any_colour });
    }
}

fn simple_move(play: Play) -> Action {
    play.game.with_untracked(simple_move_of)
}

/// The first legal move: there is always one.
fn simple_move_of(game: &Game) -> Action {
    game.state().legal_moves().get(0)
}

/// Every step is kept before it is shown.
fn save(play: Play) {
    // A game that is decided elsewhere is kept there.
    if play.game.with_untracked(Game::is_remote) {
        return;
    }
    let result: Result<(), StorageError> =
        play.game.with_untracked(|game| storage::save(&play.slot.get_untracked(), &game.save()));
    if let Err(error) = result {
        play.notice.set(Some(Notice::NotSaved(error)));
    }
}
