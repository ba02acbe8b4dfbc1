//! The rows of the columns, and the event they make.

use super::carried::RowPoints;
use super::columns::Column;
use super::fields::RowFields;
use super::headings::TableHeadings;
use super::matches;
use super::notation;
use super::numbering::PARTNER_SEPARATOR;
use crate::model::{
    BoardResults, ContestantId, EventBuilder, EventForm, FaultKind, Line, LineResult, Place, Printed, PrintedUnit,
    Room, Winners,
};
use crate::readers::notation::{Bid, Made};
use crate::readers::numbering::with_direction;
use crate::readers::played::{self, LinePlay};
use csv::StringRecord;
use redress_core::ruling::{Board, Deal, Seat, Side, Sides, Vulnerability, WrittenContract};
use redress_core::scoring::Penalty;
use std::collections::HashMap;
use std::sync::Arc;

/// A row as it is written.
#[derive(Debug)]
pub(super) struct TableRow {
    place: Place,
    pub event: Option<String>,
    pub form: Option<String>,
    pub scoring: Option<String>,
    pub session: Option<String>,
    section: Option<String>,
    /// The sections of the pairs, if they are written.
    pub own_section: Sides<Option<String>>,
    pub board: u32,
    dealer: Option<Seat>,
    vulnerability: Option<Vulnerability>,
    deal: Option<String>,
    pub datum: Option<Printed>,
    round: Option<String>,
    table: Option<String>,
    pub room: Option<Room>,
    group: Option<String>,
    pub ns: String,
    pub ew: String,
    pub direction: Sides<Option<Side>>,
    names: Sides<Vec<String>>,
    played: LinePlay,
    /// A score that is more than a number.
    pub given: Option<LineResult>,
    /// The penalties at the table, of a comment before it.
    pub penalties: Vec<Penalty>,
    /// True if a contract is written, readable or not.
    has_contract: bool,
    /// The letter of its suit, if it has one.
    suit_letter: Option<char>,
    lead: Option<String>,
    code: Option<String>,
    state: Option<String>,
    pub printed: Sides<Option<Printed>>,
    /// The points that the pairs carry.
    carried: Sides<Vec<RowPoints>>,
    /// The victory points of the match that the row belongs to.
    pub victory_points: Sides<Option<Printed>>,
}

/// All rows.
#[derive(Debug, Default)]
pub(super) struct TableRows {
    pub all: Vec<TableRow>,
    /// The names of contestants that are written by names, by the numbers they got.
    pub called: HashMap<String, String>,
}

impl TableRow {
    /// The row of a record; `None` if it has no board or pairs, or a score that cannot be read.
    pub fn read(
        columns: &TableHeadings,
        record: &StringRecord,
        place: Place,
        event: &mut EventBuilder,
    ) -> Option<Self> {
        let mut fields = RowFields { columns, record, place: &place, event };
        let board = fields.read(Column::Board, |text| notation::count(text).filter(|number| *number > 0));
        let (ns, ew) = (fields.text(Column::Ns), fields.text(Column::Ew));
        fields.require([Column::Board, Column::Ns, Column::Ew]);
        let (board, ns, ew) = (board?, ns?, ew?);
        let unit = fields.read(Column::Unit, PrintedUnit::named);
        let other = fields.read(Column::EwUnit, PrintedUnit::named).or(unit);
        let ns_columns = [Column::NsPoints, Column::NsMatchpoints, Column::NsPercent, Column::NsImps];
        let ew_columns = [Column::EwPoints, Column::EwMatchpoints, Column::EwPercent, Column::EwImps];
        let printed = Sides { ns: fields.printed(ns_columns, unit), ew: fields.printed(ew_columns, other) };
        let mut played = played_of(&mut fields);
        let mut given = fields.score(&mut played)?;
        let contract = fields.text(Column::Contract).unwrap_or_default();
        let is_blank = notation::is_no_contract(&contract) && played.declarer.is_none() && played.made.is_none();
        let is_nothing = is_blank && matches!(played.score, None | Some(0)) && given.is_none();
        if is_nothing || notation::is_not_played(&contract) {
            (played, given) = (LinePlay::default(), Some(LineResult::NotPlayed));
        }
        let ((bare_ns, by_ns), (bare_ew, by_ew)) = (with_direction(&ns), with_direction(&ew));
        Some(Self {
            event: fields.text(Column::Event),
            form: fields.text(Column::Form),
            scoring: fields.text(Column::Scoring),
            session: fields.text(Column::Session),
            section: fields.text(Column::Section),
            own_section: Sides { ns: fields.text(Column::NsSection), ew: fields.text(Column::EwSection) },
            board,
            dealer: fields.read(Column::Dealer, notation::seat),
            vulnerability: fields.read(Column::Vulnerable, notation::vulnerability),
            deal: fields.text(Column::Deal),
            datum: fields.read(Column::Datum, |text| notation::printed(text, PrintedUnit::TotalPoints)),
            round: fields.text(Column::Round),
            table: fields.text(Column::Table),
            room: fields.read(Column::Room, room),
            group: fields.text(Column::Group),
            names: Sides { ns: names(&fields, Column::NsNames), ew: names(&fields, Column::EwNames) },
            ns: bare_ns.to_owned(),
            ew: bare_ew.to_owned(),
            direction: Sides { ns: by_ns, ew: by_ew },
            played,
            given,
            penalties: Vec::new(),
            has_contract: !is_dash(&contract),
            suit_letter: notation::suit_letter(&contract),
            lead: fields.text(Column::Lead),
            code: fields.text(Column::Code),
            state: fields.text(Column::State),
            printed,
            carried: RowPoints::read(&mut fields),
            victory_points: matches::victory_points(&mut fields),
            place,
        })
    }
}

