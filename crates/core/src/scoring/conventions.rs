//! Conventions that differ between bodies, each a named value.

use super::session::SessionResult;
use super::settings::{
    AMOUNT, AWAY, AWAY_FROM_AVERAGE, CAP, COUNT, EVEN, GAIN_CAP, NON_OFFENDERS, OPTIONAL_COUNT, RoundTo,
    SESSION_WEIGHTS, SHARE, Setting, SettingValue, TABLES, TILT, TO_AVERAGE, TRIM_COUNT, TRIM_SHARE, conventions,
    setting_value,
};
use crate::law::Edition;
use crate::number::Exact;
use crate::ruling::{Side, Sides};

/// The way in which a split score enters the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SplitTables {
    /// Each side's score into that side's own table.
    TwoTables,
    /// One table, each side of a split with half its weight (De Wael).
    HalfFrequency,
}

/// The adjustment of matchpoints if fewer results were obtained than expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named and explained in the table of settings")]
pub enum ShortField {
    Neuberg,
    Proportional,
    Mitchell,
    Ascherman,
    None,
}

/// Fixed percentages for very few results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named and explained in the table of settings")]
pub enum SmallGroups {
    None,
    Ebu,
    Acbl,
}

/// The total of cross-IMPs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named and explained in the table of settings")]
pub enum CrossImps {
    Mean,
    Sum,
    Modified,
}

/// The extreme scores that a datum leaves out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatumTrim {
    /// No score.
    None,
    /// So many at each end.
    Count(u32),
    /// This share of the results at each end, rounded down.
    Share(Exact),
    /// All but the middle.
    Median,
}

/// The rounding of a datum to ten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DatumRound {
    /// To the nearest ten, halves away from zero.
    Away,
    /// To the nearest ten, halves to the even ten.
    Even,
    /// Cut to a ten.
    TowardsZero,
    /// Not at all.
    None,
}

/// The adjustment of cross-IMPs if results are missing. A is the number of results in the table, E the number
/// expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShortImps {
    /// No adjustment.
    None,
    /// The sum is multiplied by (E − 1)/(A − 1): as many comparisons as in a full field.
    Comparisons,
    /// The sum is multiplied by E/A: as many results as in a full field.
    Results,
    /// Mean and sum are multiplied by E(A − 1)/(A(E − 1)).
    RealBridge,
}

/// The results of a board that are compared in an event of several sections.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Across {
    /// Those that its file compares.
    File,
    /// Those of all sections of a session.
    Sections,
    /// Those of each section by themselves.
    Boards,
}

/// The treatment of IMPs that fall between two steps of a table of victory points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VpFraction {
    /// The step that is better for the non-offending side; where neither side offended or both did, the nearer.
    NonOffenders,
    /// The nearer step, at the middle the one away from the draw.
    Nearest,
    /// The step nearer to the draw.
    TowardsDraw,
}

/// The rows of the damage table that apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DamageRule {
    /// The four rows.
    Law,
    /// The last one always.
    Formula,
}

/// The form in which damage enters the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DamageEntry {
    /// `(100% X & -100% Y & 100% Z)`
    Universal,
    /// X alone; the side's points are adjusted afterwards.
    Before,
}

/// The answer if there was no damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoDamage {
    /// The score obtained at the table (Law 12B1).
    Stands,
    /// The ruling, with a note.
    Note,
}

/// The composition of a contestant's result in a whole event: of a percentage, and of IMPs and victory points the
/// weights of the sessions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultOf {
    /// The points of its boards as they are, in percent of the top of those it played (Compscore).
    Points,
    /// The mean of its boards' percentages, each rounded as the result is (JFR Pary).
    Percentages,
    /// The sum of its points times the boards of the event over those it played, rounded as the result is, in percent of
    /// the whole top (ACBLscore).
    FactoredPoints,
    /// The mean of its sessions' percentages, each rounded as the result is, weighted so.
    Sessions(SessionWeights),
}

