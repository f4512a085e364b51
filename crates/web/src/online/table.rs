//! Client state of an online table, updated by server messages.

use super::socket::{Socket, SocketEvent};
use super::steps::PlaybackQueue;
use crate::app::alive::Scope;
use crate::app::editions;
use crate::app::settings::Settings;
use crate::play::store::Play;
use iquazu_protocol::{
    ChatLine, ClientMessage, Clocks, Fairness, Occupant, PROTOCOL_VERSION, Refusal, RequestId, SeatInfo, ServerMessage,
    Snapshot, TableId, TablePerson, TableSettings, TableStatus, TurnPlan, Witness,
};
use iquazu_rules::Seat;
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

/// Delay before a request is repeated that the server could not handle for the moment.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// State of the connection to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConnectionState {
    Connecting,
    Connected,
    /// The connection was lost and is being restored.
    Lost,
}

/// An online table. A handle of signals, cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct TableClient {
    pub id: StoredValue<TableId>,
    pub play: Play,
    /// Tasks of the table end with its page.
    pub scope: Scope,
    pub settings: RwSignal<Settings>,
    pub connection: RwSignal<ConnectionState>,
    /// `None` until the first snapshot.
    pub table_settings: RwSignal<Option<TableSettings>>,
    pub status: RwSignal<TableStatus>,
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// The own seat; `None` for spectators.
    pub my_seat: RwSignal<Option<Seat>>,
    pub is_host: RwSignal<bool>,
    pub connected_seats: RwSignal<Vec<Seat>>,
    pub spectators: RwSignal<u32>,
    pub clocks: RwSignal<Option<Clocks>>,
    /// Server time minus browser time, in milliseconds.
    pub clock_offset_ms: RwSignal<f64>,
    pub fairness: RwSignal<Option<Fairness>>,
    /// What this browser saw of the deal.
    pub witness: RwSignal<Option<Witness>>,
    /// Whether this browser cannot take part in the deal.
    pub no_random_numbers: RwSignal<bool>,
    /// The player's plan for their next turn.
    pub plan: RwSignal<Option<TurnPlan>>,
    /// The first move of the player's last plan that was played, until they make another plan or move.
    pub plan_played: RwSignal<Option<String>>,
    pub chat: RwSignal<Vec<ChatLine>>,
    /// The other people at the table; `None` until the server has answered.
    pub people: RwSignal<Option<Vec<TablePerson>>>,
    pub rematch: RwSignal<Option<TableId>>,
    /// The last refused request that is worth showing.
    pub refusal: RwSignal<Option<Refusal>>,
    /// The last sequence number received.
    seq: RwSignal<u64>,
    internals: StoredValue<Rc<Internals>, LocalStorage>,
}

/// Parts that are not reactive.
#[derive(Debug, Default)]
struct Internals {
    socket: RefCell<Option<Socket>>,
    /// Unanswered requests, oldest first. They are sent again after the next `hello`.
    pending: RefCell<Vec<ClientMessage>>,
    playback_queue: PlaybackQueue,
}

impl TableClient {
    /// Connects to a table. The connection is closed with the view that opened it.
    pub fn connect(id: TableId, play: Play, settings: RwSignal<Settings>) -> TableClient {
        let api_path = format!("/api/tables/{id}");
        let path = format!("{api_path}/socket");
        let table = TableClient {
            id: StoredValue::new(id),
            play,
            scope: Scope::current(),
            settings,
            connection: RwSignal::new(ConnectionState::Connecting),
            table_settings: RwSignal::new(None),
            status: RwSignal::new(TableStatus::Waiting),
            seats: RwSignal::new(Vec::new()),
            my_seat: RwSignal::new(None),
            is_host: RwSignal::new(false),
            connected_seats: RwSignal::new(Vec::new()),
            spectators: RwSignal::new(0),
            clocks: RwSignal::new(None),
            clock_offset_ms: RwSignal::new(0.0),
            fairness: RwSignal::new(None),
            witness: RwSignal::new(None),
            no_random_numbers: RwSignal::new(false),
            plan: RwSignal::new(None),
            plan_played: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            people: RwSignal::new(None),
            rematch: RwSignal::new(None),
            refusal: RwSignal::new(None),
            seq: RwSignal::new(0),
            internals: StoredValue::new_local(Rc::new(Internals::default())),
        };
        // Messages arrive outside of any reactive owner; what they create must belong to this view.
        let owner = Owner::current().unwrap_or_default();
        let socket =
            Socket::open(&path, api_path, table.scope, move |heard| owner.with(|| table.on_socket_event(heard)));
        let closing = socket.clone();
        table.internals().socket.replace(Some(socket));
        let closing = send_wrapper::SendWrapper::new(closing);
        on_cleanup(move || closing.close());
        table
    }

