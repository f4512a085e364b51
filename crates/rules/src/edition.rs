//! Component data (C2–C9): the gap map, rocks and tiles of one printing of the game.

mod built_in;
#[rustfmt::skip]
mod built_in_data;
mod draft;
mod error;
mod library;
mod packed;
mod problem;
mod reader;
mod strips;
mod writer;

pub use draft::{
    CARDS_RANGE, ColumnDraft, DROPS_RANGE, EditionDraft, GEMS_RANGE, ROCK_RANGE, STRIP_WIDTH_RANGE, ranks,
    strips_from_range, tile_total,
};
pub use error::{CarriedEditionError, EditionError, InternError};
pub use library::{Library, UnknownEdition};
pub use packed::{MAX_CARRIED_LETTERS, MAX_PACKED_BYTES, PACKED_FORMAT};
pub use problem::{EditionPart, EditionProblem, ProblemKind};
pub use strips::{StripOrder, Strips};

use crate::text::base64url;
use crate::wall::ColumnMasks;
use crate::{COLUMNS, Cards, Column, Players, TileCounts};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{LazyLock, Mutex, PoisonError};
use strips::{LOOKUP_COLUMNS, Lookup};

/// The maximum number of editions besides the built-in ones in one program: editions are never freed.
pub const MAX_INTERNED: usize = 2000;
/// The bytes of the hash in an identity.
const HASH_BYTES: usize = 16;

/// The components of one printing of the game.
///
/// Editions are interned: states refer to them by `&'static`, and they are never freed. Equal data gives the same
/// reference, and a program holds at most [`MAX_INTERNED`] of them, whatever it is sent.
#[derive(Debug)]
pub struct Edition {
    draft: EditionDraft,
    identity: String,
    strips: Strips,
    lookup: Lookup,
    /// The columns, with the strips in the order a to e.
    columns: [Column; COLUMNS as usize],
    /// What the engine needs of the columns, side by side.
    pub(crate) masks: [ColumnMasks; LOOKUP_COLUMNS],
}

static BUILT_IN: LazyLock<[Edition; 2]> =
    LazyLock::new(|| built_in::drafts().map(|(draft, hash)| Edition::new(draft, hash)));

impl Edition {
    /// Returns the edition that is played unless another one is chosen: `reconstructed-2`, with strips of two columns.
    pub fn standard() -> &'static Edition {
        &BUILT_IN[0]
    }

    /// Returns the edition of the first records: `reconstructed-1`, with strips of one column.
    pub fn reconstructed_1() -> &'static Edition {
        &BUILT_IN[1]
    }

    /// Returns all built-in editions, the standard one first. Their content never changes.
    pub fn built_in() -> [&'static Edition; 2] {
        [Edition::standard(), Edition::reconstructed_1()]
    }

    /// Parses an edition file.
    ///
    /// # Errors
    ///
    /// Returns the place of the first mistake and what was expected there.
    pub fn parse(text: &str) -> Result<&'static Edition, EditionError> {
        let draft = EditionDraft::parse(text)?;
        intern(draft).map_err(|error| EditionError::new(text, 0, "", error.to_string()))
    }

    /// Returns the edition with this data.
    ///
    /// # Errors
    ///
    /// Returns an error if the data is invalid, or if the program holds too many editions.
    pub fn from_draft(draft: EditionDraft) -> Result<&'static Edition, InternError> {
        match draft.problems().first() {
            Some(problem) => Err(InternError::Problem(*problem)),
            None => intern(draft),
        }
    }

    /// Returns the edition with this packed form; see [`packed`](Edition::packed).
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not an edition, or if the program holds too many editions.
    pub fn unpack(bytes: &[u8]) -> Result<&'static Edition, InternError> {
        Edition::from_draft(EditionDraft::unpack(bytes)?)
    }

    /// Returns the edition that a record or a table carries; see [`EditionDraft::carried`].
    ///
    /// # Errors
    ///
    /// Returns an error if the data is not an edition with this identity, or if the program holds too many editions.
    pub fn carried(identity: &str, data: &str) -> Result<&'static Edition, CarriedEditionError> {
        Ok(Edition::from_draft(EditionDraft::carried(identity, data)?)?)
    }

    /// Returns a short form for records, links and tables: the same edition has the same bytes everywhere.
    pub fn packed(&self) -> Vec<u8> {
        self.draft.packed()
    }

    fn new(draft: EditionDraft, hash: &str) -> Edition {
        let columns = std::array::from_fn(|column| draft.column(column));
        let strips = Strips::new(draft.strips_from, draft.strip_width).expect("a checked draft");
        Edition {
            identity: format!("{}#{hash}", draft.id),
            strips,
            lookup: strips.lookup_table(),
            masks: std::array::from_fn(|column| columns.get(column).map(ColumnMasks::of).unwrap_or_default()),
            columns,
            draft,
        }
    }

    /// Returns the id.
    pub fn id(&self) -> &str {
        &self.draft.id
    }

    /// Returns the id with a hash of the whole content, as in `my-box#0123…`: no two editions share it.
    pub fn identity(&self) -> &str {
        &self.identity
    }

    /// Returns whether the program has the edition without being given it.
    pub fn is_built_in(&self) -> bool {
        Edition::built_in().into_iter().any(|built_in| std::ptr::eq(built_in, self))
    }

    /// Returns the name shown to players.
    pub fn name(&self) -> &str {
        &self.draft.name
    }

    /// Returns where the data comes from: `reconstructed`, or the file's own wording.
    pub fn status(&self) -> &str {
        &self.draft.status
    }

    /// Returns the data, to print it as a file or to change a copy.
    pub fn draft(&self) -> EditionDraft {
        self.draft.clone()
    }

    /// Returns all cards of the game (C2).
    pub fn cards(&self) -> Cards {
        self.draft.cards
    }

    /// Returns the number of gems each player can place (C4).
    pub fn gems_per_player(&self) -> u8 {
        self.draft.gems_per_player
    }

    /// Returns the number of drops (C5).
    pub fn drops(&self) -> u8 {
        self.draft.drops
    }

    /// Returns where the strips are (C6).
    pub fn strips(&self) -> Strips {
        self.strips
    }

    /// Returns the tiles with a light back (C3).
    pub fn light_tiles(&self) -> &TileCounts {
        &self.draft.light
    }

    /// Returns the tiles with a dark back (C3).
    pub fn dark_tiles(&self) -> &TileCounts {
        &self.draft.dark
    }

    /// Returns the column at a position from 1 to 11 for an order of the strips (C6).
    #[inline]
    pub fn column(&self, order: StripOrder, position: u8) -> &Column {
        &self.columns[self.lookup.index(order, position)]
    }

    /// Returns the index of a column in the edition's list, where the strips are in the order a to e.
    #[inline]
    pub fn column_index(&self, order: StripOrder, position: u8) -> usize {
        self.lookup.index(order, position)
    }

    #[inline]
    pub(crate) fn masks(&self, order: StripOrder, position: u8) -> &ColumnMasks {
        &self.masks[self.lookup.index(order, position) % LOOKUP_COLUMNS]
    }

    /// Returns the points of the rock under a column, first rank first (C9).
    #[inline]
    pub fn rock(&self, players: Players, column: u8) -> &[u8] {
        &self.draft.rocks[usize::from(players.count()) - 2][crate::table::column_index(column)]
    }
}

