//! The threads of a batch. They wait between calls, because starting a thread takes as long as a good part of a step.

use super::spin::spin_until;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Threads beside the caller's. They are started by the first call that needs them.
#[derive(Debug)]
pub(super) struct Workers {
    count: usize,
    started: Option<Started>,
}

#[derive(Debug)]
struct Started {
    /// The process that the threads belong to: a forked process has none of its parent's threads.
    process: u32,
    pool: ThreadPool,
}

impl Workers {
    /// Creates workers that, with the caller, are `threads`.
    pub(super) fn new(threads: usize) -> Workers {
        Workers { count: threads.saturating_sub(1), started: None }
    }

    /// Calls `work` once with each part, at the same time: with the first on this thread, with the others on threads of
    /// their own. There may be as many parts as threads.
    ///
    /// # Panics
    ///
    /// Panics if a call does, or if the system refuses a thread.
    pub(super) fn run<T: Send>(&mut self, parts: impl IntoIterator<Item = T>, work: impl Fn(T) + Sync) {
        let mut parts = parts.into_iter();
        let Some(first) = parts.next() else { return };
        let others: Vec<T> = parts.collect();
        if others.is_empty() {
            return work(first);
        }
        assert!(others.len() <= self.count, "a thread for each part: parts may wait for each other");
        let (work, done, all) = (&work, &AtomicUsize::new(0), others.len());
        self.pool().in_place_scope(|scope| {
            for part in others {
                scope.spawn(move |_| {
                    work(part);
                    done.fetch_add(1, Ordering::Relaxed);
                });
            }
            work(first);
            spin_until(|| done.load(Ordering::Relaxed) == all);
        });
    }

    fn pool(&mut self) -> &ThreadPool {
        let process = process::id();
        if self.started.as_ref().is_some_and(|started| started.process != process) {
            // A thread of the parent may have held a lock of the pool when the process forked; here nobody would free it.
            std::mem::forget(self.started.take());
        }
        let count = self.count;
        let start = || {
            let pool = ThreadPoolBuilder::new().num_threads(count).build().expect("threads can be started");
            Started { process, pool }
        };
        &self.started.get_or_insert_with(start).pool
    }
}
