//! Random schedules of faults against a simulated server, network and clock.

use super::*;

/// A small generator, so that a failing schedule can be repeated by its seed.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ (mixed >> 31)) * u128::from(bound)) >> 64) as u64
    }

    fn share(&mut self) -> f64 {
        self.below(1 << 32) as f64 / (1_u64 << 32) as f64
    }
}

/// What a new connection meets, and what happens to an open one.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Server {
    /// Answers after a round trip.
    Up,
    /// Refuses connections and has closed the open ones.
    Refusing,
    /// Accepts connections and says nothing; open ones are half open.
    Silent,
}

/// Messages on their way to the browser: when, on which socket, what.
type Flight = (Millis, u32, Input);

struct World {
    now: Millis,
    random: Random,
    server: Server,
    visible: bool,
    connection: Connection,
    /// The number of the socket or probe that the browser holds.
    socket: Option<u32>,
    /// Whether the server answers on that socket: a socket from before an outage stays dead.
    lively: bool,
    sockets: u32,
    /// Sockets that could not be opened.
    failed_sockets: u32,
    flights: Vec<Flight>,
}

const ROUND_TRIP_MS: Millis = 40.0;

impl World {
    fn new(seed: u64) -> World {
        let (connection, effect) = Connection::open(0.0, true);
        let mut world = World {
            now: 0.0,
            random: Random(seed),
            server: Server::Up,
            visible: true,
            connection,
            socket: None,
            lively: false,
            sockets: 0,
            failed_sockets: 0,
            flights: Vec::new(),
        };
        world.run_effects(&[effect]);
        world
    }

    fn run_effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Probe => {
                    self.take_up();
                    match self.server {
                        Server::Up => self.flights.push((self.now + ROUND_TRIP_MS, self.sockets, Input::Reachable)),
                        Server::Refusing => self.flights.push((self.now + ROUND_TRIP_MS, self.sockets, Input::Closed)),
                        Server::Silent => {}
                    }
                }
                Effect::Connect => {
                    self.take_up();
                    self.lively = self.server == Server::Up;
                    let refused = self.server == Server::Refusing;
                    self.failed_sockets += u32::from(refused);
                    let answer = if refused { Input::Closed } else { Input::Opened };
                    self.flights.push((self.now + ROUND_TRIP_MS, self.sockets, answer));
                }
                Effect::Close => assert!(self.socket.take().is_some(), "closes a socket that is not there"),
                Effect::SayHello | Effect::Ping => {
                    let socket = self.socket.expect("something is sent on a socket");
                    if self.lively && self.server == Server::Up {
                        self.flights.push((self.now + ROUND_TRIP_MS, socket, Input::Message));
                    }
                }
                Effect::ReportLost => {}
            }
        }
    }

    /// The browser holds a new socket or probe.
    fn take_up(&mut self) {
        assert_eq!(self.socket, None, "two sockets at {}", self.now);
        self.sockets += 1;
        self.socket = Some(self.sockets);
    }

    fn input(&mut self, input: Input) {
        let random = self.random.share();
        let effects = self.connection.handle(input, self.now, random);
        self.run_effects(&effects);
    }

    fn set_server(&mut self, server: Server) {
        self.server = server;
        if let (Server::Refusing, Some(socket)) = (server, self.socket) {
            self.flights.push((self.now + 1.0, socket, Input::Closed));
        }
        self.lively &= server == Server::Up;
    }

    fn set_visible(&mut self, visible: bool) {
        self.visible = visible;
        self.input(if visible { Input::Visible } else { Input::Hidden });
    }

    fn run_until(&mut self, end: Millis) {
        loop {
            let flight = self.flights.iter().map(|flight| flight.0).fold(f64::INFINITY, f64::min);
            // Timers of hidden pages fire once a second at best.
            let tick = self
                .connection
                .next_tick()
                .map_or(f64::INFINITY, |due| if self.visible { due } else { (due / 1000.0).ceil() * 1000.0 });
            let next = flight.min(tick.max(self.now));
            if next > end {
                break;
            }
            self.now = self.now.max(next);
            if flight <= tick {
                let index = self.flights.iter().position(|known| known.0 == flight).expect("it is the earliest");
                let (_, socket, input) = self.flights.remove(index);
                if self.socket == Some(socket) {
                    if matches!(input, Input::Closed | Input::Reachable) {
                        self.socket = None;
                    }
                    self.input(input);
                }
            } else {
                self.input(Input::Tick);
            }
        }
        self.now = end;
    }
}

