//! How an edition relates to those of this browser: the player's editions are never replaced without asking.

use super::id;
use iquazu_rules::Edition;
use iquazu_rules::edition::EditionDraft;

/// How an edition relates to the known ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum EditionStatus {
    /// No other one has its id.
    New,
    /// It is known already.
    Known,
    /// A known edition with other content has its id.
    IdTaken { other: &'static Edition, free_id: String },
}

/// Returns how a draft relates to the known editions.
pub(super) fn edition_status(draft: &EditionDraft, known: &[&'static Edition]) -> EditionStatus {
    let same_id = |id: &str| known.iter().copied().find(|edition| edition.id() == id);
    match same_id(&draft.id) {
        None => EditionStatus::New,
        Some(other) if other.draft() == *draft => EditionStatus::Known,
        Some(other) => EditionStatus::IdTaken { other, free_id: id::free(&draft.id, |id| same_id(id).is_some()) },
    }
}

/// Returns a copy of an edition to draw in, with a name and an id that no other edition has.
pub(super) fn copy_of(mut draft: EditionDraft, name: &str, is_taken: impl Fn(&str) -> bool) -> EditionDraft {
    let wanted = id::of_name(name);
    draft.id = id::free(&wanted, is_taken);
    draft.name = name.to_owned() + draft.id[wanted.len().min(draft.id.len())..].replace('-', " ").as_str();
    draft
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(id: &str, drops: u8) -> &'static Edition {
        Edition::from_draft(EditionDraft { id: id.into(), drops, ..Edition::standard().draft() }).expect("complete")
    }

    #[test]
    fn edition_is_new_known_or_has_a_taken_id() {
        let known = [Edition::standard(), named("mine", 50), named("mine-2", 50)];
        assert_eq!(edition_status(&named("yours", 50).draft(), &known), EditionStatus::New);
        assert_eq!(edition_status(&named("mine", 50).draft(), &known), EditionStatus::Known);
        let taken = EditionStatus::IdTaken { other: named("mine", 50), free_id: "mine-3".into() };
        assert_eq!(edition_status(&named("mine", 51).draft(), &known), taken);
    }

    #[test]
    fn copy_has_a_name_and_an_id_of_its_own() {
        let first = copy_of(Edition::standard().draft(), "My box", |_| false);
        assert_eq!((first.name.as_str(), first.id.as_str()), ("My box", "my-box"));
        let second = copy_of(Edition::standard().draft(), "My box", |id| id == "my-box");
        assert_eq!((second.name.as_str(), second.id.as_str()), ("My box 2", "my-box-2"));
        assert_eq!(second.id, id::of_name(&second.name), "the id still follows the name");
        assert_eq!(second.columns, Edition::standard().draft().columns);
    }
}
