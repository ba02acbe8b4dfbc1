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
    /// The least successful normal line, as far as the lines were followed.
    pub worst: Line,
    /// Every normal line was followed, so that none is less successful.
    pub is_proved: bool,
    /// The best line, with every rule settled in favour of the claimer; `None` if the lines are too many.
    pub best: Option<Line>,
    /// The rules that make the difference: each of them alone, if there is such a rule; otherwise the fewest that do so
    /// together; if those are several sets, the first.
    pub decisive: Rules,
}

/// Follows every line, with some rules settled in favour of the claimer: he was aware of the trump, or the line was stated.
///
/// # Errors
/// If the lines are too many, and none was found that loses a trick.
pub fn analyse(position: &Position, settled: Rules) -> Result<Analysis, PositionError> {
    let line = |settled| Search::new(position, settled).line();
    let found = line(settled);
    let remaining = position.remaining();
    // If the lines are too many, the order of his suits may still prove that he gets what he claims.
    let (worst, is_proved) = match (found, sound(position, settled)) {
        (Some((worst, is_proved)), Some(ordered)) if worst.tricks < ordered.tricks + u32::from(!is_proved) => {
            (ordered, true)
        }
        (Some(found), _) => found,
        (None, Some(ordered)) if ordered.tricks == remaining => (ordered, true),
        (None, _) => return Err(PositionError::Endless),
    };
    if !is_proved {
        return Ok(Analysis { remaining, worst, is_proved, best: None, decisive: Rules::default() });
    }
    // Nobody takes more tricks than there are.
    let best = if worst.tricks == remaining {
        Some(worst.clone())
    } else {
        line(Rules::ALL).and_then(|(line, is_proved)| is_proved.then_some(line))
    };
    let decisive = match &best {
        Some(best) if worst.tricks < best.tricks => decisive(position, settled, worst.tricks),
        _ => Rules::default(),
    };
    Ok(Analysis { remaining, worst, is_proved, best, decisive })
}

/// The line of a claimer who has as many winners as he claims: he does not lose one by the order of his suits (as the Danish
/// federation rules, LKU-20, 2.1), if there is an order that comes to his claim.
fn sound(position: &Position, settled: Rules) -> Option<Line> {
    // While a trump is out, what he does not know of it decides.
    let is_forgotten = !settled.has(Rule::Trump) && !position.trumps_out().is_empty();
    if position.is_mistaken() || is_forgotten {
        return None;
    }
    let (line, is_proved) = Search::new(position, settled).ordered().line()?;
    (is_proved && line.tricks == position.claimed()).then_some(line)
}

/// The rules without which the claimer would get more than a number of tricks.
fn decisive(position: &Position, settled: Rules, tricks: u32) -> Rules {
    let improves = |rules: Rules| Search::new(position, settled.and(rules)).exceeds(tricks) == Some(true);
    let applies = |rule: &Rule| match rule {
        Rule::Trump => !position.trumps_out().is_empty(),
        Rule::Partner => position.is_defender,
        Rule::Line | Rule::Guess => true,
    };
    let mut decisive = Rules::default();
    for rules in Rules::every().into_iter().filter(|rules| rules.iter().all(|rule| applies(&rule))) {
        if !decisive.is_empty() && rules.len() > 1 {
            break;
        }
        if improves(rules) {
            decisive = decisive.and(rules);
        }
    }
    decisive
}
