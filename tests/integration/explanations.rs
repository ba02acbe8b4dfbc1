//! Explanations are found: every word of the language, every name, every Law that is cited anywhere, and what people call
//! things, in both languages, at the command line and at the prompt.

use crate::harness::{Run, files_below, root};
use redress::diagnostic::Code;
use redress::law::{CITED, Law};
use redress::messages::{Locale, explanation, guide_several, topics};
use redress::procedures::procedures;
use redress::render::{explain, explanations_with};
use redress::scoring::{PRESETS, Scoring};
use redress::session::SettingForm;
use redress::syntax::Keyword;
use std::collections::BTreeSet;

/// Names that have no answer in a language.
fn unknown<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let names: Vec<&str> = names.into_iter().collect();
    let missing = |locale: Locale| {
        let unknown = names.iter().filter(move |name| explain(name, locale).is_err());
        unknown.map(move |name| format!("{} {name}", locale.tag())).collect::<Vec<_>>()
    };
    Locale::ALL.into_iter().flat_map(missing).collect()
}

#[test]
fn every_name_has_an_answer() {
    let words = Keyword::ALL.iter().map(|keyword| keyword.word());
    let settings: Vec<SettingForm> = SettingForm::all().collect();
    let values = settings.iter().flat_map(|form| form.values.iter().copied()).filter(|value| !value.contains('<'));
    let names = settings.iter().map(|form| form.name);
    let codes = Code::ALL.iter().map(|code| code.name());
    let presets = PRESETS.iter().map(|preset| preset.name);
    let scorings = Scoring::ALL.iter().map(|scoring| scoring.name());
    let all = words.chain(values).chain(names).chain(codes).chain(presets).chain(scorings).chain(topics());
    assert_eq!(unknown(all), [""; 0]);
    assert_eq!(unknown(["wbf-discrete", "scale"]), [""; 0]);
}

/// A word of the notation, in either language, is explained as such, and not as an irregularity that sounds like it.
#[test]
fn no_word_of_the_notation_is_taken_for_a_phrase() {
    let table = std::fs::read_to_string(root().join("locales/pl/words.txt")).unwrap();
    let written = table.split("[notation]").next().unwrap_or_default();
    let entries = written.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
    let mut words: Vec<(String, Locale)> =
        ["nobody", "must", "may", "later", "nothing", "say"].map(|word| (word.to_owned(), Locale::En)).into();
    for (key, own) in entries {
        words.push((key.to_owned(), Locale::En));
        words.extend(own.split(',').map(|word| (word.trim().trim_start_matches('~').to_owned(), Locale::Pl)));
    }
    assert!(words.len() > 250, "{}", words.len());
    for (word, locale) in words.iter().filter(|(word, locale)| !(word.contains(' ') && *locale == Locale::En)) {
        let page = explain(word, *locale).unwrap_or_else(|_| panic!("{word}"));
        assert!(!page.starts_with(&guide_several(*locale).to_string()), "{word}: {page}");
    }
    // A word of the notation in Polish has the page of the English one.
    for (polish, english) in [("sztuczny", "artificial"), ("język", "language"), ("wagi z frekansu", "weights")] {
        assert_eq!(explain(polish, Locale::Pl), explain(english, Locale::Pl), "{polish}");
    }
}

/// A text that begins with lines of a script has the first of them where the others are.
#[test]
fn a_script_at_the_beginning_keeps_its_place() {
    for (language, title) in [("en", "ranking"), ("pl", "ranking")] {
        let page = Run::args(["explain", title, "--language", language]).done().exits(0).stdout;
        assert!(page.contains("\n\n    ranking\n    ranking before\n"), "{page}");
    }
}

#[test]
fn every_law_that_is_cited_has_its_page() {
    for law in CITED {
        for locale in Locale::ALL {
            let page = explanation(locale, &format!("law {law}")).unwrap_or_else(|| panic!("{law}"));
            assert!(!page.title.is_empty() && !page.text.is_empty(), "{law}");
            let number = law.to_string();
            let short = number.replace(['(', ')'], "");
            let small = format!("law {}", short.to_lowercase());
            let words = ["Law ", "przepis ", "przepisu ", "przepisem ", "przepisy ", "prawo ", "MPB ", "L"];
            for way in words.map(|word| format!("{word}{number}")).into_iter().chain([small]) {
                assert!(explain(&way, locale).is_ok_and(|text| text.contains(page.title)), "{way}");
            }
        }
    }
    // A number alone may be a value; a part that is not cited is told of by what it is a part of.
    // One that a procedure rests on has that below it.
    assert!(
        explain("12C2(d)", Locale::En)
            .is_ok_and(|page| page.starts_with("Law 12C2(d): ") && page.contains("│   nth\n"))
    );
    assert!(explain("12C1(a)", Locale::En).unwrap().contains("\nLaw 12C1: "));
    // The Laws of 2007 had a 12C1(f).
    for locale in Locale::ALL {
        let page = explain("12C1(f)", locale).unwrap();
        assert!(page.contains("2017") && !explain("12C1", locale).unwrap().contains("2017"), "{page}");
    }
    for law in ["12C3", "92", "Law 92B", "93"] {
        assert!(Locale::ALL.iter().all(|locale| explain(law, *locale).is_ok_and(|page| !page.is_empty())), "{law}");
    }
    assert!(explain("law 12", Locale::En).unwrap().contains("12C1(c)"));
}

