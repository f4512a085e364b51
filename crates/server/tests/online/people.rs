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
