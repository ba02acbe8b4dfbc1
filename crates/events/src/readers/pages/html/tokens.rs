//! The tags of a page and the text between them.

/// A piece of a page.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// Text, with the names of characters as they are written.
    Text(&'a str),
    /// The beginning of an element; its name in small letters.
    Open(String, Attributes<'a>),
    /// The end of an element.
    Close(String),
}

/// The attributes of a tag, behind its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Attributes<'a>(&'a str);

impl<'a> Attributes<'a> {
    /// The value of an attribute, with quotes around it or without.
    pub fn get(self, wanted: &str) -> Option<&'a str> {
        let mut rest = self.0;
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
            if rest.is_empty() {
                return None;
            }
            let end = rest.find(|c: char| c.is_whitespace() || c == '=' || c == '/').unwrap_or(rest.len());
            let (name, behind) = rest.split_at_checked(end)?;
            let behind = behind.trim_start();
            let Some(value) = behind.strip_prefix('=') else {
                // An attribute without a value; a sign that is none of a name is passed over.
                rest = if name.is_empty() { behind.get(1..).unwrap_or_default() } else { behind };
                continue;
            };
            let (value, behind) = value_of(value.trim_start());
            if name.eq_ignore_ascii_case(wanted) {
                return Some(value);
            }
            rest = behind;
        }
    }
}

/// A value and the text behind it.
fn value_of(text: &str) -> (&str, &str) {
    for quote in ['"', '\''] {
        if let Some(inside) = text.strip_prefix(quote) {
            return inside.split_once(quote).unwrap_or((inside, ""));
        }
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    text.split_at_checked(end).unwrap_or((text, ""))
}

/// The pieces of a page in their order, with the line of each.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: u32,
    /// The element whose content is no markup: a script, a style sheet.
    verbatim: Option<&'static str>,
    /// True if the page ends within a tag, a comment or a script.
    pub cut: bool,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1, verbatim: None, cut: false }
    }

    /// The line that the next piece begins in, from 1.
    pub fn line(&self) -> u32 {
        self.line
    }

    /// Takes so many bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        let lines = taken.bytes().filter(|byte| *byte == b'\n').count();
        self.line = self.line.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
        self.rest = rest;
        taken
    }

    /// Passes over everything up to and with an end; to the end of the page, which is cut off then, if there is none.
    fn skip_to(&mut self, end: &str) {
        let length = self.rest.find(end).map(|at| at.saturating_add(end.len()));
        self.cut |= length.is_none();
        self.take(length.unwrap_or(self.rest.len()));
    }

    /// Passes over a script or style sheet up to its end tag.
    fn skip_verbatim(&mut self, name: &str) {
        while !self.rest.is_empty() {
            let at = self.rest.find("</").unwrap_or(self.rest.len());
            self.take(at);
            let is_end = self.rest.get(2..).and_then(|tag| tag.get(..name.len()));
            if is_end.is_some_and(|tag| tag.eq_ignore_ascii_case(name)) {
                return;
            }
            self.take(2);
        }
        self.cut = true;
    }

    /// The beginning or end of an element.
    fn tag(&mut self) -> Token<'a> {
        let end = tag_end(self.rest);
        self.cut |= end.is_none();
        let tag = self.take(end.map_or(self.rest.len(), |end| end.saturating_add(1)));
        let inside = tag.trim_start_matches('<').trim_end_matches('>');
        let (closes, inside) = inside.strip_prefix('/').map_or((false, inside), |inside| (true, inside));
        let end = inside.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(inside.len());
        let (name, attributes) = inside.split_at_checked(end).unwrap_or((inside, ""));
        let name = name.to_ascii_lowercase();
        if closes {
            return Token::Close(name);
        }
        self.verbatim = ["script", "style"].into_iter().find(|verbatim| *verbatim == name);
        Token::Open(name, Attributes(attributes))
    }
}

/// Finds the `>` of a tag: the first that is not within quotes.
fn tag_end(text: &str) -> Option<usize> {
    let mut quote = None;
    let mut before = b' ';
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return Some(at),
            // A quote begins a value, and only there.
            (None, b'"' | b'\'') if before == b'=' => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
        if !byte.is_ascii_whitespace() {
            before = byte;
        }
    }
    None
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        if let Some(name) = self.verbatim.take() {
            self.skip_verbatim(name);
        }
        loop {
            let Some(behind) = self.rest.strip_prefix('<') else {
                let end = self.rest.find('<').unwrap_or(self.rest.len());
                return (end > 0).then(|| Token::Text(self.take(end)));
            };
            if behind.starts_with("!--") {
                self.take(4);
                self.skip_to("-->");
            } else if behind.starts_with(['!', '?']) {
                self.skip_to(">");
            } else if behind.trim_start_matches('/').starts_with(|c: char| c.is_ascii_alphabetic()) {
                return Some(self.tag());
            } else {
                // No tag: the sign itself.
                let end = behind.find('<').unwrap_or(behind.len());
                self.cut |= behind.is_empty() || behind == "/";
                return Some(Token::Text(self.take(end.saturating_add(1))));
            }
        }
    }
}
