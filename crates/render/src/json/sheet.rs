//! A ruling to be handed over.

use super::board::{AuctionDocument, DealDocument};
use super::diagnostic::Context;
use super::incident::HappenedDocument;
use super::ruling::RulingDocument;
use crate::ruling::Sides;
use crate::session::{Ruled, Sheet, SheetTable};
use serde::Serialize;

/// A ruling to be handed over, with what it rests on.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SheetDocument<'a> {
    event: Option<&'a str>,
    /// Minutes in which the ruling can be appealed.
    appeal: u32,
    /// The number of the board.
    board: Option<u32>,
    /// The table of the event, where the ruling was given at one.
    table: Option<SheetTableDocument<'a>>,
    deal: Option<DealDocument>,
    auction: Option<AuctionDocument>,
    /// What was obtained at the table.
    obtained: Option<String>,
    /// What happened, in its order.
    incidents: Vec<HappenedDocument<'a>>,
    /// The ruling as it is written; none where there is none yet.
    ruling: Option<String>,
    /// The ruling, scored.
    scored: Option<RulingDocument<'a>>,
    /// The result obtained, scored alike.
    before: Option<RulingDocument<'a>>,
}

/// A table of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct SheetTableDocument<'a> {
    section: Option<&'a str>,
    table: Option<&'a str>,
    /// The number of those who sat North-South.
    ns: &'a str,
    /// The number of those who sat East-West.
    ew: &'a str,
}

impl<'a> SheetTableDocument<'a> {
    fn new(table: &'a SheetTable) -> Self {
        let Sides { ns, ew } = &table.contestants;
        Self { section: table.section.as_deref(), table: table.table.as_deref(), ns, ew }
    }
}

impl<'a> SheetDocument<'a> {
    pub fn new(sheet: &'a Sheet, context: Context<'_>) -> Self {
        let (ruling, scored, before) = match &sheet.ruled {
            None => (None, None, None),
            Some(Ruled::ByItself(found)) => (Some(found.ruling.to_string()), None, None),
            Some(Ruled::Scored(breakdown, obtained)) => (
                Some(breakdown.assessment.ruling.to_string()),
                Some(RulingDocument::new(breakdown, context)),
                obtained.as_deref().map(|obtained| RulingDocument::new(obtained, context)),
            ),
        };
        Self {
            event: sheet.event.as_deref(),
            appeal: sheet.appeal,
            board: sheet.board.as_ref().and_then(|board| board.number),
            table: sheet.table.as_ref().map(SheetTableDocument::new),
            deal: sheet.deal.as_ref().map(|deal| DealDocument::new(deal, sheet.board.as_ref(), &sheet.play)),
            auction: sheet.auction.as_deref().map(AuctionDocument::new),
            obtained: sheet.obtained.as_ref().map(ToString::to_string),
            incidents: sheet.incidents.iter().map(HappenedDocument::new).collect(),
            ruling,
            scored,
            before,
        }
    }
}
