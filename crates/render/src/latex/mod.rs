//! Blocks as LaTeX, and documents that compile unchanged by pdfLaTeX, XeLaTeX and LuaLaTeX.

mod charts;
mod deal;
mod flow;
mod groups;
mod words;

pub use groups::{fits_page, kept};
pub use words::{address, escaped};

use super::block::{Align, Block, CallBlock, Calls, ON_A_PAGE, Paper, Row, RowKind, Table};
use super::decimals::pads;
use super::format::Format;
use super::terminal::Style;
use crate::messages::{self, Locale, Text};
use crate::source::printable;
use crate::syntax::{Token, highlight};
use words::{code, words};

/// The text before the document.
const PREAMBLE: &str = r"\documentclass[11pt,a4paper]{article}
\usepackage{iftex}
\ifPDFTeX
  \usepackage[utf8]{inputenc}
  \usepackage[T1]{fontenc}
  \usepackage{lmodern}
\else
  \usepackage{fontspec}
\fi
\usepackage[LANGUAGE]{babel}
\usepackage[margin=22mm]{geometry}
\usepackage{amssymb}
\usepackage{pifont}
\usepackage{array}
\usepackage{booktabs}
\usepackage{longtable}
\usepackage{xcolor}
\usepackage{graphicx}
\usepackage[hidelinks,bookmarksnumbered=false]{hyperref}
\setcounter{secnumdepth}{0}
\frenchspacing
\definecolor{others}{HTML}{8A93A3}
\definecolor{ruling}{HTML}{762C08}
\definecolor{ns}{HTML}{0B62A4}
\definecolor{ew}{HTML}{A8430F}
\definecolor{red}{HTML}{B3122A}
\definecolor{faint}{HTML}{5C5C57}
\DeclareRobustCommand{\spades}{\ding{171}}
\DeclareRobustCommand{\hearts}{\textcolor{red}{\ding{170}}}
\DeclareRobustCommand{\diams}{\textcolor{red}{\ding{169}}}
\DeclareRobustCommand{\clubs}{\ding{168}}
\pdfstringdefDisableCommands{\def\spades{\unichar{9824}}\def\hearts{\unichar{9829}}\def\diams{\unichar{9830}}\def\clubs{\unichar{9827}}}
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.5em plus 0.2em}
\setlength{\LTleft}{0pt}
\renewcommand{\arraystretch}{1.1}
\emergencystretch=2em
\makeatletter
\newcounter{sheet}
\newcommand{\sheetpages}{\getpagerefnumber{sheet-\arabic{sheet}}}
\newcommand{\sheetend}{\label{sheet-\arabic{sheet}}\clearpage}
\def\ps@sheet{\def\@oddhead{\ifnum\sheetpages>1 \footnotesize\rightmark\hfil\thepage/\sheetpages\fi}\let\@evenhead\@oddhead\let\@oddfoot\@empty\let\@evenfoot\@empty}
\newcommand{\sheetpage}[1]{\newgeometry{hmargin=17mm,top=14mm,bottom=10mm,headheight=12pt,headsep=3mm}%
  \hypersetup{pageanchor=false}\setcounter{page}{1}\stepcounter{sheet}\pagestyle{sheet}\markright{#1}%
  \small\setlength{\parskip}{0.3em plus 0.1em}\def\@listi{\leftmargin\leftmargini\topsep 1pt\parsep 0pt\itemsep 0pt}%
  {\Large\bfseries #1\par}}
\makeatother
\newcommand{\begins}{\global\let\begins\clearpage}
\newcommand{\keepbelow}{\csname @endparpenalty\endcsname=10000\relax}
\newcommand{\gap}{\hskip 0.15em plus 0.05em\relax}
\newcommand{\barsat}[3]{\hspace*{#2mm}{\color{#1}\rule[-0.1ex]{#3mm}{1.6ex}}}
\newcommand{\bars}[3]{{\color{others}\rule[-0.1ex]{#1mm}{1.6ex}}\hspace{0.3mm}{\color{ruling}\rule[-0.1ex]{#2mm}{1.6ex}}{\color{ruling!30}\rule[-0.1ex]{#3mm}{1.6ex}}}
";

/// Articles, as a format.
#[derive(Debug)]
pub(super) struct Latex;

impl Format for Latex {
    fn name(&self) -> &'static str {
        "latex"
    }

    fn blocks(&self, blocks: &[Block], _: Style) -> String {
        fragment(blocks)
    }

    fn document(&self) -> Option<fn(&str, &str, &str) -> String> {
        Some(document)
    }

    fn decides_head(&self, part: &str) -> bool {
        part.contains("\\sheetpage")
    }

    fn on_paper(&self, document: String, paper: Paper) -> String {
        match paper {
            Paper::A4 => document,
            Paper::A5 => document
                .replacen("11pt,a4paper", "10pt,a5paper", 1)
                .replacen("margin=22mm", "margin=12mm", 1)
                .replacen("hmargin=17mm,top=14mm", "hmargin=10mm,top=10mm", 1)
                .replacen("\\small\\setlength{\\parskip}{0.3em", "\\footnotesize\\setlength{\\parskip}{0.2em", 1),
        }
    }

    fn with_running_head(&self, document: String, title: &str, to_fill_in: &str) -> String {
        let style = format!(
            "\\makeatletter\n\\def\\ps@headed{{\\def\\@oddhead{{\\footnotesize {}\\hfil {}}}\\def\\@oddfoot{{\\hfil\\thepage\\hfil}}}}\n\
             \\makeatother\n\\pagestyle{{headed}}\n\\begin{{document}}\n\\newgeometry{{hmargin=18mm,top=16mm,bottom=14mm,headsep=3mm,footskip=7mm}}\n\
             \\thispagestyle{{plain}}\n\\small\\setlength{{\\parskip}}{{0.3em}}\\setlength{{\\medskipamount}}{{0pt}}\\renewcommand{{\\arraystretch}}{{0.94}}\n\
             \\setlength{{\\aboverulesep}}{{0.15ex}}\\setlength{{\\belowrulesep}}{{0.25ex}}\n",
            escaped(title),
            escaped(to_fill_in),
        );
        document.replacen("\\begin{document}\n", &style, 1)
    }

    fn error(&self, lines: &str) -> String {
        verbatim(lines.trim_matches('\n'))
    }
}

/// A document with a line above each page but the first: its title, and what stands at the other side.
#[must_use]
pub fn with_running_head(document: String, title: &str, beside: &str) -> String {
    let style = format!(
        "\\makeatletter\n\\def\\ps@headed{{\\def\\@oddhead{{\\footnotesize {}\\hfil {}}}\\def\\@oddfoot{{\\hfil\\thepage\\hfil}}}}\n\
         \\makeatother\n\\pagestyle{{headed}}\n\\begin{{document}}\n\\thispagestyle{{plain}}\n",
        escaped(title),
        escaped(beside),
    );
    document.replacen("\\begin{document}\n", &style, 1)
}

/// A whole document; its language is a tag such as `pl`.
#[must_use]
pub fn document(title: &str, language: &str, body: &str) -> String {
    titled_document(&Title { title, ..Title::default() }, language, body)
}

/// The title of a document.
#[derive(Debug, Clone, Default)]
pub struct Title<'a> {
    /// Its title; empty where it has none.
    pub title: &'a str,
    /// The author.
    pub author: Option<&'a str>,
    /// Lines below them: where and when.
    pub below: Vec<&'a str>,
    /// True if a table of contents follows.
    pub contents: bool,
}

/// A whole document below its title, with the title and the author in its properties.
#[must_use]
pub fn titled_document(title: &Title<'_>, language: &str, body: &str) -> String {
    // A lecture may be in a language that this program has no words of.
    let babel = Locale::of_tag(language).map(messages::latex_language);
    let preamble = PREAMBLE.replace("LANGUAGE", babel.as_ref().map_or("english", |babel| babel.unmarked()));
    let mut head = String::new();
    let mut properties = format!("\\hypersetup{{pdflang={{{}}}", escaped(language));
    if !title.title.is_empty() {
        let name = escaped(title.title);
        head.push_str(&format!("{{\\LARGE\\bfseries {name}\\par}}\n"));
        properties.push_str(&format!(",pdftitle={{{name}}}"));
    }
    if let Some(author) = title.author {
        let author = escaped(author);
        head.push_str(&format!("\\medskip {{\\large {author}\\par}}\n"));
        properties.push_str(&format!(",pdfauthor={{{author}}}"));
    }
    for line in &title.below {
        head.push_str(&format!("\\smallskip {}\\par\n", escaped(line)));
    }
    // A sheet has a heading of its own.
    if body.starts_with("\\sheetpage") {
        head.clear();
    }
    if !head.is_empty() {
        head = format!("\\begin{{center}}\n{head}\\end{{center}}\n\n");
    }
    let contents = if title.contents {
        "{\\setcounter{tocdepth}{1}\\setlength{\\parskip}{0pt}\\tableofcontents}\\bigskip\n\n"
    } else {
        ""
    };
    format!("{preamble}{properties}}}\n\\begin{{document}}\n{head}{contents}{body}\\end{{document}}\n")
}

/// The LaTeX of an outcome.
#[must_use]
pub fn fragment(blocks: &[Block]) -> String {
    blocks.iter().map(one).collect()
}

fn one(block: &Block) -> String {
    match block {
        Block::Case(case) => format!("\\medskip\\textbf{{\\large {}}}\\nopagebreak\n\n", words(case)),
        Block::Heading(heading) => {
            format!("\\texttt{{{}}}\\nopagebreak\n\n", code(heading).replace("   \\#", "\\quad\\#"))
        }
        Block::Answer(parts) => {
            let parts: Vec<String> = parts.iter().map(words).collect();
            format!("\\textbf{{{}}}\\nopagebreak\n\n", parts.join(" \\qquad "))
        }
        Block::Table(one) => long_table(one),
        Block::Pair(left, right) => format!("{}\\hfill\n{}\n\n", half(left), half(right)),
        Block::Working { blocks, .. } => fragment(blocks),
        Block::Curve(curve) => charts::curve(curve),
        Block::Field(chart) => charts::field(chart),
        Block::Moves(moves) => charts::moves(moves),
        Block::Bars(chart) => charts::levels(chart),
        Block::Flow(chart) => flow::flow(chart),
        Block::Deal(cards) => deal::deal(cards),
        Block::Auction(calls) => auction(calls),
        Block::Hint(_) => String::new(),
        Block::Line(line) | Block::Aside(line) => format!("{}\n\n", words(line)),
        Block::Steps(steps) => {
            let items: String = steps.iter().map(|step| format!("\\item {}\n", words(step))).collect();
            format!("\\begin{{enumerate}}\\setlength{{\\itemsep}}{{0pt}}\n{items}\\end{{enumerate}}\n\n")
        }
        Block::Section(title) => format!("\\medskip\\textbf{{{}}}\\nopagebreak\n\n", words(title)),
        Block::Signatures(names) => groups::signatures(names),
        Block::Sheet { title, blocks } => {
            format!("\\sheetpage{{{}}}\n\n{}\\sheetend\n", words(title), fragment(blocks))
        }
        Block::Group { kind, blocks } => groups::group(*kind, blocks),
        Block::Blanks { names, mark, lines } => groups::blanks(names, mark.as_ref(), *lines),
        Block::Beside { text, data } => groups::beside(text, data),
        Block::Script(script) => verbatim(script),
        Block::Remark { word, text, .. } => format!("\\emph{{{}}}: {}\n\n", words(word), words(text)),
    }
}

fn half(table: &Table) -> String {
    let caption = table.caption.as_ref().map(|caption| format!("\\emph{{{}}}\\\\[2pt]\n", words(caption)));
    format!(
        "\\begin{{minipage}}[t]{{0.49\\linewidth}}\\small\\raggedright\n{}{}\\end{{minipage}}",
        caption.unwrap_or_default(),
        tabular(table)
    )
}

fn columns(table: &Table) -> String {
    let widths: Vec<usize> = (0..table.columns.len()).map(|at| width(table, at)).collect();
    // Of a table that is too wide the widest column of words goes on below.
    let all: usize = widths.iter().map(|width| width.saturating_add(2)).sum();
    let words = table.columns.iter().zip(&widths).enumerate().filter(|(_, ((_, align), _))| *align == Align::Left);
    let widest = words.max_by_key(|(_, (_, width))| **width).map(|(at, _)| at).filter(|_| all > LINE);
    let column = |(at, (_, align)): (usize, &(Text, Align))| match align {
        Align::Right => "r".to_owned(),
        Align::Left if widest == Some(at) => {
            let rest = all.saturating_sub(widths.get(at).copied().unwrap_or(0));
            let share = LINE.saturating_sub(rest).max(LINE / 5).saturating_mul(100).div_euclid(LINE);
            format!(">{{\\raggedright\\arraybackslash}}p{{0.{share:02}\\linewidth}}")
        }
        Align::Left => "l".to_owned(),
    };
    let mark = table.has_marks().then(|| "l".to_owned());
    table.columns.iter().enumerate().map(column).chain(mark).collect()
}

/// Characters that a line of a table has room for.
const LINE: usize = 88;

/// The characters of the widest cell of a column.
fn width(table: &Table, at: usize) -> usize {
    let head = table.columns.get(at).map(|(head, _)| head);
    let cells = table.rows.iter().filter_map(|row| row.cells.get(at));
    head.into_iter().chain(cells).map(|cell| cell.unmarked().chars().count()).max().unwrap_or(0)
}

fn line(table: &Table, mut cells: Vec<String>, mark: &str) -> String {
    if table.has_marks() {
        cells.resize(table.columns.len(), String::new());
        cells.push(escaped(mark));
    }
    format!("{} \\\\\n", cells.join(" & "))
}

fn heads(table: &Table) -> String {
    format!("\\toprule\n{}\\midrule\n", line(table, table.columns.iter().map(|(head, _)| words(head)).collect(), ""))
}

fn row(table: &Table, row: &Row, pads: &[String]) -> String {
    let mark = if row.kind == RowKind::Marked { "←" } else { "" };
    let rule = if row.kind == RowKind::Total { "\\midrule\n" } else { "" };
    let pads = pads.iter().map(String::as_str).chain(std::iter::repeat(""));
    let cells = row.cells.iter().zip(pads).map(|(cell, pad)| words(cell) + &escaped(pad)).collect();
    format!("{rule}{}", line(table, cells, mark))
}

fn rows(table: &Table) -> String {
    table.rows.iter().zip(pads(table)).map(|(one, pads)| row(table, one, &pads)).collect()
}

fn tabular(table: &Table) -> String {
    let body = format!("{}{}\\bottomrule\n", heads(table), rows(table));
    format!(
        "\\setlength{{\\tabcolsep}}{{4pt}}\\begin{{tabular}}{{@{{}}{}@{{}}}}\n{body}\\end{{tabular}}\n",
        columns(table)
    )
}

/// A table, which may go on over a page where it is long.
fn long_table(table: &Table) -> String {
    if table.rows.len() <= ON_A_PAGE {
        let caption = table.caption.as_ref().map(|caption| format!("\\emph{{{}}}\\nopagebreak\n\n", words(caption)));
        return format!("{}{{{}}}\n\n", caption.unwrap_or_default(), tabular(table));
    }
    let columns = columns(table);
    let across = table.columns.len().saturating_add(usize::from(table.has_marks()));
    let caption = |caption| format!("\\multicolumn{{{across}}}{{@{{}}l}}{{\\emph{{{}}}}}\\\\*\n", words(caption));
    let heads = heads(table);
    // The caption belongs to the first page of it.
    let first = table.caption.as_ref().map(|one| format!("{}{heads}\\endfirsthead\n", caption(one)));
    format!(
        "\\begin{{longtable}}[l]{{{columns}}}\n{}{heads}\\endhead\n\\bottomrule\n\\endfoot\n{}\\end{{longtable}}\n\n",
        first.unwrap_or_default(),
        rows(table)
    )
}

fn auction(calls: &Calls) -> String {
    let line = |cells: [String; 4]| format!("{} \\\\\n", cells.join(" & "));
    let heads = line(calls.seats.each_ref().map(words));
    let rows: String = calls.rows.iter().map(|round| line(round.each_ref().map(|cell| cell_of(cell)))).collect();
    let note = |(number, note): (usize, &Text)| format!("\\textsuperscript{{{number}}} {}\n\n", words(note));
    let notes: String = (1_usize..).zip(&calls.notes).map(note).collect();
    format!(
        "\\begin{{tabular}}{{@{{}}llll@{{}}}}\n\\toprule\n{heads}\\midrule\n{rows}\\bottomrule\n\\end{{tabular}}\n\n{notes}{}\n\n",
        words(&calls.close)
    )
}

fn cell_of(calls: &[CallBlock]) -> String {
    let one = |call: &CallBlock| {
        let suit = call.suit.map(|(sign, _)| escaped(sign)).unwrap_or_default();
        let note = call.note.map(|note| format!("\\textsuperscript{{{note}}}")).unwrap_or_default();
        format!("{}{}{suit}{}{note}", escaped(&call.before), words(&call.call), escaped(&call.after))
    };
    calls.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// Lines that keep their places. Not the environment of that name, which knows no suits.
#[must_use]
pub fn verbatim(lines: &str) -> String {
    let lines: Vec<String> = lines.trim_end().lines().map(|line| with_blanks(&escaped(line.trim_end()))).collect();
    in_place(&lines, "")
}

/// A script in the colours of its words, line by line; no page ends between it and the results that follow, where there
/// are any.
#[must_use]
pub fn script(lines: &str, has_results: bool) -> String {
    let lines: Vec<String> = printable(lines).trim_end().lines().map(|line| coloured(line.trim_end())).collect();
    in_place(&lines, if has_results { "\\keepbelow" } else { "" })
}

fn coloured(line: &str) -> String {
    let (mut markup, mut at) = (String::new(), 0);
    for (range, token) in highlight(line) {
        markup.push_str(&with_blanks(&escaped(line.get(at..range.start).unwrap_or(""))));
        let words = with_blanks(&escaped(line.get(range.clone()).unwrap_or("")));
        let command = match token {
            Token::Statement => "\\textcolor{ns}{\\bfseries ",
            Token::Word => "\\textcolor{ns}{",
            Token::Comment => "\\textcolor{faint}{\\itshape ",
            _ => "{",
        };
        match command {
            "{" => markup.push_str(&words),
            command => markup.push_str(&format!("{command}{words}}}")),
        }
        at = range.end;
    }
    markup.push_str(&with_blanks(&escaped(line.get(at..).unwrap_or(""))));
    markup
}

/// Of several blanks every one counts; of one the line may break.
fn with_blanks(line: &str) -> String {
    let line = line.replace("  ", "~~").replace("~ ", "~~");
    line.strip_prefix(' ').map_or_else(|| line.clone(), |rest| format!("~{rest}"))
}

/// Lines of a script that stay on one page.
const SCRIPT_ON_A_PAGE: usize = 30;

/// Lines one below the other, in a quotation that begins with a command.
fn in_place(lines: &[String], command: &str) -> String {
    // The star keeps a page from ending there.
    let line_end = if lines.len() <= SCRIPT_ON_A_PAGE { "\\\\*\n" } else { "\\\\\n" };
    let lines: Vec<&str> = lines.iter().map(|line| if line.is_empty() { "~" } else { line.as_str() }).collect();
    format!(
        "\\begin{{quote}}{command}\\ttfamily\\footnotesize\\raggedright\n{}\n\\end{{quote}}\n\n",
        lines.join(line_end)
    )
}
