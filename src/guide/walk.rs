//! The steps around the questions of a procedure: the board, the scoring, the table, the result there, the other tables,
//! the ruling, a penalty, the papers. Each is read as the statement of the language that it stands for.

use crate::diagnostic::Diagnostic;
use crate::messages::{Locale, names};
use crate::procedure::{Procedure, Verdict};
use crate::ruling::Side;
use crate::scoring::{ComparesWith, Scoring};
use crate::session::{IncidentFound, Scope};
use crate::source::FileId;
use crate::syntax::{
    self, Keyword,
    tree::{At, StatementKind},
};

/// A step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// The board, for the vulnerability.
    Board,
    /// The form of scoring, or the file of the event.
    Scoring,
    /// The table of the event.
    Table,
    /// The result at the table.
    Obtained,
    /// The results to compare with.
    Field,
    /// The ruling.
    Ruling,
    /// A procedural or disciplinary penalty (Laws 90, 91).
    Penalty,
    /// Anything that follows from the ruling.
    Papers,
}

/// A statement of the script that the walk leaves behind.
#[derive(Debug, Clone)]
pub(super) struct Stated {
    /// The statement in canonical form.
    pub text: String,
    /// The place in the script: statements of a lower rank come first, and those that follow an incident have none.
    pub rank: Option<u8>,
    /// The kind of ruling that it is; `None` for any other statement.
    pub ruling: Option<Ruled>,
    /// The table of an event that it names, as a script writes it.
    pub table: Option<String>,
    /// The step that it answers; `None` of a statement that no step asks for.
    pub step: Option<Step>,
}

/// A ruling among statements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ruled {
    /// A ruling by itself, which can be put at a table.
    Alone,
    /// The result that stands.
    Stands,
    /// A ruling at a table.
    InPlace,
}

impl Stated {
    /// Returns whether this is another ruling in the place of one: at the same table, where it is that of an event.
    pub fn rules_again(&self, other: &Self) -> bool {
        self.ruling.is_some() && other.ruling.is_some() && self.table == other.table
    }
}

impl Step {
    /// The step of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::WALK.into_iter().chain([Self::Penalty]).find(|step| step.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Scoring => "scoring",
            Self::Table => "table",
            Self::Obtained => "obtained",
            Self::Field => "field",
            Self::Ruling => "ruling",
            Self::Penalty => "penalty",
            Self::Papers => "papers",
        }
    }

    /// The step that a statement answers.
    fn of(kind: &StatementKind) -> Option<Self> {
        Some(match kind {
            StatementKind::Board { .. } => Self::Board,
            StatementKind::Scoring(_) | StatementKind::Event(_) => Self::Scoring,
            StatementKind::Obtained(_) => Self::Obtained,
            StatementKind::Traveller(Some(_)) | StatementKind::OtherTable(_) => Self::Field,
            StatementKind::At(at) if at.ruling.is_none() => Self::Table,
            StatementKind::Penalty { .. } => Self::Penalty,
            _ if ruled(kind).is_some() => Self::Ruling,
            _ => return None,
        })
    }

    /// Every step behind a verdict that ends in a score, in their order.
    const WALK: [Self; 7] =
        [Self::Board, Self::Scoring, Self::Table, Self::Obtained, Self::Field, Self::Ruling, Self::Papers];

    /// The steps behind a verdict that leaves the score alone, where the offender may be penalised.
    const FINE: [Self; 3] = [Self::Table, Self::Penalty, Self::Papers];

    /// The steps behind the verdict of a procedure; none where questions are open.
    pub fn behind(procedure: &Procedure, found: &IncidentFound) -> &'static [Self] {
        let course = found.course();
        match course.verdict {
            Verdict::Adjust | Verdict::Artificial | Verdict::Transfer => &Self::WALK,
            Verdict::Incomplete => &[],
            _ if course.may_penalise(procedure) => &Self::FINE,
            _ => &[Self::Papers],
        }
    }

    /// Returns whether what is in force leaves it open.
    pub fn is_open(self, scope: &Scope, is_ruled: bool) -> bool {
        match self {
            Self::Board => scope.board().is_none(),
            Self::Scoring => scope.event().is_none() && scope.known_scoring().is_none(),
            Self::Table => scope.event().is_some_and(|event| event.line().is_none()),
            Self::Obtained => scope.obtained().is_none(),
            Self::Field => scope.scoring().compares_with() != ComparesWith::Nothing && !scope.has_comparison(),
            Self::Ruling => !is_ruled,
            Self::Penalty => scope.penalties().is_empty(),
            Self::Papers => true,
        }
    }

    /// Reads what was typed at this step: what it stands for, or any other statement.
    ///
    /// # Errors
    /// The problems of the text, as this step's where it begins no other statement.
    pub fn read(
        self,
        (scope, offender): (&Scope, Option<Side>),
        text: &str,
        locale: Locale,
    ) -> Result<Vec<Stated>, Vec<Diagnostic>> {
        let plain = stated(text);
        let takes_rulings = matches!(self, Self::Ruling | Self::Papers);
        // `NS 10%` alone is a claim about a share.
        let is_other = self == Self::Penalty && !begins_statement(text);
        let is_asked = |one: &Stated| if is_other { one.step == Some(self) } else { one.ruling.is_none() };
        if plain.as_ref().is_ok_and(|all| takes_rulings || all.iter().all(is_asked)) {
            return plain;
        }
        let mut problems = None;
        for written in self.written((scope, offender), text, locale) {
            match stated(&written) {
                Ok(found) if found.iter().all(|one| one.step == Some(self)) => return Ok(found),
                Ok(_) => problems = problems.or(Some(Vec::new())),
                Err(found) => problems = problems.or(Some(found)),
            }
        }
        // A ruling answers no other question, however it begins.
        match (problems, &plain) {
            (Some(problems), Ok(_)) => Err(problems),
            (Some(problems), Err(_)) if !begins_statement(text) => Err(problems),
            _ => plain,
        }
    }

    /// The statements that a text without their words may be.
    fn written(self, (scope, offender): (&Scope, Option<Side>), text: &str, locale: Locale) -> Vec<String> {
        match self {
            Self::Board => vec![format!("board {text}")],
            Self::Scoring => vec![format!("scoring {}", scoring_of(text, locale).unwrap_or(text))],
            Self::Table => vec![format!("at {text}"), format!("at table {text}")],
            Self::Obtained => vec![format!("obtained {text}")],
            Self::Field => match scope.scoring().compares_with() {
                ComparesWith::OtherTable => vec![format!("other table {text}")],
                _ => vec![format!("traveller {{ {text} }}")],
            },
            Self::Penalty => {
                let is_of_a_side = text.split_whitespace().next().and_then(Side::named).is_some();
                let side = offender.filter(|_| !is_of_a_side).map(|side| format!("{side} ")).unwrap_or_default();
                vec![format!("penalty {side}{text}")]
            }
            Self::Ruling | Self::Papers => Vec::new(),
        }
    }
}

