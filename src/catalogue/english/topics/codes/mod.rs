//! What each diagnostic means and what to write instead, a screenful each, and a script that provokes it.

mod events;
mod examples;
mod notation;
mod scoring;

pub use examples::code_example;

use crate::diagnostic::Code;
use events::*;
use notation::*;
use scoring::*;

/// What a code means, why, and what to write.
#[must_use]
pub(super) fn code(code: Code) -> &'static str {
    match code {
        Code::Syntax => SYNTAX,
        Code::Unclosed => UNCLOSED,
        Code::Unopened => UNOPENED,
        Code::DecimalComma => DECIMAL_COMMA,
        Code::NumberRange => NUMBER_RANGE,
        Code::NestedParentheses => NESTED_PARENTHESES,
        Code::TooDeep => TOO_DEEP,
        Code::UnknownStatement => UNKNOWN_STATEMENT,
        Code::ReservedName => RESERVED_NAME,
        Code::NameAsComponent => NAME_AS_COMPONENT,
        Code::WeightsSum => WEIGHTS_SUM,
        Code::WeightMissing => WEIGHT_MISSING,
        Code::RestWeight => REST_WEIGHT,
        Code::WeightedArtificial => WEIGHTED_ARTIFICIAL,
        Code::ArtificialBoth => ARTIFICIAL_BOTH,
        Code::ArtificialValue => ARTIFICIAL_VALUE,
        Code::ContractScore => CONTRACT_SCORE,
        Code::ContractDeclarer => CONTRACT_DECLARER,
        Code::ContractResult => CONTRACT_RESULT,
        Code::ContractRange => CONTRACT_RANGE,
        Code::NoBoard => NO_BOARD,
        Code::NoField => NO_FIELD,
        Code::UnknownName => UNKNOWN_NAME,
        Code::CircularName => CIRCULAR_NAME,
        Code::UnknownSetting => UNKNOWN_SETTING,
        Code::SettingValue => SETTING_VALUE,
        Code::BadValue => BAD_VALUE,
        Code::DamageObtained => DAMAGE_OBTAINED,
        Code::DamageArtificial => DAMAGE_ARTIFICIAL,
        Code::OtherArtificial => OTHER_ARTIFICIAL,
        Code::PenaltyUnit => PENALTY_UNIT,
        Code::MatchScale => MATCH_SCALE,
        Code::Group => GROUP,
        Code::Exam => EXAM,
        Code::Deal => DEAL,
        Code::File => FILE,
        Code::Encoding => ENCODING,
        Code::UnknownCode => UNKNOWN_CODE,
        Code::ImpossibleScore => IMPOSSIBLE_SCORE,
        Code::SplitExceedsTop => SPLIT_EXCEEDS_TOP,
        Code::NotDescending => NOT_DESCENDING,
        Code::OffendersGain => OFFENDERS_GAIN,
        Code::NoDamage => NO_DAMAGE,
        Code::NoRelief => NO_RELIEF,
        Code::SmallWeight => SMALL_WEIGHT,
    }
}
