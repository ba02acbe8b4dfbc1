//! The calls of a board in four columns, West first.

use super::View;
use super::incident;
use super::table::{self, ChoiceDocument};
use crate::auction::{Auction, Bid, Call, Close, Standing, Turn};
use crate::block::{Block, CallBlock, Calls, Detail};
use crate::document::{Context, Place};
use crate::messages::{self, Locale, SpanKind, Text, figures, names};
use crate::ruling::{Doubling, Seat};
use crate::session::IncidentFound;
use serde::Serialize;

/// The columns of a diagram.
const SEATS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];

/// An auction as it was stated, and the procedure for an irregular call at its end.
pub(super) struct Called<'a> {
    pub auction: &'a Auction,
    pub leads_to: Option<&'a IncidentFound>,
}

impl View for Called<'_> {
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let calls = Block::Auction(Box::new(calls(self.auction, locale)));
        let leads_to = self.leads_to.map(|found| {
            let procedure = found.incident.procedure;
            let title = names::procedure(locale, procedure.name);
            let rule = messages::auction_leads_to(locale, title, procedure.law, procedure.name);
            let open = incident::open(locale, &found.incident).map(Block::Line);
            let choices = found.incident.choices();
            let choices = choices.iter().map(|choice| Block::Line(table::choice(locale, choice)));
            std::iter::once(Block::Line(rule)).chain(open).chain(choices).collect::<Vec<_>>()
        });
        std::iter::once(calls).chain(leads_to.into_iter().flatten()).collect()
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        let leads_to = self.leads_to.map(LeadsToDocument::new);
        Some(place.document("auction", AuctionDocument { leads_to, ..AuctionDocument::new(self.auction) }))
    }
}

/// Each call below its seat, with its alert and the number of its note; a question mark comes before the call in
/// question, and withdrawn calls are in brackets.
#[must_use]
pub fn calls(auction: &Auction, locale: Locale) -> Calls {
    let mut drawing = Drawing { locale, rows: Vec::new(), notes: Vec::new() };
    let mut turn = auction.dealer();
    for (at, made) in auction.turns().iter().enumerate() {
        if auction.asked().contains(&at) {
            drawing.place(turn, question());
        }
        let (cell, is_part) = if made.standing == Standing::Withdrawn { (turn, false) } else { (made.seat, true) };
        let out = drawing.block(made, turn);
        drawing.place(cell, out);
        if is_part {
            drawing.end(made.seat);
            turn = made.seat.left();
        }
    }
    if auction.asked().contains(&auction.turns().len()) {
        drawing.place(turn, question());
    }
    let Drawing { rows, notes, .. } = drawing;
    Calls {
        label: messages::auction_label(locale),
        seats: SEATS.map(|seat| figures::seat(locale, seat)),
        rows: rows.into_iter().map(|row| row.cells).collect(),
        notes,
        close: close(auction, locale),
    }
}

/// A row being filled; a cell with a call that was made takes no more.
#[derive(Default)]
struct Row {
    cells: [Vec<CallBlock>; 4],
    /// The number of finished cells.
    done: usize,
}

struct Drawing {
    locale: Locale,
    rows: Vec<Row>,
    notes: Vec<Text>,
}

fn column(seat: Seat) -> usize {
    SEATS.iter().position(|own| *own == seat).unwrap_or(0)
}

impl Drawing {
    /// Into the cell of a seat, in a new row where that of the last is done with.
    fn place(&mut self, seat: Seat, out: CallBlock) {
        let column = column(seat);
        if self.rows.last().is_none_or(|row| column < row.done) {
            self.rows.push(Row::default());
        }
        if let Some(cell) = self.rows.last_mut().and_then(|row| row.cells.get_mut(column)) {
            cell.push(out);
        }
    }

    fn end(&mut self, seat: Seat) {
        if let Some(row) = self.rows.last_mut() {
            row.done = column(seat).saturating_add(1);
        }
    }

    fn block(&mut self, made: &Turn, turn: Seat) -> CallBlock {
        let locale = self.locale;
        let is_withdrawn = made.standing == Standing::Withdrawn;
        let seat = if is_withdrawn && made.seat != turn { format!("{}: ", made.seat) } else { String::new() };
        let suit = match made.call {
            Call::Bid(bid) => bid.strain().trumps().map(|suit| (bid.level(), suit)),
            _ => None,
        };
        let call = suit.map_or_else(|| figures::call(locale, made.call), |(level, _)| Text::from(level.to_string()));
        CallBlock {
            before: format!("{}{seat}", if is_withdrawn { "[" } else { "" }),
            call: call.as_kind(SpanKind::Ruling),
            suit: suit.map(|(_, suit)| (suit.symbol(), suit.is_red())),
            after: format!("{}{}", if is_withdrawn { "]" } else { "" }, if made.alerted { "!" } else { "" }),
            note: self.note(made),
        }
    }

