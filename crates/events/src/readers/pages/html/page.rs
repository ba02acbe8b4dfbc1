//! A page: its tables in the order in which they begin, and the text around them.

use super::entities::push_text;
use super::table::{HtmlTable, OpenTable, tidy};
use super::tokens::{Attributes, Token, Tokens};

/// The largest page that is read, in bytes: a thousand times what a board of a hundred tables needs.
pub(in super::super) const LARGEST: usize = 16 * 1024 * 1024;

/// A page as far as results need it.
#[derive(Debug, Default)]
pub(in super::super) struct Page {
    /// Its title.
    pub title: String,
    /// The program that made it, as the page names it.
    pub generator: String,
    /// Its headings, in tables too.
    pub headings: Vec<String>,
    /// The text outside tables.
    pub text: String,
    /// The records of boards in LIN that its links show.
    pub records: Vec<String>,
    /// Its tables, each before those within it.
    pub tables: Vec<HtmlTable>,
    /// True if it ends before it is complete.
    pub cut: bool,
}

impl Page {
    pub fn parse(text: &str) -> Self {
        let mut reading = PageReader::default();
        let mut tokens = Tokens::new(text);
        loop {
            let line = tokens.line();
            match tokens.next() {
                Some(Token::Text(text)) => reading.text(text),
                Some(Token::Open(name, attributes)) => reading.open(&name, attributes, line),
                Some(Token::Close(name)) => reading.close(&name),
                None => break,
            }
        }
        reading.page.cut = tokens.cut || reading.in_page || !reading.open.is_empty();
        while reading.open_table().is_some() {
            reading.close_table(false);
        }
        let mut page = reading.page;
        page.title = tidy(&page.title);
        page.text = tidy(&page.text);
        page.headings.iter_mut().for_each(|heading| *heading = tidy(heading));
        page.tables = reading.done.into_iter().flatten().collect();
        page
    }
}

/// A page being read.
#[derive(Default)]
struct PageReader {
    page: Page,
    /// The tables that are open, each within the one before it, with their places in the page.
    open: Vec<(usize, OpenTable)>,
    /// The tables that are read, in the order in which they begin.
    done: Vec<Option<HtmlTable>>,
    in_title: bool,
    in_heading: bool,
    /// True if the page as a whole began and has not ended.
    in_page: bool,
}

impl PageReader {
    fn open_table(&mut self) -> Option<&mut OpenTable> {
        self.open.last_mut().map(|(_, table)| table)
    }

    fn text(&mut self, text: &str) {
        // Line ends of the page are blanks; only those of the markup are kept.
        let plain: String = text.chars().map(|c| if c == '\n' || c == '\r' { ' ' } else { c }).collect();
        self.append(|to| push_text(to, &plain));
    }

    /// Appends to the texts that are open.
    fn append(&mut self, mut push: impl FnMut(&mut String)) {
        if self.in_title {
            push(&mut self.page.title);
            return;
        }
        if self.in_heading
            && let Some(heading) = self.page.headings.last_mut()
        {
            push(heading);
        }
        match self.open.last_mut() {
            Some((_, table)) => table.text().into_iter().for_each(push),
            None => push(&mut self.page.text),
        }
    }

    fn open(&mut self, name: &str, attributes: Attributes<'_>, line: u32) {
        match name {
            "table" => {
                self.open.push((self.done.len(), OpenTable::default()));
                self.done.push(None);
            }
            "tr" => {
                if let Some(table) = self.open_table() {
                    table.open_row(line);
                }
            }
            "td" | "th" => {
                let number = |name: &str| attributes.get(name).and_then(|value| value.trim().parse().ok()).unwrap_or(1);
                let (span, rows) = (number("colspan"), number("rowspan"));
                if let Some(table) = self.open_table() {
                    table.open_cell(line, span, rows);
                }
            }
            "br" | "p" | "div" => self.append(|to| to.push('\n')),
            "img" => {
                if let Some(word) = word_of_picture(attributes) {
                    self.append(|to| push_text(to, word));
                }
            }
            "span" => {
                if let Some(suit) = attributes.get("class").and_then(suit_of_class) {
                    self.append(|to| to.push(suit));
                }
            }
            "a" => self.page.records.extend(record_of_link(attributes)),
            "meta" if attributes.get("name").is_some_and(|name| name.eq_ignore_ascii_case("generator")) => {
                self.page.generator = attributes.get("content").unwrap_or_default().trim().to_owned();
            }
            "html" => self.in_page = true,
            "title" => self.in_title = true,
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => {
                self.in_heading = true;
                self.page.headings.push(String::new());
            }
            _ => {}
        }
    }

    fn close(&mut self, name: &str) {
        match name {
            "html" => self.in_page = false,
            "table" => self.close_table(true),
            "tr" => {
                if let Some(table) = self.open_table() {
                    table.close_row(true);
                }
            }
            "td" | "th" => {
                if let Some(table) = self.open_table() {
                    table.close_cell();
                }
            }
            "title" | "head" => self.in_title = false,
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => self.in_heading = false,
            _ => {}
        }
    }

    fn close_table(&mut self, complete: bool) {
        let Some((place, table)) = self.open.pop() else { return };
        if let Some(done) = self.done.get_mut(place) {
            *done = Some(table.close(complete));
        }
    }
}

/// The word for a picture: its alternative text, else the name of its file: `S` of `../images/S.gif`.
fn word_of_picture(attributes: Attributes<'_>) -> Option<&str> {
    let alternative = attributes.get("alt").map(str::trim).filter(|word| !word.is_empty());
    alternative.or_else(|| {
        let file = attributes.get("src")?.rsplit(['/', '\\']).next()?;
        file.split('.').next()
    })
}

/// The suit that a style sheet draws in an empty element: `diams symbol`.
fn suit_of_class(class: &str) -> Option<char> {
    let mut words = class.split_whitespace();
    words.clone().any(|word| word == "symbol").then(|| {
        words.find_map(|word| match word {
            "spades" => Some('♠'),
            "hearts" => Some('♥'),
            "diams" | "diamonds" => Some('♦'),
            "clubs" => Some('♣'),
            _ => None,
        })
    })?
}

/// The record of a board that a link shows: `hv_popuplin('pn|…')`, or an address with `lin=`.
fn record_of_link(attributes: Attributes<'_>) -> Option<String> {
    let onclick = attributes.get("onclick").and_then(|script| script.split_once("hv_popuplin('"));
    let written = match onclick {
        Some((_, rest)) => rest.split('\'').next()?,
        None => attributes.get("href")?.split_once("lin=")?.1.split('&').next()?,
    };
    let bytes = written.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let coded = bytes.get(at..at.saturating_add(3)).and_then(|three| std::str::from_utf8(three).ok());
        match coded.and_then(|three| u8::from_str_radix(three.strip_prefix('%')?, 16).ok()) {
            Some(code) => {
                plain.push(code);
                at = at.saturating_add(3);
            }
            None => {
                plain.push(*byte);
                at = at.saturating_add(1);
            }
        }
    }
    Some(String::from_utf8_lossy(&plain).into_owned())
}
