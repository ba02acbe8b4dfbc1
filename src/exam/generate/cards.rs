//! Questions of what the cards say: a deal, the tricks after each opening lead, and the result or the weights that follow.

use super::field::both;
use super::script::{head, number_text};
use super::words::{self, LeadGroup};
use super::{GenerateError, QuestionSpec};
use crate::dice::Dice;
use crate::double_dummy::{DoubleDummy, LedTricks, Position, play_table};
use crate::messages::Locale;
use crate::number::Exact;
use crate::ruling::{Board, Card, Component, Contract, Deal, Doubling, Ruling, Seat, Side, SideRuling, Strain};
use crate::situation::{Situation, assess};
use std::fmt::Write;

/// Deals that are tried for one question.
const MOST_DEALS: u64 = 200;

/// The cards of a hand, and those of a suit.
const THIRTEEN: usize = 13;

/// Contracts as they are reached at the table.
const LEVELS: std::ops::RangeInclusive<u32> = 2..=6;

/// The cards of a question.
struct Dealt {
    board: Board,
    deal: Deal,
    declarer: Seat,
    strain: Strain,
    level: u8,
    leads: Vec<LedTricks>,
}

/// A question that is made from its seed.
///
/// # Errors
/// There is no solver, or no deal of the seed has leads that beat a contract and leads that do not.
pub(super) fn question(
    spec: &QuestionSpec,
    solver: Option<&dyn DoubleDummy>,
    locale: Locale,
) -> Result<String, GenerateError> {
    let solver = solver.ok_or(GenerateError::NoSolver)?;
    let asked = |attempt: u64| {
        let mut dice = Dice::new(spec.seed, attempt.wrapping_mul(64).wrapping_add(spec.kind.salt()));
        let dealt = Dealt::random(spec.board, solver, &mut dice)?;
        dealt.script(spec, dice.once_in(2), locale)
    };
    (0..MOST_DEALS).find_map(asked).ok_or(GenerateError::NoFigures)
}

impl Dealt {
    /// A deal with a contract that some leads beat and others do not.
    fn random(number: Option<u32>, solver: &dyn DoubleDummy, dice: &mut Dice) -> Option<Self> {
        let any = u32::try_from(dice.below(32).saturating_add(1)).ok()?;
        let cards = dice.shuffled((0..THIRTEEN.saturating_mul(4)).collect());
        let declarer = *dice.one_of(&Seat::North.clockwise())?;
        let hands: Vec<[String; 4]> = cards.chunks(THIRTEEN).map(suits).collect();
        let written: Vec<String> = hands.iter().map(|hand| hand.join(".")).collect();
        let deal = Deal::parse(&format!("N:{}", written.join(" "))).ok()?;
        let strain = strain(&hands, declarer);
        let leads = play_table(solver, &Position::before_lead(&deal, strain, declarer), declarer.side())?;
        let (fewest, most) = (leads.first()?.tricks, leads.last()?.tricks);
        let level = fewest.checked_sub(5).filter(|level| LEVELS.contains(level) && fewest < most)?;
        let board = Board::numbered(number.unwrap_or(any));
        Some(Self { board, deal, declarer, strain, level: u8::try_from(level).ok()?, leads })
    }

    /// The contract with so many tricks.
    fn with_tricks(&self, tricks: u32) -> Option<Contract> {
        let result = i32::try_from(tricks).ok()?.checked_sub(Contract::needed(self.level).into())?;
        Contract::new(self.level, self.strain, Doubling::Undoubled, self.declarer, result).ok()
    }

    /// The ruling that every lead proposes, each card as often as another.
    fn weighted(&self) -> Option<Ruling> {
        let all = i64::try_from(self.leads.iter().map(|led| led.cards.len()).sum::<usize>()).ok()?;
        let component = |led: &LedTricks| {
            let weight = Exact::fraction(i64::try_from(led.cards.len()).ok()?, all)?;
            Some(Component { weight, outcome: super::field::outcome(self.with_tricks(led.tricks)?) })
        };
        Some(Ruling::Both(SideRuling::Assigned(self.leads.iter().map(component).collect::<Option<_>>()?)))
    }

    /// The question, of the best lead's result or of the weights of all leads, with its key.
    fn script(&self, spec: &QuestionSpec, is_weighted: bool, locale: Locale) -> Option<String> {
        let made = self.with_tricks(Contract::needed(self.level).into())?;
        let (ruling, answer) = match is_weighted {
            true => (self.weighted()?, "from leads"),
            false => (both(self.with_tricks(self.leads.first()?.tricks)?), "evidence"),
        };
        let situation = Situation::new().with_board(self.board).with_other_table(both(made));
        let assessment = assess(&ruling, &situation).ok()?;
        let figure = |side: Side| format!("{side} {}", number_text(&assessment.figure(side).points));
        let groups: Vec<LeadGroup<'_>> = self.leads.iter().map(|led| (led.tricks, led.cards.as_slice())).collect();
        let contract = format!("{}{} {}", self.level, self.strain, self.declarer);
        let number = self.board.number;
        let mut text = head(spec, words::title(spec.kind, number, spec.seed, locale).unmarked(), locale);
        let _ = writeln!(text, "  board {}\n  deal \"{}\"\n  other table {}", number?, self.deal, both(made));
        let question = words::of_cards(&contract, self.declarer.left(), &groups, is_weighted, locale);
        let _ = writeln!(text, "  evidence {contract}\n  question \"\"\"{question}\"\"\"\n  answer {answer}");
        let _ = writeln!(text, "  expect {ruling}: {}\n}}", Side::BOTH.map(figure).join(", "));
        Some(text)
    }
}

/// The suits of a hand from spades on, by the numbers of its cards.
fn suits(cards: &[usize]) -> [String; 4] {
    [0, 1, 2, 3].map(|suit| {
        let held = |(rank, _): &(usize, char)| cards.contains(&THIRTEEN.saturating_mul(suit).saturating_add(*rank));
        Card::RANKS.chars().enumerate().filter(held).map(|(_, rank)| rank).collect()
    })
}

/// The longest suit of a side, if it has eight cards of one; else no trump. A major comes first.
fn strain(hands: &[[String; 4]], declarer: Seat) -> Strain {
    let is_own = |at: &usize| at.is_multiple_of(2) == (declarer.side() == Side::NS);
    let length = |suit: usize| {
        let own = hands.iter().enumerate().filter(|(at, _)| is_own(at));
        own.filter_map(|(_, hand)| hand.get(suit)).map(String::len).sum::<usize>()
    };
    let suits = [Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs].into_iter().enumerate();
    let longest = suits.rev().map(|(suit, strain)| (length(suit), strain)).max_by_key(|(length, _)| *length);
    longest.filter(|(length, _)| *length >= 8).map_or(Strain::NoTrump, |(_, strain)| strain)
}
