//! The cards of a board.

use super::View;
use crate::block::{Block, Detail, Hand, Hands, Suit};
use crate::document::{Context, Place};
use crate::messages::{self, Locale, Localised, SpanKind, Text, figures, names};
use crate::ruling::{self, Board, Deal, Seat, Vulnerability};
use crate::session::{Contracted, Play};
use serde::Serialize;

/// Each hand with its seat, below the number, dealer and vulnerability of its board, contract, lead and tricks.
pub(super) fn hands_of(deal: &Deal, board: Option<&Board>, play: &Play, locale: Locale) -> Hands {
    let mut facts = board.map(|own| facts(own, locale)).unwrap_or_default();
    facts.extend(contract(play, locale).into_iter().chain(led(play, locale)));
    let about: Vec<Text> = board.map(|own| self::board(own, locale)).into_iter().chain(played(play, locale)).collect();
    Hands { about: (!about.is_empty()).then(|| Text::joined(about, &" ".into())), facts, ..hands(deal, locale) }
}

/// Contract and declarer.
fn contract(play: &Play, locale: Locale) -> Option<Text> {
    let Contracted { bid, doubling, declarer } = play.contract?;
    let contract = super::auction::contract(bid, doubling, locale);
    Some(messages::board_contract(locale, contract, figures::seat(locale, declarer)))
}

/// The lead, and the tricks that are needed and won.
fn led(play: &Play, locale: Locale) -> Vec<Text> {
    let lead = play.lead.map(|lead| {
        let card = lead.card.text(locale);
        match lead.by {
            Some(seat) => messages::board_lead_by(locale, card, figures::seat(locale, seat)),
            None => messages::board_lead(locale, card),
        }
    });
    let tricks = play.contract.map(|contract| match play.won {
        Some(won) => messages::board_tricks(locale, contract.needed(), won),
        None => messages::board_tricks_needed(locale, contract.needed()),
    });
    lead.into_iter().chain(tricks).collect()
}

fn sentences(parts: Vec<Text>) -> Option<Text> {
    (!parts.is_empty()).then(|| Text::joined(parts.into_iter().map(|part| part + "."), &" ".into()))
}

/// The play as far as it is known, in sentences.
fn played(play: &Play, locale: Locale) -> Option<Text> {
    sentences(contract(play, locale).into_iter().chain(led(play, locale)).collect())
}

/// The cards of a board, with the board and its play where they are known.
pub(super) struct Cards<'a> {
    pub deal: &'a Deal,
    pub board: Option<&'a Board>,
    pub play: &'a Play,
}

impl View for Cards<'_> {
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        vec![Block::Deal(Box::new(hands_of(self.deal, self.board, self.play, locale)))]
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("deal", DealDocument::new(self.deal, self.board, self.play)))
    }
}

impl View for Play {
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let leads_to = self.leads_to().map(|procedure| {
            let title = names::procedure(locale, procedure.name);
            messages::auction_leads_to(locale, title, procedure.law, procedure.name)
        });
        lead(self, locale).into_iter().chain(leads_to).map(Block::Line).collect()
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("lead", PlayDocument::new(self)))
    }
}

/// The opening lead in a sentence, and the tricks; below an auction, which says the contract. Nothing without a lead.
#[must_use]
pub fn lead(play: &Play, locale: Locale) -> Option<Text> {
    play.lead.and_then(|_| sentences(led(play, locale)))
}

/// Number, dealer and vulnerability, a line each.
fn facts(board: &Board, locale: Locale) -> Vec<Text> {
    let number = board.number.map(|number| messages::board_number(locale, number));
    let dealer = board.dealer.map(|seat| messages::board_dealer(locale, figures::seat(locale, seat)));
    let vulnerable = board.vulnerability.map(|vulnerability| match vulnerability {
        Vulnerability::None => messages::board_vulnerable_none(locale),
        Vulnerability::NS => messages::board_vulnerable_ns(locale),
        Vulnerability::EW => messages::board_vulnerable_ew(locale),
        Vulnerability::All => messages::board_vulnerable_all(locale),
    });
    [number, dealer, vulnerable].into_iter().flatten().collect()
}

