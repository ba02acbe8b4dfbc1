//! Lectures: Markdown in, woven Markdown, pages and articles out; and `run --format html|latex`.

use crate::harness::{Folder, PATIENCE, Run, files_below, root};
use quick_xml::events::Event;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const LECTURE: &str = "# One\n\nSome *prose* with `{{ code }}` and:\n\n```ruling hide\nboard 7\n\
                       traveller { +800, +620: 3, +500: 3, -100: 2 }\nlet td = (60%+620 & 40%-100)\n\
                       let dam = (100%+620 & -100%+500 & 100%+150)/(+620)\n```\n\n\
                       NS get {{ td.ns }}, EW {{td.ew.percent}}, exactly {{ td.ns.exact }}.\n\n\
                       ```ruling chart\ndam\n```\n\n- an item\n\n  ```ruling\n  td\n  ```\n\n  > ```ruling only=table\n  > compare td, dam\n  > ```\n\n\
                       ```ruling error\n(60%+620 &\n 30%-100)\n```\n\n\
                       ```ruling only=chart\nvary w from 0% to 100% step 10% in (w +620 & rest -100)\n\
                       deal \"N:K87532.52.62.QT9 AQ4.KJ.AT5.87432 - -\"\n```\n\n\
                       # Two\n\n```ruling brief\nother table +300\ntraveller\nlet td = +620\ntd\n```\n\nHere {{ td.ns.imps }}.";

pub(crate) struct Woven {
    pub(crate) folder: Folder,
    lecture: PathBuf,
}

impl Woven {
    pub(crate) fn of(text: &str) -> Self {
        let folder = Folder::new();
        let lecture = folder.file("lecture.md", text);
        Self { folder, lecture }
    }

    pub(crate) fn run(&self, args: &[&str]) -> Run {
        Run::args(["weave"]).arg(&self.lecture).args_of(args).within(self.folder.path())
    }

    pub(crate) fn text(&self) -> String {
        std::fs::read_to_string(&self.lecture).unwrap()
    }

    pub(crate) fn woven_to(&self, name: &str) -> String {
        self.run(&["-o", name]).done().exits(0);
        std::fs::read_to_string(self.folder.path().join(name)).unwrap()
    }
}

/// The message for a lecture that cannot be woven.
#[track_caller]
fn refused(text: &str, status: i32) -> String {
    let woven = Woven::of(text);
    let done = woven.run(&[]).done().exits(status);
    assert_eq!(woven.text(), text, "a lecture with an error is left as it was");
    assert!(done.stdout.is_empty(), "{}", done.stdout);
    done.stderr
}

pub(crate) fn has_all(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
}

/// Asserts that a page is well-formed and asks for nothing outside.
#[track_caller]
pub(crate) fn is_sound_page(page: &str) {
    let mut reader = quick_xml::Reader::from_str(page);
    let mut depth = 0;
    loop {
        match reader.read_event().unwrap_or_else(|error| panic!("{error} at {}:\n{page}", reader.error_position())) {
            Event::Start(tag) => {
                tag.attributes().for_each(|attribute| drop(attribute.unwrap()));
                assert_ne!(tag.name().as_ref(), "script", "{page}");
                depth += 1;
            }
            Event::End(_) => depth -= 1,
            Event::Eof => break,
            _ => {}
        }
    }
    assert_eq!(depth, 0);
    for outside in
        ["src=", "url(", "@import", "<link", "<script", "<img", "<iframe", "xmlns=\"http", "onload=", "onerror=\""]
    {
        assert!(!page.contains(outside), "{outside} in:\n{page}");
    }
    has_all(
        page,
        &["<!DOCTYPE html>", "lang=\"", "name=\"viewport\"", "@media print", "size: A4", "prefers-color-scheme: dark"],
    );
}

#[test]
fn weaving_again_changes_nothing() {
    let woven = Woven::of(LECTURE);
    woven.run(&["--check"]).done().exits(1);
    assert_eq!(woven.text(), LECTURE);
    woven.run(&["--in-place"]).done().exits(0);
    let once = woven.text();
    woven.run(&["--check"]).done().exits(0);
    woven.run(&["--in-place"]).done().exits(0);
    assert_eq!(woven.text(), once);
    assert_eq!(woven.run(&["-o", "-"]).done().exits(0).stdout, once);
    // Pages of a woven lecture are those of the lecture as it was written.
    let bare = Woven::of(LECTURE);
    for name in ["lecture.html", "lecture.tex"] {
        assert_eq!(woven.woven_to(name), bare.woven_to(name));
        woven.run(&["-o", name, "--check"]).done().exits(0);
    }
}

