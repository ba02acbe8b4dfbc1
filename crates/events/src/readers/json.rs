//! The JSON that `redress event --format json` writes.

use super::{ReadOptions, Reader, notation, open};
use crate::document::{
    BoardDocument, EventDocument, FileFigures, LineDocument, MatchDocument, MatchResultDocument, ScaleDocument,
    StandingDocument, StratumMembersDocument, amount_in, read_exact, read_figure,
};
use crate::model::{
    BoardResults, CarriedKind, CarriedPoints, ContestantId, Detail, DetailOf, Event, EventBuilder, EventForm, Fault,
    FaultKind, Format, Line, LineResult, Place, Printed, PrintedMatch, PrintedPlace, PrintedUnit, Room, Stratum,
    Winners,
};
use crate::source::NamedBytes;
use redress_core::number::Exact;
use redress_core::ruling::{Board, Deal, Sides, Vulnerability};
use redress_core::scoring::{
    CountedIn, Match, MatchForm, Penalty, PercentScale, Scoring, Step, StepScale, VictoryScale,
};
use std::sync::Arc;

/// The number of bytes of a file that are searched for its first name.
const HEAD: usize = 256;

/// Reads our own JSON.
pub(super) struct Json;

impl Reader for Json {
    fn format(&self) -> Format {
        Format::Json
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(is_redress_json)
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let (file, mut event) = open::one_file(files, self.format(), is_redress_json)?;
        let text = open::text(file, &mut event);
        let document: EventDocument = serde_json::from_str(&text).map_err(|error| {
            let line = u32::try_from(error.line()).ok().filter(|line| *line > 0);
            Fault::at(Place { line, ..file.place() }, FaultKind::Damaged(error.to_string()))
        })?;
        let mut reading = DocumentReader { place: file.place(), ids: Vec::new(), event };
        reading.head(&document);
        reading.contestants(&document);
        for (at, board) in document.boards.iter().enumerate() {
            reading.board(at, board);
        }
        for (at, own) in document.matches.iter().enumerate() {
            reading.match_result(at, own);
        }
        reading.ranking(&document.ranking);
        reading.strata(&document.event.strata);
        Ok(reading.event.finish())
    }
}

/// Returns true if a file begins as redress's own JSON does.
pub(crate) fn is_redress_json(file: &NamedBytes) -> bool {
    let head: Vec<u8> = file.bytes.iter().take(HEAD).copied().filter(|byte| *byte != 0).collect();
    let bare: Vec<u8> = head.into_iter().filter(|byte| byte.is_ascii() && !byte.is_ascii_whitespace()).collect();
    bare.starts_with(b"{\"redress\":")
}

struct DocumentReader {
    place: Place,
    /// The contestants in the order of the file.
    ids: Vec<ContestantId>,
    event: EventBuilder,
}

impl DocumentReader {
    fn at(&self, element: &str) -> Place {
        Place { element: Some(Arc::from(element)), ..self.place.clone() }
    }

    /// Adds a fault for a value that cannot be read.
    fn wrong(&mut self, element: &str, what: &str, found: &str) {
        let found = found.chars().take(40).collect();
        let place = self.at(element);
        self.event.fault(place, FaultKind::Value { what: what.to_owned(), found });
    }

    fn lost(&mut self, element: &str) {
        let place = self.at(element);
        self.event.fault(place, FaultKind::RowLost);
    }

    /// Reads a text; one that cannot be read is a fault.
    fn read<T>(
        &mut self,
        element: &str,
        what: &str,
        text: &Option<String>,
        of: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let text = text.as_deref()?;
        let found = of(text);
        if found.is_none() {
            self.wrong(element, what, text);
        }
        found
    }

