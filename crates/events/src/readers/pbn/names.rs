//! The names of tags, tables and columns that are both read and written back, in small letters.

use crate::model::PrintedUnit;

/// The beginning of a line that other programs pass over, with a ruling on the row after it, or on its game.
pub(crate) const RULING: &str = "% ruling:";

/// The tags that a game has once: a second one begins another game.
pub(crate) const ONCE: [&str; 2] = ["event", "board"];

/// The table of a board.
pub(crate) const SCORE_TABLE: &str = "scoretable";

/// The table of totals.
pub(crate) const TOTAL_TABLE: &str = "totalscoretable";

/// Tables whose rows are read; those of other sections are passed over.
pub(crate) const TABLES: [&str; 2] = [SCORE_TABLE, TOTAL_TABLE];

/// The columns of the scores of the sides.
pub(crate) const SCORES: [&str; 2] = ["score_ns", "score_ew"];

/// The columns of the points of the sides, by their beginnings.
pub(crate) const POINTS: [(&str, PrintedUnit); 4] = [
    ("mp", PrintedUnit::Matchpoints),
    ("imp", PrintedUnit::Imps),
    ("percentage", PrintedUnit::Percent),
    ("totalpoints", PrintedUnit::TotalPoints),
];

/// The columns of a contestant's number in a total score table.
pub(crate) const NUMBERS: [&str; 4] = ["pairid", "playerid", "teamid", "pairnumber"];

/// The columns of percentages in a total score table.
pub(crate) const PERCENTAGES: [(&str, PrintedUnit); 2] =
    [("totalpercentage", PrintedUnit::Percent), ("meanpercentage", PrintedUnit::Percent)];

/// The columns of totals in a total score table.
pub(crate) const TOTALS: [(&str, PrintedUnit); 8] = [
    ("totalscorevp", PrintedUnit::VictoryPoints),
    ("totalvp", PrintedUnit::VictoryPoints),
    ("totalscoreimp", PrintedUnit::Imps),
    ("totalimp", PrintedUnit::Imps),
    ("meanimp", PrintedUnit::Imps),
    ("totalscoremp", PrintedUnit::Matchpoints),
    ("totalmp", PrintedUnit::Matchpoints),
    ("totalscore", PrintedUnit::TotalPoints),
];
