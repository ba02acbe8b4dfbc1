//! The situation in which a ruling is judged, and the judging: [`assess`].
//!
//! A [`Situation`] holds the board, the other results on it or the one at the other table, the match, the form of scoring
//! and its conventions, who offended, and what was obtained. It is a value: a change makes another one, and what is
//! derived from it, such as the frequency tables, belongs to it and cannot go stale. Everything may be left out that the
//! scoring does not need.
//!
//! ```
//! use redress_core::number::Exact;
//! use redress_core::ruling::{Board, Offenders, Ruling, Side, SideRuling};
//! use redress_core::situation::{Situation, Traveller, assess};
//!
//! // Board 7; the other nine tables; EW offended, and NS obtained +150.
//! let situation = Situation::new()
//!     .with_board(Board::numbered(7))
//!     .with_traveller(Traveller::of_scores([(620, 3), (500, 1), (300, 3), (-100, 2)]))
//!     .with_offenders(Offenders::EastWest)
//!     .with_obtained(Ruling::Both(SideRuling::score(150)));
//!
//! // (60% +620 & 40% -100)
//! let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 620), (Exact::percent(40), -100)]));
//! let assessment = assess(&ruling, &situation)?;
//! assert_eq!(assessment.figure(Side::NS).points.to_string(), "49/5");
//! assert_eq!(assessment.figure(Side::EW).points.to_string(), "41/5");
//! assert!(assessment.findings.is_empty());
//! # Ok::<(), redress_core::situation::AssessError>(())
//! ```
//!
//! Scores are seen from North-South everywhere; points, percentages and adjustments are each side's own.

mod assess;
mod averaged;
mod compare;
mod effects;
mod entry;
mod error;
mod evaluate;
mod protocol;
mod traveller;
mod without_value;

pub use assess::{Assessment, assess};
pub use averaged::AveragedRuling;
pub use compare::differ;
pub use effects::{Change, Effects, OtherResult, Worth};
pub use entry::{Entry, EntryPoints, EntrySide};
pub use error::{AssessError, RowError};
pub use evaluate::{Evaluation, evaluate};
pub use protocol::{Protocol, ProtocolRow};
pub use traveller::{Group, Row, Traveller};
pub use without_value::RowWithoutValue;

use crate::checks::{self, FindingKind, Stated};
use crate::number::Exact;
use crate::ruling::{Board, Offenders, Ruling, Side};
use crate::scoring::{CaseFacts, Convention, Conventions, Match, NoDamage, Penalty, Scoring, SessionResult, Sides};
use crate::work::Work;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

/// The situation in which a ruling is judged. Cloning is cheap, and a change makes another one.
#[derive(Debug, Clone, Default)]
pub struct Situation(Arc<Content>, Option<Work>);

#[derive(Debug, Default)]
struct Content {
    given: Given,
    /// The given conventions, with what they need to know of the case.
    conventions: OnceLock<Arc<Conventions>>,
    /// The value of the obtained score to each side.
    obtained: OnceLock<Option<Sides<Exact>>>,
}

/// Two that were made of the same are equal.
impl PartialEq for Situation {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.given == other.0.given
    }
}

/// The facts of a situation; all else follows from them.
#[derive(Debug, Clone, PartialEq, Default)]
struct Given {
    board: Option<Board>,
    traveller: Option<Traveller>,
    group: Option<Arc<str>>,
    other_table: Option<Ruling>,
    scoring: Option<Scoring>,
    /// By the later of traveller and other table.
    inferred: Option<Scoring>,
    matched: Option<Arc<Match>>,
    penalties: Vec<Penalty>,
    offenders: Option<Offenders>,
    obtained: Option<Ruling>,
    session: Sides<Option<SessionResult>>,
    conventions: Arc<Conventions>,
    chosen: Arc<BTreeSet<Convention>>,
}

