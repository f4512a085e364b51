//! The operator's page: who may see it, what it shows, and what it never does.

use crate::harness::{Client, HttpResponse, TestServer, create, quick, sqlite};
use iquazu_protocol::{ChatContent, ClientMessage};
use iquazu_server::OnlineConfig;
use iquazu_store::{PeopleQuery, Store, Timestamp};
use serde_json::json;
use std::sync::Arc;

const TOKEN: &str = "a token of the operator";

async fn server(token: Option<&str>) -> (TestServer, Arc<dyn Store>, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path().join("tables.db")).await;
    let operator_token = token.map(|token| token.parse().expect("a token"));
    let server = TestServer::with(OnlineConfig { operator_token, ..quick(Arc::clone(&store)) }).await;
    (server, store, folder)
}

async fn post(client: &mut Client, path: &str, fields: &[(&str, &str)]) -> HttpResponse {
    post_from(client, path, fields, &format!("http://{}", client.address)).await
}

async fn post_from(client: &mut Client, path: &str, fields: &[(&str, &str)], origin: &str) -> HttpResponse {
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", value.replace(' ', "+"))).collect();
    let headers = format!("Content-Type: application/x-www-form-urlencoded\r\nOrigin: {origin}\r\n");
    client.ask("POST", path, &headers, &body.join("&")).await
}

async fn log_in(server: &TestServer) -> Client {
    let mut operator = server.client();
    assert_eq!(post(&mut operator, "/operator/login", &[("token", TOKEN)]).await.status, 303);
    operator
}

