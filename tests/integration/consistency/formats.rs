//! One run in every format and language: the same figures, sides and cards, and nothing of one language in another.

use super::random::{Field, Ruling, Teams, field_and_ruling, ruling, teams};
use super::visible::{Counts, Format, cards, figures, sides, with_its_code, without_code, words};
use super::{Script, cases, fraction};
use crate::harness::{Run, root};
use num_rational::BigRational;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A script that asks one thing, of a field or of a match.
fn query() -> BoxedStrategy<Script> {
    let weighted = "(w +620 & rest -100)";
    let asking = move |query: &'static str, ruling: &Ruling| match query {
        "ruling" => ruling.to_string(),
        "protocol" | "deal \"N:AKQJT.98.T2.QT76 - 65432.AK.J43.985 -\"" => query.to_owned(),
        "compare" => format!("compare {ruling}, +620, (-100)/(+620)"),
        "conventions" => format!("conventions split: {ruling}"),
        "vary" => format!("vary w from 0% to 100% step 25% in {weighted}"),
        "solve" => format!("solve w in {weighted} for NS 50%"),
        "sensitivity" | "pitfall" => format!("{query} (60% 3NT= E & 40% -100)"),
        query => format!("{query} {ruling}"),
    };
    let of_field = select(
        &[
            "ruling",
            "ruling",
            "ruling",
            "protocol",
            "effects",
            "entry",
            "compare",
            "conventions",
            "vary",
            "solve",
            "sensitivity",
            "pitfall",
            "deal \"N:AKQJT.98.T2.QT76 - 65432.AK.J43.985 -\"",
        ][..],
    );
    let of_teams = select(&["ruling", "ruling", "compare", "vary", "sensitivity", "pitfall"][..]);
    let in_field = (field_and_ruling(), of_field)
        .prop_map(move |((field, ruling), query)| Script(Field::script(&field, &asking(query, &ruling))));
    let in_teams = (teams(), ruling(), of_teams)
        .prop_map(move |(teams, ruling, query)| Script(Teams::script(&teams, &asking(query, &ruling))));
    prop_oneof![3 => in_field, 1 => in_teams].boxed()
}

/// A script's page in a format and a language.
fn page(script: &str, format: Format, language: &str) -> String {
    let run = Run::script(script).args_of(&["--format", format.name(), "--language", language]);
    format.visible(&run.done().stdout)
}

fn json(script: &str, language: &str) -> Value {
    Run::script(script).args_of(&["--language", language]).json()
}

/// Returns true if there is no error; an error shows the lines of the script.
fn is_sound(document: &Value) -> bool {
    document["diagnostics"].as_array().is_some_and(Vec::is_empty)
}

/// The document without what is said in words.
fn wordless(mut document: Value) -> Value {
    fn forget(value: &mut Value) {
        match value {
            Value::Object(object) => {
                object.remove("message");
                object.remove("help");
                object.values_mut().for_each(forget);
            }
            Value::Array(array) => array.iter_mut().for_each(forget),
            _ => {}
        }
    }
    forget(&mut document);
    document
}

// ---------------------------------------------------------------------------------------------- figures out of JSON

/// A decimal rounded half away from zero to so many places, marked where it is not exact.
fn decimal(value: &BigRational, places: u32) -> String {
    let scale = BigRational::from_integer(num_bigint::BigInt::from(10).pow(places));
    let scaled = value * &scale;
    let rounded = scaled.round();
    let (sign, digits) = match rounded.to_integer().to_string().strip_prefix('-') {
        Some(digits) => ("−", digits.to_owned()),
        None => ("", rounded.to_integer().to_string()),
    };
    let digits = format!("{digits:0>width$}", width = places as usize + 1);
    let (whole, rest) = digits.split_at(digits.len() - places as usize);
    let rest = rest.trim_end_matches('0');
    let point = if rest.is_empty() { "" } else { "." };
    let mark = if places == 4 && rounded != scaled { "≈" } else { "" };
    format!("{mark}{sign}{whole}{point}{rest}")
}