/// Each of these makes another situation; `None` takes back what was there.
impl Situation {
    /// A situation of which nothing is known, scored by matchpoints under the default conventions.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn with(self, change: impl FnOnce(&mut Given)) -> Self {
        let mut given = match Arc::try_unwrap(self.0) {
            Ok(content) => content.given,
            Err(shared) => shared.given.clone(),
        };
        change(&mut given);
        // Derived values are dropped, so that they cannot belong to other facts.
        Self(Arc::new(Content { given, ..Content::default() }), self.1)
    }

    /// Uses this count of costs, for its clones too. Figures do not depend on it.
    #[must_use]
    pub fn within(self, work: Work) -> Self {
        Self(self.0, Some(work))
    }

    /// On this board: its vulnerability scores contracts, and tells which scores are possible (Law 77).
    #[must_use]
    pub fn with_board(self, board: impl Into<Option<Board>>) -> Self {
        self.with(|given| given.board = board.into())
    }

    /// Among these other results; without another word it is matchpointed.
    #[must_use]
    pub fn with_traveller(self, traveller: impl Into<Option<Traveller>>) -> Self {
        self.with(|given| {
            given.traveller = traveller.into();
            if given.traveller.is_some() {
                given.inferred = Some(Scoring::Matchpoints);
            }
        })
    }

    /// In this group of a fouled board (Law 87); else in the first.
    #[must_use]
    pub fn in_group<'a>(self, name: impl Into<Option<&'a str>>) -> Self {
        self.with(|given| given.group = name.into().map(Arc::from))
    }

    /// Against this result at the other table, seen from NS there; without another word it is scored in IMPs.
    ///
    /// NS here are team-mates of EW there. Without it a traveller, if there is one, is compared with again.
    #[must_use]
    pub fn with_other_table(self, result: impl Into<Option<Ruling>>) -> Self {
        self.with(|given| {
            given.other_table = result.into();
            given.inferred = match &given.other_table {
                Some(_) => Some(Scoring::Imps),
                None => given.traveller.as_ref().map(|_| Scoring::Matchpoints),
            };
        })
    }

    /// By this form of scoring; else by IMPs or matchpoints, after the later of other table and traveller.
    #[must_use]
    pub fn with_scoring(self, scoring: impl Into<Option<Scoring>>) -> Self {
        let scoring = scoring.into();
        if scoring == self.given_scoring() {
            return self;
        }
        self.with(|given| given.scoring = scoring)
    }

    /// In a match, which IMPs are put into; in other forms of scoring it has no effect, [which is
    /// found](Self::without_effect).
    #[must_use]
    pub fn with_match(self, matched: impl Into<Option<Match>>) -> Self {
        self.with(|given| given.matched = matched.into().map(Arc::new))
    }

    /// With these procedural penalties (Law 90), taken from a side's figure after everything else.
    #[must_use]
    pub fn with_penalties(self, penalties: impl IntoIterator<Item = Penalty>) -> Self {
        self.with(|given| given.penalties = penalties.into_iter().collect())
    }

    /// For the ruling itself, even if the score obtained stands: the effect of its weights is a question in that case
    /// too.
    #[must_use]
    pub fn whatever_stands(self) -> Self {
        let conventions = Conventions { no_damage: NoDamage::Note, ..Conventions::clone(&self.0.given.conventions) };
        self.with_conventions(conventions)
    }

    /// After an offence of these sides.
    #[must_use]
    pub fn with_offenders(self, offenders: impl Into<Option<Offenders>>) -> Self {
        self.with(|given| given.offenders = offenders.into())
    }

    /// In the place of this score, obtained at the table.
    #[must_use]
    pub fn with_obtained(self, score: impl Into<Option<Ruling>>) -> Self {
        let score = score.into();
        if score.is_none() && self.obtained().is_none() {
            return self;
        }
        self.with(|given| given.obtained = score)
    }

    /// With what a side has on the session's other boards, which average plus and minus follow (Law 12C2(c)): a share of
    /// the top counts where there is one, the mean of its IMPs in IMPs.
    #[must_use]
    pub fn with_session(self, side: Side, result: impl Into<Option<SessionResult>>) -> Self {
        self.with(|given| *given.session.by_mut(side) = result.into())
    }

    /// Under these conventions. The facts of the case that they need follow from the rest of the situation.
    #[must_use]
    pub fn with_conventions(self, conventions: impl Into<Arc<Conventions>>) -> Self {
        self.with(|given| given.conventions = conventions.into())
    }

    /// With these conventions chosen for the case itself, not by a body for every form of scoring: where one has no
    /// effect, that [is found](Self::without_effect).
    #[must_use]
    pub fn with_chosen(self, chosen: impl IntoIterator<Item = Convention>) -> Self {
        self.with(|given| given.chosen = Arc::new(chosen.into_iter().collect()))
    }
}