/// Returns the hidden value that forms carry.
fn form_value(page: &str) -> String {
    let (_, rest) = page.split_once("name=\"form\" value=\"").expect("a form");
    rest.split('"').next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_there_is_no_page() {
    let (server, _, _folder) = server(None).await;
    let answer = server.client().get("/operator").await;
    assert!(answer.status != 200 && !answer.body.contains("token"), "{} {}", answer.status, answer.body);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_token_opens_the_page() {
    let (server, _, _folder) = server(Some(TOKEN)).await;
    let mut stranger = server.client();
    for path in ["/operator", "/operator/reports", "/operator/people", "/operator/bans", "/operator/tables"] {
        let answer = stranger.get(path).await;
        assert_eq!(answer.status, 401, "{path}");
        assert!(answer.body.contains("name=\"token\"") && !answer.body.contains("<nav"), "{path}");
    }
    for (path, field) in [("/operator/ban", "identity"), ("/operator/logout", "x")] {
        assert_eq!(post(&mut stranger, path, &[(field, "1")]).await.status, 401, "{path}");
    }
    let wrong = post(&mut stranger, "/operator/login", &[("token", "a token of somebody")]).await;
    assert_eq!((wrong.status, stranger.cookie.as_ref()), (403, None), "{}", wrong.body);
    let page = log_in(&server).await.get("/operator").await;
    assert_eq!(page.status, 200, "{}", page.body);
    for header in [
        "cache-control: no-store",
        "content-security-policy: default-src 'none'; style-src 'self'; form-action 'self'",
        "referrer-policy: same-origin",
        "x-content-type-options: nosniff",
    ] {
        assert!(page.head.contains(header), "{header}\n{}", page.head);
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_the_token_is_limited() {
    let (server, _, _folder) = server(Some(TOKEN)).await;
    let mut stranger = server.client();
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(post(&mut stranger, "/operator/login", &[("token", "wrong wrong wrong")]).await.status);
    }
    assert_eq!(statuses[..5], [403; 5]);
    assert!(statuses.contains(&429), "{statuses:?}");
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_other_pages_change_nothing() {
    let (server, store, _folder) = server(Some(TOKEN)).await;
    let mut ada = server.client();
    ada.post("/api/tables", create(2, 0)).await.success();
    let query = PeopleQuery { limit: 9, ..PeopleQuery::default() };
    let id = store.people(query, Timestamp::now()).await.expect("people")[0].identity.id.to_string();
    let mut operator = log_in(&server).await;
    let form = form_value(&operator.get("/operator/people").await.body);
    let fields = [("form", form.as_str()), ("identity", id.as_str()), ("days", "3"), ("reason", "test <b>")];
    assert_eq!(post_from(&mut operator, "/operator/ban", &fields, "https://evil.example").await.status, 403);
    assert_eq!(post_from(&mut operator, "/operator/ban", &fields, "null").await.status, 403);
    assert_eq!(post(&mut operator, "/operator/ban", &fields[1..]).await.status, 403, "without the hidden value");
    assert!(store.bans(None, 9).await.expect("bans").is_empty());
    assert_eq!(post(&mut operator, "/operator/ban", &fields).await.status, 303);
    let bans = operator.get("/operator/bans").await;
    assert!(bans.body.contains("test &lt;b&gt;") && !bans.body.contains("<b>"), "{}", bans.body);
    ada.post("/api/tables", create(2, 0)).await.refused(403, "banned");
    let wrong = [("form", form.as_str()), ("identity", id.as_str()), ("days", "-1")];
    assert_eq!(post(&mut operator, "/operator/ban", &wrong).await.status, 400);
    assert_eq!(post(&mut operator, "/operator/unban", &fields[..2]).await.status, 303);
    assert_eq!(post(&mut operator, "/operator/unban", &fields[..2]).await.status, 404);
    assert_eq!(post(&mut operator, "/operator/remove-name", &fields[..2]).await.status, 404, "which name?");
    let host = create(2, 0)["name"].as_str().expect("a name").to_owned();
    let named = [fields[0], fields[1], ("name", host.as_str())];
    assert_eq!(post(&mut operator, "/operator/remove-name", &named).await.status, 303);
    assert!(operator.get("/operator/people").await.body.contains("•••"));
    assert_eq!(post(&mut operator, "/operator/logout", &fields[..1]).await.status, 303);
    assert_eq!(operator.get("/operator").await.status, 401);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_shown_escaped_and_closed() {
    let (server, store, _folder) = server(Some(TOKEN)).await;
    let (table, mut clients) = server.seated(2, 0).await;
    let (mut bob, _) = clients[1].join(&table).await;
    let request = bob.next_request();
    let content = ChatContent::Text("<script>alert(1)</script>".parse().expect("a text"));
    bob.send(&ClientMessage::Chat { request: request.clone(), content }).await;
    bob.answer(&request).await;
    let body = json!({ "seat": 2, "reason": "insult" });
    assert_eq!(clients[0].post(&format!("/api/tables/{table}/reports"), body).await.status, 204);
    let mut operator = log_in(&server).await;
    let page = operator.get("/operator/reports").await.body;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script"), "{page}");
    let id = store.reports(true, None, 9).await.expect("reports")[0].id.to_string();
    let form = form_value(&page);
    let fields = [("form", form.as_str()), ("report", id.as_str()), ("outcome", "warned")];
    assert_eq!(post(&mut operator, "/operator/reports/close", &fields).await.status, 303);
    assert_eq!(post(&mut operator, "/operator/reports/close", &fields).await.status, 404);
    assert!(operator.get("/operator/reports").await.body.contains("There are none."));
    assert!(operator.get("/operator/reports?closed=1").await.body.contains("warned"));
    assert!(operator.get("/operator/tables").await.body.contains(&table.to_string()));
    server.close().await;
}

/// The block that people paste into public questions.
#[tokio::test(flavor = "multi_thread")]
async fn diagnostics_have_no_secrets_names_addresses_or_cards() {
    let (server, store, _folder) = server(Some(TOKEN)).await;
    let (table, mut clients) = server.seated(2, 0).await;
    let (mut socket, snapshot) = clients[0].join(&table).await;
    let request = socket.next_request();
    let content = ChatContent::Text("meet me at the weir".parse().expect("a text"));
    socket.send(&ClientMessage::Chat { request: request.clone(), content }).await;
    socket.answer(&request).await;
    let body = json!({ "seat": 1, "reason": "insult", "note": "he shouted at me" });
    assert_eq!(clients[1].post(&format!("/api/tables/{table}/reports"), body).await.status, 204);
    let mut operator = log_in(&server).await;
    let page = operator.get("/operator").await.body;
    let (_, block) = page.split_once("<textarea").expect("a block");
    let log = store.read(table.to_string().parse().expect("an id"), 0, 1).await.expect("a log");
    let created: serde_json::Value = serde_json::from_slice(&log[0].payload).expect("JSON");
    let secret = created["secret"].as_str().expect("the secret of the deal");
    let view = snapshot.view.expect("a view of a running game");
    let report = store.reports(true, None, 9).await.expect("reports").remove(0);
    let value = |client: &Client| client.cookie.as_deref().and_then(|text| text.split('=').nth(1)).map(str::to_owned);
    let texts = [TOKEN, "Guest", "Ada", "127.0.0.1", "[::1]", "weir", "shouted", secret];
    let mut hidden: Vec<String> = texts.map(str::to_owned).to_vec();
    hidden.extend([table.to_string(), report.id.to_string(), report.reported.to_string(), report.reporter.to_string()]);
    hidden.extend([&clients[0], &clients[1], &operator].map(|client| value(client).expect("a cookie")));
    // Every line of what a player sees: the hand, the wall, the boxes.
    let lines = view.as_str().lines().filter(|line| line.len() > 4);
    let known = hidden.len();
    hidden.extend(lines.map(str::to_owned));
    assert!(hidden.len() > known, "the view has lines to look for: {view:?}");
    let leak = |block: &str| hidden.iter().find(|text| block.contains(text.as_str())).cloned();
    assert_eq!(leak(block), None, "{block}");
    for text in &hidden {
        assert!(text.len() > 2 && leak(&format!("{block}{text}")).is_some(), "{text:?} would not be found");
    }
    for expected in
        ["version: iquazu", "SQLite", "tables: 0 waiting, 1 playing", "people: 2", "WebSockets: 1", "health: ready"]
    {
        assert!(block.contains(expected), "{expected}\n{block}");
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_are_paged() {
    let (server, store, _folder) = server(Some(TOKEN)).await;
    for number in 0..30 {
        let mut body = create(2, 0);
        body["name"] = json!(format!("Person {number:02}"));
        server.client().post("/api/tables", body).await.success();
    }
    let mut operator = log_in(&server).await;
    for path in ["/operator/people", "/operator/tables"] {
        let first = operator.get(path).await.body;
        assert_eq!(first.matches("<article>").count(), 25, "{path}");
        let (before, _) = first.split_once("\">More").expect("a link");
        let link = before.rsplit("href=\"").next().expect("a link").replace("&amp;", "&");
        assert_eq!(operator.get(&link).await.body.matches("<article>").count(), 5, "{link}");
    }
    let found = operator.get("/operator/people?name=Person+07").await.body;
    assert_eq!(found.matches("<article>").count(), 1);
    drop(store);
    server.close().await;
}
