//! Text forms of views and redacted steps.

use iquazu_rules::edition::Library;
use iquazu_rules::text::{Record, SeenStep, ViewError};
use iquazu_rules::{Seat, View, Viewer};

fn standard() -> Library {
    Library::built_in()
}

const RECORD: &str = "iquazu-record 1
rules 1
edition reconstructed-1
players red yellow
setup | strips bdeca | tiles any p1 c2 dbl p2 | got 2b2o | got 1w1b3o
1 draw | got 1w1b2o
";

fn view(viewer: Viewer) -> String {
    let record = Record::parse(RECORD, &standard()).expect("a good record");
    record.check().expect("a legal game").view(viewer).to_string()
}

#[test]
fn a_view_shows_the_viewers_hand_and_counts_the_rest() {
    let line = view(Viewer::Seat(Seat::FIRST));
    assert!(line.starts_with("iquazu-view edition=reconstructed-1 players=2 "));
    assert!(line.contains(" hands=1w3b4o/?5 draw=?47 discard=- "), "{line}");
    assert!(view(Viewer::Spectator).contains(" hands=?8/?5 draw=?47 "));
    assert_eq!(View::parse(&line, &standard()).map(|view| view.to_string()), Ok(line));
}

#[track_caller]
fn error(from: &str, to: &str) -> ViewError {
    let line = view(Viewer::Seat(Seat::FIRST));
    assert!(line.contains(from));
    View::parse(&line.replacen(from, to, 1), &standard()).map(|_| ()).expect_err(to)
}

#[test]
fn impossible_views_are_rejected() {
    let cards = "cards such as 2w1o, - for none, or ?3 for three that are hidden";
    for hand in ["?05", "?", "?256", "5", "?-1", "??"] {
        let ViewError::Text(error) = error("/?5", &format!("/{hand}")) else { panic!("{hand}") };
        assert_eq!((error.line, error.expected.as_str()), (1, cards), "{hand}");
    }
    assert_eq!(error("/?5", "/1w"), ViewError::MultipleHands);
    assert_eq!(error("draw=?47", "draw=20w"), ViewError::MultipleHands);
    for (from, to) in [("draw=?47", "draw=?48"), ("/?5", "/?60"), ("1w3b4o", "21w3b4o"), ("discard=-", "discard=255o")]
    {
        assert!(matches!(error(from, to), ViewError::Impossible(_)), "{to}");
    }
    assert!(matches!(error("iquazu-view", "iquazu-position"), ViewError::Text(_)));
}

#[test]
fn steps_hide_what_others_drew() {
    let record = Record::parse(RECORD, &standard()).expect("a good record");
    let [first, second] = [1, 2].map(|number| Viewer::Seat(Seat::from_number(number).expect("a seat")));
    let seen =
        |viewer| (SeenStep::setup(&record.setup, viewer).to_string(), SeenStep::from_step(&record.steps[0], viewer));
    let (setup, step) = seen(first);
    assert_eq!(setup, "setup | strips bdeca | tiles any p1 c2 dbl p2 | got 2b2o | got ?5");
    assert_eq!(step.to_string(), "1 draw | got 1w1b2o");
    let (setup, step) = seen(second);
    assert_eq!(setup, "setup | strips bdeca | tiles any p1 c2 dbl p2 | got ?4 | got 1w1b3o");
    assert_eq!(step.to_string(), "1 draw | got ?4");
    assert_eq!(seen(Viewer::Spectator).0, "setup | strips bdeca | tiles any p1 c2 dbl p2 | got ?4 | got ?5");
    let error = "1 draw | got ?x".parse::<SeenStep>().expect_err("no number");
    assert_eq!((error.line, error.column), (1, 14));
}
