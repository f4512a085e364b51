//! Rankings and legality in the naive engine.

use crate::games::naive::{Hand, Naive, Waiting, sign};
use iquazu_rules::{Action, Players, Tile};

impl Naive {
    /// Returns seat, number of gems and lowest gem of every seat with a gem in a column, first rank first (I2, I3).
    pub(crate) fn ranking(&self, column: usize) -> Vec<(usize, usize, usize)> {
        let gaps = &self.wall[column];
        let mut ranking = Vec::new();
        for seat in 0..self.players {
            let own: Vec<usize> = (0..gaps.len()).filter(|index| gaps[*index] == sign(seat)).collect();
            if let Some(lowest) = own.last() {
                ranking.push((seat, own.len(), *lowest));
            }
        }
        ranking.sort_by_key(|(_, gems, lowest)| (*gems, *lowest));
        ranking.reverse();
        ranking
    }

    /// I2, E3.
    pub(crate) fn score_rock(&mut self, column: usize, closing: bool) {
        let players = Players::new(self.players as u8).expect("2 to 4");
        let rock = self.edition.rock(players, column as u8).to_vec();
        let ranking = self.ranking(column);
        let mut ranks = Vec::new();
        for (place, (seat, gems, lowest)) in ranking.iter().enumerate() {
            let points = rock.get(place).copied().unwrap_or(0);
            let tied = ranking.get(place + 1).is_some_and(|next| next.1 == *gems);
            self.scores[*seat] += u32::from(points);
            ranks.push(format!("{seat} has {gems} lowest {lowest} gets {points} tied {tied}"));
        }
        self.log(format!("column {column} closing {closing} {ranks:?}"));
    }

    /// Returns the gems of each seat in a row, and the leader with the tie-break that decided (I4, I5).
    pub(crate) fn row(&self, row: u8) -> (Vec<usize>, Option<(usize, &'static str)>) {
        let mut gems: Vec<Vec<(usize, usize)>> = vec![Vec::new(); self.players];
        for column in self.visible() {
            for (index, gap) in self.columns[column].iter().enumerate() {
                if let Some(seat) = (0..self.players).find(|seat| self.wall[column][index] == sign(*seat))
                    && gap.0 == row
                {
                    gems[seat].push((column, index));
                }
            }
        }
        let counts: Vec<usize> = gems.iter().map(Vec::len).collect();
        let most = *counts.iter().max().expect("players");
        if most == 0 {
            return (counts, None);
        }
        // The last gem of a seat is its rightmost, and the lowest in that column.
        let mut tied: Vec<((usize, usize), usize)> =
            (0..self.players).filter(|seat| counts[*seat] == most).map(|seat| (gems[seat][most - 1], seat)).collect();
        tied.sort();
        let (best, winner) = tied.pop().expect("somebody has most");
        let why = match tied.pop() {
            None => "None",
            Some((second, _)) if second.0 == best.0 => "LowerInColumn",
            Some(_) => "FurtherRight",
        };
        (counts, Some((winner, why)))
    }

    /// I4–I6.
    pub(crate) fn score_rows(&mut self) {
        for (row, tile) in (1..).zip(std::mem::take(&mut self.shown)) {
            let (counts, lead) = self.row(row);
            if let Some((seat, _)) = lead {
                self.held[seat].push(tile);
            }
            self.log(format!("row {row} at {} {tile} {counts:?} {lead:?}", self.frame + 5));
        }
    }

    /// Returns whether the active player may play the action.
    pub(crate) fn allows(&self, action: Action) -> bool {
        let holds = |tile: Tile| self.held[self.active].contains(&tile);
        let open = matches!(self.waiting, Waiting::Act | Waiting::Close);
        match action {
            Action::Draw => self.waiting == Waiting::Act,
            Action::TakeCards { count } => open && holds(Tile::Cards(count)),
            Action::DoubleMove => self.waiting == Waiting::Close && holds(Tile::DoubleMove),
            Action::EndTurn => self.waiting == Waiting::Close,
            Action::Discard { cards } => {
                let cards = cards.counts().map(u32::from);
                let hand: u32 = self.hands[self.active].iter().sum();
                self.waiting == Waiting::Discard && self.can_pay(cards) && cards.iter().sum::<u32>() == hand - 12
            }
            Action::Place { gap, paid, any_colour } => {
                let (column, index) = (usize::from(gap.column()), usize::from(gap.index()));
                let paid = paid.counts().map(u32::from);
                self.waiting == Waiting::Act
                    && self.visible().contains(&column)
                    && self.wall[column].get(index) == Some(&'.')
                    && self.has_gem()
                    && (!any_colour || holds(Tile::AnyColour))
                    && self.can_pay(paid)
                    && fits(paid, (column - self.frame + 1) as u32, self.columns[column][index].1, any_colour)
            }
        }
    }

    fn can_pay(&self, cards: Hand) -> bool {
        (0..3).all(|colour| self.hands[self.active][colour] >= cards[colour])
    }

    /// F2.
    fn has_gem(&self) -> bool {
        let me = self.active;
        self.gems[me] > 0 || self.wall[1..self.frame].iter().flatten().any(|gap| *gap == sign(me))
    }
}

/// P2–P4, B3.
fn fits(paid: Hand, price: u32, colour: usize, any_colour: bool) -> bool {
    if any_colour {
        return paid.iter().sum::<u32>() == price;
    }
    let others: Vec<u32> = (0..3).filter(|other| *other != colour).map(|other| paid[other]).collect();
    others.iter().all(|count| count % 2 == 0) && paid[colour] + others.iter().sum::<u32>() / 2 == price
}
