//! The facts in force, as statements that would state them.

use super::marks::Marks;
use super::scope::Scope;
use super::traveller::WrittenTraveller;
use crate::messages::{self, Locale};
use crate::number::Exact;
use crate::ruling::{Board, Side};
use crate::scoring::{Penalty, PenaltyUnit, PercentStep, Unit, VictoryScale};
use crate::source::Span;
use crate::syntax::{
    self, Keyword,
    tree::{self, Margins, Percentage, ScaleStep, Spanned, StatementKind, TravellerItem},
};

/// A fact of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stated {
    /// The statement that would put it in force.
    Statement(String),
    /// The rows of a traveller that could be read, which cannot be put in force: the figures would be those of another
    /// field.
    Unread(String),
    /// The words of the statement that has not been made.
    Nothing(&'static str),
}

impl Stated {
    pub(super) fn of(statement: Option<String>, words: &'static str) -> Self {
        statement.map_or(Self::Nothing(words), Self::Statement)
    }

    fn statement(self) -> Option<String> {
        if let Self::Statement(statement) = self { Some(statement) } else { None }
    }

    /// The statement, or a comment of a language that says what there is. The statement stays in the words of the
    /// notation, so that it can be pasted into any script.
    #[must_use]
    pub fn text(&self, locale: Locale) -> String {
        match self {
            Self::Statement(statement) => statement.clone(),
            Self::Unread(rows) => format!("# {}\n# {}", messages::stated_unread(locale), rows.replace('\n', "\n# ")),
            Self::Nothing(words) => {
                let local = |word| Keyword::named(word).and_then(|keyword| keyword.local(locale)).unwrap_or(word);
                let words: Vec<&str> = words.split(' ').map(local).collect();
                format!("# {}", messages::stated_nothing(locale, words.join(" ")))
            }
        }
    }

    /// True if the word of its statement, in any language, begins with these letters.
    #[must_use]
    pub fn is_called(&self, beginning: &str) -> bool {
        let statement = match self {
            Self::Statement(statement) | Self::Unread(statement) => statement.as_str(),
            Self::Nothing(words) => words,
        };
        Keyword::named(statement.split(' ').next().unwrap_or_default())
            .is_some_and(|keyword| keyword.begins_with(beginning))
    }
}

impl Scope {
    pub(super) fn board_statement(&self) -> Stated {
        Stated::of(self.board().map(board_statement), "board")
    }

    pub(super) fn traveller_statement(&self) -> Stated {
        match (self.traveller(), self.readable_rows()) {
            (None, Some(rows)) => Stated::Unread(written_traveller(rows)),
            (traveller, _) => Stated::of(traveller.map(written_traveller), "traveller"),
        }
    }

    /// Everything in force.
    #[must_use]
    pub fn in_force(&self) -> Vec<Stated> {
        let mut ahead: Vec<Stated> = self.event_statements().into_iter().map(Stated::Statement).collect();
        let mut statements = Vec::new();
        ahead.push(self.board_statement());
        match self.is_brought() {
            // The board brings the results.
            true => statements.extend(self.table_of_event()),
            false => ahead.extend([self.traveller_statement(), self.other_table_statement()]),
        }
        for ((_, boards), scale) in self.scales() {
            let spanned = |boards: u32| Spanned::new(boards, Span::default());
            let name = Spanned::new(scale.name().to_owned(), Span::default());
            let written = tree::Scale { name, boards: boards.map(spanned), steps: written_steps(scale) };
            statements.push(syntax::statement(&StatementKind::Scale(written)));
        }
        let of_play = [self.deal_statement(), self.auction_statement(), self.lead_statement()];
        statements.extend(of_play.into_iter().filter_map(Stated::statement));
        let mut say = |kind: StatementKind| statements.push(syntax::statement(&kind));
        if let Some(clauses) = self.match_clauses() {
            say(StatementKind::Match(clauses.clone()));
        }
        let known = self.known_situation();
        if let Some(offenders) = known.offenders() {
            say(StatementKind::Offenders(Spanned::new(offenders, Span::default())));
        }
        if let Some(obtained) = self.obtained() {
            say(StatementKind::Obtained(obtained.clone()));
        }
        let shares = Side::BOTH.into_iter().filter_map(|side| {
            let share = known.session().by(side).clone()?;
            Some((side, Spanned::new(share, Span::default())))
        });
        let shares: Vec<_> = shares.collect();
        if !shares.is_empty() {
            say(StatementKind::Session(shares));
        }
        statements.extend(known.penalties().iter().map(penalty_statement));
        if let Some(scoring) = known.given_scoring() {
            statements.push(format!("scoring {}", scoring.name()));
        }
        for (name, value) in self.settings().changed() {
            statements.push(if name == "regulations" {
                format!("{name} {value}")
            } else {
                format!("set {name} {value}")
            });
        }
        if *self.marks() != Marks::default() {
            let clause = |share: &Exact| Some(Spanned::new(share.clone(), Span::default()));
            let Marks { side, weights, verdict } = self.marks();
            let (side, weights) = (clause(side), clause(weights));
            let verdict = clause(verdict).filter(|share| share.node != Marks::default().verdict);
            statements.push(syntax::statement(&StatementKind::Marks(tree::MarksClauses { side, weights, verdict })));
        }
        for named in self.names() {
            statements.push(format!("let {} = {}", named.name, syntax::ruling(&named.ruling)));
        }
        statements.extend(self.incidents().iter().map(|incident| syntax::incident(&incident.written)));
        ahead.into_iter().chain(statements.into_iter().map(Stated::Statement)).collect()
    }

