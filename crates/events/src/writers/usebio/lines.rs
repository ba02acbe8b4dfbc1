//! Boards with their traveller lines, and matches.

use super::{Loss, LossKind, Writing, computed};
use crate::document::figure;
use crate::model::{BoardResults, ContestantId, Line, LineResult, PrintedUnit, Room};
use crate::readers::is_code;
use redress_core::number::Exact;
use redress_core::ruling::{
    Artificial, Board, Contract, Doubling, Outcome, Ruling, SideRuling, Sides, Strain, WrittenContract,
};
use redress_core::scoring::Scoring;
use std::collections::HashMap;
use std::io::Result;
use std::sync::Arc;

/// A match: its place, its round and its teams.
type MatchKey = (Option<Arc<str>>, Option<Arc<str>>, Option<Arc<str>>, ContestantId, ContestantId);

/// The home team and the visitors of a line: at home who sits North-South in the open room.
fn teams(line: &Line) -> (ContestantId, ContestantId) {
    if line.room == Some(Room::Closed) { (line.ew, line.ns) } else { (line.ns, line.ew) }
}

impl Writing<'_> {
    /// The matches in the order in which they appear, each with its boards.
    pub(super) fn matches(&mut self) -> Result<()> {
        let event = self.event;
        let mut order: Vec<MatchKey> = Vec::new();
        let mut boards: HashMap<MatchKey, Vec<usize>> = HashMap::new();
        for (at, board) in event.boards.iter().enumerate() {
            for line in &board.lines {
                let (home, visitors) = teams(line);
                let key = (board.session.clone(), board.section.clone(), line.round.clone(), home, visitors);
                let own = boards.entry(key.clone()).or_insert_with(|| {
                    order.push(key);
                    Vec::new()
                });
                if own.last() != Some(&at) {
                    own.push(at);
                }
            }
        }
        for key in order {
            let own = boards.remove(&key).unwrap_or_default();
            let Some(first) = own.first().and_then(|at| event.boards.get(*at)) else { continue };
            self.within(first, |writing| writing.one_match(&key, &own))?;
        }
        Ok(())
    }

    fn one_match(&mut self, key: &MatchKey, boards: &[usize]) -> Result<()> {
        let (_, _, round, home, visitors) = key;
        self.xml.open("MATCH", &[])?;
        if let Some(round) = round {
            self.xml.text("ROUND_NUMBER", round)?;
        }
        self.xml.text("TEAM", &self.number(*home))?;
        self.xml.text("OPPOSING_TEAM", &self.number(*visitors))?;
        let results = &self.event.match_results;
        let printed = results.iter().find(|own| own.round == *round && own.ns == *home && own.ew == *visitors);
        if let Some(printed) = printed {
            for (name, points) in [("TEAM_SCORE", &printed.points.ns), ("OPPOSING_TEAM_SCORE", &printed.points.ew)] {
                if let Some(points) = points {
                    self.xml.text(name, &figure(points))?;
                }
            }
        }
        for at in boards {
            self.board(*at, Some((round.clone(), *home, *visitors)))?;
        }
        self.xml.close("MATCH")
    }

    /// A board with its lines, or those of a match.
    pub(super) fn board(
        &mut self,
        at: usize,
        of_match: Option<(Option<Arc<str>>, ContestantId, ContestantId)>,
    ) -> Result<()> {
        let event = self.event;
        let Some(board) = event.boards.get(at) else { return Ok(()) };
        self.xml.open("BOARD", &[])?;
        self.conditions(board)?;
        let scored = self.scored.and_then(|scored| scored.boards.get(at));
        for (place, line) in board.lines.iter().enumerate() {
            let (home, visitors) = teams(line);
            let is_of_match = |(round, one, other): &(Option<Arc<str>>, ContestantId, ContestantId)| {
                *round == line.round && (*one, *other) == (home, visitors)
            };
            if of_match.as_ref().is_none_or(is_of_match) {
                let printed = computed::figures(line, scored.and_then(|own| own.lines.get(place)), event.scoring);
                self.line(board, &Line { printed, ..line.clone() }, of_match.is_some())?;
            }
        }
        self.xml.close("BOARD")
    }

    fn line(&mut self, board: &BoardResults, line: &Line, in_match: bool) -> Result<()> {
        let lost = |kind: LossKind| Loss::of_line(kind, board, line);
        if line.group.is_some() {
            self.lost.push(lost(LossKind::Group));
        }
        self.xml.open("TRAVELLER_LINE", &[])?;
        self.seats(line, in_match)?;
        for (name, text) in [("TABLE_NUMBER", &line.table), ("ROUND_NUMBER", &line.round)] {
            if let Some(text) = text.as_ref().filter(|_| !(in_match && name == "ROUND_NUMBER")) {
                self.xml.text(name, text)?;
            }
        }
        if let Some(contract) = &line.contract {
            self.contract(contract)?;
        }
        if let Some(lead) = &line.lead {
            self.xml.text("LEAD", lead)?;
        }
        let score = score(line, &board.board);
        match &score {
            Score::Written(text) => self.xml.text("SCORE", text)?,
            Score::PassedOut => {
                self.xml.text("CONTRACT", "PASS")?;
                self.xml.text("SCORE", "0")?;
            }
            Score::Nothing => {}
            Score::Unread(code) => {
                self.xml.comment(&format!("score: {code}"))?;
                self.lost.push(lost(LossKind::Code));
            }
            Score::Comment(ruling) => {
                self.xml.comment(&format!("ruling: {ruling}"))?;
                self.lost.push(lost(LossKind::Ruling));
                if line.printed.ns.is_none() && line.printed.ew.is_none() {
                    self.lost.push(lost(LossKind::Figures));
                }
            }
        }
        let sits_out = |id: ContestantId| self.event.contestant(id).is_some_and(|own| own.phantom);
        if line.result == LineResult::SitOut && !(sits_out(line.ns) || sits_out(line.ew)) {
            self.lost.push(lost(LossKind::SitOut));
        }
        if !self.points(line)? {
            self.lost.push(lost(LossKind::Figures));
        }
        self.xml.close("TRAVELLER_LINE")
    }

    /// Writes the contestants of a line.
    fn seats(&mut self, line: &Line, in_match: bool) -> Result<()> {
        if let (true, Some(room)) = (in_match, line.room) {
            return self.xml.text("DIRECTION", if room == Room::Open { "NS" } else { "EW" });
        }
        let event = self.event;
        let players = |id: ContestantId| event.contestant(id).map(|own| own.players.as_slice()).unwrap_or_default();
        if let ([north, south], [east, west]) = (players(line.ns), players(line.ew)) {
            let seats = [
                ("N_PLAYER_NUMBER", north),
                ("S_PLAYER_NUMBER", south),
                ("E_PLAYER_NUMBER", east),
                ("W_PLAYER_NUMBER", west),
            ];
            return seats.into_iter().try_for_each(|(name, id)| {
                let number = self.number(*id);
                self.xml.text(name, &number)
            });
        }
        for (name, id) in [("NS_PAIR_NUMBER", line.ns), ("EW_PAIR_NUMBER", line.ew)] {
            let number = self.number(id);
            self.xml.text(name, &number)?;
        }
        Ok(())
    }

    fn contract(&mut self, contract: &WrittenContract) -> Result<()> {
        let strain = match contract.strain {
            Strain::Clubs => "C",
            Strain::Diamonds => "D",
            Strain::Hearts => "H",
            Strain::Spades => "S",
            Strain::NoTrump => "NT",
        };
        let doubling = match contract.doubling {
            Doubling::Undoubled => "",
            Doubling::Doubled => "X",
            Doubling::Redoubled => "XX",
        };
        self.xml.text("CONTRACT", &format!("{}{strain}{doubling}", contract.level))?;
        if let Some(declarer) = contract.declarer {
            self.xml.text("PLAYED_BY", &declarer.to_string())?;
        }
        if let Some(result) = contract.tricks() {
            let won = result.saturating_add(Contract::needed(contract.level).into());
            self.xml.text("TRICKS", &won.to_string())?;
        }
        Ok(())
    }

    /// The figures of both sides; whether all of them could be written.
    fn points(&mut self, line: &Line) -> Result<bool> {
        let Sides { ns, ew } = &line.printed;
        let Some(unit) = ns.as_ref().or(ew.as_ref()).map(|own| own.unit) else { return Ok(true) };
        let names = match (unit, self.event.scoring) {
            (PrintedUnit::Matchpoints, _) => ["NS_MATCH_POINTS", "EW_MATCH_POINTS"],
            (PrintedUnit::Percent, _) => ["NS_PERCENTAGE", "EW_PERCENTAGE"],
            (PrintedUnit::Imps, Some(Scoring::Butler)) => ["NS_BUTLER_POINTS", "EW_BUTLER_POINTS"],
            (PrintedUnit::Imps, Some(Scoring::CrossImps)) => ["NS_CROSS_IMP_POINTS", "EW_CROSS_IMP_POINTS"],
            (PrintedUnit::Imps, _) => ["NS_IMPS", "EW_IMPS"],
            (PrintedUnit::TotalPoints, _) => ["NS_AGGREGATE", "EW_AGGREGATE"],
            (PrintedUnit::VictoryPoints, _) => return Ok(false),
        };
        let mut is_whole = true;
        for (name, own) in names.into_iter().zip([ns, ew]) {
            match own {
                Some(own) if own.unit == unit => self.xml.text(name, &figure(own))?,
                Some(_) => is_whole = false,
                None => {}
            }
        }
        Ok(is_whole)
    }
}

