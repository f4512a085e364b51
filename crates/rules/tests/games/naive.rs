//! A naive reference engine, written from the clauses alone: plain lists, no bit tricks, no code of the engine except
//! its basic types. It logs events as lines of text.

use iquazu_rules::{Action, Edition, Gap, Outcome, Players, StripOrder, Tile};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    Strips,
    Tiles,
    Deal(usize),
    Act,
    Draw(u32),
    Close,
    Discard,
    Over,
}

/// Cards of the three colours, in the order white, blue, orange.
pub(crate) type Hand = [u32; 3];

pub(crate) struct Naive {
    pub(crate) edition: &'static Edition,
    pub(crate) players: usize,
    /// The row (from 1) and colour (from 0) of each gap. Columns count from 1; index 0 is unused.
    pub(crate) columns: Vec<Vec<(u8, usize)>>,
    /// `.` empty, `~` a drop, or the seat from 0.
    pub(crate) wall: Vec<Vec<char>>,
    pub(crate) frame: usize,
    pub(crate) hands: Vec<Hand>,
    pub(crate) draw: Hand,
    pub(crate) discard: Hand,
    pub(crate) held: Vec<Vec<Tile>>,
    pub(crate) shown: Vec<Tile>,
    pub(crate) light: Vec<Tile>,
    pub(crate) dark: Vec<Tile>,
    pub(crate) scores: Vec<u32>,
    pub(crate) active: usize,
    pub(crate) water: usize,
    pub(crate) gems: Vec<u32>,
    pub(crate) drops: u32,
    pub(crate) owes: bool,
    pub(crate) scored: bool,
    pub(crate) waiting: Waiting,
    pub(crate) event_log: Vec<String>,
}

pub(crate) fn sign(seat: usize) -> char {
    char::from(b'0' + seat as u8)
}

fn total(hand: Hand) -> u32 {
    hand.iter().sum()
}

/// Lists the single tiles of a count (C3).
fn spread(tiles: &iquazu_rules::TileCounts) -> Vec<Tile> {
    tiles.iter().flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into())).collect()
}

pub(crate) fn remove(tiles: &mut Vec<Tile>, tile: Tile) {
    let index = tiles.iter().position(|other| *other == tile).expect("the tile is there");
    tiles.swap_remove(index);
}

impl Naive {
    pub(crate) fn new(edition: &'static Edition, players: Players) -> Naive {
        let players = usize::from(players.count());
        Naive {
            edition,
            players,
            columns: Vec::new(),
            wall: Vec::new(),
            frame: 1,
            hands: vec![[0; 3]; players],
            draw: edition.cards().counts().map(u32::from),
            discard: [0; 3],
            held: vec![Vec::new(); players],
            shown: Vec::new(),
            light: spread(edition.light_tiles()),
            dark: spread(edition.dark_tiles()),
            scores: vec![0; players],
            active: 0,
            water: players - 1,
            gems: vec![edition.gems_per_player().into(); players],
            drops: edition.drops().into(),
            owes: true,
            scored: false,
            waiting: Waiting::Strips,
            event_log: Vec::new(),
        }
    }

    pub(crate) fn log(&mut self, line: String) {
        self.event_log.push(line);
    }

    /// Returns the columns in the frame (C8).
    pub(crate) fn visible(&self) -> Vec<usize> {
        (self.frame..self.frame + 5).filter(|column| *column <= 11).collect()
    }

    fn first_is_full(&self) -> bool {
        !self.wall[self.frame].contains(&'.')
    }

    pub(crate) fn act(&mut self, action: Action) {
        let me = self.active;
        match action {
            Action::Draw => {
                self.owes = false;
                self.waiting = Waiting::Draw(4);
            }
            Action::Place { gap, paid, any_colour } => self.place(gap, paid.counts().map(u32::from), any_colour),
            Action::TakeCards { count } => {
                self.give_up(Tile::Cards(count));
                self.waiting = Waiting::Draw(count.into());
            }
            Action::DoubleMove => {
                self.give_up(Tile::DoubleMove);
                self.owes = true;
                self.waiting = Waiting::Act;
            }
            Action::EndTurn => self.end_turn(),
            Action::Discard { cards } => {
                let cards = cards.counts().map(u32::from);
                self.pay(cards);
                self.log(format!("{me} discards {cards:?}"));
                self.pass_gem_box();
            }
        }
    }

    fn give_up(&mut self, tile: Tile) {
        let me = self.active;
        remove(&mut self.held[me], tile);
        self.log(format!("{me} uses {tile}"));
    }

    fn pay(&mut self, cards: Hand) {
        for (colour, count) in cards.into_iter().enumerate() {
            self.hands[self.active][colour] -= count;
            self.discard[colour] += count;
        }
    }

    fn place(&mut self, gap: Gap, paid: Hand, any: bool) {
        let me = self.active;
        if any {
            self.give_up(Tile::AnyColour);
        }
        if self.gems[me] == 0 {
            self.gems[me] = self.clear_scored_columns(sign(me));
            self.log(format!("{} gems of {me} back", self.gems[me]));
        }
        self.pay(paid);
        self.gems[me] -= 1;
        let column = usize::from(gap.column());
        self.wall[column][usize::from(gap.index())] = sign(me);
        self.owes = false;
        self.log(format!("{me} places {gap} at {} for {paid:?} any {any}", column - self.frame + 1));
        if column == self.frame && self.first_is_full() { self.score() } else { self.go_on() }
    }

    /// Removes all pieces of a kind from scored columns (F1, F2).
    fn clear_scored_columns(&mut self, kind: char) -> u32 {
        let mut count = 0;
        for gap in self.wall[1..self.frame].iter_mut().flatten().filter(|gap| **gap == kind) {
            *gap = '.';
            count += 1;
        }
        count
    }

