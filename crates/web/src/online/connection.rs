//! When to connect, ping, give up and try again: the connection to a table as a state machine without a browser in it.
//!
//! The owner reports [`Input`]s with the time and carries out the returned [`Effect`]s; it calls [`Connection::next_tick`]
//! for the time of its next timer. There is never more than one socket or probe: the next one is only asked for after the
//! previous one was closed by `Effect::Close` or reported as `Input::Closed` or `Input::Reachable`.
//!
//! After a loss a probe by HTTP goes ahead of the socket: browsers delay the sockets of a page that has failed to open
//! many. Chromium delays each by one to five seconds after some thirty failures, so a page could not be back quickly after
//! a long outage.

/// Milliseconds of a clock that never goes back (`performance.now()`).
pub type Millis = f64;

/// Interval between pings on an open connection.
const HEARTBEAT_INTERVAL_MS: Millis = 5_000.0;
/// A connection that does not answer a ping within this time is lost.
const PONG_TIMEOUT_MS: Millis = 2_500.0;
/// Time for a probe to be answered, and for a connection to open and the server's first message to arrive.
const CONNECT_TIMEOUT_MS: Millis = 2_000.0;
/// The same for the first attempt and for every third one after it, so that slow networks get through.
const SLOW_CONNECT_TIMEOUT_MS: Millis = 10_000.0;
/// First delay before trying again; it doubles up to the maximum.
const BACKOFF_MIN_MS: Millis = 250.0;
/// Longest delay while the page is visible: a person is waiting.
const BACKOFF_MAX_MS: Millis = 2_000.0;
/// Longest delay while the page is hidden: nobody is waiting, so spare battery and server.
const HIDDEN_BACKOFF_MAX_MS: Millis = 60_000.0;

/// What happened to the connection or around it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Input {
    /// The socket has opened.
    Opened,
    /// A message has arrived.
    Message,
    /// The server has answered the probe.
    Reachable,
    /// The socket has closed or could not be opened, or the probe has failed.
    Closed,
    /// The server announced that it stops and when to come back.
    GoingAway { retry_ms: Millis },
    /// The timer asked for by [`Connection::next_tick`].
    Tick,
    /// The browser says that the network is back.
    Online,
    /// The page has become visible or was resumed from the page cache.
    Visible,
    /// The page has become hidden.
    Hidden,
    /// The owner no longer needs the connection.
    Close,
}

/// What the owner has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Asks by HTTP whether the server is there.
    Probe,
    /// Opens a new socket.
    Connect,
    /// Closes the socket or the probe and drops its handlers.
    Close,
    /// Sends `hello`.
    SayHello,
    /// Sends a ping.
    Ping,
    /// Shows that the connection is lost.
    ReportLost,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum State {
    /// A probe is on its way.
    Probing { until: Millis },
    /// A socket is opening, or has opened and the server has not said anything yet.
    Connecting { until: Millis },
    /// The server answers.
    Open { heard: Millis, pinged: Option<Millis> },
    /// There is no socket; the next attempt is due at the given time.
    Waiting { until: Millis },
    /// For good.
    Closed,
}

/// A connection that is kept up until it is closed.
#[derive(Clone, Copy, Debug)]
pub struct Connection {
    state: State,
    visible: bool,
    /// Attempts since the connection was last up.
    failures: u32,
    /// Delay asked for by a server that announced its stop.
    asked_delay: Option<Millis>,
}

impl Connection {
    /// Starts connecting. The caller carries out the effect.
    pub fn open(now: Millis, visible: bool) -> (Connection, Effect) {
        let state = State::Connecting { until: now + SLOW_CONNECT_TIMEOUT_MS };
        (Connection { state, visible, failures: 0, asked_delay: None }, Effect::Connect)
    }

    /// Whether the server has answered on the present socket.
    pub fn is_open(&self) -> bool {
        matches!(self.state, State::Open { .. })
    }

    /// Returns when the next [`Input::Tick`] is due; `None` once closed.
    pub fn next_tick(&self) -> Option<Millis> {
        match self.state {
            State::Probing { until } | State::Connecting { until } | State::Waiting { until } => Some(until),
            State::Open { pinged: Some(pinged), .. } => Some(pinged + PONG_TIMEOUT_MS),
            State::Open { heard, pinged: None } => Some(heard + HEARTBEAT_INTERVAL_MS),
            State::Closed => None,
        }
    }

