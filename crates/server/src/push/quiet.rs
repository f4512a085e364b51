//! Quiet hours in a person's time zone.

use iquazu_protocol::{QuietHours, UnixMillis};
use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

const DAY_MINUTES: u16 = 24 * 60;

/// Returns whether the hours are of a day and the time zone exists.
pub(crate) fn is_valid(quiet: &QuietHours) -> bool {
    let are_hours = quiet.from < DAY_MINUTES && quiet.to < DAY_MINUTES && quiet.from != quiet.to;
    are_hours && quiet.time_zone.len() <= 64 && TimeZone::get(&quiet.time_zone).is_ok()
}

/// Returns when the quiet part of the day ends if it is now, or `None` if it is not.
pub(super) fn quiet_until(quiet: &QuietHours, now: UnixMillis) -> Option<UnixMillis> {
    let zone = TimeZone::get(&quiet.time_zone).ok()?;
    let here = Timestamp::from_millisecond(i64::try_from(now).ok()?).ok()?.to_zoned(zone.clone());
    let minute = u16::try_from(i32::from(here.hour()) * 60 + i32::from(here.minute())).ok()?;
    let (from, to) = (quiet.from, quiet.to);
    let is_quiet = if from <= to { (from..to).contains(&minute) } else { minute >= from || minute < to };
    if !is_quiet {
        return None;
    }
    let day = if minute < to { here.date() } else { here.date().checked_add(1.day()).ok()? };
    let time = Time::new(i8::try_from(to / 60).ok()?, i8::try_from(to % 60).ok()?, 0, 0).ok()?;
    // An hour that does not exist, because clocks go forward, ends when they have.
    let end = day.to_datetime(time).to_zoned(zone).ok()?;
    u64::try_from(end.timestamp().as_millisecond()).ok().filter(|end| *end > now)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> UnixMillis {
        u64::try_from(text.parse::<Timestamp>().expect("a time").as_millisecond()).expect("after 1970")
    }

    fn hours(from: u16, to: u16, time_zone: &str) -> QuietHours {
        QuietHours { from: from * 60, to: to * 60, time_zone: time_zone.to_owned() }
    }

    #[test]
    fn night_ends_in_the_morning_of_the_time_zone() {
        let night = hours(22, 7, "Europe/Berlin");
        for (now, end) in [
            ("2026-01-15T21:30:00Z", Some("2026-01-16T06:00:00Z")),
            ("2026-01-16T05:59:00Z", Some("2026-01-16T06:00:00Z")),
            ("2026-01-16T06:00:00Z", None),
            ("2026-01-15T20:59:00Z", None),
            // In summer the same hours are an hour earlier.
            ("2026-07-15T20:00:00Z", Some("2026-07-16T05:00:00Z")),
            ("2026-07-16T05:00:00Z", None),
            // The clocks go forward in this night.
            ("2026-03-28T22:00:00Z", Some("2026-03-29T05:00:00Z")),
        ] {
            assert_eq!(quiet_until(&night, at(now)), end.map(at), "{now}");
        }
        let noon = hours(12, 13, "America/New_York");
        assert_eq!(quiet_until(&noon, at("2026-01-15T17:30:00Z")), Some(at("2026-01-15T18:00:00Z")));
        assert_eq!(quiet_until(&noon, at("2026-01-15T12:30:00Z")), None);
    }

    #[test]
    fn hours_and_zone_are_checked() {
        assert!(is_valid(&hours(22, 7, "Asia/Kolkata")));
        for bad in [
            hours(22, 22, "UTC"),
            hours(24, 1, "UTC"),
            hours(1, 24, "UTC"),
            hours(1, 2, "Mars/Olympus"),
            hours(1, 2, ""),
        ] {
            assert!(!is_valid(&bad), "{bad:?}");
        }
    }
}
