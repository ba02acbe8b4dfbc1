//! The event as a whole.

use super::carried::CarriedPoints;
use super::contestant::{Contestant, ContestantId};
use super::detail::{Detail, DetailOf};
use super::elsewhere::{Elsewhere, Rest};
use super::fault::Fault;
use super::line::Line;
use super::printed::Printed;
use super::stratum::Stratum;
use redress_core::number::Exact;
use redress_core::ruling::{Board, Deal, Sides};
use redress_core::scoring::{Match, Penalty, Scoring};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// A format of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// USEBIO 1.2 or 1.3, XML (England, RealBridge, Compscore).
    Usebio,
    /// Pages and texts of JFR Pary (Poland).
    Jfr,
    /// Pages of KoPS2www (Poland).
    Kops,
    /// Pages of Bridge Base Online.
    Bbo,
    /// Pages of ACBL Live.
    AcblLive,
    /// Records of boards of Bridge Base Online.
    Lin,
    /// The recap that my.acbl.org shows, JSON.
    Acbl,
    /// Bridgemate's Access database.
    Bws,
    /// Portable Bridge Notation 2.1.
    Pbn,
    /// Columns of text.
    Csv,
    /// Columns of a Parquet file.
    Parquet,
    /// The JSON that `redress event --format json` writes.
    Json,
    /// Travellers written by hand.
    Ruling,
}

impl Format {
    /// Every format with its name in the command and in JSON.
    pub const ALL: [(Self, &str); 13] = [
        (Self::Usebio, "usebio"),
        (Self::Jfr, "jfr"),
        (Self::Kops, "kops"),
        (Self::Bbo, "bbo"),
        (Self::AcblLive, "acbl-live"),
        (Self::Lin, "lin"),
        (Self::Acbl, "acbl"),
        (Self::Bws, "bws"),
        (Self::Pbn, "pbn"),
        (Self::Csv, "csv"),
        (Self::Parquet, "parquet"),
        (Self::Json, "json"),
        (Self::Ruling, "ruling"),
    ];

    /// Returns true if its programs write many files for one event.
    #[must_use]
    pub fn is_of_many_files(self) -> bool {
        matches!(self, Self::Jfr | Self::Kops | Self::Bbo | Self::AcblLive | Self::Lin)
    }

    /// Its name: `usebio`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(format, _)| *format == self).map_or("", |(_, name)| name)
    }

    /// The format of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, own)| own.eq_ignore_ascii_case(name)).map(|(format, _)| *format)
    }
}

/// The number of rankings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Winners {
    /// All contestants in one ranking.
    One,
    /// North-South and East-West each in their own.
    Two,
}

/// The form of an event: its contestants, and how boards follow from tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventForm {
    /// Pairs, whose results on a board are compared with one another.
    Pairs,
    /// Individuals: as pairs, but each player is ranked.
    Individual,
    /// Teams in matches, whose two rooms are compared with one another.
    Teams,
}

impl EventForm {
    /// Every form with its name in JSON.
    pub const ALL: [(Self, &str); 3] =
        [(Self::Pairs, "pairs"), (Self::Individual, "individual"), (Self::Teams, "teams")];

    /// Its name: `pairs`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(form, _)| *form == self).map_or("", |(_, name)| name)
    }

    /// The form of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, own)| *own == name).map(|(form, _)| *form)
    }
}

/// An event as a file has it. Cloning is cheap: boards are shared until one is changed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event {
    /// The name of the event, if it has one.
    pub name: Option<String>,
    /// The format of the file that its program wrote; our own JSON keeps it, since the rules follow from it.
    pub format: Format,
    /// The program that wrote it, as it calls itself.
    pub program: Option<String>,
    /// The form of the event.
    pub form: EventForm,
    /// The form of scoring that the file declares or its figures show; `None` if there is neither. For pairs and
    /// individuals [`Scoring::Imps`] means IMPs, against a datum or other results.
    pub scoring: Option<Scoring>,
    /// The conversion of its matches to victory points, if it is played in matches.
    pub matches: Option<Match>,
    /// The number of rankings.
    pub winners: Winners,
    /// The contestants, in the order of the file.
    pub contestants: Arc<Vec<Contestant>>,
    /// The boards in the order of the file, each session's and each section's apart where these are scored apart.
    pub boards: Vec<Arc<BoardResults>>,
    /// The ranking as the file prints it; empty if it has none.
    pub ranking: Arc<Vec<PrintedPlace>>,
    /// The printed points of each side of a match, if the event is played in matches.
    pub match_results: Arc<Vec<PrintedMatch>>,
    /// The points that contestants carry beside their boards, given by a director or written in columns; those of a
    /// printed ranking are in [`PrintedPlace`].
    pub carried: Arc<Vec<CarriedPoints>>,
    /// The settings that the file states, as they are written after `set`: `round 0.01 away`. They come after those of
    /// the program that wrote it.
    pub settings: Arc<Vec<String>>,
    /// The strata below the whole field, the highest first.
    pub strata: Arc<Vec<Stratum>>,
    /// The facts that no figure follows from.
    pub details: Arc<Vec<Detail>>,
    /// The columns, elements and keys of the file that are not in the event and could not be written again.
    pub left: Arc<Vec<String>>,
    /// The boards that are kept elsewhere; `None` if all are in [`boards`](Self::boards).
    pub elsewhere: Option<Arc<Elsewhere>>,
    /// The faults of the file.
    pub faults: Vec<Fault>,
}

