//! The drafts of this browser, and the text in which they are saved: a line `number packed-draft` each.

use iquazu_rules::edition::EditionDraft;
use iquazu_rules::text::base64url;
use std::fmt;

/// A draft with its number, which its address shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NumberedDraft {
    pub(super) number: u32,
    pub(super) draft: EditionDraft,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Drafts {
    drafts: Vec<NumberedDraft>,
    /// Lines of another version of the app. They are kept as they are.
    unknown: Vec<String>,
}

impl Drafts {
    pub(super) fn parse(text: &str) -> Drafts {
        let mut found = Drafts::default();
        for line in text.lines().filter(|line| !line.is_empty()) {
            match parse_line(line) {
                Some(draft) if found.get(draft.number).is_none() => found.drafts.push(draft),
                _ => found.unknown.push(line.to_owned()),
            }
        }
        found
    }

    /// Returns the drafts, the one changed last first.
    pub(super) fn newest_first(&self) -> impl Iterator<Item = &NumberedDraft> {
        self.drafts.iter().rev()
    }

    pub(super) fn get(&self, number: u32) -> Option<&EditionDraft> {
        self.drafts.iter().find(|draft| draft.number == number).map(|draft| &draft.draft)
    }

    /// Adds a draft and returns its number.
    pub(super) fn add(&mut self, draft: EditionDraft) -> u32 {
        let number = self.drafts.iter().map(|draft| draft.number).max().unwrap_or(0) + 1;
        self.drafts.push(NumberedDraft { number, draft });
        number
    }

    /// Replaces a draft, which becomes the newest one.
    pub(super) fn put(&mut self, number: u32, draft: EditionDraft) {
        self.remove(number);
        self.drafts.push(NumberedDraft { number, draft });
    }

    pub(super) fn remove(&mut self, number: u32) {
        self.drafts.retain(|draft| draft.number != number);
    }
}

fn parse_line(line: &str) -> Option<NumberedDraft> {
    let (number, letters) = line.split_once(' ')?;
    let bytes = base64url::decode(letters)?;
    Some(NumberedDraft { number: number.parse().ok()?, draft: EditionDraft::unpack(&bytes).ok()? })
}

impl fmt::Display for Drafts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for NumberedDraft { number, draft } in &self.drafts {
            writeln!(f, "{number} {}", base64url::encode(&draft.packed()))?;
        }
        self.unknown.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::Edition;

    #[test]
    fn drafts_survive_saving_complete_or_not() {
        let mut drafts = Drafts::default();
        let mut half = EditionDraft::new(1, 2);
        half.name = "Half \u{e9} box".into();
        half.light[iquazu_rules::Tile::AnyColour] = 35;
        assert_eq!(drafts.add(half.clone()), 1);
        assert_eq!(drafts.add(Edition::standard().draft()), 2);
        drafts.put(1, half.clone());
        let again = Drafts::parse(&drafts.to_string());
        assert_eq!(again, drafts);
        assert_eq!(again.newest_first().map(|draft| draft.number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(again.get(1), Some(&half));
    }

    #[test]
    fn lines_that_cannot_be_read_are_kept() {
        let text = "1 AgAA\nnonsense\n";
        let mut drafts = Drafts::parse(text);
        assert_eq!(drafts.newest_first().count(), 0);
        drafts.add(EditionDraft::new(1, 2));
        assert!(drafts.to_string().ends_with(text));
    }

    #[test]
    fn removed_draft_is_gone_and_the_others_keep_their_numbers() {
        let mut drafts = Drafts::default();
        for _ in 0..3 {
            drafts.add(EditionDraft::new(1, 2));
        }
        drafts.remove(2);
        assert_eq!(drafts.newest_first().map(|draft| draft.number).collect::<Vec<_>>(), [3, 1]);
        assert_eq!(drafts.add(EditionDraft::new(6, 1)), 4);
    }
}
