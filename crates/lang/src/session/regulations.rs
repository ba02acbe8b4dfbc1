//! The requirements of the regulations in force beyond conventions of scoring.

use super::evaluate::ResolvedStatement;
use super::scope::Scope;
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::{Artificial, Ruling, Side, SideRuling};
use crate::scoring::{CrossImps, MatchForm, Scoring};
use crate::source::Span;

/// The English Bridge Union, by the name of its preset.
const EBU: &str = "ebu";

impl Scope {
    /// Cross-IMPs go into victory points as the regulations in force have it: in England modified alone (White Book 3.1.3).
    pub(super) fn check_scale_of_body(&self, scoring: Scoring, place: Span) -> Result<(), Vec<Diagnostic>> {
        let form = self.known_situation().matched().map(|matched| &matched.form);
        let is_scale = matches!(form, Some(MatchForm::VictoryPoints(scale)) if !scale.is_by_percent());
        let is_mean = self.settings().conventions().cross_imps == CrossImps::Mean;
        let refused = scoring == Scoring::CrossImps && is_mean && is_scale && self.settings().follows(EBU);
        if refused { Err(vec![Diagnostic::at(place, Problem::CrossImpsUnmodified)]) } else { Ok(()) }
    }
}

impl ResolvedStatement<'_> {
    /// A note that a ruling gives the sides more than 100% together, which in England asks for an agency outside the table
    /// (White Book 4.1.1.1). Where neither side was at fault, that is what there was.
    pub(super) fn above_the_whole(&self) -> Option<Diagnostic> {
        if !self.scope.settings().follows(EBU) {
            return None;
        }
        let (ns, ew) = (share(&self.ruling, Side::NS)?, share(&self.ruling, Side::EW)?);
        let plus = Artificial::AveragePlus.share()?;
        let together = &ns + &ew;
        let is_above = together > Exact::ONE && !(ns >= plus && ew >= plus);
        let problem = Problem::AboveTheWhole { together };
        is_above.then(|| Diagnostic::at(self.written.span, problem))
    }
}

/// The share that belongs to an artificial score of a side, whatever the session was.
fn share(ruling: &Ruling, side: Side) -> Option<Exact> {
    match ruling.side(side)? {
        SideRuling::Artificial(given) => given.share(),
        SideRuling::Assigned(_) => None,
    }
}
