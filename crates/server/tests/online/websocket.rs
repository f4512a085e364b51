//! The WebSocket side, by the list of cases of Autobahn's test suite, with frames made by hand. Where the suite expects an
//! echo, a `ping` message and its `pong` serve; where it sends megabytes, the limits of messages are tried instead.

use crate::harness::{TIMEOUT, TestServer};
use iquazu_protocol::TableId;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const CONTINUATION: u8 = 0;
const TEXT: u8 = 1;
const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;
/// The frame is the last one of its message.
const FIN: u8 = 0x80;

const NORMAL: u16 = 1000;
const PROTOCOL: u16 = 1002;
const INVALID: u16 = 1007;
const TOO_BIG: u16 = 1009;

/// A message that is answered, and its answer.
const SAY: &[u8] = br#"{"type":"ping","sent":7}"#;
const ANSWER: &[u8] = br#"{"type":"pong","sent":7}"#;
/// Text in which a code point has up to four bytes.
const UNICODE: &str = r#"{"type":"ping","sent":7,"x":"Hello-µ@ßöäüàá-UTF-8!! κόσμε 𝄞"}"#;

/// Returns a masked frame, as clients send them.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mask = [0x37, 0xfa, 0x21, 0x3d];
    let mut frame = head(first, payload.len());
    frame[1] |= 0x80;
    frame.extend(mask);
    frame.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    frame
}

fn head(first: u8, length: usize) -> Vec<u8> {
    let mut head = vec![first];
    match length {
        0..=125 => head.push(length as u8),
        126..=0xffff => head.extend([&[126][..], &(length as u16).to_be_bytes()].concat()),
        _ => head.extend([&[127][..], &(length as u64).to_be_bytes()].concat()),
    }
    head
}

fn close(code: u16, reason: &[u8]) -> Vec<u8> {
    frame(FIN | CLOSE, &[&code.to_be_bytes()[..], reason].concat())
}

/// A message in fragments of a size; control frames may come in between.
fn fragments(opcode: u8, payload: &[u8], size: usize, between: &[u8]) -> Vec<u8> {
    let parts: Vec<&[u8]> = payload.chunks(size).collect();
    let mut bytes = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        let fin = if number + 1 == parts.len() { FIN } else { 0 };
        bytes.extend(frame(fin | if number == 0 { opcode } else { CONTINUATION }, part));
        if fin == 0 {
            bytes.extend(between);
        }
    }
    bytes
}

/// A client that knows only frames.
struct RawSocket {
    stream: TcpStream,
}

impl RawSocket {
    async fn handshake(server: SocketAddr, table: &TableId, headers: &str) -> (RawSocket, String) {
        let mut stream = TcpStream::connect(server).await.expect("somebody listens");
        let request = format!("GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server}\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await.expect("an answer"));
        }
        (RawSocket { stream }, String::from_utf8(answer).expect("ASCII"))
    }

