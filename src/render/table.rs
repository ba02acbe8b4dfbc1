//! Tables whose columns line up whatever they hold.

use unicode_width::UnicodeWidthStr;

/// How a column lines up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Figures.
    Right,
}

/// A table of words and figures.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// What stands above it, if anything.
    pub caption: Option<String>,
    /// The head of each column and how it lines up.
    pub columns: Vec<(String, Align)>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// A table of these columns.
    pub fn new(columns: impl IntoIterator<Item = (String, Align)>) -> Self {
        Self { columns: columns.into_iter().collect(), ..Self::default() }
    }

    /// The lines of a terminal: caption, heads, rows, each as wide as the widest.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let widths: Vec<usize> = self
            .columns
            .iter()
            .enumerate()
            .map(|(at, (head, _))| {
                let cells = self.rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.width());
                cells.max().unwrap_or(0).max(head.width())
            })
            .collect();
        let heads: Vec<String> = self.columns.iter().map(|(head, _)| head.clone()).collect();
        let rows = std::iter::once(&heads).chain(&self.rows).map(|row| self.line(row, &widths));
        let mut lines: Vec<String> = self.caption.iter().cloned().chain(rows).collect();
        let widest = lines.iter().map(|line| line.width()).max().unwrap_or(0);
        for line in &mut lines {
            *line = pad(line, widest, Align::Left);
        }
        lines
    }

    fn line(&self, cells: &[String], widths: &[usize]) -> String {
        let cells = cells.iter().zip(&self.columns).zip(widths);
        cells.map(|((cell, (_, align)), width)| pad(cell, *width, *align)).collect::<Vec<_>>().join("  ")
    }
}

/// A text filled up with spaces to a width on the screen.
fn pad(text: &str, width: usize, align: Align) -> String {
    let space = " ".repeat(width.saturating_sub(text.width()));
    match align {
        Align::Left => format!("{text}{space}"),
        Align::Right => format!("{space}{text}"),
    }
}

/// Two tables beside each other if the screen is wide enough, else one below the other.
#[must_use]
pub fn side_by_side(left: &Table, right: &Table, width: usize) -> Vec<String> {
    let (mut left, mut right) = (left.lines(), right.lines());
    let (left_width, right_width) =
        (left.first().map_or(0, |line| line.width()), right.first().map_or(0, |line| line.width()));
    if left_width.saturating_add(right_width).saturating_add(4) > width {
        left.push(String::new());
        left.append(&mut right);
        return left;
    }
    let rows = left.len().max(right.len());
    let empty = " ".repeat(left_width);
    (0..rows)
        .map(|at| {
            let left = left.get(at).unwrap_or(&empty);
            format!("{left}    {}", right.get(at).map_or("", String::as_str)).trim_end().to_owned()
        })
        .collect()
}