#[test]
fn a_changed_ruling_changes_what_is_woven() {
    let woven = Woven::of(LECTURE);
    woven.run(&["--in-place"]).done().exits(0);
    let changed = woven.text().replace("(60%+620 & 40%-100)", "(50%+620 & 50%-100)");
    std::fs::write(&woven.lecture, &changed).unwrap();
    let done = woven.run(&["--check"]).done().exits(1);
    assert!(done.stdout.contains("lecture.md"), "{}", done.stdout);
    woven.run(&["--in-place"]).done().exits(0);
    let text = woven.text();
    has_all(&text, &["NS get <!--{{ td.ns }}-->7.5<!--/-->"]);
    assert!(!text.contains("8.6"), "{text}");
    // The output of a block disappears with its cause, also if the block is removed.
    let silent = text.replace("```ruling chart\ndam\n```\n", "");
    std::fs::write(&woven.lecture, silent).unwrap();
    woven.run(&["--in-place"]).done().exits(0);
    assert!(!woven.text().contains("NS  10 MP"), "{}", woven.text());
}

#[test]
fn markdown_holds_results_where_the_block_stands() {
    let woven = Woven::of(LECTURE);
    woven.run(&["--in-place"]).done().exits(0);
    let text = woven.text();
    has_all(
        &text,
        &[
            "`{{ code }}`",
            "<!--{{ td.ns }}-->8.6<!--/-->",
            "<!--{{ td.ew.percent }}-->52.22%<!--/-->",
            "<!--{{ td.ns.exact }}-->43/5<!--/-->",
            "Here <!--{{ td.ns.imps }}-->+8<!--/-->.",
            "\n<!-- woven -->\n\n`dam = ",
            "\n  <!-- woven -->\n\n  `td = ",
            "\n  > <!-- woven -->\n  >\n  > | ruling |",
            " +500  ████████░░░░  ",
            "[ruling:1:1]",
            "♠ K87532",
        ],
    );
    // A file without a newline at its end gets one before what is woven in.
    let woven = Woven::of("```ruling\nother table +300\n+620\n```");
    woven.run(&["--in-place"]).done().exits(0);
    has_all(&woven.text(), &["```\n\n<!-- woven -->\n"]);
    woven.run(&["--check"]).done().exits(0);
    // A shown script is not run when the lecture is woven again.
    let woven = Woven::of("```ruling\nboard 7\nboard\n```\n");
    woven.run(&["--in-place"]).done().exits(0);
    assert_eq!(woven.text().matches("```ruling").count(), 1);
}

#[test]
fn line_ends_and_marks_of_other_editors() {
    let unix = Woven::of(LECTURE);
    let page = unix.woven_to("lecture.html");
    for text in [LECTURE.replace('\n', "\r\n"), format!("\u{feff}{LECTURE}")] {
        let woven = Woven::of(&text);
        assert_eq!(woven.woven_to("lecture.html").replace(['\r', '\u{feff}'], ""), page);
        woven.run(&["--in-place"]).done().exits(0);
        woven.run(&["--check"]).done().exits(0);
    }
}

#[test]
fn a_long_lecture_is_woven_in_no_time() {
    let block = "text {{ td.ns }} <b>\n\n```ruling\nother table +300\nlet td = (60%+620 & 40%-100)\ntd\n```\n\n";
    let woven = Woven::of(&format!("```ruling\nother table +300\nlet td = +620\n```\n\n{}", block.repeat(600)));
    woven.run(&["--in-place"]).done().exits(0);
    woven.run(&["--check"]).done().exits(0);
}

#[test]
fn errors_of_what_an_earlier_block_said() {
    let folder = Folder::new();
    folder.file("club.ruling", "# the club\nset win 1\n");
    let text = "```ruling\ninclude \"club.ruling\"\ntraveller { 4S= N: 2, +100 }\n```\n\n```ruling error\n+620\n```\n\n```ruling\n+620\n```\n";
    let lecture = folder.file("lecture.md", text);
    let report = Run::args(["weave"]).arg(&lecture).done().exits(3).stderr;
    has_all(&report, &["no-board", "lecture.md:3:13", "traveller { 4S= N: 2, +100 }"]);
}

