//! The time limit of a call: a database that hangs is reported like one that is down.

use std::future::Future;
use std::time::Duration;

use crate::Error;

/// Longest time that a call waits for the database. Longer than any statement takes that the database itself does not
/// time out, and short enough that players are told within seconds.
pub(crate) const CALL_TIMEOUT: Duration = Duration::from_secs(6);

/// Waits for a call, at most for [`CALL_TIMEOUT`].
///
/// # Errors
/// [`Error::Unavailable`] if it takes longer. Whether a write was done is unknown then.
pub(crate) async fn within_limit<T>(call: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    tokio::time::timeout(CALL_TIMEOUT, call).await.unwrap_or_else(|_| Err(hang_error()))
}

pub(crate) fn hang_error() -> Error {
    Error::Unavailable("the database does not answer".to_owned())
}
