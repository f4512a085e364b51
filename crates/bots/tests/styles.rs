//! Styles differ measurably: what each does in games against its level without a style.
//!
//! `IQUAZU_GAMES=400 cargo test --release -p iquazu-bots --test main styles -- --nocapture` prints the table of
//! docs/opponents.md.

use iquazu_bots::{BotKind, Level, Style, record_game};
use iquazu_rules::{Edition, Event, Seat, State, Tile};

/// What one seat did in its games.
#[derive(Clone, Copy, Default, Debug)]
struct Habits {
    games: u32,
    won: f32,
    draws: u32,
    /// Gems by their price, from 1.
    places: [u32; 5],
    /// Gems that took a column from another seat.
    taken: u32,
    /// Gems that took the lead in a row with a tile.
    rows_taken: u32,
    /// Tiles with an effect, points tiles aside.
    tiles_won: u32,
    tiles_used: u32,
    rows: u32,
}

fn share(count: u32, total: u32) -> f32 {
    count as f32 / total.max(1) as f32
}

impl Habits {
    fn gems(&self) -> u32 {
        self.places.iter().sum()
    }

    fn draw_share(&self) -> f32 {
        share(self.draws, self.draws + self.gems())
    }

    fn mean_price(&self) -> f32 {
        share((1..).zip(self.places).map(|(price, count): (u32, u32)| price * count).sum(), self.gems())
    }

    fn tiles_kept(&self) -> f32 {
        1.0 - share(self.tiles_used, self.tiles_won)
    }

    /// Returns a row of the table in docs/opponents.md.
    fn row(&self, name: &str) -> String {
        let percent = |share: f32| format!("{:.0} %", 100.0 * share);
        let places = self.places.map(|count| percent(share(count, self.gems()))).join(" | ");
        let per_game = |count: u32| format!("{:.1}", count as f32 / self.games as f32);
        format!(
            "| {name} | {places} | {} | {} | {} | {} | {} | {} |",
            percent(self.draw_share()),
            per_game(self.taken),
            percent(share(self.rows_taken, self.gems())),
            per_game(self.rows),
            percent(self.tiles_kept()),
            percent(self.won / self.games as f32),
        )
    }

    fn see(&mut self, own: Seat, before: &State, events: &[Event]) {
        for event in events {
            match *event {
                Event::Placed { seat, gap, price, .. } if seat == own => {
                    self.places[usize::from(price) - 1] += 1;
                    let (table, after) = (before.table(), before.table().with_gem(gap, own));
                    let first = |table: &iquazu_rules::Table| {
                        table.column_ranking(gap.column()).iter().next().map(|rank| rank.seat)
                    };
                    self.taken +=
                        u32::from(first(table).is_some_and(|other| other != own) && first(&after) == Some(own));
                    let row = table.gap(gap).map(|(row, _)| row).filter(|row| table.shown_tile(*row).is_some());
                    let leads = |table: &iquazu_rules::Table, row| {
                        table.row_standing(row).lead.is_some_and(|lead| lead.seat == own)
                    };
                    self.rows_taken += u32::from(row.is_some_and(|row| !leads(table, row) && leads(&after, row)));
                }
                Event::Drew { seat, .. } if seat == own => self.draws += 1,
                Event::TileUsed { seat, tile } if seat == own => {
                    self.tiles_used += 1;
                    // A card tile is followed by a draw, which is not an action.
                    self.draws = self.draws.saturating_sub(u32::from(matches!(tile, Tile::Cards(_))));
                }
                Event::RowScored { tile, standing, .. } if standing.lead.is_some_and(|lead| lead.seat == own) => {
                    self.rows += 1;
                    self.tiles_won += u32::from(!matches!(tile, Tile::Points(_)));
                }
                _ => {}
            }
        }
    }
}

/// Plays games of a kind against its level without a style, in both seats, and counts what the kind does.
fn habits(kind: BotKind, games: u64) -> Habits {
    let mut habits = Habits::default();
    for game in 0..games {
        let own = Seat::ALL[(game % 2) as usize];
        let mut bots = [kind.bot(), BotKind::Level(Level::Captain).bot()];
        if own != Seat::FIRST {
            bots.swap(0, 1);
        }
        let (record, end) = record_game(Edition::standard(), &mut bots, game / 2);
        let mut replay = record.replay();
        let mut before = *replay.state();
        while let Some(events) = replay.step_events().expect("a game of bots is legal") {
            habits.see(own, &before, &events);
            before = *replay.state();
        }
        habits.games += 1;
        if end.winners().any(|winner| winner == own) {
            habits.won += 1.0 / end.winners().count() as f32;
        }
    }
    habits
}

#[test]
fn styles_really_differ() {
    let games = std::env::var("IQUAZU_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(100);
    let plain = &habits(BotKind::Level(Level::Captain), games);
    let of = |style| habits(BotKind::Character(Level::Captain, style), games);
    let all = Style::ALL.map(of);
    println!("{}", plain.row("none"));
    for (style, habits) in Style::ALL.into_iter().zip(&all) {
        println!("{}", habits.row(style.name()));
    }
    // Each style has more of what it likes than the level without a style, and than every other style.
    let most = |style: Style, measure: &dyn Fn(&Habits) -> f32, least: f32| {
        let own = measure(&all[style as usize]);
        let others = Style::ALL.into_iter().filter(|other| *other != style).map(|other| measure(&all[other as usize]));
        let next = others.fold(measure(plain), f32::max);
        assert!(own > next + least, "{style:?}: {own} is not more than {next} by {least}");
    };
    most(Style::Hoarder, &Habits::tiles_kept, 0.05);
    most(Style::Water, &|habits| share(habits.places[0], habits.gems()), 0.1);
    most(Style::Blocker, &|habits| habits.taken as f32 / habits.games as f32, 0.0);
    most(Style::Rows, &|habits| share(habits.rows_taken, habits.gems()), 0.02);
    most(Style::Spender, &Habits::mean_price, 0.3);
    // The otter draws as little, because its gems are cheap.
    let sprinter = &all[Style::Sprinter as usize];
    assert!(sprinter.draw_share() < plain.draw_share() - 0.01, "{sprinter:?}");
    assert!(sprinter.mean_price() < plain.mean_price() - 0.1, "{sprinter:?}");
}
