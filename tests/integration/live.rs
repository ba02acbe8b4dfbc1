//! Lectures whose rulings the reader changes.

use crate::harness::{Folder, Run};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use redress::lecture::{Form, Manner, weave, with_engine};
use redress::messages::Locale;
use redress::session::{Loaded, NoFiles, Outcome, Sink};
use redress::source::Sources;
use sha2::{Digest, Sha256};

const LECTURE: &str = "# One\n\n```ruling hide\ntraveller { +620: 3, -100: 2 }\n```\n\n```ruling\n# \"<b>\" & ♥\nlet td = (60% +620 & 40% -100)\ntd\n```\n\n# Two\n\n```ruling\n50%/50%\n```\n";

struct Nothing;

impl Sink for Nothing {
    fn outcome(&mut self, _: Outcome, _: &Sources) {}
    fn diagnostic(&mut self, found: redress::diagnostic::Diagnostic, _: &Sources) {
        assert_ne!(found.severity(), redress::diagnostic::Severity::Error, "{found:?}");
    }
}

fn woven(markdown: &str, live: bool, locale: Locale) -> String {
    let lecture = Loaded { name: "lecture.md".to_owned(), text: markdown.to_owned() };
    let manner = Manner { live, ..Manner::from(Form::Html) };
    weave(&lecture, manner, locale, &NoFiles, &mut Nothing).text
}

/// The text between two others.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    text.split_once(start).unwrap().1.split_once(end).unwrap().0
}

#[test]
fn the_policy_names_the_one_script() {
    let page = woven(LECTURE, true, Locale::En);
    let script = between(&page, "<script type=\"module\">", "</script>");
    let hash = BASE64_STANDARD.encode(Sha256::digest(script.as_bytes()));
    let policy = between(&page, "Content-Security-Policy\" content=\"", "\"");
    assert_eq!(
        policy,
        format!(
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-{hash}' 'wasm-unsafe-eval'"
        )
    );
    // The other elements of that name hold data.
    assert_eq!(page.matches("<script").count(), 3);
}

#[test]
fn a_block_says_what_it_has_and_where_nothing_before_it_is_in_force() {
    let page = woven(LECTURE, true, Locale::En);
    let blocks: Vec<&str> =
        page.split("<redress-ruling ").skip(1).map(|rest| rest.split_once('>').unwrap().0).collect();
    assert_eq!(
        blocks,
        [
            "data-script=\"traveller { +620: 3, -100: 2 }\" data-options=\"hide\" data-anew=\"1\"",
            "data-script=\"# &quot;&lt;b&gt;&quot; &amp; ♥&#10;let td = (60% +620 &amp; 40% -100)&#10;td\"",
            "data-script=\"50%/50%\" data-anew=\"1\"",
        ]
    );
}

#[test]
fn a_figure_of_the_text_says_what_it_is() {
    let text = "```ruling\nother table +300\nlet td = +620\ntd\n```\n\nNS get {{ td.ns }}, EW {{ td.ew.exact }}.\n";
    let (live, plain) = (woven(text, true, Locale::En), woven(text, false, Locale::En));
    assert!(live.contains("NS get <span class=\"figure\" data-figure=\"td.ns.points\">+8</span>, EW <span class=\"figure\" data-figure=\"td.ew.exact\">−8</span>."), "{live}");
    assert!(plain.contains("NS get +8, EW −8."));
}

#[test]
fn without_a_script_it_is_the_page_that_it_was() {
    let (live, plain) = (woven(LECTURE, true, Locale::En), woven(LECTURE, false, Locale::En));
    assert!(!plain.contains("<script") && !plain.contains("redress-ruling"));
    let main = |page: &str| between(page, "<main>", "</main>").to_owned();
    let mut bare = String::new();
    let mut open = 0;
    for line in main(&live).lines() {
        if line.starts_with("<redress-ruling") {
            open += 1;
        } else if line == "</redress-ruling>" {
            // The end of the block's results.
            bare.truncate(bare.strip_suffix("</div>\n").unwrap().len());
            open -= 1;
        } else if line != "<div class=\"of-ruling\">" {
            bare.push_str(line);
            bare.push('\n');
        }
    }
    assert_eq!((open, bare.trim()), (0, main(&plain).trim()));
}

const QUESTION: &str = "case \"Trap\" {\n  offenders EW\n  obtained +300\n  question \"What do they get?\"\n  answer (60% +620 & 40% -100)\n}";
const FACTS: &str = "board 7\ndeal \"N:K87532.52.62.QT9 A4.AKQ.J753.KJ52 QT9.J87.AKQ4.A83 J6.T9643.T98.764\"\nauction \"1C 1S pass 2S AP\"\ntraveller { +620: 3, +500, -100: 2 }";

