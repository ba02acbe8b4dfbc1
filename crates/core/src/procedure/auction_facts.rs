//! The facts that an auction shows whether a call of it was irregular or not.

use super::{Answer, By, Facts, Party, Term};
use crate::auction::{Auction, Call, Close, Standing, Turn};
use crate::ruling::Seat;

impl Facts {
    /// Whether the auction is known to be over, so that nobody has a turn to call any more.
    pub(super) fn is_auction_over(&self) -> bool {
        self.auction.as_ref().is_some_and(Auction::is_over)
    }

    /// The last player to call of the side that did not offend: of the two he alone may change his call (Law 21B1(a)).
    pub(super) fn last_caller(&self) -> Option<Seat> {
        let side = self.by?.side().opponents();
        let counts = |turn: &&Turn| turn.standing != Standing::Withdrawn && turn.seat.side() == side;
        self.auction.as_ref()?.turns().iter().rev().find(counts).map(|turn| turn.seat)
    }

    /// The answer that the auction gives to a question, if it does.
    pub(super) fn answer_of_calls(&self, question: &str) -> Option<Answer> {
        let holds = match question {
            "partner-leads" => self.leads_first()?,
            "partner-called" if self.answer(question).is_none() => self.partner_called_since()?,
            _ => return self.answer_of_irregular_call(question),
        };
        Some(Answer::Word(if holds { "yes" } else { "no" }))
    }

    /// Whether the offender's partner makes the opening lead, as long as nobody has: a card that was exposed in the auction lies
    /// there before it.
    fn leads_first(&self) -> Option<bool> {
        let in_the_auction = self.answers_word("during", "auction");
        let Close::Contract { declarer, .. } = self.auction.as_ref()?.close()? else { return None };
        let (partner, leader) = (Party::Partner.seat(self.seat(), None)?, declarer.left());
        let has_led = self.lead.is_some_and(|(_, by)| by == Some(leader));
        (in_the_auction && !has_led).then_some(partner == leader)
    }

    /// Whether the partner of the player who was misinformed has called since; without a player, of the one who may still
    /// change his call.
    fn partner_called_since(&self) -> Option<bool> {
        let last = self.last_caller()?;
        let Some(By::Seat(offender)) = self.by else { return Some(false) };
        let misinformed = match self.answer("misinformed").map(|fact| &fact.answer) {
            Some(Answer::Word("lho")) => offender.left(),
            Some(_) => offender.left().left().left(),
            None => last,
        };
        Some(misinformed != last)
    }

    /// Whether a player who has to pass from the irregular call on has called: at his next turn after its replacement if he
    /// has to once, else ever since.
    pub(super) fn breaks_silence(&self, seat: Seat, term: Term) -> bool {
        let (Some(auction), Some(irregular)) = (&self.auction, &self.irregular_call) else { return false };
        let before = irregular.before.turns().len();
        let turns = auction.turns().iter().skip(before.saturating_add(1));
        let mut since = turns.filter(|turn| turn.standing != Standing::Withdrawn);
        if term != Term::Once {
            return since.any(|turn| turn.seat == seat && turn.call != Call::Pass);
        }
        if seat != irregular.seat {
            since.find(|turn| turn.seat == irregular.seat);
        }
        since.find(|turn| turn.seat == seat).is_some_and(|turn| turn.call != Call::Pass)
    }
}
