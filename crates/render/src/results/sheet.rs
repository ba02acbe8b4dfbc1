//! A ruling on a page, for the players and the appeals committee.

use super::auction::AuctionDocument;
use super::claim;
use super::deal::DealDocument;
use super::incident::{HappenedDocument, awards, by_laws, open, poll, step};
use super::ruling::match_answer;
use super::table::consequences;
use super::{View, board, calls, effects, hands, in_words, lead};
use crate::block::{Align, Block, Detail, Table};
use crate::diagnostic::{Diagnostic, Problem};
use crate::document::{Context, Place, RulingDocument};
use crate::messages::{self, Locale, Span, Text, figures, names};
use crate::notation::{self, prose};
use crate::procedure::By;
use crate::remark::remark;
use crate::ruling::{Side, Sides};
use crate::session::{Breakdown, ByItself, Decided, Ruled, Sheet, SheetTable, Worth};
use serde::Serialize;

impl View for Sheet {
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        vec![sheet(locale, self)]
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("sheet", SheetDocument::new(self, context)))
    }
}

/// Event, board, cards and calls; what happened, by the questions of the Laws; the ruling in words and in figures; the right
/// of appeal; lines to sign.
fn sheet(locale: Locale, sheet: &Sheet) -> Block {
    let names = sheet.case.iter().chain(&sheet.name).map(|name| Text::from(Span::name(name.as_str())));
    let title = Text::joined(names, &" / ".into());
    let mut blocks = Vec::new();
    blocks.extend(sheet.event.as_ref().map(|event| Block::Line(messages::sheet_event(locale, event))));
    blocks.extend(sheet.board.as_ref().map(|own| Block::Line(board(own, locale))));
    blocks.extend(sheet.table.as_ref().map(|table| Block::Line(seated(locale, table))));
    blocks.extend(sheet.deal.as_ref().map(|deal| Block::Deal(Box::new(hands(deal, locale)))));
    blocks.extend(sheet.auction.as_ref().map(|auction| Block::Auction(Box::new(calls(auction, locale)))));
    blocks.extend(lead(&sheet.play, locale).map(Block::Line));
    if let Some(obtained) = &sheet.obtained {
        blocks.push(Block::Line(messages::sheet_obtained(locale, in_words::obtained(locale, obtained))));
    }
    sheet.incidents.iter().for_each(|incident| happened(locale, incident, &mut blocks));
    blocks.push(Block::Section(messages::sheet_ruling(locale)));
    match &sheet.ruled {
        None => {
            let leading = Decided::leading(&sheet.incidents);
            blocks.extend(leading.map(|decided| Block::Line(decision(locale, decided))));
        }
        Some(Ruled::ByItself(found)) => by_itself(locale, found, &mut blocks),
        Some(Ruled::Scored(breakdown, obtained)) => scored(locale, breakdown, obtained.as_deref(), &mut blocks),
    }
    if sheet.is_open() {
        // An undecided ruling is neither signed nor appealed.
        blocks.push(Block::Line(messages::sheet_open(locale)));
    } else {
        signed(locale, sheet, &mut blocks);
    }
    let is_named = sheet.case.is_some() || sheet.name.is_some();
    let title = if is_named { messages::sheet_title(locale, title) } else { messages::sheet_untitled(locale) };
    Block::Sheet { title, blocks }
}

/// The right of appeal, and lines to sign.
fn signed(locale: Locale, sheet: &Sheet, blocks: &mut Vec<Block>) {
    blocks.push(Block::Section(messages::sheet_appeal_head(locale)));
    blocks.push(Block::Line(match sheet.appeal_by_law {
        true => messages::sheet_appeal(locale, sheet.appeal),
        false => messages::sheet_appeal_set(locale, sheet.appeal),
    }));
    let signed = [messages::sheet_director, messages::sheet_time].map(|name| name(locale));
    let pairs = Side::BOTH.map(|side| messages::sheet_pair(locale, side));
    blocks.push(Block::Signatures(signed.into_iter().chain(pairs).collect()));
}

/// The table, and the players at it.
fn seated(locale: Locale, table: &SheetTable) -> Text {
    let [ns, ew] = Side::BOTH.map(|side| table.contestants.by(side).as_str());
    let seated = match &table.table {
        Some(table) => messages::sheet_table(locale, table.as_str(), ns, ew),
        None => messages::sheet_contestants(locale, ns, ew),
    };
    match &table.section {
        Some(section) => messages::sheet_section(locale, section.as_str(), seated),
        None => seated,
    }
}

