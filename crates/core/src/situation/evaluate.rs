//! A ruling scored: its figures, and what they rest on.

use super::traveller::{GroupField, with_obtained};
use super::{AssessError, Situation};
use crate::number::Exact;
use crate::ruling::{Ruling, Side};
use crate::scoring::{
    Against, Conventions, DamageFinding, FieldScoring, Figure, Judged, MatchScore, ResolveError, Resolved, Scored,
    Scoring, ScoringError, Sides, Unit, no_victory_points, score,
};
use std::sync::Arc;

/// The figures of a ruling without what explains them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Evaluation {
    /// Each side's points, from its own view.
    pub sides: Sides<Figure>,
    /// Each side's victory points, where the ruling stands in a match with a scale.
    pub victory_points: Option<Sides<Exact>>,
    /// How it was scored.
    pub scoring: Scoring,
    /// The most a side can have; none in IMPs and total points.
    pub top: Option<Exact>,
    /// For damage: what the three results are worth and which row of the table applied.
    pub damage: Option<DamageFinding>,
}

impl Evaluation {
    /// What the points are.
    #[must_use]
    pub fn unit(&self) -> Unit {
        self.scoring.unit()
    }

    pub(super) fn of(scored: &Scored, matched: Option<&MatchScore>) -> Self {
        let victory = |side: Side| Some(matched?.sides.by(side).victory_points.as_ref()?.points.clone());
        Self {
            sides: Sides::of(|side| scored.sides.by(side).figure.clone()),
            victory_points: victory(Side::NS).zip(victory(Side::EW)).map(|(ns, ew)| Sides { ns, ew }),
            scoring: scored.scoring,
            top: scored.top.clone(),
            damage: scored.damage.clone(),
        }
    }
}

/// The figures of a ruling: all that an expectation or a search for a weight asks for.
///
/// # Errors
/// Why it has no score.
pub fn evaluate(ruling: &Ruling, situation: &Situation) -> Result<Evaluation, AssessError> {
    let ready = Ready::new(ruling, situation)?;
    let (scored, matched) = ready.score()?;
    Ok(Evaluation::of(&scored, matched.as_ref()))
}

/// What a ruling is compared with.
pub(super) enum Comparison {
    /// A field of the board, by its place.
    Field(Arc<[GroupField]>, usize, FieldScoring),
    Imps(Resolved),
    BoardAMatch(Resolved),
    /// Nothing: total points.
    Itself,
}

impl Comparison {
    /// The field, where there is one, and how it is scored.
    pub(super) fn group(&self) -> Option<(&GroupField, FieldScoring)> {
        match self {
            Self::Field(groups, at, scoring) => groups.get(*at).map(|group| (group, *scoring)),
            Self::Imps(_) | Self::BoardAMatch(_) | Self::Itself => None,
        }
    }

    pub(super) fn against(&self) -> Option<Against<'_>> {
        Some(match self {
            Self::Field(..) => self.group().map(|(group, scoring)| Against::Field(&group.field, scoring))?,
            Self::Imps(other) => Against::Imps(other),
            Self::BoardAMatch(other) => Against::BoardAMatch(other),
            Self::Itself => Against::Itself,
        })
    }
}

impl Situation {
    /// The fields of the traveller's groups.
    pub(super) fn fields(&self) -> Result<Arc<[GroupField]>, AssessError> {
        let Some(traveller) = self.traveller() else {
            let named = self.given_scoring().is_some();
            return Err(if named { AssessError::NoTraveller } else { AssessError::NothingToCompare });
        };
        let fields = traveller.fields(self.board(), self.obtained(), self.conventions()).map_err(AssessError::Rows)?;
        if fields.is_empty() { Err(self.refusal(ScoringError::EmptyField)) } else { Ok(fields) }
    }

    /// The result at the other table.
    pub(super) fn other_result(&self) -> Result<Resolved, AssessError> {
        let result = self.other_table().ok_or(AssessError::NoOtherTable)?;
        let resolved = Judged::plain(result, self.board()).map_err(AssessError::OtherTable)?;
        if Side::BOTH.into_iter().any(|side| resolved.by(side).is_artificial()) {
            return Err(AssessError::OtherTableArtificial);
        }
        Ok(resolved)
    }

    /// The obtained score.
    pub(super) fn obtained_result(&self) -> Result<Option<Resolved>, AssessError> {
        let resolved = self.obtained().map(|obtained| Judged::plain(obtained, self.board()));
        resolved.transpose().map_err(AssessError::Obtained)
    }

