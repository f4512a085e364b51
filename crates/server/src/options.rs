//! What whoever runs a server may choose.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use iquazu_protocol::AWAY_SECONDS;
use iquazu_store::{Access, OpenError, Store};

/// Where a server listens, and whether it has online tables.
#[derive(Clone, Debug, Default)]
pub struct ServeOptions {
    /// The address to listen on; this machine's own when none is given.
    pub address: Option<IpAddr>,
    /// The port to listen on, 0 for any free one. When none is given, 4827 or one of the next few.
    pub port: Option<u16>,
    /// Online tables; without them only the app is served.
    pub online: Option<Online>,
}

/// How online tables are run.
#[derive(Clone, Debug)]
pub struct Online {
    pub store: Arc<dyn Store>,
    pub limits: Limits,
    /// Whether the address of a client is what a proxy in front says (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trust_proxy: bool,
    /// Pages of other hosts that may talk to this one, such as `https://example.org`; its own always may.
    pub origins: Vec<String>,
    /// So many bots think at the same time.
    pub bot_threads: usize,
    /// A bot's move comes no sooner than this after the move before, so that people can follow.
    pub bot_pause: Duration,
    /// Who has been away for so long when it is their turn at a live table may be replaced by the others.
    pub away: Duration,
    /// A process on the same database that has said nothing for so long is taken for dead, and nobody for connected to it.
    pub silence: Duration,
    /// Called with a small JSON body when it is somebody's turn at a table that is played turn by turn.
    pub webhook: Option<String>,
    /// Where push services find whoever runs this server: `mailto:…` or `https://…`.
    pub contact: Option<String>,
    /// A table that nobody looks at leaves the memory after this.
    pub idle: Duration,
}

impl Online {
    /// Opens a database, `postgres://…` or the path of an SQLite file, and runs its tables in the usual way.
    ///
    /// # Errors
    /// When the database cannot be opened.
    pub async fn open(database: &str) -> Result<Online, OpenError> {
        iquazu_store::open(database, Access::Serve).await.map(Online::new)
    }

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

/// What one address may do. A rate is how often in a minute, and how often in a row.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub tables: Rate,
    pub requests: Rate,
    pub connections: u32,
    /// Of one connection.
    pub messages: Rate,
}

/// So often in a minute, on average, and so often in a row.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub a_minute: u32,
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
    /// For measurements and tests.
    pub fn none() -> Limits {
        let rate = Rate { a_minute: u32::MAX, in_a_row: u32::MAX };
        Limits { tables: rate, requests: rate, connections: u32::MAX, messages: rate }
    }
}
