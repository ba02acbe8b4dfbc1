//! The rulings of an evening in a table.

use super::sheet::{deciding_laws, figure, given_in_words, penalties};
use crate::block::{Align, Block, Table};
use crate::document::{BySide, FigureDocument, by_side};
use crate::messages::{self, Locale, Span, SpanKind, Text, figures};
use crate::ruling::Side;
use crate::session::{Ruled, Sheet, SheetTable};
use crate::syntax::Keyword;
use serde::Serialize;

/// The heads of the log, in the order of its cells.
const HEADS: [fn(Locale) -> Text; 8] = [
    messages::log_time,
    messages::head_board,
    messages::log_table,
    messages::log_case,
    messages::log_law,
    messages::head_ruling,
    |locale| figures::side(locale, Side::NS),
    |locale| figures::side(locale, Side::EW),
];

/// The heads of the log.
#[must_use]
pub fn log_heads(locale: Locale) -> Vec<Text> {
    HEADS.iter().map(|head| head(locale)).collect()
}

/// A ruling in the log: the time, the board, the table, the case, the Laws, the ruling, and the score of each side.
#[must_use]
pub fn log_cells(sheet: &Sheet, locale: Locale) -> Vec<Text> {
    let board = sheet.conditions.board.as_ref().and_then(|board| board.number);
    let laws = deciding_laws(sheet).into_iter().map(|law| Text::from(Span::new(SpanKind::Law, law.to_string())));
    let ruling = match sheet.is_open() {
        true => messages::log_open(locale),
        false => in_words(locale, sheet),
    };
    let ruling = if sheet.is_replaced { messages::log_replaced(locale) + " " + ruling } else { ruling };
    let scores = Side::BOTH.map(|side| match &sheet.ruled {
        Some(Ruled::Scored(breakdown, _)) if !sheet.is_replaced => figure(locale, breakdown, side),
        _ => Text::default(),
    });
    let name = |name: &Option<String>| name.as_deref().map(|name| Text::from(Span::name(name)));
    // `21:40, board 7` says no more than the time and the board.
    let case = name(&sheet.case).filter(|_| !is_board(sheet.case.as_deref().unwrap_or_default(), board));
    let case = Text::joined(case.into_iter().chain(name(&sheet.name)), &" / ".into());
    let cells = [
        sheet.time.clone().map(Text::from).unwrap_or_default(),
        board.map(|number| Text::from(number.to_string())).unwrap_or_default(),
        who(sheet).map(Text::from).unwrap_or_default(),
        case,
        Text::joined(laws, &messages::list_separator(locale)),
        ruling,
    ];
    cells.into_iter().chain(scores).collect()
}

/// Returns true if a name is that of the board, in any language: `board 7`, `rozdanie 7`.
fn is_board(name: &str, board: Option<u32>) -> bool {
    let named = name.rsplit_once(' ').filter(|(word, _)| Keyword::named(word.trim()) == Some(Keyword::Board));
    named.is_some_and(|(_, number)| board.is_some() && number.parse().ok() == board)
}

/// The ruling, and the penalties given with it.
fn in_words(locale: Locale, sheet: &Sheet) -> Text {
    let sentences = given_in_words(locale, sheet).into_iter().chain(penalties(locale, sheet));
    Text::joined(sentences, &" ".into())
}

/// The table, or the pair or team that has a penalty beside its boards.
fn who(sheet: &Sheet) -> Option<String> {
    let fined = sheet.fined.as_ref().map(|fine| fine.contestant.clone());
    fined.or_else(|| sheet.table.as_ref().map(|seated| table(seated).unmarked().to_owned()))
}

/// The number of the table, or who sat there.
fn table(seated: &SheetTable) -> Text {
    let numbers = || seated.contestants.ns.clone() + "–" + &seated.contestants.ew;
    let table = seated.table.clone().unwrap_or_else(numbers);
    Text::from(seated.section.iter().chain([&table]).cloned().collect::<Vec<_>>().join(" "))
}