    /// Keeps the turn open after the action if the player holds card tiles or double moves (B2, B5).
    fn go_on(&mut self) {
        let usable = |tile: &Tile| matches!(tile, Tile::Cards(_) | Tile::DoubleMove);
        if self.owes {
            self.waiting = Waiting::Act;
        } else if self.held[self.active].iter().any(usable) {
            self.waiting = Waiting::Close;
        } else {
            self.end_turn();
        }
    }

    /// T6, W1–W5, T7.
    fn end_turn(&mut self) {
        let me = self.active;
        if self.water == me && !self.scored {
            if self.drops == 0 {
                self.drops = self.clear_scored_columns('~');
                self.log(format!("{} drops back", self.drops));
            }
            let top = self.wall[self.frame].iter().position(|gap| *gap == '.').expect("not full");
            self.wall[self.frame][top] = '~';
            self.drops -= 1;
            self.log(format!("{me} drips {}{}", self.frame, char::from(b'a' + top as u8)));
            if self.first_is_full() {
                return self.score();
            }
        }
        if total(self.hands[me]) > 12 {
            self.waiting = Waiting::Discard;
        } else {
            self.pass_gem_box();
        }
    }

    fn pass_gem_box(&mut self) {
        let from = self.active;
        self.active = (from + 1) % self.players;
        self.owes = true;
        self.scored = false;
        self.waiting = Waiting::Act;
        self.log(format!("gem box {from} to {}", self.active));
    }

    /// I1–I7, E1–E5.
    fn score(&mut self) {
        self.scored = true;
        self.score_rock(self.frame, false);
        self.score_rows();
        if self.frame == 9 {
            self.score_rock(10, true);
            self.score_rock(11, true);
            return self.finish();
        }
        self.frame += 1;
        self.waiting = Waiting::Tiles;
        self.log(format!("frame {}", self.frame));
    }

    fn finish(&mut self) {
        for seat in 0..self.players {
            let worth = |tile: &Tile| if let Tile::Points(points) = tile { u32::from(*points) } else { 0 };
            let points: u32 = self.held[seat].iter().map(worth).sum();
            self.scores[seat] += points;
            self.log(format!("{seat} tiles {points}"));
        }
        let best = *self.scores.iter().max().expect("players");
        let winners: Vec<usize> = (0..self.players).filter(|seat| self.scores[*seat] == best).collect();
        self.log(format!("over {:?} won by {winners:?}", self.scores));
        self.waiting = Waiting::Over;
    }

    pub(crate) fn chance(&mut self, outcome: Outcome) {
        match (outcome, self.waiting) {
            (Outcome::Strips(order), _) => self.place_strips(order),
            (Outcome::Tiles(tiles), _) => self.turn_up(&tiles),
            (Outcome::Cards(cards), Waiting::Deal(seat)) => {
                let cards = cards.counts().map(u32::from);
                for (colour, count) in cards.into_iter().enumerate() {
                    self.draw[colour] -= count;
                    self.hands[seat][colour] += count;
                }
                self.log(format!("{seat} is dealt {cards:?}"));
                self.waiting = if seat + 1 < self.players { Waiting::Deal(seat + 1) } else { Waiting::Act };
            }
            (Outcome::Cards(cards), _) => self.take_cards(cards.counts().map(u32::from)),
        }
    }

    /// C6, S1.
    fn place_strips(&mut self, order: StripOrder) {
        self.columns = vec![Vec::new()];
        // Cut the strips out of the wall as it is printed and put them back in their order.
        let draft = self.edition.draft();
        let (from, width) = (usize::from(draft.strips_from) - 1, usize::from(draft.strip_width));
        let mut wall = draft.columns.to_vec();
        let printed: Vec<_> = wall.splice(from..from + 5 * width, []).collect();
        let placed: Vec<_> = order
            .to_string()
            .bytes()
            .flat_map(|letter| {
                let first = usize::from(letter - b'a') * width;
                printed[first..first + width].to_vec()
            })
            .collect();
        wall.splice(from..from, placed);
        for column in wall {
            let rows = (1..).zip(column);
            let gaps = rows.flat_map(|(row, colours)| colours.into_iter().map(move |colour| (row, colour as usize)));
            self.columns.push(gaps.collect());
        }
        self.wall = self.columns.iter().map(|column| vec!['.'; column.len()]).collect();
        self.waiting = Waiting::Tiles;
        self.log(format!("strips {order}"));
    }

    /// S2, I7, I8.
    fn turn_up(&mut self, tiles: &[Tile]) {
        let position = self.frame + 5;
        for tile in tiles {
            remove(if position >= 13 { &mut self.dark } else { &mut self.light }, *tile);
        }
        self.shown = tiles.to_vec();
        self.log(format!("tiles {position} {tiles:?}"));
        if self.draw == self.edition.cards().counts().map(u32::from) {
            self.waiting = Waiting::Deal(0);
        } else if self.first_is_full() {
            self.score();
        } else {
            let from = self.water;
            self.water = (from + self.players - 1) % self.players;
            self.log(format!("water box {from} to {}", self.water));
            self.go_on();
        }
    }

    /// Draws from the draw pile first, then from the discard pile (T3–T5).
    fn take_cards(&mut self, cards: Hand) {
        let me = self.active;
        let reshuffled = total(cards) > total(self.draw);
        for (colour, count) in cards.into_iter().enumerate() {
            self.hands[me][colour] += count;
            if reshuffled {
                let from_discard = count - self.draw[colour];
                self.draw[colour] = self.discard[colour] - from_discard;
                self.discard[colour] = 0;
            } else {
                self.draw[colour] -= count;
            }
        }
        self.log(format!("{me} draws {cards:?} reshuffled {reshuffled}"));
        self.go_on();
    }
}
