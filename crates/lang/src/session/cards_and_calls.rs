//! The cards and calls at the table: `deal` and `auction`.

use super::queries::{IncidentFound, OutcomeKind};
use super::statements_of_state::board_statement;
use super::table::Called;
use super::{BoardFact, Flow, Session};
use crate::diagnostic::{Diagnostic, Mistake, Problem};
use crate::procedure::Procedure;
use crate::ruling::{Board, Deal, Seat};
use crate::source::Span;
use crate::syntax::{self, AuctionError, AuctionFault, tree};
use std::ops::Range;
use std::rc::Rc;

impl Session<'_> {
    /// `deal "N:…"`, or `deal` alone.
    pub(super) fn deal(&mut self, text: Option<&tree::Word>, span: Span) -> Flow {
        let Some(text) = text else {
            self.show(span, self.scope.deal_statement());
            return Ok(());
        };
        let deal = Deal::parse(&text.node).map_err(|fault| match syntax::deal_of_a_slip(&text.node) {
            Some(reading) => {
                let readings = vec![format!("\"{reading}\"")];
                vec![Diagnostic::at(text.span, Problem::Mistake { mistake: Mistake::Cards, readings })]
            }
            None => vec![Diagnostic::at(self.place_inside(text, fault.at), Problem::from(fault.error))],
        })?;
        let deal = Rc::new(deal);
        let mut scope = self.scope.clone();
        scope.set_deal(Some(deal.clone()), Some(text.span));
        scope.agreeing_lead(text.span)?;
        self.scope = scope;
        let (board, play) = (self.scope.board().copied(), self.scope.play());
        self.yield_outcome(span, OutcomeKind::Deal { deal, board, play });
        Ok(())
    }

    /// `auction dealer W "…"`, or `auction` alone.
    pub(super) fn auction(&mut self, written: &tree::Auction, span: Span) -> Flow {
        let Some(calls) = &written.calls else {
            self.show(span, self.scope.auction_statement());
            return Ok(());
        };
        let (dealer, is_known) = self.dealer(written, calls)?;
        let auction =
            syntax::auction(&calls.node, dealer).map_err(|fault| vec![self.auction_fault(fault, calls, dealer)])?;
        let auction = Rc::new(auction);
        let statement = syntax::statement(&tree::StatementKind::Auction(written.clone()));
        let mut scope = self.scope.clone();
        let undealt = (!is_known).then(|| calls.node.clone());
        scope.set_auction(Some(Called { auction: auction.clone(), statement, place: calls.span, undealt }));
        scope.agreeing(scope.obtained(), calls.span)?;
        scope.agreeing_lead(calls.span)?;
        self.scope = scope;
        let leads_to = self.led_to(span).map(Box::new);
        self.yield_outcome(span, OutcomeKind::Auction { auction, leads_to });
        if !is_known {
            self.report(Diagnostic::at(calls.span, Problem::DealerTaken { dealer }));
        }
        if self.scope.lead().is_some() {
            self.yield_outcome(span, OutcomeKind::Lead(self.scope.play()));
        }
        Ok(())
    }

    /// A fault of an auction; of one as it stands on a slip, the way to write it.
    fn auction_fault(&self, fault: AuctionFault, calls: &tree::Word, dealer: Seat) -> Diagnostic {
        let slips = syntax::auctions_of_a_slip(&calls.node);
        let readings = slips.iter().filter(|slip| syntax::auction(slip, dealer).is_ok());
        let readings: Vec<String> = readings.map(|reading| format!("\"{reading}\"")).collect();
        if !readings.is_empty() {
            return Diagnostic::at(calls.span, Problem::Mistake { mistake: Mistake::Calls, readings });
        }
        match (&fault.error, slips.as_slice()) {
            // It can be read, but the Laws do not have one of its calls.
            (AuctionError::NotACall(_) | AuctionError::NoteIsCall(_), [slip])
                if let Err(inner) = syntax::auction(slip, dealer) =>
            {
                Diagnostic::at(calls.span, Problem::from(inner.error))
            }
            _ => Diagnostic::at(self.place_inside(calls, fault.at), Problem::from(fault.error)),
        }
    }

    /// The procedure that an irregular call leads to, unless its incident is stated below: that asks what is open.
    fn led_to(&mut self, span: Span) -> Option<IncidentFound> {
        let below = std::mem::take(&mut self.below);
        let is_below = |procedure: &Procedure| below.iter().any(|name| procedure.is_called(name));
        self.scope.judge_last_call(span).filter(|found| !is_below(found.incident.procedure))
    }

    /// `lead ♥K`, or `lead` alone. It is shown below the cards or calls so far; later ones show it too.
    pub(super) fn lead(&mut self, lead: Option<tree::Lead>, span: Span) -> Flow {
        let Some(lead) = lead else {
            self.show(span, self.scope.lead_statement());
            return Ok(());
        };
        let (place, mut scope) = (lead.card.span, self.scope.clone());
        scope.set_lead(Some(lead));
        scope.agreeing_lead(place)?;
        self.scope = scope;
        if self.scope.deal().is_some() || self.scope.auction().is_some() {
            self.yield_outcome(span, OutcomeKind::Lead(self.scope.play()));
        }
        Ok(())
    }

    /// The dealer, and whether he is known: the auction's own, the board's, or the player whom the first call names. A report
    /// of an irregular call needs none: North is taken until the offender or the board is named.
    fn dealer(&self, written: &tree::Auction, calls: &tree::Word) -> Result<(Seat, bool), Vec<Diagnostic>> {
        let board = self.scope.board().and_then(|board| board.dealer);
        if let (Some(stated), Some(board)) = (&written.dealer, board)
            && stated.node != board
        {
            let problem = Problem::AuctionDealerDiffers { dealer: stated.node, board };
            return Err(vec![Diagnostic::at(stated.span, problem)]);
        }
        let stated = written.dealer.as_ref().map(|dealer| dealer.node);
        match stated.or(board).or_else(|| syntax::opener(&calls.node)) {
            Some(dealer) => Ok((dealer, true)),
            None if calls.node.contains('[') => Ok((Seat::North, false)),
            None => Err(vec![Diagnostic::at(calls.span, Problem::AuctionDealer)]),
        }
    }

    /// `obtained 3NT= W`
    pub(super) fn obtained(&mut self, score: Option<tree::Ruling>) -> Flow {
        let place = score.as_ref().map_or_else(Span::default, |score| score.span);
        self.scope.agreeing(score.as_ref(), place)?;
        self.scope.set_obtained(score);
        Ok(())
    }

    /// `board 7`; the cards and calls that are there already are this board's, unless there was another.
    pub(super) fn board(&mut self, board: Board, span: Span) -> Flow {
        let ended = self.scope.set_board(Some(board));
        self.tell_ended(&named(&board), &ended);
        if let Some(dealer) = board.dealer {
            self.scope.turn_auction(|auction| auction.dealer() == dealer);
        }
        if let (Some(auction), Some(board)) = (self.scope.auction(), board.dealer)
            && auction.dealer() != board
        {
            let problem = Problem::AuctionDealerDiffers { dealer: auction.dealer(), board };
            self.scope.set_auction(None);
            return Err(vec![Diagnostic::at(span, problem)]);
        }
        Ok(())
    }

    /// A board that could not be read is another than the one in force, of which nothing is known.
    pub(super) fn board_unread(&mut self) {
        let ended = self.scope.set_board(None);
        self.tell_ended("board", &ended);
    }

    /// Tells what ended with a board or a table, for a reader who types.
    pub(super) fn tell_ended(&mut self, begun: &str, ended: &[BoardFact]) {
        if !ended.is_empty() && self.cases.is_empty() {
            self.sink.facts_ended(begun, ended, self.scope.locale());
        }
    }

    /// The place of a part of a string's contents.
    fn place_inside(&self, string: &tree::Word, inside: Range<usize>) -> Span {
        let within = syntax::within_string(self.sources.slice(string.span), inside);
        let start = string.span.range().start;
        Span::new(string.span.file, start.saturating_add(within.start), start.saturating_add(within.end))
    }
}

/// A board as it is spoken of: by its number, else as its statement.
fn named(board: &Board) -> String {
    board.number.map_or_else(|| board_statement(board), |number| format!("board {number}"))
}
