//! The services that notices go to: a mail server, and webhooks of people.

use anyhow::Result;
use iquazu_store::TableKey;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// The address of the server in notices. It is never opened.
pub(super) const PUBLIC_URL: &str = "https://month.example";

/// What a notice says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Reason {
    YourTurn,
    GameOver,
}

/// A notice whose arrival was acknowledged to its sender.
#[derive(Clone, Copy, Debug)]
pub(super) struct Receipt {
    pub(super) reason: Reason,
    pub(super) at: Instant,
}

type Receipts = HashMap<(usize, TableKey), Vec<Receipt>>;

/// What has arrived, by person and table.
#[derive(Debug, Default)]
pub(super) struct Inbox {
    receipts: Mutex<Receipts>,
    arrived: Notify,
    /// Texts that are not notices.
    unexpected: Mutex<Vec<String>>,
}

impl Inbox {
    fn note(&self, person: Option<usize>, text: &str) {
        let reasons = [("It is your turn.", Reason::YourTurn), ("Your game is over.", Reason::GameOver)];
        let reason = reasons.iter().find(|(sentence, _)| text.contains(sentence)).map(|(_, reason)| *reason);
        let table = || text.split_once(&format!("{PUBLIC_URL}/table/"))?.1.get(..26)?.parse::<TableKey>().ok();
        match (person, reason, table()) {
            (Some(person), Some(reason), Some(table)) => {
                let receipt = Receipt { reason, at: Instant::now() };
                self.receipts
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .entry((person, table))
                    .or_default()
                    .push(receipt);
                self.arrived.notify_waiters();
            }
            _ => self.unexpected.lock().unwrap_or_else(PoisonError::into_inner).push(text.to_owned()),
        }
    }

    /// Returns what a person has received about a table.
    pub(super) fn receipts(&self, person: usize, table: &TableKey) -> Vec<Receipt> {
        let receipts = self.receipts.lock().unwrap_or_else(PoisonError::into_inner);
        receipts.get(&(person, *table)).cloned().unwrap_or_default()
    }

    /// Returns everything that has arrived.
    pub(super) fn all(&self) -> Receipts {
        self.receipts.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the texts that were not notices.
    pub(super) fn unexpected(&self) -> Vec<String> {
        self.unexpected.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until something arrives, at most for this long.
    pub(super) async fn wait(&self, most: Duration) {
        let _ = tokio::time::timeout(most, self.arrived.notified()).await;
    }
}

/// The services. Dropping them ends them.
#[derive(Debug)]
pub(super) struct Sinks {
    mail: SocketAddr,
    webhooks: SocketAddr,
    pub(super) inbox: Arc<Inbox>,
    tasks: [JoinHandle<()>; 2],
}

impl Sinks {
    pub(super) async fn open() -> Result<Sinks> {
        let (mail, webhooks) = (TcpListener::bind("127.0.0.1:0").await?, TcpListener::bind("127.0.0.1:0").await?);
        let (mail_address, webhook_address) = (mail.local_addr()?, webhooks.local_addr()?);
        let inbox = Arc::new(Inbox::default());
        let (for_mail, for_webhooks) = (Arc::clone(&inbox), Arc::clone(&inbox));
        let tasks = [
            tokio::spawn(async move {
                while let Ok((stream, _)) = mail.accept().await {
                    let inbox = Arc::clone(&for_mail);
                    tokio::spawn(async move { receive_mail(stream, &inbox).await });
                }
            }),
            tokio::spawn(async move {
                while let Ok((stream, _)) = webhooks.accept().await {
                    let inbox = Arc::clone(&for_webhooks);
                    tokio::spawn(async move { receive_webhook(stream, &inbox).await });
                }
            }),
        ];
        Ok(Sinks { mail: mail_address, webhooks: webhook_address, inbox, tasks })
    }

    /// Returns the arguments of a server that sends notices here.
    pub(super) fn server_arguments(&self) -> Vec<String> {
        let words = ["--public-url", PUBLIC_URL, "--mail-from", "games@month.example", "--personal-webhooks", "true"];
        let mut arguments: Vec<String> = words.map(str::to_owned).to_vec();
        arguments.extend(["--private-webhooks".to_owned(), "true".to_owned()]);
        arguments.extend(["--smtp".to_owned(), format!("smtp://{}", self.mail)]);
        arguments
    }

    pub(super) fn mail_address(&self, person: usize) -> String {
        format!("person-{person}@month.example")
    }

    pub(super) fn webhook_url(&self, person: usize) -> String {
        format!("http://{}/person-{person}/topic", self.webhooks)
    }
}

impl Drop for Sinks {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

/// Returns the number in `person-17@…` or `/person-17/topic`.
fn person_in(text: &str) -> Option<usize> {
    let (_, rest) = text.split_once("person-")?;
    rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

/// Speaks SMTP (RFC 5321) with one client. A mail counts when its sender has the answer.
async fn receive_mail(stream: TcpStream, inbox: &Inbox) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let (mut person, mut answer) = (None, "220 sink\r\n");
    loop {
        stream.get_mut().write_all(answer.as_bytes()).await.ok()?;
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        answer = match line.get(..4)? {
            "RCPT" => {
                person = person_in(&line);
                "250 ok\r\n"
            }
            "DATA" => {
                stream.get_mut().write_all(b"354 go on\r\n").await.ok()?;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    if stream.read_line(&mut mail).await.ok()? == 0 {
                        return None;
                    }
                }
                // Quoted-printable (RFC 2045) breaks long lines.
                inbox.note(person, &mail.replace("=\r\n", ""));
                "250 kept\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 ok\r\n",
        };
    }
}

/// Answers requests of one client.
async fn receive_webhook(mut stream: TcpStream, inbox: &Inbox) -> Option<()> {
    let mut bytes = Vec::new();
    loop {
        let end = loop {
            if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            if stream.read_buf(&mut bytes).await.ok()? == 0 {
                return None;
            }
        };
        let head = String::from_utf8(bytes.drain(..end).collect()).ok()?.to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
        let length: usize = length.parse().ok()?;
        while bytes.len() < length {
            if stream.read_buf(&mut bytes).await.ok()? == 0 {
                return None;
            }
        }
        let body = String::from_utf8(bytes.drain(..length).collect()).ok()?;
        inbox.note(person_in(&head), &body);
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n").await.ok()?;
    }
}
