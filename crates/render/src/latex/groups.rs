//! Groups of blocks on paper, and space to write in.

use super::fragment;
use super::words::words;
use crate::block::{Block, GroupKind, lines_of};
use crate::messages::Text;

/// Lines of a page that what is kept together may fill.
const MOST_LINES: usize = 44;

/// Characters that no cell of a narrow table has.
const NARROW: usize = 9;

/// Characters of a line of prose.
const LINE: usize = 85;

fn lines_of_all(blocks: &[Block]) -> Option<usize> {
    lines_of(blocks, LINE)
}

/// Blocks that no page ends within, where they fit on one, or that begin a page.
pub(super) fn group(kind: GroupKind, blocks: &[Block]) -> String {
    let inside = fragment(blocks);
    match kind {
        // The first begins where the document does.
        GroupKind::Page => format!("\\begins\n{inside}"),
        GroupKind::Kept => match lines_of_all(blocks) {
            Some(lines) if lines <= MOST_LINES => kept(&inside),
            _ => inside,
        },
    }
}

/// The content, as a whole that no page ends within.
#[must_use]
pub fn kept(inside: &str) -> String {
    format!(
        "\\noindent\\begin{{minipage}}{{\\linewidth}}\\setlength{{\\parskip}}{{0.3em}}\n{inside}\\end{{minipage}}\n\n\\smallskip\n"
    )
}

/// Returns whether blocks have room on a page.
#[must_use]
pub fn fits_page<'a>(mut blocks: impl Iterator<Item = &'a Block>) -> bool {
    let sum =
        blocks.try_fold(0_usize, |sum, block| Some(sum.saturating_add(lines_of_all(std::slice::from_ref(block))?)));
    sum.is_some_and(|sum| sum <= MOST_LINES)
}

/// A line behind each name, and lines below them.
pub(super) fn blanks(names: &[Text], mark: Option<&Text>, lines: usize) -> String {
    let names: Vec<String> =
        names.iter().map(|name| format!("{}~{{\\color{{others}}\\hrulefill}}", words(name))).collect();
    let mark = mark.map(|mark| format!("\\framebox[18mm][r]{{\\rule[-1.2mm]{{0pt}}{{5mm}}{}}}", words(mark)));
    let names: Vec<String> = names.into_iter().chain(mark).collect();
    let first = format!("\\vspace{{1mm}}\\noindent {}\\par\n", names.join("\\quad "));
    let below: String = (0..lines).map(|_| "\\vspace{0.8mm}\\noindent{\\color{others}\\hrulefill}\\par\n").collect();
    format!("{first}{below}\n")
}

/// Blocks side by side; below each other where nothing is to stand beside them, or it may go on over a page.
pub(super) fn beside(text: &[Block], data: &[Block]) -> String {
    if data.is_empty() || lines_of_all(text).is_none() || lines_of_all(data).is_none() {
        return fragment(text) + &fragment(data);
    }
    let column = |width: &str, blocks: &[Block]| {
        format!(
            "\\begin{{minipage}}[t]{{{width}\\linewidth}}\\setlength{{\\parskip}}{{0.3em}}\\vspace{{0pt}}\n{}\\end{{minipage}}",
            fragment(blocks)
        )
    };
    let [first, second] = if data.iter().all(is_narrow) { ["0.72", "0.25"] } else { ["0.54", "0.42"] };
    format!("{}\\hfill\n{}\n\n", column(first, text), column(second, data))
}

/// Returns whether a block is a table of a few short columns.
fn is_narrow(block: &Block) -> bool {
    let Block::Table(table) = block else { return false };
    let heads = table.columns.iter().map(|(head, _)| head);
    let cells = table.rows.iter().flat_map(|row| &row.cells);
    table.columns.len() < 4 && heads.chain(cells).all(|cell| cell.unmarked().chars().count() < NARROW)
}

/// Lines to be signed side by side, as many as a line of the paper has room for.
pub(super) fn signatures(names: &[Text]) -> String {
    let (most, width) = if names.len() > 3 { (4, "0.22") } else { (3, "0.3") };
    let line = |names: &[Text]| {
        let one = |name: &Text| {
            format!(
                "\\begin{{minipage}}[t]{{{width}\\linewidth}}\\rule{{\\linewidth}}{{0.4pt}}\\\\\\small {}\\end{{minipage}}",
                words(name)
            )
        };
        let names: Vec<String> = names.iter().map(one).collect();
        format!("\\bigskip\\bigskip\\noindent {}\\par\n", names.join("\\hspace{0.04\\linewidth}"))
    };
    names.chunks(most).map(line).collect::<String>() + "\\medskip\n\n"
}
