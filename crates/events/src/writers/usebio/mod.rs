//! USEBIO 1.2.

mod lines;
mod xml;

pub(super) use lines::code_of_line;

use super::{Loss, LossKind, WriteError, WriteOptions, Written, computed, lost_names};
use crate::document::{exact, figure};
use crate::model::{
    BoardResults, CarriedKind, Contestant, ContestantId, Detail, DetailOf, Event, EventForm, PrintedPlace, PrintedUnit,
    Winners,
};
use crate::scoring::ScoredEvent;
use redress_core::ruling::Seat;
use redress_core::scoring::{MatchForm, Scoring};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use xml::Xml;

/// The words of USEBIO for the forms of scoring; a form without one is left out.
const METHODS: [(Scoring, &str); 6] = [
    (Scoring::Matchpoints, "MATCH_POINTS"),
    (Scoring::Imps, "IMPS"),
    (Scoring::Butler, "BUTLER_IMPS"),
    (Scoring::CrossImps, "CROSS_IMPS"),
    (Scoring::BoardAMatch, "BAM"),
    (Scoring::TotalPoints, "AGGREGATE"),
];

/// The facts of the club stand before the event.
const CLUB: &str = "CLUB";

/// An event being written.
struct Writing<'e> {
    event: &'e Event,
    scored: Option<&'e ScoredEvent>,
    options: WriteOptions,
    xml: Xml,
    lost: Vec<Loss>,
}

/// Writes an event.
pub(super) fn write(event: &Event, scored: Option<&ScoredEvent>, options: WriteOptions) -> Result<Written, WriteError> {
    let mut writing = Writing { event, scored, options, xml: Xml::new(), lost: Vec::new() };
    let failed = |error: std::io::Error| WriteError::Failed(error.to_string());
    writing.file().map_err(failed)?;
    writing.lost.sort_by_key(|lost| (lost.board.is_some(), lost.kind));
    Ok(Written { bytes: writing.xml.finish(), lost: writing.lost })
}

