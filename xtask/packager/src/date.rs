//! Dates in the two forms that packages and images want.

const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// A moment in UTC.
struct Date {
    year: u64,
    /// 1 to 12.
    month: usize,
    day: u64,
    weekday: &'static str,
    clock: String,
}

/// Returns a date as in `Thu, 01 Jan 1970 00:00:00 +0000`.
pub(crate) fn rfc2822(seconds: u64) -> String {
    let Date { year, month, day, weekday, clock } = date(seconds);
    format!("{weekday}, {day:02} {} {year} {clock} +0000", MONTHS[month - 1])
}

/// Returns a date as in `1970-01-01T00:00:00Z`.
pub(crate) fn rfc3339(seconds: u64) -> String {
    let Date { year, month, day, clock, .. } = date(seconds);
    format!("{year}-{month:02}-{day:02}T{clock}Z")
}

fn date(seconds: u64) -> Date {
    let days = seconds / 86_400;
    let (mut year, mut rest) = (1970, days);
    while rest >= days_of_year(year) {
        rest -= days_of_year(year);
        year += 1;
    }
    let february = days_of_year(year) - 337;
    let mut month = 0;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if rest < length {
            break;
        }
        rest -= length;
        month += 1;
    }
    let clock = format!("{:02}:{:02}:{:02}", seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    Date { year, month: month + 1, day: rest + 1, weekday: DAYS[(days % 7) as usize], clock }
}

fn days_of_year(year: u64) -> u64 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    if leap { 366 } else { 365 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_agree_with_known_ones() {
        assert_eq!(rfc2822(0), "Thu, 01 Jan 1970 00:00:00 +0000");
        assert_eq!(rfc3339(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(rfc2822(951_782_400), "Tue, 29 Feb 2000 00:00:00 +0000");
        assert_eq!(rfc3339(1_735_689_599), "2024-12-31T23:59:59Z");
        assert_eq!(rfc2822(1_767_225_600), "Thu, 01 Jan 2026 00:00:00 +0000");
    }
}
