//! The cards and the calls of the board, `deal` and `auction`, and the sheet that hands the ruling over.

use crate::diagnostic::Problem;
use crate::ruling::{Card, Seat};
use crate::syntax::auction::card;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, Reader, part, seat};
use crate::syntax::written::{Ruling, Spanned, Word};

/// Minutes in which a ruling can be appealed where the Tournament Organizer has not specified others (Law 92B).
pub const APPEAL_MINUTES: u32 = 30;

/// The longest period of appeal in minutes: a week.
pub const MOST_APPEAL_MINUTES: u32 = 7 * 24 * 60;

/// `auction dealer W "pass 1D …"`; without calls: show it.
#[derive(Debug, Clone)]
pub struct Auction {
    /// The dealer, where the board does not say who that is.
    pub dealer: Option<Spanned<Seat>>,
    /// The calls.
    pub calls: Option<Word>,
}

/// `lead ♥K by W`
#[derive(Debug, Clone, PartialEq)]
pub struct Lead {
    /// The card.
    pub card: Spanned<Card>,
    /// The leader, if one is named.
    pub by: Option<Seat>,
}

/// `sheet td "Club pairs" appeal 20`
#[derive(Debug, Clone, Default)]
pub struct Sheet {
    /// The ruling; without one that of the board.
    pub ruling: Option<Ruling>,
    /// The event that the board was played in.
    pub event: Option<Word>,
    /// Minutes in which the ruling can be appealed, where they are not those of the Laws.
    pub appeal: Option<u32>,
}

impl Reader<'_> {
    /// The string among the parts of a match, if there is one.
    pub(super) fn optional_string(&self, pair: &Pair<'_>) -> Built<Option<Word>> {
        part(pair, Rule::string).map(|string| self.string(&string)).transpose()
    }

    pub(super) fn auction(&self, pair: &Pair<'_>) -> Built<Auction> {
        let dealer = part(pair, Rule::seat).map(|found| self.spanned(&found, seat(&found)));
        Ok(Auction { dealer, calls: self.optional_string(pair)? })
    }

    /// `♥K`, and by whom; nothing where no card is named.
    pub(super) fn lead(&self, pair: &Pair<'_>) -> Built<Option<Lead>> {
        let Some(found) = part(pair, Rule::fact_card) else { return Ok(None) };
        let Some(card) = card(found.as_str()) else { return self.fail(&found, Problem::LeadCard) };
        let by = part(pair, Rule::seat).map(|found| seat(&found));
        Ok(Some(Lead { card: self.spanned(&found, card), by }))
    }

    pub(super) fn sheet(&self, pair: &Pair<'_>) -> Built<Sheet> {
        let minutes = part(pair, Rule::digits);
        let appeal =
            minutes.map(|digits| self.whole(&digits, MOST_APPEAL_MINUTES, Problem::SheetMinutes)).transpose()?;
        let ruling = part(pair, Rule::ruling).map(|ruling| self.ruling(&ruling)).transpose()?;
        Ok(Sheet { ruling, event: self.optional_string(pair)?, appeal })
    }
}

impl Printer<'_> {
    pub(super) fn deal(self, deal: Option<&Word>) -> String {
        deal.map_or_else(|| "deal".to_owned(), |deal| format!("deal {}", self.string(deal)))
    }

    pub(super) fn auction(self, auction: &Auction) -> String {
        let dealer = auction.dealer.iter().map(|dealer| format!(" dealer {}", dealer.node));
        let calls = auction.calls.iter().map(|calls| format!(" {}", self.string(calls)));
        std::iter::once("auction".to_owned()).chain(dealer).chain(calls).collect()
    }

    pub(super) fn lead(self, lead: Option<&Lead>) -> String {
        let Some(lead) = lead else { return "lead".to_owned() };
        let by = lead.by.map(|seat| format!(" by {seat}")).unwrap_or_default();
        format!("lead {}{by}", lead.card.node)
    }

    pub(super) fn sheet(self, sheet: &Sheet) -> String {
        let event = sheet.event.iter().map(|event| format!(" {}", self.string(event)));
        let appeal = sheet.appeal.iter().map(|minutes| format!(" appeal {minutes}"));
        let ruling = sheet.ruling.iter().map(|ruling| format!(" {}", self.ruling(ruling)));
        std::iter::once("sheet".to_owned()).chain(ruling).chain(event).chain(appeal).collect()
    }
}
