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
            "data-script=\"traveller { +620: 3, -100: 2 }\" data-anew=\"\"",
            "data-script=\"# &quot;&lt;b&gt;&quot; &amp; ♥&#10;let td = (60% +620 &amp; 40% -100)&#10;td\"",
            "data-script=\"50%/50%\" data-anew=\"\"",
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