/// The text of a line's score element, if USEBIO has one for its result.
pub(in crate::writers) fn code_of_line(line: &Line, board: &Board) -> Option<String> {
    match score(line, board) {
        Score::Written(text) => Some(text),
        Score::PassedOut => Some("PASS".to_owned()),
        Score::Nothing | Score::Unread(_) | Score::Comment(_) => None,
    }
}

/// The content of the score's element.
enum Score {
    /// A number or a code.
    Written(String),
    PassedOut,
    Nothing,
    /// An unknown text in place of a score.
    Unread(String),
    /// A ruling, in words beside the figures.
    Comment(String),
}

fn score(line: &Line, board: &Board) -> Score {
    let code = || match line.code.as_deref() {
        None => Score::Nothing,
        Some(code) if is_code(code) => Score::Written(code.to_owned()),
        Some(code) => Score::Unread(code.to_owned()),
    };
    let LineResult::Ruling(ruling) = &line.result else { return code() };
    if let Some(given) = artificial(ruling) {
        let written = code_of(&given);
        return match (&line.code, written) {
            (Some(_), Some(_)) => code(),
            (None, Some(written)) => Score::Written(written),
            (_, None) => Score::Comment(ruling.to_string()),
        };
    }
    if let Ruling::Both(SideRuling::Assigned(components)) = ruling.as_ref()
        && let [only] = components.as_slice()
    {
        if only.outcome == Outcome::PassedOut {
            return Score::PassedOut;
        }
        if let Ok(points) = only.outcome.score(Some(board)) {
            return Score::Written(points.to_string());
        }
    }
    Score::Comment(ruling.to_string())
}

/// The artificial score of each side, if both have one.
fn artificial(ruling: &Ruling) -> Option<Sides<Artificial>> {
    let side = |side: &SideRuling| match side {
        SideRuling::Artificial(given) => Some(given.clone()),
        SideRuling::Assigned(_) => None,
    };
    match ruling {
        Ruling::Both(both) => side(both).map(|both| Sides { ns: both.clone(), ew: both }),
        Ruling::Split { ns, ew } => Some(Sides { ns: side(ns)?, ew: side(ew)? }),
        Ruling::Damage(_) => None,
    }
}

/// `A6040`; `None` if a share is no whole number of two digits.
fn code_of(given: &Sides<Artificial>) -> Option<String> {
    let percent = |given: &Artificial| {
        let share = given.share()?;
        let percent = (&share * &Exact::from(100)).to_integer().filter(|percent| (10..100).contains(percent))?;
        // The share of an average is that average when it is read again.
        (Artificial::of_share(share) == *given).then_some(percent)
    };
    Some(format!("A{}{}", percent(&given.ns)?, percent(&given.ew)?))
}
