//! A block of facts to paste into a question. It has no names, ids, addresses, secrets or cards.

use super::OperatorState;
use crate::metrics::resident_memory;
use iquazu_store::{Error, Store, StoreFigures, Timestamp};
use std::fmt::Write;

/// Returns the facts that a database has about itself.
///
/// # Errors
/// Returns an error if the database does not answer.
pub async fn database_diagnostics(store: &dyn Store) -> Result<String, Error> {
    let figures = store.figures(Timestamp::now()).await?;
    let StoreFigures { database, schema, bytes, tables, people, open_reports, bans, notices, tickets } = figures;
    let [waiting, playing, finished] = tables;
    let (version, os, arch) = (env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
    Ok(format!(
        "version: iquazu {version}, {os} {arch}\n\
         database: {database}, schema {schema}, {} MB\n\
         tables: {waiting} waiting, {playing} playing, {finished} finished\n\
         people: {people}\n\
         reports: {open_reports} open\n\
         bans: {bans}\n\
         notices queued: {notices}\n\
         queue tickets: {tickets}\n",
        bytes.div_ceil(1_000_000)
    ))
}

/// Returns the facts about database and process.
pub(super) async fn diagnostics(state: &OperatorState) -> Result<String, Error> {
    let hub = &state.hub;
    let mut text = database_diagnostics(hub.store()).await?;
    let minutes = state.started_at.elapsed().as_secs() / 60;
    let memory = resident_memory().map_or("unknown".to_owned(), |bytes| format!("{} MB", bytes / 1_000_000));
    let config = &hub.config;
    let is_on = |on: bool| if on { "on" } else { "off" };
    let words = config.word_list.as_ref().map_or("off".to_owned(), |list| format!("{} words", list.len()));
    let _ = writeln!(text, "health: {}", if hub.store().ping().await.is_ok() { "ready" } else { "no database" });
    let _ = writeln!(text, "process: up {} h {} min, memory {memory}", minutes / 60, minutes % 60);
    let _ = writeln!(text, "tables in memory: {}", hub.tables_loaded());
    let _ = writeln!(text, "WebSockets: {}", hub.metrics.connections());
    let _ = writeln!(text, "other processes: {}", hub.peers());
    for queue in hub.queue_infos().await? {
        let _ = writeln!(text, "queue {}-{}: {} waiting", queue.players, queue.speed.name(), queue.waiting);
    }
    let (mail, webhooks) = (config.notices.mail.is_some(), config.notices.webhooks);
    let _ = writeln!(
        text,
        "features: matchmaking {}, e-mail {}, webhooks {}, word list {words}",
        is_on(config.matchmaking),
        is_on(mail),
        is_on(webhooks)
    );
    let _ = writeln!(text, "trusted proxies: {}, bot threads: {}", config.trusted_proxies.len(), config.bot_threads);
    Ok(text)
}
