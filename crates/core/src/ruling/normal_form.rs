//! The normal form: a ruling as the language's formatter writes it, with an ASCII sign.

use super::{Artificial, Component, Outcome, Ruling, SideRuling};
use crate::number::{Exact, decimal};
use std::fmt;

/// A share of 1 as a percentage if it ends within four places, else as a fraction: `60%`, `1/3`, `-100%`.
#[must_use]
pub fn weight(share: &Exact) -> String {
    match decimal(&(share * &Exact::from(100_i64)), 4) {
        (percent, true) => format!("{percent}%"),
        (_, false) => share.to_string(),
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Score(0) => f.write_str("0"),
            Self::Score(points) => write!(f, "{points:+}"),
            Self::PassedOut => f.write_str("pass"),
            Self::Contract { contract, written: None } => write!(f, "{contract}"),
            Self::Contract { contract, written: Some(score) } => write!(f, "{contract} ({score:+})"),
            Self::Claimed { level, strain, doubling, declarer, score } => {
                write!(f, "{level}{strain}{doubling} ")?;
                if let Some(seat) = declarer {
                    write!(f, "{seat} ")?;
                }
                write!(f, "{score:+}")
            }
        }
    }
}

impl fmt::Display for Artificial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AverageMinus => f.write_str("A-"),
            Self::Average => f.write_str("A"),
            Self::AveragePlus => f.write_str("A+"),
            Self::Share(share) => f.write_str(&weight(share)),
            Self::Imps(amount) => {
                let sign = if amount.is_positive() { "+" } else { "" };
                write!(f, "{sign}{} IMP", decimal(amount, 4).0)
            }
        }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", weight(&self.weight), self.outcome)
    }
}

impl SideRuling {
    fn is_single(&self) -> bool {
        match self {
            Self::Assigned(components) => matches!(components.as_slice(), [only] if only.weight == Exact::ONE),
            Self::Artificial(_) => true,
        }
    }

    fn is_contract_or_score(&self) -> bool {
        matches!(self, Self::Assigned(_))
    }
}

impl fmt::Display for SideRuling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Artificial(artificial) => write!(f, "{artificial}"),
            Self::Assigned(components) => {
                if let ([only], true) = (components.as_slice(), self.is_single()) {
                    return write!(f, "{}", only.outcome);
                }
                f.write_str("(")?;
                for (at, component) in components.iter().enumerate() {
                    if at > 0 {
                        f.write_str(" & ")?;
                    }
                    write!(f, "{component}")?;
                }
                f.write_str(")")
            }
        }
    }
}

/// Beside the slash a single score stands in parentheses, as directors write it.
struct InSplit<'a>(&'a SideRuling);

impl fmt::Display for InSplit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_single() && self.0.is_contract_or_score() { write!(f, "({})", self.0) } else { self.0.fmt(f) }
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Both(both) => both.fmt(f),
            Self::Split { ns, ew } => write!(f, "{}/{}", InSplit(ns), InSplit(ew)),
            Self::Damage(damage) => {
                write!(f, "damage {} before {} after {}", damage.side, damage.before, damage.after)?;
                damage.obtained.as_ref().map_or(Ok(()), |obtained| write!(f, " obtained {obtained}"))
            }
        }
    }
}
