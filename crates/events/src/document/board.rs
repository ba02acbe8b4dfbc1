//! A board and its lines.

use serde::{Deserialize, Serialize};

/// A board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BoardDocument {
    /// Its number.
    pub board: String,
    /// The session, if there are several.
    pub session: Option<String>,
    /// The section, if sections are scored apart.
    pub section: Option<String>,
    /// The dealer: `N`.
    pub dealer: Option<String>,
    /// The vulnerability: `none`, `NS`, `EW`, `all`.
    pub vulnerability: Option<String>,
    /// The cards, as PBN writes them.
    pub deal: Option<String>,
    /// The number of its results, if it was scored.
    pub results: Option<String>,
    /// The number of results that were expected.
    pub expected: Option<String>,
    /// The most that a side can have; `null` in IMPs.
    pub top: Option<String>,
    /// The datum in Butler.
    pub datum: Option<String>,
    /// The figures that the file prints of the board as a whole.
    pub file: Option<FileOfBoard>,
    /// Its lines.
    #[serde(default)]
    pub lines: Vec<LineDocument>,
}

/// The figures that the file prints of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FileOfBoard {
    /// The datum, from NS's view.
    pub datum: Option<String>,
    /// The top.
    pub top: Option<String>,
}

/// A line.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LineDocument {
    /// The table.
    pub table: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The room of a team match: `open` or `closed`.
    pub room: Option<String>,
    /// The group of a fouled board.
    pub group: Option<String>,
    /// The number of who sat North-South.
    #[serde(default)]
    pub ns: String,
    /// The number of who sat East-West.
    #[serde(default)]
    pub ew: String,
    /// The contestant that sat North-South, by its place among the contestants, from 0.
    pub ns_contestant: Option<u32>,
    /// The contestant that sat East-West.
    pub ew_contestant: Option<u32>,
    /// The result, in the notation of rulings; `null` if nothing was scored.
    pub ruling: Option<String>,
    /// The reason that nothing was scored: `bare` if only the figures of a ruling are known, `sit-out` or `not-played`.
    pub state: Option<String>,
    /// The contract, in the notation of rulings.
    pub contract: Option<String>,
    /// The lead, as the file writes it.
    pub lead: Option<String>,
    /// The program's code for an artificial score or a state.
    pub code: Option<String>,
    /// North-South's figure.
    pub ns_points: Option<FigureDocument>,
    /// East-West's figure, from its own view.
    pub ew_points: Option<FigureDocument>,
    /// The figures that the file prints for each side.
    pub file: Option<FileFigures>,
    /// The penalties that were given at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<PenaltyDocument>,
}

/// A penalty at a table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PenaltyDocument {
    /// The side that pays: `NS` or `EW`.
    pub side: String,
    /// The amount, as a fraction in lowest terms; percent of the top of the board.
    pub amount: String,
    /// The unit: `%`, `MP`, `IMP` or `VP`.
    pub unit: String,
}

/// A figure of a side.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FigureDocument {
    /// The points as a fraction in lowest terms.
    pub exact: String,
    /// The same as it is shown.
    pub points: String,
    /// Its share of the top in percent, to two places; `null` without a top.
    pub percent: Option<String>,
}

/// The figures that the file prints for each side of a line.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FileFigures {
    /// For North-South.
    pub ns: Option<String>,
    /// For East-West.
    pub ew: Option<String>,
    /// Their unit: `MP`, `%`, `IMP`, `VP` or `points`.
    #[serde(default)]
    pub unit: String,
    /// The unit of East-West's figure, if it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ew_unit: Option<String>,
}
