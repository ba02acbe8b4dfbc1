//! Elements, indented.

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use std::io::Result;

/// XML being written.
pub(super) struct Xml(Writer<Vec<u8>>);

impl Xml {
    pub fn new() -> Self {
        Self(Writer::new_with_indent(Vec::new(), b' ', 2))
    }

    /// The declaration and the type of the document.
    pub fn declare(&mut self, document: &str) -> Result<()> {
        self.0.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
        self.0.write_event(Event::DocType(BytesText::from_escaped(document)))
    }

    pub fn open(&mut self, name: &str, attributes: &[(&str, &str)]) -> Result<()> {
        let mut start = BytesStart::new(name);
        for (name, value) in attributes {
            start.push_attribute((*name, legal(value).as_str()));
        }
        self.0.write_event(Event::Start(start))
    }

    pub fn close(&mut self, name: &str) -> Result<()> {
        self.0.write_event(Event::End(BytesEnd::new(name)))
    }

    /// An element with a text.
    pub fn text(&mut self, name: &str, text: &str) -> Result<()> {
        self.0.create_element(name).write_text_content(BytesText::new(&legal(text)))?;
        Ok(())
    }

    /// Writes a comment, which may not have two dashes together.
    pub fn comment(&mut self, text: &str) -> Result<()> {
        let text = legal(text).replace("--", "- -");
        self.0.write_event(Event::Comment(BytesText::from_escaped(format!(" {text} "))))
    }

    pub fn finish(self) -> Vec<u8> {
        let mut bytes = self.0.into_inner();
        bytes.push(b'\n');
        bytes
    }
}

/// Without characters that XML has no place for.
fn legal(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect()
}
