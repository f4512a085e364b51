//! Editions in links: the packed form, as letters of an address.

use iquazu_rules::Edition;
use iquazu_rules::edition::{EditionDraft, EditionProblem, InternError, PACKED_FORMAT};
use iquazu_rules::text::base64url;

/// Error when a link does not contain an edition that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LinkError {
    /// Characters are missing, were changed, or belong to something else.
    Damaged,
    /// It has a format that this version does not know.
    Newer,
    /// The edition in it is not complete, or its id belongs to a built-in one.
    Problem(EditionProblem),
    /// This page has seen too many editions.
    TooMany,
}

pub(super) fn letters(edition: &Edition) -> String {
    base64url::encode(&edition.packed())
}

/// Returns the edition in a link.
pub(super) fn edition(letters: &str) -> Result<&'static Edition, LinkError> {
    let bytes = base64url::decode(letters).ok_or(LinkError::Damaged)?;
    if bytes.first().is_some_and(|format| *format > PACKED_FORMAT) {
        return Err(LinkError::Newer);
    }
    let draft = EditionDraft::unpack(&bytes).map_err(|_| LinkError::Damaged)?;
    Edition::from_draft(draft).map_err(|error| match error {
        InternError::Problem(problem) => LinkError::Problem(problem),
        InternError::TooMany => LinkError::TooMany,
        _ => LinkError::Damaged,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use iquazu_rules::edition::{EditionPart, ProblemKind};

    fn own() -> &'static Edition {
        let mut draft = Edition::standard().draft();
        (draft.id, draft.name) = ("box-of-links".into(), "Ümläut’s box".into());
        Edition::from_draft(draft).expect("complete")
    }

    #[test]
    fn link_contains_the_whole_edition() {
        let letters = letters(own());
        assert_eq!(edition(&letters), Ok(own()));
        assert!(letters.len() < 400, "{} letters are many for a QR code", letters.len());
    }

    #[test]
    fn cut_changed_and_foreign_links_are_damaged() {
        let whole = letters(own());
        for length in 0..whole.len() {
            assert_eq!(edition(&whole[..length]), Err(LinkError::Damaged), "cut at {length}");
        }
        for foreign in ["", "hello", "AQ", "Ä", "../../etc", "AQAAAA%3D", &format!("{whole}A"), &whole.repeat(9)] {
            assert_eq!(edition(foreign), Err(LinkError::Damaged), "{foreign}");
        }
        assert_eq!(edition("Ag"), Err(LinkError::Newer));
    }

    #[test]
    fn c6_link_of_an_incomplete_edition_names_what_is_missing() {
        let mut draft = own().draft();
        draft.columns[2] = Default::default();
        let problem = EditionProblem { part: EditionPart::Column(3), kind: ProblemKind::NoGap };
        assert_eq!(edition(&base64url::encode(&draft.packed())), Err(LinkError::Problem(problem)));
    }

    #[test]
    fn id_of_a_built_in_edition_with_other_content_is_refused() {
        let mut draft = Edition::standard().draft();
        draft.drops = 60;
        let problem = EditionProblem { part: EditionPart::Id, kind: ProblemKind::TakenId };
        assert_eq!(edition(&base64url::encode(&draft.packed())), Err(LinkError::Problem(problem)));
    }
}
