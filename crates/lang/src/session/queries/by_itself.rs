//! The value of a ruling without anything to compare it with: a contract's score, the percentages of artificial scores.

use super::super::resolve::resolve;
use super::super::scope::Scope;
use crate::diagnostic::{Code, Diagnostic};
use crate::number::Exact;
use crate::ruling::{Component, Outcome, Ruling, Side, SideRuling};
use crate::scoring::Sides;
use crate::situation::{Group, Row, Traveller, evaluate};
use crate::syntax::tree;

/// A ruling without a field.
#[derive(Debug, Clone)]
pub struct ByItself {
    /// The ruling, its names resolved.
    pub ruling: Ruling,
    /// The value.
    pub worth: Worth,
}

/// The value of a ruling by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Worth {
    /// A contract's score (Law 77), from NS's view.
    Score(i32),
    /// Each side's share of the top, of 1 (Law 12C2), after penalties.
    Shares(Sides<Exact>),
}

impl Scope {
    /// The answer to a ruling that has no field; `problems` say so.
    ///
    /// # Errors
    /// The problems, where they are others or the ruling is worth nothing by itself; a contract whose board is not known.
    pub(in super::super) fn by_itself(
        &self,
        written: &tree::Ruling,
        problems: Vec<Diagnostic>,
    ) -> Result<ByItself, Vec<Diagnostic>> {
        let only_no_field = matches!(problems.as_slice(), [only] if only.code() == Code::NoField);
        let is_set = self.known_situation().given_scoring().is_some();
        let Some(ruling) = resolve(written, self).ok().filter(|_| only_no_field && !is_set) else {
            return Err(problems);
        };
        let worth = match &ruling {
            Ruling::Both(SideRuling::Assigned(components)) => match components.as_slice() {
                [Component { outcome: Outcome::Score(_), .. }] => None,
                [Component { outcome, .. }] => {
                    let score = outcome.score(self.board());
                    Some(Worth::Score(score.map_err(|error| vec![Diagnostic::at(written.span, error)])?))
                }
                _ => None,
            },
            _ => self.shares(&ruling).map(Worth::Shares),
        };
        match worth {
            Some(worth) => Ok(ByItself { ruling, worth }),
            None => Err(problems),
        }
    }

    /// The shares of any top that artificial scores give.
    fn shares(&self, ruling: &Ruling) -> Option<Sides<Exact>> {
        let is_artificial = |side| matches!(ruling.side(side), Some(SideRuling::Artificial(_)));
        if !Side::BOTH.into_iter().all(is_artificial) {
            return None;
        }
        let other = Row::new(Ruling::Both(SideRuling::score(0)));
        let field = Traveller::of_groups(vec![Group::unnamed(vec![other])]);
        let scored = evaluate(ruling, &self.known_situation().clone().with_traveller(field)).ok()?;
        let share = |side: Side| scored.sides.by(side).share.clone();
        let (ns, ew) = (share(Side::NS)?, share(Side::EW)?);
        Some(Sides { ns, ew })
    }
}
