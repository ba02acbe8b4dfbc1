//! Writing events: in USEBIO, as columns and as JSON with everything.
//!
//! A format holds as much of the event as it can; the rest is [listed](Loss). JSON holds everything.

mod back;
mod computed;
mod csv;
mod json;
mod usebio;

pub use back::{Back, RuledEvent, write_back};
pub use json::document;

use crate::model::{BoardResults, ContestantId, Detail, Event, Format, Line};
use crate::scoring::ScoredEvent;
use redress_core::ruling::Sides;

/// Parts to write beside the event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct WriteOptions {
    /// True to write the names of people.
    pub names: bool,
}

impl WriteOptions {
    /// Options that write the names of people, or leave them out.
    #[must_use]
    pub const fn with_names(names: bool) -> Self {
        Self { names }
    }

    /// Returns true if a fact is written: those of people go with their names.
    fn holds(self, detail: &Detail) -> bool {
        self.names || !detail.is_personal()
    }
}

/// A written file.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// The parts of the event that it does not hold.
    pub lost: Vec<Loss>,
}

/// Something that a format cannot hold.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Loss {
    /// Its kind.
    pub kind: LossKind,
    /// The board's number, if it is of one.
    pub board: Option<u32>,
    /// The contestants, if it is of one line.
    pub who: Option<Sides<ContestantId>>,
    /// The name of the part in the file, if it has one: `NATIONAL_ID_NUMBER ×24`.
    pub what: Option<String>,
}

impl Loss {
    /// Something of the event as a whole.
    fn whole(kind: LossKind) -> Self {
        Self { kind, board: None, who: None, what: None }
    }

    /// Something of a board.
    fn of_board(kind: LossKind, board: &BoardResults) -> Self {
        Self { board: board.board.number, ..Self::whole(kind) }
    }

    /// Something of a line of a board.
    fn of_line(kind: LossKind, board: &BoardResults, line: &Line) -> Self {
        Self { who: Some(Sides { ns: line.ns, ew: line.ew }), ..Self::of_board(kind, board) }
    }
}

/// The names of people, and what goes with them, if they are not written.
fn lost_names(event: &Event, options: WriteOptions) -> Option<Loss> {
    let has_names = event.contestants.iter().any(|own| !own.names.is_empty());
    let is_lost = !options.names && (has_names || event.details.iter().any(Detail::is_personal));
    is_lost.then(|| Loss::whole(LossKind::Names))
}

/// A kind of part that a format cannot hold. It has no words for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum LossKind {
    /// The names of people, which are written only on request.
    Names,
    /// A ruling of weights or damage: its figures are written, and the ruling itself in a comment.
    Ruling,
    /// The figures of a ruling that was not scored: there is only a comment.
    Figures,
    /// The printed ranking.
    Ranking,
    /// The printed results of matches.
    MatchResults,
    /// The conversion of matches to victory points.
    Conversion,
    /// The program that wrote the file.
    Program,
    /// The top that the file prints of a board.
    Top,
    /// Sections whose results are compared with one another: they are part of the numbers.
    Sections,
    /// The group of a fouled board that a line belongs to.
    Group,
    /// A pair without opponents.
    SitOut,
    /// An unknown text of the file in place of a score.
    Code,
    /// Points that pairs carry, and penalties at tables, which the format has no place for.
    Penalties,
    /// Facts that no figure follows from, which the format has no place for.
    Details,
    /// Strata that are ranked below the whole field.
    Strata,
    /// Sections that are each ranked apart.
    RankedApart,
    /// Penalties, in a file whose rankings alone show them.
    PenaltiesInTotals,
    /// Totals of the file that are not those of its results, and change by as much as those.
    OtherTotals,
    /// Victory points of matches, on a scale that nobody stated.
    VictoryPoints,
}

impl LossKind {
    /// Its name, by which words for it are looked up.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Names => "names",
            Self::Ruling => "ruling",
            Self::Figures => "figures",
            Self::Ranking => "ranking",
            Self::MatchResults => "match-results",
            Self::Conversion => "conversion",
            Self::Program => "program",
            Self::Top => "top",
            Self::Sections => "sections",
            Self::Group => "group",
            Self::SitOut => "sit-out",
            Self::Code => "code",
            Self::Penalties => "penalties",
            Self::Details => "details",
            Self::Strata => "strata",
            Self::RankedApart => "ranked-apart",
            Self::PenaltiesInTotals => "penalties-in-totals",
            Self::OtherTotals => "other-totals",
            Self::VictoryPoints => "victory-points",
        }
    }
}

/// The reason that an event cannot be written.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// Nothing writes this format.
    Format(Format),
    /// The writer of the format failed; in its words.
    Failed(String),
    /// The file has no room for the ruling at this row, as a script names it: `board 7; at NS 4 EW 9`.
    NoRoom(String),
}

/// Writes an event in a format, with its figures if it is scored.
///
/// # Errors
/// A format that is not written.
pub fn write(
    event: &Event,
    scored: Option<&ScoredEvent>,
    format: Format,
    options: WriteOptions,
) -> Result<Written, WriteError> {
    // JSON has the file's own figures beside the computed ones.
    if format == Format::Json {
        return json::write(event, scored, options);
    }
    let current = computed::up_to_date(event, scored);
    let mut written = match format {
        Format::Csv => csv::write(&current, scored, options),
        Format::Usebio => usebio::write(&current, scored, options),
        other => Err(WriteError::Format(other)),
    }?;
    let lost = Loss::whole(LossKind::MatchResults);
    if current.match_results.len() < event.match_results.len() && !written.lost.contains(&lost) {
        written.lost.push(lost);
    }
    Ok(written)
}
