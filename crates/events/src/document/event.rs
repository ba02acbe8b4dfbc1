//! The event, its contestants, matches and ranking.

use super::board::BoardDocument;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The whole.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct EventDocument {
    /// The version of this shape: 1.
    pub redress: u32,
    /// The event as a whole.
    pub event: HeadDocument,
    /// Who plays, in the order of the file.
    #[serde(default)]
    pub contestants: Vec<ContestantDocument>,
    /// The boards in the order of the file.
    #[serde(default)]
    pub boards: Vec<BoardDocument>,
    /// What each side of a match was given, where it is played in matches.
    #[serde(default)]
    pub matches: Vec<MatchResultDocument>,
    /// The ranking, the best first.
    #[serde(default)]
    pub ranking: Vec<StandingDocument>,
    /// What the file says and the rules do not.
    #[serde(default)]
    pub audit: Vec<AuditDocument>,
    /// The conventions it was scored under.
    #[serde(default)]
    pub conventions: BTreeMap<String, String>,
    /// What was wrong in the file.
    #[serde(default)]
    pub diagnostics: Vec<serde_json::Value>,
}

/// The event as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HeadDocument {
    /// What it is called.
    #[serde(default)]
    pub name: Option<String>,
    /// The format it was read from: `usebio`.
    #[serde(default)]
    pub format: String,
    /// The program that wrote it.
    #[serde(default)]
    pub program: Option<String>,
    /// Who competes: `pairs`, `individual`, `teams`.
    #[serde(default)]
    pub form: String,
    /// The form of scoring.
    #[serde(default)]
    pub scoring: Option<String>,
    /// 1, or 2 where each direction is ranked apart.
    pub winners: u8,
    /// How many boards it has.
    #[serde(default)]
    pub boards: usize,
    /// At how many tables at most a board was played.
    #[serde(default)]
    pub tables: usize,
    /// How its matches are converted.
    #[serde(default, rename = "match")]
    pub conversion: Option<MatchDocument>,
}

/// A pair, a team or a player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ContestantDocument {
    /// The section, where numbers are given again in another.
    #[serde(default)]
    pub section: Option<String>,
    /// The number.
    pub number: String,
    /// The direction, where the same number is another pair in each: `NS`, `EW`.
    #[serde(default)]
    pub direction: Option<String>,
    /// The names, where they were asked for.
    #[serde(default)]
    pub names: Vec<String>,
    /// Nobody: the pair whose opponents sit out.
    #[serde(default)]
    pub phantom: bool,
    /// The two who sit together in an individual, by their places in this list, from 0.
    #[serde(default)]
    pub players: Vec<u32>,
}

/// How matches are converted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MatchDocument {
    /// `knockout`, `victory-points` or `plain`.
    pub form: String,
    /// The boards of a match that is counted in percentages; none in IMPs.
    #[serde(default)]
    pub boards: Option<u32>,
    /// The scale of victory points.
    #[serde(default)]
    pub scale: Option<ScaleDocument>,
    /// North-South's IMPs, or share of the top, on boards that are not of the event.
    #[serde(default)]
    pub rest_ns: Option<String>,
    /// East-West's.
    #[serde(default)]
    pub rest_ew: Option<String>,
}

/// A scale of victory points.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ScaleDocument {
    /// What it is called.
    pub name: String,
    /// The boards of a match that a formula is for.
    #[serde(default)]
    pub boards: Option<u32>,
    /// Digits behind the point of its percentages; none of a scale for IMPs.
    #[serde(default)]
    pub digits: Option<u32>,
    /// The steps of a table.
    #[serde(default)]
    pub steps: Vec<StepDocument>,
}

/// A step of a scale.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StepDocument {
    /// The least margin in IMPs; by percentages above 50%, in units of the last digit.
    pub from: u32,
    /// The greatest; none in an open last step.
    #[serde(default)]
    pub to: Option<u32>,
    /// What the winner gets.
    pub winner: String,
    /// What the loser gets.
    pub loser: String,
}

/// What a match brought each side, as the file prints it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MatchResultDocument {
    /// The round.
    #[serde(default)]
    pub round: Option<String>,
    /// The home team, or the pair that sits North-South, by its place among the contestants.
    pub ns_contestant: u32,
    /// The visitors.
    pub ew_contestant: u32,
    /// What the home team was given.
    #[serde(default)]
    pub ns: Option<String>,
    /// What the visitors were.
    #[serde(default)]
    pub ew: Option<String>,
    /// What they count.
    #[serde(default)]
    pub unit: String,
    /// What the visitors' counts, where that is something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ew_unit: Option<String>,
}

/// A line of the ranking.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StandingDocument {
    /// The place; none where it was not scored.
    #[serde(default)]
    pub place: Option<u32>,
    /// Whether others have the same.
    #[serde(default)]
    pub tied: bool,
    /// The number.
    #[serde(default)]
    pub pair: String,
    /// The section, where numbers are given again in another.
    #[serde(default)]
    pub section: Option<String>,
    /// The direction, where the same number is another pair in each.
    #[serde(default)]
    pub direction: Option<String>,
    /// Who, by the place among the contestants, from 0.
    #[serde(default)]
    pub contestant: Option<u32>,
    /// The boards that count.
    #[serde(default)]
    pub boards: Option<u32>,
    /// The points: beside a percentage before penalties, else after them.
    #[serde(default)]
    pub points: Option<String>,
    /// What it is ranked by where that is percent, to two places.
    #[serde(default)]
    pub percent: Option<String>,
    /// What was taken as a penalty, in the unit of the result.
    #[serde(default)]
    pub penalty: Option<String>,
    /// Before rulings were put in, where some were.
    #[serde(default)]
    pub before: Option<BeforeDocument>,
    /// As the file prints it.
    #[serde(default)]
    pub file: Option<FileStanding>,
}

/// A place before rulings were put in.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BeforeDocument {
    /// The place.
    pub place: u32,
    /// The points: beside a percentage before penalties, else after them.
    #[serde(default)]
    pub points: Option<String>,
    /// What it was ranked by where that is percent.
    #[serde(default)]
    pub percent: Option<String>,
}

/// A line of the ranking as the file prints it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FileStanding {
    /// The place.
    #[serde(default)]
    pub place: Option<u32>,
    /// What it is ranked by.
    #[serde(default)]
    pub result: Option<String>,
    /// What the result counts.
    #[serde(default)]
    pub unit: Option<String>,
    /// The total beside it.
    #[serde(default)]
    pub total: Option<String>,
    /// What the total counts.
    #[serde(default)]
    pub total_unit: Option<String>,
    /// The boards played.
    #[serde(default)]
    pub boards: Option<u32>,
    /// What was taken as a penalty.
    #[serde(default)]
    pub penalty: Option<String>,
    /// What was carried over.
    #[serde(default)]
    pub carry_over: Option<String>,
    /// Which line of the file's ranking it is, from 1.
    #[serde(default)]
    pub row: u32,
}

/// Something that the file says and the rules do not.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AuditDocument {
    /// What: `points-differ`, `place-differs`, `code-contradicts`, `score-impossible`, `row-missing`.
    pub code: String,
    /// The board.
    #[serde(default)]
    pub board: Option<String>,
    /// The section.
    #[serde(default)]
    pub section: Option<String>,
    /// The pair.
    #[serde(default)]
    pub pair: Option<String>,
    /// What the file has.
    #[serde(default)]
    pub file: Option<String>,
    /// What follows by the rules.
    #[serde(default)]
    pub computed: Option<String>,
    /// In words, in the reader's language.
    #[serde(default)]
    pub message: String,
}
