//! What bodies do differently, each a named value.

use crate::number::Exact;
use crate::ruling::{Side, Sides};

/// How a split score enters the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SplitTables {
    /// Each side's score into that side's own table.
    TwoTables,
    /// One table, each side of a split with half its weight (De Wael).
    HalfFrequency,
}

/// What becomes of matchpoints where fewer results were obtained than expected.
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

/// How cross-IMPs are put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named and explained in the table of settings")]
pub enum CrossImps {
    Mean,
    Sum,
}

/// Which extreme scores a datum leaves out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatumTrim {
    /// None.
    None,
    /// So many at each end.
    Count(u32),
    /// This share of the results at each end, rounded down.
    Share(Exact),
    /// All but the middle.
    Median,
}

/// How a datum is rounded to ten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named and explained in the table of settings")]
pub enum DatumRound {
    Away,
    Even,
    None,
}

/// Which rows of the damage table apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DamageRule {
    /// The four rows.
    Law,
    /// The last one always.
    Formula,
}

/// What damage puts into the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DamageEntry {
    /// `(100% X & -100% Y & 100% Z)`
    Universal,
    /// X alone; the side's points are adjusted afterwards.
    Before,
}

/// How a final figure is rounded to its unit.
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

/// The conventions in force. The default is the specification's first value of each.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "each field is a setting, explained in the table of settings")]
pub struct Conventions {
    pub win: Exact,
    pub split: SplitTables,
    pub short_field: ShortField,
    pub small_groups: SmallGroups,
    pub tables: Option<u32>,
    pub cross_imps: CrossImps,
    pub imp_cap: Option<u32>,
    pub imp_average: Exact,
    pub datum_trim: DatumTrim,
    pub datum_round: DatumRound,
    pub tie_within: u32,
    pub damage: DamageRule,
    pub damage_entry: DamageEntry,
    pub round: Option<(Exact, RoundRule)>,
    /// What is no setting of its own but follows from the case.
    pub case: CaseFacts,
}

/// What a convention needs to know of the case.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CaseFacts {
    /// The side in whose favour figures are rounded: the one that did not offend, where one did and one did not.
    pub non_offenders: Option<Side>,
    /// Each side's share of the top on the other boards of the session, if it is known (Law 12C2(c)).
    pub session: Sides<Option<Exact>>,
}

impl Default for Conventions {
    fn default() -> Self {
        Self {
            win: Exact::from(2_i64),
            split: SplitTables::TwoTables,
            short_field: ShortField::Neuberg,
            small_groups: SmallGroups::None,
            tables: None,
            cross_imps: CrossImps::Mean,
            imp_cap: None,
            imp_average: Exact::from(3_i64),
            datum_trim: DatumTrim::None,
            datum_round: DatumRound::Away,
            tie_within: 0,
            damage: DamageRule::Law,
            damage_entry: DamageEntry::Universal,
            round: None,
            case: CaseFacts::default(),
        }
    }
}