    /// What a ruling is compared with.
    pub(super) fn comparison(&self) -> Result<Comparison, AssessError> {
        let scoring = self.scoring();
        if let Some(scoring) = scoring.of_field() {
            return Ok(Comparison::Field(self.fields()?, self.group_place()?, scoring));
        }
        match scoring {
            Scoring::Imps => self.other_result().map(Comparison::Imps),
            Scoring::BoardAMatch => self.other_result().map(Comparison::BoardAMatch),
            _ => Ok(Comparison::Itself),
        }
    }

    /// The place of the group that a ruling belongs to.
    fn group_place(&self) -> Result<usize, AssessError> {
        let (Some(name), Some(traveller)) = (self.group(), self.traveller()) else { return Ok(0) };
        let groups = traveller.groups();
        groups.iter().position(|group| group.is_called(name)).ok_or_else(|| AssessError::UnknownGroup {
            name: name.to_owned(),
            known: groups.iter().filter_map(|group| group.name()).map(str::to_owned).collect(),
        })
    }

    /// A refusal of the scoring in force.
    pub(super) fn refusal(&self, error: ScoringError) -> AssessError {
        AssessError::Scoring { scoring: self.scoring(), error }
    }
}

/// A ruling that is ready to be scored in its situation.
pub(super) struct Ready<'a> {
    pub situation: &'a Situation,
    /// With what was obtained, where damage left it out.
    pub ruling: Ruling,
    pub judged: Judged,
    pub obtained: Option<Resolved>,
    pub comparison: Comparison,
    /// Of a damaged side it is known that it did not offend.
    pub conventions: Conventions,
}

impl<'a> Ready<'a> {
    pub fn new(ruling: &Ruling, situation: &'a Situation) -> Result<Self, AssessError> {
        let obtained = situation.obtained_result()?;
        let ruling = completed(ruling, situation, obtained.as_ref())?;
        let judged = Judged::resolve(&ruling, situation.board()).map_err(AssessError::Ruling)?;
        let comparison = situation.comparison()?;
        let mut conventions = situation.conventions().clone();
        if let Judged::Damage(damage) = &judged {
            let side = damage.side;
            if situation.offenders().is_some_and(|offenders| offenders.include(side)) {
                return Err(AssessError::OffenderDamaged { side });
            }
            conventions.circumstances.non_offenders = Some(side);
        }
        Ok(Self { situation, ruling, judged, obtained, comparison, conventions })
    }

    /// What a result comes to beside the same others, without penalties.
    pub fn score_of(&self, result: &Judged) -> Result<Scored, AssessError> {
        let against = self.comparison.against().ok_or(AssessError::NothingToCompare)?;
        score(result, &against, &self.conventions).map_err(|error| self.situation.refusal(error))
    }

    /// The ruling's score, penalties taken, and what it comes to in the match.
    pub fn score(&self) -> Result<(Scored, Option<MatchScore>), AssessError> {
        let refuse = |error| self.situation.refusal(error);
        let penalties = self.situation.penalties();
        let mut scored = self.score_of(&self.judged)?;
        scored.penalise(penalties).map_err(refuse)?;
        match (self.situation.matched(), &self.comparison) {
            (Some(matched), Comparison::Imps(_)) => {
                let favoured = self.conventions.circumstances.non_offenders;
                let score = matched.score(&scored, penalties, favoured).map_err(refuse)?;
                Ok((scored, Some(score)))
            }
            _ => {
                no_victory_points(penalties).map_err(refuse)?;
                Ok((scored, None))
            }
        }
    }

    /// Each side's points for the obtained score; none where it is not known, or has no value here.
    pub fn obtained_worth(&self) -> Option<&Sides<Exact>> {
        let obtained = self.obtained.clone()?;
        let worth = || {
            let scored = self.score_of(&Judged::Plain(obtained)).ok()?;
            Some(Sides::of(|side| scored.sides.by(side).figure.unrounded.clone()))
        };
        self.situation.0.obtained.get_or_init(worth).as_ref()
    }
}

/// A ruling of damage with what was obtained, which must be the situation's.
fn completed(ruling: &Ruling, situation: &Situation, known: Option<&Resolved>) -> Result<Ruling, AssessError> {
    let Ruling::Damage(damage) = ruling else { return Ok(ruling.clone()) };
    let (Some(written), Some(known)) = (&damage.obtained, known) else {
        if damage.obtained.is_none() && known.is_none() {
            return Err(AssessError::Ruling(ResolveError::ObtainedMissing));
        }
        return Ok(with_obtained(ruling, situation.obtained()).into_owned());
    };
    let said = Judged::plain(written, situation.board()).map_err(AssessError::Ruling)?;
    let same = |side| said.by(side).weighted().eq(known.by(side).weighted());
    match situation.obtained() {
        Some(obtained) if !Side::BOTH.into_iter().all(same) => {
            Err(AssessError::ObtainedDiffers { written: written.clone(), obtained: obtained.clone() })
        }
        _ => Ok(ruling.clone()),
    }
}
