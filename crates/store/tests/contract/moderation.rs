//! Reports, bans, removed names and mutes.

use iquazu_store::{
    Error, IdentityId, NewBan, PeopleQuery, Report, ReportAdded, ReportId, ReportLimits, Sanction, Store, TableKey,
    TimeCursor, Timestamp,
};

use crate::fixtures::{TestDatabase, bytes, hash, person};

const LIMITS: ReportLimits = ReportLimits { since: Timestamp(0), per_reporter: 3, per_table: 4 };

fn report(reporter: IdentityId, reported: IdentityId, table: TableKey, at: i64) -> Report {
    Report {
        id: ReportId::random(),
        reporter,
        reported,
        reported_name: "Mallory Ü".to_owned(),
        table,
        reason: "insult".to_owned(),
        payload: bytes("lines"),
        created_at: Timestamp(at),
        closed_at: None,
        outcome: String::new(),
    }
}

async fn add(store: &dyn Store, report: &Report) -> ReportAdded {
    store.add_report(report.clone(), LIMITS).await.unwrap()
}

fn ban(identity: IdentityId, at: i64, expires_at: Option<i64>) -> NewBan {
    let expires_at = expires_at.map(Timestamp);
    NewBan { identity, reason: "insults".to_owned(), created_at: Timestamp(at), expires_at }
}

pub(crate) async fn reports_are_listed_closed_and_purged(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob, table) = (IdentityId::random(), IdentityId::random(), TableKey::random());
    let (first, second) = (report(ada, bob, table, 100), report(bob, ada, table, 200));
    assert_eq!(add(&*store, &first).await, ReportAdded::Stored);
    assert_eq!(add(&*store, &second).await, ReportAdded::Stored);
    let page = store.reports(true, None, 1).await.unwrap();
    assert_eq!(page, std::slice::from_ref(&second), "newest first");
    let after = Some(TimeCursor { at: second.created_at, id: *second.id.as_bytes() });
    assert_eq!(store.reports(true, after, 9).await.unwrap(), std::slice::from_ref(&first));
    assert_eq!(store.reports(false, None, 9).await, Ok(Vec::new()));
    assert_eq!(store.close_report(first.id, "talked to Bob", Timestamp(300)).await, Ok(true));
    assert_eq!(store.close_report(first.id, "again", Timestamp(400)).await, Ok(false), "it is closed already");
    assert_eq!(store.close_report(ReportId::random(), "", Timestamp(400)).await, Ok(false));
    let closed = Report { closed_at: Some(Timestamp(300)), outcome: "talked to Bob".to_owned(), ..first };
    assert_eq!(store.reports(false, None, 9).await.unwrap(), [closed]);
    assert_eq!(store.reports(true, None, 9).await.unwrap(), [second]);
    assert_eq!(store.remove_closed_reports(Timestamp(300), 9).await, Ok(0));
    assert_eq!(store.remove_closed_reports(Timestamp(301), 9).await, Ok(1));
    assert_eq!(store.reports(true, None, 9).await.unwrap().len(), 1, "the open one stays");
    assert_eq!(store.remove_open_reports(Timestamp(200), 9).await, Ok(0));
    assert_eq!(store.remove_open_reports(Timestamp(201), 9).await, Ok(1));
    assert_eq!(store.reports(true, None, 9).await, Ok(Vec::new()));
}

pub(crate) async fn flood_of_reports_is_limited(database: TestDatabase) {
    let store = database.open().await;
    let (ada, table) = (IdentityId::random(), TableKey::random());
    let others: Vec<IdentityId> = (0..4).map(|_| IdentityId::random()).collect();
    let first = report(ada, others[0], table, 100);
    assert_eq!(add(&*store, &first).await, ReportAdded::Stored);
    let again = report(ada, others[0], table, 101);
    assert_eq!(add(&*store, &again).await, ReportAdded::AlreadyOpen);
    assert_eq!(add(&*store, &report(ada, others[1], table, 102)).await, ReportAdded::Stored);
    assert_eq!(add(&*store, &report(ada, others[0], TableKey::random(), 103)).await, ReportAdded::Stored);
    assert_eq!(add(&*store, &report(ada, others[2], table, 104)).await, ReportAdded::TooMany, "three of one person");
    assert_eq!(add(&*store, &report(others[0], ada, table, 105)).await, ReportAdded::Stored);
    assert_eq!(add(&*store, &report(others[1], ada, table, 106)).await, ReportAdded::Stored);
    assert_eq!(add(&*store, &report(others[2], ada, table, 107)).await, ReportAdded::TooMany, "four of one table");
    let later = ReportLimits { since: Timestamp(104), ..LIMITS };
    let fresh = report(ada, others[2], table, 108);
    assert_eq!(store.add_report(fresh, later).await, Ok(ReportAdded::Stored), "old ones do not count");
    store.close_report(first.id, "", Timestamp(200)).await.unwrap();
    let reopened = report(ada, others[0], table, 201);
    assert_eq!(store.add_report(reopened, later).await, Ok(ReportAdded::Stored), "the first one is closed");
}

