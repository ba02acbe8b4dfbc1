//! The whole audit of an event.

use super::finding::{Code, Finding};
use super::fit::{self, Fit};
use super::propose::{Proposal, propose};
use super::search::{SettingChoice, chosen_settings, explain, of_results};
use super::{contradict, differ};
use crate::model::Event;
use crate::scoring::{PrintedPrecision, Rules, ScoreError, ScoredEvent, score};
use redress_core::scoring::Across;
use std::borrow::Cow;

/// The result of an audit.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Audit {
    /// The event with a ruling in each line that has only figures, if one was found; else as it was read.
    pub event: Event,
    /// The rules under which most of the file's figures come out.
    pub rules: Rules,
    /// Those of their settings that are not the defaults.
    pub settings: Vec<SettingChoice>,
    /// The event scored by them.
    pub scored: ScoredEvent,
    /// The counts of figures that come out.
    pub fit: Fit,
    /// The rulings proposed for lines that have only figures.
    pub proposals: Vec<Proposal>,
    /// The differences and contradictions: boards in their order, then contestants.
    pub findings: Vec<Finding>,
}

/// Compares an event's printed figures with those that follow from its results.
///
/// # Errors
/// The event cannot be scored.
pub fn audit(event: &Event) -> Result<Audit, ScoreError> {
    let (event, mut rules) = arranged(event);
    let (event, proposals) = propose(&event, &rules);
    let mut scored = score(&event, &rules)?;
    // Rulings in the lines that had none change the boards, and so perhaps the settings that explain the results.
    rules.conventions = of_results(&event, &rules, &scored);
    scored.ranking = scored.ranking_by(&event, &rules);
    let precision = PrintedPrecision::measure(&event);
    let mut findings: Vec<Finding> = differ::lines(&event, &scored, &precision);
    findings.extend(differ::boards(&event, &scored));
    findings.extend(contradict::boards(&event, scored.scoring));
    findings.extend(proposals.iter().map(proposed));
    findings.sort_by_key(|finding| (finding.board, finding.line));
    findings.extend(differ::ranking(&event, &scored));
    findings.extend(contradict::totals(&event, &scored, &rules, &precision));
    let fit = fitting(&event, &scored, &precision);
    Ok(Audit { settings: chosen_settings(&rules), fit, event, rules, scored, proposals, findings })
}

/// The event with its sections apart or compared with one another, whichever more printed figures follow from, and the
/// rules of it.
fn arranged(event: &Event) -> (Cow<'_, Event>, Rules) {
    let rules = explain(event);
    let Some((together, _)) = event.across_sections() else { return (Cow::Borrowed(event), rules) };
    let mut across = explain(&together);
    if fitting_under(&together, &across) <= fitting_under(event, &rules) {
        return (Cow::Borrowed(event), rules);
    }
    across.conventions.across = Across::Sections;
    (Cow::Owned(together), across)
}

/// The number of printed figures that come out under rules.
fn fitting_under(event: &Event, rules: &Rules) -> u32 {
    let Ok(scored) = score(event, rules) else { return 0 };
    let fit = fitting(event, &scored, &PrintedPrecision::measure(event));
    [fit.lines, fit.totals, fit.places].iter().fold(0, |sum, count| sum.saturating_add(count.fitting))
}

fn proposed(proposal: &Proposal) -> Finding {
    let code = if proposal.rulings.is_empty() { Code::RulingUnknown } else { Code::RulingProposed };
    Finding { rulings: proposal.rulings.clone(), ..Finding::new(code).at(proposal.board, proposal.line) }
}

fn fitting(event: &Event, scored: &ScoredEvent, precision: &PrintedPrecision) -> Fit {
    let mut all = Fit::default();
    for (board, scored) in event.boards.iter().zip(&scored.boards) {
        all.lines += fit::lines(board, scored, precision);
        if let Some(fits) = fit::datum(board, scored) {
            all.datums.add(fits);
        }
    }
    (all.totals, all.places) = fit::ranking(event, &scored.ranking, scored.scoring.unit());
    all
}