/// The names of the players in a column.
fn names(fields: &RowFields<'_>, column: Column) -> Vec<String> {
    fields.text(column).iter().flat_map(|text| text.split(';')).map(|name| name.trim().to_owned()).collect()
}

/// `open`, `o`, `otwarty`, `abierta`; `closed`, `c`, `zamknięty`, `fermée`, `gesloten`, `lukket`.
fn room(text: &str) -> Option<Room> {
    match text.to_lowercase().chars().next()? {
        'o' | '1' | 'a' | 'å' | 'ö' => Some(Room::Open),
        'c' | 'z' | '2' | 'f' | 'g' | 's' | 'l' => Some(Room::Closed),
        _ => None,
    }
}

/// Returns true for a dash, which means an empty field.
fn is_dash(text: &str) -> bool {
    matches!(text, "-" | "") || notation::is_no_contract(text)
}

/// Contract, declarer and tricks.
fn played_of(fields: &mut RowFields<'_>) -> LinePlay {
    let mut read = LinePlay::default();
    let is_there = |text: &str| !is_dash(text) && !notation::is_not_played(text);
    let written = |fields: &RowFields<'_>, column| fields.columns.field(column, fields.record).is_some_and(is_there);
    if written(fields, Column::Contract) {
        let whole = fields.columns.field(Column::Contract, fields.record).map(str::parse::<WrittenContract>);
        match whole.and_then(Result::ok) {
            // Everything in one field: 4♠-1 W.
            Some(contract) if contract.declarer.is_some() || contract.result.is_some() => {
                read.declarer = contract.declarer;
                read.made = contract.tricks().map(Made::Over);
                read.bid = Some(Bid::Contract(contract.bid()));
            }
            _ => {
                if let Some(whole) = fields.read(Column::Contract, notation::whole_bid) {
                    (read.bid, read.declarer, read.made) = (Some(whole.bid), whole.declarer, whole.made);
                }
            }
        }
    }
    if written(fields, Column::Declarer) {
        read.declarer = fields.declarer();
    }
    if written(fields, Column::Tricks) {
        read.made = fields.read(Column::Tricks, notation::made);
    }
    read
}