#[test]
fn errors_name_the_line_of_the_markdown() {
    let report = refused("# One\n\ntext\n\n```ruling\nother table +300\n(60%+620 & 30%-100)\n```\n", 3);
    has_all(&report, &["weights-sum", "lecture.md:7:1"]);
    let report = refused("> - x\n>\n>   ~~~ruling\n>   other tabel +300\n>   ~~~\n", 3);
    has_all(&report, &["lecture.md:4:11", "3 │ >   ~~~ruling"]);
    let report = refused("# A\n\n```ruling\nother table +300\n+620\n```\n\n# B\n\n```ruling\n+620\n```\n", 3);
    has_all(&report, &["no-field", "lecture.md:11:1"]);
    let report = refused("```ruling\nother table +300\nexpect +620: NS 9\n```\n", 1);
    has_all(&report, &["lecture.md:3", "NS 9"]);
    let report = refused("```ruling error\nother table +300\n```\n", 3);
    has_all(&report, &["bad-value", "lecture.md:1:11", "help: remove `error`"]);
    let report = refused("```ruling hid\n```\n", 3);
    has_all(&report, &["bad-value", "lecture.md:1:11", "did you mean `hide`?"]);
    let report = refused("text\n\n<!-- woven -->\n\nmore\n", 3);
    has_all(&report, &["unclosed-bracket", "lecture.md:3:1", "<!-- /woven -->"]);
}

#[test]
fn figures_in_the_prose_are_asked_for_by_name() {
    let with = |figure: &str| {
        format!(
            "```ruling\nother table +300\nlet td = (60%+620 & 40%-100)\nlet av = A+/A-\n```\n\nNS żółć {{{{ {figure} }}}}.\n"
        )
    };
    for (figure, value) in [
        ("td.ns", "+1.2"),
        ("TD.EW", "−1.2"),
        ("td.we.points", "−1.2"),
        ("td.ns.imps", "+1.2"),
        ("td.ew.exact", "−6/5"),
        ("av.ns", "+3"),
    ] {
        let page = Woven::of(&with(figure)).woven_to("lecture.html");
        assert!(page.contains(&format!("<p>NS żółć {value}.</p>")), "{figure}: {page}");
    }
    for (figure, code, place, help) in [
        ("tdd.ns", "unknown-name", "7:12", "did you mean `td`?"),
        ("td", "bad-value", "7:12", "{{ td.ns }}"),
        ("td.north", "bad-value", "7:12", "`ns` and `ew`"),
        ("td.ns.percnt", "bad-value", "7:12", "did you mean `percent`?"),
        ("td.ns.percent", "bad-value", "7:12", "percentages need a top"),
        ("td.ns.vp", "bad-value", "7:12", "victory points"),
    ] {
        has_all(&refused(&with(figure), 3), &[code, &format!("lecture.md:{place}"), help]);
    }
    // Evaluated after the last block above, and a section starts clean.
    let report = refused("{{ td.ns }}\n\n```ruling\nother table +300\nlet td = +620\n```\n\n# Two\n\n{{ td.ew }}\n", 3);
    has_all(&report, &["lecture.md:1:4", "lecture.md:10:4"]);
}

#[test]
fn options_say_what_is_shown() {
    let block = |options: &str| {
        let text =
            format!("```ruling {options}\ntraveller {{ +620: 3, -100: 2 }}\nlet td = (60%+620 & 40%-100)\ntd\n```\n");
        Woven::of(&text).woven_to("lecture.html")
    };
    let (source, answer, table, chart) = ("<pre class=\"ruling\">", "class=\"answer\"", "<table>", "<svg");
    for (options, rendered, missing) in [
        ("", &[source, answer, table, "<details>", ">working</summary>"][..], &[chart][..]),
        ("hide", &[answer, table], &[source, chart]),
        ("brief", &[source, answer], &[table, "<details>", chart]),
        ("chart", &[source, answer, chart, table], &[]),
        ("only=table", &[source, table], &[answer, chart, "<details>"]),
        ("hide only=answer", &[answer], &[source, table, chart]),
        ("hide, only=chart", &[chart], &[source, table, answer]),
    ] {
        let page = block(options);
        is_sound_page(&page);
        has_all(&page, rendered);
        for part in missing {
            assert!(!page.contains(part), "{options}: {part} in\n{page}");
        }
    }
}

#[test]
fn a_table_that_is_the_answer_is_not_folded_away() {
    let field = "traveller { table 1: +620, table 2: (-100)/(+620), +800, +500: 3 }\n";
    for (query, folded) in [
        ("protocol", false),
        ("entry (100%+620 & -100%+500 & 100%+150)/(+620)", false),
        ("compare +620, +500", false),
        ("effects +620", false),
        ("vary w in (w +620 & rest -100)", false),
        ("(60%+620 & 40%-100)", true),
    ] {
        let page = Run::script(&format!("{field}{query}\n")).args_of(&["--format", "html"]).done().exits(0).stdout;
        assert!(page.contains("<table"), "{query}");
        assert_eq!(page.contains("<details>"), folded, "{query}");
    }
}

