//! The WebSocket of a table: carries out what [`Connection`] decides, with the browser's socket, timer and events.

use super::connection::{Connection, Effect, Input, Millis};
use crate::app::alive::{self, Scope};
use iquazu_protocol::{ClientMessage, ServerMessage};
use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, MessageEvent, RequestCache, RequestInit, Response, WebSocket};

/// An event reported to the owner of the connection.
#[derive(Debug)]
pub enum SocketEvent {
    /// A new connection is open: time to send `hello`.
    Open,
    /// The connection is lost; a new one will be opened.
    Lost,
    /// The server has sent a message.
    Message(Box<ServerMessage>),
}

/// A connection to one address, kept up until it is closed.
#[derive(Clone)]
pub struct Socket(Rc<Inner>);

struct Inner {
    address: String,
    /// A path of the same server that answers HTTP requests.
    probe_path: String,
    /// Everything ends with the page that opened the connection.
    scope: Scope,
    listener: Box<dyn Fn(SocketEvent)>,
    connection: RefCell<Connection>,
    socket: RefCell<Option<WebSocket>>,
    probe: RefCell<Option<AbortController>>,
    /// Counts the timers: only the last one set has an effect.
    timer: Cell<u32>,
}

impl Socket {
    /// Connects to a path of this page's server. After a loss, `probe_path` is asked for first. To be called while the
    /// component is created.
    pub fn open(path: &str, probe_path: String, scope: Scope, listener: impl Fn(SocketEvent) + 'static) -> Socket {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}{path}", location.host().unwrap_or_default());
        let (connection, first) = Connection::open(now(), is_visible());
        let socket = Socket(Rc::new(Inner {
            address,
            probe_path,
            scope,
            listener: Box::new(listener),
            connection: RefCell::new(connection),
            socket: RefCell::new(None),
            probe: RefCell::new(None),
            timer: Cell::new(0),
        }));
        socket.listen_to_window();
        socket.run_effect(first);
        socket.set_timer();
        socket
    }

    /// Sends a message, if there is a connection. The owner repeats unanswered requests after the next hello.
    pub fn send(&self, message: &ClientMessage) {
        let Ok(text) = serde_json::to_string(message) else { return };
        if let Some(socket) = &*self.0.socket.borrow() {
            let _ = socket.send_with_str(&text);
        }
    }

    /// Closes the connection for good.
    pub fn close(&self) {
        self.input(Input::Close);
    }

    /// Waits at least this long before connecting again: the server has announced its restart.
    pub fn delay_reconnect(&self, millis: u32) {
        self.input(Input::GoingAway { retry_ms: millis.into() });
    }

    /// Sleeping devices and background tabs delay timers, so news about page and network counts as a reason to look.
    fn listen_to_window(&self) {
        let me = self.clone();
        alive::on_window(ev::online, move |_| me.input(Input::Online));
        let me = self.clone();
        alive::on_window(ev::pageshow, move |_| me.input(Input::Visible));
        let me = self.clone();
        alive::on_window(ev::visibilitychange, move |_| {
            me.input(if is_visible() { Input::Visible } else { Input::Hidden });
        });
    }

    fn input(&self, input: Input) {
        let effects = self.0.connection.borrow_mut().handle(input, now(), js_sys::Math::random());
        for effect in effects {
            self.run_effect(effect);
        }
        self.set_timer();
    }

    fn run_effect(&self, effect: Effect) {
        match effect {
            Effect::Probe => self.probe(),
            Effect::Connect => self.connect(),
            Effect::Close => {
                self.close_socket();
                self.close_probe();
            }
            Effect::SayHello => (self.0.listener)(SocketEvent::Open),
            Effect::Ping => self.send(&ClientMessage::Ping { sent: 0 }),
            Effect::ReportLost => (self.0.listener)(SocketEvent::Lost),
        }
    }

    fn set_timer(&self) {
        let timer = self.0.timer.get().wrapping_add(1);
        self.0.timer.set(timer);
        let Some(due) = self.0.connection.borrow().next_tick() else { return };
        let me = self.clone();
        // A whole millisecond more: browsers round the delay down, and a tick that comes too early is lost work.
        let delay = Duration::from_millis((due - now()).max(0.0) as u64 + 1);
        self.0.scope.after(delay, move || {
            if me.0.timer.get() == timer {
                me.input(Input::Tick);
            }
        });
    }

    /// Asks for the headers of a page of the API. The service worker leaves such requests alone. An error of the server, or
    /// of a proxy before it, counts as no answer.
    fn probe(&self) {
        let Ok(controller) = AbortController::new() else { return self.input(Input::Reachable) };
        let options = RequestInit::new();
        options.set_method("HEAD");
        options.set_cache(RequestCache::NoStore);
        options.set_signal(Some(&controller.signal()));
        let answer = JsFuture::from(window().fetch_with_str_and_init(&self.0.probe_path, &options));
        self.0.probe.replace(Some(controller.clone()));
        let me = self.clone();
        self.0.scope.spawn(async move {
            let is_there = answer.await.is_ok_and(|answer| answer.unchecked_into::<Response>().status() < 500);
            let is_current = me.0.probe.borrow().as_ref() == Some(&controller);
            if is_current {
                me.0.probe.take();
                me.input(if is_there { Input::Reachable } else { Input::Closed });
            }
        });
    }

    fn close_probe(&self) {
        if let Some(probe) = self.0.probe.take() {
            probe.abort();
        }
    }

    fn connect(&self) {
        let Ok(socket) = WebSocket::new(&self.0.address) else { return self.input(Input::Closed) };
        let me = self.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| me.receive(&event));
        let me = self.clone();
        let on_open = Closure::once(move || me.input(Input::Opened));
        let (me, this) = (self.clone(), socket.clone());
        let on_close = Closure::once(move || {
            let is_current = me.0.socket.borrow().as_ref() == Some(&this);
            if is_current {
                me.0.socket.take();
                me.input(Input::Closed);
            }
        });
        socket.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
        socket.set_onopen(Some(on_open.into_js_value().unchecked_ref()));
        socket.set_onclose(Some(on_close.into_js_value().unchecked_ref()));
        self.0.socket.replace(Some(socket));
    }

    fn receive(&self, event: &MessageEvent) {
        self.input(Input::Message);
        let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(message) = message {
            (self.0.listener)(SocketEvent::Message(message));
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
}

fn now() -> Millis {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

fn is_visible() -> bool {
    !document().hidden()
}

impl std::fmt::Debug for Socket {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Socket").field("address", &self.0.address).finish_non_exhaustive()
    }
}