    /// Takes an input and returns what to do about it. `random` is a fresh random number from 0 to 1.
    pub fn handle(&mut self, input: Input, now: Millis, random: f64) -> Vec<Effect> {
        match (input, self.state) {
            (_, State::Closed) => Vec::new(),
            (Input::Close, state) => {
                self.state = State::Closed;
                if matches!(state, State::Waiting { .. }) { Vec::new() } else { vec![Effect::Close] }
            }
            (Input::Reachable, State::Probing { .. }) => self.connect(now),
            (Input::Opened, State::Connecting { .. }) => vec![Effect::SayHello],
            (Input::Message, State::Connecting { .. } | State::Open { .. }) => {
                self.failures = 0;
                self.state = State::Open { heard: now, pinged: None };
                Vec::new()
            }
            (Input::Closed, State::Probing { .. } | State::Connecting { .. } | State::Open { .. }) => {
                self.lose(now, random, Vec::new())
            }
            (Input::GoingAway { retry_ms }, _) => {
                self.asked_delay = Some(retry_ms.clamp(0.0, BACKOFF_MAX_MS));
                Vec::new()
            }
            (Input::Hidden, _) => {
                self.visible = false;
                Vec::new()
            }
            (Input::Visible, state) => {
                self.visible = true;
                self.check_now(state, now)
            }
            (Input::Online, state) => self.check_now(state, now),
            (Input::Tick, state) => self.tick(state, now, random),
            // Events of a socket or probe that was given up on.
            (Input::Reachable | Input::Opened | Input::Message | Input::Closed, _) => Vec::new(),
        }
    }

    fn tick(&mut self, state: State, now: Millis, random: f64) -> Vec<Effect> {
        match state {
            State::Probing { until } | State::Connecting { until } if now >= until => {
                self.lose(now, random, vec![Effect::Close])
            }
            State::Waiting { until } if now >= until => self.probe(now),
            State::Open { pinged: Some(pinged), .. } if now >= pinged + PONG_TIMEOUT_MS => {
                self.lose(now, random, vec![Effect::Close])
            }
            State::Open { heard, pinged: None } if now >= heard + HEARTBEAT_INTERVAL_MS => self.ping(heard, now),
            _ => Vec::new(),
        }
    }

    /// The world may have changed: tries at once instead of waiting for the timer.
    fn check_now(&mut self, state: State, now: Millis) -> Vec<Effect> {
        match state {
            State::Waiting { .. } => self.probe(now),
            State::Open { heard, pinged: None } => self.ping(heard, now),
            _ => Vec::new(),
        }
    }

    fn ping(&mut self, heard: Millis, now: Millis) -> Vec<Effect> {
        self.state = State::Open { heard, pinged: Some(now) };
        vec![Effect::Ping]
    }

    fn probe(&mut self, now: Millis) -> Vec<Effect> {
        self.state = State::Probing { until: now + self.connect_timeout() };
        vec![Effect::Probe]
    }

    fn connect(&mut self, now: Millis) -> Vec<Effect> {
        self.state = State::Connecting { until: now + self.connect_timeout() };
        vec![Effect::Connect]
    }

    fn connect_timeout(&self) -> Millis {
        let patient = self.failures.is_multiple_of(3);
        if patient { SLOW_CONNECT_TIMEOUT_MS } else { CONNECT_TIMEOUT_MS }
    }

    fn lose(&mut self, now: Millis, random: f64, mut effects: Vec<Effect>) -> Vec<Effect> {
        let was_up = self.is_open() || self.failures == 0;
        let longest = if self.visible { BACKOFF_MAX_MS } else { HIDDEN_BACKOFF_MAX_MS };
        let backoff = (BACKOFF_MIN_MS * 2_f64.powi(self.failures.min(16) as i32)).min(longest);
        // Between half and all of it, so that the browsers of a restarted server do not come back all at once.
        let delay = self.asked_delay.take().unwrap_or(0.0) + backoff * (0.5 + random / 2.0);
        self.failures += 1;
        self.state = State::Waiting { until: now + delay };
        if was_up {
            effects.push(Effect::ReportLost);
        }
        effects
    }
}

#[cfg(test)]
mod tests;