#[test]
fn what_stands_beside_a_bar_never_runs_into_the_figures() {
    let field = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";
    for ruling in ["(60% +620 & 40% -100)", "(1/3 +620 & rest -100)", "(1/7 +620 & 3/7 +300 & rest -100)"] {
        let page = Run::script(&format!("{field}{ruling}\n")).args_of(&["--format", "html"]).done().exits(0).stdout;
        let drawn = page.split_once("<svg").unwrap().1.split_once("</svg>").unwrap().0;
        // The height of a text, where it begins or ends, and how many letters it has; one takes 7 units, a strong one 8.
        let texts = |class: &str| -> Vec<(i64, i64, i64)> {
            let of_class = drawn.lines().filter(|line| line.contains(&format!("class=\"{class}\"")));
            let text = |line: &str| {
                let at = |axis: &str| line.split_once(&format!(" {axis}=\""))?.1.split_once('"')?.0.parse().ok();
                let words = line.split_once("\">")?.1.split_once('<')?.0;
                Some((at("y")?, at("x")?, i64::try_from(words.chars().count()).ok()?))
            };
            of_class.filter_map(text).collect()
        };
        let figures = texts("end strong");
        assert!(!figures.is_empty(), "{drawn}");
        for (height, begin, letters) in texts("faint") {
            let beside = figures.iter().filter(|(other, ..)| *other == height);
            let end = begin + 7 * letters;
            for (_, x, letters) in beside {
                assert!(end <= x - 8 * letters, "{ruling}: {end} and {x} in {drawn}");
            }
        }
    }
}

#[test]
fn pages_are_sound_and_accessible() {
    let page = Woven::of(LECTURE).woven_to("lecture.html");
    is_sound_page(&page);
    has_all(
        &page,
        &[
            "<html lang=\"en\">",
            "<title>One</title>",
            "<p>NS get 8.6, EW 52.22%, exactly 43/5.</p>",
            "<code>{{ code }}</code>",
            "<caption>NS: 100% +620 &amp; −100% +500 &amp; 100% +150</caption>",
            "<th scope=\"col\" class=\"number\">score</th>",
            "<th scope=\"row\" class=\"number\">+620</th>",
            "role=\"img\"",
            "aria-label=\"Results of the field, NS. +800: 1, MP 18. +620: 3 + 1, MP 13.",
            "class=\"taken\"",
            "<polyline class=\"ns\"",
            "viewBox=\"0 0 360 ",
            "3 − 1",
            "aria-label=\"Hand diagram\"",
            "<span class=\"red\">♥</span> 52",
            "<div class=\"wrong\">\n<p class=\"line\">",
        ],
    );
    let polish = Folder::new();
    let lecture = polish.file("wyklad.pl.md", "# Wykład\n");
    let output = polish.path().join("w.html");
    Run::args(["weave"]).arg(&lecture).arg("-o").arg(&output).done().exits(0);
    has_all(&std::fs::read_to_string(output).unwrap(), &["<html lang=\"pl\">", "<title>Wykład</title>"]);
}

const HOSTILE: &str = "<script>alert('1')</script>\\\"&\\\\ ]]> {x}$_^~%#";

fn hostile_script() -> String {
    format!(
        "traveller {{ \"{HOSTILE}\": +620: 2, group \"{HOSTILE}\" {{ +620, -100 }} }}\nprotocol\n\
         case \"{HOSTILE}\" points 2 {{\nquestion \"{HOSTILE}\"\nanswer NS 9, EW 9\n}}\n\
         case \"other\" {{ +620 in \"{HOSTILE}\"\n}}\n+620 in \"<img src=x onerror=alert(1)>\"\n"
    )
}

#[test]
fn nothing_that_is_written_becomes_markup() {
    let page = Run::script(&hostile_script()).args_of(&["--format", "html"]).done();
    is_sound_page(&page.stdout.replace("&lt;img src=x onerror=", ""));
    has_all(&page.stdout, &["&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;", "unknown-group"]);
    let text = format!(
        "# <script>alert(1)</script> & \"quotes\"\n\n<script src=\"http://x/\">\nalert(1)</script>\n\n<!-- a comment -->\n\n\
         a <img src=x onerror=\"alert(1)\"> [one](javascript:alert(1)) [two](https://example.org/a?b=1&c=2) ![pic](http://x/y.png) \
         [three]( data:text/html,x ) [four](#there)\n\n<b>bold</b>\n\n```ruling error\n{}```\n",
        hostile_script()
    );
    let page = Woven::of(&text).woven_to("lecture.html");
    has_all(
        &page,
        &[
            "<a href=\"https://example.org/a?b=1&amp;c=2\">two</a>",
            "<em>pic</em>",
            "<a href=\"#there\">",
            "&lt;b&gt;bold",
        ],
    );
    for bad in ["<script", "<img", "<b>bold", "javascript:", "href=\"data", "a comment", "http://x/y.png"] {
        assert!(!page.contains(bad), "{bad} in\n{page}");
    }
    let mut reader = quick_xml::Reader::from_str(&page);
    while !matches!(reader.read_event().unwrap(), Event::Eof) {}
}

