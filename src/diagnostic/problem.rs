//! Everything that can be wrong, with what the message needs to say it.

use super::{Code, SyntaxProblem};
use crate::number::Exact;
use crate::ruling::{DealError, OutcomeError, Side, Unit};
use crate::scoring::{ResolveError, ScaleProblem};

/// What is wrong with a lecture beside its rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are what the messages in the catalogue name")]
pub enum LectureProblem {
    /// What stands between `{{` and `}}` names no figure.
    NoFigure { written: String },
    /// A part of a figure that there is not.
    UnknownPart { written: String, suggestion: Option<&'static str> },
    /// A part that this ruling's scoring does not give.
    PartMissing { name: String, part: &'static str },
    /// A word behind the fence that is no option.
    UnknownOption { word: String, suggestion: Option<&'static str> },
    /// A block marked `error` without one.
    NoError,
    /// Woven results without their end.
    WovenUnclosed,
}

/// One kind of problem and its particulars.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the fields are what the messages in the catalogue name")]
pub enum Problem {
    Syntax(SyntaxProblem),
    WeightsSum { sum: Exact },
    WeightMissing,
    RestTwice,
    RestNegative { left: Exact },
    WeightedArtificial,
    ArtificialBoth { amount: Exact },
    ArtificialImpsInMatchpoints,
    ArtificialShareInImps { share: Exact },
    ContractScore { contract: String, computed: i32, written: i32 },
    ContractNeverScores { contract: String, written: i32 },
    ContractDeclarer { contract: String },
    ContractResult { contract: String },
    ContractRange { contract: String, over: i32, under: i32 },
    ContractLevel,
    NoBoard { contract: String },
    NoField,
    EmptyField,
    NoOtherTable,
    UnknownName { name: String, suggestion: Option<String> },
    NoAnswerYet,
    CircularName { name: String },
    TooManyNames { limit: usize },
    NameNotOneSided { name: String },
    UnknownSetting { name: String, suggestion: Option<&'static str> },
    SettingValue { name: &'static str, value: String, allowed: String, suggestion: Option<&'static str> },
    UnknownScoring { word: String, suggestion: Option<&'static str> },
    BoardNumber,
    TablesTooFew { tables: i64, rows: String },
    DamageObtainedMissing,
    DamageObtainedDiffers { written: String, obtained: String },
    DamageArtificial,
    DamageNested,
    DamageOffender { side: Side },
    NoTraveller,
    PenaltyNegative,
    OtherArtificial,
    ArtificialInTotalPoints,
    DatumOfNothing,
    PenaltyUnit { unit: Option<Unit>, scoring: &'static str },
    UnknownRegulations { word: String, suggestion: Option<&'static str> },
    UnknownScale { name: String, suggestion: Option<String> },
    ScaleBoards { name: String, known: Vec<u32>, boards: Option<u32> },
    MatchBoardsMissing { scale: String },
    ScaleReserved { name: String },
    KnockoutScale,
    ScaleStep { problem: ScaleProblem },
    UnknownGroup { name: String, suggestion: Option<String> },
    GroupTwice { name: String },
    GroupMisplaced,
    OutsideCase { what: &'static str },
    AnswerFigures,
    MarksShare,
    NoQuestions,
    QuestionWithoutAnswer { case: String },
    QuestionTwice { case: String },
    Deal { problem: DealError },
    Lecture { problem: LectureProblem },
    VariableUnused { name: String },
    UnknownWeight { name: String },
    VaryRange { limit: usize },
    SolveUnit { scoring: &'static str },
    File { name: String, reason: String },
    FileWrite { name: String, reason: String },
    IncludeCycle { name: String },
    IncludeDeep { limit: usize },
    Encoding { name: String, offset: usize },
    UnknownCode { name: String, suggestion: Option<&'static str> },
    CodeSeverity { name: &'static str, severity: &'static str },
    ImpossibleScore { score: i32, vulnerability: String },
    SplitExceedsTop { total: Exact, top: Option<Exact> },
    NotDescending { side: Side, values: [Exact; 3] },
    OffendersGain { side: Side, ruling: Exact, obtained: Exact },
    NoDamage { side: Side, ruling: Exact, obtained: Exact },
    NoRelief { side: Side },
    SmallWeight { weight: Exact, outcome: String, side: Side, change: Exact, unit: Unit },
}

impl Problem {
    /// The code it is reported under.
    #[must_use]
    pub fn code(&self) -> Code {
        match self {
            Self::Syntax(problem) => problem.code(),
            Self::WeightsSum { .. } => Code::WeightsSum,
            Self::WeightMissing => Code::WeightMissing,
            Self::RestTwice | Self::RestNegative { .. } => Code::RestWeight,
            Self::WeightedArtificial => Code::WeightedArtificial,
            Self::ArtificialBoth { .. } => Code::ArtificialBoth,
            Self::ArtificialImpsInMatchpoints | Self::ArtificialShareInImps { .. } | Self::ArtificialInTotalPoints => {
                Code::ArtificialValue
            }
            Self::ContractScore { .. } | Self::ContractNeverScores { .. } => Code::ContractScore,
            Self::ContractDeclarer { .. } => Code::ContractDeclarer,
            Self::ContractResult { .. } => Code::ContractResult,
            Self::ContractRange { .. } | Self::ContractLevel => Code::ContractRange,
            Self::NoBoard { .. } => Code::NoBoard,
            Self::NoField | Self::NoTraveller | Self::EmptyField | Self::NoOtherTable | Self::DatumOfNothing => {
                Code::NoField
            }
            Self::UnknownName { .. } | Self::UnknownWeight { .. } | Self::NoAnswerYet => Code::UnknownName,
            Self::CircularName { .. } => Code::CircularName,
            Self::TooManyNames { .. } => Code::TooDeep,
            Self::NameNotOneSided { .. } => Code::BadValue,
            Self::UnknownSetting { .. } => Code::UnknownSetting,
            Self::SettingValue { .. } | Self::UnknownScoring { .. } | Self::UnknownRegulations { .. } => {
                Code::SettingValue
            }
            Self::VariableUnused { .. } | Self::VaryRange { .. } | Self::SolveUnit { .. } => Code::BadValue,
            Self::OutsideCase { .. }
            | Self::AnswerFigures
            | Self::MarksShare
            | Self::NoQuestions
            | Self::QuestionWithoutAnswer { .. }
            | Self::QuestionTwice { .. } => Code::Exam,
            Self::Deal { .. } => Code::Deal,
            Self::Lecture { problem: LectureProblem::WovenUnclosed } => Code::Unclosed,
            Self::Lecture { .. } => Code::BadValue,
            Self::PenaltyUnit { .. } | Self::PenaltyNegative => Code::PenaltyUnit,
            Self::UnknownScale { .. }
            | Self::ScaleBoards { .. }
            | Self::MatchBoardsMissing { .. }
            | Self::ScaleReserved { .. }
            | Self::KnockoutScale
            | Self::ScaleStep { .. } => Code::MatchScale,
            Self::UnknownGroup { .. } | Self::GroupTwice { .. } | Self::GroupMisplaced => Code::Group,
            Self::BoardNumber | Self::TablesTooFew { .. } => Code::BadValue,
            Self::DamageObtainedMissing | Self::DamageObtainedDiffers { .. } | Self::DamageOffender { .. } => {
                Code::DamageObtained
            }
            Self::DamageArtificial | Self::DamageNested => Code::DamageArtificial,
            Self::OtherArtificial => Code::OtherArtificial,
            Self::File { .. } | Self::FileWrite { .. } | Self::IncludeCycle { .. } | Self::IncludeDeep { .. } => {
                Code::File
            }
            Self::Encoding { .. } => Code::Encoding,
            Self::UnknownCode { .. } | Self::CodeSeverity { .. } => Code::UnknownCode,
            Self::ImpossibleScore { .. } => Code::ImpossibleScore,
            Self::SplitExceedsTop { .. } => Code::SplitExceedsTop,
            Self::NotDescending { .. } => Code::NotDescending,
            Self::OffendersGain { .. } => Code::OffendersGain,
            Self::NoDamage { .. } => Code::NoDamage,
            Self::NoRelief { .. } => Code::NoRelief,
            Self::SmallWeight { .. } => Code::SmallWeight,
        }
    }
}

impl From<OutcomeError> for Problem {
    fn from(error: OutcomeError) -> Self {
        match error {
            OutcomeError::NoBoard { contract } => Self::NoBoard { contract },
            OutcomeError::ScoreDiffers { contract, computed, written } => {
                Self::ContractScore { contract, computed, written }
            }
            OutcomeError::NeverScores { contract, written } => Self::ContractNeverScores { contract, written },
        }
    }
}

impl From<ResolveError> for Problem {
    fn from(error: ResolveError) -> Self {
        match error {
            ResolveError::Outcome { error, .. } => error.into(),
            ResolveError::ObtainedMissing => Self::DamageObtainedMissing,
            ResolveError::DamageNested => Self::DamageNested,
        }
    }
}
