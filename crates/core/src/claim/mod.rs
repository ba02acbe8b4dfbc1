//! Claims: the lines of play that are normal for the claimer, and what Law 70 makes of them.
//!
//! From the cards left, [`analyse`] finds the number of tricks that the claimer is sure of and the line on which he gets no
//! more: his opponents play as well as they can, and he plays any way that is careless or inferior but normal. It also finds
//! what he would get with the best play, and the [`Rule`]s by which he does not get it. Whether he was aware of a trump, and
//! what is normal for players of his class, is the director's judgement.

mod key;
mod normal;
mod position;
mod rule;
mod search;
mod state;
mod winners;

pub use position::{Position, PositionError};
pub use rule::{Rule, Rules};
pub use search::{Line, PlayedTrick};

use search::Search;

/// The tricks that the claimer gets.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Analysis {
    /// The tricks that remained.
    pub remaining: u32,
    /// The least successful normal line.
    pub worst: Line,
    /// The best line, with every rule settled in favour of the claimer.
    pub best: Line,
    /// The rules that make the difference: each of them alone, if there is such a rule; otherwise the fewest that do so
    /// together; if those are several sets, the first.
    pub decisive: Rules,
}

/// Follows every line, with some rules settled in favour of the claimer: he was aware of the trump, or the line was stated.
///
/// # Errors
/// If the lines are too many.
pub fn analyse(position: &Position, settled: Rules) -> Result<Analysis, PositionError> {
    let line = |settled| Search::new(position, settled).line().ok_or(PositionError::Endless);
    let (worst, best) = (line(settled)?, line(Rules::ALL)?);
    let mut decisive = Rules::default();
    if worst.tricks < best.tricks {
        let improves = |rules: Rules| Search::new(position, settled.and(rules)).exceeds(worst.tricks) == Some(true);
        let applies = |rule: &Rule| match rule {
            Rule::Trump => !position.trumps_out().is_empty(),
            Rule::Partner => position.is_defender,
            Rule::Line | Rule::Guess => true,
        };
        for rules in Rules::every().into_iter().filter(|rules| rules.iter().all(|rule| applies(&rule))) {
            if !decisive.is_empty() && rules.len() > 1 {
                break;
            }
            if improves(rules) {
                decisive = decisive.and(rules);
            }
        }
    }
    Ok(Analysis { remaining: position.remaining(), worst, best, decisive })
}
