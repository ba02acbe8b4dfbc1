//! Documents of a lecture beside its page: handouts, slides, numbers and references, sources, callouts, pictures,
//! diagrams and charts.

use crate::harness::{Run, root};
use crate::weave::{Woven, has_all, is_sound_page};
use sha2::{Digest, Sha256};

const FIELD: &str =
    "```ruling hide\nboard 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\nlet td = (60%+620 & 40%-100)\n```\n";

fn woven(text: &str) -> Woven {
    Woven::of(&format!("# One\n\n{FIELD}\n{text}"))
}

fn has_none(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(!text.contains(part), "{part:?} in:\n{text}");
    }
}

#[test]
fn a_handout_leaves_what_is_computed_to_be_filled_in() {
    let lecture = woven(
        "NS get {{ td.ns }}.\n\n```ruling chart name=field\ntd\ncompare td, +300\n```\n\n\
         ```ruling\ncase \"a\" points 2 {\n  question \"What do NS get?\"\n  answer (50%+620 & 50%-100)\n}\n```\n\n\
         ```ruling only=chart\nvary w from 0% to 100% step 50% in (w +620 & rest -100)\n```\n\nSee @field.\n",
    );
    let message = |to: &str| lecture.run(&["--blanks", "-o", to]).done().exits(0);
    let read = |to: &str| std::fs::read_to_string(lecture.folder.path().join(to)).unwrap();
    message("handout.html");
    let page = read("handout.html");
    is_sound_page(&page);
    let blank = "<span class=\"blank\"><span class=\"heard\">blank</span></span>";
    has_all(
        &page,
        &[
            &format!("NS get {blank}."),
            &format!("NS\u{a0}\u{a0}{blank}\u{a0}MP\u{a0}\u{a0}{blank}"),
            "top 18, 10 results",
            "class=\"room tall\" role=\"img\" aria-label=\"Room for the answer\"",
            // The number is that of the lecture.
            "<a href=\"#item-field\">Figure 1</a>",
            "class=\"curve\"",
            // A question is no answer.
            "What do NS get? (2 points)",
        ],
    );
    // No figure that was asked for, no working, no key: 9.8 and 8.2, 54.44%, and 8.4 of the answer.
    let (_, body) = page.split_once("<body>").unwrap();
    has_none(body, &["9.8", "8.2", "54.44", "8.4", "50%+620", "<details", "<polyline", "class=\"answers\""]);
    message("handout.tex");
    has_all(&read("handout.tex"), &["NS get \\rule{14mm}{0.4pt}.", "\\hrule"]);
    has_none(&read("handout.tex"), &["9.8", "8.4", "\\section{Answers}"]);
    message("handout.md");
    has_all(&read("handout.md"), &["<!--{{ td.ns }}-->\\_\\_\\_\\_\\_\\_<!--/-->"]);
    // The lecture itself stays the key.
    lecture.run(&["--blanks", "--in-place"]).done().exits(2);
    let key = lecture.woven_to("key.html");
    has_all(&key, &["NS get 9.8."]);
    // Nor does the page give the answer away above what reveals it.
    let (before, revealed) = key.split_once("<details class=\"reveal\"").unwrap();
    has_all(before, &["<span class=\"kw\">answer</span> …"]);
    has_none(before, &["50%+620", "+620 &amp; 50%"]);
    has_all(revealed, &["50% +620 &amp; 50% −100"]);
}

