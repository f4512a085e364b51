//! Days and moments of Coordinated Universal Time, without a clock.

use std::fmt;

/// Milliseconds of a day.
const DAY_MS: u64 = 86_400_000;

/// A day of the Gregorian calendar in UTC, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(pub u32);

impl Day {
    /// Returns the day of a moment, given in milliseconds since 1970.
    pub fn of_ms(ms: u64) -> Day {
        Day(u32::try_from(ms / DAY_MS).unwrap_or(u32::MAX))
    }

    /// Returns the first moment of the day, in milliseconds since 1970.
    pub fn start_ms(self) -> u64 {
        u64::from(self.0) * DAY_MS
    }

    /// Returns year, month and day of the month, the last two counted from 1.
    pub fn civil(self) -> (u32, u32, u32) {
        // Years begin in March, so that the leap day is the last one; 400 years have 146,097 days.
        let days = u64::from(self.0) + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        let year = year_of_era + era * 400 + u64::from(month <= 2);
        (year as u32, month as u32, day as u32)
    }

    /// Returns the day of a date; `None` if there is no such date from 1970 to 9999.
    pub fn from_civil(year: u32, month: u32, day: u32) -> Option<Day> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return None;
        }
        let shifted_year = u64::from(year - u32::from(month <= 2));
        let (era, of_era) = (shifted_year / 400, shifted_year % 400);
        let shifted = u64::from(if month > 2 { month - 3 } else { month + 9 });
        let of_year = (153 * shifted + 2) / 5 + u64::from(day) - 1;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        let found = Day((days - 719_468) as u32);
        (found.civil() == (year, month, day)).then_some(found)
    }

    /// Returns the day of the week, 0 for Monday.
    pub fn weekday(self) -> u32 {
        (self.0 + 3) % 7
    }

    /// Parses a date such as `2026-11-18`; `None` for anything else.
    pub fn parse(text: &str) -> Option<Day> {
        let is_date = text.len() == 10
            && text.bytes().enumerate().all(|(at, byte)| matches!(at, 4 | 7) == (byte == b'-'))
            && text.bytes().all(|byte| byte == b'-' || byte.is_ascii_digit());
        if !is_date {
            return None;
        }
        Day::from_civil(text[..4].parse().ok()?, text[5..7].parse().ok()?, text[8..].parse().ok()?)
    }
}

/// Writes the date as ISO 8601 does: `2026-11-18`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// Writes a moment to the second: `2026-11-18T02:55:26Z`.
pub fn format_time(ms: u64) -> String {
    let seconds = ms % DAY_MS / 1000;
    format!("{}T{:02}:{:02}:{:02}Z", Day::of_ms(ms), seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Parses what [`format_time`] writes, or a date alone. Returns milliseconds since 1970; `None` for anything else.
pub fn parse_time(text: &str) -> Option<u64> {
    let Some((date, time)) = text.split_once('T') else { return Day::parse(text).map(Day::start_ms) };
    let parts: Vec<&str> = time.strip_suffix('Z')?.split(':').collect();
    let [hours, minutes, seconds] = parts[..] else { return None };
    let number = |text: &str, below: u64| {
        let two_digits = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u64>().ok().filter(|number| two_digits && *number < below)
    };
    let seconds = (number(hours, 24)? * 60 + number(minutes, 60)?) * 60 + number(seconds, 60)?;
    Some(Day::parse(date)?.start_ms() + seconds * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_days_are_counted() {
        assert_eq!(Day::parse("1970-01-01"), Some(Day(0)));
        assert_eq!(Day::parse("2000-02-29"), Some(Day(11_016)));
        assert_eq!(Day::parse("2026-11-18"), Some(Day(20_775)));
        assert_eq!(Day(20_775).weekday(), 2, "a Wednesday");
        for wrong in
            ["", "2026-02-29", "2026-13-01", "2026-1-01", "2026-00-10", "1969-12-31", "+026-01-01", "2026/01/01"]
        {
            assert_eq!(Day::parse(wrong), None, "{wrong}");
        }
        assert_eq!(Day::parse("2026-11-1é"), None, "no panic inside a character");
    }

    #[test]
    fn every_day_of_eight_centuries_round_trips_in_order() {
        let mut last = (0, 0, 0);
        for day in (0..292_000).map(Day) {
            let (year, month, date) = day.civil();
            assert!((year, month, date) > last, "{day}");
            assert_eq!(Day::from_civil(year, month, date), Some(day));
            last = (year, month, date);
        }
        assert_eq!(Day::parse(&Day(20_775).to_string()), Some(Day(20_775)));
    }

    #[test]
    fn moments_round_trip_to_the_second() {
        let ms = Day(20_775).start_ms() + 10_526_789;
        assert_eq!(format_time(ms), "2026-11-18T02:55:26Z");
        assert_eq!(parse_time("2026-11-18T02:55:26Z"), Some(ms / 1000 * 1000));
        assert_eq!(parse_time("2026-11-18"), Some(Day(20_775).start_ms()));
        for wrong in ["2026-11-18T02:55Z", "2026-11-18T24:00:00Z", "2026-11-18T02:55:26", "T", "x"] {
            assert_eq!(parse_time(wrong), None, "{wrong}");
        }
    }
}