impl RowFields<'_> {
    /// The score: a number, one column for each side, or a ruling; the outer option is `None` if it cannot be read.
    #[allow(clippy::option_option, reason = "what cannot be read is another thing than what is not there")]
    fn score(&mut self, played: &mut LinePlay) -> Option<Option<LineResult>> {
        if let Some(text) = self.text(Column::Result).filter(|text| !is_dash(text)) {
            // A result in tricks, or a score if no other column has one.
            match notation::made(&text) {
                Some(made) => played.made = played.made.or(Some(made)),
                None if notation::is_not_played(&text) => return Some(Some(LineResult::NotPlayed)),
                None if !self.columns.has(Column::Score) => return self.given(Column::Result, played),
                None => {
                    self.read(Column::Result, |_| None::<()>);
                }
            }
        }
        if self.text(Column::Score).is_some() {
            return self.given(Column::Score, played);
        }
        let (ns, ew) = (self.text(Column::ScoreNs), self.text(Column::ScoreEw));
        match (ns.as_deref(), ew.as_deref()) {
            (Some(ns), Some(ew)) if !is_nothing(ns) && !is_nothing(ew) => {
                if let (Some(ns), Some(ew)) = (notation::of_word(ns), notation::of_word(ew)) {
                    return Some(Some(played::artificial(Sides { ns, ew })));
                }
                let own = self.read(Column::ScoreNs, notation::score)?;
                // The same score of the other side, or nothing in the column of the side that lost it.
                let fits = |other: i32| other == own.saturating_neg() || other == 0;
                let other = self.read(Column::ScoreEw, notation::score)?;
                played.score = match other {
                    other if fits(other) => Some(own),
                    other if own == 0 => Some(other.abs().saturating_neg()),
                    _ => None,
                };
                if played.score.is_none() {
                    let columns = [Column::ScoreNs, Column::ScoreEw].map(|column| self.columns.heading(column).trim());
                    let kind = FaultKind::Value { what: columns.join(", "), found: format!("{ns}, {ew}") };
                    self.event.fault(self.place.clone(), kind);
                }
                played.score.map(|_| None)
            }
            (Some(ns), _) if !is_nothing(ns) => self.given(Column::ScoreNs, played),
            (_, Some(ew)) if !is_nothing(ew) => {
                // In its own column a score is East-West's, with a minus or without.
                played.score = self.read(Column::ScoreEw, notation::score).map(|score| score.abs().saturating_neg());
                played.score.map(|_| None)
            }
            _ => Some(None),
        }
    }

    /// A score as a number or in the notation of rulings.
    #[allow(clippy::option_option, reason = "what cannot be read is another thing than what is not there")]
    fn given(&mut self, column: Column, played: &mut LinePlay) -> Option<Option<LineResult>> {
        let text = self.text(column)?;
        if is_nothing(&text) {
            return Some(None);
        }
        if notation::is_not_played(&text) {
            return Some(Some(LineResult::NotPlayed));
        }
        if let Some(score) = notation::score(&text) {
            played.score = Some(score);
            return Some(None);
        }
        if notation::bid(&text) == Some(Bid::Passed) {
            played.bid = Some(Bid::Passed);
            return Some(None);
        }
        // The notation of redress comes first: 60% is a share in it, and average plus elsewhere.
        let of_notation = |text: &str| text.parse().ok().map(|found| LineResult::Ruling(Arc::new(found)));
        let given = |text: &str| {
            let artificial = || notation::artificial(text).map(played::artificial);
            of_notation(text).or_else(artificial).or_else(|| played::of_contract(notation::whole_bid(text)?))
        };
        self.read(column, given).map(Some)
    }
}

/// Returns true for a text that means an empty field.
fn is_nothing(text: &str) -> bool {
    is_dash(text)
}

/// The columns of the file, and the names of contestants by their numbers.
type Known<'a> = (&'a TableHeadings, &'a HashMap<String, String>);

/// The field of a comparison: a board of a session and a section.
type Field = (Option<String>, Option<String>, u32);

impl TableRows {
    /// Enters the boards, the contestants and the lines.
    pub fn enter(self, columns: &TableHeadings, event: &mut EventBuilder) {
        let by_section = columns.has(Column::NsSection) || self.is_by_section();
        let mut places: HashMap<Field, usize> = HashMap::new();
        for row in self.all {
            let field = (row.session.clone(), row.section.clone(), row.board);
            let at = *places.entry(field).or_insert_with(|| {
                event.boards.push(BoardResults::new(Board::numbered(row.board)));
                event.boards.len().saturating_sub(1)
            });
            row.conditions(at, event);
            let place = row.place.clone();
            let line = row.line(at, by_section, (columns, &self.called), event);
            match (line, event.boards.get_mut(at)) {
                (Some(line), Some(board)) => board.lines.push(line),
                _ => event.fault(place, FaultKind::RowLost),
            }
        }
    }

    /// Leaves out the contracts in `C` if others have the letters `P` or `T`: it may be hearts there. A score that is written
    /// counts.
    pub fn leave_out_c(&mut self, columns: &TableHeadings, event: &mut EventBuilder) {
        if !self.all.iter().any(|row| matches!(row.suit_letter, Some('P' | 'T'))) {
            return;
        }
        for row in self.all.iter_mut().filter(|row| row.suit_letter == Some('C')) {
            row.played.bid = None;
            let what = columns.heading(Column::Contract).trim().to_owned();
            event.fault(row.place.clone(), FaultKind::SuitLetter { what });
        }
    }

    /// Returns true if the same number plays in two sections of a session.
    fn is_by_section(&self) -> bool {
        let mut known: HashMap<(&Option<String>, &str), &Option<String>> = HashMap::new();
        self.all.iter().any(|row| {
            [&row.ns, &row.ew]
                .into_iter()
                .any(|number| *known.entry((&row.session, number.as_str())).or_insert(&row.section) != &row.section)
        })
    }
}