/// The weight of each session of an event. Percentages are averaged by these weights; IMPs and victory points are
/// summed, each session's times its weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SessionWeights {
    /// One as much as another, whatever the number of its boards.
    Equal,
    /// Each by the most boards that a contestant played in it, for all alike: what one has of fewer boards is made up for
    /// (factoring, boards by boards).
    Boards,
    /// These, in the order of the sessions; none is negative, and not all are 0.
    Given(Vec<Exact>),
}

/// The treatment of equal results in a ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ties {
    /// They have the same place.
    Equal,
    /// The one with more points from the boards played against one another comes first, if all of them met.
    HeadToHead,
    /// The one with the higher quotient of the IMPs won over those lost in all matches comes first.
    ImpQuotient,
    /// First the boards played against one another, then the quotient.
    HeadToHeadThenQuotient,
}

impl Ties {
    /// Returns true if the boards played against one another break ties.
    #[must_use]
    pub fn is_by_meeting(self) -> bool {
        matches!(self, Self::HeadToHead | Self::HeadToHeadThenQuotient)
    }

    /// Returns true if the quotient of IMPs breaks ties.
    #[must_use]
    pub fn is_by_quotient(self) -> bool {
        matches!(self, Self::ImpQuotient | Self::HeadToHeadThenQuotient)
    }
}

/// The most IMPs that a round counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundCap {
    /// The limit.
    pub imps: u32,
    /// True if a loss is limited as well; else it counts in full.
    pub limits_losses: bool,
}

/// The rounding of a final figure to its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundRule {
    /// Halves away from zero.
    Away,
    /// Halves towards the average.
    ToAverage,
    /// Halves away from the average.
    AwayFromAverage,
    /// Halves to an even digit.
    Even,
    /// Any fraction in favour of the non-offending side; halves towards the average where there is none.
    NonOffenders,
}

