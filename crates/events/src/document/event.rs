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
    /// The contestants, in the order of the file.
    #[serde(default)]
    pub contestants: Vec<ContestantDocument>,
    /// The boards in the order of the file.
    #[serde(default)]
    pub boards: Vec<BoardDocument>,
    /// The points of each side of a match, if the event is played in matches.
    #[serde(default)]
    pub matches: Vec<MatchResultDocument>,
    /// The ranking, the best first.
    #[serde(default)]
    pub ranking: Vec<StandingDocument>,
    /// The differences between the file's figures and those of the rules.
    #[serde(default)]
    pub audit: Vec<AuditDocument>,
    /// The conventions it was scored under.
    #[serde(default)]
    pub conventions: BTreeMap<String, String>,
    /// The faults of the file.
    #[serde(default)]
    pub diagnostics: Vec<serde_json::Value>,
}

/// The event as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HeadDocument {
    /// Its name.
    pub name: Option<String>,
    /// The format it was read from: `usebio`.
    #[serde(default)]
    pub format: String,
    /// The program that wrote it.
    pub program: Option<String>,
    /// Its form: `pairs`, `individual`, `teams`.
    #[serde(default)]
    pub form: String,
    /// The form of scoring.
    pub scoring: Option<String>,
    /// The number of rankings: 1, or 2 if each direction has its own.
    pub winners: u8,
    /// The number of its boards.
    #[serde(default)]
    pub boards: usize,
    /// At how many tables at most a board was played.
    #[serde(default)]
    pub tables: usize,
    /// The conversion of its matches.
    #[serde(rename = "match")]
    pub conversion: Option<MatchDocument>,
    /// The settings that the file states, as they are written after `set`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub settings: Vec<String>,
    /// The facts of the event that no figure follows from: its club, its date.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<DetailDocument>,
    /// The strata below the whole field, the highest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strata: Vec<StratumMembersDocument>,
}

/// A stratum with those who are ranked in it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StratumMembersDocument {
    /// Its name.
    pub name: String,
    /// Who is ranked in it, by the places among the contestants.
    pub contestants: Vec<u32>,
}

/// A fact that no figure follows from.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DetailDocument {
    /// The person of the pair or team that it is of, by the place among its players, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<u32>,
    /// Its name, as USEBIO names the element, after the elements around it: `DATE`, `CLUB/CLUB_NAME`.
    pub name: String,
    /// The fact, as the file writes it.
    pub text: String,
}

/// A pair, a team or a player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ContestantDocument {
    /// The section, if numbers are given again in another.
    pub section: Option<String>,
    /// The number.
    pub number: String,
    /// The direction, if the same number is another pair in each: `NS`, `EW`.
    pub direction: Option<String>,
    /// The names, if they are wanted.
    #[serde(default)]
    pub names: Vec<String>,
    /// Nobody: the pair whose opponents sit out.
    #[serde(default)]
    pub phantom: bool,
    /// The two who sit together in an individual, by their places in this list, from 0.
    #[serde(default)]
    pub players: Vec<u32>,
    /// The points that it carries beside its boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<CarriedDocument>,
    /// The facts about it and its players that no figure follows from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<DetailDocument>,
}

/// Points that a contestant carries beside its boards.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CarriedDocument {
    /// `penalty`, `carry` or `handicap`.
    pub kind: String,
    /// The amount, as a fraction in lowest terms: of a penalty what is deducted, of the others what is added; percent of
    /// the top of a board, or of the result.
    pub amount: String,
    /// The unit: `%`, `MP`, `IMP` or `VP`; `null` for that of the event.
    pub unit: Option<String>,
}

/// The conversion of matches.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MatchDocument {
    /// `knockout`, `victory-points` or `plain`.
    pub form: String,
    /// The boards of a match that is counted in percentages; `null` in IMPs.
    pub boards: Option<u32>,
    /// The scale of victory points.
    pub scale: Option<ScaleDocument>,
    /// North-South's IMPs, or share of the top, on boards that are not of the event.
    pub rest_ns: Option<String>,
    /// East-West's.
    pub rest_ew: Option<String>,
}