impl TableRow {
    /// Adds the row's facts of its board.
    fn conditions(&self, at: usize, event: &mut EventBuilder) {
        let arc = |text: &Option<String>| text.as_deref().map(Arc::from);
        let Some(board) = event.boards.get_mut(at) else { return };
        board.session = arc(&self.session);
        board.section = arc(&self.section);
        board.board.dealer = self.dealer.or(board.board.dealer);
        board.board.vulnerability = self.vulnerability.or(board.board.vulnerability);
        board.datum = board.datum.take().or_else(|| self.datum.clone());
        let Some(text) = self.deal.as_deref().filter(|_| board.deal.is_none()) else { return };
        match Deal::parse(text) {
            Ok(deal) => board.deal = Some(Arc::new(deal)),
            Err(_) => {
                let kind = FaultKind::Value { what: "Deal".into(), found: text.chars().take(40).collect() };
                event.fault(self.place.clone(), kind);
            }
        }
    }

    /// The contestant in a direction, as it is written.
    pub fn number(&self, side: Side) -> &str {
        if side == Side::NS { &self.ns } else { &self.ew }
    }

    /// Puts another number in the place of the one that is written.
    pub fn set_number(&mut self, side: Side, number: String) {
        *(if side == Side::NS { &mut self.ns } else { &mut self.ew }) = number;
    }

    /// The section of who sat in a direction.
    pub fn section_of(&self, side: Side) -> Option<&str> {
        self.own_section.by(side).as_deref().or(self.section.as_deref())
    }

    /// The contestant in a direction.
    fn who(
        &self,
        side: Side,
        by_section: bool,
        (columns, called): Known<'_>,
        event: &mut EventBuilder,
    ) -> ContestantId {
        let section = if columns.has(Column::NsSection) { self.own_section.by(side) } else { &self.section };
        let section = section.as_deref().filter(|_| by_section);
        let number = self.number(side);
        let players = number.split_once(PARTNER_SEPARATOR).filter(|_| event.form == EventForm::Individual);
        let id = match players {
            Some((one, other)) => {
                for player in [one, other] {
                    let id = event.contestant(section, player, None);
                    if let (Some(player), Some(name)) = (event.contestant_mut(id), called.get(player)) {
                        player.names = vec![name.clone()];
                    }
                }
                event.together(section, [one, other])
            }
            None => {
                let two = event.winners == Winners::Two;
                let direction = self.direction.by(side).or_else(|| two.then_some(side));
                event.contestant(section, number, direction)
            }
        };
        let names = self.names.by(side);
        if let Some(contestant) = event.contestant_mut(id)
            && contestant.names.is_empty()
        {
            contestant.names.clone_from(names);
            if names.is_empty() {
                contestant.names.extend(called.get(number).cloned());
            }
            contestant.phantom = number == "0";
        }
        id
    }

    /// The line of the row; `None` if it has a contract and no result.
    fn line(self, at: usize, by_section: bool, known: Known<'_>, event: &mut EventBuilder) -> Option<Line> {
        let conditions = event.boards.get(at).map_or(Board::numbered(self.board), |board| board.board);
        let settled = self.played.settle(&conditions, event);
        for fault in settled.faults {
            event.fault(self.place.clone(), fault);
        }
        let no_points = self.printed.ns.is_none() && self.printed.ew.is_none();
        let result = match (self.state.as_deref(), self.given.clone(), settled.result) {
            (Some("bare"), _, _) => LineResult::Bare,
            (Some("sit-out"), _, _) => LineResult::SitOut,
            (Some("not-played"), _, _) => LineResult::NotPlayed,
            (_, Some(given), _) => given,
            (_, None, Some(result)) => result,
            (_, None, None) if no_points && self.has_contract => {
                if self.played.bid.is_some() {
                    let lacking = [Column::Declarer, Column::Tricks].map(|column| known.0.heading(column).trim());
                    event.fault(self.place.clone(), FaultKind::Missing { what: lacking.join(", ") });
                }
                return None;
            }
            (_, None, None) if no_points => LineResult::NotPlayed,
            (_, None, None) => LineResult::Bare,
        };
        let (ns, ew) = (self.who(Side::NS, by_section, known, event), self.who(Side::EW, by_section, known, event));
        let arc = |text: Option<String>| text.map(Arc::from);
        matches::enter(self.victory_points, (arc(self.round.clone()), self.room), Sides { ns, ew }, event);
        for (who, points) in [(ns, self.carried.ns), (ew, self.carried.ew)] {
            points.into_iter().for_each(|points| points.enter(who, event));
        }
        Some(Line {
            table: arc(self.table),
            round: arc(self.round),
            room: self.room,
            group: arc(self.group),
            contract: settled.contract,
            lead: arc(self.lead),
            code: arc(self.code),
            printed: self.printed,
            penalties: self.penalties,
            ..Line::new(self.place, ns, ew, result)
        })
    }
}