/// The facts, the polls, each question with its answer, and the verdict.
fn happened(locale: Locale, decided: &Decided, blocks: &mut Vec<Block>) {
    let incident = &decided.incident;
    let (procedure, course) = (incident.procedure, &incident.in_force.course);
    let about = names::procedure(locale, procedure.name);
    blocks.push(Block::Section(match incident.by {
        None => messages::sheet_incident(locale, about, procedure.law),
        Some(By::Seat(seat)) => messages::sheet_incident_by(locale, about, figures::seat(locale, seat), procedure.law),
        Some(By::Side(side)) => messages::sheet_incident_by(locale, about, figures::side(locale, side), procedure.law),
    }));
    blocks.extend(incident.facts.iter().map(|facts| Block::Line(messages::incident_facts(locale, prose(facts)))));
    blocks.extend(incident.polls.iter().map(|asked_poll| Block::Line(poll(locale, asked_poll))));
    if !course.steps.is_empty() {
        blocks.push(Block::Steps(course.steps.iter().map(|one| step(locale, incident, one)).collect()));
    }
    blocks.extend(claim::blocks(locale, course));
    blocks.extend(open(locale, incident).map(Block::Line));
    blocks.extend(awards(locale, incident).map(Block::Line));
    let verdict = decision(locale, decided);
    blocks.push(Block::Line(match by_laws(locale, course, &decided.decision) {
        Some(laws) => verdict + " " + laws,
        None => verdict,
    }));
    blocks.extend(consequences(locale, course).into_iter().map(Block::Line));
}

fn decision(locale: Locale, decided: &Decided) -> Text {
    let incident = &decided.incident;
    names::decision(locale, incident.procedure.name, &incident.in_force.course, &decided.decision)
}

fn is_without_power(found: &Diagnostic) -> bool {
    matches!(
        found.problem,
        Problem::WithoutPower { .. } | Problem::QuestionsOpen { .. } | Problem::AssignedOnCancelled { .. }
    )
}

fn by_itself(locale: Locale, found: &ByItself, blocks: &mut Vec<Block>) {
    blocks.extend(in_words::ruling(locale, &found.ruling).into_iter().map(Block::Line));
    let side = |side: Side| {
        let worth = match &found.worth {
            Worth::Score(score) if side == Side::NS => figures::score(*score),
            Worth::Score(score) => figures::score(score.saturating_neg()),
            Worth::Shares(shares) => figures::share(locale, shares.by(side)),
        };
        figures::side(locale, side) + " " + worth
    };
    blocks.push(Block::Line(Text::joined(Side::BOTH.map(side), &messages::list_separator(locale))));
}

/// The ruling, what each side had and gets, and the pairs that it changes.
fn scored(locale: Locale, breakdown: &Breakdown, obtained: Option<&Breakdown>, blocks: &mut Vec<Block>) {
    let assessment = &breakdown.assessment;
    let stands = assessment.stands();
    if stands {
        let message = if breakdown.by_transfer { messages::sheet_transfer_stands } else { messages::sheet_stands };
        blocks.push(Block::Line(message(locale)));
    } else {
        blocks.extend(in_words::ruling(locale, &assessment.ruling).into_iter().map(Block::Line));
        let written = assessment.applied.as_ref().unwrap_or(&assessment.ruling);
        blocks.push(Block::Line(messages::sheet_written(locale, notation::ruling(locale, written))));
    }
    // A ruling that no incident bears out is not handed over without a word.
    let without_power = breakdown.diagnostics.iter().filter(|found| is_without_power(found));
    blocks.extend(without_power.map(|found| remark(locale, found)));
    blocks.push(Block::Table(gets(locale, breakdown, obtained)));
    for side in Side::BOTH {
        let figure = breakdown.figure(side);
        if !figure.penalty.is_zero() {
            let unit = figures::unit(locale, breakdown.assessment.scored.unit());
            let taken = figures::points(locale, &figure.penalty) + " " + unit;
            blocks.push(Block::Line(messages::sheet_penalty(locale, taken, side)));
        }
    }
    blocks.extend(assessment.matched.as_ref().map(|matched| Block::Line(match_answer(locale, matched))));
    if !stands {
        blocks.extend(others(locale, breakdown));
    }
}

fn figure(locale: Locale, breakdown: &Breakdown, side: Side) -> Text {
    let (figure, unit) = (breakdown.figure(side), breakdown.assessment.scored.unit());
    let points = figures::amount(locale, &figure.points, unit) + " " + figures::unit(locale, unit);
    match &figure.share {
        Some(share) => points + " (" + figures::share(locale, share) + ")",
        None => points,
    }
}