    fn internals(self) -> Rc<Internals> {
        self.internals.get_value()
    }

    /// Runs `use_queue` on the transitions that wait for playback.
    pub(super) fn with_queue<T>(self, use_queue: impl FnOnce(&PlaybackQueue) -> T) -> T {
        use_queue(&self.internals().playback_queue)
    }

    fn on_socket_event(self, heard: SocketEvent) {
        match heard {
            SocketEvent::Open => self.send_hello(),
            SocketEvent::Lost => self.connection.set(ConnectionState::Lost),
            SocketEvent::Message(message) => self.on_server_message(*message),
        }
    }

    /// Requests everything after the last sequence number.
    pub(super) fn send_hello(self) {
        let hello = ClientMessage::Hello { version: PROTOCOL_VERSION, last_seq: Some(self.seq.get_untracked()) };
        self.send(&hello);
    }

    pub(super) fn send(self, message: &ClientMessage) {
        if let Some(socket) = &*self.internals().socket.borrow() {
            socket.send(message);
        }
    }

    /// Sends a request, and sends it again after a reconnect until it is answered.
    pub fn request(self, message: ClientMessage) {
        self.refusal.set(None);
        self.send(&message);
        self.internals().pending.borrow_mut().push(message);
    }

    pub fn has_free_seats(self) -> bool {
        self.seats.with(|seats| seats.iter().any(is_free))
    }

    /// Returns whether a move is unanswered.
    pub(super) fn has_pending_move(self) -> bool {
        self.internals().pending.borrow().iter().any(|open| matches!(open, ClientMessage::Act { .. }))
    }

    fn on_server_message(self, message: ServerMessage) {
        match message {
            ServerMessage::Snapshot(snapshot) => self.apply_snapshot(*snapshot),
            ServerMessage::Step(played) => {
                if self.accept_seq(played.seq) {
                    self.clocks.set(played.clocks.clone());
                    self.observe_position(played.steps, &played.view);
                    self.observe_plan(std::slice::from_ref(&*played));
                    self.apply_steps(vec![*played]);
                }
            }
            ServerMessage::Seats { seq, status, seats, nonces, deal } => {
                if self.accept_seq(seq) {
                    let begins = self.status.get_untracked() == TableStatus::Waiting && status == TableStatus::Playing;
                    set_if_changed(self.status, status);
                    self.announce_seats(&seats);
                    set_if_changed(self.seats, seats);
                    self.fairness.update(|fair| {
                        fair.iter_mut().for_each(|fair| (fair.nonces, fair.deal) = (nonces.clone(), deal.clone()));
                    });
                    self.observe_deal();
                    self.rename_players();
                    if begins {
                        self.send_hello();
                    }
                }
            }
            ServerMessage::GameOver { seq, secret } => {
                if self.accept_seq(seq) {
                    self.status.set(TableStatus::Finished);
                    self.clocks.set(None);
                    self.fairness.update(|fair| fair.iter_mut().for_each(|fair| fair.secret = Some(secret)));
                }
            }
            ServerMessage::Chat { seq, line } => {
                if self.accept_seq(seq) {
                    self.announce_chat(&line);
                    self.chat.update(|chat| chat.push(line));
                }
            }
            ServerMessage::Rematch { seq, table } => {
                if self.accept_seq(seq) {
                    self.rematch.set(Some(table));
                }
            }
            ServerMessage::Plan { plan } => self.set_plan(plan),
            ServerMessage::Presence { present, spectators } => {
                self.announce_presence(&present);
                set_if_changed(self.connected_seats, present);
                set_if_changed(self.spectators, spectators);
            }
            ServerMessage::Done { request, .. } => self.on_done(&request),
            ServerMessage::Refused { request, refusal } => self.on_refused(request, refusal),
            ServerMessage::GoingAway { retry_ms } => {
                if let Some(socket) = &*self.internals().socket.borrow() {
                    socket.delay_reconnect(retry_ms);
                }
            }
            ServerMessage::Pong { .. } => {}
        }
    }