    /// The number of a call's note, which is put below.
    fn note(&mut self, made: &Turn) -> Option<usize> {
        let accepted = (made.standing == Standing::Accepted).then(|| messages::auction_accepted(self.locale));
        let own = made.note.as_ref().map(|note| Text::from(note.clone()));
        let parts: Vec<Text> = accepted.into_iter().chain(own).collect();
        if parts.is_empty() {
            return None;
        }
        self.notes.push(Text::joined(parts, &"; ".into()));
        Some(self.notes.len())
    }
}

fn question() -> CallBlock {
    CallBlock { call: Text::from("?"), ..CallBlock::default() }
}

/// The final contract, or the seat whose turn it is.
fn close(auction: &Auction, locale: Locale) -> Text {
    match (auction.close(), auction.turn()) {
        (Some(Close::PassedOut), _) => messages::auction_passed_out(locale),
        (Some(Close::Contract { bid, doubling, declarer }), _) => {
            messages::auction_contract(locale, contract(bid, doubling, locale), figures::seat(locale, declarer))
        }
        (None, turn) => {
            let turn = turn.unwrap_or(auction.dealer());
            messages::auction_unfinished(locale, figures::seat(locale, turn))
        }
    }
}

/// A contract as it is called: `4♠x`.
pub(super) fn contract(bid: Bid, doubling: Doubling, locale: Locale) -> Text {
    let mut contract = figures::call(locale, Call::Bid(bid));
    match doubling {
        Doubling::Undoubled => {}
        Doubling::Doubled => contract += Text::from("x"),
        Doubling::Redoubled => contract += Text::from("xx"),
    }
    contract.as_kind(SpanKind::Ruling)
}

/// The calls of a board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AuctionDocument {
    dealer: String,
    calls: Vec<CallDocument>,
    /// Before which of the calls, counted from 0, a question arose.
    questions: Vec<usize>,
    /// The seat whose turn it is; `None` when the auction is over.
    turn: Option<String>,
    /// `3NT`, `4♠x`, or `pass` where nobody has bid; none while it is not over.
    contract: Option<String>,
    declarer: Option<String>,
    /// The procedure for an irregular call at its end.
    leads_to: Option<LeadsToDocument>,
}

/// A procedure with its open questions.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct LeadsToDocument {
    procedure: &'static str,
    law: String,
    /// The open questions, in their order.
    open: Vec<&'static str>,
    /// The choices of a player at the first.
    options: Vec<ChoiceDocument>,
}

impl LeadsToDocument {
    fn new(found: &IncidentFound) -> Self {
        Self {
            procedure: found.incident.procedure.name,
            law: found.incident.procedure.law.to_string(),
            open: found.course().open.clone(),
            options: ChoiceDocument::all(&found.incident),
        }
    }
}

/// A call.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct CallDocument {
    seat: String,
    /// `pass`, `x`, `xx` or a bid.
    call: String,
    /// `regular`, `accepted` or `withdrawn`.
    standing: &'static str,
    alerted: bool,
    note: Option<String>,
}

impl AuctionDocument {
    /// The document of an auction.
    #[must_use]
    pub fn new(auction: &Auction) -> Self {
        let (contract, declarer) = match auction.close() {
            None => (None, None),
            Some(Close::PassedOut) => (Some("pass".to_owned()), None),
            Some(Close::Contract { bid, doubling, declarer }) => {
                (Some(format!("{bid}{doubling}")), Some(declarer.to_string()))
            }
        };
        Self {
            dealer: auction.dealer().to_string(),
            calls: auction.turns().iter().map(call).collect(),
            questions: auction.asked().to_vec(),
            turn: auction.turn().map(|seat| seat.to_string()),
            contract,
            declarer,
            leads_to: None,
        }
    }
}

fn call(turn: &Turn) -> CallDocument {
    CallDocument {
        seat: turn.seat.to_string(),
        call: turn.call.to_string(),
        standing: match turn.standing {
            Standing::Regular => "regular",
            Standing::Accepted => "accepted",
            Standing::Withdrawn => "withdrawn",
        },
        alerted: turn.alerted,
        note: turn.note.clone(),
    }
}
