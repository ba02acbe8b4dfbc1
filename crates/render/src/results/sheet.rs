//! A ruling on a page, for the players and the appeals committee.

use super::auction::AuctionDocument;
use super::by_itself::worth_by_itself;
use super::claim;
use super::deal::DealDocument;
use super::evidence;
use super::given::{Reader, given, penalty};
use super::incident::{HappenedDocument, by_laws, open, poll, step_in_words};
use super::ruling::match_answer;
use super::say::words_for_players;
use super::table::{awards, choices, consequences};
use super::{View, in_words};
use crate::block::{Align, Block, Detail, GroupKind, Table};
use crate::diagnostic::{Diagnostic, Problem};
use crate::document::{Context, Place, RulingDocument};
use crate::law::{self, Law};
use crate::messages::{self, Locale, Span, Text, explanation, figures, names};
use crate::notation::prose;
use crate::number::Exact;
use crate::procedure::{By, Verdict};
use crate::remark::remark;
use crate::ruling::{Ruling, Side, SideRuling, Sides};
use crate::scoring::PenaltyUnit;
use crate::session::{Breakdown, Conditions, Decided, Fine, Ruled, Sheet, SheetTable, penalty_statement};

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
    head(locale, sheet, &mut blocks);
    blocks.extend(given(Vec::new(), &facts(sheet), Reader::Player, locale));
    sheet.incidents.iter().for_each(|incident| happened(locale, incident, &mut blocks));
    blocks.extend(sheet.evidence.iter().flat_map(|found| evidence::summary(locale, found)));
    blocks.push(Block::Section(messages::sheet_ruling(locale)));
    blocks.extend(given_in_words(locale, sheet).into_iter().map(Block::Line));
    let laws = deciding_laws(sheet).into_iter().filter_map(|law| law_in_words(locale, law));
    let laws = Text::joined(laws, &" ".into());
    let laws = (!laws.is_empty()).then_some(Block::Line(laws));
    let penalties = penalties(locale, sheet).into_iter().map(Block::Line);
    match &sheet.ruled {
        None => blocks.extend(penalties.chain(laws)),
        Some(Ruled::ByItself(found)) => {
            let part = |side| figures::side(locale, side) + " " + worth_by_itself(locale, found, side);
            blocks.push(Block::Line(Text::joined(Side::BOTH.map(part), &messages::list_separator(locale))));
            blocks.extend(penalties.chain(laws));
        }
        // Nobody has the score of a ruling that another has replaced.
        Some(Ruled::Scored(..)) if sheet.is_replaced => blocks.extend(laws),
        Some(Ruled::Scored(breakdown, obtained)) => {
            scored(locale, (breakdown, obtained.as_deref()), penalties, &mut blocks);
            blocks.extend(laws);
        }
    }
    if sheet.is_open() {
        // An undecided ruling is neither signed nor appealed.
        blocks.push(Block::Line(messages::sheet_open(locale)));
    } else if sheet.is_replaced {
        blocks.push(Block::Line(messages::sheet_replaced(locale)));
    } else {
        signed(locale, sheet, &mut blocks);
    }
    let is_named = sheet.case.is_some() || sheet.name.is_some();
    let title = if is_named { messages::sheet_title(locale, title) } else { messages::sheet_untitled(locale) };
    Block::Sheet { title, blocks }
}

/// The facts that the ruling rests on: those of a score only where there is one. A penalty stands with the ruling.
fn facts(sheet: &Sheet) -> Conditions {
    let conditions = Conditions { penalties: Vec::new(), ..sheet.conditions.clone() };
    match sheet.ruled {
        Some(Ruled::Scored(..)) => conditions,
        _ => conditions.without_score(),
    }
}

