//! Options for online tables.

use crate::database::Database;
use clap::Args;
use clap::builder::FalseyValueParser;
use iquazu_server::{Limits, OnlineConfig, RateLimit};
use std::time::Duration;

#[derive(Args, Debug)]
pub(crate) struct OnlineOptions {
    #[command(flatten)]
    pub(crate) database: Database,
    /// Trust X-Forwarded-For and X-Forwarded-Proto; only safe behind a proxy that sets them
    #[arg(long, env = "IQUAZU_TRUST_PROXY", value_parser = FalseyValueParser::new())]
    trust_proxy: bool,
    /// Allow requests from pages of this origin, such as `https://example.org`; comma-separated
    #[arg(long, env = "IQUAZU_ORIGINS", value_delimiter = ',', value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Limit each IP address to N new tables per minute (0 = unlimited)
    #[arg(long, env = "IQUAZU_TABLES_PER_MINUTE", default_value_t = 6, value_name = "N")]
    tables_per_minute: u32,
    /// Limit each IP address to N requests per minute (0 = unlimited)
    #[arg(long, env = "IQUAZU_REQUESTS_PER_MINUTE", default_value_t = 600, value_name = "N")]
    requests_per_minute: u32,
    /// Limit each player to N messages per minute (0 = unlimited)
    #[arg(long, env = "IQUAZU_MESSAGES_PER_MINUTE", default_value_t = 240, value_name = "N")]
    messages_per_minute: u32,
    /// Limit each player to N lines of chat per minute (0 = unlimited)
    #[arg(long, env = "IQUAZU_CHAT_PER_MINUTE", default_value_t = 30, value_name = "N")]
    chat_per_minute: u32,
    /// Limit each IP address to N open connections (0 = unlimited)
    #[arg(long, env = "IQUAZU_CONNECTIONS_PER_IP", default_value_t = 64, value_name = "N")]
    connections_per_ip: u32,
    /// Run at most N bot searches in parallel [default: CPU cores]
    #[arg(long, env = "IQUAZU_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// Delay each bot move by at least MS milliseconds, so that people can follow
    #[arg(long, env = "IQUAZU_BOT_DELAY_MS", default_value_t = 600, value_name = "MS")]
    bot_delay_ms: u64,
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
        online.trust_proxy = self.trust_proxy;
        online.allowed_origins.clone_from(&self.origins);
        online.bot_threads = self.bot_threads.unwrap_or(online.bot_threads).max(1);
        online.bot_delay = Duration::from_millis(self.bot_delay_ms);
        online.webhook_url.clone_from(&self.webhook);
        online.contact.clone_from(&self.contact);
        online
    }

    fn limits(&self) -> Limits {
        let default = Limits::default();
        Limits {
            tables: rate(self.tables_per_minute, default.tables),
            requests: rate(self.requests_per_minute, default.requests),
            messages: rate(self.messages_per_minute, default.messages),
            chat: rate(self.chat_per_minute, default.chat),
            connections_per_ip: if self.connections_per_ip == 0 { u32::MAX } else { self.connections_per_ip },
        }
    }
}

/// Scales the burst with the rate.
fn rate(per_minute: u32, default: RateLimit) -> RateLimit {
    if per_minute == 0 {
        return RateLimit { per_minute: u32::MAX, burst: u32::MAX };
    }
    let burst = u64::from(per_minute) * u64::from(default.burst) / u64::from(default.per_minute);
    RateLimit { per_minute, burst: u32::try_from(burst.max(1)).unwrap_or(u32::MAX) }
}
