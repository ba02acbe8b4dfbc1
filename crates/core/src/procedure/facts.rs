//! The facts of an irregularity.

use super::cards_left::ClaimFound;
use super::remedy::contract;
use super::{IrregularCall, Kind, Node, Party, Poll, Role, Source};
use crate::auction::{Auction, Call, Close, Irregularity, Made};
use crate::ruling::{Card, Deal, Outcome, Ruling, Seat, Side, Suit};
use std::fmt;

/// The facts found: answers to questions, a poll of peers, and the outcomes that could be reached.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facts {
    /// Who broke the Law.
    pub by: Option<By>,
    /// The answers, each question at most once.
    pub answers: Vec<Fact>,
    /// The poll of peers: its question and their answers.
    pub polls: Vec<Poll>,
    /// Outcomes that the director excludes.
    pub excluded: Vec<Outcome>,
    /// Outcomes that could be reached legally, whatever the procedure says.
    pub legal: Vec<Outcome>,
    /// The result obtained, after tricks that the Laws transferred for earlier irregularities on the board; further tricks
    /// go from there.
    pub transferred: Option<Ruling>,
    /// The auction, as far as it is known.
    pub auction: Option<Auction>,
    /// The irregular call that it shows.
    pub irregular_call: Option<IrregularCall>,
    /// The declarer, as far as the auction or the result shows him.
    pub declarer: Option<Seat>,
    /// True if the result shows the declarer, and no auction does.
    pub is_declarer_by_result: bool,
    /// The card in question, where the question about it asks whose it was.
    pub card: Option<Card>,
    /// The opening lead and who made it, as far as they are known.
    pub lead: Option<(Card, Option<Seat>)>,
    /// The cards dealt, as far as they are known.
    pub deal: Option<Deal>,
    /// The lines that the cards left at a claim allow, if they are known.
    pub claim: Option<ClaimFound>,
    /// The cards of the player that lie faced on the table by earlier incidents.
    pub faced: Vec<Card>,
    /// The players who have to pass by earlier incidents.
    pub silent: Vec<Seat>,
}

/// A player, or a side of whom it does not matter which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A player.
    Seat(Seat),
    /// A side.
    Side(Side),
}

impl By {
    /// The side.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::Seat(seat) => seat.side(),
            Self::Side(side) => side,
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Side(side) => side.fmt(f),
        }
    }
}

/// An answer to a question, and why it is so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// The question's name.
    pub question: &'static str,
    /// The answer.
    pub answer: Answer,
    /// Why, in the director's words.
    pub reason: Option<String>,
}

