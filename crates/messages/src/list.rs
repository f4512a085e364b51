//! Enumerations: “a, b and c”.

use crate::{Card, Messages};

impl Messages {
    /// `a`, `a and b`, `a, b and c`.
    #[must_use]
    pub fn list<S: AsRef<str>>(self, items: &[S]) -> String {
        let Some((last, others)) = items.split_last() else {
            return String::new();
        };
        let last = last.as_ref();
        if others.is_empty() {
            return last.to_string();
        }
        let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
        self.list_and(&others.join(", "), last)
    }

    /// Cards by colour, short: `3 white and 2 blue`; `no cards` for none.
    #[must_use]
    pub fn hand(self, white: i64, blue: i64, orange: i64) -> String {
        self.by_colour([white, blue, orange], |_, _| false)
    }

    /// Cards by colour, in full: `3 white and 2 blue cards`, `3 cartes blanches et 2 bleues`.
    #[must_use]
    pub fn payment(self, white: i64, blue: i64, orange: i64) -> String {
        let noun_first = self.cards_noun() == "first";
        self.by_colour([white, blue, orange], |index, count| if noun_first { index == 0 } else { index + 1 == count })
    }

    fn by_colour(self, counts: [i64; 3], with_noun: impl Fn(usize, usize) -> bool) -> String {
        let colours = [Card::White, Card::Blue, Card::Orange];
        let held: Vec<_> = colours.into_iter().zip(counts).filter(|&(_, n)| n > 0).collect();
        if held.is_empty() {
            return self.cards_none().to_string();
        }
        let part = |(index, &(card, n)): (usize, &(Card, i64))| {
            if with_noun(index, held.len()) { self.cards(n, card) } else { self.cards_short(n, card) }
        };
        let parts: Vec<String> = held.iter().enumerate().map(part).collect();
        self.list(&parts)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Messages};

    #[test]
    fn lists() {
        let t = Messages(Lang::De);
        assert_eq!(t.list::<&str>(&[]), "");
        assert_eq!(t.list(&["Anna"]), "Anna");
        assert_eq!(t.list(&["Anna", "Ben"]), "Anna und Ben");
        assert_eq!(t.list(&["Anna", "Ben", "Cleo"]), "Anna, Ben und Cleo");
    }

    #[test]
    fn hands() {
        let hand = |lang, w, b, o| Messages(lang).hand(w, b, o);
        assert_eq!(hand(Lang::En, 3, 2, 0), "3 white and 2 blue");
        assert_eq!(hand(Lang::En, 0, 0, 0), "no cards");
        assert_eq!(hand(Lang::De, 1, 2, 3), "1 weiße, 2 blaue und 3 orange");
        assert_eq!(hand(Lang::Fr, 1, 2, 3), "1 blanche, 2 bleues et 3 orange");
    }

    #[test]
    fn payments() {
        let payment = |lang, w, b, o| Messages(lang).payment(w, b, o);
        assert_eq!(payment(Lang::En, 0, 1, 0), "1 blue card");
        assert_eq!(payment(Lang::En, 3, 2, 0), "3 white and 2 blue cards");
        assert_eq!(payment(Lang::De, 1, 0, 2), "1 weiße und 2 orange Karten");
        assert_eq!(payment(Lang::Fr, 2, 1, 0), "2 cartes blanches et 1 bleue");
    }
}