conventions! {
    /// Matchpoints for a pair beaten; a tie is half of it (Law 78A).
    "win" Win win: Exact = { "2" is (Exact::from(2_i64)), "1" is (Exact::ONE) }
    /// The way in which a split score enters the frequency tables.
    "split" Split split: SplitTables = {
        "two-tables" is (SplitTables::TwoTables),
        "half-frequency" is (SplitTables::HalfFrequency),
    }
    /// Matchpoints where results are missing.
    "short-field" ShortField short_field: ShortField = {
        "neuberg" is (ShortField::Neuberg),
        "proportional" is (ShortField::Proportional),
        "mitchell" is (ShortField::Mitchell),
        "ascherman" is (ShortField::Ascherman),
        "none" is (ShortField::None),
    }
    /// Fixed percentages for groups of one, two or three results.
    "small-groups" SmallGroups small_groups: SmallGroups = {
        "none" is (SmallGroups::None),
        "ebu" is (SmallGroups::Ebu),
        "acbl" is (SmallGroups::Acbl),
    }
    /// The number of results expected on the board; `None` for as many as there are.
    "tables" Tables tables: Option<u32> = { "rows" is (None), "<number>" like (TABLES) }
    /// Cross-IMPs as the mean over the comparisons, their sum, or the sum modified for victory points.
    "cross-imps" CrossImps cross_imps: CrossImps = {
        "mean" is (CrossImps::Mean),
        "sum" is (CrossImps::Sum),
        "modified" is (CrossImps::Modified),
    }
    /// The adjustment of cross-IMPs if results are missing.
    "short-imps" ShortImps short_imps: ShortImps = {
        "none" is (ShortImps::None),
        "comparisons" is (ShortImps::Comparisons),
        "results" is (ShortImps::Results),
        "realbridge" is (ShortImps::RealBridge),
    }
    /// The most IMPs that one comparison can bring; `None` if the scale alone says.
    "imp-cap" ImpCap imp_cap: Option<u32> = { "none" is (None), "<number>" like (OPTIONAL_COUNT, "17", "12") }
    /// IMPs of average plus; average minus is the negation (Law 12C2(b)).
    "imp-average" ImpAverage imp_average: Exact = { "3" is (Exact::from(3_i64)), "<number>" like (AMOUNT, "2") }
    /// The extreme scores that a Butler datum leaves out at each end.
    "datum-trim" DatumTrim datum_trim: DatumTrim = {
        "none" is (DatumTrim::None),
        "<number>" like (TRIM_COUNT, "1", "2"),
        "<share>%" like (TRIM_SHARE, "5%", "30%"),
        "median" is (DatumTrim::Median),
    }
    /// The rounding of a Butler datum to ten.
    "datum-round" DatumRound datum_round: DatumRound = {
        "away" is (DatumRound::Away),
        "even" is (DatumRound::Even),
        "towards-zero" is (DatumRound::TowardsZero),
        "none" is (DatumRound::None),
    }
    /// The largest difference in points that is still a tie in board-a-match.
    "tie-within" TieWithin tie_within: u32 = { "0" is (0), "<number>" like (COUNT, "10") }
    /// The rows of the table that apply to self-inflicted damage.
    "damage" Damage damage: DamageRule = { "law" is (DamageRule::Law), "formula" is (DamageRule::Formula) }
    /// The form in which self-inflicted damage enters the tables.
    "damage-entry" DamageEntry damage_entry: DamageEntry = {
        "universal" is (DamageEntry::Universal),
        "before" is (DamageEntry::Before),
    }
    /// The answer if a ruling redresses no damage: the score obtained, or the ruling.
    "no-damage" NoDamage no_damage: NoDamage = { "stands" is (NoDamage::Stands), "note" is (NoDamage::Note) }
    /// The rounding of a side's final figure; `None` for no rounding. IMPs have rules of their own.
    "round" Round round: RoundTo = {
        "none" is (None),
        "<unit> away" like (AWAY, "1 away", "0.01 away"),
        "<unit> to-average" like (TO_AVERAGE, "0.1 to-average"),
        "<unit> away-from-average" like (AWAY_FROM_AVERAGE, "0.1 away-from-average"),
        "<unit> even" like (EVEN, "0.1 even"),
        "<unit> non-offenders" like (NON_OFFENDERS, "0.1 non-offenders"),
    }
    /// The rounding of a board's IMPs against the other table; `None` for no rounding.
    "round-imps" RoundImps round_imps: RoundTo = {
        "none" is (None),
        "<unit> away" like (AWAY, "1 away"),
        "<unit> to-average" like (TO_AVERAGE, "1 to-average"),
        "<unit> away-from-average" like (AWAY_FROM_AVERAGE, "1 away-from-average", "0.1 away-from-average"),
        "<unit> even" like (EVEN, "1 even"),
        "<unit> non-offenders" like (NON_OFFENDERS, "1 non-offenders"),
    }
    /// The rounding of IMPs against the field, cross-IMPs and Butler; `None` for no rounding.
    "round-field-imps" RoundFieldImps round_field_imps: RoundTo = {
        "none" is (None),
        "<unit> away" like (AWAY, "0.1 away", "0.01 away"),
        "<unit> to-average" like (TO_AVERAGE, "0.1 to-average"),
        "<unit> away-from-average" like (AWAY_FROM_AVERAGE, "0.1 away-from-average"),
        "<unit> even" like (EVEN, "0.1 even"),
        "<unit> non-offenders" like (NON_OFFENDERS, "0.1 non-offenders"),
    }
    /// The treatment of IMPs that fall between two steps of a table of victory points.
    "vp-fraction" VpFraction vp_fraction: VpFraction = {
        "non-offenders" is (VpFraction::NonOffenders),
        "nearest" is (VpFraction::Nearest),
        "towards-draw" is (VpFraction::TowardsDraw),
    }
    /// The edition of the Laws by which incidents are ruled.
    "edition" Edition edition: Edition = { "2017" is (Edition::Of2017), "2007" is (Edition::Of2007) }
    /// The share of the players polled, of 1, that has to choose a call or play or consider it seriously to make it a
    /// logical alternative (Law 16B1(b)).
    "logical-alternative" LogicalAlternative logical_alternative: Exact = {
        "1/5" is (Exact::fraction(1, 5).unwrap_or(Exact::ONE)),
        "<share>" like (SHARE, "1/4", "1/3"),
    }
    /// By how much weights from a poll or from the field are shifted in favour of the non-offending side: a share of 1,
    /// written in percentage points.
    "tilt" Tilt tilt: Exact = { "0" is (Exact::ZERO), "<points>" like (TILT, "5", "10") }
    /// On how many boards without a result of a session a contestant who is not at fault has average plus, average on
    /// any further one (Law 12C2(d)); `None` on all.
    "plus-boards" PlusBoards plus_boards: Option<u32> = { "all" is (None), "<number>" like (OPTIONAL_COUNT, "1", "2") }
    /// True if the line of a pair that sits out counts as an expected result.
    "sit-outs" SitOuts sit_outs_expected: bool = { "not-expected" is (false), "expected" is (true) }
    /// The results of a board that are compared in an event of several sections.
    "across" Across across: Across = {
        "file" is (Across::File),
        "sections" is (Across::Sections),
        "boards" is (Across::Boards),
    }
    /// The composition of a contestant's percentage in a whole event.
    "result-of" ResultOf result_of: ResultOf = {
        "points" is (ResultOf::Points),
        "percentages" is (ResultOf::Percentages),
        "factored-points" is (ResultOf::FactoredPoints),
        "sessions" is (ResultOf::Sessions(SessionWeights::Equal)),
        "sessions boards" is (ResultOf::Sessions(SessionWeights::Boards)),
        "sessions <weight…>" like (SESSION_WEIGHTS, "sessions 3 2"),
    }
    /// The rounding of a percentage; `None` for no rounding.
    "result-round" ResultRound result_round: RoundTo = {
        "none" is (None),
        "<unit> away" like (AWAY, "0.01 away"),
        "<unit> even" like (EVEN, "0.01 even"),
    }
    /// The most IMPs that a round counts; `None` if all count.
    "round-cap" RoundCap round_cap: Option<RoundCap> = {
        "none" is (None),
        "<number>" like (GAIN_CAP, "12"),
        "<number> both" like (CAP, "12 both"),
    }
    /// The treatment of equal results in a ranking.
    "ties" Ties ties: Ties = {
        "equal" is (Ties::Equal),
        "head-to-head" is (Ties::HeadToHead),
        "imp-quotient" is (Ties::ImpQuotient),
        "head-to-head imp-quotient" is (Ties::HeadToHeadThenQuotient),
    }
}

impl Convention {
    /// Returns true if it guides the director before anything is scored, so that no points depend on it: the share that
    /// makes a logical alternative, the shift of weights, the number of boards with average plus.
    #[must_use]
    pub fn is_of_judgement(self) -> bool {
        matches!(self, Self::LogicalAlternative | Self::Tilt | Self::PlusBoards)
    }

    /// Returns true if it concerns only whole events, so that no points of a single ruling depend on it: the results
    /// expected, the composition of a result, the ranking.
    #[must_use]
    pub fn is_of_event(self) -> bool {
        matches!(self, Self::SitOuts | Self::Across | Self::ResultOf | Self::ResultRound | Self::RoundCap | Self::Ties)
    }
}

/// The facts of the case that a convention needs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CaseFacts {
    /// The side in whose favour figures are rounded: the one that did not offend, where one did and one did not.
    pub non_offenders: Option<Side>,
    /// Each side's result on the other boards of the session, if it is known (Law 12C2(c)).
    pub session: Sides<Option<SessionResult>>,
}