/// A handout keeps what its reader works with: the field of a hidden block, and a question's board, other tables, offenders
/// and score obtained. No caption and no name of a case gives an answer away.
#[test]
fn a_handout_keeps_its_data() {
    let lecture = Woven::of(
        "# One\n\n```ruling hide name=field caption=\"The field\"\nboard 7\ntraveller { +620: 3, +500, -100: 2 }\n```\n\n\
         ```ruling\ncase \"Self-inflicted\" points 2 {\n  offenders EW\n  obtained +500\n  question \"What do they get?\"\n  \
         answer (50%+620 & 50%-100)\n}\n```\n\n\
         ```ruling only=chart name=curve caption=\"Weights: equal at 80%\"\nvary w from 0% to 100% step 50% in (w +620 & rest -100)\n```\n",
    );
    lecture.run(&["--blanks", "-o", "handout.html"]).done().exits(0);
    let page = std::fs::read_to_string(lecture.folder.path().join("handout.html")).unwrap();
    is_sound_page(&page);
    let (_, body) = page.split_once("<body>").unwrap();
    let (field, rest) = body.split_once("What do they get?").unwrap();
    let (question, rest) = rest.split_once("class=\"room tall\"").unwrap();
    for part in [field, question] {
        has_all(part, &["Board 7, dealer South, both sides vulnerable.", "Other tables:", "+620", "−100"]);
    }
    has_all(question, &["EW offended. Obtained at the table: +500."]);
    has_all(rest, &["Weights: equal at <span class=\"blank\">"]);
    has_none(body, &["80%", "Self-inflicted", "(50%"]);
    // The lecture itself has its captions and its cases.
    let key = lecture.woven_to("key.html");
    has_all(&key, &["equal at 80%", "Self-inflicted"]);
    lecture.run(&["--blanks", "--language", "pl", "-o", "pl.md"]).done().exits(0);
    let polish = std::fs::read_to_string(lecture.folder.path().join("pl.md")).unwrap();
    has_all(&polish, &["Strona wykraczająca: WE."]);
}

#[test]
fn slides_are_one_file_with_one_script() {
    let text = "Intro.\n\n## Part\n\n<!-- notes: Ask <the> room.\n\nThen wait. -->\n\n### Small\n\ntext {{ td.ns }}\n\n<!-- slide -->\n\nmore\n\n# Two\n";
    let lecture = woven(text);
    lecture.run(&["--slides", "-o", "s.html"]).done().exits(0);
    let page = std::fs::read_to_string(lecture.folder.path().join("s.html")).unwrap();
    // One for each heading down to the third level, and one where the author says so, below the last heading's words.
    assert_eq!(page.matches("<section class=\"slide\"").count(), 5, "{page}");
    assert_eq!(page.matches("<section").count(), page.matches("</section>").count());
    has_all(
        &page,
        &[
            "<aside class=\"notes\" aria-label=\"Notes\">\n<p>Ask &lt;the&gt; room.</p>\n<p>Then wait.</p>\n</aside>",
            "text 9.8",
            "<section class=\"slide\" tabindex=\"-1\">\n<p class=\"again\" data-of=\"small\">Small …</p>\n<p>more</p>",
            // The words of the speaker's window.
            "<div class=\"slide-words\" data-next=\"Next\"",
            // Printed, notes are there while they are shown, and there are lines to write on beside each slide.
            ".with-notes .notes { background: var(--wash);",
            ".slide::before { background: repeating-linear-gradient(",
        ],
    );
    // The source of a block is there for who asks for it; of a block that shows nothing else, what it puts in force.
    let beside = woven("# One\n\n```ruling\nother table +300\n```\n\n```ruling\n+620\n```\n");
    beside.run(&["--slides", "-o", "b.html"]).done().exits(0);
    let page_beside = std::fs::read_to_string(beside.folder.path().join("b.html")).unwrap();
    assert_eq!(page_beside.matches("<pre class=\"ruling source\">").count(), 2, "{page_beside}");
    has_all(&page_beside, &["At the other table: +300."]);
    assert!(!beside.woven_to("p.html").contains("class=\"ruling source"));
    let asked = woven("```ruling source\n+620\n```\n\na\n\n<!-- step -->\n\nb\n\n<!-- steps -->\n\n- c\n");
    asked.run(&["--slides", "-o", "a.html"]).done().exits(0);
    let page_asked = std::fs::read_to_string(asked.folder.path().join("a.html")).unwrap();
    has_all(
        &page_asked,
        &[
            "<pre class=\"ruling source always\">",
            "class=\"step-mark\" data-each=\"part\"",
            "class=\"step-mark\" data-each=\"item\"",
        ],
    );
    // On paper no page ends between a block and its results.
    assert_eq!(beside.woven_to("p.tex").matches("\\begin{quote}\\keepbelow\\ttfamily").count(), 1);
    has_all(&page_beside, &["pre.ruling { break-after: avoid; } pre.ruling + * { break-before: avoid; }"]);
    let (_, print) = page.split_once("/* A handout: three slides on a page").unwrap();
    has_none(print.split_once("</style>").unwrap().0, &[".notes"]);
    let (_, script) = page.split_once("<script>").unwrap();
    let (script, rest) = script.split_once("</script>").unwrap();
    assert!(!rest.contains("<script"));
    let hash = base64(&Sha256::digest(script.as_bytes()));
    has_all(
        &page,
        &[&format!("default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-{hash}'")],
    );
    // The page has no script, and what the speaker says is nowhere else.
    let plain = lecture.woven_to("p.html");
    has_none(&plain, &["<script", "script-src", "Ask", "wait", "slide"]);
    has_none(&lecture.woven_to("p.tex"), &["Ask", "wait", "--\\textgreater"]);
    let refused = lecture.run(&["--slides", "-o", "s.tex"]).done().exits(2);
    has_all(&refused.stderr, &["slides", ".html"]);
    assert!(lecture.run(&["--slides"]).done().exits(0).stdout.contains("class=\"slide\""));
}