/// The event with session and date, the table and its players, and lines for what is not known of them.
fn head(locale: Locale, sheet: &Sheet, blocks: &mut Vec<Block>) {
    blocks.extend(sheet.body.as_ref().map(|body| Block::Line(Span::name(body.as_str()).into())));
    let event = sheet.event.as_ref().map(|event| messages::sheet_event(locale, event));
    let session = sheet.session.as_ref().map(|session| messages::sheet_session(locale, session));
    let date = sheet.date.as_ref().map(|date| messages::exam_when(locale, date));
    let time = sheet.time.as_ref().map(|time| messages::sheet_time_of_day(locale, time));
    let when: Vec<Text> = event.into_iter().chain(session).chain(date).chain(time).collect();
    if !when.is_empty() {
        blocks.push(Block::Line(Text::joined(when, &messages::list_separator(locale))));
    }
    blocks.extend(sheet.table.as_ref().map(|table| Block::Line(seated(locale, table))));
    let mut event = Vec::new();
    if sheet.event.is_none() {
        event.push(messages::sheet_event_blank(locale));
    }
    if sheet.date.is_none() {
        event.push(messages::exam_date(locale));
    }
    let mut players = Vec::new();
    if sheet.table.is_none() {
        let table = messages::sheet_table_blank(locale);
        event.push(table);
        players.extend(Side::BOTH.map(|side| figures::side(locale, side)));
    }
    let rows = [event, players].into_iter().filter(|names| !names.is_empty());
    blocks.extend(rows.map(|names| Block::Blanks { names, mark: None, lines: 0 }));
}

/// Lines for the director's reason where no incident gives it, who was consulted, and a statement of each side.
fn statements(locale: Locale, sheet: &Sheet, blocks: &mut Vec<Block>) {
    let blank = |name: Text, lines: usize| Block::Blanks { names: vec![name], mark: None, lines };
    if sheet.incidents.is_empty() {
        blocks.push(blank(messages::sheet_reason(locale), 1));
    }
    blocks.push(blank(messages::sheet_consulted(locale), 0));
    blocks.extend(Side::BOTH.map(|side| blank(messages::sheet_statement(locale, side), 1)));
}

/// Statements, and what is signed.
fn signed(locale: Locale, sheet: &Sheet, blocks: &mut Vec<Block>) {
    statements(locale, sheet, blocks);
    // On a second page, should there be one, they stand together below the board's number.
    blocks.push(Block::Group { kind: GroupKind::Kept, blocks: appeal(locale, sheet) });
}

/// The right of appeal, lines to sign, and what becomes of an appeal.
fn appeal(locale: Locale, sheet: &Sheet) -> Vec<Block> {
    let mut blocks = Vec::new();
    let number = sheet.conditions.board.as_ref().and_then(|board| board.number);
    blocks.push(Block::Section(match number {
        Some(number) => messages::sheet_appeal_head_of(locale, number),
        None => messages::sheet_appeal_head(locale),
    }));
    blocks.push(Block::Line(match sheet.appeal_by_law {
        true => messages::sheet_appeal(locale, sheet.appeal),
        false => messages::sheet_appeal_set(locale, sheet.appeal),
    }));
    let director = match &sheet.director {
        Some(name) => messages::sheet_director_named(locale, name),
        None => messages::sheet_director(locale),
    };
    let pairs = Side::BOTH.map(|side| messages::sheet_pair(locale, side));
    blocks.push(Block::Signatures([director, messages::sheet_time(locale)].into_iter().chain(pairs).collect()));
    let row = |names: &[fn(Locale) -> Text]| names.iter().map(|name| name(locale)).collect();
    let appealed = row(&[messages::sheet_appellant, messages::sheet_appealed_at, messages::sheet_deposit]);
    blocks.push(Block::Blanks { names: appealed, mark: None, lines: 0 });
    let decided = row(&[messages::sheet_committee, messages::sheet_chair]);
    blocks.push(Block::Blanks { names: decided, mark: None, lines: 0 });
    blocks
}

/// The table, and the players at it.
fn seated(locale: Locale, table: &SheetTable) -> Text {
    let pair = |side: Side| {
        let number = table.contestants.by(side).as_str();
        let names = table.names.by(side).iter().map(|name| Text::from(Span::name(name.as_str())));
        let names = Text::joined(names, &" – ".into());
        if names.is_empty() { Text::from(number.to_owned()) } else { messages::sheet_pair_named(locale, number, names) }
    };
    let [ns, ew] = Side::BOTH.map(pair);
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
        blocks.push(Block::Steps(course.steps.iter().map(|one| step_in_words(locale, incident, one)).collect()));
    }
    blocks.extend(claim::blocks(locale, course));
    blocks.extend(open(locale, incident).map(Block::Line));
    blocks.extend(awards(locale, incident).map(Block::Line));
    let verdict = decision(locale, decided);
    blocks.push(Block::Line(match by_laws(locale, course, &decided.decision) {
        Some(laws) => verdict + " " + laws,
        None => verdict,
    }));
    // A ruling that is scored stands in words of its own below.
    let is_at_table = matches!(decided.decision.verdict, Verdict::PlayOn | Verdict::Replay | Verdict::Incomplete);
    blocks.extend(words_for_players(locale, incident, &decided.decision).filter(|_| is_at_table));
    blocks.extend(choices(locale, incident));
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