/// The facts.
impl Situation {
    /// Counts the cost; `None` if nothing limits it.
    #[must_use]
    pub fn work(&self) -> Option<&Work> {
        self.1.as_ref()
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Option<&Board> {
        self.0.given.board.as_ref()
    }

    /// The other results on the board.
    #[must_use]
    pub fn traveller(&self) -> Option<&Traveller> {
        self.0.given.traveller.as_ref()
    }

    /// The group of a fouled board in question.
    #[must_use]
    pub fn group(&self) -> Option<&str> {
        self.0.given.group.as_deref()
    }

    /// The result at the other table.
    #[must_use]
    pub fn other_table(&self) -> Option<&Ruling> {
        self.0.given.other_table.as_ref()
    }

    /// The form of scoring in force, given or inferred.
    #[must_use]
    pub fn scoring(&self) -> Scoring {
        let Given { scoring, inferred, .. } = self.0.given;
        scoring.or(inferred).unwrap_or(Scoring::Matchpoints)
    }

    /// The form of scoring that was given; `None` if it is inferred.
    #[must_use]
    pub fn given_scoring(&self) -> Option<Scoring> {
        self.0.given.scoring
    }

    /// The match.
    #[must_use]
    pub fn matched(&self) -> Option<&Match> {
        self.0.given.matched.as_deref()
    }

    /// The penalties.
    #[must_use]
    pub fn penalties(&self) -> &[Penalty] {
        &self.0.given.penalties
    }

    /// The offenders.
    #[must_use]
    pub fn offenders(&self) -> Option<Offenders> {
        self.0.given.offenders
    }

    /// The score obtained at the table.
    #[must_use]
    pub fn obtained(&self) -> Option<&Ruling> {
        self.0.given.obtained.as_ref()
    }

    /// Each side's result on the session's other boards.
    #[must_use]
    pub fn session(&self) -> &Sides<Option<SessionResult>> {
        &self.0.given.session
    }

    /// The conventions, with what they need to know of the case: who did not offend, and the session.
    #[must_use]
    pub fn conventions(&self) -> &Conventions {
        self.shared_conventions()
    }

    /// The same conventions, to be kept without a copy.
    pub(super) fn shared_conventions(&self) -> &Arc<Conventions> {
        self.0.conventions.get_or_init(|| {
            let Given { conventions, offenders, session, .. } = &self.0.given;
            let non_offenders = offenders.and_then(Offenders::non_offenders);
            let case = CaseFacts { non_offenders, session: session.clone() };
            if conventions.case == case {
                return conventions.clone();
            }
            Arc::new(Conventions { case, ..Conventions::clone(conventions) })
        })
    }

    /// The statements of the case that have no effect on any of some rulings in its scoring. The session concerns only
    /// those with average plus or average minus; all else, every ruling.
    #[must_use]
    pub fn without_effect<'a>(&self, rulings: impl IntoIterator<Item = &'a Ruling>) -> Vec<FindingKind> {
        self.without_effect_by(self.scoring(), rulings)
    }

    /// The same in another form of scoring.
    #[must_use]
    pub fn without_effect_by<'a>(
        &self,
        scoring: Scoring,
        rulings: impl IntoIterator<Item = &'a Ruling>,
    ) -> Vec<FindingKind> {
        let mut session = Sides { ns: false, ew: false };
        for follows in rulings.into_iter().map(checks::follow_session) {
            session = Sides { ns: session.ns || follows.ns, ew: session.ew || follows.ew };
        }
        checks::without_effect(&Stated {
            scoring,
            conventions: self.conventions(),
            chosen: &self.0.given.chosen,
            matched: self.matched(),
            session,
        })
    }
}
