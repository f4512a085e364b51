//! Metrics for operators, in the text format of Prometheus (OpenMetrics). They contain no names and no ids.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use iquazu_protocol::Refusal;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// Upper bounds of the histogram's buckets in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RefusalLabels {
    /// The name of the refusal on the wire.
    reason: String,
}

/// All metrics of a server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    command_duration: Histogram,
    commands_refused: Family<RefusalLabels, Counter>,
    client_messages: Counter,
    bot_searches: Counter,
    websocket_connections: Gauge,
    tables_loaded: Gauge,
    runtime_tasks: Gauge,
    resident_memory: Gauge<u64, AtomicU64>,
}

/// Counts as one of a gauge until it is dropped.
#[derive(Debug)]
pub(crate) struct GaugeGuard(Gauge);

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::default(),
            command_duration: Histogram::new(BUCKETS),
            commands_refused: Family::default(),
            client_messages: Counter::default(),
            bot_searches: Counter::default(),
            websocket_connections: Gauge::default(),
            tables_loaded: Gauge::default(),
            runtime_tasks: Gauge::default(),
            resident_memory: Gauge::default(),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    /// Adds all metrics to the registry, which appends the unit and, to counters, `_total`.
    fn register(&mut self) {
        let registry = self.registry.sub_registry_with_prefix("iquazu");
        let help = "Duration of accepted commands, durable commit included";
        registry.register_with_unit("command_duration", help, Unit::Seconds, self.command_duration.clone());
        registry.register("commands_refused", "Refused commands by reason", self.commands_refused.clone());
        registry.register("client_messages", "Messages from clients", self.client_messages.clone());
        registry.register("bot_searches", "Searches that bots have started", self.bot_searches.clone());
        registry.register("websocket_connections", "Open WebSockets", self.websocket_connections.clone());
        registry.register("tables_loaded", "Tables in memory", self.tables_loaded.clone());
        registry.register("runtime_tasks", "Tasks of the async runtime", self.runtime_tasks.clone());
        if resident_memory().is_some() {
            let (name, help) = ("process_resident_memory", "Resident memory size");
            self.registry.register_with_unit(name, help, Unit::Bytes, self.resident_memory.clone());
        }
    }

    pub(crate) fn record_command(&self, duration: Duration) {
        self.command_duration.observe(duration.as_secs_f64());
    }

    pub(crate) fn record_refusal(&self, refusal: &Refusal) {
        let wire = serde_json::to_value(refusal).expect("refusals are plain data");
        let reason = wire["reason"].as_str().unwrap_or_default().to_owned();
        self.commands_refused.get_or_create(&RefusalLabels { reason }).inc();
    }

    pub(crate) fn record_message(&self) {
        self.client_messages.inc();
    }

    pub(crate) fn record_bot_search(&self) {
        self.bot_searches.inc();
    }

    /// Returns the number of searches that bots have started.
    #[cfg(test)]
    pub(crate) fn bot_searches(&self) -> u64 {
        self.bot_searches.get()
    }

    /// Returns the number of open WebSockets.
    pub(crate) fn connections(&self) -> i64 {
        self.websocket_connections.get()
    }

    /// Counts an open WebSocket until the guard is dropped.
    pub(crate) fn track_connection(&self) -> GaugeGuard {
        self.websocket_connections.inc();
        GaugeGuard(self.websocket_connections.clone())
    }

    /// Returns the text of all metrics.
    ///
    /// # Panics
    /// Panics outside of an async runtime, whose tasks it counts.
    pub(crate) fn encode(&self, tables_loaded: usize) -> String {
        let gauge = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        self.tables_loaded.set(gauge(tables_loaded));
        self.runtime_tasks.set(gauge(tokio::runtime::Handle::current().metrics().num_alive_tasks()));
        if let Some(bytes) = resident_memory() {
            self.resident_memory.set(bytes);
        }
        let mut encoded = String::new();
        text::encode(&mut encoded, &self.registry).expect("a string accepts everything");
        encoded
    }
}

/// Returns the resident memory of this process in bytes, where the operating system reports it (Linux).
pub(crate) fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn metrics_have_the_text_format_of_prometheus() {
        let metrics = Metrics::default();
        for millis in [1, 3, 7, 70_000] {
            metrics.record_command(Duration::from_millis(millis));
        }
        metrics.record_refusal(&Refusal::NotSeated {});
        metrics.record_refusal(&Refusal::Stale { steps: 3 });
        metrics.record_refusal(&Refusal::Stale { steps: 4 });
        metrics.record_message();
        let first = metrics.track_connection();
        let _second = metrics.track_connection();
        drop(first);
        let encoded = metrics.encode(5);
        for line in [
            "# HELP iquazu_command_duration_seconds Duration of accepted commands, durable commit included.",
            "# TYPE iquazu_command_duration_seconds histogram",
            "iquazu_command_duration_seconds_bucket{le=\"0.001\"} 1",
            "iquazu_command_duration_seconds_bucket{le=\"0.005\"} 2",
            "iquazu_command_duration_seconds_bucket{le=\"1.0\"} 3",
            "iquazu_command_duration_seconds_bucket{le=\"+Inf\"} 4",
            "iquazu_command_duration_seconds_count 4",
            "iquazu_commands_refused_total{reason=\"not_seated\"} 1",
            "iquazu_commands_refused_total{reason=\"stale\"} 2",
            "iquazu_client_messages_total 1",
            "iquazu_websocket_connections 1",
            "iquazu_tables_loaded 5",
            "# EOF",
        ] {
            assert!(encoded.lines().any(|found| found == line), "{line}\n{encoded}");
        }
    }
}