#[test]
fn latex_is_escaped() {
    let article = Run::script(&hostile_script()).args_of(&["--format", "latex"]).done().stdout;
    has_all(
        &article,
        &[
            "\\documentclass",
            "\\textless{}script\\textgreater{}",
            "\\{x\\}\\$\\_\\textasciicircum{}\\textasciitilde{}\\%\\#",
            "\\end{document}",
        ],
    );
    let lecture = Woven::of(&format!(
        "{LECTURE}\n\n50% & more_less #1 ♠♥♦♣ −1 [a] a\\b [x](https://e.org/a_b%20c#d)[^n]\n\n[^n]: A *note*.\n"
    ));
    let article = lecture.woven_to("lecture.tex");
    has_all(
        &article,
        &[
            "50\\% \\& more\\_less \\#1 \\spades{}\\hearts{}\\diams{}\\clubs{}",
            "{[}a{]}",
            "\\footnote{A \\emph{note}.}",
            "\\begin{picture}",
            "\\bars{",
            "\\section{Two}",
            "\\usepackage[english]{babel}",
            "8.6, EW 52.22\\%",
        ],
    );
    let depth = article.replace("\\{", "").replace("\\}", "").chars().fold(0_i32, |depth, c| match c {
        '{' => depth + 1,
        '}' => depth - 1,
        _ => depth,
    });
    assert_eq!(depth, 0, "{article}");
}

#[test]
fn scripts_become_pages_and_articles() {
    for script in files_below(&root().join("examples"), "ruling") {
        let run = |format: &str| Run::args(["run", "--format", format]).arg(&script).done().exits(0).stdout;
        is_sound_page(&run("html"));
        has_all(&run("latex"), &["\\begin{document}", "\\end{document}"]);
    }
    let broken =
        Run::script("other table +300\n+620\n(60%+620 & 30%-100)\n").args_of(&["--format", "html"]).done().exits(3);
    is_sound_page(&broken.stdout);
    has_all(
        &broken.stdout,
        &["+8\u{a0}IMP", "<pre class=\"error\" tabindex=\"0\" role=\"group\" aria-label=", "weights-sum"],
    );
    assert!(broken.stderr.contains("weights-sum"));
}

#[test]
fn fields_are_drawn_in_characters() {
    let eval = || {
        Run::args([
            "eval",
            "(100%+620&–100%+500&+100%+150)/(+620)",
            "--traveller",
            "+800, +620: 3, +500: 3, -100: 2",
            "--chart",
        ])
    };
    let drawn = eval().done().exits(0).stdout;
    has_all(
        &drawn,
        &["  +620  ████████████▒▒▒▒  3 + 1    13", "  +500  ████████░░░░      3 − 1     7", "░ removed by the ruling"],
    );
    let plain = eval().env("REDRESS_PLAIN", "1").done().exits(0).stdout;
    has_all(&plain, &["  +620  ############++++  3 + 1    13", "  +500  ########xxxx"]);
    let markdown = eval().args_of(&["--format", "markdown"]).done().exits(0).stdout;
    has_all(&markdown, &["```text\nNS:\nscore"]);
    let imps = Run::args(["eval", "(60%+620 & 40%-100)", "--traveller", "+620: 3, +500, +300: 3, -100: 2", "--chart"]);
    let imps = imps.args_of(&["--scoring", "cross-imps", "--set", "cross-imps=mean"]).done().exits(0).stdout;
    has_all(&imps, &["3 + 0.6   +6.2    −6.2", "−1.36   +1.36"]);
    // Long bars fit, and where nothing is compared with a field nothing is drawn.
    let many =
        Run::script("traveller { +620: 900, -100: 2 }\n(60%+620 & 40%-100)\n").arg("--chart").done().exits(0).stdout;
    assert!(many.lines().all(|line| line.chars().count() <= 80), "{many}");
    let imps = Run::script("other table +300\n+620\n").arg("--chart").done().exits(0).stdout;
    assert!(!imps.contains('█'), "{imps}");
}