/// Every figure that people must be shown of a result, without plus signs.
fn figures_of(result: &Value) -> Counts {
    let mut found = Counts::new();
    let mut add = |figure: String| *found.entry(figure).or_default() += 1;
    let kind = result["kind"].as_str().unwrap();
    let points = |value: &Value| decimal(&fraction(value), 4);
    let headline = |scored: &Value, add: &mut dyn FnMut(String)| {
        for side in ["ns", "ew"] {
            // A row may have no value for a side.
            if scored[side].is_null() {
                continue;
            }
            add(points(&scored[side]["exact"]));
            if let Some(percent) = scored[side]["percent"].as_str() {
                add(format!("{}%", percent.replace('-', "−")));
            }
        }
    };
    match kind {
        "ruling" => {
            headline(result, &mut add);
            for side in ["ns", "ew"] {
                for row in result["tables"][side].as_array().into_iter().flatten() {
                    // A table that both sides share stands there once.
                    if result["tables"]["ns"] == result["tables"]["ew"] && side == "ew" {
                        continue;
                    }
                    add(row["score"].to_string().replace('-', "−"));
                    add(points(&row["frequency"]));
                }
            }
            if let Some(matched) = result["match"].as_object() {
                for side in ["ns", "ew"] {
                    let own = &matched[side];
                    let figure = if own["vp"].is_null() { &own["imps"] } else { &own["vp"] };
                    if own["vp"].is_null() {
                        add(points(figure));
                    }
                }
            }
        }
        "protocol" => result["rows"].as_array().unwrap().iter().for_each(|row| {
            headline(row, &mut add);
            add(row["count"].as_str().unwrap().to_owned());
        }),
        "compare" => result["rulings"].as_array().unwrap().iter().for_each(|scored| headline(scored, &mut add)),
        "vary" => result["rows"].as_array().unwrap().iter().for_each(|row| {
            if row["ns"].is_object() {
                headline(row, &mut add);
            }
        }),
        "conventions" => {
            // Choices that read alike share a row; what is in force has one of its own.
            let mut output = BTreeSet::new();
            for (at, row) in result["rows"].as_array().unwrap().iter().enumerate() {
                let reads = ["ns", "ew"].map(|side| {
                    let exact = &row[side]["exact"];
                    let points = exact.as_str().map(|_| points(exact).replace('≈', ""));
                    (points, row[side]["percent"].to_string())
                });
                if row["ns"].is_object() && (at == 0 || output.insert(reads)) {
                    headline(row, &mut add);
                }
            }
        }
        "solve" if result["scored"].is_object() => headline(&result["scored"], &mut add),
        "pitfall" => headline(result, &mut add),
        "entry" => {
            for side in ["ns", "ew"] {
                if result["entry"]["enter"].is_string() {
                    add(points(&result["entry"][side]["entered"]));
                    add(points(&result["entry"][side]["adjustment"]));
                }
            }
        }
        "effects" => {
            for side in ["ns", "ew"] {
                for row in result["effects"][side].as_array().into_iter().flatten() {
                    for figure in [&row["before"], &row["after"]] {
                        match figure["percent"].as_str() {
                            Some(percent) if result["effects"]["base"] == "without" => {
                                add(format!("{}%", percent.replace('-', "−")));
                            }
                            _ => add(points(&figure["exact"])),
                        }
                    }
                    add(points(&row["count"]));
                }
            }
        }
        _ => {}
    }
    found
}

/// The words of one count that the other has less often.
fn lacking(wanted: &Counts, there: &Counts) -> Vec<String> {
    let lacks = |(one, count): (&String, &usize)| {
        let found = there.get(one).copied().unwrap_or(0);
        (found < *count).then(|| format!("`{one}` {count} times, not {found}"))
    };
    wanted.iter().filter_map(lacks).collect()
}

fn without_plus(counts: &Counts) -> Counts {
    let mut found = Counts::new();
    for (figure, count) in counts {
        *found.entry(figure.replace('+', "")).or_default() += count;
    }
    found
}

// ------------------------------------------------------------------------------------------------------- languages

/// The words of a language's catalogue, outside code.
fn vocabulary(language: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join("locales").join(language).join("messages.ftl")).unwrap();
    let mut found = BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        // The text of a message, without its name.
        let stated = match line.split_once(" = ") {
            Some((name, stated)) if !name.contains(' ') => stated,
            _ => line,
        };
        let prose: String = stated.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        found.extend(words(&prose).map(str::to_lowercase));
    }
    found
}

