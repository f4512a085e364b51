//! An independent implementation of the scoring rules that reads only the JSON of a game.
//!
//! It keeps its own wall from the placed gems and drops, and computes every score from that.

use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    Gem(usize),
    Drop,
}

/// A gap: its column, and its index in the column from 0.
type Gap = (usize, usize);

struct Referee<'g> {
    game: &'g Value,
    players: usize,
    /// Row and colour of each gap, by column (from 1).
    columns: BTreeMap<usize, Vec<(usize, char)>>,
    wall: BTreeMap<Gap, Content>,
    frame: usize,
    shown: Vec<String>,
    tiles: Vec<Vec<String>>,
    hands: Vec<[i64; 3]>,
    scores: Vec<u64>,
}

pub(crate) fn check(game: &Value) {
    let mut referee = Referee::new(game);
    referee.note_all(&game["setup"]["events"]);
    for step in list(&game["steps"]) {
        referee.note_all(&step["events"]);
        let scores: Vec<u64> = list(&step["scores"]).iter().map(number).collect();
        assert_eq!(referee.scores, scores, "after step {}", step["number"]);
    }
    referee.check_result(&game["result"]);
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("a list, not {value}"))
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("a number, not {value}"))
}

fn index(value: &Value) -> usize {
    number(value) as usize
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}"))
}

fn cards(value: &Value) -> [i64; 3] {
    ["white", "blue", "orange"].map(|colour| number(&value[colour]) as i64)
}

fn gap(value: &Value) -> Gap {
    let (column, letter) = text(value).split_at(text(value).len() - 1);
    (column.parse().expect("a column"), (letter.as_bytes()[0] - b'a').into())
}

fn column(printed: &Value) -> Vec<(usize, char)> {
    let rows = text(printed).split(' ').zip(1..);
    rows.flat_map(|(letters, row)| letters.chars().filter(|letter| *letter != '-').map(move |letter| (row, letter)))
        .collect()
}

/// Returns the points of a points tile; `None` for other tiles.
fn points(tile: &str) -> Option<u64> {
    tile.strip_prefix('p').map(|points| points.parse().expect("a number"))
}

