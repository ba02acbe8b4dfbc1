//! The facts in force, as statements that would state them.

use super::marks::Marks;
use super::scope::Scope;
use super::traveller::WrittenTraveller;
use crate::number::Exact;
use crate::ruling::{Board, Side};
use crate::scoring::{Penalty, PenaltyUnit, PercentStep, Unit, VictoryScale};
use crate::source::Span;
use crate::syntax::{
    self,
    tree::{self, Margins, Percentage, ScaleStep, Spanned, StatementKind, TravellerItem},
};

impl Scope {
    pub(super) fn board_statement(&self) -> String {
        self.board().map_or_else(|| "# no board".to_owned(), board_statement)
    }

    pub(super) fn traveller_statement(&self) -> String {
        match (self.traveller(), self.readable_rows()) {
            (Some(traveller), _) => written_traveller(traveller),
            // Not a statement that could be put in force: the figures would be those of another field.
            (None, Some(rows)) => {
                let rows = written_traveller(rows).replace('\n', "\n# ");
                format!("# not all of it could be read, so that nothing is scored with it:\n# {rows}")
            }
            (None, None) => "# no traveller".to_owned(),
        }
    }

    /// Everything in force, as statements that would put it in force.
    #[must_use]
    pub fn in_force(&self) -> String {
        let mut statements: Vec<String> = self.event().map(|_| self.event_statement()).into_iter().collect();
        statements.push(self.board_statement());
        match self.is_brought() {
            // The board brings the results.
            true => statements.extend(self.table_of_event()),
            false => statements.extend([self.traveller_statement(), self.other_table_statement()]),
        }
        for ((_, boards), scale) in self.scales() {
            let boards = boards.map(|boards| format!(" boards {boards}")).unwrap_or_default();
            let steps: Vec<String> = written_steps(scale).iter().map(syntax::scale_step).collect();
            statements.push(format!("scale \"{}\"{boards} {{ {} }}", scale.name(), steps.join(", ")));
        }
        statements.extend(self.deal().map(|_| self.deal_statement()));
        statements.extend(self.auction().map(|_| self.auction_statement()));
        statements.extend(self.lead().map(|_| self.lead_statement()));
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
        statements.join("\n") + "\n"
    }

    pub(super) fn other_table_statement(&self) -> String {
        match self.other_table() {
            Some(ruling) => format!("other table {}", syntax::ruling(ruling)),
            None => "# no other table".to_owned(),
        }
    }
}

/// A traveller as a statement.
fn written_traveller(traveller: &WrittenTraveller) -> String {
    let mut statements = "traveller {\n".to_owned();
    for item in traveller.items() {
        match item {
            TravellerItem::Row(row) => statements.push_str(&format!("  {}\n", syntax::row(row))),
            TravellerItem::Group { name, rows, .. } => {
                statements.push_str(&format!("  group \"{}\" {{\n", name.node));
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
