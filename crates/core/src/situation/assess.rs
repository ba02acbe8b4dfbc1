//! A ruling assessed: its score with its working, and what the checks found.

use super::evaluate::{Evaluation, Ready};
use super::{AssessError, Situation};
use crate::checks::{self, Checked, Finding};
use crate::ruling::{Component, Ruling, Side, SideRuling};
use crate::scoring::{
    ComponentScore, DamageFinding, Figure, MatchScore, ResolvedSide, ResolvedSides, Scored, ScoredComponent, Sides,
};

/// A ruling with its score and with what explains it.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Assessment {
    /// The ruling; damage says what was obtained.
    pub ruling: Ruling,
    /// The ruling applied in the place of this one: the form of damage, or the obtained score that stands; `None` for
    /// any other ruling, which is applied as it is.
    pub applied: Option<Ruling>,
    /// The figures of the ruling after penalties, if the score obtained at the table stands in its place (Law 12B1);
    /// the score is then that one's.
    pub ruled: Option<Sides<Figure>>,
    /// The group of a fouled board that it belongs to, where groups have names.
    pub group: Option<String>,
    /// The result at the other table, where it was compared with.
    pub other_table: Option<Ruling>,
    /// The score with its working.
    pub scored: Scored,
    /// Its result in the match; `None` outside one.
    pub matched: Option<MatchScore>,
    /// The side that is denied redress for self-inflicted damage (Law 12C1(e)), by damage in words or by +X −Y +Z;
    /// `None` if no side is, or the same is written for both and nobody knows who offended.
    pub self_inflicted: Option<Side>,
    /// The findings of the checks.
    pub findings: Vec<Finding>,
}

impl Assessment {
    /// The final figure of a side.
    #[must_use]
    pub fn figure(&self, side: Side) -> &Figure {
        &self.scored.sides.by(side).figure
    }

    /// Returns true if the score obtained at the table stands, since the ruling shows no damage to redress (Law 12B1).
    #[must_use]
    pub fn stands(&self) -> bool {
        self.ruled.is_some() || self.scored.damage.as_ref().is_some_and(DamageFinding::stands)
    }

    /// The figures alone.
    #[must_use]
    pub fn evaluation(&self) -> Evaluation {
        Evaluation::of(self.scored.figures(), self.matched.as_ref(), self.ruled.clone())
    }

    /// Each component of a side as it was written, with the side's points for it; none of an artificial side.
    #[must_use]
    pub fn components(&self, side: Side) -> &[ComponentScore] {
        self.scored.sides.by(side).working.components()
    }
}

/// Scores a ruling in its situation and checks it.
///
/// # Errors
/// Why it has no score.
pub fn assess(ruling: &Ruling, situation: &Situation) -> Result<Assessment, AssessError> {
    let ready = Ready::new(ruling, situation)?;
    let own = ready.score_of(&ready.judged)?;
    let own_figures = Sides::of(|side| own.sides.by(side).figure.clone());
    let standing = ready.standing(&own_figures);
    let mut findings = checks::check(&Checked {
        ruling: &ready.ruling,
        scored: &own,
        board: situation.board(),
        offenders: situation.offenders(),
        obtained: ready.obtained.as_ref().zip(ready.obtained_worth()),
        matched: situation.matched(),
    });
    findings.extend(situation.without_effect([ruling]).into_iter().map(Finding::from));
    let group = ready.compared.place().and_then(|at| situation.group_at(at));
    let other_table = ready.compared.is_with_other_table().then(|| situation.other_table().cloned()).flatten();
    let self_inflicted = checks::self_inflicted(&own, situation.offenders());
    let refuse = |error| situation.refusal(error);
    let penalised = |mut scored: Scored| {
        scored.penalise(situation.penalties()).map_err(refuse)?;
        Ok(scored)
    };
    let own = penalised(own)?;
    let (scored, ruled) = match &standing {
        Some(obtained) => (penalised(ready.score_of(obtained)?)?, Some(own.figures().sides)),
        None => (own, None),
    };
    let replaced = ruled.is_some() || matches!(ready.ruling, Ruling::Damage(_));
    let applied = replaced.then(|| as_ruling(&scored.applied));
    let matched = ready.matched(&scored.figures())?;
    Ok(Assessment {
        applied,
        ruled,
        group,
        other_table,
        self_inflicted,
        scored,
        matched,
        findings,
        ruling: ready.ruling,
    })
}

impl Situation {
    /// The name of the group at a place.
    fn group_at(&self, at: usize) -> Option<String> {
        self.traveller()?.groups().get(at)?.name().map(str::to_owned)
    }
}

/// Each side's score as a ruling again.
fn as_ruling(applied: &ResolvedSides) -> Ruling {
    if applied.ns == applied.ew {
        Ruling::Both(side(&applied.ns))
    } else {
        Ruling::Split { ns: side(&applied.ns), ew: side(&applied.ew) }
    }
}

fn side(given: &ResolvedSide) -> SideRuling {
    let component = |one: &ScoredComponent| Component { weight: one.weight.clone(), outcome: one.outcome.clone() };
    match given {
        ResolvedSide::Artificial(artificial) => SideRuling::Artificial(artificial.clone()),
        ResolvedSide::Assigned(components) => SideRuling::Assigned(components.iter().map(component).collect()),
    }
}
