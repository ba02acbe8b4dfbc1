//! The report that build servers read: JUnit's XML.

use super::report::{FailureKind, Report, Reporter, Status, Test, Totals, seconds};
use crate::messages::{self, Locale};
use quick_xml::Writer;
use quick_xml::events::BytesText;
use std::borrow::Cow;
use std::fmt::Write;
use std::io::Result;

/// A suite for each file, a case for each test. The suites are written one by one, so what holds them has no totals.
#[derive(Debug)]
pub struct Junit {
    locale: Locale,
}

impl Junit {
    /// A report in this language.
    #[must_use]
    pub fn new(locale: Locale) -> Self {
        Self { locale }
    }
}

impl Reporter for Junit {
    fn begin(&mut self) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"redress\">\n".to_owned()
    }

    fn file(&mut self, report: &Report) -> String {
        let mut writer = Writer::new_with_indent(Vec::new(), b' ', 2);
        // To write into memory does not fail.
        let _ = suite(&mut writer, report, self.locale);
        let mut text = String::from_utf8(writer.into_inner()).unwrap_or_default();
        text.push('\n');
        text
    }

    fn end(&mut self, _: &Totals) -> String {
        "</testsuites>\n".to_owned()
    }
}

type Text = Writer<Vec<u8>>;

fn suite(writer: &mut Text, report: &Report, locale: Locale) -> Result<()> {
    let counts = &report.counts;
    let skipped = counts.without.saturating_add(counts.questions).to_string();
    let element = writer
        .create_element("testsuite")
        .with_attribute(("name", clean(&report.file)))
        .with_attribute(("tests", counts.tests().to_string().as_str()))
        .with_attribute(("failures", counts.failed.to_string().as_str()))
        .with_attribute(("errors", counts.errors.to_string().as_str()))
        .with_attribute(("skipped", skipped.as_str()))
        .with_attribute(("time", seconds(report.time).as_str()));
    element.write_inner_content(|writer| {
        report.tests.iter().try_for_each(|one| test(writer, &report.file, one, locale))
    })?;
    Ok(())
}

fn test(writer: &mut Text, file: &str, test: &Test, locale: Locale) -> Result<()> {
    let element = writer
        .create_element("testcase")
        .with_attribute(("name", clean(&test.name)))
        .with_attribute(("classname", clean(file)))
        .with_attribute(("file", clean(file)))
        .with_attribute(("line", test.line.to_string().as_str()))
        .with_attribute(("time", seconds(test.time).as_str()));
    let skipped = match test.status {
        Status::NoExpectation => Some(messages::test_no_expectation(locale).to_string()),
        Status::Question => Some(messages::test_question(locale).to_string()),
        _ => None,
    };
    if test.errors.is_empty() && test.failures.is_empty() && skipped.is_none() {
        element.write_empty()?;
        return Ok(());
    }
    element.write_inner_content(|writer| {
        if let Some(reason) = skipped {
            writer.create_element("skipped").with_attribute(("message", reason.as_str())).write_empty()?;
        }
        for error in &test.errors {
            trouble(writer, "error", error.code, &error.message, &error.text)?;
        }
        for failure in &test.failures {
            let place = format!("{}:{}", failure.file, failure.line);
            let (message, text) = match &failure.kind {
                FailureKind::NoError => (messages::test_no_error(locale).to_string(), place),
                FailureKind::Expectation { expected, actual, working, .. } => {
                    let message = messages::test_expectation(locale, expected, actual).to_string();
                    let mut text = place;
                    let _ = write!(text, "\n{message}\n\n{working}");
                    (message, text)
                }
            };
            trouble(writer, "failure", "expectation", &message, &text)?;
        }
        Ok(())
    })?;
    Ok(())
}

fn trouble(writer: &mut Text, element: &str, kind: &str, message: &str, text: &str) -> Result<()> {
    let element = writer.create_element(element);
    let element = element.with_attribute(("message", clean(message))).with_attribute(("type", kind));
    element.write_text_content(BytesText::new(&clean(text)))?;
    Ok(())
}

/// Without the characters that XML has no way to write.
fn clean(text: &str) -> Cow<'_, str> {
    let is_lost = |character: char| matches!(character, '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}');
    if text.contains(is_lost) { Cow::Owned(text.replace(is_lost, "\u{fffd}")) } else { Cow::Borrowed(text) }
}
