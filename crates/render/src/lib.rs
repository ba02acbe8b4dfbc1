//! Results and diagnostics as text, Markdown, HTML, LaTeX, Typst and JSON.
//!
//! A result becomes [`Block`]s once, whose texts are in the reader's language (`results/`, a file for each kind of
//! result); text, Markdown, HTML, LaTeX and Typst lay the same blocks out. The modules are in reading order; each uses only
//! those above it.

use redress_core::{auction, checks, claim, double_dummy, law, number, procedure, ruling, scoring, situation};
use redress_events as events;
use redress_lang::{diagnostic, messages, procedures, session, source, syntax};

mod block;

mod glimpse;

mod notation;

mod scale;

mod document;

mod visible;

mod decimals;

mod remark;

mod terminal;

mod format;

mod results;

mod explain;

mod html;

pub mod latex;

mod markdown;

pub mod typst;

pub mod json;

pub use block::{
    Align, Bar, BarChart, BarKind, Block, CallBlock, Calls, Curve, Detail, FieldChart, FieldRow, FieldSide, Flow,
    FlowExit, FlowStep, GroupKind, Hand, Hands, Paper, Parts, Row, RowKind, Suit, Table, widened,
};
pub use explain::{all_laws, explain, explain_within, explained, explained_list, explanations_with};
pub use format::Format;
pub use glimpse::glimpse;
pub use html::{
    EventWords, LAW as HTML_LAW, STYLE as HTML_STYLE, escaped as html_escaped, event_files, event_page, explain_html,
    fragment_of_text as html, live as html_live, live_slides as html_live_slides, of_site as html_of_site,
    page as html_page, page_on_paper as html_on_paper, pre as html_pre, script as html_script, slides as html_slides,
    with_running_head as html_with_running_head, with_suits as html_with_suits,
};
pub use markdown::markdown;
pub use notation::{claims, expected, prose, ruling, unit};
pub use results::{
    EventPage, EventPageKind, LogDocument, Reader, below_case, blocks, blocks_of, board, charted, choice, choices,
    consequences, entries, event_contestants, event_in_figures, event_pages, event_result, flow, given, lacks_chart,
    leads_to, log, log_cells, log_heads, lost, poll, procedure_answer, ruling as ruling_blocks, sentences,
    words_for_players, written_answer,
};
pub use terminal::{Charset, Style, diagnostic, fitted, renditions, terminal};

/// The formats that blocks are laid out in; the first is the default.
pub static FORMATS: [&dyn Format; 4] = [&format::Terminal, &markdown::Markdown, &html::Html, &latex::Latex];