impl<'g> Referee<'g> {
    fn new(game: &'g Value) -> Referee<'g> {
        let edition = &game["edition"];
        let fixed = edition["columns"].as_object().expect("columns by number").iter();
        let fixed = fixed.map(|(number, printed)| (number.parse().expect("a number"), column(printed)));
        let order = text(&game["setup"]["strips"]).chars();
        let strips = order.flat_map(|strip| list(&edition["strips"][strip.to_string()])).map(column);
        let placed = (index(&edition["wall"]["strips_from"])..).zip(strips);
        let players = list(&game["players"]).len();
        Referee {
            game,
            players,
            columns: fixed.chain(placed).collect(),
            wall: BTreeMap::new(),
            frame: 1,
            shown: Vec::new(),
            tiles: vec![Vec::new(); players],
            hands: vec![[0; 3]; players],
            scores: vec![0; players],
        }
    }

    fn note_all(&mut self, events: &Value) {
        list(events).iter().for_each(|event| self.note(event));
    }

    fn note(&mut self, event: &Value) {
        let seat = event["seat"].as_u64().map(|seat| seat as usize - 1);
        match (text(&event["event"]), seat) {
            ("dealt" | "drew", Some(seat)) => self.take(seat, cards(&event["cards"]), 1),
            ("discarded", Some(seat)) => self.take(seat, cards(&event["cards"]), -1),
            ("placed", Some(seat)) => self.placed(seat, event),
            ("dripped", _) => self.dripped(gap(&event["gap"])),
            ("tile_used", Some(seat)) => {
                let held = self.tiles[seat].iter().position(|tile| tile == text(&event["tile"]));
                self.tiles[seat].remove(held.expect("only held tiles are used"));
            }
            ("gems_returned", Some(seat)) => self.taken_back(Content::Gem(seat), index(&event["count"])),
            ("drops_returned", _) => self.taken_back(Content::Drop, index(&event["count"])),
            ("tiles_turned", _) => {
                assert_eq!(index(&event["position"]), self.frame + 5);
                self.shown = list(&event["tiles"]).iter().map(|tile| text(tile).to_owned()).collect();
            }
            ("column_scored", _) => self.column_scored(event),
            ("row_scored", _) => self.row_scored(event),
            ("frame_moved", _) => {
                self.frame += 1;
                assert_eq!(index(&event["frame"]), self.frame);
            }
            ("tile_points", Some(seat)) => {
                assert_eq!(number(&event["points"]), self.tile_points(seat));
                self.scores[seat] += self.tile_points(seat);
            }
            ("game_over", _) => {
                let scores: Vec<u64> = list(&event["scores"]).iter().take(self.players).map(number).collect();
                assert_eq!(scores, self.scores);
            }
            ("strips_placed" | "water_box_passed" | "gem_box_passed", _) => {}
            (unknown, _) => panic!("what is {unknown}?"),
        }
    }

    fn take(&mut self, seat: usize, cards: [i64; 3], sign: i64) {
        for (own, count) in self.hands[seat].iter_mut().zip(cards) {
            *own += sign * count;
            assert!(*own >= 0, "seat {seat} pays with cards that it does not hold");
        }
    }

    /// P1–P4, B3.
    fn placed(&mut self, seat: usize, event: &Value) {
        let (gap, paid) = (gap(&event["gap"]), cards(&event["paid"]));
        let price = gap.0 - self.frame + 1;
        assert_eq!(index(&event["price"]), price);
        assert!(price <= 5);
        let colour = self.columns[&gap.0][gap.1].1;
        let worth = ['w', 'b', 'o'].map(|card| if card == colour || event["any_colour"] == true { 1 } else { 2 });
        assert!(paid.iter().zip(worth).all(|(count, worth)| count % worth == 0));
        assert_eq!(paid.iter().zip(worth).map(|(count, worth)| count / worth).sum::<i64>(), price as i64);
        self.take(seat, paid, -1);
        assert!(self.wall.insert(gap, Content::Gem(seat)).is_none(), "a gap holds one thing");
    }

    /// W1
    fn dripped(&mut self, gap: Gap) {
        let topmost = (0..).find(|place| !self.wall.contains_key(&(self.frame, *place)));
        assert_eq!(Some(gap), topmost.map(|place| (self.frame, place)));
        self.wall.insert(gap, Content::Drop);
    }

    /// F1, F2
    fn taken_back(&mut self, what: Content, count: usize) {
        let before = self.wall.len();
        self.wall.retain(|gap, content| gap.0 >= self.frame || *content != what);
        assert_eq!(before - self.wall.len(), count);
    }

    /// Returns the gaps with a gem of a seat.
    fn gems(&self, seat: usize) -> impl Iterator<Item = Gap> {
        self.wall.iter().filter(move |(_, content)| **content == Content::Gem(seat)).map(|(gap, _)| *gap)
    }

    /// I1–I3, E3.
    fn column_scored(&mut self, event: &Value) {
        let column = index(&event["column"]);
        if event["closing"] == false {
            assert_eq!(column, self.frame);
            assert!((0..self.columns[&column].len()).all(|place| self.wall.contains_key(&(column, place))));
        }
        let mut ranks = Vec::new();
        for seat in 0..self.players {
            let places: Vec<usize> = self.gems(seat).filter(|gap| gap.0 == column).map(|gap| gap.1).collect();
            if let Some(lowest) = places.iter().max() {
                ranks.push((places.len(), *lowest, seat));
            }
        }
        ranks.sort_by(|first, second| second.cmp(first));
        let rock = list(&self.game["edition"]["rocks"][self.players.to_string()][column - 1]);
        let listed = list(&event["ranking"]);
        assert_eq!(listed.len(), ranks.len());
        for (place, ((gems, lowest, seat), listed)) in ranks.into_iter().zip(listed).enumerate() {
            let points = rock.get(place).map_or(0, number);
            let expected = [seat + 1, gems, lowest, points as usize];
            assert_eq!(["seat", "gems", "lowest", "points"].map(|key| index(&listed[key])), expected);
            self.scores[seat] += points;
        }
    }

    /// I4–I6
    fn row_scored(&mut self, event: &Value) {
        let row = index(&event["standing"]["row"]);
        assert_eq!(text(&event["tile"]), self.shown[row - 1]);
        let here = |gap: &Gap| (self.frame..self.frame + 5).contains(&gap.0) && self.columns[&gap.0][gap.1].0 == row;
        let claim = |seat: usize| {
            let gems: Vec<Gap> = self.gems(seat).filter(here).collect();
            (gems.len(), gems.into_iter().max(), seat)
        };
        let (gems, _, leader) = (0..self.players).map(claim).max().expect("somebody plays");
        let lead = event["standing"]["lead"]["seat"].as_u64().map(|seat| seat as usize - 1);
        assert_eq!(lead, (gems > 0).then_some(leader));
        if let Some(seat) = lead {
            self.tiles[seat].push(self.shown[row - 1].clone());
        }
    }

    /// E4
    fn tile_points(&self, seat: usize) -> u64 {
        self.tiles[seat].iter().filter_map(|tile| points(tile)).sum()
    }

    fn check_result(&self, result: &Value) {
        assert_eq!(result["finished"], true);
        let best = self.scores.iter().max().expect("somebody plays");
        let winners: Vec<usize> = (0..self.players).filter(|seat| self.scores[*seat] == *best).collect();
        assert_eq!(list(&result["winners"]).iter().map(|seat| index(seat) - 1).collect::<Vec<_>>(), winners);
        for (seat, account) in list(&result["seats"]).iter().enumerate() {
            let rocks: u64 = list(&account["rocks"]).iter().map(|rock| number(&rock["points"])).sum();
            assert_eq!(rocks, number(&account["rock_points"]));
            assert_eq!(self.tile_points(seat), number(&account["tile_points"]));
            let tiles = list(&account["points_tiles"]).iter().map(|tile| points(text(tile)).expect("a points tile"));
            assert_eq!(tiles.sum::<u64>(), number(&account["tile_points"]));
            assert_eq!(rocks + self.tile_points(seat), self.scores[seat]);
            assert_eq!(number(&account["total"]), self.scores[seat]);
        }
    }
}
