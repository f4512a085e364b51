//! Configuration of a server.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use iquazu_protocol::AWAY_SECONDS;
use iquazu_store::{Access, OpenError, Store};

/// Where a server listens, and whether it has online tables.
#[derive(Clone, Debug, Default)]
pub struct ServeOptions {
    /// The address to listen on; loopback by default.
    pub address: Option<IpAddr>,
    /// The port to listen on, 0 for any free one. By default 4827 or one of the next few.
    pub port: Option<u16>,
    /// Configuration of online tables; `None` serves the app only.
    pub online: Option<Online>,
}

/// Configuration of online tables.
#[derive(Clone, Debug)]
pub struct Online {
    /// The database.
    pub store: Arc<dyn Store>,
    /// Limits per client.
    pub limits: Limits,
    /// Whether to trust the headers of a reverse proxy (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trust_proxy: bool,
    /// Origins besides our own that may use the API, such as `https://example.org`.
    pub origins: Vec<String>,
    /// Maximum number of concurrent bot searches.
    pub bot_threads: usize,
    /// Minimum delay before a bot's move, so that people can follow.
    pub bot_pause: Duration,
    /// How long a player may be disconnected on their turn before the others may replace them with a bot (live tables).
    pub away: Duration,
    /// A peer silent for this long counts as dead; its connections are dropped from presence.
    pub silence: Duration,
    /// Called with a small JSON body when it is a player's turn at a turn-by-turn table.
    pub webhook: Option<String>,
    /// Contact for push services: `mailto:…` or `https://…`.
    pub contact: Option<String>,
    /// How long a table without connections stays in memory.
    pub idle: Duration,
}

impl Online {
    /// Opens a database, `postgres://…` or the path of a SQLite file, with default configuration.
    ///
    /// # Errors
    /// Returns an error if the database cannot be opened.
    pub async fn open(database: &str) -> Result<Online, OpenError> {
        iquazu_store::open(database, Access::Serve).await.map(Online::new)
    }

    /// Returns the default configuration for a store.
    pub fn new(store: Arc<dyn Store>) -> Online {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Online {
            store,
            limits: Limits::default(),
            trust_proxy: false,
            origins: Vec::new(),
            bot_threads: cores,
            bot_pause: Duration::from_millis(600),
            away: Duration::from_secs(AWAY_SECONDS.into()),
            silence: Duration::from_secs(20),
            webhook: None,
            contact: None,
            idle: Duration::from_secs(60),
        }
    }
}

/// Limits per client.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// New tables per IP address.
    pub tables: Rate,
    /// Requests per IP address.
    pub requests: Rate,
    /// Open connections per IP address.
    pub connections: u32,
    /// Messages per connection.
    pub messages: Rate,
}

/// A rate limit: an average rate and a burst size.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Sustained rate per minute.
    pub a_minute: u32,
    /// Maximum burst.
    pub in_a_row: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: Rate { a_minute: 6, in_a_row: 20 },
            requests: Rate { a_minute: 600, in_a_row: 120 },
            connections: 64,
            messages: Rate { a_minute: 240, in_a_row: 40 },
        }
    }
}

impl Limits {
    /// Returns no limits, for tests and benchmarks.
    pub fn none() -> Limits {
        let rate = Rate { a_minute: u32::MAX, in_a_row: u32::MAX };
        Limits { tables: rate, requests: rate, connections: u32::MAX, messages: rate }
    }
}
