//! The cards left at a claim, and the answers that they give.

use super::{Answer, By, Facts};
use crate::claim::{Analysis, Position, PositionError, Rule, Rules, analyse};
use crate::ruling::{Card, Deal, Seat, Suit};

/// The cards left at a claim, as the director reports them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardsLeft {
    /// The cards of all four hands, those of the current trick included.
    pub left: Deal,
    /// The trump suit; `None` in no-trump.
    pub trumps: Option<Suit>,
    /// The declarer.
    pub declarer: Seat,
    /// The player on lead to the current trick; the claimer if `None`.
    pub on_lead: Option<Seat>,
    /// The cards of the current trick.
    pub trick: Vec<Card>,
    /// The cards that the statement named, in their order.
    pub line: Vec<Card>,
    /// Suits are played from the top down (Law 70E2).
    pub top_down: bool,
}

/// The lines that the cards left at a claim allow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimFound {
    /// The cards that it was found from.
    pub cards: CardsLeft,
    /// The worst and the best line.
    pub analysis: Analysis,
    /// The trumps of the opponents.
    pub trumps_out: Vec<Card>,
    /// The player who claimed.
    pub claimer: Seat,
}

impl CardsLeft {
    /// The lines that the cards allow to the claimer, with the rules that the answers settle in his favour; `None` if no
    /// player is named.
    ///
    /// # Errors
    /// If the cards are not those of a claim, or the lines too many.
    pub fn find(self, facts: &Facts) -> Result<Option<ClaimFound>, PositionError> {
        let claimer = match facts.by {
            Some(By::Seat(seat)) => seat,
            Some(By::Side(side)) if self.declarer.side() == side => self.declarer,
            _ => return Ok(None),
        };
        let is_defender = claimer.side() != self.declarer.side();
        let position = Position::new(&self.left, self.trumps, self.on_lead.unwrap_or(claimer), claimer)?;
        let position = if is_defender { position.by_defender() } else { position };
        let position = if self.top_down { position.top_down() } else { position };
        let position = match facts.claimed() {
            Some(claimed) => position.with_claimed(claimed)?,
            None => position,
        };
        let position = position.with_stated(&self.line)?.with_trick(&self.trick)?;
        let analysis = analyse(&position, settled(facts))?;
        Ok(Some(ClaimFound { trumps_out: position.trumps_out(), cards: self, analysis, claimer }))
    }
}

/// Questions whose answers settle a rule, whether they are asked or not.
const SETTLING: [&str; 3] = ["trump-mentioned", "unaware", "trump-trick"];

/// The rules that the answers settle in favour of the claimer.
fn settled(facts: &Facts) -> Rules {
    let is = |question, word| facts.answers_word(question, word);
    let settling = [
        (Rule::Trump, is("trump-mentioned", "yes") || is("unaware", "no") || is("trump-trick", "no")),
        (Rule::Line, is("stated-line", "yes")),
        (Rule::Partner, is("partners-play", "no")),
        (Rule::Guess, is("finesse", "no")),
    ];
    settling.into_iter().filter(|(_, settles)| *settles).fold(Rules::default(), |rules, (rule, _)| rules.with(rule))
}

impl ClaimFound {
    /// The player on lead.
    #[must_use]
    pub fn on_lead(&self) -> Seat {
        self.cards.on_lead.unwrap_or(self.claimer)
    }

    fn is_defender(&self) -> bool {
        self.claimer.side() != self.cards.declarer.side()
    }

    /// Returns true if an answer to a question has been taken into account, even if nobody asks for it any more.
    pub(super) fn uses(&self, question: &str) -> bool {
        SETTLING.contains(&question)
    }

    /// The answer to a question of the claim.
    pub(super) fn answer(&self, question: &str, claimed: Option<u32>) -> Option<Answer> {
        let Analysis { worst, decisive, is_proved, .. } = &self.analysis;
        let fails = claimed.is_some_and(|claimed| worst.tricks < claimed);
        if !is_proved {
            return match question {
                "trump-out" => Some(Answer::Word(if self.trumps_out.is_empty() { "no" } else { "yes" })),
                "doubtful" | "could-be-lost" if fails => Some(Answer::Word("yes")),
                _ => None,
            };
        }
        // A trick that no rule takes away is not in doubt.
        let takes = |rule| fails && decisive.has(rule);
        let word = |holds: bool| Some(Answer::Word(if holds { "yes" } else { "no" }));
        match question {
            "trump-out" => word(!self.trumps_out.is_empty()),
            "trump-trick" => word(takes(Rule::Trump)),
            "stated-line" => word(!takes(Rule::Line)),
            "partners-play" if self.is_defender() => word(takes(Rule::Partner)),
            "finesse" => word(takes(Rule::Guess)),
            "doubtful" => word(claimed != Some(worst.tricks)),
            "could-be-lost" => word(claimed.is_some_and(|claimed| worst.tricks <= claimed)),
            "tricks" => Some(Answer::Number(worst.tricks)),
            _ => None,
        }
    }
}