/// Each hand with its seat.
#[must_use]
pub fn hands(deal: &Deal, locale: Locale) -> Hands {
    let hand = |seat: Seat| {
        let held = deal.hand(seat).iter().filter(|_| deal.is_known(seat));
        let suit = |(suit, cards): (ruling::Suit, &String)| Suit {
            sign: suit.symbol(),
            is_red: suit.is_red(),
            cards: cards.chars().map(|card| figures::cards(locale, card.encode_utf8(&mut [0; 4]))).collect(),
        };
        Hand {
            seat: Text::new(SpanKind::Plain, seat.to_string()),
            name: figures::seat(locale, seat),
            suits: ruling::Suit::ALL.into_iter().zip(held).map(suit).collect(),
        }
    };
    let hands = Seat::North.clockwise().map(hand);
    Hands { label: messages::lecture_deal(locale), about: None, facts: Vec::new(), hands }
}

/// The cards of a board, each hand as in PBN: spades, hearts, diamonds and clubs with a dot between them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct DealDocument {
    n: String,
    e: String,
    s: String,
    w: String,
    /// The number of the board, where it is known.
    board: Option<u32>,
    dealer: Option<String>,
    /// `none`, `NS`, `EW` or `all`.
    vulnerability: Option<String>,
    play: PlayDocument,
}

/// The play of a board as far as it is known.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PlayDocument {
    /// `3NT`, `4♠x`
    contract: Option<String>,
    declarer: Option<String>,
    /// The opening lead: `♥K`, `♠T`.
    lead: Option<String>,
    /// The leader.
    leader: Option<String>,
    /// The tricks that fulfil the contract.
    needed: Option<u8>,
    /// Those that declarer's side won.
    won: Option<u8>,
    /// The procedure for a lead out of turn.
    leads_to: Option<&'static str>,
}

impl PlayDocument {
    pub fn new(play: &Play) -> Self {
        Self {
            contract: play.contract.map(|contract| format!("{}{}", contract.bid, contract.doubling)),
            declarer: play.contract.map(|contract| contract.declarer.to_string()),
            lead: play.lead.map(|lead| lead.card.to_string()),
            leader: play.lead.and_then(|lead| lead.by).map(|seat| seat.to_string()),
            needed: play.contract.map(|contract| contract.needed()),
            won: play.won,
            leads_to: play.leads_to().map(|procedure| procedure.name),
        }
    }
}

impl DealDocument {
    pub fn new(deal: &Deal, board: Option<&Board>, play: &Play) -> Self {
        let hand = |seat| deal.hand(seat).join(".");
        Self {
            n: hand(Seat::North),
            e: hand(Seat::East),
            s: hand(Seat::South),
            w: hand(Seat::West),
            board: board.and_then(|board| board.number),
            dealer: board.and_then(|board| board.dealer).map(|seat| seat.to_string()),
            vulnerability: board.and_then(|board| board.vulnerability).map(|vulnerability| vulnerability.to_string()),
            play: PlayDocument::new(play),
        }
    }
}

/// `Board 7, dealer South, both sides vulnerable.`
#[must_use]
pub fn board(board: &Board, locale: Locale) -> Text {
    let vulnerable = match board.vulnerability {
        None => messages::ExamBoardVulnerable::Unknown,
        Some(Vulnerability::None) => messages::ExamBoardVulnerable::Nobody,
        Some(Vulnerability::NS) => messages::ExamBoardVulnerable::Ns,
        Some(Vulnerability::EW) => messages::ExamBoardVulnerable::Ew,
        Some(Vulnerability::All) => messages::ExamBoardVulnerable::Both,
    };
    let dealer = board.dealer.map(|seat| figures::seat(locale, seat).into());
    messages::exam_board(locale, board.number.map(Into::into), dealer, vulnerable)
}