/// The headings of the Laws in both files, in their order.
fn law_headings(locale: Locale) -> Vec<String> {
    let file = |name: &str| {
        std::fs::read_to_string(root().join(format!("locales/{}/{name}", locale.tag()))).unwrap_or_default()
    };
    let text = file("explanations.md") + &file("laws.md");
    text.lines().filter_map(|line| line.strip_prefix("## law ")).map(str::to_owned).collect()
}

#[test]
fn every_law_and_every_cited_paragraph_is_explained_once() {
    for locale in Locale::ALL {
        for number in 1..=93 {
            let page = explain(&number.to_string(), locale).unwrap_or_else(|_| panic!("{number}"));
            let heading = if locale == Locale::En { "Law" } else { "przepis" };
            assert!(page.to_lowercase().starts_with(&format!("{heading} {number}: ").to_lowercase()), "{page}");
            assert!(page.lines().count() > 3, "{page}");
            assert!(!page.contains("No procedure of `redress`") && !page.contains("Żadna procedura"), "{page}");
        }
        for law in procedures().iter().flat_map(|procedure| procedure.laws()) {
            assert!(explanation(locale, &format!("law {law}")).is_some(), "{law} in {}", locale.tag());
        }
        let headings = law_headings(locale);
        let once: BTreeSet<&String> = headings.iter().collect();
        assert_eq!(once.len(), headings.len(), "a Law is explained twice in {}", locale.tag());
    }
    // A number may also be a value of a setting, which stands behind the Law.
    let page = explain("1", Locale::En).unwrap();
    assert!(page.starts_with("Law 1: the pack") && page.contains("also a value of a setting"), "{page}");
    for number in ["0", "94", "law 94"] {
        assert!(!explain(number, Locale::En).is_ok_and(|page| page.starts_with("Law ")), "{number}");
    }
}

/// Paragraphs that directors ask for have pages of their own, or that of their Law names them.
#[test]
fn paragraphs_that_directors_ask_for() {
    for paragraph in [
        "12A3", "12B2", "15A4", "16B2", "20G", "27C", "40A", "40B5", "40C2", "43A3", "67B2(a)", "68C", "73B2", "75D2",
        "86B3", "92C",
    ] {
        for locale in Locale::ALL {
            assert!(
                explain(paragraph, locale).is_ok_and(|page| page.contains(&format!("{paragraph}: "))),
                "{paragraph}"
            );
        }
    }
    for (paragraph, named) in [("20F6", "(F6)"), ("25B3", "(B3)"), ("42A1", "(A)"), ("61C", "(C)")] {
        for locale in Locale::ALL {
            assert!(explain(paragraph, locale).is_ok_and(|page| page.contains(named)), "{paragraph}");
        }
    }
}