/// The ruling in words, or the verdict where there is none: the notation is the director's.
pub(super) fn given_in_words(locale: Locale, sheet: &Sheet) -> Vec<Text> {
    match &sheet.ruled {
        None => Decided::leading(&sheet.incidents).map(|decided| decision(locale, decided)).into_iter().collect(),
        Some(Ruled::ByItself(found)) => in_words::ruling(locale, &found.ruling),
        Some(Ruled::Scored(breakdown, _)) if breakdown.assessment.stands() => {
            let message = if breakdown.by_transfer { messages::sheet_transfer_stands } else { messages::sheet_stands };
            vec![message(locale)]
        }
        // A score that is what the table obtained is no other one.
        Some(Ruled::Scored(breakdown, _))
            if sheet.conditions.obtained.as_ref() == Some(&breakdown.assessment.ruling) =>
        {
            vec![messages::sheet_stands(locale)]
        }
        Some(Ruled::Scored(breakdown, _)) => in_words::ruling(locale, &breakdown.assessment.ruling),
    }
}

/// The Laws that decide: the last of the incident's, and that of the kind of score; none while questions are open.
pub(super) fn deciding_laws(sheet: &Sheet) -> Vec<Law> {
    if sheet.is_open() {
        return Vec::new();
    }
    let decided = Decided::leading(&sheet.incidents).and_then(|decided| decided.decision.laws.last().copied());
    let scored = match &sheet.ruled {
        Some(Ruled::Scored(breakdown, _)) if !breakdown.assessment.stands() => law_of(&breakdown.assessment.ruling),
        Some(Ruled::ByItself(found)) => law_of(&found.ruling),
        _ => None,
    };
    let mut laws: Vec<Law> = decided.into_iter().chain(scored).collect();
    laws.dedup();
    laws
}

/// The Law of the kind of score.
fn law_of(ruling: &Ruling) -> Option<Law> {
    if matches!(ruling, Ruling::Damage(_)) {
        return Some(law::SELF_INFLICTED);
    }
    let mut found = None;
    ruling.for_each_side(&mut |side| {
        found = match side {
            SideRuling::Artificial(_) => Some(law::ARTIFICIAL),
            given if in_words::self_inflicted(given).is_some() => Some(law::SELF_INFLICTED),
            SideRuling::Assigned(components) if components.len() > 1 => found.or(Some(law::WEIGHTED)),
            SideRuling::Assigned(_) => found,
        };
    });
    found
}

/// A Law with the matter that it is about.
fn law_in_words(locale: Locale, law: Law) -> Option<Text> {
    let title = explanation(locale, &format!("law {law}"))?.title;
    (!title.is_empty()).then(|| messages::sheet_law(locale, law, title))
}

/// The points that each side had and gets, the penalties, and the pairs that the ruling changes.
fn scored(
    locale: Locale,
    (breakdown, obtained): (&Breakdown, Option<&Breakdown>),
    penalties: impl Iterator<Item = Block>,
    blocks: &mut Vec<Block>,
) {
    let assessment = &breakdown.assessment;
    // A ruling that no incident bears out is not handed over without a word.
    let without_power = breakdown.diagnostics.iter().filter(|found| is_without_power(found));
    blocks.extend(without_power.map(|found| remark(locale, found)));
    blocks.push(Block::Table(gets(locale, breakdown, obtained)));
    blocks.extend(penalties);
    blocks.extend(assessment.matched.as_ref().map(|matched| Block::Line(match_answer(locale, matched))));
    if !assessment.stands() {
        blocks.extend(others(locale, breakdown));
    }
}

