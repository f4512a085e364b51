//! A table that one sits at or watches: what is known of it, kept up to date by the server's messages.

use super::socket::{Heard, Socket};
use super::steps::Story;
use crate::app::settings::Settings;
use crate::play::store::Play;
use iquazu_protocol::{
    ChatLine, ClientMessage, Clocks, Fairness, Occupant, PROTOCOL_VERSION, Refusal, RequestId, SeatInfo, ServerMessage,
    Snapshot, TableId, TableSettings, TableStatus,
};
use iquazu_rules::Seat;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;

/// Whether the table can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    Connecting,
    Connected,
    /// It was there, and is being looked for again.
    Lost,
}

/// A table on the screen. A handle of signals, cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub id: StoredValue<TableId>,
    pub play: Play,
    pub settings: RwSignal<Settings>,
    pub link: RwSignal<Link>,
    /// Nothing until the first snapshot.
    pub played_as: RwSignal<Option<TableSettings>>,
    pub status: RwSignal<TableStatus>,
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// The own seat; nothing for who watches.
    pub me: RwSignal<Option<Seat>>,
    pub host: RwSignal<bool>,
    pub present: RwSignal<Vec<Seat>>,
    pub spectators: RwSignal<u32>,
    pub clocks: RwSignal<Option<Clocks>>,
    /// What the server's clock is ahead of the browser's, in milliseconds.
    pub ahead: RwSignal<f64>,
    pub fair: RwSignal<Option<Fairness>>,
    pub chat: RwSignal<Vec<ChatLine>>,
    pub rematch: RwSignal<Option<TableId>>,
    /// What the server did not do, and why.
    pub refused: RwSignal<Option<Refusal>>,
    /// The last sequence number.
    seq: RwSignal<u64>,
    parts: StoredValue<Rc<Parts>, LocalStorage>,
}

/// What is no signal.
#[derive(Debug, Default)]
struct Parts {
    socket: RefCell<Option<Socket>>,
    /// Requests without an answer, oldest first: they are sent again after a new hello.
    open: RefCell<Vec<ClientMessage>>,
    story: Story,
}

impl Table {
    /// Connects; the connection lasts as long as the view that made it.
    pub fn connect(id: TableId, play: Play, settings: RwSignal<Settings>) -> Table {
        let path = format!("/api/tables/{id}/socket");
        let table = Table {
            id: StoredValue::new(id),
            play,
            settings,
            link: RwSignal::new(Link::Connecting),
            played_as: RwSignal::new(None),
            status: RwSignal::new(TableStatus::Waiting),
            seats: RwSignal::new(Vec::new()),
            me: RwSignal::new(None),
            host: RwSignal::new(false),
            present: RwSignal::new(Vec::new()),
            spectators: RwSignal::new(0),
            clocks: RwSignal::new(None),
            ahead: RwSignal::new(0.0),
            fair: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            rematch: RwSignal::new(None),
            refused: RwSignal::new(None),
            seq: RwSignal::new(0),
            parts: StoredValue::new_local(Rc::new(Parts::default())),
        };
        // Messages come from outside of all views; what they change belongs to this one.
        let owner = Owner::current().unwrap_or_default();
        let socket = Socket::open(&path, move |heard| owner.with(|| table.hear(heard)));
        let closing = socket.clone();
        table.parts().socket.replace(Some(socket));
        let closing = send_wrapper::SendWrapper::new(closing);
        on_cleanup(move || closing.close());
        table
    }

    fn parts(self) -> Rc<Parts> {
        self.parts.get_value()
    }

    /// The steps that wait to be shown.
    pub(super) fn with_story<T>(self, tell: impl FnOnce(&Story) -> T) -> T {
        tell(&self.parts().story)
    }

    fn hear(self, heard: Heard) {
        // The page may be gone already.
        if self.seq.is_disposed() {
            return;
        }
        match heard {
            Heard::Open => self.say_hello(),
            Heard::Lost => self.link.set(Link::Lost),
            Heard::Message(message) => self.take(*message),
        }
    }

