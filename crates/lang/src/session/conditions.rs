//! The conditions under which a ruling is scored, as a question of an exam states them.

use super::scope::Scope;
use super::statements_of_state::written_steps;
use crate::ruling::{Board, Offenders, Ruling};
use crate::scoring::{MatchForm, Penalty, PublishedScale, Scoring, SessionResult, Sides};
use crate::situation::{Group, Traveller};
use crate::syntax::tree::{MatchClauses, ScaleStep};

/// The facts that a ruling's score rests on.
#[derive(Debug, Clone)]
pub struct Conditions {
    /// The board.
    pub board: Option<Board>,
    /// The other results on it, where they are compared with.
    pub traveller: Option<Traveller>,
    /// The result at the other table, where it is compared with.
    pub other_table: Option<Ruling>,
    /// The form of scoring.
    pub scoring: Scoring,
    /// The match.
    pub matched: Option<MatchClauses>,
    /// The steps of the match's scale, where the script has them.
    pub scale: Vec<ScaleStep>,
    /// The sides that offended.
    pub offenders: Option<Offenders>,
    /// The result obtained at the table.
    pub obtained: Option<Ruling>,
    /// Each side's result on the other boards.
    pub session: Sides<Option<SessionResult>>,
    /// Penalties in force.
    pub penalties: Vec<Penalty>,
    /// Conventions that were set, name and value; a preset under its own name.
    pub conventions: Vec<(&'static str, String)>,
}

impl Conditions {
    /// The other results, group by group; none where they are not compared with.
    #[must_use]
    pub fn groups(&self) -> &[Group] {
        self.traveller.as_ref().map_or(&[], Traveller::groups)
    }
}

impl Scope {
    /// The conditions for a ruling; facts that cannot be resolved are left out.
    #[must_use]
    pub fn conditions(&self) -> Conditions {
        let scoring = self.scoring();
        let known = self.known_situation();
        let by_field = scoring.is_of_field();
        let by_other_table = matches!(scoring, Scoring::Imps | Scoring::BoardAMatch);
        let clauses = self.match_clauses().filter(|_| known.matched().is_some_and(|matched| matched.takes(scoring)));
        let traveller = self.traveller().filter(|_| by_field).and_then(|traveller| traveller.resolved(self).ok());
        let plain = |written| self.plain_ruling(written).ok().flatten();
        Conditions {
            board: self.board().copied(),
            traveller,
            other_table: plain(self.other_table().filter(|_| by_other_table)),
            scoring,
            matched: clauses.cloned(),
            scale: clauses.map_or(Vec::new(), |_| self.own_steps()),
            offenders: known.offenders(),
            obtained: plain(self.obtained()),
            session: known.session().clone(),
            penalties: known.penalties().to_vec(),
            conventions: self.settings().changed(),
        }
    }

    /// The steps of a match's scale, where the script has them.
    fn own_steps(&self) -> Vec<ScaleStep> {
        match self.known_situation().matched().map(|matched| &matched.form) {
            Some(MatchForm::VictoryPoints(scale)) if PublishedScale::named(scale.name()).is_none() => {
                written_steps(scale)
            }
            _ => Vec::new(),
        }
    }
}