fn gets(locale: Locale, breakdown: &Breakdown, obtained: Option<&Breakdown>) -> Table {
    let mut columns = vec![(Text::default(), Align::Left)];
    columns.extend(obtained.map(|_| (messages::sheet_had(locale), Align::Right)));
    columns.push((messages::sheet_gets(locale), Align::Right));
    let mut table = Table::new(columns);
    for side in Side::BOTH {
        let mut cells = vec![figures::side(locale, side)];
        cells.extend(obtained.map(|obtained| figure(locale, obtained, side)));
        cells.push(figure(locale, breakdown, side));
        table.push(cells);
    }
    table
}

/// The pairs of the field whose points change; a line where there are none, nothing outside a field.
fn others(locale: Locale, breakdown: &Breakdown) -> Vec<Block> {
    let Some(effects) = &breakdown.effects else { return Vec::new() };
    let unit = breakdown.assessment.scored.unit();
    let heads = [messages::head_score, messages::head_tables, messages::head_before, messages::head_after];
    let mut table = Table::new(heads.map(|head| (head(locale), Align::Right)));
    table.columns.insert(0, (Text::default(), Align::Left));
    table.caption = Some(match effects.from_obtained {
        true => messages::sheet_others(locale),
        false => messages::sheet_others_without(locale),
    });
    for side in Side::BOTH {
        for change in effects.changes.by(side).iter().filter(|change| change.is_change(effects.in_shares)) {
            table.push(vec![
                figures::side(locale, side),
                effects::other_result(locale, &change.result),
                figures::points(locale, &change.tables),
                effects::worth(locale, &change.before, effects.in_shares, unit),
                effects::worth(locale, &change.after, effects.in_shares, unit),
            ]);
        }
    }
    if table.rows.is_empty() { vec![Block::Line(messages::sheet_no_others(locale))] } else { vec![Block::Table(table)] }
}

/// A ruling to be handed over, with what it rests on.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SheetDocument<'a> {
    event: Option<&'a str>,
    /// Minutes in which the ruling can be appealed.
    appeal: u32,
    /// The number of the board.
    board: Option<u32>,
    /// The table of the event, where the ruling was given at one.
    table: Option<SheetTableDocument<'a>>,
    deal: Option<DealDocument>,
    auction: Option<AuctionDocument>,
    /// The result obtained at the table.
    obtained: Option<String>,
    /// The incidents, in their order.
    incidents: Vec<HappenedDocument<'a>>,
    /// The ruling as it is written; `None` if there is none yet.
    ruling: Option<String>,
    /// The ruling, scored.
    scored: Option<RulingDocument<'a>>,
    /// The result obtained, scored alike.
    before: Option<RulingDocument<'a>>,
}

/// A table of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct SheetTableDocument<'a> {
    section: Option<&'a str>,
    table: Option<&'a str>,
    /// The number of those who sat North-South.
    ns: &'a str,
    /// The number of those who sat East-West.
    ew: &'a str,
}

impl<'a> SheetTableDocument<'a> {
    fn new(table: &'a SheetTable) -> Self {
        let Sides { ns, ew } = &table.contestants;
        Self { section: table.section.as_deref(), table: table.table.as_deref(), ns, ew }
    }
}

impl<'a> SheetDocument<'a> {
    pub fn new(sheet: &'a Sheet, context: Context<'_>) -> Self {
        let (ruling, scored, before) = match &sheet.ruled {
            None => (None, None, None),
            Some(Ruled::ByItself(found)) => (Some(found.ruling.to_string()), None, None),
            Some(Ruled::Scored(breakdown, obtained)) => (
                Some(breakdown.assessment.ruling.to_string()),
                Some(RulingDocument::new(breakdown, context)),
                obtained.as_deref().map(|obtained| RulingDocument::new(obtained, context)),
            ),
        };
        Self {
            event: sheet.event.as_deref(),
            appeal: sheet.appeal,
            board: sheet.board.as_ref().and_then(|board| board.number),
            table: sheet.table.as_ref().map(SheetTableDocument::new),
            deal: sheet.deal.as_ref().map(|deal| DealDocument::new(deal, sheet.board.as_ref(), &sheet.play)),
            auction: sheet.auction.as_deref().map(AuctionDocument::new),
            obtained: sheet.obtained.as_ref().map(ToString::to_string),
            incidents: sheet.incidents.iter().map(HappenedDocument::new).collect(),
            ruling,
            scored,
            before,
        }
    }
}