    /// Asks for everything that is not known yet.
    pub(super) fn say_hello(self) {
        let hello = ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: Some(self.seq.get_untracked()) };
        self.transmit(&hello);
    }

    fn transmit(self, message: &ClientMessage) {
        if let Some(socket) = &*self.parts().socket.borrow() {
            socket.send(message);
        }
    }

    /// Sends a request; it is sent again until it was answered.
    pub fn ask(self, message: ClientMessage) {
        self.refused.set(None);
        self.transmit(&message);
        self.parts().open.borrow_mut().push(message);
    }

    pub fn has_free_seats(self) -> bool {
        self.seats.with(|seats| seats.iter().any(is_free))
    }

    /// Whether the answer to a move is missing.
    pub(super) fn is_waiting(self) -> bool {
        self.parts().open.borrow().iter().any(|open| matches!(open, ClientMessage::Act { .. }))
    }

    fn take(self, message: ServerMessage) {
        match message {
            ServerMessage::Snapshot(snapshot) => self.take_snapshot(*snapshot),
            ServerMessage::Step(played) => {
                if self.follows(played.seq) {
                    self.clocks.set(played.clocks.clone());
                    self.go_on_with(vec![*played]);
                }
            }
            ServerMessage::Seats { seq, status, seats, nonces } => {
                if self.follows(seq) {
                    let begins = self.status.get_untracked() == TableStatus::Waiting && status == TableStatus::Playing;
                    renew(self.status, status);
                    renew(self.seats, seats);
                    self.fair.update(|fair| fair.iter_mut().for_each(|fair| fair.nonces = nonces.clone()));
                    self.rename_players();
                    if begins {
                        self.say_hello();
                    }
                }
            }
            ServerMessage::GameOver { seq, secret } => {
                if self.follows(seq) {
                    self.status.set(TableStatus::Finished);
                    self.clocks.set(None);
                    self.fair.update(|fair| fair.iter_mut().for_each(|fair| fair.secret = Some(secret)));
                }
            }
            ServerMessage::Chat { seq, line } => {
                if self.follows(seq) {
                    self.chat.update(|chat| chat.push(line));
                }
            }
            ServerMessage::Rematch { seq, table } => {
                if self.follows(seq) {
                    self.rematch.set(Some(table));
                }
            }
            ServerMessage::Presence { present, spectators } => {
                renew(self.present, present);
                renew(self.spectators, spectators);
            }
            ServerMessage::Done { request, .. } => self.answered(&request),
            ServerMessage::Refused { request, refusal } => self.turned_down(request, refusal),
            ServerMessage::GoingAway { retry_ms } => {
                if let Some(socket) = &*self.parts().socket.borrow() {
                    socket.come_back_in(retry_ms);
                }
            }
            ServerMessage::Pong { .. } => {}
        }
    }

    /// Whether a message is the next one, or another one of the same happening. After a gap everything that is missing is
    /// asked for.
    fn follows(self, seq: u64) -> bool {
        let known = self.seq.get_untracked();
        if seq == known + 1 {
            self.seq.set(seq);
        } else if seq > known + 1 {
            self.say_hello();
        }
        seq == known || seq == known + 1
    }

    fn take_snapshot(self, snapshot: Snapshot) {
        self.link.set(Link::Connected);
        self.ahead.set(snapshot.now as f64 - js_sys::Date::now());
        renew(self.me, snapshot.me);
        renew(self.host, snapshot.is_host);
        renew(self.status, snapshot.table.status);
        renew(self.seats, snapshot.table.seats);
        renew(self.played_as, Some(snapshot.table.settings));
        renew(self.present, snapshot.present);
        renew(self.spectators, snapshot.spectators);
        self.clocks.set(snapshot.clocks);
        self.fair.set(Some(snapshot.fair));
        renew(self.chat, snapshot.chat);
        renew(self.rematch, snapshot.rematch);
        self.seq.set(snapshot.seq);
        if let Some(view) = snapshot.view {
            self.show_game(&view, snapshot.steps, snapshot.missed);
        }
        let open = self.parts().open.borrow().clone();
        open.iter().for_each(|message| self.transmit(message));
    }

    fn answered(self, request: &RequestId) {
        self.parts().open.borrow_mut().retain(|open| open.request() != Some(request));
        self.settle();
    }

    fn turned_down(self, request: Option<RequestId>, refusal: Refusal) {
        let passing = refusal.is_transient();
        if let Some(request) = request.filter(|_| !passing) {
            let is_move = |open: &ClientMessage| matches!(open, ClientMessage::Act { .. });
            let refused = |open: &ClientMessage| open.request() == Some(&request);
            let moved = self.parts().open.borrow().iter().any(|open| is_move(open) && refused(open));
            // What was built on a move that was not made cannot be made either.
            self.parts().open.borrow_mut().retain(|open| !(refused(open) || moved && is_move(open)));
            self.settle();
            if moved {
                self.forget_drafts();
            }
        }
        if !matches!(refusal, Refusal::Stale { .. }) {
            self.refused.set(Some(refusal));
        }
        if passing {
            let again = move || {
                if !self.seq.is_disposed() {
                    self.say_hello();
                }
            };
            set_timeout(again, std::time::Duration::from_secs(2));
        }
    }
}

pub fn is_free(seat: &SeatInfo) -> bool {
    matches!(seat.occupant, Occupant::Nobody {})
}

/// An id for a request that nobody else uses.
pub fn fresh_request() -> RequestId {
    format!("{:016x}", crate::play::seed::fresh()).parse().expect("digits are an id")
}

/// Sets what has changed, and nothing else: what is drawn anew loses its focus and what was typed into it.
fn renew<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|known| *known != value) {
        signal.set(value);
    }
}
