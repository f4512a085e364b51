//! Options for online tables.

use crate::database::Database;
use clap::Args;
use iquazu_server::{
    Limits, MailSender, Network, NoticeConfig, OnlineConfig, OperatorToken, RateLimit, Retention, SmtpUrl, WordList,
};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

#[derive(Args, Debug)]
pub(crate) struct OnlineOptions {
    #[command(flatten)]
    pub(crate) database: Database,
    /// Trust X-Forwarded-For and X-Forwarded-Proto from these proxies: IP addresses or networks; comma-separated
    #[arg(long, env = "IQUAZU_TRUSTED_PROXIES", value_delimiter = ',', value_name = "ADDRESS")]
    trusted_proxies: Vec<Network>,
    /// Allow requests from pages of this origin, such as `https://example.org`; comma-separated
    #[arg(long, env = "IQUAZU_ORIGINS", value_delimiter = ',', value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Limit each IP address to N new tables per minute (0 = unlimited)
    #[arg(long, env = "IQUAZU_TABLES_PER_MINUTE", default_value_t = 6, value_name = "N")]
    tables_per_minute: u32,
    /// Limit each IP address to N new tables in the lobby per hour (0 = unlimited)
    #[arg(long, env = "IQUAZU_PUBLIC_TABLES_PER_HOUR", default_value_t = 12, value_name = "N")]
    public_tables_per_hour: u32,
    /// Limit each IP address to N seats per hour at a table that it was not invited to (0 = unlimited)
    #[arg(long, env = "IQUAZU_SEATS_PER_HOUR", default_value_t = 1, value_name = "N")]
    seats_per_hour: u32,
    /// Limit each IP address to N requests per minute, and twice as many for files (0 = unlimited)
    #[arg(long, env = "IQUAZU_REQUESTS_PER_MINUTE", default_value_t = 600, value_name = "N")]
    requests_per_minute: u32,
    /// Limit each player to N messages per minute (0 = unlimited)
    #[arg(long, env = "IQUAZU_MESSAGES_PER_MINUTE", default_value_t = 240, value_name = "N")]
    messages_per_minute: u32,
    /// Limit each player to N lines of chat per minute (0 = unlimited)
    #[arg(long, env = "IQUAZU_CHAT_PER_MINUTE", default_value_t = 30, value_name = "N")]
    chat_per_minute: u32,
    /// Limit each IP address to N WebSockets, and four times as many other connections (0 = unlimited)
    #[arg(long, env = "IQUAZU_CONNECTIONS_PER_IP", default_value_t = 64, value_name = "N")]
    connections_per_ip: u32,
    /// Limit all players together to N WebSockets, and a quarter as many other connections (0 = unlimited)
    #[arg(long, env = "IQUAZU_CONNECTIONS", default_value_t = 16384, value_name = "N")]
    connections: u32,
    /// Run at most N bot searches in parallel [default: CPU cores]
    #[arg(long, env = "IQUAZU_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// Delay each bot move by at least MS milliseconds, so that people can follow
    #[arg(long, env = "IQUAZU_BOT_DELAY_MS", default_value_t = 600, value_name = "MS")]
    bot_delay_ms: u64,
    /// Remove tables at which nobody came or went for N days before the game (0 = never)
    #[arg(long, env = "IQUAZU_KEEP_WAITING_DAYS", default_value_t = 14, value_name = "N")]
    keep_waiting_days: u32,
    /// Remove tables whose game was left unfinished for N days (0 = never)
    #[arg(long, env = "IQUAZU_KEEP_ABANDONED_DAYS", default_value_t = 90, value_name = "N")]
    keep_abandoned_days: u32,
    /// Remove tables N days after the end of their game (0 = never)
    #[arg(long, env = "IQUAZU_KEEP_FINISHED_DAYS", default_value_t = 730, value_name = "N")]
    keep_finished_days: u32,
    /// Remove players who were away for N days, with their devices and subscriptions (0 = never)
    #[arg(long, env = "IQUAZU_KEEP_PLAYERS_DAYS", default_value_t = 400, value_name = "N")]
    keep_players_days: u32,
    /// Remove players who were away for N days and have no seat at any table (0 = never)
    #[arg(long, env = "IQUAZU_KEEP_UNSEATED_DAYS", default_value_t = 60, value_name = "N")]
    keep_unseated_days: u32,
    /// Remove reports that no operator has closed for N days (0 = never)
    #[arg(long, env = "IQUAZU_KEEP_REPORTS_DAYS", default_value_t = 365, value_name = "N")]
    keep_reports_days: u32,
    /// Match strangers who look for somebody to play
    #[arg(long, env = "IQUAZU_MATCHMAKING", default_value_t = true, action = clap::ArgAction::Set, value_name = "BOOL")]
    matchmaking: bool,
    /// Refuse names with words of this file, and hide them in the chat; one word per line
    #[arg(long, env = "IQUAZU_WORD_LIST", value_name = "FILE", value_parser = word_list)]
    word_list: Option<Arc<WordList>>,
    /// Serve the operator's page at `/operator`, which this token of at least 16 characters opens
    #[arg(long, env = "IQUAZU_OPERATOR_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    operator_token: Option<OperatorToken>,
    /// Limit each IP address to N reports about other players per hour (0 = unlimited)
    #[arg(long, env = "IQUAZU_REPORTS_PER_HOUR", default_value_t = 10, value_name = "N")]
    reports_per_hour: u32,
    /// Accept and list results of the deal of the day
    #[arg(long, env = "IQUAZU_LEADERBOARDS", default_value_t = true, action = clap::ArgAction::Set, value_name = "BOOL")]
    leaderboards: bool,
    /// Address of this server for links in notices, such as `https://play.example.org`; required for e-mail and webhooks
    #[arg(long, env = "IQUAZU_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Mail server for notices: `smtps://user:password@host` or `smtp://host?tls=required`
    #[arg(long, env = "IQUAZU_SMTP", hide_env_values = true, value_name = "URL", requires = "mail_from")]
    smtp: Option<SmtpUrl>,
    /// Sender of notices by e-mail, such as `Iquazú <games@example.org>`
    #[arg(long, env = "IQUAZU_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<MailSender>,
    /// Let players have notices sent to webhooks of ntfy, Discord, Slack and Matrix
    #[arg(long, env = "IQUAZU_PERSONAL_WEBHOOKS", default_value_t = false, action = clap::ArgAction::Set, value_name = "BOOL")]
    personal_webhooks: bool,
    /// Allow webhooks of players in private networks, over plain HTTP too
    #[arg(long, env = "IQUAZU_PRIVATE_WEBHOOKS", default_value_t = false, action = clap::ArgAction::Set, value_name = "BOOL")]
    private_webhooks: bool,
    /// Limit each IP address to N new addresses for notices per hour (0 = unlimited)
    #[arg(long, env = "IQUAZU_NOTICE_ADDRESSES_PER_HOUR", default_value_t = 6, value_name = "N")]
    notice_addresses_per_hour: u32,
    /// Send a notice from another process if the one that has claimed it is not done after N seconds; notices of connected
    /// players are held back for a sixth of that
    #[arg(long, env = "IQUAZU_NOTICE_LEASE_SECONDS", default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u64).range(2..=3600))]
    notice_lease_seconds: u64,
    /// POST a small JSON body to URL when it is a player's turn at a turn-by-turn table
    #[arg(long, env = "IQUAZU_WEBHOOK", hide_env_values = true, value_name = "URL")]
    webhook: Option<String>,
    /// Contact of the operator for push services: mailto:… or https://…; Apple's requires it
    #[arg(long, env = "IQUAZU_CONTACT", value_name = "URI")]
    contact: Option<String>,
}