#[test]
fn an_outage_of_any_length_is_followed_by_a_connection_within_three_seconds() {
    for seed in 0..2_000 {
        let mut world = World::new(seed);
        world.run_until(1_000.0);
        assert!(world.connection.is_open(), "seed {seed}");
        world.set_server(Server::Refusing);
        let outage = 10_f64.powf(2.0 + world.random.share() * 5.0);
        world.run_until(world.now + outage);
        world.set_server(Server::Up);
        world.run_until(world.now + 3_000.0);
        assert!(world.connection.is_open(), "seed {seed}: outage of {outage:.0} ms");
        // Browsers delay the sockets of a page that has failed to open many.
        assert_eq!(world.failed_sockets, 0, "seed {seed}");
    }
}

/// A half-open connection is noticed by the next heartbeat; after that the bound is the same.
#[test]
fn silence_is_noticed_and_the_connection_replaced() {
    let bound = HEARTBEAT_INTERVAL_MS + PONG_TIMEOUT_MS + 3_000.0;
    for seed in 0..500 {
        let mut world = World::new(seed);
        let start = 1_000.0 + world.random.share() * 10_000.0;
        world.run_until(start);
        world.set_server(Server::Silent);
        let silence = world.random.share() * 5_000.0;
        world.run_until(world.now + silence);
        world.set_server(Server::Up);
        world.run_until(world.now + bound);
        assert!(world.connection.is_open(), "seed {seed}");
        assert!(world.lively, "seed {seed}: it is the new connection");
    }
}

#[test]
fn a_page_that_becomes_visible_connects_at_once() {
    for seed in 0..500 {
        let mut world = World::new(seed);
        world.run_until(500.0);
        world.set_visible(false);
        world.set_server(Server::Refusing);
        world.run_until(600_000.0);
        world.set_server(Server::Up);
        world.set_visible(true);
        world.run_until(world.now + 3_000.0);
        assert!(world.connection.is_open(), "seed {seed}");
    }
}

#[test]
fn random_schedules_of_faults_end_connected() {
    for seed in 0..3_000 {
        let mut world = World::new(seed);
        for _ in 0..20 {
            let pause = 10_f64.powf(world.random.share() * 5.0);
            world.run_until(world.now + pause);
            match world.random.below(6) {
                0 => world.set_server(Server::Up),
                1 => world.set_server(Server::Refusing),
                2 => world.set_server(Server::Silent),
                3 => world.set_visible(false),
                4 => world.set_visible(true),
                _ => world.input(Input::Online),
            }
        }
        world.set_visible(true);
        world.set_server(Server::Up);
        world.run_until(world.now + SLOW_CONNECT_TIMEOUT_MS + 3_000.0);
        assert!(world.connection.is_open() && world.lively, "seed {seed}: {:?}", world.connection);
    }
}

#[test]
fn delays_are_spread_and_bounded() {
    let delay = |random: f64, failures: u32| {
        let (mut connection, _) = Connection::open(0.0, true);
        for _ in 0..failures {
            connection.handle(Input::Closed, 0.0, random);
            connection.handle(Input::Online, 0.0, random);
        }
        connection.handle(Input::Closed, 0.0, random);
        connection.next_tick().expect("it tries again")
    };
    assert_eq!(delay(0.0, 0), BACKOFF_MIN_MS / 2.0);
    assert_eq!(delay(1.0, 0), BACKOFF_MIN_MS);
    assert_eq!(delay(0.0, 30), BACKOFF_MAX_MS / 2.0);
    assert_eq!(delay(1.0, 30), BACKOFF_MAX_MS);
}

#[test]
fn a_closed_connection_stays_closed() {
    let mut world = World::new(1);
    world.run_until(1_000.0);
    world.input(Input::Close);
    assert_eq!(world.socket, None);
    for input in [Input::Tick, Input::Online, Input::Visible, Input::Reachable, Input::Closed, Input::Message] {
        world.input(input);
    }
    assert_eq!(world.socket, None);
    assert_eq!(world.connection.next_tick(), None);
}