    /// Connects and says hello.
    async fn open(server: SocketAddr, table: &TableId) -> RawSocket {
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Extensions: permessage-deflate\r\n";
        let (mut socket, answer) = RawSocket::handshake(server, table, upgrade).await;
        assert!(answer.starts_with("HTTP/1.1 101 "), "{answer}");
        assert!(answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), "the accept key of RFC 6455");
        assert!(!answer.to_lowercase().contains("sec-websocket-extensions"), "no compression is negotiated: {answer}");
        socket.send(&frame(FIN | TEXT, br#"{"type":"hello","version":2}"#)).await;
        let (_, snapshot) = socket.next().await.expect("a snapshot");
        assert!(snapshot.starts_with(br#"{"type":"snapshot""#));
        socket
    }

    async fn send(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).await.expect("sent");
    }

    async fn read_exactly(&mut self, length: usize) -> Option<Vec<u8>> {
        let mut bytes = vec![0; length];
        let read = tokio::time::timeout(TIMEOUT, self.stream.read_exact(&mut bytes)).await.expect("in time");
        read.ok().map(|_| bytes)
    }

    /// Receives a frame, unless it is about who is connected or one of the server's own pings; `None` at the end.
    async fn next(&mut self) -> Option<(u8, Vec<u8>)> {
        loop {
            let head = self.read_exactly(2).await?;
            assert_eq!(head[0] & 0x70, 0, "no reserved bit is set");
            assert_eq!(head[1] & 0x80, 0, "servers do not mask");
            let length = match head[1] {
                126 => u16::from_be_bytes(self.read_exactly(2).await?.try_into().expect("two bytes")).into(),
                127 => u64::from_be_bytes(self.read_exactly(8).await?.try_into().expect("eight bytes")),
                length => length.into(),
            };
            let payload = self.read_exactly(usize::try_from(length).expect("not that long")).await?;
            let is_noise = head[0] == FIN | PING || payload.starts_with(br#"{"type":"presence""#);
            if !is_noise {
                return Some((head[0], payload));
            }
        }
    }

    /// Waits for a close frame and the end of the connection; returns the code.
    async fn closed(mut self) -> u16 {
        let (first, payload) = self.next().await.expect("a close frame");
        assert_eq!(first, FIN | CLOSE, "{}", String::from_utf8_lossy(&payload));
        assert_eq!(self.next().await, None, "nothing follows");
        payload.first_chunk().map_or(NORMAL, |code| u16::from_be_bytes(*code))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn good_frames_are_answered() {
    let server = TestServer::open().await;
    let (table, _) = server.seated(2, 0).await;
    let mut socket = RawSocket::open(server.address, &table).await;
    let padded = |length: usize| [SAY, " ".repeat(length - SAY.len()).as_bytes()].concat();
    let mut cases: Vec<(String, Vec<u8>)> = Vec::new();
    for length in [SAY.len(), 124, 125, 126, 127, 128, 4095, 4096] {
        cases.push((format!("1 text of {length} bytes"), frame(FIN | TEXT, &padded(length))));
        cases.push((format!("1 binary of {length} bytes"), frame(FIN | BINARY, &padded(length))));
    }
    cases.push(("2.7 pong without a ping".into(), [frame(FIN | PONG, b"x"), frame(FIN | TEXT, SAY)].concat()));
    for size in [1, 2, 13, SAY.len() - 1] {
        cases.push((format!("5 fragments of {size} bytes"), fragments(TEXT, SAY, size, b"")));
        let pongs = frame(FIN | PONG, b"");
        cases.push((format!("5 fragments of {size} bytes with pongs"), fragments(TEXT, SAY, size, &pongs)));
        cases.push((format!("6.2 code points cut at {size}"), fragments(TEXT, UNICODE.as_bytes(), size, b"")));
    }
    let empty = [frame(TEXT, b""), frame(CONTINUATION, SAY), frame(FIN | CONTINUATION, b"")].concat();
    cases.push(("6.1 empty fragments".into(), empty));
    cases.push(("6.2 unicode".into(), frame(FIN | TEXT, UNICODE.as_bytes())));
    for (name, bytes) in &cases {
        socket.send(bytes).await;
        assert_eq!(socket.next().await, Some((FIN | TEXT, ANSWER.to_vec())), "{name}");
    }
    for byte in frame(FIN | TEXT, SAY) {
        socket.send(&[byte]).await;
    }
    assert_eq!(socket.next().await, Some((FIN | TEXT, ANSWER.to_vec())), "1 one byte at a time");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_are_answered_with_their_content() {
    let server = TestServer::open().await;
    let (table, _) = server.seated(2, 0).await;
    let mut socket = RawSocket::open(server.address, &table).await;
    for payload in [b"".as_slice(), b"Hello, world!", &[0, 255, 254, 253, 0, 251], &[0xfe; 125]] {
        socket.send(&frame(FIN | PING, payload)).await;
        assert_eq!(socket.next().await, Some((FIN | PONG, payload.to_vec())), "2.1 to 2.6");
    }
    socket.send(&fragments(TEXT, SAY, 9, &frame(FIN | PING, b"between"))).await;
    let mut answers = Vec::new();
    while answers.last() != Some(&(FIN | TEXT, ANSWER.to_vec())) {
        answers.push(socket.next().await.expect("the connection goes on"));
    }
    assert_eq!(answers[0], (FIN | PONG, b"between".to_vec()), "5.6 to 5.8: a ping between fragments");
    server.close().await;
}

/// Each on a connection of its own, which is closed with the code of RFC 6455. The table goes on.
#[tokio::test(flavor = "multi_thread")]
async fn bad_frames_close_the_connection_with_their_code() {
    let server = TestServer::open().await;
    let (table, _) = server.seated(2, 0).await;
    let mut other = RawSocket::open(server.address, &table).await;
    let mut cases: Vec<(String, Vec<u8>, u16)> = Vec::new();
    for bits in [0x10, 0x20, 0x40, 0x50, 0x70] {
        for opcode in [TEXT, BINARY, PING, CLOSE] {
            cases.push((format!("3 reserved bits {bits:x} of {opcode}"), frame(FIN | bits | opcode, b""), PROTOCOL));
        }
    }
    for opcode in [3, 4, 5, 6, 7, 11, 12, 13, 14, 15] {
        for payload in [b"".as_slice(), b"reserved"] {
            cases.push((format!("4 opcode {opcode}"), frame(FIN | opcode, payload), PROTOCOL));
        }
    }
    cases.push(("2.5 long ping".into(), frame(FIN | PING, &[0; 126]), PROTOCOL));
    cases.push(("5.1 fragmented ping".into(), frame(PING, b"x"), PROTOCOL));
    cases.push(("5.2 fragmented pong".into(), frame(PONG, b"x"), PROTOCOL));
    for first in [CONTINUATION, FIN | CONTINUATION] {
        cases.push(("5.9 continuation of nothing".into(), frame(first, b"x"), PROTOCOL));
    }
    let twice = [frame(TEXT, b"{"), frame(FIN | TEXT, SAY)].concat();
    cases.push(("5.18 text within a text".into(), twice, PROTOCOL));
    cases.push(("frame without a mask".into(), [head(FIN | TEXT, SAY.len()), SAY.to_vec()].concat(), PROTOCOL));
    let broken: [&[u8]; 14] = [
        b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80edited",
        b"\xf4\x90\x80\x80",
        b"\xc0\xaf",
        b"\xe0\x80\xaf",
        b"\xf0\x80\x80\xaf",
        b"\xc1\xbf",
        b"\x80",
        b"\xbf\xbf",
        b"\xfe",
        b"\xff\xff",
        b"\xed\xbf\xbf",
        b"\xf8\x88\x80\x80\x80",
        b"a\xce",
        b"\xf0\x9d\x84",
    ];
    for bytes in broken {
        cases.push((format!("6.3 to 6.23 {bytes:x?}"), frame(FIN | TEXT, bytes), INVALID));
        let cut = [frame(TEXT, &bytes[..1]), frame(FIN | CONTINUATION, &bytes[1..])].concat();
        cases.push((format!("6.3 to 6.23 {bytes:x?} in fragments"), cut, INVALID));
    }
    cases.push(("7.3.2 close with half a code".into(), frame(FIN | CLOSE, &[3]), PROTOCOL));
    cases.push(("7.3.6 long close".into(), close(1000, &[b'*'; 124]), PROTOCOL));
    cases.push(("7.5.1 reason that is no UTF-8".into(), close(1000, b"\xce\xba\xed\xa0\x80"), INVALID));
    for code in [0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65535] {
        cases.push((format!("7.9 close code {code}"), close(code, b""), PROTOCOL));
    }
    // A head alone, so that nothing is left unread.
    let huge = |length: u64| [&[FIN | TEXT, 0x80 | 127][..], &length.to_be_bytes(), &[0; 4]].concat();
    for length in [16_385, 1 << 32, u64::MAX >> 1] {
        cases.push((format!("9 frame of {length} bytes"), huge(length), TOO_BIG));
    }
    for (name, bytes, code) in cases {
        let mut socket = RawSocket::open(server.address, &table).await;
        socket.send(&bytes).await;
        assert_eq!(socket.closed().await, code, "{name}");
        other.send(&frame(FIN | TEXT, SAY)).await;
        assert_eq!(other.next().await, Some((FIN | TEXT, ANSWER.to_vec())), "after {name}");
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn message_without_end_is_cut_off() {
    let server = TestServer::open().await;
    let (table, _) = server.seated(2, 0).await;
    let mut socket = RawSocket::open(server.address, &table).await;
    socket.send(&frame(FIN | TEXT, &[b' '; 4097])).await;
    let (_, refused) = socket.next().await.expect("a refusal");
    assert!(refused.starts_with(br#"{"type":"refused","refusal":{"reason":"too_long""#), "told why, and connected");
    socket.send(&frame(TEXT, &[b' '; 4096])).await;
    for _ in 0..3 {
        socket.send(&frame(CONTINUATION, &[b' '; 4096])).await;
    }
    socket.send(&frame(CONTINUATION, b" ")).await;
    assert_eq!(socket.closed().await, TOO_BIG);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn close_is_answered_and_ends_the_connection() {
    let server = TestServer::open().await;
    let (table, _) = server.seated(2, 0).await;
    let codes = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999];
    for code in codes {
        for reason in [b"".as_slice(), b"Hello World!", &[b'*'; 123]] {
            let mut socket = RawSocket::open(server.address, &table).await;
            // What follows a close is not answered.
            socket.send(&[close(code, reason), frame(FIN | TEXT, SAY), frame(FIN | PING, b"x")].concat()).await;
            assert_eq!(socket.closed().await, code, "7.7");
        }
    }
    let mut socket = RawSocket::open(server.address, &table).await;
    socket.send(&frame(FIN | CLOSE, b"")).await;
    assert_eq!(socket.closed().await, NORMAL, "7.3.1");
    let mut socket = RawSocket::open(server.address, &table).await;
    socket.send(&[close(1000, b""), close(1000, b"")].concat()).await;
    assert_eq!(socket.closed().await, NORMAL, "7.1.2: two closes");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn handshake_without_what_it_needs_is_refused() {
    let server = TestServer::open().await;
    let (table, _) = server.seated(2, 0).await;
    let lines = [
        "Connection: Upgrade\r\n",
        "Upgrade: websocket\r\n",
        "Sec-WebSocket-Version: 13\r\n",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
    ];
    for missing in 0..lines.len() {
        let headers: String =
            lines.iter().enumerate().filter(|(line, _)| *line != missing).map(|(_, text)| *text).collect();
        let (_, answer) = RawSocket::handshake(server.address, &table, &headers).await;
        assert!(answer.starts_with("HTTP/1.1 400 "), "without {}: {answer}", lines[missing]);
    }
    let old = lines.concat().replace("13", "8");
    let (_, answer) = RawSocket::handshake(server.address, &table, &old).await;
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    server.close().await;
}
