//! Bounds what refused messages cost: each may read the log once, in case another process has written.

use std::time::Duration;
use tokio::time::Instant;

/// The most reads of the log for refused messages in a row, and the time until another one is allowed.
const REFUSAL_READS: u32 = 20;
const REFUSAL_READ_INTERVAL: Duration = Duration::from_millis(100);

/// A token bucket.
pub(super) struct ReadBudget {
    left: u32,
    refilled_at: Instant,
}

impl ReadBudget {
    pub(super) fn new() -> ReadBudget {
        ReadBudget { left: REFUSAL_READS, refilled_at: Instant::now() }
    }

    /// Takes a token; returns `false` if there is none.
    pub(super) fn try_spend(&mut self) -> bool {
        let earned = self.refilled_at.elapsed().as_millis() / REFUSAL_READ_INTERVAL.as_millis();
        if earned > 0 {
            self.left = self.left.saturating_add(u32::try_from(earned).unwrap_or(u32::MAX)).min(REFUSAL_READS);
            self.refilled_at = Instant::now();
        }
        self.left.checked_sub(1).map(|left| self.left = left).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn flood_of_refused_messages_reads_ten_times_a_second_at_most() {
        let mut budget = ReadBudget::new();
        let flood = |budget: &mut ReadBudget| (0..1000).filter(|_| budget.try_spend()).count();
        assert_eq!(flood(&mut budget), 20, "a burst");
        assert_eq!(flood(&mut budget), 0);
        for _ in 0..50 {
            tokio::time::advance(REFUSAL_READ_INTERVAL).await;
            assert_eq!(flood(&mut budget), 1);
        }
        tokio::time::advance(Duration::from_secs(3600)).await;
        assert_eq!(flood(&mut budget), 20);
    }
}