/// The penalties: in the points of the score if there is one, as the director gave them otherwise.
pub(super) fn penalties(locale: Locale, sheet: &Sheet) -> Vec<Text> {
    if let Some(Fine { contestant, amount, unit, .. }) = &sheet.fined {
        let amount = match unit {
            PenaltyUnit::Share => figures::share(locale, amount),
            PenaltyUnit::Points(unit) => figures::points(locale, amount) + " " + figures::unit(locale, *unit),
        };
        return vec![messages::sheet_penalty_of(locale, amount, contestant)];
    }
    let Some(Ruled::Scored(breakdown, _)) = &sheet.ruled else {
        return sheet.conditions.penalties.iter().map(|one| penalty(one, locale)).collect();
    };
    let taken = |side: Side| {
        let points = Some(&breakdown.figure(side).penalty).filter(|points| !points.is_zero())?;
        let unit = figures::unit(locale, breakdown.assessment.scored.unit());
        Some(messages::sheet_penalty(locale, figures::points(locale, points) + " " + unit, side))
    };
    Side::BOTH.into_iter().filter_map(taken).collect()
}

pub(super) fn figure(locale: Locale, breakdown: &Breakdown, side: Side) -> Text {
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

/// The number of pairs of the field whose points change; nothing outside a field.
fn others(locale: Locale, breakdown: &Breakdown) -> Option<Block> {
    let effects = breakdown.effects.as_ref()?;
    let count = |side: Side| {
        let changes = effects.changes.by(side).iter().filter(|change| change.is_change(effects.in_shares));
        changes.map(|change| change.tables.clone()).fold(Exact::ZERO, |sum, tables| &sum + &tables)
    };
    let [ns, ew] = Side::BOTH.map(count);
    if ns.is_zero() && ew.is_zero() {
        return Some(Block::Line(messages::sheet_no_others(locale)));
    }
    let [ns, ew] = [ns, ew].map(|count| figures::points(locale, &count));
    Some(Block::Line(match effects.from_obtained {
        true => messages::sheet_others(locale, ns, ew),
        false => messages::sheet_others_without(locale, ns, ew),
    }))
}

/// A ruling to be handed over, with what it rests on.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SheetDocument<'a> {
    event: Option<&'a str>,
    session: Option<&'a str>,
    date: Option<&'a str>,
    time: Option<&'a str>,
    director: Option<&'a str>,
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
    /// The penalties as they are written: `penalty NS 10%`.
    penalties: Vec<String>,
    /// The ruling, scored.
    scored: Option<RulingDocument<'a>>,
    /// The result obtained, scored alike but for penalties.
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
    /// The names of those who sat North-South, as far as they are known.
    ns_names: &'a [String],
    /// The names of those who sat East-West.
    ew_names: &'a [String],
}

impl<'a> SheetTableDocument<'a> {
    fn new(table: &'a SheetTable) -> Self {
        let Sides { ns, ew } = &table.contestants;
        Self {
            section: table.section.as_deref(),
            table: table.table.as_deref(),
            ns,
            ew,
            ns_names: &table.names.ns,
            ew_names: &table.names.ew,
        }
    }
}

impl<'a> SheetDocument<'a> {
    pub fn new(sheet: &'a Sheet, context: Context<'_>) -> Self {
        let facts = &sheet.conditions;
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
            session: sheet.session.as_deref(),
            date: sheet.date.as_deref(),
            time: sheet.time.as_deref(),
            director: sheet.director.as_deref(),
            appeal: sheet.appeal,
            board: sheet.conditions.board.as_ref().and_then(|board| board.number),
            table: sheet.table.as_ref().map(SheetTableDocument::new),
            deal: facts.deal.as_ref().map(|deal| DealDocument::new(deal, facts.board.as_ref(), &facts.play)),
            auction: facts.auction.as_deref().map(AuctionDocument::new),
            obtained: facts.obtained.as_ref().map(ToString::to_string),
            incidents: sheet.incidents.iter().map(|one| HappenedDocument::new(one, context.locale)).collect(),
            ruling,
            penalties: match &sheet.fined {
                Some(fine) => vec![fine.statement.clone()],
                None => facts.penalties.iter().map(penalty_statement).collect(),
            },
            scored,
            before,
        }
    }
}