fn asked(request: &serde_json::Value) -> serde_json::Value {
    serde_json::from_str(&redress::desk::Desk::new().ask(&request.to_string())).unwrap()
}

/// A page's words and drawings, without elements that only link.
fn words(html: &str) -> String {
    let mut words = String::new();
    for part in html.split('<') {
        let (element, text) = part.split_once('>').unwrap_or(("", part));
        let name = element.trim_start_matches('/').split(' ').next().unwrap_or("");
        if !["a", "span", "b"].contains(&name) {
            words.push_str(&format!("<{name}>"));
        }
        words.push_str(text);
    }
    words
}

/// The engine of a live page answers a section as the page was woven: a question with its facts, a chart, a figure.
#[test]
fn what_is_changed_is_drawn_by_the_writer_of_the_page() {
    let section = format!(
        "# One\n\n```ruling hide\n{FACTS}\n```\n\n```ruling\n{QUESTION}\n```\n\n```ruling chart brief\nlet td = (60% +620 & 40% -100)\ntd\n```\n\nNS get {{{{ td.ns }}}}.\n"
    );
    let page = woven(&section, true, Locale::En);
    let blocks: Vec<(&str, &str)> = page
        .split("<redress-ruling ")
        .skip(1)
        .map(|block| (block, between(block, "<div class=\"of-ruling\">\n", "</div>\n</redress-ruling>")))
        .collect();
    let pieces = serde_json::json!([
        { "script": FACTS, "options": "hide" },
        { "script": QUESTION },
        { "script": "let td = (60% +620 & 40% -100)\ntd", "options": "chart brief" },
        { "figure": "td.ns.points" },
        { "figure": "td.ew.percent" },
        { "figure": "nobody.ns.points" },
    ]);
    let answer = asked(&serde_json::json!({ "do": "weave", "pieces": pieces }));
    for ((block, html), piece) in blocks.iter().zip(answer["pieces"].as_array().unwrap()) {
        // The page adds its links to the index of Laws.
        assert_eq!(words(piece["html"].as_str().unwrap()), words(html), "{block}");
        assert_eq!(piece["problems"]["diagnostics"], serde_json::json!([]), "{block}");
    }
    assert_eq!(answer["pieces"][3]["value"], between(&page, "data-figure=\"td.ns.points\">", "<"));
    assert!(answer["pieces"][4]["value"].as_str().unwrap().ends_with('%'), "{answer}");
    assert_eq!(answer["pieces"][5]["value"], serde_json::Value::Null);
    // The script that a reader changes has its answer, which the page shows on demand.
    assert!(blocks[1].0.contains("answer (60% +620 &amp; 40% -100)"), "{}", blocks[1].0);

    // Changed, the question keeps its facts and its number; an error is told at its block alone.
    let changed = QUESTION.replace("+300", "+500").replace("What do they", "And now what do they");
    let pieces =
        serde_json::json!([{ "script": FACTS, "options": "hide" }, { "script": changed }, { "script": "+620 &" }]);
    let answer = asked(&serde_json::json!({ "do": "weave", "pieces": pieces, "question": 4 }));
    let html = answer["pieces"][1]["html"].as_str().unwrap();
    for part in [
        "Question 4",
        "And now what do they get?",
        "Obtained at the table: +500",
        "class=\"deal",
        "<details",
        "Other tables",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    assert_eq!(html.matches("class=\"deal").count(), 1, "{html}");
    let faults = |at: usize| answer["pieces"][at]["problems"]["diagnostics"].as_array().unwrap().len();
    assert_eq!((faults(0), faults(1), faults(2)), (0, 0, 1), "{answer}");
}

/// No word of a reader's leaves its block: neither a fence in a script nor a line in an option opens another.
#[test]
fn a_script_of_fences_stays_in_its_block() {
    for (script, options) in [("```\n+620\n```", ""), ("+620", "hide\n```\n# x"), ("~~~\n````", "`````"), ("", "")] {
        let pieces =
            serde_json::json!([{ "script": script, "options": options }, { "script": "traveller { -100 }\n+620" }]);
        let answer = asked(&serde_json::json!({ "do": "weave", "pieces": pieces, "slides": true, "language": "pl" }));
        assert_eq!(answer["pieces"].as_array().map(Vec::len), Some(2), "{script}: {answer}");
        assert!(answer["pieces"][1]["html"].as_str().unwrap().contains("NS"), "{script}: {answer}");
    }
}

#[test]
fn an_engine_stands_in_the_page_and_its_words_in_the_readers_language() {
    let page = with_engine(&woven(LECTURE, true, Locale::Pl), b"\x1f\x8bengine");
    assert!(page.contains(&format!("id=\"redress-engine\">{}</script>", BASE64_STANDARD.encode(b"\x1f\x8bengine"))));
    let words: serde_json::Value = serde_json::from_str(between(&page, "id=\"redress-words\">", "</script>")).unwrap();
    assert_eq!((&words["language"], &words["change"]), (&"pl".into(), &"Zmień".into()));
    assert_eq!(words["files"], serde_json::json!([]));
}

#[test]
fn what_a_block_reads_stands_in_the_page_too() {
    let folder = Folder::new();
    let engine = folder.file("redress.wasm.gz", b"\x1f\x8bengine");
    folder.file("club.ruling", "board 7 # </script>");
    let lecture = folder.file("lecture.md", "```ruling\ninclude \"club.ruling\"\n4♠= N\n```\n\n[other](other.md)\n");
    folder.file("other.md", "# Other\n");
    let page = folder.path().join("lecture.html");
    let weave = |live: &std::path::Path, to: &std::path::Path| {
        Run::args(["weave"]).arg(&lecture).arg("--live").arg(live).arg("-o").arg(to)
    };
    weave(&engine, &page).done().exits(0);
    let woven = std::fs::read_to_string(&page).unwrap();
    let words: serde_json::Value = serde_json::from_str(between(&woven, "id=\"redress-words\">", "</script>")).unwrap();
    let expected = BASE64_STANDARD.encode("board 7 # </script>");
    assert_eq!(words["files"], serde_json::json!([["club.ruling", expected]]));

    let no_engine = weave(&lecture, &page).done().exits(3);
    assert!(no_engine.stderr.contains("scripts/web.sh builds one"), "{}", no_engine.stderr);
    weave(&folder.path().join("none"), &page).done().exits(3);
    weave(&engine, &folder.path().join("lecture.md")).done().exits(2);
    assert_eq!(std::fs::read_to_string(&page).unwrap(), woven);
    // Slides are changed too: two scripts, and the policy names both.
    weave(&engine, &page).arg("--slides").done().exits(0);
    let slides = std::fs::read_to_string(&page).unwrap();
    let policy = between(&slides, "script-src ", "\"");
    assert_eq!((policy.matches("'sha256-").count(), slides.matches("<redress-ruling").count()), (2, 1), "{policy}");
    assert!(slides.contains("class=\"slide-words\"") && slides.contains("id=\"redress-engine\""));
}

#[test]
fn an_event_stands_in_the_page_without_the_names_of_people_and_ranks_the_same() {
    let evening = std::fs::read(crate::harness::root().join("examples/evening/monday.xml")).unwrap();
    let evening = String::from_utf8(evening).unwrap();
    let player = "<DIRECTION>NS</DIRECTION><PLAYER><PLAYER_NAME>Anna Kowalska</PLAYER_NAME></PLAYER></PAIR>";
    let named = evening.replace("<DIRECTION>NS</DIRECTION></PAIR>", player);
    assert_ne!(named, evening);
    let folder = Folder::new();
    let engine = folder.file("redress.wasm.gz", b"\x1f\x8bengine");
    folder.file("monday.xml", &named);
    let lecture = folder.file("lecture.md", "```ruling\nevent \"monday.xml\"\nranking\n```\n");
    let page = folder.path().join("lecture.html");
    Run::args(["weave"]).arg(&lecture).arg("--live").arg(&engine).arg("-o").arg(&page).done().exits(0);
    let woven = std::fs::read_to_string(&page).unwrap();
    let words: serde_json::Value = serde_json::from_str(between(&woven, "id=\"redress-words\">", "</script>")).unwrap();
    let held = words["files"][0][1].as_str().unwrap();
    assert_eq!(words["files"][0][0], "monday.xml");
    let text = String::from_utf8(BASE64_STANDARD.decode(held).unwrap()).unwrap();
    assert!(!text.contains("Kowalska") && !woven.contains("Kowalska"));

    let ranked = |bytes: &[u8]| {
        let mut desk = redress::desk::Desk::new();
        let file = serde_json::json!({ "do": "file", "name": "monday.xml", "base64": BASE64_STANDARD.encode(bytes) });
        assert_eq!(desk.ask(&file.to_string()), r#"{"files":["monday.xml"]}"#);
        let script = "event \"monday.xml\"\nboard 7\nat table 3: (60% 4♠= N & 40% 4♠-1 N)\nranking\neffects";
        let request = serde_json::json!({ "do": "evaluate", "script": script, "want": ["results"] });
        let answer: serde_json::Value = serde_json::from_str(&desk.ask(&request.to_string())).unwrap();
        assert_eq!(answer["tally"]["errors"], 0, "{answer}");
        answer["results"].to_string().replace("read from redress", "read from USEBIO")
    };
    assert_eq!(ranked(text.as_bytes()), ranked(named.as_bytes()));
}
