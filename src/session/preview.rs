//! What a line would come to, computed while it is typed and without a trace.

use super::ask::Depth;
use super::state::State;
use crate::breakdown::Summary;
use crate::catalogue::english::prompt as words;
use crate::diagnostic::{Diagnostic, Language, Problem};
use crate::source::{FileId, Span};
use crate::syntax::{self, tree, tree::StatementKind};

impl State {
    /// The figures of a bare ruling, or of the ruling that a name is being given to; none for any other line, or where
    /// something is wrong with it.
    #[must_use]
    pub fn preview(&self, line: &str) -> Option<Summary> {
        let (script, problems) = syntax::parse(FileId::default(), line);
        if !problems.is_empty() {
            return None;
        }
        let [statement] = script.statements.as_slice() else { return None };
        let ruling = match &statement.kind {
            StatementKind::Ruling(ruling) | StatementKind::Let { ruling, .. } => ruling,
            StatementKind::Ask { ruling, .. } => ruling,
            _ => return None,
        };
        self.breakdown(ruling, Depth::Figures).ok().map(|breakdown| Summary::of(&breakdown))
    }

    /// The figures of the ruling that a name stands for; `place` is where it is asked for.
    ///
    /// # Errors
    /// Why there are none: the name is not known, or its ruling has no score.
    pub fn figures(&self, name: &str, place: Span) -> Result<Summary, Vec<Diagnostic>> {
        let side = tree::SideExpression { kind: tree::SideKind::Name(name.to_owned()), span: place };
        let written = tree::Ruling { kind: tree::RulingKind::Both(side), group: None, span: place };
        self.breakdown(&written, Depth::Figures).map(|breakdown| Summary::of(&breakdown))
    }

    /// Makes what scoring needs, so that the first preview need not; what is wrong with what is in force.
    #[must_use]
    pub fn prepare(&self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        if self.traveller.is_some() {
            problems.extend(self.prepared(Span::default()).err().unwrap_or_default());
        }
        if self.other_table.is_some() {
            problems.extend(self.other_table(Span::default()).err().unwrap_or_default());
        }
        problems.extend(self.obtained().err().unwrap_or_default());
        for (_, ruling) in self.names.values() {
            problems.extend(self.judge(ruling).err().unwrap_or_default());
        }
        // A weight with a name waits for `vary` or `solve`; a name or a board may come in the next line.
        problems.retain(|diagnostic| {
            !matches!(
                diagnostic.problem,
                Problem::UnknownName { .. }
                    | Problem::UnknownWeight { .. }
                    | Problem::NoAnswerYet
                    | Problem::DamageObtainedMissing
            )
        });
        problems
    }

    /// What is in force by a statement that shows nothing, in a line.
    #[must_use]
    pub fn noted(&self, word: &str) -> Option<String> {
        match word {
            "board" => Some(self.show_board()),
            "traveller" => {
                let results =
                    self.prepared(Span::default()).ok()?.groups.iter().map(|group| group.field.results()).sum();
                Some(words::results_noted(&results))
            }
            "other" => Some(words::scoring_noted(self.scoring_in_force().name())),
            "match" | "penalty" | "session" | "regulations" | "scoring" | "set" => {
                let shown = self.in_force();
                let mut lines = shown.lines().filter(|line| line.split(' ').next() == Some(word)).map(str::to_owned);
                lines.next_back()
            }
            _ => None,
        }
    }

    /// The language that was asked for; none where nothing was said.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        self.language
    }

    /// The names of rulings, for completion.
    #[must_use]
    pub fn ruling_names(&self) -> Vec<String> {
        self.names.values().map(|(name, _)| name.clone()).collect()
    }

    /// The names of the scales that were written.
    #[must_use]
    pub fn scale_names(&self) -> Vec<String> {
        self.scales.values().map(|scale| scale.name.clone()).collect()
    }

    /// The names of the traveller's groups.
    #[must_use]
    pub fn group_names(&self) -> Vec<String> {
        let items = self.traveller.iter().flat_map(|items| items.iter());
        let group = |item: &crate::syntax::tree::TravellerItem| match item {
            crate::syntax::tree::TravellerItem::Group { name, .. } => Some(name.node.clone()),
            crate::syntax::tree::TravellerItem::Row(_) => None,
        };
        items.filter_map(group).collect()
    }
}
