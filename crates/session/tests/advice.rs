//! Threats and kinds of mistakes in positions.

use iquazu_rules::edition::Library;
use iquazu_rules::text::Position;
use iquazu_rules::{Action, Content, Seat, SeatMap, State, Tile};
use iquazu_session::{MistakeKind, ThreatKind, mistake_kind, prevented, threats};

/// Column 3 has two empty gaps; the second seat leads it with three gems, the first and the third have one each. The
/// first seat is active.
const POSITION: &str = "iquazu-position edition=reconstructed-1 players=3 strips=bdeca frame=3 \
    wall=~22~331~/1~3233~1/~2.1.223/.......1/......../......../......../......../......../......../........ \
    shown=dbl,any,any,c2,p3 light=p1,3xp2,2xp3,2xc2,3xc3,3xc4,2xany,4xdbl dark=3xp3,3xp4,2xp5,2xp6 \
    tiles=p2/-/2xp1 HAND scores=3/2/11 turn=19 active=1 water=2 stage=act flags=owes";
const HAND: &str = "hands=4w2b1o/-/- draw=9w9b10o discard=7w9b9o";

fn state(hand: &str) -> State {
    let text = POSITION.replace("HAND", hand);
    State::try_from(Position::parse(&text, &Library::built_in()).expect("a position")).expect("a possible one")
}

fn late() -> State {
    state(HAND)
}

fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

fn kind(played: &str, best: &str) -> Option<MistakeKind> {
    mistake_kind(&late(), action(played), action(best))
}

/// Returns the names of the empty gaps of the first column, from the top.
fn empty(state: &State) -> Vec<String> {
    let table = state.table();
    let gaps = table.gaps_in(table.frame()).filter(|gap| table.content(*gap) == Content::Empty);
    gaps.map(|gap| gap.to_string()).collect()
}

#[test]
fn opponent_without_cards_threatens_no_gem() {
    let state = late();
    let found = threats(state.table(), Seat::FIRST, &SeatMap([7, 0, 0, 0]));
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn lead_that_one_gem_takes_is_threatened_and_a_gem_of_ours_prevents_it() {
    let state = late();
    // The first seat leads column 5 with its only gem, at the top: any gem below it takes the lead.
    let gap = "5a".parse().expect("a gap");
    let table = state.table().with_gem(gap, Seat::FIRST);
    let sizes = SeatMap([7, 0, 3, 0]);
    let found = threats(&table, Seat::FIRST, &sizes);
    let takes = found.iter().find(|threat| matches!(threat.kind, ThreatKind::TakesColumn { column: 5, .. }));
    let takes = takes.unwrap_or_else(|| panic!("{found:?}"));
    assert_eq!(takes.by, Seat::ALL[2]);
    let gone = prevented(&table, Seat::FIRST, &sizes, &found, action("place 5b 3w"));
    assert!(gone.contains(takes), "a second gem keeps the lead: {gone:?}");
    assert!(prevented(&table, Seat::FIRST, &sizes, &found, Action::Draw).is_empty());
    let poor = threats(&table, Seat::FIRST, &SeatMap([7, 0, 2, 0]));
    assert!(!poor.contains(takes), "two cards pay no price of three");
}

#[test]
fn last_gap_of_the_first_column_is_threatened_by_gem_and_water() {
    let state = late();
    let gaps = empty(&state);
    let gap = gaps[0].parse().expect("a gap");
    let almost = state.table().with_gem(gap, Seat::FIRST);
    let by_gem = threats(&almost, Seat::FIRST, &SeatMap([7, 1, 0, 0]));
    assert!(matches!(by_gem[0].kind, ThreatKind::ScoresColumn { column: 3, .. }), "{by_gem:?}");
    assert_eq!((by_gem[0].by, by_gem[0].gap.to_string()), (Seat::ALL[1], gaps[1].clone()));
    let by_water = threats(&almost, Seat::FIRST, &SeatMap([7, 0, 0, 0]));
    assert!(matches!(by_water[..], [t] if matches!(t.kind, ThreatKind::Water { column: 3, .. })), "{by_water:?}");
    assert!(threats(&almost, Seat::ALL[1], &SeatMap([0; 4])).is_empty(), "the water completes it for them");
}

#[test]
fn mistakes_are_named() {
    let gaps = empty(&late());
    let (top, low) = (format!("place {} 1w", gaps[0]), format!("place {} 1w", gaps[1]));
    assert_eq!(kind("place 4a 4w", "place 4a 2w"), Some(MistakeKind::Overpaid { cards: 2 }));
    assert_eq!(kind("place 4a 2w any", "place 4a 2w"), Some(MistakeKind::WastedTile { tile: Tile::AnyColour }));
    assert_eq!(kind("cards 3", "draw"), Some(MistakeKind::WastedTile { tile: Tile::Cards(3) }));
    assert_eq!(kind("draw", &top), Some(MistakeKind::ForgotWater { column: 3 }));
    let left = MistakeKind::LeftColumn { column: 3, to: Seat::ALL[1] };
    assert_eq!(kind("draw", &low), Some(left), "the water does not take the lower gap");
    assert_eq!(kind("place 7a 5w", "place 6a 3w"), Some(MistakeKind::Overpaid { cards: 2 }));
    assert_eq!(kind("place 6a 4w", "draw"), Some(MistakeKind::SpentEarly));
    let gave = kind("draw", "place 7a 5w");
    assert!(matches!(gave, Some(MistakeKind::GaveRow { row, to, .. }) if row.number() == 1 && to == Seat::ALL[1]));
    assert_eq!(kind("draw", "place 7h 5w"), Some(MistakeKind::DrewLate), "the row is led already");
    assert_eq!(kind("draw", "draw"), None);
}

#[test]
fn cheap_majority_is_named() {
    // The first gem in column 5 leads it, but for a price of three it is not cheap; in column 4 it is.
    let text = POSITION.replace("/.......1/", "/......../").replace("HAND", HAND);
    let open = Position::parse(&text, &Library::built_in()).expect("a position");
    let open = State::try_from(open).expect("a possible one");
    let kind = mistake_kind(&open, Action::Draw, action("place 4a 2w"));
    assert!(matches!(kind, Some(MistakeKind::MissedMajority { column: 4, price: 2, .. })), "{kind:?}");
}

#[test]
fn drawing_beyond_the_limit_is_named() {
    let state = state("hands=6w4b1o/-/- draw=7w7b10o discard=7w9b9o");
    let end = mistake_kind(&state, Action::Draw, Action::EndTurn);
    assert_eq!(end, Some(MistakeKind::OverLimit { cards: 3 }));
}
