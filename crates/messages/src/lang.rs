//! The languages.

/// A language of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English, also for everyone whose language we do not have.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Lang {
    /// All languages, in the order a menu shows them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Fr];

    /// The code for a `lang` attribute or a setting.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
            Lang::Fr => "fr",
        }
    }

    /// The name of the language in that language.
    #[must_use]
    pub fn native_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Fr => "Français",
        }
    }

    /// The language of a tag such as `de-CH`, if we have it.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.trim().split(['-', '_']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(primary))
    }

    /// The first language we have of someone's list, best first.
    #[must_use]
    pub fn best<'a>(tags: impl IntoIterator<Item = &'a str>) -> Lang {
        tags.into_iter().find_map(Lang::from_tag).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

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
        assert_eq!(Lang::best(["it", "fr-CH", "de"]), Lang::Fr);
        assert_eq!(Lang::best(["it"]), Lang::En);
        assert_eq!(Lang::best([]), Lang::En);
    }
}