/// RFC 4648, so that the hash is not compared with what made it.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let number = (0..3).fold(0_usize, |all, at| all << 8 | chunk.get(at).copied().map_or(0, usize::from));
        for at in 0..4 {
            let letter = LETTERS[number >> (18 - 6 * at) & 63] as char;
            text.push(if at <= chunk.len() { letter } else { '=' });
        }
    }
    text
}

#[test]
fn tables_and_figures_have_numbers_and_names() {
    let lecture = woven(
        "@shares and @field, not me@field.org or `@field`.\n\n\
         ```ruling chart name=field caption=\"Weights as frequencies, 1♥\"\ntd\n```\n\n\
         | a |\n|---|\n| 1 |\n\n{{ table mine }} My own.\n\n\
         ```ruling name=shares\ncompare td, +300\n```\n\nSee {{ @mine }}.\n",
    );
    let page = lecture.woven_to("p.html");
    is_sound_page(&page);
    has_all(
        &page,
        &[
            "<a href=\"#item-shares\">Table 2</a> and <a href=\"#item-field\">Figure 1</a>, not me@field.org or <code>@field</code>",
            "<figure class=\"numbered\" id=\"item-field\">",
            "<figcaption><b>Figure 1.</b> Weights as frequencies, 1<span class=\"red\">♥</span></figcaption>",
            "<b class=\"number-of\" id=\"item-mine\">Table 1.</b> My own.",
            "See <a href=\"#item-mine\">Table 1</a>.",
        ],
    );
    // A table has its caption above, a figure below.
    let (above, below) = (page.find("<b>Table 2.</b>").unwrap(), page.find("<b>Figure 1.</b>").unwrap());
    assert!(above < page.find(">compare</code></p>").unwrap() && page.find("class=\"answer\"").unwrap() < below);
    has_all(
        &lecture.woven_to("p.tex"),
        &[
            "\\hyperlink{item-shares}{Table 2}",
            "\\hypertarget{item-field}{}{\\small\\textbf{Figure 1.} Weights as frequencies, 1\\hearts{}}",
            "\\hypertarget{item-mine}{\\textbf{Table 1.}}",
        ],
    );
    lecture.run(&["--in-place"]).done().exits(0);
    let once = lecture.text();
    has_all(
        &once,
        &[
            "<!--{{ @shares }}-->Table 2<!--/-->",
            "<!--{{ table mine }}-->**Table 1.**<!--/--> My own.",
            "**Figure 1.** Weights",
        ],
    );
    lecture.run(&["--check"]).done().exits(0);
    assert_eq!(lecture.woven_to("again.html"), page);
}

#[test]
fn a_reference_that_leads_nowhere_is_told_of() {
    let lecture = woven("See @nothing.\n");
    let done = lecture.run(&["-o", "p.html"]).done().exits(0);
    has_all(&done.stderr, &["`@nothing`", "lecture.md:9:5"]);
    has_all(&lecture.woven_to("p.html"), &["See @nothing."]);
    let refused = woven("See {{ @nothing }}.\n").run(&["-o", "p.html"]).done().exits(3);
    has_all(&refused.stderr, &["`nothing`", "lecture.md:9:8"]);
    let twice = woven("{{ table a }}\n\n{{ figure A }}\n").run(&[]).done().exits(3);
    has_all(&twice.stderr, &["two tables or figures are called `A`", "lecture.md:11:4"]);
    let unnamed = woven("```ruling name=1\n```\n").run(&[]).done().exits(3);
    has_all(&unnamed.stderr, &["blocks do not have an option `name=1`"]);
}