    /// Returns whether a message continues the known sequence (the same number can occur more than once). Requests the
    /// missing messages if there is a gap.
    fn accept_seq(self, seq: u64) -> bool {
        let known = self.seq.get_untracked();
        if seq == known + 1 {
            self.seq.set(seq);
        } else if seq > known + 1 {
            self.send_hello();
        }
        seq == known || seq == known + 1
    }

    fn apply_snapshot(self, snapshot: Snapshot) {
        // Views name their edition, so it has to be known before they are parsed.
        match snapshot.table.settings.find_edition() {
            Ok(edition) => editions::remember(edition),
            Err(problem) => self.refusal.set(Some(Refusal::InvalidSettings { problem })),
        }
        self.connection.set(ConnectionState::Connected);
        self.clock_offset_ms.set(snapshot.now as f64 - js_sys::Date::now());
        set_if_changed(self.my_seat, snapshot.me);
        set_if_changed(self.is_host, snapshot.is_host);
        set_if_changed(self.status, snapshot.table.status);
        set_if_changed(self.seats, snapshot.table.seats);
        set_if_changed(self.table_settings, Some(snapshot.table.settings));
        set_if_changed(self.connected_seats, snapshot.present);
        set_if_changed(self.spectators, snapshot.spectators);
        self.clocks.set(snapshot.clocks);
        self.fairness.set(Some(snapshot.fair));
        self.observe_deal();
        set_if_changed(self.plan, snapshot.plan);
        self.observe_plan(&snapshot.missed);
        set_if_changed(self.chat, snapshot.chat);
        set_if_changed(self.rematch, snapshot.rematch);
        self.seq.set(snapshot.seq);
        if let Some(view) = snapshot.view {
            self.observe_position(snapshot.steps, &view);
            self.show_game(&view, snapshot.steps, snapshot.missed);
        }
        let open = self.internals().pending.borrow().clone();
        open.iter().for_each(|message| self.send(message));
    }

    fn on_done(self, request: &RequestId) {
        self.internals().pending.borrow_mut().retain(|open| open.request() != Some(request));
        self.update_awaiting_answer();
    }

    fn on_refused(self, request: Option<RequestId>, refusal: Refusal) {
        let passing = refusal.is_transient();
        if let Some(request) = request.filter(|_| !passing) {
            let is_move = |open: &ClientMessage| matches!(open, ClientMessage::Act { .. });
            let refused = |open: &ClientMessage| open.request() == Some(&request);
            let moved = self.internals().pending.borrow().iter().any(|open| is_move(open) && refused(open));
            // Moves that followed a refused move cannot be made either.
            self.internals().pending.borrow_mut().retain(|open| !(refused(open) || moved && is_move(open)));
            self.update_awaiting_answer();
            if moved {
                self.drop_drafts();
            }
        }
        if !matches!(refusal, Refusal::Stale { .. } | Refusal::DealRound { .. }) {
            self.refusal.set(Some(refusal));
        }
        if passing {
            self.scope.after(RETRY_DELAY, move || self.send_hello());
        }
    }
}

pub fn is_free(seat: &SeatInfo) -> bool {
    matches!(seat.occupant, Occupant::Nobody {})
}

/// Returns a new random request id.
pub fn new_request_id() -> RequestId {
    format!("{:016x}", crate::play::seed::random()).parse().expect("digits are an id")
}

/// Sets a signal only if the value differs: a view that is rebuilt loses its focus and the text typed into it.
fn set_if_changed<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|known| *known != value) {
        signal.set(value);
    }
}
