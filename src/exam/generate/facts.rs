//! The facts at the table, chosen to fit the Law that a question names.
//!
//! Unauthorized information (Law 16B): the call or play that was made is demonstrably suggested, and there was a logical
//! alternative. Whoever should have passed never ends in a higher contract. Wrong information (Law 21B): the infraction is
//! the explanation; who corrects it does so when Law 20F5 asks it. An error of the non-offending side (Law 12C1(e)) is one
//! of play: the contract stays, and tricks are lost.

use super::field::{BoardField, Possible};
use crate::dice::Dice;
use crate::ruling::{Contract, Seat, Side, Strain, Vulnerability};
use crate::scoring::DamageRow;

/// Tricks by which results of one contract that are weighed may differ.
const FARTHEST: u32 = 2;

/// The infraction of the offending side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Infraction {
    /// A long thought and a pass, behind which partner bid on.
    Hesitation,
    /// A question that suggested the lead to this seat.
    SuggestedLead(Seat),
    /// A wrong explanation.
    Explanation,
    /// A wrong explanation that its side corrected after the final pass, as declarer or dummy.
    CorrectedAfterAuction,
    /// A wrong explanation that its side corrected at the end of the play, as a defender.
    CorrectedAfterPlay,
    /// A bid that was not alerted.
    MissingAlert,
}

/// The error of the non-offending side in the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PlayError {
    /// A revoke, which cost so many tricks.
    Revoke(u32),
    /// A trick that was given away.
    ThrownTrick,
}

/// An infraction, the score obtained and what was to be expected without it, the worst for the innocent side first.
#[derive(Debug, Clone)]
pub(super) struct WeightedFacts {
    pub infraction: Infraction,
    pub obtained: Contract,
    pub expected: Vec<Contract>,
}

/// An infraction and an error behind it.
#[derive(Debug, Clone)]
pub(super) struct DamageFacts {
    pub infraction: Infraction,
    pub error: PlayError,
    pub before: Contract,
    pub after: Contract,
    pub obtained: Contract,
}

/// A side that did not offend, on a board.
struct Table<'a> {
    possible: &'a [Possible],
    vulnerability: Vulnerability,
    innocent: Side,
}

impl Table<'_> {
    /// A score from the innocent side's view.
    fn worth(&self, contract: Contract) -> i32 {
        let score = contract.score(self.vulnerability);
        if self.innocent == Side::NS { score } else { score.saturating_neg() }
    }

    fn is_innocent(&self, contract: Contract) -> bool {
        contract.declarer().side() == self.innocent
    }

    /// One of the field's contracts of which this holds.
    fn one_of(&self, dice: &mut Dice, holds: impl Fn(Contract) -> bool) -> Option<Contract> {
        let held: Vec<Contract> =
            self.possible.iter().map(|result| result.contract).filter(|contract| holds(*contract)).collect();
        dice.one_of(&held).copied()
    }

    /// The contracts without those before them in which the innocent side has the same score, the worst first.
    fn ordered(&self, mut contracts: Vec<Contract>) -> Vec<Contract> {
        contracts.sort_by_key(|contract| self.worth(*contract));
        contracts.dedup_by_key(|contract| self.worth(*contract));
        contracts
    }
}

impl<'a> Table<'a> {
    fn of(field: &'a BoardField, innocent: Side) -> Option<Self> {
        let vulnerability = field.board.as_ref()?.vulnerability?;
        Some(Self { possible: &field.possible, vulnerability, innocent })
    }
}

impl WeightedFacts {
    /// Facts with so many outcomes to weigh; `None` if the field has none that fit what the dice ask for.
    pub fn random(field: &BoardField, innocent: Side, outcomes: usize, dice: &mut Dice) -> Option<Self> {
        let table = Table::of(field, innocent)?;
        let facts = match dice.below(5) {
            0 => Self::hesitation(&table, outcomes, dice)?,
            1 => Self::suggested_lead(&table, outcomes, dice)?,
            which => Self::wrong_information(&table, which, outcomes, dice)?,
        };
        // Without the infraction the innocent side would have had more, one way or the other.
        let lost = |expected: &Contract| table.worth(*expected) > table.worth(facts.obtained);
        let is_possible = facts.expected.iter().all(lost) && are_near(&facts.expected);
        (facts.expected.len() == outcomes && is_possible).then_some(facts)
    }

    /// The side that bid on plays what was obtained; with the pass the auction ends in a lower contract.
    fn hesitation(table: &Table<'_>, outcomes: usize, dice: &mut Dice) -> Option<Self> {
        let obtained = table.one_of(dice, |contract| !table.is_innocent(contract))?;
        let passed = table.one_of(dice, |contract| rank(contract) < rank(obtained))?;
        let expected = table.ordered(results(passed, outcomes, dice));
        Some(Self { infraction: Infraction::Hesitation, obtained, expected })
    }

    /// Another lead gives declarer more tricks in the same contract.
    fn suggested_lead(table: &Table<'_>, outcomes: usize, dice: &mut Dice) -> Option<Self> {
        let contract = table.one_of(dice, |contract| table.is_innocent(contract))?;
        let expected = table.ordered(results(contract, outcomes, dice));
        let least = expected.first()?;
        let obtained = with_result(*least, least.result().saturating_sub(1))?;
        let infraction = Infraction::SuggestedLead(left_of(contract.declarer()));
        Some(Self { infraction, obtained, expected })
    }