/// A match of an event that is played in matches, as the file prints its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedMatch {
    /// The round, as the file writes it.
    pub round: Option<Arc<str>>,
    /// The home team, or the pair that sits North-South.
    pub ns: ContestantId,
    /// The visitors, or the pair that sits East-West.
    pub ew: ContestantId,
    /// The points of each side: victory points or IMPs.
    pub points: Sides<Option<Printed>>,
}

/// A board with the results of every table that is compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardResults {
    /// The board; it has a number.
    pub board: Board,
    /// The session, if there are several.
    pub session: Option<Arc<str>>,
    /// The section whose results are compared, if sections are scored apart.
    pub section: Option<Arc<str>>,
    /// The cards.
    pub deal: Option<Arc<Deal>>,
    /// The datum, if one is printed: from NS's view.
    pub datum: Option<Printed>,
    /// The top of the board, if one is printed.
    pub top: Option<Printed>,
    /// The tables in the order of the file.
    pub lines: Vec<Line>,
    /// Scores beside these lines, at a board of very many tables.
    pub rest: Option<Arc<Rest>>,
    /// The board as the file has it, if rulings were put in the place of results; `None` as long as none were.
    pub original: Option<Arc<BoardResults>>,
}

impl BoardResults {
    /// The line of the other room: the same two teams with their directions exchanged, in the same round.
    #[must_use]
    pub fn other_room(&self, line: usize) -> Option<usize> {
        let own = self.lines.get(line)?;
        let is_other = |other: &Line| other.ns == own.ew && other.ew == own.ns && other.round == own.round;
        self.lines.iter().position(is_other).filter(|other| *other != line)
    }

    /// The same of every line, in one walk over them.
    #[must_use]
    pub fn other_rooms(&self) -> Vec<Option<usize>> {
        let mut first: HashMap<(ContestantId, ContestantId, Option<&str>), usize> = HashMap::new();
        for (at, line) in self.lines.iter().enumerate() {
            first.entry((line.ns, line.ew, line.round.as_deref())).or_insert(at);
        }
        let other = |(at, own): (usize, &Line)| {
            first.get(&(own.ew, own.ns, own.round.as_deref())).copied().filter(|other| *other != at)
        };
        self.lines.iter().enumerate().map(other).collect()
    }

    /// A board without any results yet.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self {
            board,
            session: None,
            section: None,
            deal: None,
            datum: None,
            top: None,
            lines: Vec::new(),
            rest: None,
            original: None,
        }
    }

    /// Returns true if it was played in several forms, each of which is compared with itself alone (Law 87).
    #[must_use]
    pub fn is_fouled(&self) -> bool {
        self.lines.iter().any(|line| line.group.is_some())
    }

    /// The number of its results beside its lines.
    #[must_use]
    pub fn beside(&self) -> usize {
        self.rest.as_deref().map_or(0, Rest::len)
    }

    /// The board as the file has it.
    #[must_use]
    pub fn as_read(&self) -> &Self {
        self.original.as_deref().unwrap_or(self)
    }
}

/// A line of a printed ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedPlace {
    /// The contestant.
    pub contestant: ContestantId,
    /// The place; pairs that tie have the same.
    pub place: Option<u32>,
    /// The result: percent, IMPs, victory points or matchpoints.
    pub result: Option<Printed>,
    /// The total that the result is made of, if both are printed: matchpoints beside percent.
    pub total: Option<Printed>,
    /// The boards played, if printed.
    pub boards: Option<u32>,
    /// The penalty, in the unit of the total if one is printed beside the result, else of the result; a bonus is
    /// negative.
    pub penalty: Exact,
    /// The carry-over from an earlier session, in the same unit.
    pub carry_over: Exact,
}

impl Event {
    /// The contestant of this place in the list.
    #[must_use]
    pub fn contestant(&self, id: ContestantId) -> Option<&Contestant> {
        self.contestants.get(usize::try_from(id.0).ok()?)
    }

    /// Every contestant with its place in the list.
    pub fn contestants(&self) -> impl Iterator<Item = (ContestantId, &Contestant)> {
        (0..).map(ContestantId).zip(self.contestants.iter())
    }

    /// The day on which it was played, as the file writes it.
    #[must_use]
    pub fn date(&self) -> Option<&str> {
        let of_event = |detail: &&Detail| detail.of == DetailOf::Event && &*detail.name == Detail::DATE;
        self.details.iter().find(of_event).map(|detail| &*detail.text)
    }

    /// The form of scoring, if the file declares it in full: for pairs and individuals in IMPs it does not.
    #[must_use]
    pub fn known_scoring(&self) -> Option<Scoring> {
        self.scoring.filter(|scoring| *scoring != Scoring::Imps || self.form == EventForm::Teams)
    }

    /// The penalties that were given at the table at these places of the lists.
    #[must_use]
    pub fn penalties_at(&self, board: usize, line: usize) -> &[Penalty] {
        let line = self.boards.get(board).and_then(|board| board.lines.get(line));
        line.map(|line| line.penalties.as_slice()).unwrap_or_default()
    }

    /// The lines at whose tables penalties were given, with the places of their boards and of themselves.
    pub fn penalised(&self) -> impl Iterator<Item = (usize, usize, &Line)> {
        let all = self.boards.iter().enumerate();
        let lines =
            all.flat_map(|(at, board)| board.lines.iter().enumerate().map(move |(place, own)| (at, place, own)));
        lines.filter(|(_, _, line)| !line.penalties.is_empty())
    }

    /// The numbers of its boards.
    #[must_use]
    pub fn board_numbers(&self) -> BTreeSet<u32> {
        let elsewhere = self.elsewhere.iter().flat_map(|known| known.numbers.iter().copied());
        self.boards.iter().filter_map(|board| board.board.number).chain(elsewhere).collect()
    }
}