#[test]
fn sources_are_cited_and_listed() {
    let lecture = woven(
        "See [4.2.3][@white-book], [@paper] and [@white-book].\n\n\
         [@white-book]: https://example.org/a?b&c \"White Book <2023>\"\n[@paper]: <> \"A paper\"\n",
    );
    let page = lecture.woven_to("p.html");
    is_sound_page(&page);
    has_all(
        &page,
        &[
            "<a class=\"cite\" id=\"cite-1-1\" href=\"#source-1\">[1, 4.2.3]</a>, \
             <a class=\"cite\" id=\"cite-2-1\" href=\"#source-2\">[2]</a> and \
             <a class=\"cite\" id=\"cite-1-2\" href=\"#source-1\">[1]</a>.",
            "<li id=\"source-1\">White Book &lt;2023&gt; <a href=\"https://example.org/a?b&amp;c\">",
            "<a href=\"#cite-1-2\">2</a>",
            "<li id=\"source-2\">A paper <span",
        ],
    );
    has_all(
        &lecture.woven_to("p.tex"),
        &["\\hyperlink{source-1}{{[}1, 4.2.3{]}}", "\\section{Sources}", "\\item\\hypertarget{source-2}{}A paper"],
    );
    // An address that runs something is none.
    let unsafe_page = woven("[@x]\n\n[@x]: javascript:alert(1) \"X\"\n").woven_to("p.html");
    has_none(&unsafe_page, &["javascript:"]);
}

#[test]
fn a_quotation_can_be_a_callout() {
    let lecture = woven("> [!LAW]\n> By *law*.\n\n> [!MISPRINT]\n>\n> Not so.\n\n> Plain.\n");
    let page = lecture.woven_to("p.html");
    is_sound_page(&page);
    has_all(
        &page,
        &[
            "<div class=\"callout law-text\" role=\"note\" aria-label=\"The Law\">\n<p class=\"title\">The Law</p>\n<p>By <em>law</em>.</p>\n</div>",
            "<p class=\"title\">Misprint</p>\n<p>Not so.</p>\n</div>",
            "<blockquote>\n<p>Plain.</p>\n</blockquote>",
        ],
    );
    let article = lecture.woven_to("p.tex");
    has_all(&article, &["\\begin{quote}\\textbf{The Law}\\\\\nBy \\emph{law}."]);
    assert_eq!(article.matches("\\begin{quote}").count(), article.matches("\\end{quote}").count());
    lecture.run(&["--in-place"]).done().exits(0);
    has_all(&lecture.text(), &["> [!LAW]\n> By *law*."]);
}

#[test]
fn a_page_holds_its_pictures() {
    let lecture = woven("![A \"square\"](p.svg \"So\") ![far](https://example.org/p.png) ![no](x.txt)\n");
    lecture.folder.file("p.svg", "<svg/>");
    lecture.folder.file("x.txt", "<html><script>");
    let done = lecture.run(&["-o", "p.html"]).done().exits(0);
    assert_eq!(done.stderr.matches("lecture-block").count(), 2, "{}", done.stderr);
    has_all(
        &lecture.woven_to("p.html"),
        &[
            "<img src=\"data:image/svg+xml;base64,PHN2Zy8+\" alt=\"A “square”\" title=\"So\"/>",
            "<em>far</em>",
            "<em>no</em>",
        ],
    );
    let outside = woven("![up](../p.svg)\n");
    std::fs::write(outside.folder.path().parent().unwrap().join("p.svg"), "<svg/>").ok();
    assert!(!outside.woven_to("p.html").contains("data:image/svg"));
}

#[test]
fn quotation_marks_and_dashes_are_those_of_the_language() {
    let text = "\"It's\" -- so `\"--\"`.\n\n- [ ] to do\n- [x] done\n";
    has_all(&Woven::of(text).woven_to("p.html"), &["“It’s” – so <code>\"--\"</code>.", "☐ to do", "☑ done"]);
    let polish = Woven::of(&format!("---\nlanguage: pl\n---\n\n{text}"));
    has_all(&polish.woven_to("p.html"), &["„It’s” – so"]);
    has_all(&polish.woven_to("p.tex"), &["„It’s” – so"]);
    assert!(!Woven::of(text).run(&[]).done().exits(0).stdout.contains('“'));
}

