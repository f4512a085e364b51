//! A summary of a game: the points of each seat by column.

use iquazu_protocol::{ScoreBreakdown, SeatBreakdown};
use iquazu_rules::text::{Record, ReplayError};
use iquazu_rules::{COLUMNS, Event, State};
use std::fmt;

#[derive(Debug)]
pub(crate) struct Summary<'r> {
    record: &'r Record,
    state: State,
    breakdown: ScoreBreakdown,
}

impl<'r> Summary<'r> {
    pub(crate) fn new(record: &'r Record) -> Result<Summary<'r>, ReplayError> {
        let mut breakdown = ScoreBreakdown::new(record);
        let mut replay = record.replay();
        while let Some(events) = replay.step_events()? {
            events.iter().for_each(|event: &Event| breakdown.add(replay.steps_done(), event));
        }
        Ok(Summary { record, state: *replay.state(), breakdown })
    }

    fn line(&self, f: &mut fmt::Formatter<'_>, seat: &SeatBreakdown) -> fmt::Result {
        write!(f, "  {} {:7}", seat.seat, self.record.colours[seat.seat].to_string())?;
        for column in 1..=COLUMNS {
            match seat.rocks.iter().find(|rock| rock.column == column) {
                Some(rock) => write!(f, " {:3}", rock.points)?,
                None => write!(f, "   -")?,
            }
        }
        write!(f, "  {:5} {:5} {:5}", seat.rock_points, seat.tile_points, seat.total)?;
        let wins = self.state.is_over() && self.state.winners().any(|winner| winner == seat.seat);
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
        for seat in players.seats().filter(|seat| !record.handicaps[*seat].is_none()) {
            writeln!(f, "  handicap of seat {seat}: {}", record.handicaps[seat])?;
        }
        for (key, value) in &record.tags {
            writeln!(f, "  {key}: {value}")?;
        }
        write!(f, "  column   ")?;
        (1..=COLUMNS).try_for_each(|column| write!(f, " {column:3}"))?;
        writeln!(f, "  rocks tiles total")?;
        self.breakdown.0.iter().try_for_each(|seat| self.line(f, seat))
    }
}
