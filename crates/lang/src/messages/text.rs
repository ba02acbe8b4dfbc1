//! A text that knows what its parts are.

use std::borrow::Cow;

/// The kind of a part of a text; each back end sets the kinds in its own way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum SpanKind {
    /// Words.
    #[default]
    Plain,
    /// Text that is typed literally: a script, a name of a file. In plain text it is in backticks.
    Code,
    /// A score as the table has it, from NS's view: `+620`, `−100`.
    Score,
    /// Points of a side in the unit of the scoring, with the unit or without: `9.8`, `+1.2 IMP`.
    Points,
    /// A share: `54.44%`.
    Share,
    /// Any other number.
    Number,
    /// A side: `NS`.
    Side,
    /// A Law by its number: `12C1(c)`.
    Law,
    /// A name that the writer of a script gave.
    Name,
    /// A ruling, an outcome or a contract, as it is written in the language of rulings.
    Ruling,
}

/// A part of a text, already in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span<'a> {
    /// The kind of the span.
    pub kind: SpanKind,
    /// The characters.
    pub text: Cow<'a, str>,
}

impl<'a> Span<'a> {
    /// A part of this kind.
    #[must_use]
    pub fn new(kind: SpanKind, text: impl Into<Cow<'a, str>>) -> Self {
        Self { kind, text: text.into() }
    }

    /// A span that is typed literally.
    #[must_use]
    pub fn code(text: impl Into<Cow<'a, str>>) -> Self {
        Self::new(SpanKind::Code, text)
    }

    /// A name of the writer's own.
    #[must_use]
    pub fn name(text: impl Into<Cow<'a, str>>) -> Self {
        Self::new(SpanKind::Name, text)
    }

    /// A ruling or a part of one, as it is written.
    #[must_use]
    pub fn ruling(text: impl Into<Cow<'a, str>>) -> Self {
        Self::new(SpanKind::Ruling, text)
    }
}

/// A sequence of [`Span`]s. Its `Display` is the plain form, with code in backticks.
///
/// ```
/// use redress_lang::messages::{Span, SpanKind, Text};
///
/// let text = Text::from("write ") + Span::code("+620") + " or leave it";
/// assert_eq!(text.to_string(), "write `+620` or leave it");
/// assert_eq!(text.spans().map(|span| span.kind).collect::<Vec<_>>(), [SpanKind::Plain, SpanKind::Code, SpanKind::Plain]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Text {
    /// All spans, one behind the other.
    text: Cow<'static, str>,
    /// The end of each span but the last, and its kind.
    ends: Vec<(usize, SpanKind)>,
    /// The kind of the last span.
    last: SpanKind,
}

impl Text {
    /// A text of one span.
    #[must_use]
    pub fn new(kind: SpanKind, text: impl Into<Cow<'static, str>>) -> Self {
        Self { text: text.into(), ends: Vec::new(), last: kind }
    }

    /// Returns true if there are no characters.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Its parts from the first to the last; words that follow each other are one part.
    pub fn spans(&self) -> impl Iterator<Item = Span<'_>> {
        let ends = self.ends.iter().copied().chain((!self.text.is_empty()).then_some((self.text.len(), self.last)));
        ends.scan(0, |start, (end, kind)| {
            let text = self.text.get(*start..end).unwrap_or("");
            *start = end;
            Some(Span::new(kind, text))
        })
    }

    /// The same as one span of another kind.
    #[must_use]
    pub fn as_kind(self, kind: SpanKind) -> Self {
        Self { text: self.text, ends: Vec::new(), last: kind }
    }

    /// Puts a span at the end.
    pub fn push(&mut self, kind: SpanKind, text: &str) {
        if text.is_empty() {
            return;
        }
        if self.text.is_empty() {
            self.last = kind;
        } else if self.last != kind || kind != SpanKind::Plain {
            self.ends.push((self.text.len(), self.last));
            self.last = kind;
        }
        self.text.to_mut().push_str(text);
    }

    /// Puts another text at the end.
    pub fn append(&mut self, other: &Self) {
        if self.is_empty() {
            self.clone_from(other);
        } else {
            other.spans().for_each(|span| self.push(span.kind, &span.text));
        }
    }

    /// Texts with something between each two.
    #[must_use]
    pub fn joined(texts: impl IntoIterator<Item = Self>, between: &Self) -> Self {
        let mut all = Self::default();
        for (at, text) in texts.into_iter().enumerate() {
            if at > 0 {
                all.append(between);
            }
            all.append(&text);
        }
        all
    }

    /// The same text as a sentence begins: the first letter is a capital.
    #[must_use]
    pub fn capitalised(mut self) -> Self {
        let Some(first) = self.text.chars().next().filter(|first| first.is_lowercase()) else { return self };
        let capital = first.to_uppercase().to_string();
        // Places of spans are bytes: a letter of another length stays as it is.
        if capital.len() == first.len_utf8() {
            self.text.to_mut().replace_range(..first.len_utf8(), &capital);
        }
        self
    }

    /// The same text with `≈` for `= ≈`, because an approximate figure is not equal.
    #[must_use]
    pub fn approximated(self) -> Self {
        if !self.text.contains("= ≈") {
            return self;
        }
        let mut rendered = Self::default();
        for span in self.spans() {
            if let Some(figure) = span.text.strip_prefix('≈').filter(|_| rendered.text.ends_with("= ")) {
                let kept = rendered.text.len().saturating_sub("= ".len());
                rendered.text.to_mut().truncate(kept);
                rendered.push(span.kind, &format!("≈ {figure}"));
            } else {
                rendered.push(span.kind, &span.text.replace("= ≈", "≈ "));
            }
        }
        rendered
    }

    /// The characters without any marks: code has no backticks.
    #[must_use]
    pub fn unmarked(&self) -> &str {
        &self.text
    }

    /// The plain form, code in backticks.
    #[must_use]
    pub fn plain(&self) -> Cow<'_, str> {
        let is_code = |span: Span<'_>| span.kind == SpanKind::Code;
        if self.spans().any(is_code) { Cow::Owned(self.to_string()) } else { Cow::Borrowed(&self.text) }
    }
}

impl std::fmt::Display for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for span in self.spans() {
            match span.kind {
                SpanKind::Code => write!(f, "`{}`", span.text)?,
                _ => f.write_str(&span.text)?,
            }
        }
        Ok(())
    }
}

impl From<&'static str> for Text {
    fn from(text: &'static str) -> Self {
        Self::new(SpanKind::Plain, text)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::new(SpanKind::Plain, text)
    }
}

impl From<Cow<'static, str>> for Text {
    fn from(text: Cow<'static, str>) -> Self {
        Self::new(SpanKind::Plain, text)
    }
}

impl From<Span<'_>> for Text {
    fn from(span: Span<'_>) -> Self {
        Self::new(span.kind, span.text.into_owned())
    }
}

impl FromIterator<Self> for Text {
    fn from_iter<I: IntoIterator<Item = Self>>(texts: I) -> Self {
        Self::joined(texts, &Self::default())
    }
}

impl<T: Into<Self>> std::ops::Add<T> for Text {
    type Output = Self;

    fn add(mut self, other: T) -> Self {
        self.append(&other.into());
        self
    }
}

impl<T: Into<Self>> std::ops::AddAssign<T> for Text {
    fn add_assign(&mut self, other: T) {
        self.append(&other.into());
    }
}
