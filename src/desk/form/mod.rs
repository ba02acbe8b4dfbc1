//! A script as a form, and a form as a script: the board, the scoring, what the others scored, and one ruling.
//!
//! The fields hold the notation of the language. Lines that a form has no field for are kept as they are (`others`);
//! comments move to the top.

mod balance;
mod event;
mod read;
mod rows;
mod write;

pub(super) use balance::balance;
pub(super) use event::event;
pub(super) use read::{board, of_script};
pub(super) use rows::rows;
pub(super) use write::as_script;

use serde::{Deserialize, Serialize};

/// A script with one ruling, field by field.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Form {
    /// Its comments, without their signs.
    #[serde(default)]
    pub comments: Vec<String>,
    /// A preset of conventions.
    #[serde(default)]
    pub regulations: Option<String>,
    /// The form of scoring.
    #[serde(default)]
    pub scoring: Option<String>,
    /// The board.
    #[serde(default)]
    pub board: Option<Board>,
    /// The results to compare the ruling with.
    #[serde(default)]
    pub field: Field,
    /// The offenders: `NS`, `EW`, `both` or `none`.
    #[serde(default)]
    pub offenders: Option<String>,
    /// The score obtained at the table.
    #[serde(default)]
    pub obtained: Option<String>,
    /// Settings, the match, session and penalties, the cards and the calls: statements that are kept as they are.
    #[serde(default)]
    pub others: Vec<String>,
    /// The irregularity, as the block of an incident.
    #[serde(default)]
    pub incident: Option<String>,
    /// The ruling.
    #[serde(default)]
    pub ruling: Option<RulingForm>,
}

/// The board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its number.
    #[serde(default)]
    pub number: Option<u32>,
    /// Its dealer, where it is not that of the number: `N`, `E`, `S` or `W`.
    #[serde(default)]
    pub dealer: Option<String>,
    /// Its vulnerability, where it is not that of the number: `none`, `NS`, `EW` or `all`.
    #[serde(default)]
    pub vulnerability: Option<String>,
}

/// The results to compare the ruling with.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Field {
    /// Nothing.
    #[default]
    None,
    /// The other tables.
    Traveller {
        /// Their results.
        rows: Vec<Row>,
    },
    /// The other room.
    OtherTable {
        /// Its result.
        result: String,
    },
}

/// Tables with the same result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Their label: `table 3`, or words.
    #[serde(default)]
    pub label: Option<String>,
    /// Their result.
    pub result: String,
    /// The number of tables.
    #[serde(default = "one")]
    pub count: u32,
}

const fn one() -> u32 {
    1
}

/// A ruling at a table of an event.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRuling {
    /// The board's number.
    pub board: u32,
    /// The session, where several have that board.
    #[serde(default)]
    pub session: Option<String>,
    /// The section, where several have that table.
    #[serde(default)]
    pub section: Option<String>,
    /// The table; or the pairs, where the file has no numbers of tables.
    #[serde(default)]
    pub table: Option<String>,
    /// The North-South pair.
    #[serde(default)]
    pub ns: Option<String>,
    /// The East-West pair.
    #[serde(default)]
    pub ew: Option<String>,
    /// The ruling.
    pub ruling: RulingForm,
    /// A penalty beside it, in the notation: `NS 10%`.
    #[serde(default)]
    pub penalty: Option<String>,
}

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RulingForm {
    /// One score for both sides.
    Both {
        /// The score.
        side: SideForm,
    },
    /// Each side its own.
    Split {
        /// North-South's.
        ns: SideForm,
        /// East-West's.
        ew: SideForm,
    },
    /// Law 12C1(e): damage that a side did in part to itself.
    Damage {
        /// The side that does not offend; that of the offenders' opponents if left out.
        #[serde(default)]
        side: Option<String>,
        /// The result expected before the infraction.
        before: Box<RulingForm>,
        /// The result that the side could still have had after it.
        after: Box<RulingForm>,
        /// The result of the side at the table; the obtained score if left out.
        #[serde(default)]
        obtained: Option<Box<RulingForm>>,
    },
}

/// The score of one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SideForm {
    /// Results with their weights.
    Weighted {
        /// Each result.
        components: Vec<ComponentForm>,
    },
    /// An artificial score.
    Artificial {
        /// `A+`, `A`, `A-`, `60%`, `+3 IMP`.
        score: String,
    },
    /// The result of the table of an event stands.
    TableResult,
}

/// A result and its weight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentForm {
    /// `60%` or `1/3`; `None` for a single result.
    #[serde(default)]
    pub weight: Option<String>,
    /// The result.
    pub outcome: String,
}
