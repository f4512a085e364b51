//! Measures the query of every page at the size of the month, at the store and over HTTP.

use anyhow::{Context, Result, ensure};
use iquazu_protocol::FinishedGames;
use iquazu_rules::{Rng, SplitMix};
use iquazu_store::{
    Cursor, IdentityId, Leaderboard, PeopleQuery, Store, TableKey, TableQuery, TableStatus, Timestamp, monday,
};
use std::fmt;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::past::{challenge_hash, day_of};
use super::people::{Person, pick_active};
use crate::{Latencies, get};

/// Each query is made this often, and the quickest counts: its own cost, without other work on the machine.
const REPETITIONS: usize = 3;
/// Measurements of each whole request, at most.
const MAX_REQUESTS: usize = 300;
const DAY: Duration = Duration::from_secs(24 * 3600);
/// The pages of the lists, as the server asks for them.
const MY_GAMES: u32 = 50;
const MY_TABLES: u32 = 100;
const LOBBY: u32 = 50;

/// How long a query took.
#[derive(Clone, Debug)]
pub struct QueryTimes {
    /// The page or task that asks for it.
    pub name: &'static str,
    /// The number of measurements.
    pub samples: usize,
    /// The median in milliseconds.
    pub p50_ms: f64,
    /// The 99th percentile in milliseconds.
    pub p99_ms: f64,
    /// The slowest in milliseconds.
    pub max_ms: f64,
}

impl fmt::Display for QueryTimes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let QueryTimes { name, samples, p50_ms, p99_ms, max_ms } = self;
        write!(f, "| {name} | {samples} | {p50_ms:.2} | {p99_ms:.2} | {max_ms:.2} |")
    }
}

/// Measures queries one after the other.
#[derive(Debug)]
pub(super) struct Measurement<'a> {
    pub(super) store: &'a Arc<dyn Store>,
    pub(super) server: SocketAddr,
    pub(super) people: &'a [Person],
    pub(super) samples: usize,
    pub(super) challenges: usize,
    pub(super) rng: SplitMix,
    pub(super) times: Vec<QueryTimes>,
}