#[test]
fn a_diagram_names_its_board_and_every_seat() {
    let deal = |cards: &str| {
        Run::script(&format!("board 6\ndeal \"{cards}\"\n")).args_of(&["--format", "html"]).done().exits(0).stdout
    };
    let four = deal("N:754.KQT86.2.AT53 Q62.54.T3.KQJ842 KJT983.A3.9875.7 A.J972.AKQJ64.96");
    is_sound_page(&four);
    // Dealer and vulnerability of board 6 are those of Law 2.
    has_all(
        &four,
        &[
            "<div class=\"deal\" role=\"group\" aria-label=\"Hand diagram\">",
            "<span>Board 6</span> <span>Dealer East</span> <span>EW vulnerable</span>",
            "<p class=\"hand north\"><b class=\"seat heard\">North</b>",
            "<p class=\"hand west\"><b class=\"seat heard\">West</b>",
            "<p class=\"hand east\"><b class=\"seat heard\">East</b>",
            "<p class=\"hand south\"><b class=\"seat heard\">South</b>",
            "<span class=\"red\">♥</span> KQ<span class=\"ten\">10</span>86",
        ],
    );
    has_none(&four, &["<table class=\"deal\""]);
    let one = deal("N:754.KQT86.2.AT53 - - -");
    has_all(&one, &["<div class=\"deal alone\"", "<b class=\"seat\">North</b>"]);
    has_none(&one, &["compass\""]);
    assert_eq!(deal("N:754.KQT86.2.AT53 - KJT983.A3.9875.7 -").matches("class=\"hand ").count(), 2);
    let article =
        Run::script("deal \"N:754.KQT86.2.AT53 - - -\"\n").args_of(&["--format", "latex"]).done().exits(0).stdout;
    has_all(&article, &["\\textbf{North}", "\\hearts{}~K\\gap{}Q", "{\\textcolor{red}{\\ding{170}}}"]);
    let text = Run::script("deal \"N:754.KQT86.2.AT53 - KJT983.A3.9875.7 -\"\n").done().exits(0).stdout;
    has_all(&text, &["North\n", "South\n", "♥ KQ1086"]);
}

/// The lecture of 2005, at pairs: 13 before the infraction, 7 after it, 4 obtained; NS get 13 − 7 + 4 = 10.
#[test]
fn damage_is_drawn() {
    let script = "traveller { +800, +620: 3, +500: 3, -100: 2 }\n\
                  damage NS before +620 after +500 obtained +150\ncompare +620, +500\n";
    let drawn = |format: &str| Run::script(script).args_of(&["--chart", "--format", format]).done().exits(0).stdout;
    let page = drawn("html");
    is_sound_page(&page);
    has_all(
        &page,
        &[
            "aria-label=\"The damage to NS in MP: before the infraction 13; by the infraction −6; after the infraction 7; \
             self-inflicted −3; obtained 4; by the ruling 10.\"",
            "aria-label=\"The rulings beside each other, in MP: +620, NS ",
        ],
    );
    has_all(&drawn("latex"), &["\\emph{The damage to NS in MP}", "\\barsat{ruling!30}"]);
    let text = drawn("text");
    has_all(&text, &["before the infraction  ████████████████████████████████  13", "self-inflicted"]);
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    has_all(&drawn("markdown"), &["The damage to NS in MP\n"]);
}

#[test]
fn a_curve_has_axes_that_say_what_they_are() {
    let script =
        "traveller { +620: 3, +500, +300: 3, -100: 2 }\nvary w from 0% to 100% step 50% in (w +620 & rest -100)\n";
    let page = Run::script(script).args_of(&["--format", "html"]).done().exits(0).stdout;
    is_sound_page(&page);
    // The lecture's weighted field: nobody's +620 is worth 2 to 15 for NS, 16 to 3 for EW.
    has_all(
        &page,
        &[
            "MP of NS and EW for each w in (w +620 &amp; rest −100); equal between 50% and 100%. 0%: NS 2, EW 16; 50%: ",
            ">MP</text>",
            ">weight w</text>",
            ">20</text>",
            "<legend>weight w</legend>",
            "type=\"radio\"",
            "<span>100%</span>",
            // Half of the top of 18 is 9, and there the curves meet.
            "class=\"half\"",
            ">50%</text>\n",
            "class=\"meeting\"",
        ],
    );
    has_none(&page, &["<script"]);
    // HTML has the caption of a figure as its first part or its last.
    has_all(&page, &["</figcaption>\n</figure>"]);
    let article = Run::script(script).args_of(&["--format", "latex"]).done().exits(0).stdout;
    has_all(&article, &["\\qbezier(", "{MP}", "{weight w}", "{20}", "\\circle{28}", "{50\\%}"]);
}

