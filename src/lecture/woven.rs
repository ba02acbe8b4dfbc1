//! The results of a lecture's blocks, woven in between two comments.

use super::blanks::BLANK;
use super::blocks::{BEGIN, END, marker};
use super::numbers::{Caption, Numbered};
use super::options::BlockOptions;
use super::ranges::Ranges;
use crate::render::{self, Block};
use std::ops::Range;

/// A block with what came of it.
pub(super) struct BlockResults {
    pub options: BlockOptions,
    /// The block's own lines, as they are shown.
    pub code: String,
    /// The same with its answers, and the words behind its fence: it is run by them.
    pub run: (String, String),
    pub output: Vec<WovenResult>,
    /// Its place.
    pub range: Range<usize>,
    /// The kind of thing that its number counts: tables, or charts and diagrams.
    pub kind: Numbered,
    /// Its number, where it has one.
    pub caption: Option<Caption>,
    /// The number of the next question, where nothing of a block before it is in force in it.
    pub anew: Option<usize>,
}

impl BlockResults {
    /// The caption of a figure, which stands below it.
    pub fn figure(&self) -> Option<&Caption> {
        self.caption.as_ref().filter(|caption| caption.kind == Numbered::Figure)
    }

    /// A result before the caption of its figure, and the working behind it.
    pub fn around_caption<'a>(&self, blocks: &'a [Block]) -> [&'a [Block]; 2] {
        let working = |block: &Block| matches!(block, Block::Working { .. });
        let at = blocks.iter().position(working).filter(|_| self.figure().is_some()).unwrap_or(blocks.len());
        let (drawn, working) = blocks.split_at_checked(at).unwrap_or((blocks, &[]));
        [drawn, working]
    }
}

/// The kind of thing that the number of these counts.
pub(super) fn kind(blocks: &[Block]) -> Numbered {
    let is_drawn = |block: &Block| {
        matches!(
            block,
            Block::Curve(_) | Block::Field(_) | Block::Bars(_) | Block::Deal(_) | Block::Auction(_) | Block::Flow(_)
        )
    };
    if blocks.iter().any(is_drawn) { Numbered::Figure } else { Numbered::Table }
}

/// A result of a block as it is shown.
pub(super) enum WovenResult {
    Result(Vec<Block>),
    /// The answer to a question, which readers ask for: the case it is in, and what it is.
    Answer(Option<String>, Vec<Block>),
    /// Room for an answer, in a handout.
    Room,
    /// An error that was expected.
    Error(WovenError),
}

/// An error that a lecture shows on purpose.
pub(super) struct WovenError {
    /// As a reader of the terminal sees it.
    pub text: String,
    /// The line that is wrong: what stands before the place, the place, and what stands behind it.
    pub line: Option<[String; 3]>,
    /// The fault, and its remedy.
    pub blocks: Vec<Block>,
}

/// The results woven in before, with the blank lines above them; and a begin marker that has no end.
pub(super) fn ranges(markdown: &str, code: &Ranges) -> (Vec<Range<usize>>, Option<Range<usize>>) {
    let (mut found, mut open, mut at, mut written) = (Vec::new(), None, 0_usize, 0_usize);
    for line in markdown.split_inclusive('\n') {
        let (start, end) = (at, at.saturating_add(line.len()));
        at = end;
        let bare = line.trim_start_matches([' ', '\t', '>']).trim_end();
        match (&open, marker(bare)) {
            (None, Some(true)) if code.around(start).is_none() => {
                open = Some((written, start..start.saturating_add(line.trim_end().len())));
            }
            (None, _) if !bare.is_empty() => written = end,
            (Some((from, _)), Some(false)) => {
                found.push(*from..end);
                written = end;
                open = None;
            }
            _ => {}
        }
    }
    (found, open.map(|(_, marker)| marker))
}

/// The place of a block's results in its Markdown, and their text.
pub(super) fn beside(markdown: &str, results: &BlockResults) -> (Range<usize>, String) {
    let end = results.range.end;
    let line = markdown.get(..end).filter(|before| !before.ends_with('\n')).map(|_| markdown.get(end..).unwrap_or(""));
    let missing = line.is_some_and(|line| !line.contains('\n'));
    let at =
        line.map_or(end, |line| line.find('\n').map_or(markdown.len(), |at| end.saturating_add(at).saturating_add(1)));
    let mut text = String::new();
    if let Some(caption) = &results.caption {
        text.push_str(&captioned(caption));
    }
    for result in &results.output {
        match result {
            WovenResult::Result(blocks) | WovenResult::Answer(_, blocks) => {
                blocks.iter().for_each(|block| text.push_str(&in_markdown(block)))
            }
            WovenResult::Room => text.push_str(&format!("{BLANK}{BLANK}\n\n").repeat(2)),
            WovenResult::Error(error) => {
                text.push_str(&format!("```text\n{}\n```\n\n", error.text.trim_matches('\n')));
            }
        }
    }
    if text.is_empty() {
        return (at..at, text);
    }
    let before = markdown.get(..results.range.start).unwrap_or("");
    let indent = before.rsplit('\n').next().unwrap_or("");
    // In a list the mark of the item is as wide as what indents its other lines.
    let indent: String = indent.chars().map(|mark| if mark == '>' { mark } else { ' ' }).collect();
    let text = format!("\n{BEGIN}\n\n{}\n\n{END}\n", text.trim_end());
    let lines = text.split_inclusive('\n').map(|line| match line {
        "\n" if indent.contains('>') => format!("{}\n", indent.trim_end()),
        "\n" => line.to_owned(),
        _ => format!("{indent}{line}"),
    });
    let lines: String = lines.collect();
    (at..at, if missing { format!("\n{lines}") } else { lines })
}

/// The line of a number above the results.
pub(super) fn captioned(caption: &Caption) -> String {
    let line = [Block::Answer(vec![caption.number.clone() + "."])];
    let number = render::markdown(&line);
    let words = caption.words.as_ref().map(|words| render::markdown(&[Block::Line(words.clone().into())]));
    match words {
        Some(words) => format!("{} {words}", number.trim_end()),
        None => number,
    }
}

/// A part as Markdown inside a text that has headings of its own.
pub(super) fn in_markdown(block: &Block) -> String {
    match block {
        Block::Heading(heading) => format!("`{}`\n\n", heading.unmarked().replace('`', "'")),
        Block::Working { blocks, .. } | Block::Group { blocks, .. } => blocks.iter().map(in_markdown).collect(),
        // A script in force is shown and not run again.
        Block::Script(script) => format!("```text\n{script}\n```\n\n"),
        Block::Case(_) => render::markdown(std::slice::from_ref(block)).replacen("## ", "#### ", 1),
        _ => render::markdown(std::slice::from_ref(block)),
    }
}
