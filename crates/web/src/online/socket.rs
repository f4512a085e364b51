//! The WebSocket connection to a table. It reconnects automatically and detects half-open connections.

use crate::app::alive::Scope;
use iquazu_protocol::{ClientMessage, ServerMessage};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// Interval between pings.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(8);
/// First delay before reconnecting. It doubles with every attempt, up to `BACKOFF_MAX_MS`.
const BACKOFF_MIN_MS: u32 = 400;
const BACKOFF_MAX_MS: u32 = 10_000;

/// An event reported to the owner of the connection.
#[derive(Debug)]
pub enum SocketEvent {
    /// A new connection is open: time to send `hello`.
    Open,
    Lost,
    Message(Box<ServerMessage>),
}

type Listener = Rc<dyn Fn(SocketEvent)>;

/// A connection to one address that reconnects until it is closed.
#[derive(Clone)]
pub struct Socket(Rc<Inner>);

struct Inner {
    address: String,
    /// Everything ends with the page that opened the connection.
    scope: Scope,
    listener: Listener,
    socket: RefCell<Option<WebSocket>>,
    closed: Cell<bool>,
    backoff_ms: Cell<u32>,
    /// Whether a message has arrived since the last heartbeat.
    heard_since_heartbeat: Cell<bool>,
    /// Counts attempts to connect: a pending one is dropped when another has been scheduled.
    attempt: Cell<u32>,
}

impl Socket {
    pub fn open(path: &str, scope: Scope, listener: impl Fn(SocketEvent) + 'static) -> Socket {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}{path}", location.host().unwrap_or_default());
        let socket = Socket(Rc::new(Inner {
            address,
            scope,
            listener: Rc::new(listener),
            socket: RefCell::new(None),
            closed: Cell::new(false),
            backoff_ms: Cell::new(BACKOFF_MIN_MS),
            heard_since_heartbeat: Cell::new(true),
            attempt: Cell::new(0),
        }));
        socket.connect();
        let beating = socket.clone();
        scope.every(HEARTBEAT_INTERVAL, move || beating.heartbeat());
        socket
    }

    pub fn send(&self, message: &ClientMessage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        if let Some(socket) = &*self.0.socket.borrow() {
            // Messages that cannot be sent are sent again after the next `hello`.
            let _ = socket.send_with_str(&text);
        }
    }

    /// Closes the connection for good.
    pub fn close(&self) {
        self.0.closed.set(true);
        self.close_socket();
    }

    /// Sets the next reconnect delay, as announced by a server that is shutting down.
    pub fn set_backoff(&self, millis: u32) {
        self.0.backoff_ms.set(millis.clamp(50, BACKOFF_MAX_MS));
    }

    fn connect(&self) {
        if self.0.closed.get() {
            return;
        }
        let Ok(socket) = WebSocket::new(&self.0.address) else { return self.schedule_reconnect() };
        self.0.heard_since_heartbeat.set(true);
        let me = self.clone();
        let message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| me.on_message(&event));
        let me = self.clone();
        let on_open = Closure::once(move || {
            me.0.backoff_ms.set(BACKOFF_MIN_MS);
            (me.0.listener)(SocketEvent::Open);
        });
        let (me, this) = (self.clone(), socket.clone());
        let on_close = Closure::once(move || {
            let current = me.0.socket.borrow().as_ref() == Some(&this);
            if current {
                me.on_lost();
            }
        });
        socket.set_onmessage(Some(message.into_js_value().unchecked_ref()));
        socket.set_onopen(Some(on_open.into_js_value().unchecked_ref()));
        socket.set_onclose(Some(on_close.into_js_value().unchecked_ref()));
        self.0.socket.replace(Some(socket));
    }

    fn on_message(&self, event: &MessageEvent) {
        self.0.heard_since_heartbeat.set(true);
        let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(message) = message {
            (self.0.listener)(SocketEvent::Message(message));
        }
    }

    /// Reconnects if nothing was received since the last heartbeat, whatever the browser reports; otherwise sends a
    /// ping.
    fn heartbeat(&self) {
        if !self.0.heard_since_heartbeat.replace(false) {
            self.on_lost();
        } else {
            self.send(&ClientMessage::Ping { sent: 0 });
        }
    }

    fn on_lost(&self) {
        self.close_socket();
        if !self.0.closed.get() {
            (self.0.listener)(SocketEvent::Lost);
            self.schedule_reconnect();
        }
    }

    fn close_socket(&self) {
        if let Some(socket) = self.0.socket.take() {
            socket.set_onmessage(None);
            socket.set_onopen(None);
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }

    fn schedule_reconnect(&self) {
        let backoff_ms = self.0.backoff_ms.get();
        self.0.backoff_ms.set((backoff_ms * 2).min(BACKOFF_MAX_MS));
        let me = self.clone();
        let attempt = self.0.attempt.get() + 1;
        self.0.attempt.set(attempt);
        self.0.scope.after(Duration::from_millis(backoff_ms.into()), move || {
            if me.0.attempt.get() == attempt {
                me.connect();
            }
        });
    }
}

impl std::fmt::Debug for Socket {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Socket").field("address", &self.0.address).finish_non_exhaustive()
    }
}
