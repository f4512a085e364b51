//! A TCP stream that defends itself: a client that does not read is disconnected, and one that sends much is read slowly.
//!
//! What a client sends costs work before it is a message that can be counted: frames without content, fragments and
//! control frames are handled below the table's socket. Here every byte counts.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// Closes connections whose client takes nothing of what is sent for this long.
const WRITE_TIMEOUT: Duration = Duration::from_secs(15);
/// Bytes that a client may send at once. A request has at most 20 KiB.
const READ_BURST: f64 = 128.0 * 1024.0;
/// Bytes that a client may send per second. Four messages of the largest size a second need half of it.
const READ_RATE: f64 = 32.0 * 1024.0;
/// The most bytes of one read, so that the allowance cannot be overdrawn by much.
const MAX_READ: usize = 16 * 1024;

/// See the module.
#[derive(Debug)]
pub(crate) struct GuardedStream {
    stream: TcpStream,
    /// Runs while the client takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    allowance: Option<Allowance>,
}

/// How much may be read at the moment.
#[derive(Debug)]
struct Allowance {
    /// Negative if more was read than earned.
    bytes: f64,
    updated_at: Instant,
    wait: Option<Pin<Box<Sleep>>>,
}

impl GuardedStream {
    pub(crate) fn new(stream: TcpStream, limit_reads: bool) -> GuardedStream {
        let full = || Allowance { bytes: READ_BURST, updated_at: Instant::now(), wait: None };
        GuardedStream { stream, stalled: None, allowance: limit_reads.then(full) }
    }

    /// Passes the result of a write on, unless the client has taken nothing for too long.
    fn check_progress<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + WRITE_TIMEOUT)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Allowance {
    /// Waits until something may be read.
    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            if let Some(wait) = &mut self.wait {
                ready!(wait.as_mut().poll(context));
                self.wait = None;
            }
            let now = Instant::now();
            let earned = now.duration_since(self.updated_at).as_secs_f64() * READ_RATE;
            (self.bytes, self.updated_at) = ((self.bytes + earned).min(READ_BURST), now);
            if self.bytes >= 0.0 {
                return Poll::Ready(());
            }
            let debt = Duration::from_secs_f64(-self.bytes / READ_RATE).max(Duration::from_millis(1));
            self.wait = Some(Box::pin(sleep_until(now + debt)));
        }
    }
}

impl AsyncRead for GuardedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let GuardedStream { stream, allowance, .. } = &mut *self;
        let Some(allowance) = allowance else { return Pin::new(stream).poll_read(context, buffer) };
        ready!(allowance.poll_ready(context));
        let mut part = ReadBuf::new(buffer.initialize_unfilled_to(buffer.remaining().min(MAX_READ)));
        let read = Pin::new(stream).poll_read(context, &mut part);
        let count = part.filled().len();
        buffer.advance(count);
        allowance.bytes -= count as f64;
        read
    }
}

impl AsyncWrite for GuardedStream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.check_progress(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.check_progress(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    async fn pair(limit_reads: bool) -> (GuardedStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let client = TcpStream::connect(listener.local_addr().expect("bound")).await.expect("connected");
        (GuardedStream::new(listener.accept().await.expect("a client").0, limit_reads), client)
    }

    #[tokio::test(start_paused = true)]
    async fn client_that_does_not_read_is_disconnected() {
        let (mut server, client) = pair(true).await;
        let start = Instant::now();
        let error = server.write_all(&vec![0; 64 << 20]).await.expect_err("more than the buffers hold");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert!(start.elapsed() >= WRITE_TIMEOUT);
        drop(client);
    }

    #[tokio::test(start_paused = true)]
    async fn flood_is_read_slowly() {
        let (mut server, mut client) = pair(true).await;
        let sending = tokio::spawn(async move { client.write_all(&[0; 512 * 1024]).await.map(|()| client) });
        let start = Instant::now();
        let mut buffer = vec![0; 512 * 1024];
        server.read_exact(&mut buffer).await.expect("everything arrives");
        let least = (buffer.len() as f64 - READ_BURST - MAX_READ as f64) / READ_RATE;
        assert!(start.elapsed().as_secs_f64() >= least, "{:?}", start.elapsed());
        drop(sending.await);
    }
}
