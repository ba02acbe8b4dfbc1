//! The record of a board at a table: the players, the cards, the auction, the play, the tricks.

use crate::model::Room;
use crate::readers::notation::{Bid, Made};
use crate::readers::played::LinePlay;
use redress_core::auction::{Auction, Call, Close, Made as MadeCall};
use redress_core::ruling::{Board, Card, Contract, Deal, Seat, Sides, Strain, Vulnerability, WrittenContract};

/// A word of LIN with its value, and the line it stands in.
pub(in super::super) struct Word<'a> {
    pub name: &'a str,
    pub value: &'a str,
    pub line: u32,
}

/// The words of a text: `name|value|`, over as many lines as there are.
pub(in super::super) fn words(text: &str) -> Vec<Word<'_>> {
    let mut parts = text.split('|');
    let mut line = 1_u32;
    let mut words = Vec::new();
    while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
        let lines = |text: &str| u32::try_from(text.matches('\n').count()).unwrap_or(0);
        line = line.saturating_add(lines(name));
        words.push(Word { name: name.trim(), value, line });
        line = line.saturating_add(lines(value));
    }
    words
}

/// The record of a board at one table.
#[derive(Debug, Default)]
pub(in super::super) struct Record {
    pub line: u32,
    /// The names of the players.
    pub players: Option<Sides<[String; 2]>>,
    pub number: Option<u32>,
    pub room: Option<Room>,
    vulnerability: Option<Vulnerability>,
    dealer: Option<Seat>,
    /// The cards as PBN writes them.
    cards: Option<String>,
    /// The calls; `None` for one that cannot be read.
    calls: Vec<Option<Call>>,
    played: Vec<String>,
    /// The tricks of declarer where the play ends with a claim.
    tricks: Option<u8>,
}

/// The seats in the order of LIN.
const SEATS: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

/// The most cards of a play.
const CARDS: usize = 52;

/// The four players of a table, from South on.
pub(super) fn players(names: &[&str]) -> Option<Sides<[String; 2]>> {
    let [south, west, north, east] = names else { return None };
    let own = |name: &str| name.trim().to_owned();
    Some(Sides { ns: [own(north), own(south)], ew: [own(east), own(west)] })
}

impl Record {
    /// Takes a word of the board.
    pub fn take(&mut self, word: &Word<'_>) {
        let value = word.value.trim();
        match word.name {
            "pn" => self.players = players(&value.split(',').collect::<Vec<_>>()).or_else(|| self.players.take()),
            "md" => self.deal(value),
            "sv" => self.vulnerability = vulnerability(value),
            "ah" => self.number = self.number.or_else(|| number(value)),
            "mb" => self.call(value),
            "pc" if self.played.len() < CARDS => self.played.push(value.to_uppercase()),
            "mc" => self.tricks = value.parse().ok().filter(|tricks| *tricks <= Contract::TRICKS),
            _ => {}
        }
    }

    /// `3SK4H…,S…,S…`: the dealer, then the hands of South, West, North and mostly East.
    fn deal(&mut self, value: &str) {
        let at = value.chars().next().and_then(|c| c.to_digit(10)).and_then(|digit| digit.checked_sub(1));
        let dealer = at.and_then(|at| SEATS.get(usize::try_from(at).ok()?)).copied();
        self.dealer = dealer.or(self.dealer);
        let hands = value.trim_start_matches(|c: char| c.is_ascii_digit());
        let mut hands: Vec<String> = hands.split(',').map(hand).filter(|hand| hand.len() > 3).collect();
        if hands.len() == 3 {
            hands.push(rest_of(&hands));
        }
        if hands.len() == SEATS.len() {
            self.cards = Some(format!("S:{}", hands.join(" ")));
        }
    }

    fn call(&mut self, value: &str) {
        let text = value.trim_end_matches('!').to_uppercase();
        let call = match text.as_str() {
            "D" | "X" | "DBL" => Some(Call::Double),
            "R" | "XX" | "REDBL" => Some(Call::Redouble),
            text => text.parse().ok(),
        };
        self.calls.push(call);
    }

    /// Returns true if cards are dealt, so that there is a board.
    pub fn has_cards(&self) -> bool {
        self.dealer.is_some() || self.cards.is_some()
    }

