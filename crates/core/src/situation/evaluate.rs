//! A ruling scored: its figures, and what they rest on.

use super::traveller::{GroupField, with_obtained};
use super::{AssessError, Situation};
use crate::number::Exact;
use crate::ruling::{Ruling, Side};
use crate::scoring::{
    self, ComparesWith, Comparison, Conventions, CountedIn, DamageFinding, Figure, Figures, MatchScore, NoDamage,
    ResolveError, ResolvedRuling, ResolvedSides, Scored, Scoring, ScoringError, Sides, Unit, no_victory_points,
    settled_at_other_table,
};
use crate::work::Work;
use std::sync::Arc;

/// The figures of a ruling without what explains them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Evaluation {
    /// Each side's points, from its own view.
    pub sides: Sides<Figure>,
    /// Each side's victory points, if the ruling is in a match with a scale.
    pub victory_points: Option<Sides<Exact>>,
    /// Each side's IMPs in its match, where that is a knockout (Law 12C4).
    pub knockout: Option<Sides<Exact>>,
    /// Each side's IMPs in its match with the board, penalties taken, where there is a match.
    pub totals: Option<Sides<Exact>>,
    /// Each side's share of the top in its match with the board, of 1, penalties taken, where the match is by percentages.
    pub match_shares: Option<Sides<Exact>>,
    /// The form of scoring.
    pub scoring: Scoring,
    /// The most a side can have; none in IMPs and total points.
    pub top: Option<Exact>,
    /// For damage: what the three results are worth and which row of the table applied.
    pub damage: Option<DamageFinding>,
    /// The figures of the ruling, if the score obtained at the table stands in its place (Law 12B1).
    pub ruled: Option<Sides<Figure>>,
}

impl Evaluation {
    /// The unit of the points.
    #[must_use]
    pub fn unit(&self) -> Unit {
        self.scoring.unit()
    }

    /// Returns true if the score obtained at the table stands, since the ruling shows no damage to redress (Law 12B1).
    #[must_use]
    pub fn stands(&self) -> bool {
        self.ruled.is_some() || self.damage.as_ref().is_some_and(DamageFinding::stands)
    }

    pub(super) fn of(figures: Figures, matched: Option<&MatchScore>, ruled: Option<Sides<Figure>>) -> Self {
        let victory = |side: Side| Some(matched?.sides.by(side).victory_points.as_ref()?.points.clone());
        let total = |counted: fn(CountedIn) -> bool| {
            let matched = matched.filter(|matched| counted(matched.counted_in))?;
            Some(Sides::of(|side| matched.sides.by(side).total.clone()))
        };
        Self {
            victory_points: victory(Side::NS).zip(victory(Side::EW)).map(|(ns, ew)| Sides { ns, ew }),
            knockout: matched
                .filter(|matched| matched.knockout)
                .map(|matched| Sides::of(|side| matched.sides.by(side).total.clone())),
            totals: total(|counted| counted == CountedIn::Imps),
            match_shares: total(|counted| counted != CountedIn::Imps),
            scoring: figures.scoring,
            top: figures.top().cloned(),
            sides: figures.sides,
            damage: figures.damage,
            ruled,
        }
    }
}

/// The figures of a ruling: all that an expectation or a search for a weight asks for.
///
/// # Errors
/// Why it has no score.
pub fn evaluate(ruling: &Ruling, situation: &Situation) -> Result<Evaluation, AssessError> {
    let ready = Ready::new(ruling, situation)?;
    let own = ready.figures_of(&ready.judged)?;
    let penalised = |mut figures: Figures| {
        figures.penalise(situation.penalties()).map_err(|error| situation.refusal(error))?;
        Ok(figures)
    };
    let (figures, ruled) = match ready.standing(&own.sides) {
        Some(obtained) => (penalised(ready.figures_of(&obtained)?)?, Some(penalised(own)?.sides)),
        None => (penalised(own)?, None),
    };
    let matched = ready.matched(&figures)?;
    Ok(Evaluation::of(figures, matched.as_ref(), ruled))
}

/// The results that a ruling is compared with.
pub(super) struct Compared {
    pub scoring: Scoring,
    /// The fields of the board, and the place of the ruling's own.
    fields: Option<(Arc<[GroupField]>, usize)>,
    other_table: Option<ResolvedSides>,
    work: Option<Work>,
}

