//! What a line would come to, computed while it is typed and without a trace.

use super::ask::Depth;
use super::state::State;
use crate::breakdown::Summary;
use crate::diagnostic::Diagnostic;
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

    /// Makes what scoring needs of the field, so that the first preview need not.
    pub fn prepare(&self) {
        // What is wrong with the field is told when a ruling is scored against it.
        let _ = self.prepared(Span::default());
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
