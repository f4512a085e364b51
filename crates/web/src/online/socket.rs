//! The connection to a table: it comes back by itself, and notices when it is only half open.

use iquazu_protocol::{ClientMessage, ServerMessage};
use leptos::leptos_dom::helpers::{IntervalHandle, TimeoutHandle};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};

/// Between two signs of life.
const BEAT: Duration = Duration::from_secs(8);
/// The first pause before trying again; it doubles up to the last.
const FIRST_PAUSE: u32 = 400;
const LAST_PAUSE: u32 = 10_000;

/// What the owner of a connection is told.
#[derive(Debug)]
pub enum Heard {
    /// There is a new connection: time to say hello.
    Open,
    Lost,
    Message(Box<ServerMessage>),
}

type Listener = Rc<dyn Fn(Heard)>;

/// A connection to one address, kept up until it is closed.
#[derive(Clone)]
pub struct Socket(Rc<Inner>);

struct Inner {
    address: String,
    listener: Listener,
    socket: RefCell<Option<WebSocket>>,
    closed: Cell<bool>,
    pause: Cell<u32>,
    /// Whether anything was heard since the last beat.
    alive: Cell<bool>,
    beat: Cell<Option<IntervalHandle>>,
    retry: Cell<Option<TimeoutHandle>>,
}

impl Socket {
    pub fn open(path: &str, listener: impl Fn(Heard) + 'static) -> Socket {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}{path}", location.host().unwrap_or_default());
        let socket = Socket(Rc::new(Inner {
            address,
            listener: Rc::new(listener),
            socket: RefCell::new(None),
            closed: Cell::new(false),
            pause: Cell::new(FIRST_PAUSE),
            alive: Cell::new(true),
            beat: Cell::new(None),
            retry: Cell::new(None),
        }));
        socket.connect();
        let beating = socket.clone();
        socket.0.beat.set(set_interval_with_handle(move || beating.beat(), BEAT).ok());
        socket
    }

    pub fn send(&self, message: &ClientMessage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        if let Some(socket) = &*self.0.socket.borrow() {
            // What cannot be sent is sent again after the next hello.
            let _ = socket.send_with_str(&text);
        }
    }

    /// For good.
    pub fn close(&self) {
        self.0.closed.set(true);
        if let Some(beat) = self.0.beat.take() {
            beat.clear();
        }
        if let Some(retry) = self.0.retry.take() {
            retry.clear();
        }
        self.hang_up();
    }

    /// The server said how long it will be away.
    pub fn come_back_in(&self, millis: u32) {
        self.0.pause.set(millis.clamp(50, LAST_PAUSE));
    }

    fn connect(&self) {
        if self.0.closed.get() {
            return;
        }
        let Ok(socket) = WebSocket::new(&self.0.address) else { return self.try_again() };
        self.0.alive.set(true);
        let me = self.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| me.hear(&event));
        let me = self.clone();
        let on_open = Closure::once(move || {
            me.0.pause.set(FIRST_PAUSE);
            (me.0.listener)(Heard::Open);
        });
        let (me, this) = (self.clone(), socket.clone());
        let on_close = Closure::once(move || {
            let current = me.0.socket.borrow().as_ref() == Some(&this);
            if current {
                me.lost();
            }
        });
        socket.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
        socket.set_onopen(Some(on_open.into_js_value().unchecked_ref()));
        socket.set_onclose(Some(on_close.into_js_value().unchecked_ref()));
        self.0.socket.replace(Some(socket));
    }

    fn hear(&self, event: &MessageEvent) {
        self.0.alive.set(true);
        let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(message) = message {
            (self.0.listener)(Heard::Message(message));
        }
    }

    /// A connection on which nothing was heard for two beats is dead, whatever the browser thinks.
    fn beat(&self) {
        if !self.0.alive.replace(false) {
            self.lost();
        } else {
            self.send(&ClientMessage::Ping { sent: 0 });
        }
    }

    fn lost(&self) {
        self.hang_up();
        if !self.0.closed.get() {
            (self.0.listener)(Heard::Lost);
            self.try_again();
        }
    }

    fn hang_up(&self) {
        if let Some(socket) = self.0.socket.take() {
            socket.set_onmessage(None);
            socket.set_onopen(None);
            socket.set_onclose(None);
            let _ = socket.close();
        }
    }

    fn try_again(&self) {
        let pause = self.0.pause.get();
        self.0.pause.set((pause * 2).min(LAST_PAUSE));
        let me = self.clone();
        let retry = set_timeout_with_handle(move || me.connect(), Duration::from_millis(pause.into())).ok();
        if let Some(before) = self.0.retry.replace(retry) {
            before.clear();
        }
    }
}

impl std::fmt::Debug for Socket {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Socket").field("address", &self.0.address).finish_non_exhaustive()
    }
}