impl Writing<'_> {
    fn lose(&mut self, kind: LossKind) {
        self.lost.push(Loss::whole(kind));
    }

    /// Writes the facts of an owner that are not personal, or wanted with the names, each in the elements around it.
    fn details(&mut self, is_own: impl Fn(&Detail) -> bool) -> std::io::Result<()> {
        let event = self.event;
        let mut around: Vec<&str> = Vec::new();
        for own in event.details.iter().filter(|own| is_own(own) && self.options.holds(own)) {
            let mut path: Vec<&str> = own.name.split('/').collect();
            let name = path.pop().unwrap_or_default();
            let common = around.iter().zip(&path).take_while(|(one, other)| one == other).count();
            while around.len() > common {
                self.xml.close(around.pop().unwrap_or_default())?;
            }
            for outer in path.into_iter().skip(common) {
                self.xml.open(outer, &[])?;
                around.push(outer);
            }
            self.xml.text(name, &own.text)?;
        }
        while let Some(outer) = around.pop() {
            self.xml.close(outer)?;
        }
        Ok(())
    }

    fn file(&mut self) -> std::io::Result<()> {
        self.xml.declare("USEBIO SYSTEM \"usebio_v1_2.dtd\"")?;
        self.xml.open("USEBIO", &[("Version", "1.2")])?;
        let is_of_club = |own: &Detail| own.of == DetailOf::Event && own.name.starts_with(CLUB);
        self.details(is_of_club)?;
        let kind = match (self.event.form, self.event.scoring) {
            (EventForm::Individual, _) => "INDIVIDUAL",
            (EventForm::Teams, _) if self.rounds() > 1 => "SWISS_TEAMS",
            (EventForm::Teams, _) => "TEAMS",
            (EventForm::Pairs, Some(Scoring::Matchpoints)) => "MP_PAIRS",
            (EventForm::Pairs, _) => "PAIRS",
        };
        self.xml.open("EVENT", &[("EVENT_TYPE", kind)])?;
        self.head()?;
        self.participants()?;
        if self.event.form == EventForm::Teams {
            self.matches()?
        } else {
            self.boards()?
        }
        self.xml.close("EVENT")?;
        self.xml.close("USEBIO")
    }

    fn rounds(&self) -> usize {
        let lines = self.event.boards.iter().flat_map(|board| &board.lines);
        lines.map(|line| line.round.as_deref()).collect::<HashSet<_>>().len()
    }

    fn head(&mut self) -> std::io::Result<()> {
        let event = self.event;
        if let Some(program) = &event.program {
            let version = event.details.iter().find(|own| *own.name == *"PROGRAM_VERSION").map(|own| own.text.as_ref());
            let name =
                version.and_then(|version| program.strip_suffix(version)).map_or(program.as_str(), str::trim_end);
            self.xml.text("PROGRAM_NAME", name)?;
        }
        if let Some(name) = &event.name {
            self.xml.text("EVENT_DESCRIPTION", name)?;
        }
        let method = METHODS.iter().find(|(scoring, _)| Some(*scoring) == event.scoring).map(|(_, method)| *method);
        if let Some(method) = method {
            self.xml.text("BOARD_SCORING_METHOD", method)?;
        }
        let by_scale = event.matches.as_ref().is_some_and(|own| matches!(own.form, MatchForm::VictoryPoints(_)));
        let is_vp = |unit: Option<PrintedUnit>| unit == Some(PrintedUnit::VictoryPoints);
        let printed = event.ranking.iter().any(|place| is_vp(place.result.as_ref().map(|own| own.unit)));
        let of_matches = event.match_results.iter().any(|own| is_vp(own.points.ns.as_ref().map(|own| own.unit)));
        if by_scale || printed || of_matches {
            self.xml.text("MATCH_SCORING_METHOD", "VPS")?;
        }
        if event.matches.is_some() {
            self.lose(LossKind::Conversion);
        }
        self.xml.text("WINNER_TYPE", if event.winners == Winners::Two { "2" } else { "1" })?;
        let count = |of: fn(&BoardResults) -> &Option<Arc<str>>| {
            event.boards.iter().map(|board| of(board)).collect::<HashSet<_>>().len().to_string()
        };
        self.xml.text("SESSION_COUNT", &count(|board| &board.session))?;
        self.xml.text("SECTION_COUNT", &count(|board| &board.section))?;
        self.details(|own| own.of == DetailOf::Event && !own.name.starts_with(CLUB))?;
        if !event.settings.is_empty() {
            let settings: Vec<String> = event.settings.iter().map(|setting| format!("set {setting}")).collect();
            self.xml.comment(&settings.join("; "))?;
        }
        Ok(())
    }

    /// The number of a contestant as lines refer to it: with its section and its direction.
    fn number(&self, id: ContestantId) -> String {
        self.event.contestant(id).map_or_else(String::new, |own| {
            if own.phantom {
                return "0".to_owned();
            }
            let section = own.section.as_deref().unwrap_or_default();
            let direction = own.direction.map_or_else(String::new, |side| side.to_string());
            format!("{section}{}{direction}", own.number)
        })
    }

    fn participants(&mut self) -> std::io::Result<()> {
        let event = self.event;
        let ranking: HashMap<ContestantId, PrintedPlace> =
            computed::ranking(event, self.scored).into_iter().map(|place| (place.contestant, place)).collect();
        let in_order: Vec<ContestantId> = {
            let ranked = event.ranking.iter().map(|place| place.contestant);
            let mut known: HashSet<ContestantId> = ranked.clone().collect();
            // The ranking is read in the order of those who take part.
            ranked.chain(event.contestants().map(|(id, _)| id).filter(|id| known.insert(*id))).collect()
        };
        self.xml.open("PARTICIPANTS", &[])?;
        for id in in_order {
            let Some(own) = event.contestant(id) else { continue };
            // Two who sit together in an individual take part each for themselves.
            if !own.phantom && own.players.is_empty() {
                self.participant(id, own, ranking.get(&id))?;
            }
        }
        self.xml.close("PARTICIPANTS")?;
        // The ranking has penalties and carry-over, but nothing for a handicap.
        let has_handicap = event.carried.iter().any(|own| own.kind == CarriedKind::Handicap);
        let has_points = event.penalised().next().is_some() || !event.carried.is_empty();
        if has_handicap || (has_points && self.scored.is_none()) {
            self.lose(LossKind::Penalties);
        }
        if !event.strata.is_empty() {
            self.lose(LossKind::Strata);
        }
        self.lost.extend(lost_names(event, self.options));
        let sections: HashSet<&str> = event.boards.iter().filter_map(|board| board.section.as_deref()).collect();
        let is_merged = |own: &Contestant| own.section.as_deref().is_some_and(|section| !sections.contains(section));
        if event.contestants.iter().any(is_merged) {
            self.lose(LossKind::Sections);
        }
        Ok(())
    }

    fn participant(&mut self, id: ContestantId, own: &Contestant, place: Option<&PrintedPlace>) -> std::io::Result<()> {
        let number = self.number(id);
        let names: &[String] = if self.options.names { &own.names } else { &[] };
        let (element, players) = match self.event.form {
            EventForm::Teams => {
                let (name, players) = names.split_first().map_or(("", names), |(name, rest)| (name.as_str(), rest));
                let named = [("TEAM_ID", number.as_str()), ("TEAM_NAME", name)];
                self.xml.open("TEAM", if name.is_empty() { named.get(..1).unwrap_or_default() } else { &named })?;
                ("TEAM", players)
            }
            EventForm::Pairs => {
                self.xml.open("PAIR", &[])?;
                self.xml.text("PAIR_NUMBER", &number)?;
                ("PAIR", names)
            }
            EventForm::Individual => {
                self.xml.open("PLAYER", &[])?;
                self.xml.text("PLAYER_NUMBER", &number)?;
                ("PLAYER", names)
            }
        };
        if let Some(side) = own.direction {
            self.xml.text("DIRECTION", &side.to_string())?;
        }
        if let Some(place) = place {
            self.place(place)?;
        }
        self.details(|own| own.of == DetailOf::Contestant(id))?;
        for (place, name) in (0_u32..).zip(players) {
            if element == "PLAYER" {
                self.xml.text("PLAYER_NAME", name)?;
            } else {
                self.xml.open("PLAYER", &[])?;
                self.xml.text("PLAYER_NAME", name)?;
                self.details(|own| own.of == DetailOf::Player(id, place))?;
                self.xml.close("PLAYER")?;
            }
        }
        self.xml.close(element)
    }

    /// Writes the printed place of a participant.
    fn place(&mut self, place: &PrintedPlace) -> std::io::Result<()> {
        let (percent, total) = match &place.result {
            Some(result) if result.unit == PrintedUnit::Percent => (Some(result), place.total.as_ref()),
            result => (None, result.as_ref()),
        };
        if let Some(total) = total {
            self.xml.text("TOTAL_SCORE", &figure(total))?;
        }
        if let Some(percent) = percent {
            self.xml.text("PERCENTAGE", &figure(percent))?;
        }
        if let Some(place) = place.place {
            self.xml.text("PLACE", &place.to_string())?;
        }
        if let Some(boards) = place.boards {
            self.xml.text("BOARDS_PLAYED", &boards.to_string())?;
        }
        if !place.penalty.is_zero() {
            self.xml.text("ADJUSTMENT", &exact(&-&place.penalty))?;
        }
        if !place.carry_over.is_zero() {
            self.xml.text("CARRY_FORWARD", &exact(&place.carry_over))?;
        }
        Ok(())
    }

    /// Opens and closes the elements of a session and a section around their contents.
    fn within(
        &mut self,
        board: &BoardResults,
        inside: impl FnOnce(&mut Self) -> std::io::Result<()>,
    ) -> std::io::Result<()> {
        if let Some(session) = &board.session {
            self.xml.open("SESSION", &[("SESSION_ID", session)])?;
        }
        if let Some(section) = &board.section {
            self.xml.open("SECTION", &[("SECTION_ID", section)])?;
        }
        inside(self)?;
        if board.section.is_some() {
            self.xml.close("SECTION")?;
        }
        if board.session.is_some() {
            self.xml.close("SESSION")?;
        }
        Ok(())
    }

    /// The boards of pairs and individuals, session by session.
    fn boards(&mut self) -> std::io::Result<()> {
        let boards: Vec<usize> = (0..self.event.boards.len()).collect();
        let place = |at: &usize| self.event.boards.get(*at).map(|board| (board.session.clone(), board.section.clone()));
        let groups: Vec<Vec<usize>> =
            boards.chunk_by(|one, other| place(one) == place(other)).map(<[_]>::to_vec).collect();
        for group in groups {
            let Some(first) = group.first().and_then(|at| self.event.boards.get(*at)) else { continue };
            self.within(first, |own| group.iter().try_for_each(|at| own.board(*at, None)))?;
        }
        Ok(())
    }

    /// Writes the facts of a board beside its lines.
    fn conditions(&mut self, board: &BoardResults) -> std::io::Result<()> {
        let number = board.board.number.unwrap_or_default();
        self.xml.text("BOARD_NUMBER", &number.to_string())?;
        let standard = redress_core::ruling::Board::numbered(number);
        if let Some(dealer) = board.board.dealer.filter(|own| Some(*own) != standard.dealer) {
            self.xml.text("DEALER", &dealer.to_string())?;
        }
        if let Some(own) = board.board.vulnerability.filter(|own| Some(*own) != standard.vulnerability) {
            self.xml.text("VULNERABILITY", &own.to_string())?;
        }
        if let Some(datum) = &board.datum {
            self.xml.text("BOARD_AVERAGE", &figure(datum))?;
        }
        if board.top.is_some() {
            self.lost.push(Loss::of_board(LossKind::Top, board));
        }
        let Some(deal) = &board.deal else { return Ok(()) };
        for (seat, name) in Seat::North.clockwise().into_iter().zip(["North", "East", "South", "West"]) {
            if !deal.is_known(seat) {
                continue;
            }
            self.xml.open("HAND", &[])?;
            self.xml.text("DIRECTION", name)?;
            let [spades, hearts, diamonds, clubs] = deal.hand(seat);
            for (suit, cards) in [("CLUBS", clubs), ("DIAMONDS", diamonds), ("HEARTS", hearts), ("SPADES", spades)] {
                self.xml.text(suit, cards)?;
            }
            self.xml.close("HAND")?;
        }
        Ok(())
    }
}
