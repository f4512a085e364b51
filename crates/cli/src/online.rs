//! How online tables are run.

use crate::database::Database;
use clap::Args;
use clap::builder::FalseyValueParser;
use iquazu_server::{Limits, OnlineConfig, RateLimit};
use std::time::Duration;

#[derive(Args, Debug)]
pub(crate) struct OnlineOptions {
    #[command(flatten)]
    pub(crate) database: Database,
    /// Believe X-Forwarded-For and X-Forwarded-Proto; only behind a proxy that sets them itself
    #[arg(long, env = "IQUAZU_TRUST_PROXY", value_parser = FalseyValueParser::new())]
    trust_proxy: bool,
    /// Let pages of other hosts use this server, such as `https://example.org`; several with commas
    #[arg(long, env = "IQUAZU_ORIGINS", value_delimiter = ',', value_name = "ORIGIN")]
    origins: Vec<String>,
    /// So many tables one address may make in a minute; 0 is any number
    #[arg(long, env = "IQUAZU_TABLES_PER_MINUTE", default_value_t = 6, value_name = "N")]
    tables_per_minute: u32,
    /// So many requests one address may make in a minute; 0 is any number
    #[arg(long, env = "IQUAZU_REQUESTS_PER_MINUTE", default_value_t = 600, value_name = "N")]
    requests_per_minute: u32,
    /// So many messages one connection may send in a minute; 0 is any number
    #[arg(long, env = "IQUAZU_MESSAGES_PER_MINUTE", default_value_t = 240, value_name = "N")]
    messages_per_minute: u32,
    /// So many connections one address may have; 0 is any number
    #[arg(long, env = "IQUAZU_CONNECTIONS_PER_IP", default_value_t = 64, value_name = "N")]
    connections_per_ip: u32,
    /// So many bots think at the same time; without it as many as there are cores
    #[arg(long, env = "IQUAZU_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// A bot moves no sooner than so many milliseconds after the move before, so that people can follow
    #[arg(long, env = "IQUAZU_BOT_DELAY_MS", default_value_t = 600, value_name = "MS")]
    bot_delay_ms: u64,
    /// Call this address with a small JSON body when it is somebody's turn at a table over days
    #[arg(long, env = "IQUAZU_WEBHOOK", hide_env_values = true, value_name = "URL")]
    webhook: Option<String>,
    /// How push services reach whoever runs this server: mailto:… or https://…; Apple's wants to know
    #[arg(long, env = "IQUAZU_CONTACT", value_name = "URI")]
    contact: Option<String>,
}

impl OnlineOptions {
    /// The tables of a database, run as the options say.
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
        let usual = Limits::default();
        Limits {
            tables: rate(self.tables_per_minute, usual.tables),
            requests: rate(self.requests_per_minute, usual.requests),
            messages: rate(self.messages_per_minute, usual.messages),
            connections_per_ip: if self.connections_per_ip == 0 { u32::MAX } else { self.connections_per_ip },
        }
    }
}

/// What may be spent in a row grows and shrinks with what may be spent in a minute.
fn rate(per_minute: u32, usual: RateLimit) -> RateLimit {
    if per_minute == 0 {
        return RateLimit { per_minute: u32::MAX, burst: u32::MAX };
    }
    let burst = u64::from(per_minute) * u64::from(usual.burst) / u64::from(usual.per_minute);
    RateLimit { per_minute, burst: u32::try_from(burst.max(1)).unwrap_or(u32::MAX) }
}