    fn head(&mut self, document: &EventDocument) {
        let head = &document.event;
        // The figures come about by the format that the file was made from.
        let format = (!head.format.is_empty()).then(|| head.format.clone());
        self.event.format = self.read("event", "format", &format, Format::named).unwrap_or(Format::Json);
        self.event.name = head.name.clone();
        self.event.program = head.program.clone();
        for setting in &head.settings {
            let place = self.at("event");
            self.event.state(&format!("set {setting}"), &place);
        }
        self.event.details = head.details.iter().map(|own| Detail::of_event(&own.name, &own.text)).collect();
        self.event.winners = if head.winners == 2 { Winners::Two } else { Winners::One };
        if !head.form.is_empty() {
            let form = Some(head.form.clone());
            self.event.form = self.read("event", "form", &form, EventForm::named).unwrap_or(EventForm::Pairs);
        }
        self.event.scoring = self.read("event", "scoring", &head.scoring, Scoring::named);
        if let Some(conversion) = &head.conversion {
            self.event.matches = read_match(conversion);
            if self.event.matches.is_none() {
                self.wrong("event", "match", &conversion.form);
            }
        }
    }

    fn contestants(&mut self, document: &EventDocument) {
        for (at, own) in document.contestants.iter().enumerate() {
            let element = format!("contestants[{at}]");
            let direction = self.read(&element, "direction", &own.direction, notation::side);
            let id = self.event.contestant(own.section.as_deref(), &own.number, direction);
            if let Some(contestant) = self.event.contestant_mut(id) {
                contestant.names = own.names.clone();
                contestant.phantom = own.phantom;
            }
            self.ids.push(id);
        }
        for (at, own) in document.contestants.iter().enumerate().filter(|(_, own)| !own.players.is_empty()) {
            let players: Vec<ContestantId> = own.players.iter().filter_map(|at| self.by_place(Some(*at))).collect();
            if players.len() != own.players.len() {
                self.wrong(&format!("contestants[{at}]"), "players", &format!("{:?}", own.players));
            }
            let id = self.ids.get(at).copied();
            if let Some(contestant) = id.and_then(|id| self.event.contestant_mut(id)) {
                contestant.players = players;
            }
        }
        for (own, id) in document.contestants.iter().zip(&self.ids) {
            let details = own.details.iter().map(|own| Detail {
                of: own.player.map_or(DetailOf::Contestant(*id), |place| DetailOf::Player(*id, place)),
                name: own.name.as_str().into(),
                text: own.text.as_str().into(),
            });
            self.event.details.extend(details);
        }
        self.carried(document);
    }

    /// The contestant at a place of the list.
    fn by_place(&self, at: Option<u32>) -> Option<ContestantId> {
        self.ids.get(usize::try_from(at?).ok()?).copied()
    }

    fn board(&mut self, at: usize, own: &BoardDocument) {
        let element = format!("boards[{at}]");
        let Some(number) = notation::count(&own.board) else {
            self.wrong(&element, "board", &own.board);
            self.lost(&element);
            return;
        };
        let text = |text: &Option<String>| text.as_deref().map(Arc::from);
        let mut board = Board::numbered(number);
        board.dealer = self.read(&element, "dealer", &own.dealer, notation::seat).or(board.dealer);
        let own_vulnerability = self.read(&element, "vulnerability", &own.vulnerability, vulnerability);
        board.vulnerability = own_vulnerability.or(board.vulnerability);
        let deal = self.read(&element, "deal", &own.deal, |text| Deal::parse(text).ok());
        let file = own.file.clone().unwrap_or_default();
        let points = |text: &str| read_figure(text, PrintedUnit::TotalPoints);
        let matchpoints = |text: &str| read_figure(text, PrintedUnit::Matchpoints);
        let (datum, top) =
            (self.read(&element, "datum", &file.datum, points), self.read(&element, "top", &file.top, matchpoints));
        let mut lines = Vec::with_capacity(own.lines.len());
        for (at, line) in own.lines.iter().enumerate() {
            let element = format!("{element}.lines[{at}]");
            match self.line(&element, own, line) {
                Some(read) => lines.push(Line { penalties: self.penalties(&element, line), ..read }),
                None => self.lost(&element),
            }
        }
        self.event.boards.push(BoardResults {
            session: text(&own.session),
            section: text(&own.section),
            deal: deal.map(Arc::new),
            datum,
            top,
            lines,
            ..BoardResults::new(board)
        });
    }

