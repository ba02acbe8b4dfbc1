//! What a director gave at a table, as a remark in a file: `(60% 4S= N & 40% 4S-1 N); penalty NS 10%`.

use crate::document::{amount_in, amount_written};
use redress_core::ruling::{Ruling, Side};
use redress_core::scoring::Penalty;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A ruling and penalties, or one of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub ruling: Option<Arc<Ruling>>,
    pub penalties: Vec<Penalty>,
}

/// The word before a penalty.
const PENALTY: &str = "penalty";

/// The penalties at the end of a remark, and what stands before them.
pub(super) fn penalties_of(remark: &str) -> (&str, Vec<Penalty>) {
    let (mut before, mut penalties) = (remark.trim(), Vec::new());
    while !before.is_empty() {
        let (rest, last) = before.rsplit_once(';').unwrap_or(("", before));
        let Some(found) = penalty(last) else { break };
        penalties.insert(0, found);
        before = rest.trim_end();
    }
    (before, penalties)
}

/// `penalty NS 10%`, `penalty EW 3 IMP`
fn penalty(text: &str) -> Option<Penalty> {
    let (side, amount) = text.trim().strip_prefix(PENALTY)?.trim_start().split_once(' ')?;
    let amount = amount.trim();
    let unit = amount.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == '/'))?;
    let (number, unit) = amount.split_at_checked(unit)?;
    let (amount, unit) = amount_in(number, Some(unit.trim()))?;
    Some(Penalty { side: Side::named(side)?, amount, unit: unit? })
}

impl FromStr for Given {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (ruling, penalties) = penalties_of(text);
        match ruling {
            "" if penalties.is_empty() => Err(()),
            "" => Ok(Self { ruling: None, penalties }),
            ruling => Ok(Self { ruling: Some(Arc::new(ruling.parse().map_err(drop)?)), penalties }),
        }
    }
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        if let Some(ruling) = &self.ruling {
            write!(f, "{ruling}")?;
            between = "; ";
        }
        for own in &self.penalties {
            write!(f, "{between}{PENALTY} {} {}", own.side, amount_written(&own.amount, Some(own.unit)))?;
            between = "; ";
        }
        Ok(())
    }
}