/// The words of a Polish page that are English, or not in Polish spelling.
fn foreign(polish: &str, english: &str, script: &str, vocabulary: &BTreeSet<String>) -> Vec<String> {
    let prose = without_code(polish);
    // Codes stand in brackets, as they are typed.
    let mut parts = prose.split('[');
    let mut output = parts.next().unwrap_or("").to_owned();
    for part in parts {
        output.push_str(match part.split_once(']') {
            Some((code, rest)) if code.chars().all(|c| c.is_ascii_lowercase() || c == '-') => rest,
            _ => part,
        });
    }
    // So do the values of settings.
    let is_value = |word: &str| word.contains('-') && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let output: String = output.split_inclusive(char::is_whitespace).filter(|word| !is_value(word.trim())).collect();
    let typed: BTreeSet<String> = words(script).map(str::to_lowercase).collect();
    let in_english: BTreeSet<String> = words(&without_code(english)).map(str::to_lowercase).collect();
    let is_foreign = |word: &&str| {
        let lower = word.to_lowercase();
        matches!(*word, "EW" | "MP" | "NT")
            || (word.len() > 1
                && in_english.contains(&lower)
                && !typed.contains(&lower)
                && !vocabulary.contains(&lower))
    };
    let mut found: Vec<String> = words(&output).filter(is_foreign).map(str::to_owned).collect();
    let characters: Vec<char> = output.chars().collect();
    for three in characters.windows(3) {
        if let [before, '.', after] = three
            && before.is_ascii_digit()
            && after.is_ascii_digit()
        {
            found.push(three.iter().collect());
        }
    }
    found
}

/// The same pages in each format: of what is counted each has as much as the text.
fn alike(
    pages: &BTreeMap<(&str, &str), String>,
    count: fn(&str) -> Counts,
    languages: &[&'static str],
) -> Result<(), TestCaseError> {
    let first = &pages[&("text", languages[0])];
    let wanted = count(first);
    for ((format, language), page) in pages.iter().filter(|((_, language), _)| languages.contains(language)) {
        let found = count(page);
        let (less, more) = (lacking(&wanted, &found), lacking(&found, &wanted));
        prop_assert!(
            less.is_empty() && more.is_empty(),
            "{} in {}, beside text in {}: lacks {:?}, has besides {:?}\n{}\n{}",
            format,
            language,
            languages[0],
            less,
            more,
            page,
            first
        );
    }
    Ok(())
}

const LANGUAGES: [&str; 2] = ["en", "pl"];

fn pages(script: &str) -> BTreeMap<(&'static str, &'static str), String> {
    let all = LANGUAGES.into_iter().flat_map(|language| Format::ALL.map(|format| (format, language)));
    all.map(|(format, language)| ((format.name(), language), page(script, format, language))).collect()
}

proptest! {
    #![proptest_config(cases(24))]

    /// Text, Markdown, HTML and LaTeX hold the same figures, sides and cards in each language, and those of JSON.
    #[test]
    fn formats_hold_the_same(Script(script) in query()) {
        let document = json(&script, "en");
        if !is_sound(&document) {
            return Ok(());
        }
        prop_assert_eq!(wordless(json(&script, "pl")), wordless(document.clone()));
        let pages: BTreeMap<_, _> =
            pages(&script).into_iter().map(|(of, page)| (of, with_its_code(&page))).collect();
        alike(&pages, cards, &LANGUAGES)?;
        if script.contains("deal") {
            return Ok(());
        }
        alike(&pages, figures, &LANGUAGES)?;
        for language in LANGUAGES {
            alike(&pages, sides, &[language])?;
        }
        let result = document["results"].as_array().unwrap().last().unwrap();
        let lacks = lacking(&figures_of(result), &without_plus(&figures(&pages[&("text", "en")])));
        prop_assert!(lacks.is_empty(), "beside JSON the text lacks {:?}\n{}", lacks, pages[&("text", "en")]);
    }

    /// A Polish page has no English word, side, unit, no-trump or decimal point in it.
    #[test]
    fn polish_pages_are_polish(Script(script) in query()) {
        let vocabulary = vocabulary("pl");
        if !is_sound(&json(&script, "pl")) {
            return Ok(());
        }
        let english = page(&script, Format::Text, "en");
        for format in Format::ALL {
            let run = Run::script(&script).args_of(&["--format", format.name(), "--language", "pl", "--chart"]);
            let polish = format.drawn(&run.done().stdout);
            let found = foreign(&polish, &english, &script, &vocabulary);
            prop_assert!(found.is_empty(), "{:?}: {:?} in\n{}", format, found, polish);
        }
    }

    /// A script that asks for Polish is shown as one that is asked for in Polish.
    #[test]
    fn the_scripts_language_is_the_readers(Script(script) in query()) {
        for format in [Format::Text, Format::Html] {
            // On the same line, so that places stay; a note may show that line.
            let query = "set language pl; ";
            let asking = page(&format!("{query}{script}"), format, "en").replace(query, "");
            prop_assert_eq!(asking, page(&script, format, "pl"), "{:?}", format);
        }
    }
}
