//! What the person decides goes to the table. A step that shows nothing hidden is a draft at first: it can be taken back
//! until the turn is over.

use super::beside::beside;
use super::clocks::Left;
use super::seats::Presence;
use super::table::{Table, fresh_request};
use crate::play::store::{Choice, Elsewhere, Notice};
use crate::play::{director, flow};
use iquazu_protocol::ClientMessage;
use iquazu_rules::{Action, Seat, State};
use iquazu_session::Game;
use leptos::prelude::*;
use leptos::task::spawn_local;

impl Elsewhere for Table {
    fn act(&self, action: Action) {
        let (table, play) = (*self, self.play);
        let Some(seat) = untrack(|| play.own_seat()) else { return };
        let before = play.game.with_untracked(|game| *game.state());
        if let Err(refusal) = before.check_turn(seat).and_then(|()| before.check(action)) {
            return play.notice.set(Some(Notice::Refused(refusal)));
        }
        play.choice.set(Choice::Nothing);
        play.notice.set(None);
        if needs_the_table(&before, action) {
            table.send_drafts(Some(action));
            return table.settle();
        }
        let Some(Ok(beats)) = play.game.try_update(|game| game.act(seat, action)) else { return };
        let turn_over = play.game.with_untracked(|game| game.state().table().turn() != before.table().turn());
        let hold = turn_over && table.settings.with_untracked(|settings| settings.always_confirm);
        if turn_over && !hold {
            table.send_drafts(None);
        }
        spawn_local(async move {
            director::show_to_end(play, table.settings, beats).await;
            if !table.status.is_disposed() {
                play.held.set(hold);
                table.settle();
                flow::resume(play, table.settings);
            }
        });
    }

    fn confirm(&self) {
        self.play.held.set(false);
        self.send_drafts(None);
        self.settle();
    }

    fn rematch(&self) {
        self.ask(ClientMessage::Rematch { request: fresh_request() });
    }

    fn at_seat(&self, seat: Seat) -> AnyView {
        let table = *self;
        view! { <Presence table seat/><Left table seat/> }.into_any()
    }

    fn beside(&self) -> AnyView {
        beside(*self)
    }
}

/// Whether chance has to answer, or the game ends: then nobody but the table knows what comes.
fn needs_the_table(state: &State, action: Action) -> bool {
    let mut after = *state;
    after.play(action, &mut ()).is_ok() && (after.chance().is_some() || after.is_over())
}

impl Table {
    /// Sends all steps that are only drafts, and one more.
    fn send_drafts(self, last: Option<Action>) {
        let (first, mut actions) = self.play.game.with_untracked(|game| {
            let steps = &game.record().steps;
            let drafts = &steps[steps.len() - game.draft_count()..];
            (game.step_count() - drafts.len() as u32, drafts.iter().map(|step| step.action).collect::<Vec<_>>())
        });
        actions.extend(last);
        for (expected, action) in (first..).zip(actions) {
            self.ask(ClientMessage::Act { request: fresh_request(), expected, action: action.to_string() });
        }
    }

    /// While an answer is missing nothing else can be decided.
    pub(super) fn settle(self) {
        self.play.waiting.set(self.is_waiting());
    }

    /// The table did not take them.
    pub(super) fn forget_drafts(self) {
        let dropped = self.play.game.try_update(|game| {
            let any = game.draft_count() > 0;
            game.discard_drafts();
            any
        });
        if dropped == Some(true) {
            self.play.held.set(false);
            self.play.shown.set(self.play.game.with_untracked(|game: &Game| *game.state()));
        }
        self.say_hello();
    }
}
