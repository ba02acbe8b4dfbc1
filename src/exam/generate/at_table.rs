//! The result of a story of law at the table, and the one without the infraction. They decide whether the score is
//! adjusted (Law 12B1).

use super::facts::left_of;
use super::field::both;
use super::partner;
use crate::dice::Dice;
use crate::messages::{self, Locale, Text, figures};
use crate::ruling::{Contract, Doubling, Seat, Side, Strain, Vulnerability};
use crate::situation::Row;

/// The deviation from the result at the table: a call of the offenders' partner, or one of the other side.
#[derive(Debug, Clone, Copy)]
enum Otherwise {
    /// The player would have passed.
    Passed,
    /// The player would have bid 3♠.
    Bid,
    /// Rightly informed, the other side would have bid 3NT.
    Informed,
    /// Declarer would not have been misled.
    Unmisled,
    /// The director would have ruled rightly; both sides count as innocent.
    RightlyRuled,
}

/// A result, and the result without the infraction.
#[derive(Debug, Clone)]
pub(super) struct AtTable {
    /// The player whose call is in question.
    player: Seat,
    obtained: Contract,
    without: Contract,
    otherwise: Otherwise,
}

impl AtTable {
    /// A random result of a story with these answers about a player; `None` if no call decided anything.
    pub fn random(answers: &[(&str, &str)], player: Seat, dice: &mut Dice) -> Option<Self> {
        let answer = |name: &str| answers.iter().find(|(question, _)| *question == name).map(|(_, answer)| *answer);
        let opponent = if dice.once_in(2) { left_of(player) } else { partner(left_of(player)) };
        let diamonds = |doubling, result| Contract::new(3, Strain::Diamonds, doubling, opponent, result).ok();
        let own = |level, strain, result| Contract::new(level, strain, Doubling::Undoubled, player, result).ok();
        let mut one_of = |results: &[i32]| dice.one_of(results).copied().unwrap_or(0);
        let spades = |result| Contract::new(4, Strain::Spades, Doubling::Undoubled, opponent, result).ok();
        if answer("could-know") == Some("yes") {
            let result = one_of(&[-1, -1, 0]);
            let without = spades(result.saturating_add(one_of(&[0, 1, 1])))?;
            return Some(Self { player, obtained: spades(result)?, without, otherwise: Otherwise::Unmisled });
        }
        if answer("scorable") == Some("no") {
            let result = one_of(&[-2, -1, 0]);
            let without = spades(result.saturating_add(1))?;
            return Some(Self { player, obtained: spades(result)?, without, otherwise: Otherwise::RightlyRuled });
        }
        let (otherwise, obtained, without) = match (answer("chosen"), answer("influenced")) {
            (Some("4♥"), _) => (
                Otherwise::Passed,
                own(4, Strain::Hearts, one_of(&[0, 0, 1, -1, -2]))?,
                diamonds(Doubling::Undoubled, one_of(&[0, 1, -1]))?,
            ),
            (Some("pass"), _) => (
                Otherwise::Bid,
                diamonds(Doubling::Undoubled, one_of(&[0, -1, 1]))?,
                own(3, Strain::Spades, one_of(&[0, -1, 1]))?,
            ),
            (Some("x"), _) => {
                let result = one_of(&[0, -1, -1, -2]);
                (Otherwise::Passed, diamonds(Doubling::Doubled, result)?, diamonds(Doubling::Undoubled, result)?)
            }
            (_, Some("yes")) => {
                let game = Contract::new(3, Strain::NoTrump, Doubling::Undoubled, opponent, one_of(&[0, 0, 1, -1]));
                (Otherwise::Informed, diamonds(Doubling::Undoubled, one_of(&[1, 2]))?, game.ok()?)
            }
            _ => return None,
        };
        Some(Self { player, obtained, without, otherwise })
    }

    /// The sentence that a candidate reads.
    pub fn sentence(&self, locale: Locale) -> Text {
        let [obtained, without] = [self.obtained, self.without].map(|contract| both(contract).to_string());
        let player = figures::seat(locale, self.player);
        match self.otherwise {
            Otherwise::Passed => messages::story_result_passed(locale, obtained, &player, without),
            Otherwise::Bid => messages::story_result_bid(locale, obtained, &player, without),
            Otherwise::Informed => messages::story_result_informed(locale, obtained, without),
            Otherwise::Unmisled => messages::story_result_misled(locale, obtained, without),
            Otherwise::RightlyRuled => messages::story_result_ruled(locale, obtained, without),
        }
    }

    /// Returns whether the non-offending side lost by the infraction. Both results are in the field, so that the better
    /// score is worth more.
    pub fn is_damage(&self, vulnerability: Vulnerability) -> bool {
        let worth = |contract: Contract| {
            let score = contract.score(vulnerability);
            if self.player.side() == Side::NS { score.saturating_neg() } else { score }
        };
        match self.otherwise {
            Otherwise::RightlyRuled => true,
            _ => worth(self.without) > worth(self.obtained),
        }
    }

    /// The other tables.
    pub fn rows(&self) -> Vec<Row> {
        if self.without == self.obtained {
            return vec![Row::new(both(self.obtained)).times(5)];
        }
        vec![Row::new(both(self.without)).times(3), Row::new(both(self.obtained)).times(2)]
    }

    /// The score obtained, as a statement.
    pub fn obtained(&self) -> String {
        format!("obtained {}", both(self.obtained))
    }

    /// The ruling: the result without the infraction.
    pub fn ruling(&self) -> String {
        both(self.without).to_string()
    }
}
