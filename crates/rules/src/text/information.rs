//! Text form of information states: the line of the view, then the line of what was seen of the cards.
//!
//! `iquazu-memory hand=- discard=- sizes=0/0 pile=60 1+2w1b1o 2+?5 2-2w`: the cards at the start as the seat saw them,
//! then every draw (`+`) and payment or discard (`-`) with its seat.

use super::moves::{CardNotation, canonical_number, cards, seat};
use super::record::{Record, Step};
use super::scan::{ParseError, Span};
use super::view::SeenStep;
use crate::edition::Library;
use crate::information::counts::CardCounts;
use crate::information::memory::{CardEvent, Memory};
use crate::{Cards, InformationError, InformationState, Outcome, Players, Seat, SeatMap, SeenCards, View};
use std::fmt::{self, Write};

const HEADER: &str = "iquazu-memory";

impl fmt::Display for InformationState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view.fmt(f)?;
        let Some(Memory { start, events, .. }) = &self.memory else { return Ok(()) };
        f.write_str("\n")?;
        write_start(f, start.hand, start.discard, self.view.table().players(), &start.sizes, start.draw_size)?;
        events.iter().try_for_each(|event| write_event(f, event))
    }
}

fn write_start(
    f: &mut impl Write,
    hand: Cards,
    discard: Cards,
    players: Players,
    sizes: &SeatMap<u8>,
    draw_size: u8,
) -> fmt::Result {
    write!(f, "{HEADER} hand={hand} discard={discard} sizes=")?;
    for seat in players.seats() {
        let separator = if seat == Seat::FIRST { "" } else { "/" };
        write!(f, "{separator}{}", sizes[seat])?;
    }
    write!(f, " pile={draw_size}")
}

fn write_event(f: &mut impl Write, event: &CardEvent) -> fmt::Result {
    match event {
        CardEvent::Drawn(seat, cards) => write!(f, " {seat}+{cards}"),
        CardEvent::Paid(seat, cards) => write!(f, " {seat}-{cards}"),
    }
}

impl Record {
    /// Returns the text form of what a viewer knows after the first `steps` steps and `begun`, the beginning of the next
    /// step with the outcomes that are resolved so far; they led to `view`. Writes only what was seen, and computes no
    /// odds; without a setup in the record it is the view alone.
    pub fn information_text(&self, steps: usize, begun: Option<&Step>, view: &View) -> String {
        if self.setup.is_empty() {
            return view.to_string();
        }
        let viewer = view.viewer();
        let setup = SeenStep::setup(&self.setup, viewer);
        let steps = self.steps.iter().take(steps).chain(begun).map(|step| SeenStep::from_step(step, viewer));
        view.information_text(&self.first_state().view(viewer), std::iter::once(setup).chain(steps))
    }
}

impl View {
    /// Returns the text form of what the viewer knows who has watched from the view `start` on and seen `steps`; they led
    /// to this view. Writes only what was seen, and computes no odds. What a spectator knows is the view alone.
    pub fn information_text(&self, start: &View, steps: impl IntoIterator<Item = SeenStep>) -> String {
        let mut text = self.to_string();
        if let Ok(start) = CardCounts::new(start) {
            write_memory(&mut text, &start, self.table().players(), steps).expect("a string takes everything");
        }
        text
    }
}

fn write_memory(
    text: &mut String,
    start: &CardCounts,
    players: Players,
    steps: impl IntoIterator<Item = SeenStep>,
) -> fmt::Result {
    text.push('\n');
    write_start(text, start.hand, start.discard, players, &start.sizes, start.draw_size)?;
    for step in steps {
        if let Some((seat, action)) = step.action()
            && action.paid() != Cards::NONE
        {
            write_event(text, &CardEvent::Paid(seat, action.paid()))?;
        }
        let mut receivers = Seat::ALL.into_iter();
        for outcome in step.outcomes() {
            let Outcome::Cards(cards) = outcome else { continue };
            if let Some(seat) = step.action().map_or_else(|| receivers.next(), |(seat, _)| Some(seat)) {
                write_event(text, &CardEvent::Drawn(seat, *cards))?;
            }
        }
    }
    Ok(())
}

impl InformationState {
    /// Parses an information state: the line of a view, and the line of its memory unless it is forgetful.
    ///
    /// # Errors
    ///
    /// Returns the place of a mistake, or why the view and the seen cards contradict each other.
    pub fn parse(text: &str, editions: &Library) -> Result<InformationState, InformationError> {
        let (view, memory) = text.split_once('\n').map_or((text, None), |(view, rest)| (view, Some(rest)));
        let view = View::parse(view, editions).map_err(InformationError::View)?;
        let mut known = InformationState::forgetful(&view);
        if let Some(line) = memory {
            let now = CardCounts::new(&view)?;
            let players = usize::from(view.table().players().count());
            let (start, events) =
                memory_line(Span::line(line, 2).trimmed(), now, players).map_err(InformationError::Text)?;
            known.memory = Some(Memory::from_events(start, events)?);
            known.set_view(&view)?;
        }
        Ok(known)
    }
}

/// Reads the cards at the start, for the seat and the deck of `now`, and the events.
fn memory_line(line: Span<'_>, now: CardCounts, players: usize) -> Result<(CardCounts, Vec<CardEvent>), ParseError> {
    let (header, rest) = line.word();
    if header.text != HEADER {
        return Err(header.error(HEADER));
    }
    let (hand, rest) = field(rest, "hand=")?;
    let (discard, rest) = field(rest, "discard=")?;
    let (sizes_field, rest) = field(rest, "sizes=")?;
    let (pile, mut rest) = field(rest, "pile=")?;
    let mut sizes = SeatMap::default();
    let mut numbers = sizes_field.split('/');
    for seat in Seat::ALL.into_iter().take(players) {
        sizes[seat] = number(numbers.next().unwrap_or(sizes_field))?;
    }
    if numbers.next().is_some() {
        return Err(sizes_field.error("a number of cards for each seat"));
    }
    let start = CardCounts { hand: cards(hand)?, discard: cards(discard)?, sizes, draw_size: number(pile)?, ..now };
    let mut events = Vec::new();
    while !rest.text.is_empty() {
        let (word, after) = rest.word();
        events.push(event(word, players)?);
        rest = after;
    }
    Ok((start, events))
}

fn field<'t>(span: Span<'t>, name: &str) -> Result<(Span<'t>, Span<'t>), ParseError> {
    let (word, rest) = span.word();
    Ok((word.after(name).ok_or_else(|| word.error(name))?, rest))
}

fn number(span: Span<'_>) -> Result<u8, ParseError> {
    span.read(canonical_number, "a number of cards")
}

fn event(word: Span<'_>, players: usize) -> Result<CardEvent, ParseError> {
    let expected = "a draw such as 2+?4, or a payment such as 2-1w2b";
    let drawn = word.text.contains('+');
    let mut parts = word.split(if drawn { '+' } else { '-' });
    let first = parts.next().unwrap_or(word);
    let who = seat(first)?;
    if who.index() >= players {
        return Err(first.error("a seat in play"));
    }
    let what = parts.next().ok_or_else(|| word.error(expected))?;
    if drawn {
        Ok(CardEvent::Drawn(who, <SeenCards as CardNotation>::read(what)?))
    } else {
        Ok(CardEvent::Paid(who, cards(what)?))
    }
}