#[test]
fn output_is_chosen_by_its_name() {
    let woven = Woven::of(LECTURE);
    let done = woven.run(&["-o", "lecture.pdf"]).done().exits(2);
    has_all(&done.stderr, &["lecture.pdf", ".html"]);
    woven.run(&["-o", "lecture.html", "--check"]).done().exits(1);
    Run::args(["weave", "-", "-o", "-"]).stdin(LECTURE).done().exits(0);
    Run::args(["weave", "no-such.md", "-o", "x.html"]).within(woven.folder.path()).done().exits(3);
}

#[test]
fn a_lecture_that_is_watched_is_woven_again() {
    let woven = Woven::of("```ruling\nother table +300\n+620\n```\n");
    let output = woven.folder.path().join("lecture.html");
    let mut child = Command::new(env!("CARGO_BIN_EXE_redress"))
        .args(["weave", "--watch", "-o"])
        .arg(&output)
        .arg(&woven.lecture)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let appears = |wanted: &str| {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if std::fs::read_to_string(&output).is_ok_and(|page| page.contains(wanted)) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    };
    let first = appears("+8\u{a0}IMP");
    std::thread::sleep(Duration::from_millis(400));
    std::fs::write(&woven.lecture, "```ruling\nother table +300\n-100\n```\n").unwrap();
    let second = appears("−9\u{a0}IMP");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(first && second, "{first} {second}");
}

const FRONT: &str = "---\ntitle: Weights & measures\nauthor: A. Nowak\nevent: Spring seminar\ndate: 14 March 2026\n\
                     language: en\nlaws: https://example.org/laws#{law}\n---\n";

#[test]
fn a_lecture_says_what_it_is() {
    let text = format!(
        "{FRONT}\n# One\n\nBy Law 12C1(c), so.[^n] See [b](b.md#x) and [c](c.md).\n\n## Part\n\n# Two\n\n# One\n\n[^n]: A note.\n"
    );
    let woven = Woven::of(&text);
    std::fs::write(woven.lecture.with_file_name("b.md"), "# B\n").unwrap();
    let page = woven.woven_to("lecture.html");
    is_sound_page(&page);
    has_all(
        &page,
        &[
            "<title>Weights &amp; measures</title>",
            "<h1>Weights &amp; measures</h1>",
            "<span>A. Nowak</span> · <span>Spring seminar</span> · <span>14 March 2026</span>",
            "<li><a href=\"#one\">One</a></li>\n<li><a href=\"#two\">Two</a></li>\n<li><a href=\"#one-2\">One</a></li>",
            "<h2 id=\"one\">One</h2>",
            "<h3 id=\"part\">Part</h3>",
            "<a class=\"law\" id=\"law-12c1-c-1\" href=\"#law-12c1-c\">12C1(c)</a>",
            "<dt id=\"law-12c1-c\"><a href=\"https://example.org/laws#12C1(c)\">12C1(c)</a></dt>",
            "<a href=\"b.html#x\">b</a> and c.",
            "Woven from lecture.md by redress ",
            "default-src 'none'; style-src 'unsafe-inline'",
        ],
    );
    let (before, notes) = page.split_once("<section class=\"footnotes\"").unwrap();
    assert!(notes.contains("A note.") && !before.contains("A note."), "{page}");
    // It leads back to where it is called, and is led to from there.
    has_all(before, &["<a href=\"#footnote-1\" id=\"footnote-1-1\">1</a>"]);
    has_all(
        notes,
        &["id=\"footnote-1\">", "<a class=\"back\" href=\"#footnote-1-1\" aria-label=\"back to the text\">"],
    );
    assert_eq!(page.matches("<h1").count(), 1);
    let article = woven.woven_to("lecture.tex");
    has_all(
        &article,
        &[
            "pdftitle={Weights \\& measures},pdfauthor={A. Nowak}",
            "\\LARGE\\bfseries Weights \\& measures",
            "\\tableofcontents",
            "\\section{One}",
            "\\subsection{Part}",
        ],
    );
    // Markdown keeps it.
    woven.run(&["--in-place"]).done().exits(0);
    assert!(woven.text().starts_with(FRONT));
}

#[test]
fn what_is_wrong_above_the_text_has_its_place() {
    let report = refused("---\ntitel: x\nlaws: javascript:x\nlanguage: Polish\n---\n\n# One\n", 3);
    has_all(&report, &["lecture.md:2:1", "`title`", "lecture.md:3:1", "lecture.md:4:1"]);
}

