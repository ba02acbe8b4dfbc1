//! Words in what stays in force: `ans` is the ruling that it stood for when that was written, and `AP` a board that was
//! passed out.

use super::Scope;
use crate::ruling::Side;
use crate::syntax::tree;

/// The letters of a board that was passed out; a ruling may have them for its name.
const ALL_PASS: &str = "AP";

impl Scope {
    /// Replaces `ans` in a ruling that stays in force by the ruling that it now names.
    pub(super) fn settle_answer(&self, ruling: &mut tree::Ruling) {
        if let Some(answer) = &self.facts.table.answer {
            settle(&mut ruling.kind, &answer.kind);
        }
    }

    /// The same in a result of a table, which scoring programs call [`ALL_PASS`] where nobody bid.
    pub(super) fn settle_fact(&self, ruling: &mut tree::Ruling) {
        self.settle_answer(ruling);
        if let tree::RulingKind::Both(side) = &mut ruling.kind
            && is_named(side, ALL_PASS)
            && self.named(ALL_PASS).is_none()
        {
            let outcome = tree::Spanned::new(tree::Outcome::PassedOut, side.span);
            side.kind = tree::SideKind::Components(vec![tree::Component { weight: None, outcome }]);
        }
    }

    /// A result of a table with such words settled.
    pub(super) fn as_fact(&self, mut result: tree::Ruling) -> tree::Ruling {
        self.settle_fact(&mut result);
        result
    }

    /// The same for what takes the answer's place, the group that it belongs to with it.
    pub(super) fn in_place_of_answer(&self, mut ruling: tree::Ruling) -> tree::Ruling {
        if let (tree::RulingKind::Both(side), Some(answer)) = (&ruling.kind, &self.facts.table.answer)
            && is_answer(side)
        {
            ruling.group = ruling.group.or_else(|| answer.group.clone());
        }
        self.settle_answer(&mut ruling);
        ruling
    }
}

fn is_answer(side: &tree::SideExpression) -> bool {
    is_named(side, "ans")
}

fn is_named(side: &tree::SideExpression, word: &str) -> bool {
    matches!(&side.kind, tree::SideKind::Name(name) if name.eq_ignore_ascii_case(word))
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