impl Compared {
    /// The field, where there is one.
    pub fn group(&self) -> Option<&GroupField> {
        let (fields, at) = self.fields.as_ref()?;
        fields.get(*at)
    }

    /// The place of the field among the groups of the board.
    pub fn place(&self) -> Option<usize> {
        self.fields.as_ref().map(|(_, at)| *at)
    }

    pub fn is_with_other_table(&self) -> bool {
        self.other_table.is_some()
    }

    pub fn comparison(&self) -> Comparison<'_> {
        let field = self.group().map(|group| &group.field);
        Comparison { field, other_table: self.other_table.as_ref(), work: self.work.as_ref() }
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

    /// The result at the other table. Self-inflicted damage there is judged against the result here; where that is not
    /// known it is its formula.
    pub(super) fn other_result(&self, here: Option<&ResolvedRuling>) -> Result<ResolvedSides, AssessError> {
        let result = self.other_table().ok_or(AssessError::NoOtherTable)?;
        let resolved = ResolvedRuling::resolve(result, self.board()).map_err(AssessError::OtherTable)?;
        let resolved = match (resolved.damage(), here) {
            (Some(damage), Some(here)) => {
                let settled = settled_at_other_table(damage, here, self.scoring(), self.conventions());
                settled.map_err(|error| self.refusal(error))?
            }
            _ => resolved.formula().into_owned(),
        };
        if Side::BOTH.into_iter().any(|side| resolved.by(side).is_artificial()) {
            return Err(AssessError::OtherTableArtificial);
        }
        Ok(resolved)
    }

    /// The obtained score.
    pub(super) fn obtained_result(&self) -> Result<Option<ResolvedSides>, AssessError> {
        let resolved = self.obtained().map(|obtained| ResolvedSides::resolve(obtained, self.board()));
        resolved.transpose().map_err(AssessError::Obtained)
    }

    /// A ruling ready to be scored: its contracts on the board, damage with what was obtained.
    ///
    /// # Errors
    /// Why it cannot be scored here, whatever it is compared with.
    pub fn resolve(&self, ruling: &Ruling) -> Result<ResolvedRuling, AssessError> {
        self.judge(&with_obtained(ruling, self.obtained()), self.obtained_result()?.as_ref())
    }

    fn judge(&self, ruling: &Ruling, obtained: Option<&ResolvedSides>) -> Result<ResolvedRuling, AssessError> {
        let judged = ResolvedRuling::resolve(ruling, self.board()).map_err(AssessError::Ruling)?;
        if let (ResolvedRuling::Damage(damage), Some(known)) = (&judged, obtained) {
            let same = |side| damage.obtained.by(side).weighted().eq(known.by(side).weighted());
            if !Side::BOTH.into_iter().all(same) {
                return Err(differing(ruling, self));
            }
        }
        Ok(judged)
    }

    /// Makes the tables that rulings will be compared with, so that the first need not.
    ///
    /// # Errors
    /// Everything that cannot be scored of what is given, whatever the ruling is.
    pub fn prepare(&self) -> Result<(), Vec<AssessError>> {
        let field = self.traveller().and_then(|_| self.fields().err());
        let other_table = self.other_table().and_then(|_| self.other_result(None).err());
        let obtained = self.obtained_result().err();
        let errors: Vec<_> = [field, other_table, obtained].into_iter().flatten().collect();
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }

    /// The results that a ruling is compared with.
    pub(super) fn compared(&self, judged: &ResolvedRuling) -> Result<Compared, AssessError> {
        let scoring = self.scoring();
        let (fields, other_table) = match scoring.compares_with() {
            ComparesWith::Field => (Some((self.fields()?, self.group_place()?)), None),
            ComparesWith::OtherTable => match self.other_result(Some(judged)) {
                // Average plus in IMPs is worth the same whatever was scored at the other table (Law 12C2(b)).
                Err(AssessError::NoOtherTable) if judged.is_artificial() => (None, None),
                other => (None, Some(other?)),
            },
            ComparesWith::Nothing => (None, None),
        };
        Ok(Compared { scoring, fields, other_table, work: self.work().cloned() })
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
    pub judged: ResolvedRuling,
    pub obtained: Option<ResolvedSides>,
    pub compared: Compared,
    /// Of a damaged side it is known that it did not offend.
    pub conventions: Arc<Conventions>,
}

impl<'a> Ready<'a> {
    pub fn new(ruling: &Ruling, situation: &'a Situation) -> Result<Self, AssessError> {
        let ruling = with_obtained(ruling, situation.obtained()).into_owned();
        let obtained = situation.obtained_result()?;
        let judged = situation.judge(&ruling, obtained.as_ref())?;
        let compared = situation.compared(&judged)?;
        let mut conventions = situation.shared_conventions().clone();
        if let Some(damage) = judged.damage() {
            let side = damage.side;
            if situation.offenders().is_some_and(|offenders| offenders.include(side)) {
                return Err(AssessError::OffenderDamaged { side });
            }
            Arc::make_mut(&mut conventions).case.non_offenders = Some(side);
        }
        Ok(Self { situation, ruling, judged, obtained, compared, conventions })
    }

    /// The figures of a result beside the same others, without penalties.
    pub fn figures_of(&self, result: &ResolvedRuling) -> Result<Figures, AssessError> {
        let Compared { scoring, .. } = self.compared;
        let figures = scoring::figures(result, scoring, self.compared.comparison(), &self.conventions);
        figures.map_err(|error| self.situation.refusal(error))
    }

    /// A result beside the same others with its working, without penalties.
    pub fn score_of(&self, result: &ResolvedRuling) -> Result<Scored, AssessError> {
        let Compared { scoring, .. } = self.compared;
        let scored = scoring::score(result, scoring, self.compared.comparison(), &self.conventions);
        scored.map_err(|error| self.situation.refusal(error))
    }

    /// The score obtained at the table, if it stands in the place of a ruling with these figures: both sides would be
    /// given one assigned score, by which the side that did not offend gets no more than it obtained (Law 12B1).
    pub fn standing(&self, own: &Sides<Figure>) -> Option<ResolvedRuling> {
        if self.conventions.no_damage == NoDamage::Note {
            return None;
        }
        let side = self.situation.offenders()?.non_offenders()?;
        let is_balanced = match &self.judged {
            ResolvedRuling::Score(_) => true,
            ResolvedRuling::Sides(sides) => sides.is_balanced(),
            ResolvedRuling::Damage(_) => false,
        };
        let lost_nothing = is_balanced && *self.obtained_worth()?.by(side) >= own.by(side).unrounded;
        lost_nothing.then(|| self.obtained.clone()).flatten().map(ResolvedRuling::from)
    }

    /// The result of figures in the match, if there is one that they can go into.
    pub fn matched(&self, figures: &Figures) -> Result<Option<MatchScore>, AssessError> {
        let refuse = |error| self.situation.refusal(error);
        let penalties = self.situation.penalties();
        match self.situation.matched().filter(|matched| matched.takes(self.compared.scoring)) {
            Some(matched) => matched.score(figures, penalties, &self.conventions).map(Some).map_err(refuse),
            None => no_victory_points(penalties).map(|()| None).map_err(refuse),
        }
    }

    /// Each side's points for the obtained score; `None` if it is not known, or has no value here.
    pub fn obtained_worth(&self) -> Option<&Sides<Exact>> {
        let obtained = self.obtained.clone()?;
        let worth = || {
            let figures = self.figures_of(&ResolvedRuling::from(obtained)).ok()?;
            Some(Sides { ns: figures.sides.ns.unrounded, ew: figures.sides.ew.unrounded })
        };
        self.situation.0.obtained.get_or_init(worth).as_ref()
    }
}

/// The error that a ruling and the facts differ on the result obtained.
fn differing(ruling: &Ruling, situation: &Situation) -> AssessError {
    let written = match ruling {
        Ruling::Damage(damage) => damage.obtained.clone(),
        Ruling::Both(_) | Ruling::Split { .. } => None,
    };
    match written.zip(situation.obtained().cloned()) {
        Some((written, obtained)) => AssessError::ObtainedDiffers { written, obtained },
        None => AssessError::Ruling(ResolveError::ObtainedMissing),
    }
}