/// An answer, of the kind that its question asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// A word, spelt as the procedure has it.
    Word(&'static str),
    /// It cannot be said, where the procedure has no word for that: the question stays open.
    Unclear,
    /// Calls, cards or names.
    Items(Vec<String>),
    /// A number.
    Number(u32),
    /// A number of so many: `4 of 6`.
    NumberOf(u32, u32),
    /// Outcomes.
    Ruling(Ruling),
    /// Sides.
    Sides(Vec<Side>),
    /// North-South's word and East-West's.
    EachSide([&'static str; 2]),
}

impl Facts {
    /// Whether the player who is named was dummy in the contract obtained.
    #[must_use]
    pub(super) fn is_by_dummy(&self, obtained: Option<&Ruling>) -> bool {
        let declarer = obtained.and_then(contract).map(|contract| contract.declarer());
        matches!((self.by, declarer), (Some(By::Seat(seat)), Some(declarer))
            if seat.side() == declarer.side() && seat != declarer)
    }

    /// The seat of the player who broke the Law, if a player is named.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.by {
            Some(By::Seat(seat)) => Some(seat),
            _ => self.irregular_call.as_ref().map(|irregular| irregular.seat),
        }
    }

    /// The declarer; where no contract shows him, the player who is named, if an answer makes him the one.
    pub(super) fn declarer_in_question(&self) -> Option<Seat> {
        let is_he = || self.answers.iter().any(|fact| fact.answer == Answer::Word("declarer"));
        self.declarer.or_else(|| self.seat().filter(|_| is_he()))
    }

    /// The withdrawn call with the auction before it: as the auction shows it, or as the answers have it.
    pub(super) fn withdrawn_call(&self) -> Option<IrregularCall> {
        let call = |question| match self.answer(question).map(|fact| &fact.answer) {
            Some(Answer::Items(items)) => items.first()?.parse::<Call>().ok(),
            _ => None,
        };
        let answered = || {
            let (withdrawn, over) = (call("bid")?, call("over")?);
            let seat = self.seat().unwrap_or(Seat::North);
            let mut before = Auction::new(Party::RightOpponent.seat(Some(seat), None)?);
            before.make(Made::new(over)).ok()?;
            let (accepted, then, replaced) = (None, None, None);
            let (took_turn, called_over) = (false, false);
            Some(IrregularCall { seat, call: withdrawn, before, accepted, then, replaced, took_turn, called_over })
        };
        self.irregular_call.clone().or_else(answered)
    }

    /// The answer that the table gives to a question, and the statement that gives it.
    pub(super) fn answer_of_table(&self, node: &Node) -> Option<(Source, Answer)> {
        let answer = |source: Source| match source {
            Source::Auction | Source::Result if self.source_of_declarer() == source => {
                self.answer_of_calls(node.name).or_else(|| self.role(node))
            }
            Source::Auction => self.answer_of_calls(node.name),
            Source::Result => None,
            Source::Incident if node.name == "suits" => self.suits_faced(),
            Source::Incident => self.cards_faced().filter(|_| node.name == "cards").map(Answer::Number),
            Source::Lead => {
                let (card, by) = self.lead?;
                (node.name == "card" && by == self.seat()).then(|| Answer::Items(vec![card.to_string()]))
            }
            Source::Deal => {
                if let Some(claim) = &self.claim {
                    return claim.answer(node.name, self.claimed());
                }
                if node.name == "required-suit" {
                    return self.partner_lacks_suit().then(|| yes_or_no(false));
                }
                let (_, held) = self.card_and_holding().filter(|_| node.name == "held")?;
                Some(yes_or_no(held))
            }
        };
        node.sources.iter().find_map(|source| Some((*source, answer(*source)?)))
    }

    /// The card in question, if the offender is known to have been dealt none such; declarer's may be dummy's.
    #[must_use]
    pub fn card_not_held(&self) -> Option<(Seat, Card)> {
        let (card, held) = self.card_and_holding()?;
        let seat = self.seat().filter(|_| !held)?;
        let partner = seat.left().left();
        let plays_both = self.declarer.is_some_and(|declarer| declarer.side() == seat.side());
        let is_dummys = || self.deal.as_ref().is_none_or(|deal| !deal.is_known(partner) || !deal.lacks(partner, card));
        (!plays_both || !is_dummys()).then_some((seat, card))
    }

    /// The card in question: as it was answered, or the opening lead.
    #[must_use]
    pub fn card_in_question(&self) -> Option<Card> {
        match self.answer("card").map(|fact| &fact.answer) {
            Some(Answer::Items(items)) => items.first()?.parse().ok(),
            Some(_) => self.card,
            None => self.lead.filter(|(_, by)| by.is_some() && *by == self.seat()).map(|(card, _)| card),
        }
    }

    /// How many cards of the player lie faced with the one in question; `None` if it lies there alone.
    fn cards_faced(&self) -> Option<u32> {
        let own = self.card_in_question();
        let others = self.faced.iter().filter(|card| Some(**card) != own).count();
        u32::try_from(others).ok().filter(|others| *others > 0).map(|others| others.saturating_add(1))
    }

    /// Whether the cards of the player that lie faced are of one suit or of several, if all of them are known.
    fn suits_faced(&self) -> Option<Answer> {
        let count = self.cards_faced()?;
        let is_all = self.answer("cards").is_none_or(|fact| fact.answer == Answer::Number(count));
        let own = self.card_in_question().filter(|_| is_all)?;
        let is_one = self.faced.iter().all(|card| card.suit == own.suit);
        Some(Answer::Word(if is_one { "one" } else { "several" }))
    }

    /// The suit that the answer to `suit` names.
    pub(super) fn suit_named(&self) -> Option<Suit> {
        let Answer::Word(word) = self.answer("suit")?.answer else { return None };
        Suit::ALL.into_iter().find(|suit| suit.word() == word)
    }

    /// Whether declarer requires a suit of which the offender's partner was dealt no card.
    fn partner_lacks_suit(&self) -> bool {
        let requires = matches!(self.answer("choice").map(|fact| &fact.answer), Some(Answer::Word("require")));
        let (Some(deal), Some(seat), Some(card)) = (&self.deal, self.seat(), self.card_in_question()) else {
            return false;
        };
        requires && deal.is_void(seat.left().left(), card.suit)
    }

    /// The card in question, and whether the offender was dealt it, as far as both are known.
    fn card_and_holding(&self) -> Option<(Card, bool)> {
        let (deal, seat) = (self.deal.as_ref()?, self.seat()?);
        let card = self.card_in_question()?;
        deal.is_known(seat).then(|| (card, !deal.lacks(seat, card)))
    }

    /// The offender's part in the play, among the words for it that a question has.
    fn role(&self, node: &Node) -> Option<Answer> {
        let (Role::Ask(Kind::Word(words)), Some(declarer), Some(by)) = (&node.role, self.declarer, self.by) else {
            return None;
        };
        let role = match by {
            // A card of his that lay faced already is no other part in the play.
            by if by.side() != declarer.side() => {
                let lay_faced = self.answers_word(node.name, "faced");
                if lay_faced { "faced" } else { "defender" }
            }
            // Declarer plays from both hands.
            _ if node.name == "player" => return None,
            By::Seat(seat) if seat == declarer => "declarer",
            By::Seat(_) if words.contains(&"dummy") => "dummy",
            By::Side(_) if words.contains(&"dummy") => return None,
            _ => "declarer",
        };
        words.contains(&role).then_some(Answer::Word(role))
    }

    /// The statement that shows who declares.
    #[must_use]
    pub const fn source_of_declarer(&self) -> Source {
        if self.is_declarer_by_result { Source::Result } else { Source::Auction }
    }

    /// The offender's part in the play, where an answer gives him one of the other side.
    pub(super) fn part_against(&self, node: &Node, answer: &Answer) -> Option<Answer> {
        let Role::Ask(Kind::Word(words)) = &node.role else { return None };
        let (Answer::Word(word), Some(declarer), Some(by)) = (answer, self.declarer, self.by) else { return None };
        let By::Seat(seat) = by else { return None };
        if !["declarer", "defender"].iter().all(|part| words.contains(part)) {
            return None;
        }
        let declares = seat.side() == declarer.side();
        let part = match *word {
            "defender" | "faced" if declares && seat != declarer && words.contains(&"dummy") => "dummy",
            "defender" | "faced" if declares => "declarer",
            "declarer" | "dummy" if !declares => "defender",
            _ => return None,
        };
        Some(Answer::Word(part))
    }

    /// The answer that the irregular call gives to a question, if it does.
    pub(super) fn answer_of_irregular_call(&self, question: &str) -> Option<Answer> {
        let irregular = self.irregular_call.as_ref()?;
        match question {
            "bid" | "call" => Some(Answer::Items(vec![irregular.call.to_string()])),
            "over" => irregular.before.last_bid().map(|(_, bid, _)| Answer::Items(vec![bid.to_string()])),
            "turn" => self.turn_at(irregular).map(Answer::Word),
            "accepted" => irregular.accepted.map(yes_or_no),
            "missed-turn" => irregular.took_turn.then_some(Answer::Word("yes")),
            "kind" if irregular.irregularity().is_none() => {
                let must_pass = self.silent.contains(&irregular.seat) && irregular.call != Call::Pass;
                must_pass.then_some(Answer::Word("must-pass"))
            }
            "kind" => match irregular.irregularity()? {
                Irregularity::Over => Some(Answer::Word("after-auction")),
                Irregularity::OverSeven => Some(Answer::Word("over-seven")),
                Irregularity::NoBid | Irregularity::WrongSide { .. } | Irregularity::Doubling { .. } => {
                    Some(Answer::Word("double"))
                }
                _ => None,
            },
            "in-turn" => irregular.before.turn().map(|turn| yes_or_no(turn == irregular.seat)),
            // It was noticed in the auction.
            "lead-faced" => (irregular.is_pending() || irregular.replaced.is_some()).then_some(Answer::Word("no")),
            "lho-called" if irregular.called_over => Some(Answer::Word("yes")),
            // The offender has called again himself.
            "lho-called" if irregular.replaced.is_some() => Some(Answer::Word("no")),
            // The auction ends with the call, but may not have been written to its end.
            "lho-called" if irregular.is_pending() && self.answer("lho-called").is_none() => Some(Answer::Word("no")),
            "any-bid" => Some(yes_or_no(irregular.before.last_bid().is_some())),
            "defender-acted" => {
                let defends = match irregular.before.close()? {
                    Close::Contract { declarer, .. } => declarer.side() != irregular.seat.side(),
                    Close::PassedOut => false,
                };
                Some(yes_or_no(irregular.call != Call::Pass && defends))
            }
            "rho-then" => {
                let then = irregular.then?;
                Some(Answer::Word(if then == Call::Pass { "pass" } else { "other" }))
            }
            "replaced" => irregular.replaced.map(|call| Answer::Items(vec![call.to_string()])),
            // An artificial call counts by the denomination that it shows, and that is answered.
            "same-denomination" if self.answer("same-denomination").is_some() => None,
            "same-denomination" => match (irregular.call, irregular.replaced?) {
                (Call::Bid(withdrawn), Call::Bid(bid)) => Some(yes_or_no(withdrawn.strain() == bid.strain())),
                (Call::Bid(_), _) => Some(yes_or_no(false)),
                _ => None,
            },
            "called-before" => {
                let has_called = irregular.before.turns().iter().any(|turn| turn.seat == irregular.seat);
                Some(yes_or_no(has_called))
            }
            _ => None,
        }
    }

    /// The player whose turn it was at an irregular call, as its maker sits.
    fn turn_at(&self, irregular: &IrregularCall) -> Option<&'static str> {
        let turn = irregular.before.turn().filter(|turn| *turn != irregular.seat)?;
        Some(match irregular.seat {
            seat if turn == seat.left() => "lho",
            seat if turn == seat.left().left() => "partner",
            _ if self.silent.contains(&turn) || self.answers_word("turn", "barred-rho") => "barred-rho",
            _ => "rho",
        })
    }

    /// The number of tricks that were claimed.
    pub(super) fn claimed(&self) -> Option<u32> {
        match self.answer("claimed")?.answer {
            Answer::Number(claimed) | Answer::NumberOf(claimed, _) => Some(claimed),
            _ => None,
        }
    }

    /// Returns true if a question is answered by this word.
    pub(super) fn answers_word(&self, question: &str, word: &str) -> bool {
        self.answer(question).is_some_and(|fact| matches!(fact.answer, Answer::Word(own) if own == word))
    }

    /// The answer to a question.
    #[must_use]
    pub fn answer(&self, question: &str) -> Option<&Fact> {
        self.answers.iter().find(|fact| fact.question == question)
    }
}

const fn yes_or_no(holds: bool) -> Answer {
    Answer::Word(if holds { "yes" } else { "no" })
}
