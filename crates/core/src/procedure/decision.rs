//! A verdict: what a procedure comes to, joined with the ruling that was scored.

use super::{Course, Verdict};
use crate::law::{self, Law};

/// The verdict on an incident, made from what its procedure comes to and from the ruling that was scored for the board.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Decision {
    /// The verdict that follows.
    pub verdict: Verdict,
    /// True if the score is adjusted only if the non-offenders were damaged, which no ruling has shown so far (Law
    /// 12B1).
    pub if_damaged: bool,
    /// True if the score stands because the ruling that was scored shows no damage (Law 12B1).
    pub undamaged: bool,
    /// The Laws that decided, in the order of the steps; 12B1 behind them where nobody was damaged.
    pub laws: Vec<Law>,
}

impl Course {
    /// The verdict. `stands` says whether the obtained score stands in the place of the ruling that was scored; `None`
    /// if no ruling was.
    #[must_use]
    pub fn decide(&self, stands: Option<bool>) -> Decision {
        let adjusts = self.verdict == Verdict::Adjust;
        let undamaged = adjusts && stands == Some(true);
        let mut laws = self.laws.clone();
        if undamaged && !laws.contains(&law::DAMAGE) {
            laws.push(law::DAMAGE);
        }
        Decision {
            verdict: if undamaged { Verdict::Stands } else { self.verdict },
            if_damaged: adjusts && self.if_damaged && stands.is_none(),
            undamaged,
            laws,
        }
    }
}
