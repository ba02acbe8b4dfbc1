//! What a ruling is scored under, as a question of an exam tells it.

use super::State;
use super::build::build;
use crate::number::Exact;
use crate::ruling::{Board, Ruling, SideRuling};
use crate::scoring::{Penalty, Scoring, Sides};
use crate::syntax::{
    self,
    tree::{self, MatchClauses, Offenders, TravellerItem},
};

/// What is in force for a ruling, as far as its score rests on it.
#[derive(Debug, Clone)]
pub struct Conditions {
    /// The board.
    pub board: Option<Board>,
    /// The other results on it, where they are compared with; a group of a fouled board by its name.
    pub field: Vec<FieldRows>,
    /// The result at the other table, where it is compared with.
    pub other_table: Option<String>,
    /// How it is scored.
    pub scoring: Scoring,
    /// The match it stands in.
    pub matched: Option<MatchClauses>,
    /// The steps of the match's scale, where the script has them: margin, winner's and loser's points.
    pub scale: Vec<(u32, Option<u32>, Exact, Exact)>,
    /// Who offended.
    pub offenders: Option<Offenders>,
    /// What was obtained at the table.
    pub obtained: Option<String>,
    /// Each side's percentage on the other boards.
    pub session: Sides<Option<Exact>>,
    /// Penalties in force.
    pub penalties: Vec<Penalty>,
    /// Conventions that were set, `name value`; a preset under its own name.
    pub conventions: Vec<(&'static str, String)>,
}

/// The rows of a traveller, or of one of its groups.
#[derive(Debug, Clone)]
pub struct FieldRows {
    /// The group's name.
    pub group: Option<String>,
    /// Label, result and number of tables of each.
    pub rows: Vec<(Option<String>, String, u32)>,
}

impl State {
    /// What a ruling would be scored under.
    #[must_use]
    pub fn conditions(&self) -> Conditions {
        let scoring = self.scoring_in_force();
        let by_field = scoring.is_of_field();
        let by_other_table = matches!(scoring, Scoring::Imps | Scoring::BoardAMatch);
        let matched = self.matched.as_ref().filter(|_| scoring == Scoring::Imps);
        let scale = matched.and_then(|matched| {
            let name = matched.1.scale.as_ref()?.node.to_lowercase();
            let boards = matched.1.boards.as_ref().map(|boards| boards.node);
            let of = |boards| self.scales.get(&(name.clone(), boards));
            let steps = of(boards).or_else(|| of(None))?.steps();
            Some(steps.iter().map(|step| (step.from, step.to, step.winner.clone(), step.loser.clone())).collect())
        });
        Conditions {
            board: self.board,
            field: if by_field { self.field_rows() } else { Vec::new() },
            other_table: self.other_table.as_ref().filter(|_| by_other_table).map(|other| self.plain(other)),
            scoring,
            matched: matched.map(|matched| matched.1.clone()),
            scale: scale.unwrap_or_default(),
            offenders: self.offenders,
            obtained: self.obtained.as_ref().map(|obtained| self.plain(obtained)),
            session: self.conventions.case.session.clone(),
            penalties: self.penalties.clone(),
            conventions: self.changed_settings(),
        }
    }

    /// Takes the traveller for what is compared with, whatever was said of another table.
    pub fn score_by_field(&mut self) {
        (self.scoring, self.inferred) = (None, Some(Scoring::Matchpoints));
    }

    fn field_rows(&self) -> Vec<FieldRows> {
        let row = |row: &tree::Row| {
            let count = row.count.as_ref().map_or(1, |count| count.node);
            (row.label.as_ref().map(tree::Label::text), self.plain(&row.ruling), count)
        };
        let mut field: Vec<FieldRows> = Vec::new();
        for item in self.traveller.iter().flat_map(|items| items.iter()) {
            match item {
                TravellerItem::Group { name, rows, .. } => {
                    field.push(FieldRows { group: Some(name.node.clone()), rows: rows.iter().map(row).collect() });
                }
                TravellerItem::Row(one) => match field.iter_mut().find(|rows| rows.group.is_none()) {
                    Some(rows) => rows.rows.push(row(one)),
                    None => field.push(FieldRows { group: None, rows: vec![row(one)] }),
                },
            }
        }
        field
    }

    /// A ruling with its names resolved.
    fn plain(&self, written: &tree::Ruling) -> String {
        build(written, self).map_or_else(|_| syntax::ruling(written), |ruling| ruling.to_string())
    }
}

/// The statement of a board.
#[must_use]
pub fn board_statement(board: &Board) -> String {
    State { board: Some(*board), ..State::default() }.show_board()
}

/// The score of a ruling that is a single score or contract for both sides.
#[must_use]
pub fn single_score(written: &tree::Ruling, board: Option<&Board>) -> Option<i32> {
    let Ok(Ruling::Both(SideRuling::Assigned(components))) = build(written, &State::default()) else { return None };
    let [only] = components.as_slice() else { return None };
    only.outcome.score(board).ok()
}
