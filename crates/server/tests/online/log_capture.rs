//! Captures what the server logs on the test's thread.

use std::fmt::{Debug, Write};
use std::sync::{Arc, LazyLock, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::{DefaultGuard, set_default};
use tracing::{Dispatch, Event, Metadata, Subscriber};

/// With a single subscriber, tracing asks only the first thread that reaches a log statement whether anybody listens. That
/// can be the thread of another test, which would switch the statement off for all.
static SECOND: LazyLock<Dispatch> = LazyLock::new(|| Dispatch::new(LogLines::default()));

/// All lines of this project's crates, at every level.
#[derive(Clone, Default)]
pub(crate) struct LogLines(Arc<Mutex<Vec<String>>>);

impl LogLines {
    /// Captures until the guard is dropped.
    pub(crate) fn capture() -> (LogLines, DefaultGuard) {
        LazyLock::force(&SECOND);
        let lines = LogLines::default();
        let guard = set_default(lines.clone());
        (lines, guard)
    }

    pub(crate) fn lines(&self) -> Vec<String> {
        self.0.lock().expect("no panic").clone()
    }
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, " {field}={value:?}").expect("a string takes everything");
    }
}

impl Subscriber for LogLines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("iquazu")
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        let mut line = Line(event.metadata().level().to_string());
        event.record(&mut line);
        self.0.lock().expect("no panic").push(line.0);
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}
