//! Configuration of a server.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use crate::operator::OperatorToken;
use crate::proxies::Network;
use crate::push::{MailSender, SmtpUrl};
use crate::word_list::WordList;
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
    /// Reverse proxies whose headers `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.
    pub trusted_proxies: Vec<Network>,
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
    /// How long a deal waits for players who are to commit to a nonce or to reveal it.
    pub deal_timeout: Duration,
    /// A peer silent for this long counts as dead; its connections are dropped from presence.
    pub peer_timeout: Duration,
    /// Called with a small JSON body when it is a player's turn at a turn-by-turn table.
    pub webhook_url: Option<String>,
    /// Contact for push services: `mailto:…` or `https://…`.
    pub contact: Option<String>,
    /// How long a table without connections stays in memory.
    pub idle_timeout: Duration,
    /// How long the database keeps what nobody uses.
    pub retention: Retention,
    /// Notices to addresses that people have added.
    pub notices: NoticeConfig,
    /// Whether strangers can be matched by a queue.
    pub matchmaking: bool,
    /// Words that names and chat must not contain.
    pub word_list: Option<Arc<WordList>>,
    /// Opens the operator's page; `None` switches it off.
    pub operator_token: Option<OperatorToken>,
    /// Somebody who waits in a queue and has sent no request for this long has left.
    pub queue_timeout: Duration,
    /// How long a matched player may take to sit down at a live game before losing the seat.
    pub match_timeout: Duration,
    /// Whether results of the deal of the day are accepted and listed.
    pub leaderboards: bool,
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
            trusted_proxies: Vec::new(),
            allowed_origins: Vec::new(),
            bot_threads: cores,
            bot_delay: Duration::from_millis(600),
            absence_timeout: Duration::from_secs(ABSENCE_TIMEOUT_SECS.into()),
            clock_grace: Duration::from_secs(10),
            deal_timeout: Duration::from_secs(10),
            peer_timeout: Duration::from_secs(20),
            webhook_url: None,
            contact: None,
            idle_timeout: Duration::from_secs(60),
            retention: Retention::default(),
            notices: NoticeConfig::default(),
            matchmaking: true,
            word_list: None,
            operator_token: None,
            queue_timeout: Duration::from_secs(30),
            match_timeout: Duration::from_secs(60),
            leaderboards: true,
        }
    }
}

/// Notices to addresses that people have added: e-mail and webhooks. Without a public address there are none, because
/// each notice has a link that switches it off.
#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// The address of this server, such as `https://play.example.org`.
    pub public_url: Option<String>,
    /// The mail server, and the sender.
    pub mail: Option<(SmtpUrl, MailSender)>,
    /// Whether people may add webhooks.
    pub webhooks: bool,
    /// Whether webhooks may address private networks and use plain HTTP.
    pub allow_private_webhooks: bool,
    /// How long to wait for a mail server or a webhook.
    pub timeout: Duration,
    /// How long a notice is left to the process that has claimed it. If it has died by then, another one sends the notice.
    pub lease: Duration,
    /// How long the notice of a connected person is held back. It is sent unless a process withdraws it by then.
    pub hold: Duration,
}

impl Default for NoticeConfig {
    /// Offers neither e-mail nor webhooks.
    fn default() -> NoticeConfig {
        NoticeConfig {
            public_url: None,
            mail: None,
            webhooks: false,
            allow_private_webhooks: false,
            timeout: Duration::from_secs(10),
            lease: Duration::from_secs(60),
            hold: Duration::from_secs(10),
        }
    }
}

/// How long the database keeps what nobody uses; `None` keeps it for ever. Push subscriptions are removed with their
/// identity.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Tables that wait for players, since the last one came or went.
    pub waiting_tables: Option<Duration>,
    /// Tables whose game was not finished, since the last move.
    pub abandoned_tables: Option<Duration>,
    /// Tables whose game is over, since its end.
    pub finished_tables: Option<Duration>,
    /// Players, since one of their devices was used. Browsers forget cookies after 400 days.
    pub unused_identities: Option<Duration>,
    /// Players without a seat at any table, likewise.
    pub unseated_identities: Option<Duration>,
    /// Reports that no operator has closed, since they were made.
    pub open_reports: Option<Duration>,
}

impl Retention {
    const DAY: Duration = Duration::from_secs(24 * 3600);
}

impl Default for Retention {
    fn default() -> Retention {
        let days = |number: u32| Some(Retention::DAY * number);
        Retention {
            waiting_tables: days(14),
            abandoned_tables: days(90),
            finished_tables: days(730),
            unused_identities: days(400),
            unseated_identities: days(60),
            open_reports: days(365),
        }
    }
}

/// Limits per client.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// New tables per IP address.
    pub tables: RateLimit,
    /// New tables in the lobby per IP address and hour.
    pub public_tables_per_hour: u32,
    /// Seats per IP address, hour and table, for people who are new to the server and have no invitation.
    pub seats_per_hour: u32,
    /// New players per IP address.
    pub identities: RateLimit,
    /// New addresses for notices per IP address and hour.
    pub channels_per_hour: u32,
    /// Reports about other people per IP address and hour.
    pub reports_per_hour: u32,
    /// Results of the deal of the day per IP address.
    pub results: RateLimit,
    /// Requests to the API per IP address.
    pub requests: RateLimit,
    /// Requests for files of the app per IP address.
    pub files: RateLimit,
    /// Open WebSockets per IP address. Four times as many other connections are allowed.
    pub connections_per_ip: u32,
    /// Open WebSockets in all. A quarter as many other connections are allowed, and a few more for the operator.
    pub connections: u32,
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
            public_tables_per_hour: 12,
            seats_per_hour: 1,
            channels_per_hour: 6,
            reports_per_hour: 10,
            identities: RateLimit { per_minute: 10, burst: 30 },
            results: RateLimit { per_minute: 2, burst: 20 },
            requests: RateLimit { per_minute: 600, burst: 120 },
            files: RateLimit { per_minute: 1200, burst: 400 },
            connections_per_ip: 64,
            connections: 16_384,
            messages: RateLimit { per_minute: 240, burst: 40 },
            chat: RateLimit { per_minute: 30, burst: 15 },
        }
    }
}

impl Limits {
    /// Returns no limits, for tests and benchmarks.
    pub fn unlimited() -> Limits {
        let rate = RateLimit { per_minute: u32::MAX, burst: u32::MAX };
        Limits {
            tables: rate,
            public_tables_per_hour: u32::MAX,
            seats_per_hour: u32::MAX,
            channels_per_hour: u32::MAX,
            reports_per_hour: u32::MAX,
            identities: rate,
            results: rate,
            requests: rate,
            files: rate,
            connections_per_ip: u32::MAX,
            connections: u32::MAX,
            messages: rate,
            chat: rate,
        }
    }
}