pub(crate) async fn bans_expire_and_are_lifted(database: TestDatabase) {
    let store = database.open().await;
    let (ada, bob) = (person(&*store, 1).await, person(&*store, 2).await);
    assert_eq!(store.ban(ban(IdentityId::random(), 1, None)).await, Err(Error::IdentityNotFound));
    store.ban(ban(ada, 100, Some(200))).await.unwrap();
    store.ban(ban(bob, 150, None)).await.unwrap();
    let active = async |who, now| store.active_ban(who, Timestamp(now)).await.unwrap().map(|ban| ban.reason);
    assert_eq!(active(ada, 199).await.as_deref(), Some("insults"));
    assert_eq!(active(ada, 200).await, None, "it has expired");
    assert_eq!(active(bob, i64::MAX).await.as_deref(), Some("insults"));
    let names = |bans: Vec<iquazu_store::Ban>| bans.into_iter().map(|ban| ban.name).collect::<Vec<_>>();
    assert_eq!(names(store.bans(None, 9).await.unwrap()), ["person 2", "person 1"]);
    let after = Some(TimeCursor { at: Timestamp(150), id: *bob.as_bytes() });
    assert_eq!(names(store.bans(after, 9).await.unwrap()), ["person 1"]);
    assert_eq!(store.remove_expired_bans(Timestamp(200), 9).await, Ok(0));
    assert_eq!(store.remove_expired_bans(Timestamp(201), 9).await, Ok(1));
    assert_eq!(store.lift_ban(bob).await, Ok(true));
    assert_eq!(store.lift_ban(bob).await, Ok(false));
    assert_eq!(store.bans(None, 9).await, Ok(Vec::new()));
}

pub(crate) async fn sanctions_wait_until_they_are_enforced(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    assert_eq!(store.unenforced(Timestamp(150), 9).await, Ok(Vec::new()));
    store.ban(ban(ada, 100, None)).await.unwrap();
    let missing = store.remove_name(IdentityId::random(), "person 1", "Guest", Timestamp(1)).await;
    assert_eq!(missing, Err(Error::IdentityNotFound));
    // A name that the person has given up cannot be taken again either.
    store.remove_name(ada, "Rude", "Guest", Timestamp(99)).await.unwrap();
    assert_eq!(store.identity_by_secret(hash(1)).await.unwrap().unwrap().name, "person 1");
    let rude = Sanction::Name { identity: ada, name: "Rude".to_owned() };
    store.mark_enforced(rude).await.unwrap();
    assert_eq!(store.remove_name(ada, "person 1", "Guest", Timestamp(101)).await, Ok(()));
    assert_eq!(store.identity_by_secret(hash(1)).await.unwrap().unwrap().name, "Guest");
    assert_eq!(store.remove_name(ada, "Guest", "Guest", Timestamp(102)).await, Ok(()));
    let mut removed = store.removed_names(ada).await.unwrap();
    removed.sort();
    assert_eq!(removed, ["Rude", "person 1"], "the replacement is no removed name");
    let first = Sanction::Ban { identity: ada, created_at: Timestamp(100) };
    let name = Sanction::Name { identity: ada, name: "person 1".to_owned() };
    assert_eq!(store.unenforced(Timestamp(150), 9).await, Ok(vec![first.clone(), name.clone()]));
    store.ban(ban(ada, 110, None)).await.unwrap();
    store.mark_enforced(first).await.unwrap();
    store.mark_enforced(name).await.unwrap();
    let second = Sanction::Ban { identity: ada, created_at: Timestamp(110) };
    assert_eq!(store.unenforced(Timestamp(150), 9).await, Ok(vec![second.clone()]), "the newer ban counts");
    store.mark_enforced(second).await.unwrap();
    assert_eq!(store.unenforced(Timestamp(150), 9).await, Ok(Vec::new()));
    assert_eq!(store.removed_names(ada).await.unwrap().len(), 2, "the names stay refused");
}

