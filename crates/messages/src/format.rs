//! Numbers, percentages and dates as each language writes them.

use crate::{Lang, Messages};

const MINUS: char = '−';

pub(crate) fn push_number(lang: Lang, n: i64, out: &mut String) {
    if n < 0 {
        out.push(MINUS);
    }
    let digits = n.unsigned_abs().to_string();
    let grouped = digits.len() >= 3 + lang.data().min_grouping;
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && grouped && (digits.len() - i).is_multiple_of(3) {
            out.push_str(lang.data().group);
        }
        out.push(digit);
    }
}

impl Messages {
    /// `12,345`, `12.345`, `12 345`.
    #[must_use]
    pub fn number(self, n: i64) -> String {
        let mut out = String::new();
        push_number(self.0, n, &mut out);
        out
    }

    /// Formats a number with its sign: `+3`, `−2`, `0`.
    #[must_use]
    pub fn signed(self, n: i64) -> String {
        let number = self.number(n);
        if n > 0 { format!("+{number}") } else { number }
    }

    /// Formats a number rounded to `places` decimal places: `1,234.5`, `1.234,5`, `1 234,5`.
    #[must_use]
    pub fn decimal(self, value: f64, places: u32) -> String {
        let scale = 10_i64.pow(places);
        let scaled = (value * scale as f64).round() as i64;
        let (whole, part) = (scaled.abs() / scale, scaled.abs() % scale);
        let mut out = String::new();
        if scaled < 0 {
            out.push(MINUS);
        }
        push_number(self.0, whole, &mut out);
        if places > 0 {
            out.push_str(self.0.data().decimal);
            let digits = part.to_string();
            (digits.len()..places as usize).for_each(|_| out.push('0'));
            out.push_str(&digits);
        }
        out
    }

    /// Formats a share of one as a percentage: `12.5%`, `12,5 %`, `12,5 %`.
    #[must_use]
    pub fn percent(self, share: f64, places: u32) -> String {
        self.percent_sign(&self.decimal(share * 100.0, places))
    }

    /// `15 November 2026`, `15. November 2026`, `15 novembre 2026`. The month counts from 1.
    #[must_use]
    pub fn date(self, year: i32, month: u32, day: u32) -> String {
        let names = self.date_months();
        let month = names.split(' ').nth(month.saturating_sub(1) as usize).unwrap_or("?");
        self.date_full(day.into(), month, &year.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: Messages = Messages(Lang::En);
    const DE: Messages = Messages(Lang::De);
    const FR: Messages = Messages(Lang::Fr);

    fn each(f: impl Fn(Messages) -> String) -> [String; 3] {
        [EN, DE, FR].map(f)
    }

    #[test]
    fn whole_numbers() {
        assert_eq!(each(|t| t.number(0)), ["0", "0", "0"]);
        assert_eq!(each(|t| t.number(999)), ["999", "999", "999"]);
        assert_eq!(each(|t| t.number(12_345)), ["12,345", "12.345", "12\u{202f}345"]);
        assert_eq!(EN.number(-1_234_567), "−1,234,567");
        assert_eq!(EN.number(i64::MIN), "−9,223,372,036,854,775,808");
    }

    #[test]
    fn signs() {
        assert_eq!([3, 0, -2].map(|n| EN.signed(n)), ["+3", "0", "−2"]);
    }

    #[test]
    fn decimals() {
        assert_eq!(each(|t| t.decimal(1234.56, 1)), ["1,234.6", "1.234,6", "1\u{202f}234,6"]);
        assert_eq!(EN.decimal(0.05, 2), "0.05");
        assert_eq!(EN.decimal(-0.5, 1), "−0.5");
        assert_eq!(EN.decimal(-0.001, 1), "0.0");
        assert_eq!(DE.decimal(2.5, 0), "3");
    }

    #[test]
    fn percentages() {
        assert_eq!(each(|t| t.percent(0.125, 1)), ["12.5%", "12,5\u{a0}%", "12,5\u{202f}%"]);
        assert_eq!(EN.percent(1.0, 0), "100%");
    }

    #[test]
    fn dates() {
        let november = ["15 November 2026", "15. November 2026", "15 novembre 2026"];
        assert_eq!(each(|t| t.date(2026, 11, 15)), november);
        let march = ["1 March 2027", "1. März 2027", "1er mars 2027"];
        assert_eq!(each(|t| t.date(2027, 3, 1)), march);
        assert_eq!(EN.date(2026, 12, 31), "31 December 2026");
        assert_eq!(FR.date(2026, 8, 2), "2 août 2026");
    }
}