#[test]
fn where_both_sides_are_equal_is_said_as_far_as_it_is_known() {
    let output = |script: &str| Run::script(script).args_of(&["--format", "html"]).done().exits(0).stdout;
    // Two results beside the ruling: +620 is worth 4 and 0, −100 0 and 4, so that both have 2 at 50%.
    let field = "traveller { +620, -100 }\n";
    let curve = |range: &str| output(&format!("{field}vary w from {range} in (w +620 & rest -100)\n"));
    has_all(&curve("0% to 100% step 50%"), &["; equal at 50%", "class=\"meeting\""]);
    has_all(&curve("0% to 100% step 40%"), &["; equal between 40% and 80%"]);
    has_none(&curve("60% to 100% step 20%"), &["; equal", "class=\"meeting\""]);
}

/// WCAG 2.1, 1.4.11: parts that lie beside each other differ by 3:1, and so does each from what is behind it.
#[test]
fn parts_of_a_chart_differ_from_their_neighbours() {
    let style = std::fs::read_to_string(root().join("crates/render/src/html/page.css")).unwrap();
    let all = |name: &str| -> Vec<f64> {
        let start = format!("--{name}: #");
        let parts = style.split(start.as_str()).skip(1);
        parts.map(|rest| luminance(rest.split(';').next().unwrap())).collect()
    };
    let (paper, others, added) = (all("paper"), all("others"), all("accent"));
    assert_eq!((paper.len(), others.len(), added.len()), (3, 3, 3), "light, dark and print");
    for ((paper, others), added) in paper.iter().zip(&others).zip(&added) {
        for (one, other) in [(paper, others), (others, added), (paper, added)] {
            assert!(contrast(*one, *other) >= 3.0, "{one} {other}: {}", contrast(*one, *other));
        }
    }
}

fn luminance(colour: &str) -> f64 {
    let whole = if colour.len() == 3 { colour.chars().flat_map(|c| [c, c]).collect() } else { colour.to_owned() };
    let part = |at: usize| f64::from(u8::from_str_radix(&whole[at..at + 2], 16).unwrap()) / 255.0;
    let linear = |value: f64| if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) };
    0.2126 * linear(part(0)) + 0.7152 * linear(part(2)) + 0.0722 * linear(part(4))
}

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// No chart of a Polish result is in English: its sides, its units and its decimals are Polish.
#[test]
fn charts_are_in_the_language_of_their_page() {
    let script = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n(60%+620 & 40%-100)\n\
                  damage NS before +620 after +500 obtained -100\ncompare +620, (1/2 +620 & 1/2 -100)\n\
                  vary w from 0% to 100% step 25% in (w +620 & rest -100)\n";
    for format in ["text", "markdown", "html", "latex"] {
        let output =
            Run::script(script).args_of(&["--chart", "--language", "pl", "--format", format]).done().exits(0).stdout;
        let body = output.split_once("<body>").map_or(output.as_str(), |(_, body)| body);
        let body = body.split_once("\\begin{document}").map_or(body, |(_, body)| body);
        // Words of a script are English, in a chart none is.
        for english in
            ["before the infraction", "by the ruling", "self-inflicted", " MP", "weight w", "for each w", "EW, "]
        {
            assert!(!body.contains(english), "{format}: {english}");
        }
        assert!(
            body.contains("przed wykroczeniem") && body.contains("waga w") || format == "text" || format == "markdown"
        );
    }
}

