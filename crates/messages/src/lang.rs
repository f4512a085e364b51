//! The languages: what is known about each, and which one fits a person.

use crate::{LANGUAGES, Lang};

/// What `locales/languages.txt` and CLDR say about a language.
pub(crate) struct Language {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    /// Plural categories of 0 to 199, a letter each; see `generator/languages.rs`.
    pub(crate) plurals: &'static str,
    /// The plural category of whole millions.
    pub(crate) million: &'static str,
    pub(crate) group: &'static str,
    pub(crate) decimal: &'static str,
    pub(crate) min_grouping: usize,
}

impl Lang {
    pub(crate) fn data(self) -> &'static Language {
        &LANGUAGES[self as usize]
    }

    /// Returns the BCP 47 tag, for a `lang` attribute or a setting.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.data().code
    }

    /// Returns the name of the language in that language.
    #[must_use]
    pub fn native_name(self) -> &'static str {
        self.data().name
    }

    /// Returns the language of a tag such as `de-CH`: the one with exactly this tag, or else one with the same primary
    /// subtag. `None` if there is none.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let tag = tag.trim().replace('_', "-");
        let find = |same: &dyn Fn(&str) -> bool| Lang::ALL.into_iter().find(|lang| same(lang.code()));
        find(&|code| code.eq_ignore_ascii_case(&tag))
            .or_else(|| find(&|code| primary(code).eq_ignore_ascii_case(primary(&tag))))
    }

    /// Returns the first available language of a person's list, best first; English if none is available.
    #[must_use]
    pub fn best<'a>(tags: impl IntoIterator<Item = &'a str>) -> Lang {
        tags.into_iter().find_map(Lang::from_tag).unwrap_or_default()
    }
}

fn primary(tag: &str) -> &str {
    tag.split('-').next().unwrap_or_default()
}

/// Returns the letter of the CLDR plural category of a whole number.
pub(crate) fn plural_category(lang: Lang, n: i64) -> char {
    let n = n.unsigned_abs();
    let Language { plurals, million, .. } = lang.data();
    if n != 0 && n.is_multiple_of(1_000_000) {
        return char::from(million.as_bytes()[0]);
    }
    let index = if n < 200 { n } else { 100 + n % 100 };
    char::from(plurals.as_bytes()[index as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags() {
        assert_eq!(Lang::from_tag("de-CH"), Some(Lang::De));
        assert_eq!(Lang::from_tag("FR_be"), Some(Lang::Fr));
        assert_eq!(Lang::from_tag("en"), Some(Lang::En));
        assert_eq!(Lang::from_tag("den"), None);
        assert_eq!(Lang::from_tag(""), None);
    }

    #[test]
    fn best_of_a_list() {
        assert_eq!(Lang::best(["sv", "fr-CH", "de"]), Lang::Fr);
        assert_eq!(Lang::best(["sv"]), Lang::En);
        assert_eq!(Lang::best(["pt-PT"]), Lang::PtBR);
        assert_eq!(Lang::best([]), Lang::En);
    }

    #[test]
    fn plural_categories() {
        let ones = |lang| (0..=3).filter(|&n| plural_category(lang, n) == 'o').collect::<Vec<_>>();
        assert_eq!(ones(Lang::En), [1]);
        assert_eq!(ones(Lang::De), [1]);
        assert_eq!(ones(Lang::Fr), [0, 1]);
        assert_eq!(plural_category(Lang::En, -1), 'o');
        assert_eq!(plural_category(Lang::En, 101), 'x');
        assert_eq!(plural_category(Lang::Fr, 2_000_000), 'm');
    }
}