impl OnlineOptions {
    /// Applies the options to the server's configuration.
    pub(crate) fn apply(&self, mut online: OnlineConfig) -> OnlineConfig {
        online.limits = self.limits();
        online.retention = self.retention();
        online.trusted_proxies.clone_from(&self.trusted_proxies);
        online.allowed_origins.clone_from(&self.origins);
        online.bot_threads = self.bot_threads.unwrap_or(online.bot_threads).max(1);
        online.bot_delay = Duration::from_millis(self.bot_delay_ms);
        online.webhook_url.clone_from(&self.webhook);
        online.contact.clone_from(&self.contact);
        online.matchmaking = self.matchmaking;
        online.word_list.clone_from(&self.word_list);
        online.operator_token.clone_from(&self.operator_token);
        online.leaderboards = self.leaderboards;
        let (default, lease) = (NoticeConfig::default(), Duration::from_secs(self.notice_lease_seconds));
        online.notices = NoticeConfig {
            public_url: self.public_url.clone(),
            mail: self.smtp.clone().zip(self.mail_from.clone()),
            webhooks: self.personal_webhooks,
            allow_private_webhooks: self.private_webhooks,
            // A delivery ends before another process takes it over.
            timeout: default.timeout.min(lease / 2),
            lease,
            hold: lease / 6,
        };
        online
    }

    fn limits(&self) -> Limits {
        let default = Limits::default();
        Limits {
            tables: rate(self.tables_per_minute, default.tables),
            requests: rate(self.requests_per_minute, default.requests),
            messages: rate(self.messages_per_minute, default.messages),
            chat: rate(self.chat_per_minute, default.chat),
            files: files(self.requests_per_minute, default.files),
            identities: if self.tables_per_minute == 0 { rate(0, default.identities) } else { default.identities },
            results: if self.tables_per_minute == 0 { rate(0, default.results) } else { default.results },
            public_tables_per_hour: or_unlimited(self.public_tables_per_hour),
            seats_per_hour: or_unlimited(self.seats_per_hour),
            channels_per_hour: or_unlimited(self.notice_addresses_per_hour),
            reports_per_hour: or_unlimited(self.reports_per_hour),
            connections_per_ip: or_unlimited(self.connections_per_ip),
            connections: or_unlimited(self.connections),
        }
    }

    fn retention(&self) -> Retention {
        let days = |number: u32| (number > 0).then(|| Duration::from_secs(u64::from(number) * 24 * 3600));
        Retention {
            waiting_tables: days(self.keep_waiting_days),
            abandoned_tables: days(self.keep_abandoned_days),
            finished_tables: days(self.keep_finished_days),
            unused_identities: days(self.keep_players_days),
            unseated_identities: days(self.keep_unseated_days),
            open_reports: days(self.keep_reports_days),
        }
    }
}

fn word_list(file: &str) -> Result<Arc<WordList>, String> {
    WordList::open(Path::new(file)).map(Arc::new)
}

fn or_unlimited(number: u32) -> u32 {
    if number == 0 { u32::MAX } else { number }
}

/// A page needs several files for each request to the API.
fn files(requests_per_minute: u32, default: RateLimit) -> RateLimit {
    rate(requests_per_minute.saturating_mul(2), default)
}

/// Scales the burst with the rate.
fn rate(per_minute: u32, default: RateLimit) -> RateLimit {
    if per_minute == 0 {
        return RateLimit { per_minute: u32::MAX, burst: u32::MAX };
    }
    let burst = u64::from(per_minute) * u64::from(default.burst) / u64::from(default.per_minute);
    RateLimit { per_minute, burst: u32::try_from(burst.max(1)).unwrap_or(u32::MAX) }
}
