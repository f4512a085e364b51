//! A game in a few lines: who got what, column by column.

use super::breakdown::{ScoreBreakdown, SeatBreakdown};
use iquazu_rules::text::{Record, ReplayError};
use iquazu_rules::{COLUMNS, Event, State};
use std::fmt;

#[derive(Debug)]
pub(crate) struct Summary<'r> {
    record: &'r Record,
    state: State,
    ledger: ScoreBreakdown,
}

impl<'r> Summary<'r> {
    pub(crate) fn new(record: &'r Record) -> Result<Summary<'r>, ReplayError> {
        let mut ledger = ScoreBreakdown::new(record.players);
        let mut replay = record.replay();
        while let Some(events) = replay.step_events()? {
            events.iter().for_each(|event: &Event| ledger.add(replay.steps_done(), event));
        }
        Ok(Summary { record, state: *replay.state(), ledger })
    }

    fn line(&self, f: &mut fmt::Formatter<'_>, account: &SeatBreakdown) -> fmt::Result {
        write!(f, "  {} {:7}", account.seat, self.record.colours[account.seat].to_string())?;
        for column in 1..=COLUMNS {
            match account.rocks.iter().find(|rock| rock.column == column) {
                Some(rock) => write!(f, " {:3}", rock.points)?,
                None => write!(f, "   -")?,
            }
        }
        write!(f, "  {:5} {:5} {:5}", account.rock_points, account.tile_points, account.total)?;
        let wins = self.state.is_over() && self.state.winners().any(|seat| seat == account.seat);
        writeln!(f, "{}", if wins { "  wins" } else { "" })
    }
}

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (record, state) = (self.record, &self.state);
        let end = if state.is_over() { "finished" } else { "not finished" };
        let (turns, steps) = (state.table().turn(), record.steps.len());
        let players = record.players;
        writeln!(f, "  {players} players, edition {}, {turns} turns, {steps} steps, {end}", record.edition.id())?;
        for (key, value) in &record.tags {
            writeln!(f, "  {key}: {value}")?;
        }
        write!(f, "  column   ")?;
        (1..=COLUMNS).try_for_each(|column| write!(f, " {column:3}"))?;
        writeln!(f, "  rocks tiles total")?;
        self.ledger.0.iter().try_for_each(|account| self.line(f, account))
    }
}
