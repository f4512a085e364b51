//! What is counted for the operator, in the text form that Prometheus reads. No names, no ids.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use iquazu_protocol::Refusal;

/// Upper bounds in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Commands that were kept, by how long that took.
    pub(crate) kept: Histogram,
    pub(crate) connections: Gauge,
    pub(crate) messages: Counter,
    refusals: Mutex<BTreeMap<String, u64>>,
}

#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// How many there are now; each is counted as long as its [`Counted`] lives.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

#[derive(Debug)]
pub(crate) struct Counted<'g>(&'g Gauge);

impl Gauge {
    pub(crate) fn one_more(&self) -> Counted<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Counted(self)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = BOUNDS.iter().position(|bound| micros <= bound * 1000) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, text: &mut String) {
        let mut so_far = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            so_far += bucket.load(Ordering::Relaxed);
            put(text, &format!("{name}_bucket{{le=\"{}\"}}", *bound as f64 / 1e3), so_far);
        }
        let count = self.count.load(Ordering::Relaxed).max(so_far);
        put(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), count);
        put(text, &format!("{name}_sum"), self.micros.load(Ordering::Relaxed) as f64 / 1e6);
        put(text, &format!("{name}_count"), count);
    }
}

impl Metrics {
    /// A refusal, by its kind.
    pub(crate) fn refused(&self, refusal: &Refusal) {
        let shown = format!("{refusal:?}");
        let kind = shown.split([' ', '{']).next().unwrap_or_default().to_owned();
        // Counts are whole at every moment, also where a holder of the lock panicked.
        *self.refusals.lock().unwrap_or_else(PoisonError::into_inner).entry(kind).or_default() += 1;
    }

    /// Everything, with what the caller knows besides.
    pub(crate) fn text(&self, tables: usize) -> String {
        let mut text = String::new();
        head(&mut text, "iquazu_commands_seconds", "histogram", "Commands that were kept, until they were durable.");
        self.kept.write("iquazu_commands_seconds", &mut text);
        head(&mut text, "iquazu_refusals_total", "counter", "Commands that were refused.");
        for (kind, count) in &*self.refusals.lock().unwrap_or_else(PoisonError::into_inner) {
            put(&mut text, &format!("iquazu_refusals_total{{kind=\"{kind}\"}}"), count);
        }
        head(&mut text, "iquazu_messages_total", "counter", "Messages from clients.");
        put(&mut text, "iquazu_messages_total", self.messages.0.load(Ordering::Relaxed));
        head(&mut text, "iquazu_connections", "gauge", "Open WebSockets.");
        put(&mut text, "iquazu_connections", self.connections.0.load(Ordering::Relaxed));
        head(&mut text, "iquazu_tables", "gauge", "Tables in memory.");
        put(&mut text, "iquazu_tables", tables);
        head(&mut text, "iquazu_tasks", "gauge", "Tasks of the runtime.");
        put(&mut text, "iquazu_tasks", tokio::runtime::Handle::current().metrics().num_alive_tasks());
        if let Some(memory) = memory() {
            head(&mut text, "process_resident_memory_bytes", "gauge", "Resident memory size in bytes.");
            put(&mut text, "process_resident_memory_bytes", memory);
        }
        text
    }
}

fn head(text: &mut String, name: &str, kind: &str, about: &str) {
    let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} {kind}");
}

fn put(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "{name} {value}");
}

/// Where the operating system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn counts_are_told_in_the_form_that_prometheus_reads() {
        let metrics = Metrics::default();
        for millis in [1, 3, 7, 70_000] {
            metrics.kept.took(Duration::from_millis(millis));
        }
        metrics.refused(&Refusal::NotSeated {});
        metrics.refused(&Refusal::Stale { steps: 3 });
        metrics.refused(&Refusal::Stale { steps: 4 });
        metrics.messages.count();
        let first = metrics.connections.one_more();
        let _second = metrics.connections.one_more();
        drop(first);
        let text = metrics.text(5);
        for line in [
            "# TYPE iquazu_commands_seconds histogram",
            "iquazu_commands_seconds_bucket{le=\"0.001\"} 1",
            "iquazu_commands_seconds_bucket{le=\"0.005\"} 2",
            "iquazu_commands_seconds_bucket{le=\"1\"} 3",
            "iquazu_commands_seconds_bucket{le=\"+Inf\"} 4",
            "iquazu_commands_seconds_sum 70.011",
            "iquazu_refusals_total{kind=\"NotSeated\"} 1",
            "iquazu_refusals_total{kind=\"Stale\"} 2",
            "iquazu_messages_total 1",
            "iquazu_connections 1",
            "iquazu_tables 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
