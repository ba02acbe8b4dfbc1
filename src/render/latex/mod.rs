//! Blocks as LaTeX, and documents that compile as they stand by pdfLaTeX, XeLaTeX and LuaLaTeX.

use super::block::{Align, Block, Chart, FieldChart, FieldSide, Parts, Table};
use super::notation::{SUITS, code_between};
use super::scale::along;
use crate::catalogue::english::{self as catalogue, heads, lectures as words};
use crate::number::Exact;
use crate::ruling::{Deal, Seat, Side};

/// Tenths of a millimetre of the longest bar.
const BAR: i64 = 360;

/// What stands before the text.
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
\usepackage{array}
\usepackage{booktabs}
\usepackage{longtable}
\usepackage{xcolor}
\usepackage[hidelinks]{hyperref}
\definecolor{others}{HTML}{8A93A3}
\definecolor{ruling}{HTML}{A8430F}
\definecolor{ns}{HTML}{0B62A4}
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.5em plus 0.2em}
\setlength{\LTleft}{0pt}
\renewcommand{\arraystretch}{1.1}
\emergencystretch=2em
\newcommand{\bars}[3]{{\color{others}\rule[-0.1ex]{#1mm}{1.6ex}}{\color{ruling}\rule[-0.1ex]{#2mm}{1.6ex}}{\color{ruling!30}\rule[-0.1ex]{#3mm}{1.6ex}}}
";

/// A whole document.
#[must_use]
pub fn document(title: &str, language: &str, body: &str) -> String {
    let babel = match language {
        "pl" => "polish",
        _ => "english",
    };
    let title = if title.is_empty() {
        String::new()
    } else {
        format!("\\begin{{center}}\\LARGE\\bfseries {}\\end{{center}}\n\n", escaped(title))
    };
    let preamble = PREAMBLE.replace("LANGUAGE", babel);
    format!("{preamble}\\begin{{document}}\n{title}{body}\\end{{document}}\n")
}

/// The LaTeX of an outcome.
#[must_use]
pub fn fragment(blocks: &[Block]) -> String {
    let mut text = String::new();
    for block in blocks {
        match block {
            Block::Case(case) => text.push_str(&format!("\\medskip\\textbf{{\\large {}}}\n\n", escaped(case))),
            Block::Heading(heading) => text.push_str(&format!("\\texttt{{{}}}\n\n", escaped(heading))),
            Block::Answer(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| escaped(part)).collect();
                text.push_str(&format!("\\textbf{{{}}}\n\n", parts.join(" \\qquad ")));
            }
            Block::Table(one) => text.push_str(&long_table(one)),
            Block::Pair(left, right) => {
                let half = |one: &Table| {
                    let caption =
                        one.caption.as_ref().map(|caption| format!("\\emph{{{}}}\\\\[2pt]\n", escaped(caption)));
                    format!(
                        "\\begin{{minipage}}[t]{{0.49\\linewidth}}\\small\\raggedright\n{}{}\\end{{minipage}}",
                        caption.unwrap_or_default(),
                        tabular(one)
                    )
                };
                text.push_str(&format!("{}\\hfill\n{}\n\n", half(left), half(right)));
            }
            Block::Chart(chart) => text.push_str(&curve(chart)),
            Block::Field(chart) => text.push_str(&field(chart)),
            Block::Deal(cards) => text.push_str(&deal(cards)),
            Block::Line(line) => text.push_str(&format!("{}\n\n", prose(line))),
            Block::Script(script) => text.push_str(&verbatim(script)),
            Block::Remark { severity, text: said } => {
                text.push_str(&format!("\\emph{{{}}}: {}\n\n", severity.word(), prose(said)));
            }
        }
    }
    text
}

fn columns(table: &Table) -> String {
    table.columns.iter().map(|(_, align)| if *align == Align::Right { 'r' } else { 'l' }).collect()
}

fn row(cells: &mut dyn Iterator<Item = &String>) -> String {
    format!("{} \\\\\n", cells.map(|cell| escaped(cell)).collect::<Vec<_>>().join(" & "))
}

fn heads(table: &Table) -> String {
    format!("\\toprule\n{}\\midrule\n", row(&mut table.columns.iter().map(|(head, _)| head)))
}

fn rows(table: &Table) -> String {
    table.rows.iter().map(|cells| row(&mut cells.iter())).collect()
}

fn tabular(table: &Table) -> String {
    let body = format!("{}{}\\bottomrule\n", heads(table), rows(table));
    format!(
        "\\setlength{{\\tabcolsep}}{{4pt}}\\begin{{tabular}}{{@{{}}{}@{{}}}}\n{body}\\end{{tabular}}\n",
        columns(table)
    )
}

/// Rows of a table that stays on a page.
const ON_A_PAGE: usize = 24;

/// A table, which may go on over a page where it is long.
fn long_table(table: &Table) -> String {
    if table.rows.len() <= ON_A_PAGE {
        let caption = table.caption.as_ref().map(|caption| format!("\\emph{{{}}}\\nopagebreak\n\n", escaped(caption)));
        return format!("{}{{{}}}\n\n", caption.unwrap_or_default(), tabular(table));
    }
    let caption = table.caption.as_ref().map(|caption| format!("\\emph{{{}}}\\nopagebreak\n", escaped(caption)));
    format!(
        "{}\\begin{{longtable}}[l]{{{}}}\n{}\\endhead\n\\bottomrule\n\\endfoot\n{}\\end{{longtable}}\n\n",
        caption.unwrap_or_default(),
        columns(table),
        heads(table),
        rows(table)
    )
}

/// Tenths of a millimetre as millimetres.
fn millimetres(tenths: i64) -> String {
    format!("{}.{}", tenths / 10, tenths.abs() % 10)
}

fn field(chart: &FieldChart) -> String {
    let one = |side: &FieldSide| {
        let longest = side.longest();
        let heads: String = side.heads.iter().map(|head| format!(" & {}", escaped(head))).collect();
        let mut text =
            side.caption().map(|caption| format!("\\emph{{{}}}\\\\[2pt]\n", escaped(&caption))).unwrap_or_default();
        let numbers = "r".repeat(side.heads.len());
        text.push_str(&format!("\\begin{{tabular}}{{@{{}}rl{numbers}@{{}}}}\n{} & {heads} \\\\\n", heads::score()));
        for row in &side.rows {
            let Parts { others, added, taken } = row.parts();
            let length = |part: &Exact| millimetres(along(part, &longest, BAR));
            let points: String = row.points.iter().map(|cell| format!(" & {}", escaped(cell))).collect();
            text.push_str(&format!(
                "{} & \\bars{{{}}}{{{}}}{{{}}} {{\\footnotesize {}}}{points} \\\\\n",
                escaped(&row.score),
                length(&others),
                length(&added),
                length(&taken),
                escaped(&row.results())
            ));
        }
        text.push_str("\\end{tabular}");
        text
    };
    let width = if chart.sides.len() > 1 { "0.49" } else { "1" };
    let beside = |side: String| {
        format!("\\begin{{minipage}}[t]{{{width}\\linewidth}}\\small\\raggedright\n{side}\n\\end{{minipage}}\n")
    };
    let sides: Vec<String> = chart.sides.iter().map(one).map(beside).collect();
    let taken = if chart.takes() {
        format!(" \\quad \\bars{{0}}{{0}}{{3}} {}", escaped(&words::taken()))
    } else {
        String::new()
    };
    let legend = format!(
        "\\bars{{3}}{{0}}{{0}} {} \\quad \\bars{{0}}{{3}}{{0}} {}{taken}",
        words::other_tables(),
        words::added()
    );
    format!("{}\n{{\\footnotesize {legend}}}\n\n", sides.join("\\hfill\n"))
}

/// Dots for NS, squares for EW, in a picture of whole millimetres.
fn curve(chart: &Chart) -> String {
    let range = &chart.most - &chart.least;
    let last = Exact::from(i64::try_from(chart.points.len().saturating_sub(1)).unwrap_or(1)).max(Exact::ONE);
    let mut marks = String::new();
    for (at, (_, sides)) in (0_i64..).zip(&chart.points) {
        let x = along(&Exact::from(at), &last, 800);
        let y = |side: Side| along(&(sides.by(side) - &chart.least), &range, 400);
        marks.push_str(&format!("\\put({x},{}){{\\color{{ns}}\\circle*{{16}}}}\n", y(Side::NS)));
        let corner = y(Side::EW).saturating_sub(7);
        marks.push_str(&format!(
            "\\put({},{corner}){{\\color{{ruling}}\\rule{{1.4mm}}{{1.4mm}}}}\n",
            x.saturating_sub(7)
        ));
    }
    let label = |end: Option<&(String, _)>| end.map(|(label, _)| escaped(label)).unwrap_or_default();
    let (first, end) = (label(chart.points.first()), label(chart.points.last()));
    let amount = |value: &Exact| escaped(&catalogue::amount(value, chart.unit));
    format!(
        "{{\\setlength{{\\unitlength}}{{0.1mm}}\n\\begin{{picture}}(960,520)(-120,-80)\n\
         \\put(-20,-20){{\\line(1,0){{840}}}}\n\\put(-20,-20){{\\line(0,1){{440}}}}\n\
         \\put(-30,-10){{\\makebox(0,20)[r]{{\\footnotesize {}}}}}\n\\put(-30,390){{\\makebox(0,20)[r]{{\\footnotesize {}}}}}\n\
         \\put(0,-60){{\\makebox(0,0){{\\footnotesize {first}}}}}\n\\put(800,-60){{\\makebox(0,0){{\\footnotesize {end}}}}}\n\
         {marks}\\end{{picture}}}}\n\n{{\\footnotesize {{\\color{{ns}}$\\bullet$}} NS \\quad {{\\color{{ruling}}\\rule{{1.4mm}}{{1.4mm}}}} EW \\quad {}}}\n\n",
        amount(&chart.least),
        amount(&chart.most),
        escaped(&chart.axis)
    )
}

fn deal(deal: &Deal) -> String {
    let hand = |seat: Seat| {
        if !deal.is_known(seat) {
            return String::new();
        }
        let suit = |(sign, cards): (&&str, &String)| {
            format!("{} {}", escaped(sign), if cards.is_empty() { "---".to_owned() } else { escaped(cards) })
        };
        let suits: Vec<String> = SUITS.iter().zip(deal.hand(seat)).map(suit).collect();
        format!("\\begin{{tabular}}{{@{{}}l@{{}}}}{}\\end{{tabular}}", suits.join("\\\\"))
    };
    let [north, east, south, west] = [Seat::North, Seat::East, Seat::South, Seat::West].map(hand);
    let compass = "\\fbox{\\footnotesize\\begin{tabular}{@{}c@{}}N\\\\W\\quad E\\\\S\\end{tabular}}";
    format!(
        "\\begin{{tabular}}{{lll}}\n & {north} & \\\\[2pt]\n{west} & {compass} & {east} \\\\[2pt]\n & {south} & \\\\\n\\end{{tabular}}\n\n"
    )
}

/// A sentence, with what stands between backticks as code.
fn prose(text: &str) -> String {
    let show = |part: &str, is_code| if is_code { format!("\\texttt{{{}}}", escaped(part)) } else { escaped(part) };
    code_between(text, show)
}

/// Lines that keep their places. Not the environment of that name, which knows no suits.
#[must_use]
pub fn verbatim(lines: &str) -> String {
    // Of several blanks every one counts; of one the line may break.
    let line = |line: &str| match line.trim_end() {
        "" => "~".to_owned(),
        line => {
            let line = escaped(line).replace("  ", "~~").replace("~ ", "~~");
            line.strip_prefix(' ').map_or_else(|| line.clone(), |rest| format!("~{rest}"))
        }
    };
    let lines: Vec<String> = lines.trim_end().lines().map(line).collect();
    format!("\\begin{{quote}}\\ttfamily\\footnotesize\\raggedright\n{}\n\\end{{quote}}\n\n", lines.join("\\\\\n"))
}

/// Text in which nothing is taken for LaTeX.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => shown.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => shown.extend(['\\', character]),
            '~' => shown.push_str("\\textasciitilde{}"),
            '^' => shown.push_str("\\textasciicircum{}"),
            '<' => shown.push_str("\\textless{}"),
            '>' => shown.push_str("\\textgreater{}"),
            '|' => shown.push_str("\\textbar{}"),
            '"' => shown.push_str("\\textquotedbl{}"),
            '\'' => shown.push_str("\\textquotesingle{}"),
            '`' => shown.push_str("\\textasciigrave{}"),
            // In brackets a row of a table would take them for its own argument.
            '[' | ']' => shown.extend(['{', character, '}']),
            // Two hyphens would become a dash.
            '-' => shown.push_str("-{}"),
            control if control.is_control() && control != '\n' => {}
            other => match symbol(other) {
                Some(symbol) => shown.push_str(&format!("\\ensuremath{{{symbol}}}")),
                None => shown.push(other),
            },
        }
    }
    shown
}

/// What fonts of text do not have.
fn symbol(character: char) -> Option<&'static str> {
    Some(match character {
        '♠' => "\\spadesuit",
        '♥' => "\\heartsuit",
        '♦' => "\\diamondsuit",
        '♣' => "\\clubsuit",
        '−' => "-",
        '×' => "\\times",
        '·' => "\\cdot",
        '≈' => "\\approx",
        '≤' => "\\leq",
        '≥' => "\\geq",
        '≠' => "\\neq",
        '→' => "\\rightarrow",
        '←' => "\\leftarrow",
        '½' => "\\frac12",
        '¼' => "\\frac14",
        '¾' => "\\frac34",
        '⅓' => "\\frac13",
        '⅔' => "\\frac23",
        '●' | '█' | '▒' | '░' => "\\bullet",
        '○' => "\\circ",
        '\u{2500}'..='\u{257f}' => "\\cdot",
        _ => return None,
    })
}