/// The log as a table, without the columns in which nothing stands.
#[must_use]
pub fn log(sheets: &[Sheet], locale: Locale) -> Vec<Block> {
    let Some(first) = sheets.first() else { return Vec::new() };
    let session = first.session.as_ref().map(|session| messages::sheet_session(locale, session));
    let date = first.date.as_ref().map(|date| messages::exam_when(locale, date));
    let director = first.director.as_ref().map(|name| messages::sheet_director_named(locale, name));
    let body = first.body.as_ref().map(|body| Text::from(Span::name(body.as_str())));
    let event = first.event.as_ref().map(|event| messages::sheet_event(locale, event));
    let head: Vec<Text> = [body, event, session, date, director].into_iter().flatten().collect();
    let rows: Vec<Vec<Text>> = sheets.iter().map(|sheet| log_cells(sheet, locale)).collect();
    let is_filled = |at: usize| rows.iter().any(|row| row.get(at).is_some_and(|cell| !cell.is_empty()));
    let kept: Vec<usize> = (0..HEADS.len()).filter(|at| is_filled(*at)).collect();
    let columns = kept.iter().filter_map(|at| HEADS.get(*at)).map(|head| (head(locale), Align::Left));
    let mut table = Table::new(columns);
    for row in &rows {
        table.push(kept.iter().filter_map(|at| row.get(*at).cloned()).collect());
    }
    let head = (!head.is_empty()).then(|| Block::Line(Text::joined(head, &messages::list_separator(locale))));
    head.into_iter().chain([Block::Table(table)]).collect()
}

/// The rulings of an evening as data.
#[derive(Debug, Serialize)]
pub struct LogDocument<'a> {
    redress: u32,
    rulings: Vec<LoggedRuling<'a>>,
}

/// A ruling of the log. Exact numbers are strings.
#[derive(Debug, Serialize)]
struct LoggedRuling<'a> {
    event: Option<&'a str>,
    session: Option<&'a str>,
    date: Option<&'a str>,
    director: Option<&'a str>,
    /// The time of day, `21:40`.
    time: Option<&'a str>,
    board: Option<u32>,
    table: Option<String>,
    case: Option<&'a str>,
    laws: Vec<String>,
    /// The ruling in words of the reader's language.
    words: String,
    /// The same in the notation; none where it is not scored.
    ruling: Option<String>,
    /// True if questions are still unanswered.
    open: bool,
    /// True if a later ruling at the same table is in its place.
    replaced: bool,
    unit: Option<&'static str>,
    score: Option<BySide<FigureDocument<'a>>>,
}

impl<'a> LogDocument<'a> {
    /// The document of some sheets.
    #[must_use]
    pub fn new(sheets: &'a [Sheet], locale: Locale) -> Self {
        let ruling = |sheet: &'a Sheet| {
            let (ruling, scored) = match &sheet.ruled {
                None => (sheet.fined.as_ref().map(|fine| fine.statement.clone()), None),
                Some(Ruled::ByItself(found)) => (Some(found.ruling.to_string()), None),
                Some(Ruled::Scored(breakdown, _)) => (Some(breakdown.assessment.ruling.to_string()), Some(breakdown)),
            };
            LoggedRuling {
                event: sheet.event.as_deref(),
                session: sheet.session.as_deref(),
                date: sheet.date.as_deref(),
                director: sheet.director.as_deref(),
                time: sheet.time.as_deref(),
                board: sheet.conditions.board.as_ref().and_then(|board| board.number),
                table: who(sheet),
                case: sheet.case.as_deref(),
                laws: deciding_laws(sheet).iter().map(ToString::to_string).collect(),
                words: in_words(locale, sheet).to_string(),
                ruling,
                open: sheet.is_open(),
                replaced: sheet.is_replaced,
                unit: scored.filter(|_| !sheet.is_replaced).map(|breakdown| breakdown.assessment.scored.unit().word()),
                score: scored
                    .filter(|_| !sheet.is_replaced)
                    .map(|breakdown| by_side(|side| FigureDocument::new(breakdown.figure(side)))),
            }
        };
        Self { redress: 1, rulings: sheets.iter().map(ruling).collect() }
    }
}