/// A scale of victory points.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ScaleDocument {
    /// Its name.
    pub name: String,
    /// The boards of a match that a formula is for.
    pub boards: Option<u32>,
    /// Digits behind the point of its percentages; `null` for a scale for IMPs.
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
    /// The greatest; `null` in an open last step.
    pub to: Option<u32>,
    /// The winner's victory points.
    pub winner: String,
    /// The loser's victory points.
    pub loser: String,
}

/// The points of each side of a match, as the file prints them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MatchResultDocument {
    /// The round.
    pub round: Option<String>,
    /// The home team, or the pair that sits North-South, by its place among the contestants.
    pub ns_contestant: u32,
    /// The visitors.
    pub ew_contestant: u32,
    /// The home team's points.
    pub ns: Option<String>,
    /// The visitors' points.
    pub ew: Option<String>,
    /// Their unit.
    #[serde(default)]
    pub unit: String,
    /// The unit of the visitors' points, if it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ew_unit: Option<String>,
}

/// A line of the ranking.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StandingDocument {
    /// The place; `null` if it was not scored.
    pub place: Option<u32>,
    /// True if others have the same place.
    #[serde(default)]
    pub tied: bool,
    /// The number.
    #[serde(default)]
    pub pair: String,
    /// The section, if numbers are given again in another.
    pub section: Option<String>,
    /// The direction, if the same number is another pair in each.
    pub direction: Option<String>,
    /// The contestant, by its place among the contestants, from 0.
    pub contestant: Option<u32>,
    /// The boards that count.
    pub boards: Option<u32>,
    /// The points in the unit of the event, after penalties, carry-over and handicap.
    pub points: Option<String>,
    /// The result in percent, to two places, if the ranking is by percentage.
    pub percent: Option<String>,
    /// The penalties, in the unit of the points; one that is taken is positive.
    pub penalty: Option<String>,
    /// The carry-over, in the same unit, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carry_over: Option<String>,
    /// The handicap, in the same unit, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<String>,
    /// Before rulings were put in, if some were.
    pub before: Option<BeforeDocument>,
    /// The place in each stratum that it is ranked in, but the whole field.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strata: Vec<StratumDocument>,
    /// After each round, where that is asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<RoundDocument>,
    /// As the file prints it.
    pub file: Option<FileStanding>,
}

/// A place in a stratum.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StratumDocument {
    /// The name of the stratum.
    pub stratum: String,
    /// The place.
    pub place: u32,
    /// True if others have the same place.
    #[serde(default)]
    pub tied: bool,
}

/// A place after a round.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RoundDocument {
    /// The round, with its session if there are several.
    pub round: String,
    /// The place.
    pub place: u32,
    /// True if others have the same place.
    #[serde(default)]
    pub tied: bool,
    /// The figure that decides the place: percent, IMPs, victory points or total points.
    pub result: String,
}

/// A place before rulings were put in.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BeforeDocument {
    /// The place.
    pub place: u32,
    /// The points in the unit of the event, after penalties, carry-over and handicap.
    pub points: Option<String>,
    /// The result in percent, if the ranking is by percentage.
    pub percent: Option<String>,
}

/// A line of the ranking as the file prints it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FileStanding {
    /// The place.
    pub place: Option<u32>,
    /// The result.
    pub result: Option<String>,
    /// The unit of the result.
    pub unit: Option<String>,
    /// The total beside it.
    pub total: Option<String>,
    /// The unit of the total.
    pub total_unit: Option<String>,
    /// The boards played.
    pub boards: Option<u32>,
    /// The penalty.
    pub penalty: Option<String>,
    /// The carry-over.
    pub carry_over: Option<String>,
    /// The number of the line in the file's ranking, from 1.
    #[serde(default)]
    pub row: u32,
}

/// A difference between the file and the rules.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AuditDocument {
    /// Its code, one of those of `redress audit`: `points-differ`, `score-impossible`, `total-contradicts` and others.
    pub code: String,
    /// The board.
    pub board: Option<String>,
    /// The section.
    pub section: Option<String>,
    /// The pair.
    pub pair: Option<String>,
    /// The file's figure.
    pub file: Option<String>,
    /// The figure by the rules.
    pub computed: Option<String>,
    /// In words, in the reader's language.
    #[serde(default)]
    pub message: String,
}