/// Editions are interned, so equal ones are the same.
impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Edition {}

impl EditionDraft {
    /// Parses an edition file, without making an edition of it.
    ///
    /// # Errors
    ///
    /// Returns the place of the first mistake and what was expected there.
    pub fn parse(text: &str) -> Result<EditionDraft, EditionError> {
        reader::read(text)
    }

    /// Returns the hash of the content in hexadecimal digits, the second part of an edition's identity.
    pub fn content_hash(&self) -> String {
        let digest = Sha256::digest(self.packed());
        digest.iter().take(HASH_BYTES).fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("a string takes everything");
            text
        })
    }

    /// Returns the identity of an edition with this data; see [`Edition::identity`].
    pub fn identity(&self) -> String {
        format!("{}#{}", self.id, self.content_hash())
    }

    /// Returns the packed form of the data, complete or not; see [`Edition::packed`].
    ///
    /// The data must fit the widths of that form: texts of at most 255 bytes, rows of at most 3 gaps, one number for
    /// each paid rank of a rock, and rock points and tile counts below 64.
    pub fn packed(&self) -> Vec<u8> {
        packed::pack(self)
    }

    /// Returns the data that a record or a table carries: the identity of its edition, and its packed form in base64url.
    /// Nothing but the identity is checked.
    ///
    /// # Errors
    ///
    /// Returns an error if the data is not a packed edition with this identity.
    pub fn carried(identity: &str, data: &str) -> Result<EditionDraft, CarriedEditionError> {
        let packed = (data.len() <= MAX_CARRIED_LETTERS).then(|| base64url::decode(data)).flatten();
        let draft = EditionDraft::unpack(&packed.ok_or(CarriedEditionError::NotBase64)?)?;
        let found = draft.identity();
        if found == identity { Ok(draft) } else { Err(CarriedEditionError::OtherIdentity(found)) }
    }

    /// Unpacks the data of an edition, without checking its content.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not a packed edition.
    pub fn unpack(bytes: &[u8]) -> Result<EditionDraft, InternError> {
        packed::unpack(bytes).ok_or(InternError::NotPacked)
    }
}

/// Returns the interned edition with this data, which must have no problems.
fn intern(draft: EditionDraft) -> Result<&'static Edition, InternError> {
    static KNOWN: Mutex<BTreeMap<Vec<u8>, &'static Edition>> = Mutex::new(BTreeMap::new());
    if let Some(built_in) = Edition::built_in().into_iter().find(|edition| edition.draft == draft) {
        return Ok(built_in);
    }
    let packed = packed::pack(&draft);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(edition) = known.get(&packed) {
        return Ok(edition);
    }
    if known.len() >= MAX_INTERNED {
        return Err(InternError::TooMany);
    }
    let hash = draft.content_hash();
    let edition: &'static Edition = Box::leak(Box::new(Edition::new(draft, &hash)));
    known.insert(packed, edition);
    Ok(edition)
}