#[test]
fn answers_are_asked_for() {
    let text = "# One\n\n```ruling hide\ntraveller { +620: 3, -100: 2 }\ncase \"a\" points 2 {\n  question \"What?\"\n  \
                answer (60%+620 & 40%-100)\n}\n```\n";
    let woven = Woven::of(text);
    let page = woven.woven_to("lecture.html");
    is_sound_page(&page);
    let (screen, paper) = page.split_once("<section class=\"answers\">").unwrap();
    has_all(screen, &["What? (2 points)", "<details class=\"reveal\">\n<summary>Answer</summary>"]);
    has_all(paper, &["<h2>Answers</h2>", "class=\"answer\""]);
    let article = woven.woven_to("lecture.tex");
    let (_, appendix) = article.split_once("\\section{Answers}").unwrap();
    assert!(appendix.contains("MP"), "{article}");
}

#[test]
fn pictures_are_told_of() {
    let woven = Woven::of("# One\n\n![A hand](hand.png)\n");
    let done = woven.run(&["-o", "lecture.html"]).done().exits(0);
    has_all(&done.stderr, &["lecture-block", "lecture.md:3:1"]);
}

#[test]
fn the_lectures_are_up_to_date() {
    let lecture = root().join("examples/lecture");
    let evening = root().join("examples/evening");
    let below = |end| {
        // A transcript of the prompt is no lecture.
        let woven = |path: &PathBuf| !path.ends_with("transcript.md");
        files_below(&lecture, end).into_iter().chain(files_below(&evening, end)).filter(woven).collect::<Vec<_>>()
    };
    let lectures = below("md");
    assert_eq!(lectures.len(), 8);
    for lecture in lectures {
        Run::args(["weave", "--check"]).arg(&lecture).done().exits(0);
    }
    let pages = below("html");
    assert_eq!(pages.len(), 6);
    for page in pages {
        let lecture = page.with_extension("md");
        Run::args(["weave", "--check", "-o"]).arg(&page).arg(&lecture).done().exits(0);
        is_sound_page(&std::fs::read_to_string(page).unwrap());
    }
}

/// A browser, where the machine has one.
fn browser() -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    std::env::split_paths(&folders).flat_map(|folder| names.map(|name| folder.join(name))).find(|path| path.is_file())
}