    fn line(&mut self, element: &str, board: &BoardDocument, own: &LineDocument) -> Option<Line> {
        let text = |text: &Option<String>| text.as_deref().map(Arc::from);
        let mut who = |at: Option<u32>, number: &str| match (at, number) {
            (Some(_), _) => {
                let id = self.by_place(at);
                if id.is_none() {
                    self.wrong(element, "ns_contestant, ew_contestant", &written(at));
                }
                id
            }
            // Written by hand: the number alone.
            (None, "") => {
                self.wrong(element, "ns, ew", "");
                None
            }
            (None, number) => Some(self.event.contestant(board.section.as_deref(), number, None)),
        };
        let (ns, ew) = (who(own.ns_contestant, &own.ns)?, who(own.ew_contestant, &own.ew)?);
        let result = match (own.state.as_deref(), &own.ruling) {
            (Some("bare"), _) => LineResult::Bare,
            (Some("sit-out"), _) => LineResult::SitOut,
            (Some("not-played"), _) | (None, None) => LineResult::NotPlayed,
            (None, Some(_)) => {
                let ruling = self.read(element, "ruling", &own.ruling, |text| text.parse().ok())?;
                LineResult::Ruling(Arc::new(ruling))
            }
            (Some(other), _) => {
                self.wrong(element, "state", other);
                return None;
            }
        };
        let room = |text: &str| match text {
            "open" => Some(Room::Open),
            "closed" => Some(Room::Closed),
            _ => None,
        };
        let room = self.read(element, "room", &own.room, room);
        let contract = self.read(element, "contract", &own.contract, |text| text.parse().ok());
        let printed = own.file.as_ref().map(|file| self.figures(element, file)).unwrap_or_default();
        Some(Line {
            table: text(&own.table),
            round: text(&own.round),
            room,
            group: text(&own.group),
            contract,
            lead: text(&own.lead),
            code: text(&own.code),
            printed,
            ..Line::new(self.at(element), ns, ew, result)
        })
    }

    /// The penalties of a line.
    fn penalties(&mut self, element: &str, own: &LineDocument) -> Vec<Penalty> {
        let mut penalties = Vec::new();
        for one in &own.penalties {
            let amount = amount_in(&one.amount, Some(&one.unit)).filter(|(amount, _)| !amount.is_negative());
            match (notation::side(&one.side), amount) {
                (Some(side), Some((amount, Some(unit)))) => {
                    penalties.push(Penalty { side, amount, unit });
                }
                _ => self.wrong(element, "penalties", &format!("{} {} {}", one.side, one.amount, one.unit)),
            }
        }
        penalties
    }

    /// Reads the points that contestants carry.
    fn carried(&mut self, document: &EventDocument) {
        for (at, own) in document.contestants.iter().enumerate() {
            for points in &own.points {
                let read = CarriedKind::named(&points.kind).zip(amount_in(&points.amount, points.unit.as_deref()));
                match (self.ids.get(at), read) {
                    (Some(contestant), Some((kind, (amount, unit)))) => {
                        self.event.carried.push(CarriedPoints { contestant: *contestant, kind, amount, unit });
                    }
                    _ => self.wrong(&format!("contestants[{at}]"), "points", &points.amount),
                }
            }
        }
    }

    /// Reads the printed figures of each side.
    fn figures(&mut self, element: &str, file: &FileFigures) -> Sides<Option<Printed>> {
        let Some(unit) = PrintedUnit::named(&file.unit) else {
            self.wrong(element, "unit", &file.unit);
            return Sides::default();
        };
        let other = self.read(element, "ew_unit", &file.ew_unit, PrintedUnit::named).unwrap_or(unit);
        Sides {
            ns: self.read(element, "file.ns", &file.ns, |text| read_figure(text, unit)),
            ew: self.read(element, "file.ew", &file.ew, |text| read_figure(text, other)),
        }
    }

    fn match_result(&mut self, at: usize, own: &MatchResultDocument) {
        let element = format!("matches[{at}]");
        let (Some(ns), Some(ew)) = (self.by_place(Some(own.ns_contestant)), self.by_place(Some(own.ew_contestant)))
        else {
            self.wrong(&element, "ns_contestant, ew_contestant", &own.ns_contestant.to_string());
            self.lost(&element);
            return;
        };
        let MatchResultDocument { ns: for_ns, ew: for_ew, unit, ew_unit, .. } = own.clone();
        let has_points = for_ns.is_some() || for_ew.is_some();
        let file = FileFigures { ns: for_ns, ew: for_ew, unit, ew_unit };
        let points = if has_points { self.figures(&element, &file) } else { Sides::default() };
        let round = own.round.as_deref().map(Arc::from);
        self.event.match_results.push(PrintedMatch { round, ns, ew, points });
    }

