//! Turn notifications as push services and browsers receive them: RFC 8030, 8188, 8291 and 8292.

use crate::harness::{Client, TIMEOUT, TestServer, create, quick, sit, sqlite};
use iquazu_protocol::{ClientMessage, RequestId, ServerMessage, TableId};
use iquazu_rules::text::base64url;
use iquazu_server::OnlineConfig;
use iquazu_store::{IdentityId, PushSubscription, Store};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Signer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A browser's side of a subscription.
struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(info, Length(N)).and_then(|key| key.fill(&mut bytes)).expect("derived");
    bytes
}

impl Browser {
    fn new() -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("a key").as_ref().to_vec();
        Browser { private, public, auth: [9; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Vec<u8> {
        let (p256dh, auth) = (base64url::encode(&self.public), base64url::encode(&self.auth));
        json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "title": "Iquazú", "body": "Du bist dran." })
            .to_string()
            .into_bytes()
    }

    /// Decrypts a message (RFC 8291, section 4; one record, RFC 8188).
    fn open(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        let (theirs, record) = rest[1..].split_at(usize::from(rest[0]));
        assert!(record.len() <= u32::from_be_bytes(size.try_into().expect("4 bytes")) as usize, "one record");
        assert!(body.len() <= 4096, "what push services take");
        let info = [b"WebPush: info\0", &self.public[..], theirs];
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let secret: [u8; 32] =
            agree_ephemeral(self.private, &peer, |shared| derive(&self.auth, shared, &info)).expect("agreed");
        let key: [u8; 16] = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derive(salt, &secret, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut record = record.to_vec();
        let text = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).expect("sealed");
        let (last, text) = text.split_last().expect("a delimiter");
        assert_eq!(*last, 2, "the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

/// A request to the push service.
struct Delivery {
    stream: TcpStream,
    line: String,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

impl Delivery {
    async fn next(service: &TcpListener) -> Delivery {
        let (mut stream, _) = tokio::time::timeout(TIMEOUT, service.accept()).await.expect("a call").expect("a call");
        let mut bytes = Vec::new();
        let head = loop {
            stream.read_buf(&mut bytes).await.expect("a request");
            if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                break String::from_utf8(bytes.drain(..end + 4).collect()).expect("UTF-8");
            }
        };
        let mut lines = head.lines();
        let line = lines.next().expect("a request line").to_owned();
        let pairs = lines.filter_map(|line| line.split_once(": "));
        let headers: BTreeMap<String, String> =
            pairs.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        let length: usize = headers["content-length"].parse().expect("a length");
        while bytes.len() < length {
            stream.read_buf(&mut bytes).await.expect("the body");
        }
        Delivery { stream, line, headers, body: bytes }
    }

    async fn answer(mut self, status: &str) {
        let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        self.stream.write_all(answer.as_bytes()).await.expect("sent");
    }

    /// Checks the signature (RFC 8292): by the key that browsers got, for this service, for a short time.
    fn check_sender(&self, key: &str, origin: &str) {
        let header = self.headers["authorization"].strip_prefix("vapid t=").expect("VAPID");
        let (token, sender) = header.split_once(", k=").expect("two parts");
        assert_eq!(sender, key);
        let (said, signature) = token.rsplit_once('.').expect("a signature");
        let signer = Signer::new(&ECDSA_P256_SHA256_FIXED, base64url::decode(key).expect("base64url"));
        signer
            .verify(said.as_bytes(), &base64url::decode(signature).expect("base64url"))
            .expect("signed by the server's key");
        let (head, claims) = said.split_once('.').expect("head and claims");
        let read =
            |part: &str| serde_json::from_slice::<Value>(&base64url::decode(part).expect("base64url")).expect("JSON");
        assert_eq!(read(head), json!({ "typ": "JWT", "alg": "ES256" }));
        assert_eq!((&read(claims)["aud"], &read(claims)["sub"]), (&json!(origin), &json!("mailto:host@example.org")));
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
        let until = read(claims)["exp"].as_u64().expect("a time");
        assert!(until > now && until <= now + 24 * 3600, "at most a day");
    }
}

/// A turn-by-turn table: it is Ada's turn; Bo is not connected and has subscribed.
struct Evening {
    server: TestServer,
    store: Arc<dyn Store>,
    service: TcpListener,
    table: TableId,
    clients: [Client; 2],
    bo: IdentityId,
    _folder: tempfile::TempDir,
}

impl Evening {
    async fn begin(browser: &Browser) -> Evening {
        let folder = tempfile::tempdir().expect("a folder");
        let store = sqlite(folder.path().join("tables.db")).await;
        let contact = Some("mailto:host@example.org".to_owned());
        let server = TestServer::with(OnlineConfig { contact, ..quick(Arc::clone(&store)) }).await;
        let mut body = create(2, 0);
        body["settings"]["pace"] = json!("turn_by_turn");
        let mut clients = [server.client(), server.client()];
        let made = clients[0].post("/api/tables", body).await.success();
        let table: TableId = made["table"].as_str().expect("an id").parse().expect("an id");
        let path = format!("/api/join/{}", made["invitation"].as_str().expect("a token"));
        clients[1].post(&path, sit("Bo")).await.success();
        let log = store.read(iquazu_store::TableKey::from_bytes(*table.as_bytes()), 0, 9).await.expect("a log");
        let sat: Value = serde_json::from_slice(&log[2].payload).expect("JSON");
        let bo = sat["identity"].as_str().expect("an identity").parse().expect("an identity");
        let service = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        // The API accepts only known push services; the store accepts this one.
        let endpoint = format!("http://{}/push/bo", service.local_addr().expect("bound"));
        let payload = browser.subscription(&endpoint);
        store.put_push_subscription(PushSubscription { identity: bo, endpoint, payload }).await.expect("stored");
        Evening { server, store, service, table, clients, bo, _folder: folder }
    }

    /// Plays a move with a connection of its own, after the other one has closed.
    async fn move_once(&self, client: usize, steps: u32) {
        let (mut socket, mut snapshot) = self.clients[client].join(&self.table).await;
        while snapshot.present.len() > 1 {
            tokio::time::sleep(Duration::from_millis(10)).await;
            snapshot = socket.hello(None).await;
        }
        let request: RequestId = format!("m{steps}").parse().expect("an id");
        socket.send(&ClientMessage::Act { request: request.clone(), expected: steps, action: "draw".to_owned() }).await;
        assert!(matches!(socket.answer(&request).await, ServerMessage::Done { .. }));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turn_notice_is_encrypted_and_signed() {
    let browser = Browser::new();
    let evening = Evening::begin(&browser).await;
    evening.move_once(0, 0).await;
    let delivery = Delivery::next(&evening.service).await;
    assert_eq!(delivery.line, "POST /push/bo HTTP/1.1");
    assert_eq!(delivery.headers["content-encoding"], "aes128gcm");
    assert!(delivery.headers["ttl"].parse::<u32>().is_ok_and(|seconds| seconds > 0));
    let key = evening.server.client().get("/api/push/key").await.success();
    let origin = format!("http://{}", evening.service.local_addr().expect("bound"));
    delivery.check_sender(key["key"].as_str().expect("a key"), &origin);
    let news = browser.open(&delivery.body);
    let url = format!("/table/{}", evening.table);
    assert_eq!(news, json!({ "title": "Iquazú", "body": "Du bist dran.", "url": url }));
    delivery.answer("201 Created").await;
    assert_eq!(evening.store.push_subscriptions(evening.bo).await.expect("stored").len(), 1, "it is used again");
    evening.server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_subscription_is_removed() {
    for status in ["404 Not Found", "410 Gone"] {
        let evening = Evening::begin(&Browser::new()).await;
        evening.move_once(0, 0).await;
        Delivery::next(&evening.service).await.answer(status).await;
        let started = std::time::Instant::now();
        while !evening.store.push_subscriptions(evening.bo).await.expect("readable").is_empty() {
            assert!(started.elapsed() < TIMEOUT, "{status}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        evening.server.close().await;
    }
}

/// The service hangs, then fails: moves are acknowledged meanwhile, and the subscription stays.
#[tokio::test(flavor = "multi_thread")]
async fn failing_push_service_does_not_delay_the_table() {
    let evening = Evening::begin(&Browser::new()).await;
    evening.move_once(0, 0).await;
    let hanging = Delivery::next(&evening.service).await;
    for (client, steps) in [(1, 1), (0, 2)] {
        evening.move_once(client, steps).await;
    }
    // A notice whose turn is over is not sent, so the next one has to be there before Bo moves.
    let second = Delivery::next(&evening.service).await;
    evening.move_once(1, 3).await;
    hanging.answer("503 Service Unavailable").await;
    second.answer("500 Internal Server Error").await;
    assert_eq!(evening.store.push_subscriptions(evening.bo).await.expect("readable").len(), 1);
    evening.server.close().await;
}

/// A dozen services that hang hold up nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn hanging_push_services_do_not_delay_others() {
    let evening = Evening::begin(&Browser::new()).await;
    let hanging = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    for number in 0..12 {
        // Sorted before the one that answers.
        let endpoint = format!("http://{}/a/{number}", hanging.local_addr().expect("bound"));
        let payload = Browser::new().subscription(&endpoint);
        let push = PushSubscription { identity: evening.bo, endpoint, payload };
        evening.store.put_push_subscription(push).await.expect("stored");
    }
    let start = std::time::Instant::now();
    evening.move_once(0, 0).await;
    Delivery::next(&evening.service).await.answer("201 Created").await;
    assert!(start.elapsed() < TIMEOUT, "not one after the other");
    evening.server.close().await;
}

/// What failed is tried again; what was delivered is not.
#[tokio::test(flavor = "multi_thread")]
async fn failed_delivery_is_retried() {
    let evening = Evening::begin(&Browser::new()).await;
    let other = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let endpoint = format!("http://{}/push/bo", other.local_addr().expect("bound"));
    let payload = Browser::new().subscription(&endpoint);
    let push = PushSubscription { identity: evening.bo, endpoint, payload };
    evening.store.put_push_subscription(push).await.expect("stored");
    evening.move_once(0, 0).await;
    Delivery::next(&other).await.answer("201 Created").await;
    Delivery::next(&evening.service).await.answer("503 Service Unavailable").await;
    Delivery::next(&evening.service).await.answer("201 Created").await;
    let again = tokio::time::timeout(Duration::from_millis(200), other.accept()).await;
    assert!(again.is_err(), "the other one has it already");
    evening.server.close().await;
}

/// The queue is in the database: the next process delivers what the last one could not.
#[tokio::test(flavor = "multi_thread")]
async fn notice_survives_the_process() {
    let evening = Evening::begin(&Browser::new()).await;
    evening.move_once(0, 0).await;
    // The service is not reached before the server stops.
    let interrupted = Delivery::next(&evening.service).await;
    let Evening { server, service, _folder, .. } = evening;
    server.close().await;
    drop(interrupted);
    let store = sqlite(_folder.path().join("tables.db")).await;
    // The lease of the dead process has ended.
    let far = iquazu_store::Timestamp(iquazu_store::Timestamp::now().0 + 120_000);
    let queued = store.claim_notices(far, far, 9).await.expect("readable");
    assert_eq!(queued.len(), 1);
    drop(service);
}

#[tokio::test(flavor = "multi_thread")]
async fn person_has_a_few_subscriptions() {
    let evening = Evening::begin(&Browser::new()).await;
    let mut bo = evening.clients[1].clone();
    for number in 0..8 {
        let endpoint = format!("https://updates.push.services.mozilla.com/wpush/v2/{number}");
        let body = json!({ "endpoint": endpoint, "p256dh": "BA", "auth": "AA", "title": "x", "body": "x" });
        assert_eq!(bo.post("/api/push", body).await.status, 204);
        // Older ones give way, so their order matters.
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let left = evening.store.push_subscriptions(evening.bo).await.expect("readable");
    let names: Vec<&str> = left.iter().filter_map(|push| push.endpoint.rsplit('/').next()).collect();
    assert_eq!(names, ["3", "4", "5", "6", "7"]);
    evening.server.close().await;
}
