//! Every statement and command between backticks in a message works when it is typed.

use crate::events::{Kept, three_tables};
use crate::harness::root;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use redress::diagnostic::{Code, Severity};
use redress::messages::Locale;
use redress::render::Style;
use redress::repl::{Repl, Reply};
use redress::session::{NoFiles, Session};
use redress::source::FileId;
use redress::syntax::{self, Keyword};
use std::collections::BTreeSet;
use std::sync::Arc;

/// In the place of what a message is given.
const GIVEN: char = '\u{0}';

/// The complete texts between backticks in the messages of a language.
fn typed(locale: Locale) -> BTreeSet<String> {
    let path = root().join("locales").join(locale.tag()).join("messages.ftl");
    let text = std::fs::read_to_string(path).unwrap();
    let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
    let mut texts = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let patterns = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
            patterns.for_each(|pattern| collect(pattern, &mut texts));
        }
    }
    let pieces = texts.iter().flat_map(|text| text.split('`').skip(1).step_by(2));
    pieces.filter(|piece| !piece.contains([GIVEN, '…']) && !piece.ends_with('{')).map(str::to_owned).collect()
}

/// The text of a message, and that of each of its choices.
fn collect(pattern: &Pattern<&str>, texts: &mut Vec<String>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => text.push_str(value),
                Expression::Inline(_) => text.push(GIVEN),
                Expression::Select { variants, .. } => {
                    text.push(GIVEN);
                    variants.iter().for_each(|variant| collect(&variant.value, texts));
                }
            },
        }
    }
    texts.push(text);
}

/// Returns true for a statement: it starts with the word of one, and a single word is one only if it is complete.
fn is_statement(piece: &str) -> bool {
    let word = piece.split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
    let starts = Keyword::statements().any(|keyword| keyword.word() == word) || piece.starts_with('(');
    // The head of a block is not the whole of it.
    let starts = starts && (piece.contains('{') || !piece.starts_with("weights from"));
    let is_alone = piece.chars().all(|c| c.is_alphabetic() || c == ' ');
    let reads = syntax::parse(FileId::default(), piece).1.is_empty();
    starts && (reads || !is_alone)
}

/// The errors of a piece where a ruling was scored on a board, or at a table of an event.
fn errors(piece: &str, has_event: bool) -> Vec<String> {
    let mut kept = Kept::default();
    let mut session = Session::new(&NoFiles, &mut kept);
    if has_event {
        session.take_event(vec!["monday.csv".to_owned()], three_tables(), None).unwrap();
        session.run("script", "board 1\nat table 3: +420");
    } else {
        session.run(
            "script",
            "board 7\ntraveller { table 3: +620, +500, +300, -100: 2, 2♦= E, 2♦+1 E }\n\
             incident ui by E { poll \"Your call?\" { 4♥: 5, pass: 2 } }\nobtained +150\noffenders EW\n\
             scale \"club\" { 0-2: 15-15, 3+: 16-14 }\nlet td = (60%+620 & 40%-100)\ntd",
        );
    }
    assert_eq!(session.tally().errors, 0);
    let is_key = piece.starts_with("answer");
    session.run("script", &if is_key { format!("case \"1\" {{ {piece} }}") } else { piece.to_owned() });
    drop(session);
    // Files of examples are not here.
    // Neither a file nor a solver is at hand.
    let away = |code| matches!(code, Code::File | Code::DoubleDummy);
    let errors = kept.diagnostics.iter().filter(|one| one.severity() == Severity::Error && !away(one.code()));
    errors.map(|one| one.problem.message(Locale::En).to_string()).collect()
}

#[test]
fn every_statement_of_a_message_runs() {
    let mut failed = Vec::new();
    for locale in Locale::ALL {
        let pieces = typed(locale);
        let statements = pieces.iter().filter(|piece| is_statement(piece));
        assert!(statements.clone().count() > 60, "{}", statements.count());
        for piece in statements {
            let (on_board, in_event) = (errors(piece, false), errors(piece, true));
            if !on_board.is_empty() && !in_event.is_empty() {
                failed.push(format!("{}: `{piece}`: {on_board:?}", locale.tag()));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_command_of_a_message_is_known() {
    for locale in Locale::ALL {
        let mut prompt = Repl::new(&NoFiles, Style::default(), locale, Arc::default());
        let pieces = typed(locale);
        let commands: Vec<&String> = pieces.iter().filter(|piece| piece.len() > 1 && piece.starts_with(':')).collect();
        assert!(commands.len() > 3);
        // Commands that write or open files are not tried.
        for command in commands.into_iter().filter(|command| !command.starts_with(":save")) {
            if let Reply::Print(text) | Reply::Page(text) = prompt.take(command) {
                // An unknown or incomplete command is repeated in the reply.
                assert!(!text.starts_with("`:"), "{command}: {text}");
            }
        }
    }
}