/// Returns whether a line begins with the word of a statement.
pub(super) fn begins_statement(text: &str) -> bool {
    let word = text.split(|c: char| !c.is_alphanumeric() && c != '-').next().unwrap_or_default();
    Keyword::named(word).is_some_and(Keyword::starts_statement)
}

/// The form of scoring of a name, in the language or in the reader's words, or of its beginning.
fn scoring_of(text: &str, locale: Locale) -> Option<&'static str> {
    let text = text.trim().to_lowercase();
    let begins = |scoring: &&Scoring| {
        let name = scoring.name();
        name.starts_with(&text) || names::scoring(locale, name).to_string().to_lowercase().starts_with(&text)
    };
    let mut begun = Scoring::ALL.iter().filter(begins);
    Scoring::resembling(&text).or_else(|| begun.next().filter(|_| begun.next().is_none()).map(|one| one.name()))
}

/// The statements of a text, in canonical form.
///
/// # Errors
/// The problems of the text.
pub(super) fn stated(text: &str) -> Result<Vec<Stated>, Vec<Diagnostic>> {
    let text = syntax::format(text)?;
    let (script, _) = syntax::parse(FileId::default(), &text);
    let of = |statement: &syntax::tree::Statement| {
        let own = text.get(statement.span.range()).unwrap_or_default().to_owned();
        let kind = &statement.kind;
        Stated { text: own, rank: rank(kind), ruling: ruled(kind), table: table(kind), step: Step::of(kind) }
    };
    Ok(script.statements.iter().map(of).collect())
}

fn table(kind: &StatementKind) -> Option<String> {
    let StatementKind::At(at) = kind else { return None };
    Some(syntax::statement(&StatementKind::At(At { ruling: None, ..at.clone() })))
}

fn ruled(kind: &StatementKind) -> Option<Ruled> {
    match kind {
        StatementKind::Ruling(_) => Some(Ruled::Alone),
        StatementKind::Stands => Some(Ruled::Stands),
        StatementKind::At(at) => at.ruling.as_ref().map(|_| Ruled::InPlace),
        _ => None,
    }
}

/// The rank of a statement about what is in force: an event ends the board before it, and a board what was stated of
/// another.
fn rank(kind: &StatementKind) -> Option<u8> {
    use StatementKind as Kind;
    Some(match kind {
        Kind::Set { .. }
        | Kind::Regulations(_)
        | Kind::Include(_)
        | Kind::Scale(_)
        | Kind::Scoring(_)
        | Kind::Match(_)
        | Kind::Let { .. } => 0,
        Kind::Event(_) => 1,
        Kind::Board { .. } => 2,
        Kind::At(at) if at.ruling.is_none() => 3,
        Kind::Traveller(Some(_))
        | Kind::OtherTable(_)
        | Kind::Obtained(_)
        | Kind::Offenders(_)
        | Kind::Session(_)
        | Kind::Penalty { .. }
        | Kind::Deal(Some(_))
        | Kind::Auction(_)
        | Kind::Lead(Some(_)) => 4,
        _ => return None,
    })
}
