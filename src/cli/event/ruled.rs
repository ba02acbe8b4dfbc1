//! Rulings in a table of very many results: the boards with rulings are read line by line, all others stay columns.

use super::large::ranked;
use crate::diagnostic::{Code, Diagnostic, Problem};
use crate::events::model::{ContestantId, Event, EventForm};
use crate::events::readers::ReadOptions;
use crate::events::scoring::{ScoredEvent, Standing};
use crate::events::source::NamedBytes;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{Conventions, Scoring};
use crate::session::{BoardChange, ContestantChange, EventChanges, Outcome, OutcomeKind, Ranking, Sink};
use crate::source::{Source, Sources};
use crate::syntax::statements;
use crate::syntax::tree::StatementKind;
use redress_columns::rows_of_boards;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// The results of a run on the boards with rulings.
#[derive(Default)]
pub(super) struct Ruled {
    ranking: Option<Box<Ranking>>,
    changes: Option<Box<EventChanges>>,
    /// True if something was wrong but what the ranking of all says too.
    is_faulty: bool,
}

impl Sink for Ruled {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        match outcome.kind {
            OutcomeKind::Ranking(found) => self.ranking = Some(found),
            OutcomeKind::Notify(found) => self.changes = Some(found),
            _ => {}
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        let is_known = [Code::ScoringAssumed, Code::EventRow].contains(&diagnostic.code());
        self.is_faulty |= !is_known;
    }
}

/// The remarks, the ranking with the rulings of a script and whom to tell; `run` runs the script on an event of some rows.
/// `None` where the whole event has to be read: the script does more than give results at tables, or a ruling depends on
/// other boards.
pub(super) fn ranked_with_rulings(
    parts: &[NamedBytes],
    columns: &[(String, String)],
    script: &str,
    run: impl FnOnce(NamedBytes, &mut Ruled),
) -> Option<(Vec<Problem>, Vec<Outcome>)> {
    let [file] = parts else { return None };
    let boards = ruled_boards(script)?;
    let (problems, outcome) = ranked(parts, columns)?;
    let OutcomeKind::Ranking(whole) = outcome.kind.clone() else { return None };
    let rows = rows_of_boards(file, &ReadOptions::with_columns(columns.to_vec()), &boards)?;
    let mut ruled = Ruled::default();
    run(rows, &mut ruled);
    let Ruled { ranking: Some(part), changes: Some(changes), is_faulty: false } = ruled else { return None };
    let places = places(&whole, &part)?;
    let (ranking, changes) = joined(*whole, &part, *changes, &places)?;
    let kinds = [OutcomeKind::Ranking(Box::new(ranking)), OutcomeKind::Notify(Box::new(changes))];
    Some((problems, kinds.into_iter().map(|kind| Outcome { kind, ..outcome.clone() }).collect()))
}

/// The numbers of the boards of a script that has nothing but boards and rulings at their tables.
fn ruled_boards(script: &str) -> Option<HashSet<u32>> {
    let mut boards = HashSet::new();
    let file = Sources::default().add(Source::new("", script));
    for chunk in statements(file, script) {
        if !chunk.problems.is_empty() {
            return None;
        }
        for statement in chunk.statements {
            match statement.kind {
                StatementKind::Board { number: Some(number), .. } => {
                    boards.insert(number.node);
                }
                StatementKind::At(at) if at.ruling.is_some() => {}
                _ => return None,
            }
        }
    }
    Some(boards)
}

/// The contestants of the part by those of the whole. `None` if the part is scored or numbered in another way, or a ruling
/// depends on other boards.
fn places(whole: &Ranking, part: &Ranking) -> Option<HashMap<ContestantId, ContestantId>> {
    let event = &part.event;
    let is_alike = event.winners == whole.event.winners
        && event.form == EventForm::Pairs
        && part.scored.scoring == Scoring::Matchpoints
        && part.rules.conventions == Conventions::default()
        && event.penalties.is_empty()
        && event.carried.is_empty();
    let ruled = event.boards.iter().filter(|board| board.original.is_some()).flat_map(|board| &board.lines);
    let depends = ruled.into_iter().any(|line| Side::BOTH.into_iter().any(|side| line.is_artificial(side)));
    if !is_alike || depends || part.before.is_none() {
        return None;
    }
    let key = |event: &Event, id: ContestantId| event.contestant(id).map(|own| (own.number.clone(), own.direction));
    let known: HashMap<_, ContestantId> =
        whole.event.contestants().filter_map(|(id, _)| Some((key(&whole.event, id)?, id))).collect();
    event.contestants().map(|(id, _)| Some((id, *known.get(&key(event, id)?)?))).collect()
}

/// The ranking and the changes of the whole, with what the rulings change in the part.
fn joined(
    whole: Ranking,
    part: &Ranking,
    changes: EventChanges,
    places: &HashMap<ContestantId, ContestantId>,
) -> Option<(Ranking, EventChanges)> {
    let before = part.before.as_ref()?;
    let mut gains: HashMap<ContestantId, (Exact, Exact)> = HashMap::new();
    for new in &part.scored.ranking {
        let old = before.standing(new.contestant)?;
        let top = |standing: &Standing| standing.top.clone().unwrap_or_default();
        gains.insert(*places.get(&new.contestant)?, (&new.points - &old.points, top(new) - top(old)));
    }
    let mut ranking = whole.scored.ranking.clone();
    for standing in &mut ranking {
        let Some((points, top)) = gains.get(&standing.contestant) else { continue };
        standing.points += points.clone();
        let all = standing.top.clone().unwrap_or_default() + top.clone();
        standing.result = standing.points.over(&all)? * 100;
        standing.top = Some(all);
    }
    place(&mut ranking);
    let scored = Rc::new(ScoredEvent::of_ranking(whole.scored.scoring, ranking));
    let mut boards: HashMap<ContestantId, Vec<BoardChange>> = HashMap::new();
    for one in changes.changed {
        boards.insert(*places.get(&one.contestant)?, one.boards);
    }
    let changed = scored.ranking.iter().filter_map(|after| {
        let before = whole.scored.standing(after.contestant)?;
        let boards = boards.remove(&after.contestant).unwrap_or_default();
        let is_other = !boards.is_empty() || (before.place, &before.result) != (after.place, &after.result);
        is_other.then(|| ContestantChange {
            contestant: after.contestant,
            boards,
            before: before.clone(),
            after: after.clone(),
        })
    });
    let changed: Vec<ContestantChange> = changed.collect();
    // The boards are those of the part, by whose places the changes name them.
    let mut event = Event::clone(&whole.event);
    event.boards.clone_from(&part.event.boards);
    let changes = EventChanges { event: Rc::new(event), changed, ..changes };
    let ranking = Ranking { before: Some(whole.scored.clone()), scored, rulings: part.rulings, ..whole };
    Some((ranking, changes))
}

/// Puts those of each direction in the order of their results, and gives them their places.
fn place(ranking: &mut [Standing]) {
    ranking.sort_by_key(|standing| {
        (standing.direction == Some(Side::EW), Reverse(standing.result.clone()), standing.contestant)
    });
    for field in ranking.chunk_by_mut(|one, other| one.direction == other.direction) {
        let mut ahead = 0_u32;
        for level in field.chunk_by_mut(|one, other| one.result == other.result) {
            let tied = level.len() > 1;
            let place = ahead.saturating_add(1);
            for standing in level {
                (standing.place, standing.tied) = (place, tied);
                ahead = ahead.saturating_add(1);
            }
        }
    }
}
