//! What this process tells the others that use the same database, and what it hears of them.

use super::{Ask, Hub};
use iquazu_store::{Announcement, News, ProcessId};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// So often a process says that it is alive in the time after which it is taken for dead.
const SIGNS_OF_LIFE: u32 = 4;

impl Hub {
    /// Hears what other processes do, until the store closes.
    pub(crate) async fn listen(self: Arc<Hub>) {
        let mut news = self.store().watch();
        let mut others: HashMap<ProcessId, Instant> = HashMap::new();
        let mut lost: HashSet<ProcessId> = HashSet::new();
        let mut time = tokio::time::interval(self.online.silence / SIGNS_OF_LIFE);
        loop {
            tokio::select! {
                heard = news.next() => match heard {
                    Some(News::Announced { process, what }) => {
                        others.insert(process, Instant::now());
                        if lost.remove(&process) {
                            self.ask_all(|| Ask::Wake { next: None });
                        }
                        if let Announcement::Here { table, here, asks } = what {
                            self.ask_loaded(table, Ask::Elsewhere { process, here, asks });
                        }
                    }
                    Some(News::Appended { table, next }) => self.ask_loaded(table, Ask::Wake { next: Some(next) }),
                    Some(News::Removed { table }) => self.ask_loaded(table, Ask::Gone),
                    Some(News::Missed) => self.ask_all(|| Ask::Wake { next: None }),
                    None => return,
                },
                _ = time.tick() => {
                    self.announce(Announcement::Alive);
                    others.retain(|process, heard| {
                        let alive = heard.elapsed() < self.online.silence;
                        if !alive {
                            lost.insert(*process);
                            self.ask_all(|| Ask::Lost { process: *process });
                        }
                        alive
                    });
                }
            }
        }
    }

    /// To all tables in memory.
    fn ask_all(&self, ask: impl Fn() -> Ask) {
        let all: Vec<_> = self.lock().keys().copied().collect();
        all.into_iter().for_each(|table| self.ask_loaded(table, ask()));
    }

    /// Tells the other processes, soon and in order.
    pub(super) fn announce(&self, what: Announcement) {
        // Nobody takes it when the server stops.
        let _ = self.announcements.send(what);
    }
}

/// Passes announcements on, those that have come together in one go.
pub(crate) async fn proclaim(hub: Arc<Hub>, mut announcements: mpsc::UnboundedReceiver<Announcement>) {
    let mut waiting = Vec::new();
    while announcements.recv_many(&mut waiting, usize::MAX).await > 0 {
        let news = newest(&waiting);
        waiting.clear();
        // Who cannot be told now is told all when the database is back.
        if let Err(error) = hub.store().announce(&news).await {
            tracing::debug!(%error, "cannot tell other processes");
        }
    }
}

/// Of each table the last word counts. A question among the earlier ones stays one.
fn newest(waiting: &[Announcement]) -> Vec<Announcement> {
    let mut news: Vec<Announcement> = Vec::new();
    let mut places = HashMap::new();
    for &what in waiting {
        let table = if let Announcement::Here { table, .. } = what { Some(table) } else { None };
        let place = *places.entry(table).or_insert(news.len());
        match (news.get_mut(place), what) {
            (None, what) => news.push(what),
            (Some(Announcement::Here { here, asks, .. }), Announcement::Here { here: now, asks: also, .. }) => {
                *here = now;
                *asks |= also;
            }
            (Some(_), _) => {}
        }
    }
    news
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_store::{Here, TableId};

    #[test]
    fn of_each_table_the_last_word_counts_and_a_question_is_not_forgotten() {
        let (one, two) = (TableId::random(), TableId::random());
        let here = |table, seats, asks| Announcement::Here { table, here: Here { seats, watching: 0 }, asks };
        let said = [here(one, 1, true), Announcement::Alive, here(two, 1, false), here(one, 0, false)];
        let news = newest(&[said.as_slice(), &[Announcement::Alive, here(two, 3, false)]].concat());
        assert_eq!(news, [here(one, 0, true), Announcement::Alive, here(two, 3, false)]);
    }
}