    /// The board: its number, and dealer and vulnerability as the record has them.
    pub fn board(&self) -> Option<Board> {
        let numbered = Board::numbered(self.number?);
        Some(Board {
            dealer: self.dealer.or(numbered.dealer),
            vulnerability: self.vulnerability.or(numbered.vulnerability),
            ..numbered
        })
    }

    /// The cards; `None` if they are not whole.
    pub fn dealt(&self) -> Option<Deal> {
        Deal::parse(self.cards.as_deref()?).ok()
    }

    /// The play; without a result if neither a claim nor thirteen tricks show it.
    pub fn play(&self) -> Option<LinePlay> {
        let mut auction = Auction::new(self.dealer?);
        for call in &self.calls {
            auction.make(MadeCall::new((*call)?)).ok()?;
        }
        Some(match auction.close()? {
            Close::PassedOut => LinePlay { bid: Some(Bid::Passed), ..LinePlay::default() },
            Close::Contract { bid, doubling, declarer } => {
                let contract = WrittenContract { doubling, ..WrittenContract::from(bid) };
                let tricks = self.tricks.or_else(|| self.won(bid.strain(), declarer));
                LinePlay {
                    bid: Some(Bid::Contract(contract)),
                    declarer: Some(declarer),
                    made: tricks.map(Made::Won),
                    score: None,
                }
            }
        })
    }

    /// The card that was led.
    pub fn lead(&self) -> Option<&str> {
        self.played.first().map(String::as_str)
    }

    /// The tricks of declarer's side where all of thirteen were played.
    fn won(&self, strain: Strain, declarer: Seat) -> Option<u8> {
        if self.played.len() != CARDS {
            return None;
        }
        let trump = match strain {
            Strain::Spades => Some('S'),
            Strain::Hearts => Some('H'),
            Strain::Diamonds => Some('D'),
            Strain::Clubs => Some('C'),
            Strain::NoTrump => None,
        };
        let mut leader = declarer.left();
        let mut won = 0_u8;
        for trick in self.played.chunks(4) {
            let led = trick.first()?.chars().next()?;
            let strength = |card: &String| {
                let mut of_card = card.chars();
                let (suit, rank) = (of_card.next()?, of_card.next()?);
                let rank = "23456789TJQKA".find(if rank == '1' { 'T' } else { rank })?;
                Some(match suit {
                    suit if Some(suit) == trump => rank.saturating_add(100),
                    suit if suit == led => rank.saturating_add(1),
                    _ => 0,
                })
            };
            let strengths: Vec<usize> = trick.iter().map(strength).collect::<Option<_>>()?;
            let (_, best) = strengths.iter().zip(leader.clockwise()).max_by_key(|(strength, _)| **strength)?;
            leader = best;
            won = won.saturating_add(u8::from(leader.side() == declarer.side()));
        }
        Some(won)
    }
}

/// `Board 7`, `7`.
pub(super) fn number(text: &str) -> Option<u32> {
    let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits.get(..end)?.parse().ok().filter(|number| *number > 0)
}

fn vulnerability(value: &str) -> Option<Vulnerability> {
    match value.to_lowercase().as_str() {
        "o" | "0" | "-" => Some(Vulnerability::None),
        "n" => Some(Vulnerability::NS),
        "e" => Some(Vulnerability::EW),
        "b" => Some(Vulnerability::All),
        _ => None,
    }
}

/// A hand as PBN writes it, of `SK4H32D…C…`.
fn hand(text: &str) -> String {
    let mut suits = [const { String::new() }; 4];
    let mut at = None;
    for letter in text.trim().to_uppercase().chars() {
        match "SHDC".find(letter) {
            Some(suit) => at = Some(suit),
            None => {
                if let Some(suit) = at.and_then(|at: usize| suits.get_mut(at)) {
                    suit.push(letter);
                }
            }
        }
    }
    suits.join(".")
}

/// The cards that three hands do not have.
fn rest_of(hands: &[String]) -> String {
    let mut suits = [const { String::new() }; 4];
    for (at, own) in suits.iter_mut().enumerate() {
        let held: String = hands.iter().filter_map(|hand| hand.split('.').nth(at)).collect();
        own.extend(Card::RANKS.chars().filter(|rank| !held.replace("10", "T").contains(*rank)));
    }
    suits.join(".")
}