#[test]
fn errors_are_a_readers_block() {
    let lecture = Woven::of("# One\n\n```ruling error\nother table 0\n(60%+620 & 30%-100)\n```\n");
    has_none(&lecture.woven_to("p.tex"), &["\\cdot", "─", "│"]);
    has_all(
        &lecture.woven_to("p.tex"),
        &["\\texttt{\\underline{(60\\%+620 \\& 30\\%-{}100)}}", "\\emph{error}: the weights"],
    );
    let page = lecture.woven_to("p.html");
    has_all(
        &page,
        &[
            "<p class=\"line\"><code><mark>(60%+620 &amp; 30%-100)</mark></code></p>",
            "<b>error</b>: the weights of this side sum to 90%",
        ],
    );
    has_none(&page, &["╭─", "[weights-sum]", "class=\"error\""]);
    // Markdown shows what the terminal shows.
    has_all(&lecture.woven_to("p.md"), &["╭─[ruling:2:1]"]);
}

/// Formulas, references to sections, titles of callouts, sources of BibTeX, a style sheet and a footer.
#[test]
fn a_lecture_is_set_as_a_text() {
    let text = "---\ntitle: T\nbibliography: refs.bib\nstyle: club.css\nfooter: The <club>\nnumbered: yes\n---\n# Of weights\n\n\
                See @the-rest, $\\frac{1}{3}$ and [4.2][@wb], by Laws\n12C1(a), 73C and 73C1.\n\n> [!LAW] Of likely outcomes\n> Text.\n\n\
                ## The rest\n\n```ruling chart name=f caption=\"North-South's\"\nboard 7\ntraveller { +620: 3, -100: 2 }\n+620\n```\n";
    let lecture = Woven::of(text);
    lecture.folder.file(
        "refs.bib",
        "@book{wb, title = {White {Book}}, author = {Nowak, Anna}, year = 2023, url = {https://www.ebu.co.uk/}}",
    );
    lecture.folder.file("club.css", "h1 { color: darkgreen; }");
    let page = lecture.woven_to("p.html");
    has_all(
        &page,
        &[
            "<h2 id=\"of-weights\"><span class=\"section-number\">1</span> Of weights</h2>",
            "See <a href=\"#the-rest\">Section 1.1</a>, <math",
            "<mfrac>",
            "href=\"#source-1\">[1, 4.2]</a>",
            "<li id=\"source-1\">A. Nowak, White Book, 2023 <a href=\"https://www.ebu.co.uk/\">",
            "href=\"#law-12c1-a\">12C1(a)</a>, <a class=\"law\" id=\"law-73c-1\" href=\"#law-73c\">73C</a> and",
            "<dt id=\"law-73c1\">73C1</dt><dd>what a player with unauthorised information must do",
            "<p class=\"title\">Of likely outcomes</p>",
            "</b> North-South’s</figcaption>",
            "h1 { color: darkgreen; }\n</style>",
            "<footer><p>The &lt;club&gt;</p>",
            "@top-left { font: 8pt Georgia, serif; white-space: nowrap; content: \"T\"; }",
        ],
    );
    has_all(
        &lecture.woven_to("p.tex"),
        &[
            "\\section{1~ Of weights}",
            "\\hyperlink{the-rest}{Section 1.1}, $\\frac{1}{3}$",
            "\\hyperlink{law-73c}{73C}\\label{law-73c-1}",
            "\\item[\\hypertarget{law-73c1}{73C1}]",
            "\\lawpage{law-12c1-a-1}",
            "\\noindent\\begin{minipage}{\\linewidth}",
        ],
    );
    let word = lecture.woven_to("p.docx.md");
    has_all(
        &word,
        &[
            "title: \"T\"",
            "lang: en",
            "\\[1, 4.2\\]",
            "> **Of likely outcomes**",
            "- **73C1** what a player",
            "1. A. Nowak, White Book, 2023 <https",
        ],
    );
    has_none(&word, &["<!--", "```ruling", "[!LAW]"]);
    for (wrong, told) in [
        ("See [@nobody].\n", "no source is called `nobody`"),
        ("A $\\nosuch{1}$ b.\n", "the formula `\\nosuch{1}` cannot be read"),
        ("---\nstyle: none.css\n---\n", "the file `none.css` is not beside the lecture"),
    ] {
        let refused = Woven::of(wrong).run(&["-o", "p.html"]).done().exits(3);
        assert!(refused.stderr.contains(told), "{}", refused.stderr);
    }
}