pub(crate) async fn expired_ban_is_not_enforced(database: TestDatabase) {
    let store = database.open().await;
    let ada = person(&*store, 1).await;
    store.ban(ban(ada, 100, Some(200))).await.unwrap();
    let sanction = Sanction::Ban { identity: ada, created_at: Timestamp(100) };
    assert_eq!(store.unenforced(Timestamp(199), 9).await, Ok(vec![sanction]));
    assert_eq!(store.unenforced(Timestamp(200), 9).await, Ok(Vec::new()));
}

pub(crate) async fn mutes_belong_to_one_person(database: TestDatabase) {
    let store = database.open().await;
    let mut people = Vec::new();
    for number in 0..4 {
        people.push(person(&*store, number).await);
    }
    let [ada, bob, eve, mia] = people[..] else { unreachable!() };
    assert_eq!(store.mute(ada, IdentityId::random(), 2).await, Err(Error::IdentityNotFound));
    assert_eq!(store.mute(ada, bob, 2).await, Ok(true));
    assert_eq!(store.mute(ada, eve, 2).await, Ok(true));
    assert_eq!(store.mute(ada, mia, 2).await, Ok(false), "two at most");
    assert_eq!(store.mute(ada, bob, 2).await, Ok(true), "already muted");
    assert_eq!(store.muted_among(ada, vec![mia, eve, bob]).await, Ok(vec![eve, bob]));
    assert_eq!(store.muted_among(bob, vec![ada]).await, Ok(Vec::new()), "nobody else is concerned");
    store.unmute(ada, bob).await.unwrap();
    store.unmute(ada, bob).await.unwrap();
    assert_eq!(store.muted_among(ada, vec![bob, eve]).await, Ok(vec![eve]));
}

pub(crate) async fn people_are_listed_by_name(database: TestDatabase) {
    let store = database.open().await;
    let now = Timestamp(1000);
    for (number, name) in ["Zoë", "Ada", "Adam", "ada", "Ägnes"].into_iter().enumerate() {
        let id = person(&*store, number as u64).await;
        store.rename_identity(id, name.to_owned()).await.unwrap();
    }
    let names = async |name_prefix: &str, after, limit| {
        let query = PeopleQuery { name_prefix: name_prefix.to_owned(), after, limit };
        store.people(query, now).await.unwrap()
    };
    let listed =
        |people: &[iquazu_store::Person]| people.iter().map(|person| person.identity.name.clone()).collect::<Vec<_>>();
    let all = names("", None, 9).await;
    assert_eq!(listed(&all), ["Ada", "Adam", "Zoë", "ada", "Ägnes"]);
    let second = Some((all[1].identity.name.clone(), all[1].identity.id));
    assert_eq!(listed(&names("", second, 2).await), ["Zoë", "ada"]);
    assert_eq!(listed(&names("Ad", None, 9).await), ["Ada", "Adam"]);
    let adam = all[1].identity.id;
    store.ban(ban(adam, 1, Some(1001))).await.unwrap();
    store.use_device(hash(2), String::new(), Timestamp(77)).await.unwrap();
    add(&*store, &report(all[0].identity.id, adam, TableKey::random(), 5)).await;
    let found = store.person(adam, now).await.unwrap().unwrap();
    assert_eq!((found.used_at, found.open_reports, found.is_banned), (Timestamp(77), 1, true));
    assert!(!store.person(adam, Timestamp(1001)).await.unwrap().unwrap().is_banned);
    assert_eq!(store.person(IdentityId::random(), now).await, Ok(None));
    let figures = store.figures(now).await.unwrap();
    assert_eq!((figures.people, figures.open_reports, figures.bans, figures.tables), (5, 1, 1, [0, 0, 0]));
    assert!(figures.bytes > 0 && figures.schema >= 7 && figures.database.contains("SQL"), "{figures:?}");
}