#[test]
fn what_people_call_things() {
    let english = [
        "knockout",
        "KO",
        "AVE+",
        "ave-",
        "average plus",
        "A+",
        "A",
        "VP",
        "victory points",
        "weights",
        "NT",
        "contract",
        "UI",
        "unauthorised information",
        "MI",
        "misinformation",
        "revoke",
        "poll",
        "appeal",
        "self-inflicted",
        "ESEG",
        "split score",
        "traveller",
        "board",
        "penalty",
        "compare",
        "let",
        "case",
        "expect",
        "include",
        "other",
        "set",
        "group",
        "12C1(c)",
        "Law 12C2",
        "86B",
        "BAM",
        "datum",
        "NOS",
        "director's error",
        "hesitation",
        "60/40",
        "fouled board",
        "top",
        "dealer",
        "vul",
        "no trump",
        "rest",
        "pass",
    ];
    let polish = [
        "wagi",
        "średnia plus",
        "fałszywy renons",
        "puchar",
        "kara",
        "frekans",
        "błędna informacja",
        "nielegalna informacja",
        "odwołanie",
        "strona wykraczająca",
        "zapis sumaryczny",
        "kontrakt",
        "założenia",
        "skala",
        "sesja",
        "zapis ważony",
    ];
    assert_eq!(unknown(english), [""; 0]);
    let missing: Vec<_> = polish.iter().filter(|name| explain(name, Locale::Pl).is_err()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_miss_names_what_is_near_and_a_search_finds_texts() {
    assert_eq!(explain("wegihts", Locale::En), Err(Some("weights")));
    assert_eq!(explain("xyzzyx", Locale::En), Err(None));
    let found = explanations_with("half frequency", Locale::En).unwrap();
    assert!(found.contains("half-frequency"), "{found}");
    assert!(explanations_with("logical alternative", Locale::En).is_some_and(|found| found.contains("16B1")));
    assert!(explanations_with("logiczna alternatywa", Locale::Pl).is_some_and(|found| found.contains("16B")));
    assert!(explanations_with("xyzzyx", Locale::En).is_none());

    let done = Run::args(["explain", "--search", "self-inflicted"]).done().exits(0);
    assert!(done.stdout.contains("12C1(e)") && done.stdout.contains("negative-weight"), "{}", done.stdout);
    Run::args(["explain", "--search", "xyzzyx"]).done().exits(2);
    assert!(Run::args(["explain", "victory", "points"]).done().exits(0).stdout.contains("wbf-discrete"));
}

/// The numbers behind each mention of a Law in a text: `Law 12B1`, `Laws 12B and 90`, `przepisy 12C1(d) i 12C2`,
/// `LAW("77")`.
fn citations(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for word in ["Law ", "Laws ", "przepis ", "przepisy ", "przepisu ", "przepisie ", "przepisów ", "LAW(\""] {
        for (at, _) in text.match_indices(word) {
            let mut rest = &text[at + word.len()..];
            while let Some((number, behind)) = citation(rest) {
                found.insert(number.to_owned());
                let joined = [", ", " and ", " i ", " oraz ", " or "].iter().find_map(|join| behind.strip_prefix(join));
                let Some(next) = joined else { break };
                rest = next;
            }
        }
    }
    found
}

/// A citation at the start of a text: `12C1(c)`; not a year.
fn citation(text: &str) -> Option<(&str, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if !(1..=2).contains(&digits) {
        return None;
    }
    let mut end = digits;
    let byte = |at: usize| text.as_bytes().get(at).copied();
    if byte(end).is_some_and(|b| b.is_ascii_uppercase()) {
        end += 1;
        if byte(end).is_some_and(|b| b.is_ascii_digit()) {
            end += 1;
        }
        if byte(end) == Some(b'(') && byte(end + 2) == Some(b')') {
            end += 3;
        }
    }
    Some((&text[..end], &text[end..]))
}

/// Returns true if the program cites a Law, as a constant or in a procedure, or a part of it in one.
fn is_cited(number: &str) -> bool {
    let is_number = number.ends_with(char::is_numeric);
    let goes_on = |rest: &str| !(is_number && rest.starts_with(char::is_numeric));
    let part = |law: Law| law.to_string().strip_prefix(number).is_some_and(goes_on);
    Law::resembling(number).is_some() || procedures().iter().flat_map(|procedure| procedure.laws()).any(part)
}

#[test]
fn every_citation_is_on_the_list_of_laws() {
    assert_eq!(
        citations("Laws 12B and 90, przepisy 12C1(d) i 12C2; the Laws of 2017").into_iter().collect::<Vec<_>>(),
        ["12B", "12C1(d)", "12C2", "90"]
    );
    let mut strange = Vec::new();
    for (folder, kinds) in [
        ("locales", &["ftl", "md"][..]),
        ("examples", &["ruling", "md", "html"]),
        ("grammar", &["md", "pest"]),
        ("docs", &["md"]),
        ("crates/core/src", &["rs"]),
        ("src", &["rs"]),
    ] {
        // The pages of whole Laws name paragraphs that nothing rests on.
        let files = kinds.iter().flat_map(|kind| files_below(&root().join(folder), kind));
        // The examples of the reader of citations are citations of any form.
        for path in files.filter(|path| !path.ends_with("laws.md") && !path.ends_with("citations.rs")) {
            let text = std::fs::read_to_string(&path).unwrap();
            let unknown = citations(&text).into_iter().filter(|number| !is_cited(number));
            strange.extend(unknown.map(|number| format!("{}: {number}", path.display())));
        }
    }
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    strange.extend(citations(&readme).into_iter().filter(|number| !is_cited(number)));
    assert_eq!(strange, [""; 0]);
}
