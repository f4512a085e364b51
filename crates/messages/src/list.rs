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

    /// Cards by colour and the any-colour tile, if it is spent with them: `2 blue and the any-colour tile`.
    #[must_use]
    pub fn spent(self, white: i64, blue: i64, orange: i64, with_tile: bool) -> String {
        let mut parts = self.parts_by_colour([white, blue, orange], |_, _| false);
        parts.extend(with_tile.then(|| self.pay_tile().to_string()));
        self.list(&parts)
    }

    fn by_colour(self, counts: [i64; 3], with_noun: impl Fn(usize, usize) -> bool) -> String {
        let parts = self.parts_by_colour(counts, with_noun);
        if parts.is_empty() { self.cards_none().to_string() } else { self.list(&parts) }
    }

    fn parts_by_colour(self, counts: [i64; 3], with_noun: impl Fn(usize, usize) -> bool) -> Vec<String> {
        let colours = [Card::White, Card::Blue, Card::Orange];
        let held: Vec<_> = colours.into_iter().zip(counts).filter(|&(_, n)| n > 0).collect();
        let part = |(index, &(card, n)): (usize, &(Card, i64))| {
            if with_noun(index, held.len()) { self.cards(n, card) } else { self.cards_short(n, card) }
        };
        held.iter().enumerate().map(part).collect()
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

    #[test]
    fn payments_with_the_tile() {
        let spent = |lang, w, b, o| Messages(lang).spent(w, b, o, true);
        assert_eq!(spent(Lang::En, 0, 1, 0), "1 blue and the any-colour tile");
        assert_eq!(spent(Lang::De, 1, 0, 2), "1 weiße, 2 orange und das Farbplättchen");
        assert_eq!(Messages(Lang::En).spent(2, 1, 0, false), "2 white and 1 blue");
    }
}
