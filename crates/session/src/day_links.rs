//! The links of the last counted games of the deal of the day, as text: one line for each, `2026-11-18 …`.

use crate::date::Day;

/// Results are accepted until the end of the next day, so the links of two days are needed.
const MAX_LINKS: usize = 2;

fn parse(line: &str) -> Option<(Day, &str)> {
    let (day, link) = line.split_once(' ')?;
    Some((Day::parse(day)?, link))
}

/// Returns the text with the link of a day. The links of the newest two days stay.
pub fn add(text: &str, day: Day, link: &str) -> String {
    let mut links: Vec<(Day, &str)> = text.lines().filter_map(parse).filter(|(of, _)| *of != day).collect();
    links.push((day, link));
    links.sort_by_key(|(day, _)| std::cmp::Reverse(*day));
    links.truncate(MAX_LINKS);
    links.iter().map(|(day, link)| format!("{day} {link}\n")).collect()
}

/// Returns the link of a day.
pub fn find(text: &str, day: Day) -> Option<&str> {
    text.lines().filter_map(parse).find(|(of, _)| *of == day).map(|(_, link)| link)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_the_last_two_days_stay() {
        let days = ["2026-11-17", "2026-11-18", "2026-11-19"].map(|text| Day::parse(text).unwrap());
        // Earlier versions stored one line without a line break.
        let mut text = "2026-11-17 abc".to_owned();
        assert_eq!(find(&text, days[0]), Some("abc"));
        text = add(&text, days[1], "def");
        assert_eq!([find(&text, days[0]), find(&text, days[1])], [Some("abc"), Some("def")]);
        text = add(&text, days[2], "ghi");
        assert_eq!(days.map(|day| find(&text, day)), [None, Some("def"), Some("ghi")]);
        text = add(&text, days[1], "new");
        assert_eq!(days.map(|day| find(&text, day)), [None, Some("new"), Some("ghi")]);
        assert_eq!(find("nonsense\n2026-11-18", days[1]), None);
    }
}