    pub(super) fn other_table_statement(&self) -> Stated {
        let statement = |ruling| format!("other table {}", syntax::ruling(ruling));
        Stated::of(self.other_table().map(statement), "other table")
    }
}

/// A traveller as a statement.
fn written_traveller(traveller: &WrittenTraveller) -> String {
    let mut statements = "traveller {\n".to_owned();
    for item in traveller.items() {
        match item {
            TravellerItem::Row(row) => statements.push_str(&format!("  {}\n", syntax::row(row))),
            TravellerItem::Group { name, rows, .. } => {
                statements.push_str(&format!("  group {} {{\n", syntax::quoted(&name.node)));
                rows.iter().for_each(|row| statements.push_str(&format!("    {}\n", syntax::row(row))));
                statements.push_str("  }\n");
            }
        }
    }
    statements.push('}');
    statements
}

/// The statement of a board.
#[must_use]
pub fn board_statement(board: &Board) -> String {
    let mut statement = "board".to_owned();
    if let Some(number) = board.number {
        statement.push_str(&format!(" {number}"));
    }
    if let Some(dealer) = board.dealer {
        statement.push_str(&format!(" dealer {dealer}"));
    }
    if let Some(vulnerability) = board.vulnerability {
        statement.push_str(&format!(" vul {vulnerability}"));
    }
    statement
}

/// The steps of a table as they are written; none of a formula.
pub(super) fn written_steps(scale: &VictoryScale) -> Vec<ScaleStep> {
    let step = |margins: Margins, winner: &Exact, loser: &Exact| ScaleStep {
        margins,
        winner: winner.clone(),
        loser: loser.clone(),
        span: Span::default(),
    };
    match scale {
        VictoryScale::Continuous(_) => Vec::new(),
        VictoryScale::Table(table) => {
            let steps = table.steps().iter();
            steps.map(|own| step(Margins::Imps(own.from, own.to), &own.winner, &own.loser)).collect()
        }
        VictoryScale::Percent(table) => {
            let bound = |share: &Exact| Percentage { number: share * 100_i64, digits: table.digits() };
            let margins = |own: &PercentStep| Margins::Percent(bound(&own.from), own.to.as_ref().map(bound));
            table.steps().map(|own| step(margins(&own), &own.winner, &own.loser)).collect()
        }
    }
}

/// The statement of a penalty: `penalty NS 10%`.
#[must_use]
pub fn penalty_statement(penalty: &Penalty) -> String {
    let (amount, unit) = written(penalty);
    let amount = Spanned::new(amount, Span::default());
    syntax::statement(&StatementKind::Penalty { side: penalty.side, amount, unit })
}

/// A penalty's amount and unit as they are written.
fn written(penalty: &Penalty) -> (Exact, tree::Unit) {
    match penalty.unit {
        PenaltyUnit::Share => (&penalty.amount * &Exact::from(100_i64), tree::Unit::Percent),
        PenaltyUnit::Points(Unit::Imps) => (penalty.amount.clone(), tree::Unit::Imps),
        PenaltyUnit::Points(Unit::VictoryPoints) => (penalty.amount.clone(), tree::Unit::VictoryPoints),
        PenaltyUnit::Points(_) => (penalty.amount.clone(), tree::Unit::Matchpoints),
    }
}
