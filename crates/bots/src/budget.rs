//! How much a bot may search.

/// A limit in nodes, and optionally a deadline; the search ends with the first of them. What a node is depends on the
/// bot: an evaluated position, or a simulation of the tree search.
///
/// The crate uses no clock of its own. Without a deadline the same budget gives the same move on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    nodes: u64,
    deadline: Option<Deadline>,
}

/// A time at which a search ends, on a clock in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Deadline {
    clock: fn() -> u64,
    start: u64,
    end: u64,
}

impl Deadline {
    /// Returns the part of the time that has passed, from 0 to 1.
    fn share(&self) -> f64 {
        let (passed, whole) = ((self.clock)().saturating_sub(self.start), self.end.saturating_sub(self.start));
        if passed >= whole { 1.0 } else { passed as f64 / whole as f64 }
    }
}

/// Budgets are equal if they have the same limits.
impl PartialEq for Budget {
    fn eq(&self, other: &Budget) -> bool {
        let end = |budget: &Budget| budget.deadline.map(|deadline| deadline.end);
        self.nodes == other.nodes && end(self) == end(other)
    }
}

impl Budget {
    /// Creates a budget of at most `nodes` nodes.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget { nodes, deadline: None }
    }

    /// Ends the search `milliseconds` from now on this clock, which counts milliseconds. With no time left a bot plays
    /// its first choice.
    pub fn within(self, milliseconds: u64, clock: fn() -> u64) -> Budget {
        let start = clock();
        Budget { deadline: Some(Deadline { clock, start, end: start.saturating_add(milliseconds) }), ..self }
    }

    /// Returns whether a search that has spent `spent` nodes may go on.
    pub fn allows(&self, spent: u64) -> bool {
        self.spent_share(spent) < 1.0
    }

    /// Returns the part of the budget that is used up after `spent` nodes, by nodes or by time, from 0 to 1.
    pub fn spent_share(&self, spent: u64) -> f64 {
        let by_nodes = if spent >= self.nodes { 1.0 } else { spent as f64 / self.nodes as f64 };
        self.deadline.map_or(by_nodes, |deadline| deadline.share().max(by_nodes))
    }

    /// Returns the number of nodes allowed in all.
    pub const fn limit(&self) -> u64 {
        self.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A clock that moves on by one millisecond whenever it is read.
    fn ticking() -> u64 {
        static NOW: AtomicU64 = AtomicU64::new(1000);
        NOW.fetch_add(1, Ordering::Relaxed)
    }

    #[test]
    fn first_limit_ends_the_search() {
        assert!(Budget::nodes(10).allows(9) && !Budget::nodes(10).allows(10));
        assert!(!Budget::nodes(0).allows(0));
        assert!(!Budget::nodes(u64::MAX).within(0, ticking).allows(0), "a deadline that has passed");
        let hurried = Budget::nodes(u64::MAX).within(20, ticking);
        assert!((0..).take_while(|_| hurried.allows(0)).count() < 20);
        assert!(!Budget::nodes(5).within(1_000_000, || 7).allows(5), "enough time, no nodes");
    }

    #[test]
    fn spent_share_is_that_of_the_scarcer_limit() {
        assert_eq!(Budget::nodes(10).spent_share(5), 0.5);
        assert_eq!(Budget::nodes(10).within(100, || 7).spent_share(5), 0.5);
        assert_eq!(Budget::nodes(0).spent_share(0), 1.0);
    }
}
