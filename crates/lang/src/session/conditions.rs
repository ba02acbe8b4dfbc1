//! The facts that a ruling rests on, as a sheet, a question of an exam or a handout states them.

use super::Settings;
use super::scope::Scope;
use super::statements_of_state::written_steps;
use super::table::Play;
use crate::auction::Auction;
use crate::ruling::{Board, Deal, Offenders, Ruling};
use crate::scoring::{MatchForm, Penalty, PublishedScale, Scoring, SessionResult, Sides};
use crate::situation::{Group, Traveller};
use crate::syntax::tree::{MatchClauses, ScaleStep};
use std::rc::Rc;

/// The facts that a ruling rests on.
#[derive(Debug, Clone)]
pub struct Conditions {
    /// The board.
    pub board: Option<Board>,
    /// Its cards, as far as they are known.
    pub deal: Option<Rc<Deal>>,
    /// Its calls.
    pub auction: Option<Rc<Auction>>,
    /// The play as far as it is known.
    pub play: Play,
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
    /// The conventions in force.
    pub settings: Settings,
}

impl Conditions {
    /// The other results, group by group; none where they are not compared with.
    #[must_use]
    pub fn groups(&self) -> &[Group] {
        self.traveller.as_ref().map_or(&[], Traveller::groups)
    }

    /// The facts of a board that is not scored: who offended and what was obtained.
    #[must_use]
    pub fn without_score(self) -> Self {
        Self {
            traveller: None,
            other_table: None,
            scoring: Scoring::Matchpoints,
            matched: None,
            scale: Vec::new(),
            session: Sides::default(),
            penalties: Vec::new(),
            settings: Settings::default(),
            ..self
        }
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
            deal: self.shared_deal().cloned(),
            auction: self.called().map(|called| called.auction.clone()),
            play: self.play(),
            traveller,
            other_table: plain(self.other_table().filter(|_| by_other_table)),
            scoring,
            matched: clauses.cloned(),
            scale: clauses.map_or(Vec::new(), |_| self.own_steps()),
            offenders: known.offenders(),
            obtained: plain(self.obtained()),
            session: known.session().clone(),
            penalties: known.penalties().to_vec(),
            settings: self.settings().clone(),
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
