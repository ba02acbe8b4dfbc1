//! `ans` in what stays in force: the ruling that it stood for when that was written.

use super::Scope;
use crate::ruling::Side;
use crate::syntax::tree;

impl Scope {
    /// Replaces `ans` in a ruling that stays in force by the ruling that it now names.
    pub(super) fn settle_answer(&self, ruling: &mut tree::Ruling) {
        if let Some(answer) = &self.facts.table.answer {
            settle(&mut ruling.kind, &answer.kind);
        }
    }

    /// A ruling with the answer in the place of its name.
    pub(super) fn with_settled_answer(&self, mut ruling: tree::Ruling) -> tree::Ruling {
        self.settle_answer(&mut ruling);
        ruling
    }

    /// The same for what takes the answer's place, the group that it belongs to with it.
    pub(super) fn in_place_of_answer(&self, mut ruling: tree::Ruling) -> tree::Ruling {
        if let (tree::RulingKind::Both(side), Some(answer)) = (&ruling.kind, &self.facts.table.answer)
            && is_answer(side)
        {
            ruling.group = ruling.group.or_else(|| answer.group.clone());
        }
        self.with_settled_answer(ruling)
    }
}

fn is_answer(side: &tree::SideExpression) -> bool {
    matches!(&side.kind, tree::SideKind::Name(name) if name.eq_ignore_ascii_case("ans"))
}

/// Replaces `ans` anywhere in a ruling by the answer.
fn settle(ruling: &mut tree::RulingKind, answer: &tree::RulingKind) {
    match ruling {
        tree::RulingKind::Both(side) if is_answer(side) => ruling.clone_from(answer),
        tree::RulingKind::Both(_) => {}
        tree::RulingKind::Split { ns, ew } => {
            for (written, side) in [(ns, Side::NS), (ew, Side::EW)] {
                if let Some(answer) = answer.side(side).filter(|_| is_answer(written)) {
                    written.clone_from(answer);
                }
            }
        }
        tree::RulingKind::Damage(damage) => {
            let parts = [Some(&mut damage.before), Some(&mut damage.after), damage.obtained.as_mut()];
            parts.into_iter().flatten().for_each(|part| settle(part, answer));
        }
    }
}
