//! The result of a line while it is typed, without a trace; and the facts in force, for the typist.

use super::event_in_force::EventInForce;
use super::queries::EventFigures;
use super::scope::Scope;
use super::statements_of_state::Stated;
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::{Board, Unit};
use crate::scoring::Scoring;
use crate::situation::Evaluation;
use crate::source::{FileId, Span};
use crate::syntax::{self, tree, tree::StatementKind};
use crate::work::{Limits, Work};

/// The fact that a statement without output has put in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InForce {
    /// As a statement of the language.
    Statement(Stated),
    /// A traveller with so many results.
    Results(Exact),
    /// A form of scoring.
    Scoring(Scoring),
    /// An event.
    Event(Box<EventFigures>),
}

/// The preview of a line while it is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Glimpse {
    /// The figures of its ruling.
    Figures(Box<Evaluation>),
    /// The weights of a side do not sum to 1, but to this.
    Weights(Exact),
}

/// The reader's place: the board, the table of an event and the unit of its scoring.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The board in force.
    pub board: Board,
    /// The table in question, as it is written behind `at`.
    pub table: Option<String>,
    /// The unit of a ruling's figures; `None` before it is known.
    pub unit: Option<Unit>,
}

impl Scope {
    /// The reader's place; `None` before a board is named.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        let compares = self.traveller().is_some() || self.other_table().is_some();
        let is_known = compares || self.known_situation().given_scoring().is_some();
        Some(Place {
            board: *self.board()?,
            table: self.event().and_then(EventInForce::table_in_question),
            unit: is_known.then(|| self.scoring().unit()),
        })
    }

    /// Previews a bare ruling, the ruling of a `let`, or one at a table; if its weights do not sum to 100%, previews
    /// their sum. `None` for any other line.
    #[must_use]
    pub fn glimpse(&self, line: &str) -> Option<Glimpse> {
        let found = self.previewed(line)?;
        let sum = |diagnostic: &Diagnostic| match &diagnostic.problem {
            Problem::WeightsSum { sum, .. } => Some(Glimpse::Weights(sum.clone())),
            _ => None,
        };
        found.map_or_else(|problems| problems.iter().find_map(sum), |scored| Some(Glimpse::Figures(Box::new(scored))))
    }

    /// The same; `None` too for a line that costs more than this.
    #[must_use]
    pub fn glimpse_within(&self, line: &str, limits: Limits) -> Option<Glimpse> {
        let mut scope = self.clone();
        scope.set_work(Some(Work::within(limits)));
        scope.glimpse(line)
    }

    /// The figures of a bare ruling, or of the ruling that a name is being given to; `None` for any other line, or
    /// where something is wrong with it.
    #[must_use]
    pub fn preview(&self, line: &str) -> Option<Evaluation> {
        self.previewed(line)?.ok()
    }

    /// The figures of a line's ruling, or why there are none; `None` if the line is not just a ruling.
    fn previewed(&self, line: &str) -> Option<Result<Evaluation, Vec<Diagnostic>>> {
        let (script, problems) = syntax::parse(FileId::default(), line);
        if !problems.is_empty() {
            return None;
        }
        let [statement] = script.statements.as_slice() else { return None };
        match &statement.kind {
            StatementKind::Ruling(ruling)
            | StatementKind::Let { ruling, .. }
            | StatementKind::Query { ruling: Some(ruling), .. } => Some(self.evaluate(ruling)),
            StatementKind::At(at) => Some(self.with_table(at)?.evaluate(at.ruling.as_ref()?)),
            _ => None,
        }
    }

    /// The figures of the ruling that has a name; `place` is the place of the query.
    ///
    /// # Errors
    /// Why there are none: the name is not known, or its ruling has no score.
    pub fn figures(&self, name: &str, place: Span) -> Result<Evaluation, Vec<Diagnostic>> {
        if let Some(obtained) = self.obtained().filter(|_| name.eq_ignore_ascii_case(syntax::Keyword::Obtained.word()))
        {
            return self.evaluate_as_ruled(obtained);
        }
        let side = tree::SideExpression { kind: tree::SideKind::Name(name.to_owned()), span: place };
        self.evaluate(&tree::Ruling { kind: tree::RulingKind::Both(side), group: None, span: place })
    }

    /// Makes what scoring needs, so that the first preview need not; what is wrong with what is in force.
    #[must_use]
    pub fn prepare(&self) -> Vec<Diagnostic> {
        let (mut of_facts, mut of_names) = self.problems();
        // A weight with a name waits for `vary` or `solve`.
        let may_wait =
            |one: &Diagnostic| matches!(one.problem, Problem::UnknownWeight { .. } | Problem::DamageObtainedMissing);
        let is_unnamed = |one: &Diagnostic| matches!(one.problem, Problem::UnknownName { .. } | Problem::NoAnswerYet);
        of_facts.retain(|one| !may_wait(one));
        // Nothing is scored against a name until it is used; the next line may have it.
        of_names.retain(|one| !may_wait(one) && !is_unnamed(one));
        of_facts.into_iter().chain(of_names).collect()
    }

    /// The fact that the statement of this word has put in force; `None` if the statement shows its own effect.
    #[must_use]
    pub fn in_force_by(&self, word: &str) -> Option<InForce> {
        match word {
            "event" => self.event_in_figures(),
            "at" => self.table_of_event().map(|table| InForce::Statement(Stated::Statement(table))),
            "board" => Some(InForce::Statement(self.board_statement())),
            "traveller" => {
                let traveller = self.traveller()?.resolved(self).ok()?;
                let rows = traveller.groups().iter().flat_map(|group| group.rows());
                Some(InForce::Results(rows.map(|row| Exact::from(row.count())).sum()))
            }
            "other" => Some(InForce::Scoring(self.scoring())),
            "obtained" | "offenders" | "match" | "penalty" | "carry" | "handicap" | "session" | "regulations"
            | "scoring" | "set" | "lead" => {
                let of_word = self.in_force().into_iter().rfind(|stated| stated.is_called(word));
                of_word.map(InForce::Statement)
            }
            _ => None,
        }
    }

    /// The names of rulings, for completion.
    #[must_use]
    pub fn ruling_names(&self) -> Vec<String> {
        self.names().map(|named| named.name.clone()).collect()
    }

    /// The names of the scales that were written.
    #[must_use]
    pub fn scale_names(&self) -> Vec<String> {
        self.scales().values().map(|scale| scale.name().to_owned()).collect()
    }

    /// The answers of the last poll on the board.
    #[must_use]
    pub fn poll_answers(&self) -> Vec<String> {
        let poll = self.incidents().iter().rev().find_map(|incident| incident.polls.last());
        let votes = poll.map_or(&[][..], |poll| poll.votes.as_slice());
        votes.iter().filter(|vote| vote.chosen > 0).map(|vote| vote.answer.clone()).collect()
    }

    /// The names of the traveller's groups.
    #[must_use]
    pub fn group_names(&self) -> Vec<String> {
        let items = self.traveller().map_or(&[][..], |traveller| traveller.items());
        let group = |item: &tree::TravellerItem| match item {
            tree::TravellerItem::Group { name, .. } => Some(name.node.clone()),
            tree::TravellerItem::Row(_) => None,
        };
        items.iter().filter_map(group).collect()
    }
}
