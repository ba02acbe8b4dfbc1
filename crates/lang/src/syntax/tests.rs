//! The notation as it is written, the places of its errors, and its canonical form.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::expect_used)]

use super::*;
use crate::diagnostic::{Code, Diagnostic, Problem};
use crate::source::FileId;

const FILE: FileId = FileId(0);

/// The canonical form of one ruling.
fn canonical(text: &str) -> String {
    match parse_ruling(FILE, text) {
        Ok(read) => ruling(&read),
        Err(problems) => panic!("{text}: {problems:?}"),
    }
}

fn underlined(text: &str, diagnostic: &Diagnostic) -> String {
    text[diagnostic.span.unwrap().range()].to_string()
}

/// The code of each problem of a script and the text it underlines.
fn problems(text: &str) -> Vec<(Code, String)> {
    let (_, problems) = parse(FILE, text);
    problems.iter().map(|problem| (problem.code(), underlined(text, problem))).collect()
}

#[track_caller]
fn wrong(text: &str, code: Code, place: &str) {
    let (_, found) = parse(FILE, text);
    assert_eq!(problems(text), [(code, place.to_string())], "{text}: {found:?}");
}

#[track_caller]
fn mistake(text: &str, problem: &Problem, place: &str) {
    let (_, found) = parse(FILE, text);
    assert!(found.iter().any(|diagnostic| diagnostic.problem == *problem), "{text}: {found:?}");
    assert!(found.iter().any(|d| underlined(text, d) == place), "{text}: {:?}", problems(text));
}

/// A tree without its places.
fn bare(text: &str) -> String {
    let (script, problems) = parse(FILE, text);
    assert!(problems.is_empty(), "{text}: {problems:?}");
    let debug = format!("{script:?}");
    let mut parts = debug.split("Span { file: FileId(0), start: ");
    let mut out = parts.next().unwrap().to_string();
    for part in parts {
        out.push_str(part.split_once('}').unwrap().1);
    }
    out
}