impl Measurement<'_> {
    async fn time<F: Future<Output = Result<()>>>(
        &mut self,
        name: &'static str,
        mut query: impl FnMut(usize) -> F,
    ) -> Result<()> {
        let mut latencies = Latencies::default();
        for sample in 0..self.samples {
            let mut quickest = Duration::MAX;
            for _ in 0..REPETITIONS {
                let start = Instant::now();
                query(sample).await.context(name)?;
                quickest = quickest.min(start.elapsed());
            }
            latencies.push(quickest);
        }
        let [p50_ms, p99_ms, max_ms] = [0.5, 0.99, 1.0].map(|quantile| latencies.percentile_ms(quantile));
        self.times.push(QueryTimes { name, samples: self.samples, p50_ms, p99_ms, max_ms });
        Ok(())
    }

    /// Returns people: every other one at random, the others as often as they play.
    fn pick_people(&mut self) -> Vec<Person> {
        let count = self.people.len();
        let pick = |sample: usize| match sample % 2 {
            0 => self.rng.below(count as u32) as usize,
            _ => pick_active(count, &mut self.rng),
        };
        (0..self.samples).map(pick).map(|person| self.people[person].clone()).collect()
    }

    /// Returns tables that some of the people have finished.
    pub(super) async fn pick_tables(&mut self) -> Result<Vec<TableKey>> {
        let mut tables = Vec::new();
        for person in self.pick_people() {
            let listed = self.store.list(finished(person.id, None)).await?;
            if !listed.is_empty() {
                tables.push(listed[self.rng.below(listed.len() as u32) as usize].id);
            }
        }
        ensure!(!tables.is_empty(), "nobody has finished a game");
        Ok(tables)
    }

    /// Measures the queries of pages.
    pub(super) async fn measure_pages(&mut self) -> Result<()> {
        let (people, tables) = (self.pick_people(), self.pick_tables().await?);
        let store = Arc::clone(self.store);
        let (store, table) = (&*store, |sample: usize| tables[sample % tables.len()]);
        let id = |sample: usize| people[sample].id;
        self.time("who asks", async |sample| {
            let found = store.identity_by_secret(people[sample].secret()).await?;
            ensure!(found.is_some(), "nobody");
            Ok(())
        })
        .await?;
        self.time("my tables and whose turn it is", async |sample| {
            store.list(TableQuery::by_player(id(sample), MY_TABLES)).await?;
            Ok(())
        })
        .await?;
        self.time("my games, first page", async |sample| {
            store.list(finished(id(sample), None)).await?;
            Ok(())
        })
        .await?;
        let mut deep = Vec::new();
        for person in &people {
            deep.push(self.middle(person.id).await?);
        }
        self.time("my games, a page in the middle", async |sample| {
            store.list(finished(id(sample), deep[sample])).await?;
            Ok(())
        })
        .await?;
        self.time("lobby", async |_| {
            store.list(TableQuery::lobby(LOBBY)).await?;
            Ok(())
        })
        .await?;
        self.time("all tables, first page", async |_| {
            store.list(TableQuery::all(MY_GAMES)).await?;
            Ok(())
        })
        .await?;
        self.time("a table", async |sample| {
            ensure!(store.table(table(sample)).await?.is_some(), "no table");
            Ok(())
        })
        .await?;
        self.time("the log of a table", async |sample| {
            ensure!(!store.read(table(sample), 0, u32::MAX).await?.is_empty(), "no log");
            Ok(())
        })
        .await?;
        self.time("chat of a table", async |sample| {
            store.chat_lines(table(sample)).await.map(drop).map_err(Into::into)
        })
        .await?;
        let (seen, week) = (Timestamp::now(), Timestamp(Timestamp::now().0 - 7 * DAY.as_millis() as i64));
        self.time("queues: who waits, and how long", async |_| {
            store.queue_counts(seen, week, 20).await?;
            Ok(())
        })
        .await?;
        self.time("my place in a queue", async |sample| {
            store.ticket(id(sample)).await?;
            Ok(())
        })
        .await?;
        let challenges = self.challenges.max(1);
        self.time("an invitation without a table", async |sample| {
            store.peek_token(challenge_hash(sample % challenges), "challenge", Timestamp::now()).await?;
            Ok(())
        })
        .await?;
        self.time("my notices: addresses, settings, muted tables", async |sample| {
            store.channels(id(sample)).await?;
            store.notice_preferences(id(sample)).await?;
            store.muted_tables(id(sample), 100).await?;
            Ok(())
        })
        .await?;
        self.time("my devices and browsers", async |sample| {
            store.devices(id(sample)).await?;
            store.push_subscriptions(id(sample)).await?;
            Ok(())
        })
        .await
    }

    /// Measures the queries of the deal of the day.
    pub(super) async fn measure_days(&mut self) -> Result<()> {
        let people = self.pick_people();
        let store = Arc::clone(self.store);
        let (store, day) = (&*store, day_of(Timestamp::now()) - 1);
        for (name, board) in [
            ("leaderboard of the day", Leaderboard::Day(day)),
            ("leaderboard of the week", Leaderboard::Week(monday(day))),
        ] {
            self.time(name, async |_| {
                ensure!(!store.leaderboard_lines(board, None, LOBBY).await?.is_empty(), "no results");
                store.count_leaderboard_lines(board, None).await?;
                Ok(())
            })
            .await?;
        }
        let board = Leaderboard::Day(day);
        let all = store.leaderboard_lines(board, None, 10_000).await?;
        let middle = all.get(all.len() / 2).map(|line| line.cursor);
        self.time("leaderboard of the day, a page in the middle", async |_| {
            store.leaderboard_lines(board, middle, LOBBY).await?;
            store.count_leaderboard_lines(board, middle).await?;
            Ok(())
        })
        .await?;
        self.time("my place on the leaderboard of the day", async |sample| {
            let line = store.leaderboard_line(board, people[sample].id).await?;
            store.count_leaderboard_lines(board, line.map(|line| line.cursor)).await?;
            Ok(())
        })
        .await
    }

    /// Measures the queries of the operator's pages.
    pub(super) async fn measure_operator(&mut self) -> Result<()> {
        let people = self.pick_people();
        let store = Arc::clone(self.store);
        let (store, now) = (&*store, Timestamp::now());
        for (name, open) in [("operator: open reports", true), ("operator: closed reports", false)] {
            self.time(name, async |_| {
                ensure!(!store.reports(open, None, LOBBY).await?.is_empty(), "no reports");
                Ok(())
            })
            .await?;
        }
        self.time("operator: bans", async |_| store.bans(None, LOBBY).await.map(drop).map_err(Into::into)).await?;
        self.time("operator: people by name", async |sample| {
            let name_prefix = people[sample].name.clone();
            let found = store.people(PeopleQuery { name_prefix, after: None, limit: LOBBY }, now).await?;
            ensure!(!found.is_empty(), "nobody");
            Ok(())
        })
        .await?;
        self.time("whether somebody is banned, and whom they mute", async |sample| {
            store.active_ban(people[sample].id, now).await?;
            store.muted_among(people[sample].id, people.iter().take(3).map(|person| person.id).collect()).await?;
            Ok(())
        })
        .await?;
        let samples = self.samples;
        self.samples = samples.min(100);
        self.time("operator: figures of the database", async |_| {
            store.figures(now).await.map(drop).map_err(Into::into)
        })
        .await?;
        self.samples = samples;
        Ok(())
    }

    /// Measures the queries of work in the background. No work is due, so the data stays the same; all but one of them
    /// write.
    pub(super) async fn measure_background(&mut self) -> Result<()> {
        let store = Arc::clone(self.store);
        let (store, now) = (&*store, Timestamp::now());
        let ago = |days: u32| Timestamp(now.0 - (DAY * days).as_millis() as i64);
        self.time("claim: tables that are due", async |_| {
            store.claim_due(now, now, 64).await.map(drop).map_err(Into::into)
        })
        .await?;
        self.time("claim: notices that are due", async |_| {
            store.claim_notices(now, now, 64).await.map(drop).map_err(Into::into)
        })
        .await?;
        for (name, status, days) in [
            ("purge: tables that wait", TableStatus::Waiting, 14),
            ("purge: abandoned tables", TableStatus::Playing, 90),
            ("purge: finished tables", TableStatus::Finished, 730),
        ] {
            self.time(name, async |_| store.stale_tables(status, ago(days), 200).await.map(drop).map_err(Into::into))
                .await?;
        }
        self.time("purge: people", async |_| {
            store.remove_stale_identities(ago(400), ago(60), 200).await.map(drop).map_err(Into::into)
        })
        .await?;
        self.time("purge: links, tickets, addresses", async |_| {
            store.delete_expired_tokens(ago(1)).await?;
            store.remove_stale_tickets(ago(60), 1000).await?;
            store.remove_unconfirmed_channels(ago(60), 1000).await?;
            Ok(())
        })
        .await
    }

    /// Measures whole requests, from the connection to the last byte.
    pub(super) async fn measure_http(&mut self) -> Result<()> {
        self.samples = self.samples.min(MAX_REQUESTS);
        let (people, tables) = (self.pick_people(), self.pick_tables().await?);
        let server = self.server;
        let cookies: Vec<String> = people.iter().map(Person::cookie).collect();
        let fetch = async |path: &str, sample: usize| -> Result<String> {
            let response = get(server, path, Some(&cookies[sample])).await?;
            ensure!(response.status == 200, "{path}: {} {}", response.status, response.body);
            Ok(response.body)
        };
        let paths = [
            ("GET /api/me", "/api/me"),
            ("GET /api/me/games", "/api/me/games"),
            ("GET /api/tables", "/api/tables"),
            ("GET /api/queue", "/api/queue"),
            ("GET /api/me/notices", "/api/me/notices"),
            ("GET /api/me/devices", "/api/me/devices"),
        ];
        for (name, path) in paths {
            self.time(name, async |sample| fetch(path, sample).await.map(drop)).await?;
        }
        let mut deep = Vec::new();
        for sample in 0..self.samples {
            let first: FinishedGames = serde_json::from_str(&fetch("/api/me/games", sample).await?)?;
            deep.push(first.next.map_or("/api/me/games".to_owned(), |next| format!("/api/me/games/{next}")));
        }
        self.time("GET /api/me/games/{after}", async |sample| fetch(&deep[sample], sample).await.map(drop)).await?;
        self.time("GET /api/tables/{table}/record", async |sample| {
            let table = tables[sample % tables.len()];
            fetch(&format!("/api/tables/{table}/record"), sample).await.map(drop)
        })
        .await
    }

    /// Returns a position in the middle of a person's finished games; `None` if they have few.
    async fn middle(&self, person: IdentityId) -> Result<Option<Cursor>> {
        let all = self.store.list(TableQuery { limit: 10_000, ..finished(person, None) }).await?;
        Ok(all.get(all.len() / 2).filter(|_| all.len() > 1).map(|row| row.cursor()))
    }
}

fn finished(person: IdentityId, after: Option<Cursor>) -> TableQuery {
    TableQuery { statuses: vec![TableStatus::Finished], after, ..TableQuery::by_player(person, MY_GAMES) }
}
