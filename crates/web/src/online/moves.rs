//! Sends the player's decisions to the server. A step that reveals nothing hidden is a draft at first: it can be undone
//! until the turn ends.

use super::clocks::TimeLeft;
use super::seats::Presence;
use super::side_panel::side_panel;
use super::table::{TableClient, new_request_id};
use crate::play::store::{Choice, GameAuthority, UiNotice};
use crate::play::{flow, playback};
use iquazu_protocol::{ClientMessage, Occupant, SeatInfo};
use iquazu_rules::{Action, Seat, State};
use iquazu_session::Game;
use leptos::prelude::*;

impl GameAuthority for TableClient {
    fn act(&self, action: Action) {
        let (table, play) = (*self, self.play);
        let Some(seat) = untrack(|| play.own_seat()) else { return };
        let before = play.game.with_untracked(|game| *game.state());
        if let Err(refusal) = before.check_turn(seat).and_then(|()| before.check(action)) {
            return play.notice.set(Some(UiNotice::Refused(refusal)));
        }
        play.choice.set(Choice::Nothing);
        play.notice.set(None);
        if needs_server(&before, action) {
            table.send_drafts(Some(action));
            return table.update_awaiting_answer();
        }
        let Some(Ok(transitions)) = play.game.try_update(|game| game.act(seat, action)) else { return };
        let turn_over = play.game.with_untracked(|game| game.state().table().turn() != before.table().turn());
        let hold = turn_over && table.settings.with_untracked(|settings| settings.always_confirm);
        if turn_over && !hold {
            table.send_drafts(None);
        }
        table.scope.spawn(async move {
            playback::show_to_end(play, table.settings, transitions).await;
            play.awaiting_confirm.set(hold);
            table.update_awaiting_answer();
            flow::resume(play, table.settings);
        });
    }

    fn confirm(&self) {
        self.play.awaiting_confirm.set(false);
        self.send_drafts(None);
        self.update_awaiting_answer();
    }

    fn rematch(&self) {
        self.request(ClientMessage::Rematch { request: new_request_id() });
    }

    fn allows_hints(&self) -> bool {
        let people = |seats: &Vec<SeatInfo>| {
            seats.iter().filter(|info| matches!(info.occupant, Occupant::Person { .. })).count()
        };
        let agreed = self.table_settings.with(|settings| settings.as_ref().is_some_and(|settings| settings.hints));
        agreed || self.seats.with(people) < 2
    }

    fn seat_badge(&self, seat: Seat) -> AnyView {
        let table = *self;
        view! { <Presence table seat/><TimeLeft table seat/> }.into_any()
    }

    fn side_panel(&self) -> AnyView {
        side_panel(*self)
    }
}

/// Returns whether only the server can continue: chance has to be resolved, or the game ends.
fn needs_server(state: &State, action: Action) -> bool {
    let mut after = *state;
    after.play(action, &mut ()).is_ok() && (after.chance().is_some() || after.is_over())
}

impl TableClient {
    /// Sends all drafts, then one more action if given.
    fn send_drafts(self, last: Option<Action>) {
        let (first, mut actions) = self.play.game.with_untracked(|game| {
            let steps = &game.record().steps;
            let drafts = &steps[steps.len() - game.draft_count()..];
            (game.step_count() - drafts.len() as u32, drafts.iter().map(|step| step.action).collect::<Vec<_>>())
        });
        actions.extend(last);
        for (expected, action) in (first..).zip(actions) {
            self.request(ClientMessage::Act { request: new_request_id(), expected, action: action.to_string() });
        }
    }

    /// Blocks further decisions while a move is unanswered.
    pub(super) fn update_awaiting_answer(self) {
        self.play.awaiting_answer.set(self.has_pending_move());
    }

    /// Discards the drafts after the server has refused one.
    pub(super) fn drop_drafts(self) {
        let dropped = self.play.game.try_update(|game| {
            let any = game.draft_count() > 0;
            game.discard_drafts();
            any
        });
        if dropped == Some(true) {
            self.play.awaiting_confirm.set(false);
            self.play.shown.set(self.play.game.with_untracked(|game: &Game| *game.state()));
        }
        self.send_hello();
    }
}