fn browse(browser: &Path, folder: &Folder, args: &[&str], page: &Path) -> Option<String> {
    let profile = folder.path().join("profile");
    let mut child = Command::new(browser)
        .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=1000"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .args(args)
        .arg(format!("file://{}", page.display()))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut stdout = child.stdout.take()?;
    let reader = std::thread::spawn(move || {
        let mut text = String::new();
        stdout.read_to_string(&mut text).map(|_| text)
    });
    let started = Instant::now();
    while child.try_wait().ok()?.is_none() {
        if started.elapsed() > PATIENCE {
            child.kill().ok()?;
            child.wait().ok()?;
            return None;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let status = child.wait().ok()?;
    reader.join().ok()?.ok().filter(|_| status.success())
}

#[test]
fn a_browser_shows_and_prints_a_page() {
    let Some(browser) = browser() else { return };
    let woven = Woven::of(LECTURE);
    let page = woven.folder.path().join("lecture.html");
    woven.woven_to("lecture.html");
    // A browser that does not start says nothing of the page.
    let Some(rendered) = browse(&browser, &woven.folder, &["--dump-dom"], &page) else { return };
    has_all(&rendered, &["NS get 8.6", "<svg", "<details>"]);
    let printed = woven.folder.path().join("lecture.pdf");
    let print = format!("--print-to-pdf={}", printed.display());
    if browse(&browser, &woven.folder, &[&print], &page).is_some() {
        assert!(std::fs::read(&printed).unwrap().starts_with(b"%PDF"));
    }
}

/// A lecture is never written over without a word: it goes to standard output, or where it is told to, and says so.
#[test]
fn a_lecture_is_written_where_it_is_told_to() {
    let text = "# T\n\n```ruling\nother table 0\n+620\n```\n";
    let woven = Woven::of(text);
    let rendered = woven.run(&[]).done().exits(0);
    assert!(rendered.stdout.contains("<!-- woven -->") && rendered.stderr.is_empty(), "{rendered:?}");
    assert_eq!(woven.text(), text);
    let report = |args: &[&str]| woven.run(args).done().exits(0).stderr;
    assert_eq!(report(&["-o", "l.html"]), "woven: l.html\n");
    assert_eq!(report(&["-o", "l.html"]), "up to date: l.html\n");
    assert!(report(&["--in-place"]).starts_with("woven: "));
    assert_eq!(woven.text(), rendered.stdout);
    woven.run(&["--watch"]).done().exits(2);
    woven.run(&["--in-place", "-o", "l.html"]).done().exits(2);
}

#[test]
fn what_an_author_may_not_have_meant() {
    let field = "traveller { +620: 3, -100 }";
    for (text, report) in [
        ("```rulling\n+620\n```\n".to_owned(), "its fence says `rulling`"),
        ("~~~Ruling\n+620\n~~~\n".to_owned(), "its fence says `Ruling`"),
        ("```redress\n+620\n```\n".to_owned(), "its fence says `redress`"),
        ("```ruling chart\nother table 0\n+620\n```\n".to_owned(), "nothing in this block can be drawn"),
        ("```ruling only=chart\nother table 0\n+620\n```\n".to_owned(), "nothing in this block can be drawn"),
        (format!("```ruling chart\n{field}\n+620\n```\n```rust\nx\n```\n```text\nruling\n```\n"), ""),
    ] {
        let done = Woven::of(&text).run(&[]).done().exits(0);
        assert_eq!(done.stderr.is_empty(), report.is_empty(), "{text}{}", done.stderr);
        assert!(done.stderr.contains(report), "{text}{}", done.stderr);
    }
}

/// A procedure of the Laws is drawn in each form, in the language of the lecture, between the results around it.
#[test]
fn a_procedure_as_a_flow_chart() {
    let text =
        "# Law 16\n\n```ruling\nboard 7\n4♠= N\n```\n\nAs follows.\n\n```procedure ui\n```\n\n```ruling\n4♠-1 N\n```\n";
    let woven = Woven::of(text);
    let markdown = woven.run(&[]).done().exits(0).stdout;
    has_all(
        &markdown,
        &["```procedure ui\n```\n\n<!-- woven -->\n\n```text\n", "├─  no → the table result stands", " ↓   yes\n"],
    );
    // Woven again it is the same.
    std::fs::write(&woven.lecture, &markdown).unwrap();
    assert_eq!(woven.run(&[]).done().exits(0).stdout, markdown);
    let page = woven.woven_to("lecture.html");
    has_all(
        &page,
        &["class=\"flow\"", "<title>Unauthorised information", "<desc>", "Law 16B1(a)", "the table result stands"],
    );
    assert!(!page.contains("procedure ui"), "{page}");
    // The results around it keep their places.
    assert!(page.find("4♠=").unwrap() < page.find("class=\"flow\"").unwrap());
    has_all(&woven.woven_to("lecture.tex"), &["\\fbox{", "\\downarrow", "the table result stands"]);
    let polish = Woven::of("# Przepis 64\n\n```procedure revoke\n```\n");
    std::fs::rename(&polish.lecture, polish.folder.path().join("wyklad.pl.md")).unwrap();
    let page = Run::args(["weave", "wyklad.pl.md", "-o", "-"]).within(polish.folder.path()).done().exits(0).stdout;
    has_all(&page, &["Fałszywy renons", "wynik przy stole zostaje utrzymany"]);
    let report = refused("# X\n\n```procedure revok\n```\n", 3);
    has_all(&report, &["there is no procedure `revok`", "did you mean `revoke`?", "lecture.md:3:14"]);
}

/// No words of a drawing run into one another or out of it: what is drawn lies below what was drawn before.
#[test]
fn a_flow_chart_never_overlaps() {
    for procedure in redress::procedures::procedures() {
        for locale in redress::messages::Locale::ALL {
            let chart = redress::render::flow(procedure, locale);
            let drawn = redress::render::html(&[redress::render::Block::Flow(Box::new(chart.clone()))]);
            let number = |tag: &str, name: &str| -> Option<i64> {
                tag.split_once(&format!(" {name}=\""))?.1.split('"').next()?.parse().ok()
            };
            let (mut bottom, mut texts) = (0, 0);
            for tag in drawn.split('<') {
                if tag.starts_with("rect") {
                    let (y, height) = (number(tag, "y").unwrap(), number(tag, "height").unwrap());
                    assert!(y >= bottom && number(tag, "x").unwrap() + number(tag, "width").unwrap() <= 360, "{drawn}");
                    bottom = y + height;
                } else if tag.starts_with("text") {
                    let words = tag.split_once('>').unwrap().1.trim();
                    assert!(number(tag, "x").unwrap() + 7 * words.chars().count() as i64 <= 360, "{words}");
                    assert!(number(tag, "y").unwrap() > texts, "{words}");
                    texts = number(tag, "y").unwrap();
                }
            }
            let height: i64 =
                drawn.split("viewBox=\"0 0 360 ").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
            assert!(bottom <= height, "{}", procedure.name);
            for width in [50, 80] {
                let style = redress::render::Style { width, ..redress::render::Style::default() };
                let blocks = [redress::render::Block::Flow(Box::new(chart.clone()))];
                let text = redress::render::terminal(&blocks, style);
                assert!(text.lines().all(|line| line.chars().count() <= width), "{width}:\n{text}");
            }
        }
    }
}