    /// Rightly informed, the innocent side would have played a contract of its own, or done better against the same one.
    fn wrong_information(table: &Table<'_>, which: usize, outcomes: usize, dice: &mut Dice) -> Option<Self> {
        let obtained = table.one_of(dice, |_| true)?;
        let own = table.possible.iter().map(|result| result.contract).filter(|contract| table.is_innocent(*contract));
        let better =
            [-2, -1, 1, 2].into_iter().filter_map(|by| with_result(obtained, obtained.result().saturating_add(by)));
        let gain = |contract: &Contract| table.worth(*contract) > table.worth(obtained);
        let mut expected = dice.shuffled(table.ordered(own.chain(better).filter(gain).collect()));
        expected.truncate(outcomes);
        let infraction = information(which, obtained, table.innocent);
        Some(Self { infraction, obtained, expected: table.ordered(expected) })
    }
}

impl DamageFacts {
    /// Facts to which this row of the table of `damage` may apply; none where the field has none that fit what the dice ask
    /// for.
    pub fn random(field: &BoardField, innocent: Side, row: DamageRow, dice: &mut Dice) -> Option<Self> {
        let table = Table::of(field, innocent)?;
        let which = dice.below(4);
        let is_hesitation = which == 0;
        let played = table.one_of(dice, |contract| !(is_hesitation && table.is_innocent(contract)))?;
        // An error costs nothing if no other table had either result.
        let by = *dice.one_of(&[0, 0, -1, 1])?;
        let after = with_result(played, played.result().saturating_add(by))?;
        let tricks: u8 = if dice.once_in(3) { 2 } else { 1 };
        let error = match tricks {
            1 if dice.once_in(2) => PlayError::ThrownTrick,
            _ => PlayError::Revoke(tricks.into()),
        };
        let lost = if table.is_innocent(after) { -i32::from(tricks) } else { i32::from(tricks) };
        let obtained = with_result(after, after.result().saturating_add(lost))?;
        let [best, worst] = [after, obtained].map(|contract| table.worth(contract));
        // One player is good for so many tricks in a denomination: another contract changes the level alone.
        let keeps_tricks =
            |contract: Contract| !is_played_alike(contract, after) || contract.tricks() == after.tricks();
        let before = table.one_of(dice, |contract| {
            let fits = match is_hesitation {
                true => rank(contract) < rank(after),
                false => table.is_innocent(contract) && rank(contract) != rank(after),
            };
            let worth = table.worth(contract);
            fits && match row {
                DamageRow::Formula | DamageRow::Full => worth > best,
                DamageRow::Trap => worst < worth && worth <= best,
                DamageRow::Stands => worth <= worst,
            }
        })?;
        let infraction = match is_hesitation {
            true => Infraction::Hesitation,
            false => information(which, after, innocent),
        };
        (worst < best && keeps_tricks(before)).then_some(Self { infraction, error, before, after, obtained })
    }
}

/// Returns whether two contracts have one declarer and one denomination.
fn is_played_alike(one: Contract, other: Contract) -> bool {
    one.declarer() == other.declarer() && one.strain() == other.strain()
}

/// Returns whether results of one declarer in one denomination are so near one another that the play decides between
/// them.
fn are_near(contracts: &[Contract]) -> bool {
    let pairs = contracts.iter().flat_map(|one| contracts.iter().map(move |other| (*one, *other)));
    pairs
        .into_iter()
        .all(|(one, other)| !is_played_alike(one, other) || one.tricks().abs_diff(other.tricks()) <= FARTHEST)
}

/// One of the infractions by wrong information, where this contract was played.
fn information(which: usize, played: Contract, innocent: Side) -> Infraction {
    match which {
        2 => Infraction::Explanation,
        3 if played.declarer().side() == innocent => Infraction::CorrectedAfterPlay,
        3 => Infraction::CorrectedAfterAuction,
        _ => Infraction::MissingAlert,
    }
}

/// So many results of one contract, about the one it has.
fn results(contract: Contract, count: usize, dice: &mut Dice) -> Vec<Contract> {
    let about = match count {
        2 if dice.once_in(2) => [0, 1, 0],
        2 => [0, -1, 0],
        _ => [0, -1, 1],
    };
    let about = about.into_iter().take(count);
    about.filter_map(|by| with_result(contract, contract.result().saturating_add(by))).collect()
}

/// The contract with another number of tricks, if there are so many.
fn with_result(contract: Contract, result: i32) -> Option<Contract> {
    Contract::new(contract.level(), contract.strain(), contract.doubling(), contract.declarer(), result).ok()
}

/// A bid's place among bids.
fn rank(contract: Contract) -> (u8, u8) {
    let strain = match contract.strain() {
        Strain::Clubs => 0,
        Strain::Diamonds => 1,
        Strain::Hearts => 2,
        Strain::Spades => 3,
        Strain::NoTrump => 4,
    };
    (contract.level(), strain)
}

/// The player who leads against this declarer, on the left.
pub(super) fn left_of(declarer: Seat) -> Seat {
    match declarer {
        Seat::North => Seat::East,
        Seat::East => Seat::South,
        Seat::South => Seat::West,
        Seat::West => Seat::North,
    }
}
