//! Services that notices are sent to: a mail server, and webhooks that may misbehave.

use crate::harness::TIMEOUT;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A mail server on loopback that accepts everything, except for people called `bounce`.
pub(crate) struct MailSink {
    pub(crate) url: String,
    mails: mpsc::UnboundedReceiver<String>,
}

impl MailSink {
    pub(crate) async fn open() -> MailSink {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("smtp://{}", listener.local_addr().expect("bound"));
        let (received, mails) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, received.clone()));
            }
        });
        MailSink { url, mails }
    }

    /// Returns the next mail with its headers.
    pub(crate) async fn next(&mut self) -> String {
        let mail = tokio::time::timeout(TIMEOUT, self.mails.recv()).await.expect("in time").expect("the sink is open");
        // Quoted-printable (RFC 2045): lines that are too long are broken.
        mail.replace("=\r\n", "").replace("=3D", "=")
    }
}

/// Speaks SMTP (RFC 5321) with one client.
async fn talk(stream: TcpStream, received: mpsc::UnboundedSender<String>) {
    let mut stream = BufReader::new(stream);
    let mut answer = "220 sink\r\n";
    loop {
        if stream.get_mut().write_all(answer.as_bytes()).await.is_err() {
            return;
        }
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        answer = match line.get(..4).unwrap_or_default() {
            "RCPT" if line.contains("bounce") => "550 no such user\r\n",
            "DATA" => {
                stream.get_mut().write_all(b"354 go on\r\n").await.expect("sent");
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut mail).await.expect("the mail");
                }
                let _ = received.send(mail);
                "250 kept\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 ok\r\n",
        };
    }
}

/// A request to a webhook.
pub(crate) struct Call {
    stream: TcpStream,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Call {
    pub(crate) async fn next(service: &TcpListener) -> Call {
        let (mut stream, _) = tokio::time::timeout(TIMEOUT, service.accept()).await.expect("a call").expect("a call");
        let mut bytes = Vec::new();
        let end = loop {
            stream.read_buf(&mut bytes).await.expect("a request");
            if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
        };
        let head = String::from_utf8(bytes.drain(..end).collect()).expect("UTF-8").to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).expect("a length");
        let length: usize = length.parse().expect("a number");
        while bytes.len() < length {
            stream.read_buf(&mut bytes).await.expect("the body");
        }
        Call { stream, head, body: String::from_utf8(bytes).expect("UTF-8") }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{}", self.body))
    }

    pub(crate) async fn answer(mut self, head: &str) {
        let answer = format!("HTTP/1.1 {head}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        self.stream.write_all(answer.as_bytes()).await.expect("sent");
    }

    /// Answers with a body of ten megabytes, as far as anybody reads it.
    pub(crate) async fn flood(mut self) {
        let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", 10 << 20);
        self.stream.write_all(head.as_bytes()).await.expect("sent");
        for _ in 0..160 {
            if self.stream.write_all(&[b'x'; 1 << 16]).await.is_err() {
                return;
            }
        }
    }
}

/// Returns the part of a text from `/notices/` on, up to the end of the word.
pub(crate) fn notice_link(text: &str) -> String {
    let (_, rest) = text.split_once("https://play.example/notices/").unwrap_or_else(|| panic!("no link in {text}"));
    let end = rest.find(|letter: char| !(letter.is_ascii_alphanumeric() || "-_/".contains(letter)));
    rest[..end.unwrap_or(rest.len())].to_owned()
}
