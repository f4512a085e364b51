//! Identities, links, lists.

use crate::client::{House, create, sit};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_identity_is_a_cookie_that_no_script_reads() {
    let house = House::open().await;
    let mut ada = house.visitor();
    assert_eq!(ada.get("/api/me").await.good()["known"], false);
    assert_eq!(ada.cookie, None, "looking makes nobody known");
    ada.post("/api/tables", create(2, 0)).await.good();
    let attributes: Vec<&str> = ada.set_cookie.split("; ").skip(1).collect();
    for wanted in ["HttpOnly", "SameSite=Strict", "Path=/api"] {
        assert!(attributes.contains(&wanted), "{}", ada.set_cookie);
    }
    let me = ada.get("/api/me").await.good();
    assert_eq!((&me["known"], &me["name"]), (&json!(true), &json!("Ada")));
    assert_eq!(me["tables"][0]["names"], json!(["Ada", ""]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_identity_is_carried_to_another_device_by_a_link_that_works_once() {
    let house = House::open().await;
    let (_, mut visitors) = house.seated(2, 0).await;
    let link = visitors[0].post("/api/me/carry", json!(null)).await.good();
    let path = format!("/api/carry/{}", link["token"].as_str().expect("a token"));
    let mut phone = house.visitor();
    assert_eq!(phone.post(&path, json!(null)).await.status, 204);
    assert_ne!(phone.cookie, visitors[0].cookie, "each device has its own secret");
    assert_eq!(phone.get("/api/me").await.good()["tables"][0]["seat"], 1);
    house.visitor().post(&path, json!(null)).await.refused(410, "link_expired");
    house.visitor().post("/api/me/carry", json!(null)).await.refused(403, "not_seated");
    assert_eq!(phone.ask("DELETE", "/api/me", "", "").await.status, 204);
    assert_eq!(phone.get("/api/me").await.good()["known"], false);
    assert_eq!(visitors[0].get("/api/me").await.good()["known"], true);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_is_for_one_seat_and_works_once() {
    let house = House::open().await;
    let mut host = house.visitor();
    let made = host.post("/api/tables", create(4, 0)).await.good();
    let table = made["table"].as_str().expect("an id");
    let link = host.post(&format!("/api/tables/{table}/seats/3/link"), json!(null)).await.good();
    let path = format!("/api/join/{}", link["token"].as_str().expect("a token"));
    assert_eq!(house.visitor().get(&path).await.good()["seat"], 3, "looking does not use it up");
    assert_eq!(
        host.post(&path, sit("Ada")).await.good()["seat"],
        1,
        "who sits there already does not use it up either"
    );
    let mut guest = house.visitor();
    assert_eq!(guest.post(&path, sit("Bo")).await.good()["seat"], 3);
    house.visitor().post(&path, sit("Cy")).await.refused(410, "link_expired");
    host.post(&format!("/api/tables/{table}/seats/3/link"), json!(null)).await.refused(409, "seat_taken");
    host.post(&format!("/api/tables/{table}/seats/9/link"), json!(null)).await.refused(409, "seat_taken");
    house.visitor().post(&format!("/api/tables/{table}/seats/2/link"), json!(null)).await.refused(403, "not_seated");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_good_for_the_free_seats_and_for_nothing_after() {
    let house = House::open().await;
    let mut host = house.visitor();
    let made = host.post("/api/tables", create(3, 0)).await.good();
    let path = format!("/api/join/{}", made["invitation"].as_str().expect("a token"));
    let table = made["table"].as_str().expect("an id").to_owned();
    house.visitor().post(&format!("/api/tables/{table}/sit"), sit("Eve")).await.refused(403, "not_invited");
    let mut bo = house.visitor();
    assert_eq!(bo.post(&path, sit("Bo")).await.good()["seat"], 2);
    assert_eq!(bo.post(&path, sit("Bo")).await.good()["seat"], 2, "who opens it again finds the own seat");
    assert_eq!(house.visitor().post(&path, sit("Cy")).await.good()["seat"], 3);
    house.visitor().post(&path, sit("Di")).await.refused(409, "already_started");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn public_tables_stand_in_the_lobby_and_others_do_not() {
    let house = House::open().await;
    let mut host = house.visitor();
    host.post("/api/tables", create(2, 0)).await.good();
    let mut public = create(2, 1);
    public["settings"]["visibility"] = json!("public");
    let made = host.post("/api/tables", public).await.good();
    let lobby = house.visitor().get("/api/tables").await.good();
    assert_eq!(lobby["tables"].as_array().expect("a list").len(), 1);
    assert_eq!((&lobby["tables"][0]["table"]["id"], &lobby["tables"][0]["free_seats"]), (&made["table"], &json!(1)));
    let path = format!("/api/tables/{}/sit", made["table"].as_str().expect("an id"));
    assert_eq!(house.visitor().post(&path, sit("Bo")).await.good()["seat"], 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_ones_tables_says_where_it_is_ones_turn() {
    let house = House::open().await;
    let (table, mut visitors) = house.seated(2, 0).await;
    let mut turns = Vec::new();
    for visitor in &mut visitors {
        turns.push(visitor.get("/api/me").await.good()["tables"][0]["my_turn"].clone());
    }
    assert_eq!(turns, [json!(true), json!(false)]);
    let (mut talk, _) = visitors[0].sit_at(&table).await;
    talk.act(0, "draw").await;
    assert_eq!(visitors[1].get("/api/me").await.good()["tables"][0]["my_turn"], true);
    house.close().await;
}

fn subscription(endpoint: &str) -> serde_json::Value {
    json!({ "endpoint": endpoint, "p256dh": "BA", "auth": "AA", "title": "Iquazú", "body": "x" })
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_subscribe_and_only_at_push_services() {
    let house = House::open().await;
    let (_, mut visitors) = house.seated(2, 0).await;
    let key = house.visitor().get("/api/push/key").await.good();
    assert_eq!(key["key"].as_str().map(str::len), Some(87), "65 bytes");
    assert_eq!(house.visitor().get("/api/push/key").await.good(), key, "for ever the same");
    let good = "https://updates.push.services.mozilla.com/wpush/v2/x";
    house.visitor().post("/api/push", subscription(good)).await.refused(403, "not_seated");
    visitors[0].post("/api/push", subscription("https://127.0.0.1/x")).await.refused(400, "unreadable");
    assert_eq!(visitors[0].post("/api/push", subscription(good)).await.status, 204);
    let json = "Content-Type: application/json\r\n";
    assert_eq!(
        visitors[0].ask("DELETE", "/api/push", json, &json!({ "endpoint": good }).to_string()).await.status,
        204
    );
    house.close().await;
}

/// Who is not looking when it is their turn is told; who looks sees it.
#[tokio::test(flavor = "multi_thread")]
async fn the_webhook_hears_whose_turn_it_is_at_a_table_over_days() {
    let folder = tempfile::tempdir().expect("a folder");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let webhook = Some(format!("http://{}/", listener.local_addr().expect("bound")));
    let store = crate::client::sqlite(folder.path().join("tables.db")).await;
    let house = House::with(iquazu_server::Online { webhook, ..crate::client::quick(store) }).await;
    let mut wish = create(2, 0);
    wish["settings"]["pace"] = json!("turn_by_turn");
    wish["settings"]["clock"] = json!({ "kind": "turn", "minutes": 1440 });
    let mut ada = house.visitor();
    let made = ada.post("/api/tables", wish).await.good();
    let path = format!("/api/join/{}", made["invitation"].as_str().expect("a token"));
    house.visitor().post(&path, sit("Bo")).await.good();
    let (mut call, _) =
        tokio::time::timeout(crate::client::PATIENCE, listener.accept()).await.expect("a call").unwrap();
    let mut heard = String::new();
    while !heard.contains('}') {
        let mut bytes = [0; 4096];
        let count = tokio::io::AsyncReadExt::read(&mut call, &mut bytes).await.expect("a request");
        heard += std::str::from_utf8(&bytes[..count]).expect("UTF-8");
    }
    let body: serde_json::Value = serde_json::from_str(heard.split("\r\n\r\n").nth(1).expect("a body")).expect("JSON");
    assert_eq!(body, json!({ "event": "your_turn", "table": made["table"], "seat": 1 }));
    drop(call);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_asked_for_twice_with_one_request_is_made_once() {
    let house = House::open().await;
    let mut ada = house.visitor();
    ada.post("/api/tables", create(2, 0)).await.good();
    let mut wish = create(3, 0);
    wish["request"] = json!("once");
    let first = ada.post("/api/tables", wish.clone()).await.good();
    let again = ada.post("/api/tables", wish.clone()).await.good();
    assert_eq!((&again["table"], &again["seat"]), (&first["table"], &json!(1)));
    let path = format!("/api/join/{}", again["invitation"].as_str().expect("a token"));
    assert_eq!(house.visitor().post(&path, sit("Bo")).await.good()["table"], first["table"]);
    wish["settings"]["seats"] = create(2, 0)["settings"]["seats"].clone();
    assert_ne!(ada.post("/api/tables", wish.clone()).await.good()["table"], first["table"], "another wish");
    let mut stranger = house.visitor();
    stranger.post("/api/tables", create(2, 0)).await.good();
    assert_ne!(stranger.post("/api/tables", wish).await.good()["table"], first["table"], "somebody else's request");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_whose_time_is_over_is_said_to_be_so() {
    use sha2::{Digest, Sha256};
    let folder = tempfile::tempdir().expect("a folder");
    let store = crate::client::sqlite(folder.path().join("tables.db")).await;
    let house = House::with(crate::client::quick(store.clone())).await;
    let made = house.visitor().post("/api/tables", create(2, 0)).await.good();
    let table: iquazu_store::TableId = made["table"].as_str().expect("an id").parse().expect("an id");
    let token = "A".repeat(43);
    let hash = iquazu_store::SecretHash(Sha256::digest(&token).into());
    let yesterday = iquazu_store::Moment(iquazu_store::Moment::now().0 - 86_400_000);
    for (purpose, payload) in
        [("invitation", table.as_bytes().to_vec()), ("seat", [&table.as_bytes()[..], &[2]].concat())]
    {
        let kept = iquazu_store::Token { hash, purpose: purpose.to_owned(), payload, expires: yesterday };
        store.put_token(kept).await.expect("kept");
        let mut guest = house.visitor();
        guest.get(&format!("/api/join/{token}")).await.refused(410, "link_expired");
        guest.post(&format!("/api/join/{token}"), sit("Bo")).await.refused(410, "link_expired");
        assert_eq!(guest.cookie, None, "nobody became known");
        assert_eq!(store.sweep_tokens(iquazu_store::Moment::now()).await, Ok(1));
    }
    house.close().await;
}