#[track_caller]
fn stable(text: &str) {
    let once = format(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    let twice = format(&once).unwrap_or_else(|problems| panic!("{once}: {problems:?}"));
    assert_eq!(once, twice);
    assert_eq!(bare(text), bare(&once), "{once}");
}

#[test]
fn rulings_as_directors_write_them() {
    for (written, expected) in [
        ("+620", "+620"),
        ("620", "+620"),
        ("–100", "-100"),
        ("− 100", "-100"),
        ("0", "0"),
        ("(60%+620&40%–100)", "(60% +620 & 40% -100)"),
        ("(60%+620;40%–100)", "(60% +620 & 40% -100)"),
        ("(60%+620,40%-100)", "(60% +620 & 40% -100)"),
        ("60%+620 & 40%-100", "(60% +620 & 40% -100)"),
        ("(60%+620;40%–100)/(+620)", "(60% +620 & 40% -100)/(+620)"),
        ("(100%+620&–100%+500&+100%+150)/(+620)", "(100% +620 & -100% +500 & 100% +150)/(+620)"),
        ("(30%+620;70%–100)/(70%+620;30%–100)", "(30% +620 & 70% -100)/(70% +620 & 30% -100)"),
        ("50%/(+630)", "50%/(+630)"),
        ("60%/40%", "60%/40%"),
        ("A+/A–", "A+/A-"),
        ("a", "A"),
        ("62.5%/37.5%", "62.5%/37.5%"),
        ("+3 IMP/-3IMPs", "+3 IMP/-3 IMP"),
        ("–4IMPy/–11IMPów", "-4 IMP/-11 IMP"),
        ("40% 4♥x +500", "(40% 4♥x +500)"),
        ("60% 4♥x -790", "(60% 4♥x -790)"),
        ("1/3 1NT-1 S", "(1/3 1NT-1 S)"),
        ("(1/3 1NT-1 S & 2/3 1NT-2 S)", "(1/3 1NT-1 S & 2/3 1NT-2 S)"),
        ("(60% of 4♥x-1 W & rest 4♥x= W)", "(60% 4♥x-1 W & rest 4♥x= W)"),
        ("td/(-100)", "td/(-100)"),
        ("ans", "ans"),
        ("(td)", "td"),
        ("w +620 & rest -100", "(w +620 & rest -100)"),
        ("-100/620", "(-100)/(+620)"),
        ("100/4S=N", "(+100)/(4♠= N)"),
        ("(60% +620 & 40% -100) in \"B\"", "(60% +620 & 40% -100) in \"B\""),
        ("pass", "pass"),
        ("damage ns before +620 after +500 obtained +150", "damage NS before +620 after +500 obtained +150"),
        (
            "damage WE before (60%+620 & 40%-100) after td/(-100)",
            "damage EW before (60% +620 & 40% -100) after td/(-100)",
        ),
    ] {
        assert_eq!(canonical(written), expected, "{written}");
        assert_eq!(canonical(expected), expected);
    }
}

#[test]
fn contracts() {
    for (written, expected) in [
        ("4♠= N", "4♠= N"),
        ("4s= n", "4♠= N"),
        ("4Sx-1 by W", "4♠x-1 W"),
        ("3NT+2 S", "3NT+2 S"),
        ("2♦\u{fe0f}+4 N", "2♦+4 N"),
        ("2\u{f0a8}= E", "2♦= E"),
        ("4ª= N", "4♠= N"),
        ("5©x-1 W", "5♥x-1 W"),
        ("2¨ by S minus one", "2♦-1 S"),
        ("3§+1 E", "3♣+1 E"),
        ("3N N", "3NT N"),
        ("3NTN=", "3NT= N"),
        ("3 BA = W", "3NT= W"),
        ("3sa= w", "3NT= W"),
        ("4S N +1", "4♠+1 N"),
        ("4♠ by S =", "4♠= S"),
        ("6♠= N (+1430)", "6♠= N (+1430)"),
        ("4♥x +500", "4♥x +500"),
        ("4♥ktr-1 W", "4♥x-1 W"),
        ("4♥rktr= W", "4♥xx= W"),
        ("4♥**= W", "4♥xx= W"),
        ("4♥*= W", "4♥x= W"),
        ("4H", "4♥"),
        ("(50% 6♠= N (+1430) & 50% 6♠-1 N)", "(50% 6♠= N (+1430) & 50% 6♠-1 N)"),
    ] {
        assert_eq!(canonical(written), expected, "{written}");
        assert_eq!(canonical(expected), expected);
    }
}

const EVERYTHING: &str = r#"
board 7 dealer W vul NS; board
traveller {                      # the other tables
  +620: 3                        # score
  +500

  4♠= N: 3
  # lone
  -100: 2
}
traveller { +800, +620: 3, +300: 3, -100: 2 } protocol
traveller { table 1: +620
  "Table 2": (-100)/(+620): 2; damage NS before +620 after +500 obtained +150 }
traveller { group "A" { +620: 3, 620 } group "B" { -100 } }
traveller { group "A" {
+620 } }
traveller
other table +300
other table
match boards 16 rest +10 scale wbf
match rest EW -12 NS +10.5 knockout
offenders WE
obtained +100
session NS 64.2% EW 38%
penalty EW 10%
penalty NS 0.5 VP
SCORING cross-imps
set round 0.1 to-average
set datum-trim 30%
regulations EBU
include "conventions.ruling"
(60%+620 & 40%-100)
let td = ( # why
  60%+620   # one
  & 40%-100 # two
)  # end
td

compare td, (-100)/(+620), A+/A-
expect td: NS 9.8, EW ~8.20, NS 49/5 MP, NS −9 IMP, NS ~54.44%, error weights-sum, note no-damage, stands
case "Board 7, weighted" points 4 { # heading
  question """West, with
two lines"""
  answer NS 9.8, EW 8.2
  case "x" { +620; td }
  marks weights 1/3


  answer (60%+620 & 40%-100)
}
case "z" points 1 source "USBF, appeal 4 of 2016" year 2016 law "16B1(a), 73C" edition 2017 differs "one point, see below" {
  pass
}
CASE "w" Law "64" { }
case "y"
{ deal "N:K87532.52.62.QT9 …" }
marks side 50% weights 40%
MARKS weights 40% side 1/2
effects td
entry td
sensitivity td
pitfall td
weights from poll "the call" { 4♥: (60% 4♥-1 W & 40% 4♥= W), "2♦= E": pass, other: +620 }
weights from field { 2♦= E; 2♦+1 E }
weights from field
vary w from 0% to 100% step 10% in (w +620 & rest -100)
vary w in (w +620 & rest -100)
solve w in (w +620 & rest -100) for NS 12
solve w in (w +620 & rest -100) for EW 50%
vary w in (w +620 & rest -100) for place NS 4, section B 17
solve w in td for place section "B 1" NS 4 1
solve w in (w +620 & rest -100) for place 17: 3
ranking
ranking before
ranking for NS 4, section B EW 2
conventions td
conventions split: td
question "a \"b\" c"
scale "club" boards 24 { 0-2: 15-15, 3-6: 15.5-14.5, 7+: 20-0 }
traveller {}
case "z" {
}
# last"#;

#[test]
fn every_statement() {
    assert_eq!(problems(EVERYTHING), []);
    stable(EVERYTHING);
    stable(&EVERYTHING.replace('\n', "\r\n"));
    assert_eq!(problems(&format!("\u{feff}{EVERYTHING}")), []);
}

#[test]
fn the_canonical_form() {
    let text = "let td=( # why\n 60%+620\n & 40%–100 )  # end\n\n\n\ntraveller { 620:3,500 }   # t\nTRAVELLER {\n+620 : 3 # a\n\n-100\n} protocol\ncase \"x\" {\ntd;td # b\n}";
    let expected = "# why\nlet td = (60% +620 & 40% -100)  # end\n\ntraveller { +620: 3, +500 }  # t\ntraveller {\n  +620: 3  # a\n\n  -100\n}\nprotocol\ncase \"x\" {\n  td\n  td  # b\n}\n";
    assert_eq!(format(text).unwrap(), expected);
    assert_eq!(format(expected).unwrap(), expected);
    assert_eq!(format("").unwrap(), "");
    assert!(format("let = 3").is_err());
}

#[test]
fn brackets() {
    wrong("let td = (60%+620 & 40%-100\nexpect td: NS 9", Code::UnclosedBracket, "(");
    wrong("case \"x\" {\n+620", Code::UnclosedBracket, "{");
    wrong("+620)", Code::UnopenedBracket, ")");
    wrong("}\n+620", Code::UnopenedBracket, "}");
    wrong("include \"abc\n+620", Code::UnclosedBracket, "\"");
    wrong("traveller { (60%+620 & 40%-100 }\n+500", Code::UnclosedBracket, "(");
    wrong("(60%(+620) & 40%-100)", Code::NestedParentheses, "(");
    wrong("((60%+620 & 40%-100))", Code::NestedParentheses, "(");
    let deep = "case \"x\" {\n".repeat(100) + &"}".repeat(100);
    wrong(&deep, Code::TooDeep, "{");
    assert!(!is_complete("let td = (60%+620 &"));
    assert!(!is_complete("traveller {\n+620"));
    assert!(!is_complete("question \"\"\"a"));
    assert!(is_complete("let td = (".replace('(', "+620").as_str()));
    assert!(is_complete("foo bar"));
    let (script, problems) = parse(FILE, "(60%+620\nlet p = +1\n(\nlet q = +2\n(\n+620");
    assert_eq!((script.statements.len(), problems.len()), (3, 3), "{problems:?}");
}

#[test]
fn numbers_out_of_range() {
    wrong("+100000", Code::NumberRange, "100000");
    wrong("1001%/(+620)", Code::NumberRange, "1001");
    wrong("(1/10001 +620 & rest -100)", Code::NumberRange, "10001");
    wrong("(1/0 +620 & rest -100)", Code::NumberRange, "0");
    wrong("board 10000", Code::NumberRange, "10000");
    let huge = "9".repeat(400);
    wrong(&format!("+{huge}"), Code::NumberRange, &huge);
    wrong(&format!("traveller {{ +620: {huge} }}"), Code::NumberRange, &huge);
    wrong("traveller { +620: 1000001 }", Code::NumberRange, "1000001");
    mistake("620.5", &Problem::WholePoints, "620.5");
    mistake("traveller { +620: 0 }", &Problem::NotACount, "0");
    mistake("traveller { +620: -1 }", &Problem::NotACount, "-1");
}

#[test]
fn decimal_commas() {
    wrong("(60% +62,5 & rest -100)", Code::DecimalComma, "62,5");
    wrong("penalty EW 2,5 VP", Code::DecimalComma, "2,5");
    wrong("set round 0,1", Code::DecimalComma, "0,1");
    wrong("scale \"a\" { 0-2: 15.5-14,5 }", Code::DecimalComma, "14,5");
    assert_eq!(problems("expect td: NS 9, EW 8\ntraveller { +800, +620:3,+300 }\n(60%+620,40%-100)"), []);
    for (written, read) in [
        ("expect td: NS 9,8, EW ~8,20 MP", "expect td: NS 9.8, EW ~8.20 MP\n"),
        ("62,5%/37,5%", "62.5%/37.5%\n"),
        ("(62,5%+620;37,5%-100)", "(62.5% +620 & 37.5% -100)\n"),
        ("session NS 64,2% EW 38%", "session NS 64.2% EW 38%\n"),
    ] {
        assert_eq!(format(written).unwrap(), read);
    }
}

#[test]
fn mistakes() {
    mistake("let td = +620, -100", &Problem::ListNeedsParentheses, ",");
    mistake("expect td NS 9", &Problem::ExpectColon, "NS");
    wrong("(60% 4Q N & 40% -100)", Code::Syntax, "Q");
    mistake("/(+620)", &Problem::SplitSideMissing, "/");
    mistake("(-100)/", &Problem::SplitSideMissing, "");
    mistake("(-100)/(+1)/(+2)", &Problem::SplitOfThree, "/");
    mistake("damage NS +620 after +500", &Problem::DamageForm, "+");
    mistake("damage before +620", &Problem::DamageForm, "");
    mistake("NS: 40% 4♥x -500", &Problem::SideColon, "NS");
    mistake("traveller {\nlet td = +620\n}", &Problem::StatementInRows, "let");
    mistake("td = +620", &Problem::LetMissing, "td");
    mistake("let td +620", &Problem::LetForm, "+");
    mistake("case \"x\"", &Problem::BlockMissing, "case");
    mistake("{ +620: 3 }", &Problem::BlockWithoutHead, "{");
    mistake("board 7 board 8 { }", &Problem::BlockMisplaced, "board");
    mistake("board 7 8", &Problem::Repeated, "8");
    mistake("group \"A\" { +620 }", &Problem::GroupOutside, "group");
    mistake("+6\u{0}20", &Problem::ControlCharacter, "\u{0}");
    wrong("travler { +620 }", Code::UnknownStatement, "travler");
    wrong("traveller { grup \"A\" { +620 } }", Code::UnknownStatement, "grup");
    wrong("compar td", Code::UnknownStatement, "compar");
    wrong("obtaned +100", Code::UnknownStatement, "obtaned");
    wrong("lte td = +620", Code::UnknownStatement, "lte");
    wrong("let pass = +620", Code::ReservedName, "pass");
    wrong("let ans = +620", Code::ReservedName, "ans");
    wrong("(60% td & 40% -100)", Code::NameAsComponent, "td");
    wrong("(60% +620 & 40% zzz", Code::UnclosedBracket, "(");
    wrong("4♠ NS", Code::Syntax, "4♠ NS");
    wrong("let td =", Code::Syntax, "");
    wrong("expect td:", Code::Syntax, "");
    wrong("offenders T", Code::Syntax, "T");
    assert_eq!(problems("travler"), []);
    assert_eq!(problems("+\n+620\n-"), [(Code::Syntax, String::new()), (Code::Syntax, String::new())]);
}

#[test]
fn strange_input_is_answered_quickly() {
    let start = std::time::Instant::now();
    for text in [
        "(".repeat(100_000),
        "(".repeat(100_000) + &")".repeat(100_000),
        "-".repeat(100_000),
        "(\n".repeat(20_000),
        "{".repeat(100_000),
        "}".repeat(10_000),
        "case \"x\" {".repeat(100_000),
        "\"\"\"".repeat(33_333),
        "(\"\"\"\n".repeat(500),
        "(60%+620\nlet p = +1\n".repeat(4_000),
        "\u{200b}é♠🂡 ( \u{202e}".repeat(2000),
        "\\".repeat(1000),
        "\"\\".to_string(),
        "\"\\\n\"".to_string(),
        "\"\"\"\\♠".to_string(),
        "1/".repeat(50_000),
        "\n\n\n".repeat(50_000),
        "case\n".repeat(5_000),
        std::format!("({} 1)", "# c\n".repeat(50_000)),
        std::format!("traveller {{ {} }}", "+620, ".repeat(10_000)),
        "(60%+620 & 40%-100)/(+620)\n".repeat(2_000),
        ("x y;".repeat(200) + "\n").repeat(5),
    ] {
        let (_, problems) = parse(FILE, &text);
        for problem in &problems {
            assert!(text.get(problem.span.unwrap().range()).is_some());
        }
        let _ = format(&text);
        let _ = is_complete(&text);
        let _ = parse_ruling(FILE, &text);
        let _ = parse_traveller_rows(FILE, &text);
        let heading: String = text.chars().take(20).collect();
        assert!(start.elapsed().as_secs() < 60, "{heading}");
    }
}

#[test]
fn floods_of_errors_are_cut() {
    let many = 200_000;
    for (text, most) in [
        ("\0".repeat(many), 1),
        (")".repeat(many), 100),
        ("(".repeat(many), 1),
        (");".repeat(many), 100),
        ("60%;".repeat(2_000), 0),
        ("x y z;".repeat(2_000), 100),
        ("traveller { ".to_string() + &"x y,".repeat(2_000) + "}", 100),
        ("\0\n".repeat(20_000), 10_000),
    ] {
        let (_, problems) = parse(FILE, &text);
        assert_eq!(problems.len(), most, "{:?}", &text[..8]);
    }
    assert_eq!(problems(&format!("+6\u{1}\u{2}20\n{}", ")\n".repeat(3))).len(), 4);
    // Errors on other lines are all reported, after any look ahead.
    let text = format!("(\n{}", ")(\n(\n".repeat(150));
    let (_, problems) = parse(FILE, &text);
    assert!(problems.len() > 150, "{}", problems.len());
}

#[test]
fn rows_without_braces() {
    assert_eq!(parse_traveller_rows(FILE, "+620: 3, +500, +300: 3, -100: 2").unwrap().len(), 4);
    assert!(parse_traveller_rows(FILE, "+620: x").is_err());
    assert!(parse_ruling(FILE, "").is_err());
    assert!(parse_ruling(FILE, "(60%+620").is_err());
}

#[test]
fn signs_and_digits_of_pasted_text() {
    for (written, expected) in [
        ("‐100", "-100"),
        ("‑100", "-100"),
        ("‒100", "-100"),
        ("—100", "-100"),
        ("―100", "-100"),
        ("﹘100", "-100"),
        ("﹣100", "-100"),
        ("－１００", "-100"),
        ("＋６２０", "+620"),
        ("４♠－１ W", "4♠-1 W"),
        ("(６０％＋620 ＆ 40% −100)", "(60% +620 & 40% -100)"),
        ("(½ +620 & ½ -100)", "(50% +620 & 50% -100)"),
        ("(⅓+620 & ⅔-100)", "(1/3 +620 & 2/3 -100)"),
        ("(1½ +620 & -½ -100)", "(150% +620 & -50% -100)"),
        ("+6\u{200b}2\u{ad}0", "+620"),
        ("\u{200b}4\u{feff}S= \u{2060}N", "4♠= N"),
        ("(60%\u{3000}+620 &\u{2003}40% -100)", "(60% +620 & 40% -100)"),
        ("A–/A+", "A-/A+"),
    ] {
        assert_eq!(canonical(written), expected, "{written}");
    }
    assert_eq!(format("expect td: NS +9½, EW –½").unwrap(), "expect td: NS 19/2, EW -1/2\n");
    assert_eq!(format("tra\u{ad}veller { +620:\u{a0}3 }").unwrap(), "traveller { +620: 3 }\n");
    for (text, place) in [("½", ""), ("½/(+620)", "/"), ("(6\u{200b}0% 4Q N & 40% -100)", "Q")] {
        wrong(text, Code::Syntax, place);
    }
    wrong("+\u{200b}１０００００", Code::NumberRange, "１０００００");
    wrong("(６0% +620 & 1/１０００１ -100)", Code::NumberRange, "１０００１");
    // Strings stay as they were written.
    assert_eq!(format("question \"–½\u{200b}６# \"").unwrap(), "question \"–½\u{200b}６# \"\n");
}
