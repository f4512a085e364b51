//! Configuration of a server.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use iquazu_protocol::ABSENCE_TIMEOUT_SECS;
use iquazu_store::{Access, OpenError, Store};

/// Where a server listens, and whether it has online tables.
#[derive(Clone, Debug, Default)]
pub struct ServeOptions {
    /// The address to listen on; loopback by default.
    pub address: Option<IpAddr>,
    /// The port to listen on, 0 for any free one. By default 4827 or one of the next few.
    pub port: Option<u16>,
    /// Configuration of online tables; `None` serves the app only.
    pub online: Option<OnlineConfig>,
}

/// Configuration of online tables.
#[derive(Clone, Debug)]
pub struct OnlineConfig {
    /// The database.
    pub store: Arc<dyn Store>,
    /// Limits per client.
    pub limits: Limits,
    /// Whether to trust the headers of a reverse proxy (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trust_proxy: bool,
    /// Origins besides our own that may use the API, such as `https://example.org`.
    pub allowed_origins: Vec<String>,
    /// Maximum number of concurrent bot searches.
    pub bot_threads: usize,
    /// Minimum delay before a bot's move, so that people can follow.
    pub bot_delay: Duration,
    /// How long a player may be disconnected on their turn before the others may replace them with a bot (live tables).
    pub absence_timeout: Duration,
    /// How long the server must have been able to accept a player's move before their clock can expire: after a restart, a
    /// pause of the process or an outage of the database, players first have to find their way back.
    pub clock_grace: Duration,
    /// A peer silent for this long counts as dead; its connections are dropped from presence.
    pub peer_timeout: Duration,
    /// Called with a small JSON body when it is a player's turn at a turn-by-turn table.
    pub webhook_url: Option<String>,
    /// Contact for push services: `mailto:…` or `https://…`.
    pub contact: Option<String>,
    /// How long a table without connections stays in memory.
    pub idle_timeout: Duration,
}

impl OnlineConfig {
    /// Opens a database, `postgres://…` or the path of a SQLite file, with default configuration.
    ///
    /// # Errors
    /// Returns an error if the database cannot be opened.
    pub async fn open(database: &str) -> Result<OnlineConfig, OpenError> {
        iquazu_store::open(database, Access::Serve).await.map(OnlineConfig::new)
    }

    /// Returns the default configuration for a store.
    pub fn new(store: Arc<dyn Store>) -> OnlineConfig {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        OnlineConfig {
            store,
            limits: Limits::default(),
            trust_proxy: false,
            allowed_origins: Vec::new(),
            bot_threads: cores,
            bot_delay: Duration::from_millis(600),
            absence_timeout: Duration::from_secs(ABSENCE_TIMEOUT_SECS.into()),
            clock_grace: Duration::from_secs(10),
            peer_timeout: Duration::from_secs(20),
            webhook_url: None,
            contact: None,
            idle_timeout: Duration::from_secs(60),
        }
    }
}

/// Limits per client.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// New tables per IP address.
    pub tables: RateLimit,
    /// Requests per IP address.
    pub requests: RateLimit,
    /// Open connections per IP address.
    pub connections_per_ip: u32,
    /// Messages per player over all their connections; of spectators without an identity, per IP address.
    pub messages: RateLimit,
    /// Lines of chat per player.
    pub chat: RateLimit,
}

/// A rate limit: an average rate and a burst size.
#[derive(Clone, Copy, Debug)]
pub struct RateLimit {
    /// Sustained rate per minute.
    pub per_minute: u32,
    /// Maximum burst.
    pub burst: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: RateLimit { per_minute: 6, burst: 20 },
            requests: RateLimit { per_minute: 600, burst: 120 },
            connections_per_ip: 64,
            messages: RateLimit { per_minute: 240, burst: 40 },
            chat: RateLimit { per_minute: 30, burst: 15 },
        }
    }
}

impl Limits {
    /// Returns no limits, for tests and benchmarks.
    pub fn unlimited() -> Limits {
        let rate = RateLimit { per_minute: u32::MAX, burst: u32::MAX };
        Limits { tables: rate, requests: rate, connections_per_ip: u32::MAX, messages: rate, chat: rate }
    }
}
