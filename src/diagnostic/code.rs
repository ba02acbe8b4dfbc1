//! The registry of diagnostic codes: name, severity and Law of each. Explanations are in the catalogue.

use super::Severity;
use crate::law::{self, Law};

macro_rules! codes {
    ($($(#[doc = $doc:literal])* $variant:ident $name:literal $severity:ident $law:expr;)*) => {
        /// A stable name for one kind of problem; `redress explain CODE` tells more.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code { $($(#[doc = $doc])* $variant,)* }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name users see and write.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// How much it matters.
            #[must_use]
            pub fn severity(self) -> Severity {
                match self { $(Self::$variant => Severity::$severity,)* }
            }

            /// The Law of 2017 it rests on, if one.
            #[must_use]
            pub fn law(self) -> Option<Law> {
                match self { $(Self::$variant => $law,)* }
            }

            /// The code of this name; case does not count.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|code| code.name().eq_ignore_ascii_case(name))
            }
        }
    };
}

codes! {
    /// The text is not in the notation.
    Syntax "syntax" Error None;
    /// A bracket or quote is never closed.
    Unclosed "unclosed-bracket" Error None;
    /// A bracket is closed that was never opened.
    Unopened "unopened-bracket" Error None;
    /// A decimal comma.
    DecimalComma "decimal-comma" Error None;
    /// A number beyond the sane range.
    NumberRange "number-range" Error None;
    /// Parentheses in parentheses.
    NestedParentheses "nested-parentheses" Error None;
    /// Nesting beyond the limit.
    TooDeep "too-deep" Error None;
    /// A statement that does not exist.
    UnknownStatement "unknown-statement" Error None;
    /// A reserved word as a name.
    ReservedName "reserved-name" Error None;
    /// A name as a component.
    NameAsComponent "name-as-component" Error None;
    /// Weights that do not sum to 100%.
    WeightsSum "weights-sum" Error Some(law::WEIGHTED);
    /// A component without a weight beside others.
    WeightMissing "weight-missing" Error Some(law::WEIGHTED);
    /// Two `rest`, or a negative one.
    RestWeight "rest-weight" Error Some(law::WEIGHTED);
    /// An artificial score as a component.
    WeightedArtificial "weighted-artificial" Error Some(law::NUMEROUS);
    /// An amount of IMPs for both sides at once.
    ArtificialBoth "artificial-both" Error Some(law::ARTIFICIAL_IMPS);
    /// An artificial score without a value in this scoring.
    ArtificialValue "artificial-value" Error Some(law::ARTIFICIAL);
    /// A contract and the score beside it disagree.
    ContractScore "contract-score" Error Some(law::SCORE);
    /// A contract without its declarer.
    ContractDeclarer "contract-declarer" Error None;
    /// A contract without its result.
    ContractResult "contract-result" Error None;
    /// A result that thirteen tricks do not admit.
    ContractRange "contract-range" Error None;
    /// A contract whose board is not known.
    NoBoard "no-board" Error Some(law::SCORE);
    /// Nothing to compare with.
    NoField "no-field" Error None;
    /// A name that was not given.
    UnknownName "unknown-name" Error None;
    /// A name that leads back to itself.
    CircularName "circular-name" Error None;
    /// A setting that does not exist.
    UnknownSetting "unknown-setting" Error None;
    /// A value that a setting does not have.
    SettingValue "setting-value" Error None;
    /// A board, group or table number that cannot be.
    BadValue "bad-value" Error None;
    /// `damage` without, or against, the obtained score.
    DamageObtained "damage-obtained" Error Some(law::SELF_INFLICTED);
    /// An artificial score in `damage`.
    DamageArtificial "damage-artificial" Error Some(law::SELF_INFLICTED);
    /// An artificial score at the other table.
    OtherArtificial "other-artificial" Error None;
    /// A penalty in a unit that the scoring does not have.
    PenaltyUnit "penalty-unit" Error Some(law::PENALTIES);
    /// A match whose scale is not known or does not fit, or a scale whose steps do not.
    MatchScale "match-scale" Error None;
    /// A group of a fouled board that there is not, or not once.
    Group "unknown-group" Error Some(law::FOULED_BOARD);
    /// A question or an answer outside a case, or an answer that is none.
    Exam "exam-case" Error None;
    /// Cards that are no deal.
    Deal "deal" Error None;
    /// A file that cannot be read.
    File "file" Error None;
    /// A file that is not UTF-8.
    Encoding "encoding" Error None;
    /// A code that does not exist in an expectation.
    UnknownCode "unknown-code" Error None;
    /// No contract gives this score.
    ImpossibleScore "impossible-score" Warning Some(law::SCORE);
    /// The two sides together get more than there is.
    SplitExceedsTop "split-exceeds-top" Warning Some(law::ASSIGNED);
    /// Values that rise where they should fall.
    NotDescending "not-descending" Warning Some(law::SELF_INFLICTED);
    /// The offenders gain by the ruling.
    OffendersGain "offenders-gain" Warning Some(law::DAMAGE);
    /// The ruling does not give the non-offenders more than they have.
    NoDamage "no-damage" Note Some(law::DAMAGE);
    /// The non-offenders keep what they have.
    NoRelief "no-relief" Note Some(law::SELF_INFLICTED);
    /// A component that hardly counts.
    SmallWeight "small-weight" Note Some(law::WEIGHTED);
}