    /// Reads the strata.
    fn strata(&mut self, strata: &[StratumMembersDocument]) {
        for (at, own) in strata.iter().enumerate() {
            let mut stratum = Stratum { name: own.name.clone(), contestants: Vec::new() };
            for index in &own.contestants {
                match self.by_place(Some(*index)) {
                    Some(id) => stratum.contestants.push(id),
                    None => self.wrong(&format!("event.strata[{at}]"), "contestants", &index.to_string()),
                }
            }
            self.event.strata.push(stratum);
        }
    }

    /// Reads the printed ranking, in its order.
    fn ranking(&mut self, ranking: &[StandingDocument]) {
        let mut rows = Vec::new();
        for (at, own) in ranking.iter().enumerate() {
            let Some(file) = &own.file else { continue };
            let element = format!("ranking[{at}]");
            let Some(contestant) = self.by_place(own.contestant) else {
                self.wrong(&element, "contestant", &written(own.contestant));
                self.lost(&element);
                continue;
            };
            let mut printed = |what: &str, unit: &Option<String>, text: &Option<String>| {
                let unit = self.read(&element, what, unit, PrintedUnit::named)?;
                self.read(&element, what, text, |text| read_figure(text, unit))
            };
            let (result, total) =
                (printed("result", &file.unit, &file.result), printed("total", &file.total_unit, &file.total));
            let mut amount =
                |what: &str, text: &Option<String>| self.read(&element, what, text, read_exact).unwrap_or(Exact::ZERO);
            let (penalty, carry_over) = (amount("penalty", &file.penalty), amount("carry_over", &file.carry_over));
            let (place, boards) = (file.place, file.boards);
            rows.push((file.row, PrintedPlace { contestant, place, result, total, boards, penalty, carry_over }));
        }
        rows.sort_by_key(|(row, _)| *row);
        self.event.ranking = rows.into_iter().map(|(_, place)| place).collect();
    }
}

fn vulnerability(text: &str) -> Option<Vulnerability> {
    Vulnerability::EVERY.into_iter().find(|known| known.to_string() == text)
}

/// A place in a list as the file writes it.
fn written(place: Option<u32>) -> String {
    place.map_or_else(String::new, |place| place.to_string())
}

/// Reads the conversion of matches.
fn read_match(own: &MatchDocument) -> Option<Match> {
    let form = match own.form.as_str() {
        "knockout" => MatchForm::Knockout,
        "plain" => MatchForm::Plain,
        "victory-points" => MatchForm::VictoryPoints(scale(own.scale.as_ref()?)?),
        _ => return None,
    };
    let rest = |text: &Option<String>| text.as_deref().map_or(Some(Exact::ZERO), read_exact);
    let counted_in = own.boards.map_or(CountedIn::Imps, |boards| CountedIn::Percent { boards });
    Some(Match {
        rest: Sides { ns: rest(&own.rest_ns)?, ew: rest(&own.rest_ew)? },
        rest_penalties: Sides::default(),
        counted_in,
        form,
    })
}

fn scale(own: &ScaleDocument) -> Option<VictoryScale> {
    if let Some(boards) = own.boards {
        return (boards > 0).then(|| VictoryScale::continuous(boards));
    }
    let mut steps = Vec::with_capacity(own.steps.len());
    for step in &own.steps {
        let (winner, loser) = (read_exact(&step.winner)?, read_exact(&step.loser)?);
        steps.push(Step { from: step.from, to: step.to, winner, loser });
    }
    let table = StepScale::new(&own.name, steps).ok()?;
    Some(match own.digits {
        None => VictoryScale::Table(table),
        Some(digits) => VictoryScale::Percent(PercentScale::of_margins(table, digits)),
    })
}
