//! Auctions and deals: what is read, what is refused and where, what is shown in every format, and what has to agree.

use crate::harness::{Run, root};
use serde_json::Value;

fn results(script: &str, kind: &str) -> Vec<Value> {
    let document = Run::args(["run", "-"]).stdin(script).json();
    assert_eq!(document["diagnostics"], Value::Array(Vec::new()), "{script}");
    let found = document["results"].as_array().cloned().unwrap_or_default();
    found.into_iter().filter(|result| result["kind"] == kind).collect()
}

fn auction(script: &str) -> Value {
    results(script, "auction").into_iter().next_back().unwrap_or_else(|| panic!("no auction in {script}"))
}

/// The auctions of seed 002 and their contracts, as the lecture has them.
#[test]
fn auctions_of_the_lecture_come_to_its_contracts() {
    for (script, contract, declarer) in [
        ("board 13; auction \"pass 1D pass 2H pass 3H pass 3NT pass pass pass\"", "3NT", "W"),
        ("auction dealer S \"2♦! pass pass 2♠ 3NT pass pass pass\"", "3NT", "S"),
        ("auction dealer S \"pass pass 1♣ 1♦ 1♠ pass 1NT pass pass 2♦ pass pass 2♥ AP\"", "2♥", "S"),
        ("board 7; auction \"pass pass 1♠ pass 1BA pas pas pas\"", "1NT", "S"),
        ("board 8; auction \"1♣ pass 1♥ pass 3♠ 4♣ 4♠ 5♣ pass pass ktr AP\"", "5♣x", "N"),
    ] {
        let found = auction(script);
        assert_eq!((&found["contract"], &found["declarer"]), (&contract.into(), &declarer.into()), "{script}");
        assert_eq!(found["turn"], Value::Null);
    }
    assert_eq!(auction("board 1; auction \"AP\"")["contract"], "pass");
}

#[test]
fn calls_have_their_seats_alerts_notes_and_questions() {
    let found =
        auction("board 13; auction \"pass 1D(!natural or 18+) pass [1♦](insufficient) 2♥! pass 3♥ pass 3NT(!) ?\"");
    let calls = found["calls"].as_array().unwrap();
    let stated: Vec<String> = calls
        .iter()
        .map(|call| format!("{} {}", call["seat"].as_str().unwrap(), call["call"].as_str().unwrap()))
        .collect();
    assert_eq!(stated, ["N pass", "E 1♦", "S pass", "W 1♦", "W 2♥", "N pass", "E 3♥", "S pass", "W 3NT"]);
    assert_eq!(calls[1]["note"], "natural or 18+");
    assert_eq!((&calls[1]["alerted"], &calls[3]["alerted"]), (&true.into(), &false.into()));
    assert_eq!(calls[3]["standing"], "withdrawn");
    assert_eq!(found["questions"], serde_json::json!([9]));
    assert_eq!((&found["contract"], &found["turn"]), (&Value::Null, &"N".into()));
}

const BOX: &str = "board 13\nauction \"pass 1D(!natural or 18+) pass 2H(West meant 1♥) pass 3H pass 3NT ? pass AP\"\n";

fn output(format: &str, language: &str, columns: &str) -> String {
    Run::script(BOX)
        .args_of(&["--format", format, "--language", language])
        .env("COLUMNS", columns)
        .done()
        .exits(0)
        .stdout
}

#[test]
fn a_box_in_text_fits_the_screen() {
    let expected = "  West   North    East   South\n         pass     1♦!¹   pass\n  2♥²    pass     3♥     pass\n  \
                    3NT    ? pass   pass   pass\n\n  ¹ natural or 18+\n  ² West meant 1♥\n  The contract is 3NT by West.\n\n";
    assert_eq!(output("text", "en", "80"), expected);
    assert_eq!(output("text", "en", "50"), expected);
    let polish = output("text", "pl", "50");
    assert!(polish.contains("  W     N       E      S\n        pas     1♦!¹   pas\n"), "{polish}");
    assert!(
        polish.contains("3BA   ? pas   pas    pas") && polish.ends_with("Kontrakt 3BA, rozgrywa W.\n\n"),
        "{polish}"
    );
}

#[test]
fn a_box_in_the_other_formats() {
    let markdown = output("markdown", "en", "80");
    assert!(
        markdown.contains("| West | North | East | South |\n| :-- | :-- | :-- | :-- |\n|  | pass | 1♦!¹ | pass |\n")
    );
    assert!(markdown.contains("\n\n¹ natural or 18+\n\n"));
    for (language, label, head) in [("en", "Auction", "West"), ("pl", "Licytacja", "W")] {
        let html = output("html", language, "80");
        assert!(html.contains(&format!("<table class=\"auction\" aria-label=\"{label}\">")), "{html}");
        assert!(html.contains(&format!("<th scope=\"col\">{head}</th>")));
        assert!(html.contains("1<span class=\"red\">♦</span>!<sup>1</sup>"));
        let latex = output("latex", language, "80");
        assert!(latex.contains("1\\diams{}!\\textsuperscript{1}"), "{latex}");
        assert!(latex.contains("\\textsuperscript{2} West meant 1\\hearts{}"));
    }
}

#[test]
fn a_deal_has_its_board_around_it() {
    let deal = "deal \"N:K87532.52.62.QT9 96.T96.AK75.A432 AT.AQ83.943.J876 QJ4.KJ74.QJT8.K5\"";
    let found = results(&format!("board 13\n{deal}"), "deal");
    assert_eq!((&found[0]["board"], &found[0]["vulnerability"]), (&13.into(), &"all".into()));
    let text = Run::script(&format!("board 13\n{deal}")).done().exits(0).stdout;
    assert!(text.starts_with("  Board 13, dealer North, both sides vulnerable.\n\n"), "{text}");
    // Without a board there is nothing to say of one.
    assert!(Run::script(deal).done().exits(0).stdout.trim_start().starts_with("♠ K87532"));
}

/// A board of four hands in which North plays 4♠, as the auction and the cards have it: East leads (Law 41A), ten tricks
/// fulfil the contract, and one down is nine.
const PLAYED: &str = "board 7
deal \"N:K87532.52.62.QT9 96.T96.AK75.A432 AT.AQ83.943.J876 QJ4.KJ74.QJT8.K5\"
auction \"1♣ 1♦ 1♠ 2♦ 4♠ AP\"
";

#[test]
fn a_lead_is_shown_with_the_tricks_needed_and_won() {
    let lead = |more: &str| results(&format!("{PLAYED}{more}"), "lead").pop().unwrap();
    let found = lead("lead dk");
    assert_eq!((&found["lead"], &found["leader"]), (&"♦K".into(), &"E".into()));
    assert_eq!((&found["contract"], &found["declarer"]), (&"4♠".into(), &"N".into()));
    assert_eq!((&found["needed"], &found["won"]), (&10.into(), &Value::Null));
    assert_eq!(lead("obtained 4♠-1 N\nlead ♦K")["won"], 9);
    let output =
        |more: &str, args: &[&str]| Run::script(&format!("{PLAYED}{more}")).args_of(args).done().exits(0).stdout;
    let text = output("obtained 4♠-1 N\nlead ♦K", &[]);
    assert!(text.contains("\n  Lead ♦K by East. Tricks needed 10, won 9.\n"), "{text}");
    let polish = output("obtained 4♠-1 N\nlead ♦K", &["--language", "pl"]);
    assert!(polish.contains("\n  Wist ♦K, gracz E. Lewy: potrzeba 10, wzięto 9.\n"), "{polish}");
    // A diagram that follows has it among its facts, in every format.
    let cards = PLAYED.lines().nth(1).unwrap();
    let page = output(&format!("obtained 4♠-1 N\nlead ♦K\n{cards}"), &["--format", "html"]);
    for fact in
        ["<span>Contract 4♠ by North</span>", "Lead <span class=\"red\">♦</span>K by East", "Tricks needed 10, won 9"]
    {
        assert!(page.contains(fact), "no {fact} in {page}");
    }
    let article = output(&format!("lead ♦K\n{cards}"), &["--format", "latex"]);
    assert!(article.contains("Lead \\diams{}K by East\\\\Tricks needed 10\\\\"), "{article}");
    // The result on another board is no play of this one.
    let next = format!("board 5\nobtained 3NT= W\nboard 7\n{}", PLAYED.lines().nth(1).unwrap());
    assert_eq!(results(&next, "deal")[0]["play"]["contract"], Value::Null);
    // An auction that follows it has it below; a lead before both is only in force.
    assert_eq!(results("lead ♥K\nauction dealer N \"1♠ AP\"", "lead").len(), 1);
    assert_eq!(results("lead ♥K", "lead"), [] as [Value; 0]);
}

#[test]
fn who_leads_holds_the_card() {
    let document = |more: &str| Run::args(["run", "-"]).stdin(format!("{PLAYED}{more}")).json();
    let code = |more: &str| document(more)["diagnostics"][0]["code"].clone();
    // East has no queen of diamonds; West has, and may have led out of turn.
    assert_eq!(code("lead ♦Q"), "deal");
    assert_eq!(code("lead ♦Q by W"), Value::Null);
    assert_eq!(code("lead ♦10 by E"), "deal");
    assert_eq!(document("lead ♦Q")["diagnostics"][0]["message"], "East is to lead and does not hold ♦Q");
    // A statement with an error is not in force, and later ones are compared with those that are.
    assert_eq!(in_force("lead ♥K\nlead"), ["lead ♥K"]);
    assert_eq!(in_force("lead ♥10 W\nlead"), ["lead ♥T by W"]);
    assert_eq!(in_force("board 1\nlead ♥K\nboard 2\nlead"), ["# no lead"]);
    let slip = Run::args(["run", "-"]).stdin("lead NK").json();
    assert_eq!(slip["diagnostics"][0]["message"], "a lead is a card of a suit");
}

/// The lines that a statement alone prints.
fn in_force(script: &str) -> Vec<String> {
    results(script, "shown").iter().map(|output| output["script"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn both_stay_in_force_for_their_board() {
    let hand = "deal \"W:AK32.52.62.QT987\"";
    assert_eq!(in_force("deal; auction"), ["# no deal", "# no auction"]);
    assert_eq!(
        in_force(&format!("board 13\n{hand}; auction \"1♠ AP\"\ndeal; auction")),
        ["deal \"N:- - - AK32.52.62.QT987\"", "auction \"1♠ AP\""]
    );
    // The board may follow its cards; another board has others.
    assert_eq!(in_force(&format!("{hand}\nboard 13\ndeal")), ["deal \"N:- - - AK32.52.62.QT987\""]);
    assert_eq!(in_force(&format!("board 12\n{hand}\nboard 13\ndeal")), ["# no deal"]);
    // A case leaves what is outside as it was.
    assert_eq!(in_force(&format!("board 1\n{hand}\ncase \"x\" {{ board 2 }}\ndeal")).len(), 1);
}

#[test]
fn what_was_obtained_is_the_auctions_contract() {
    let codes = |script: &str| {
        let document = Run::args(["run", "-"]).stdin(script).json();
        let found = document["diagnostics"].as_array().cloned().unwrap_or_default();
        found.iter().map(|one| format!("{} {}", one["code"].as_str().unwrap(), one["line"])).collect::<Vec<_>>()
    };
    let auction = "board 13\nauction \"pass 1D pass 2H pass 3H pass 3NT AP\"\n";
    assert_eq!(codes(&format!("{auction}obtained 3NT-1 W")), [""; 0]);
    assert_eq!(codes(&format!("{auction}obtained -600")), [""; 0]);
    for wrong in ["3NT= E", "4♥= W", "3NTx= W", "pass"] {
        assert_eq!(codes(&format!("{auction}obtained {wrong}")), ["auction-contract 3"], "{wrong}");
    }
    assert_eq!(
        codes("board 13\nobtained 3NT= E\nauction \"pass 1D pass 2H pass 3H pass 3NT AP\""),
        ["auction-contract 3"]
    );
    assert_eq!(codes("board 13\nobtained 3NT= E\nauction \"AP\""), ["auction-contract 3"]);
    // An unfinished auction has no contract yet.
    assert_eq!(codes("board 13\nauction \"pass 1D pass 2H ?\"\nobtained 3NT= E"), [""; 0]);
    // A board that follows its auction has the auction's dealer.
    assert_eq!(codes("auction dealer N \"1♠ AP\"\nboard 13"), [""; 0]);
    assert_eq!(codes("auction dealer S \"1♠ AP\"\nboard 13"), ["auction 2"]);
}

#[test]
fn answers_of_an_incident_are_compared_with_the_question() {
    let notes = |incident: &str, auction: &str| {
        let script = format!("board 13\nauction \"{auction}\"\n{incident}");
        let found = results(&script, "incident");
        let notes = found[0]["diagnostics"].as_array().cloned().unwrap_or_default();
        notes.iter().filter(|one| one["code"] == "call-in-question").count()
    };
    let query = "pass 1D pass 2H pass 3H pass 3NT ? pass AP";
    let ui = "incident ui by E { information: yes; chosen: pass; poll \"?\" { 4♥: 5, pass: 4 }; suggested: yes }";
    // North has the call behind 3NT: the question is East's.
    let east = "pass 1D pass 2H pass 3H pass 3NT pass ? pass AP";
    assert_eq!(notes(ui, east), 0);
    assert_eq!(notes(ui, query), 1);
    assert_eq!(notes(&ui.replace("4♥: 5", "3♥: 5"), east), 1);
    assert_eq!(notes(&ui.replace("chosen: pass", "chosen: x"), east), 1);
    assert_eq!(notes(&ui.replace("chosen: pass", "chosen: 4♥"), east), 1);
    // A play, two questions, or none: nothing is certain.
    assert_eq!(notes(&ui.replace("chosen: pass", "chosen: ♠A"), east), 0);
    assert_eq!(notes(ui, "pass 1D ? pass 2H pass 3H pass 3NT ? AP"), 0);
    assert_eq!(notes(ui, "pass 1D pass 2H pass 3H pass 3NT AP"), 0);
}

/// The example of the design runs as it is written.
#[test]
fn the_first_example_has_its_auction() {
    let path = root().join("examples/procedures/01-unauthorised-information.ruling");
    let script = std::fs::read_to_string(path).unwrap();
    assert!(script.contains("auction \"pass 1D pass 2H pass 3H pass 3NT "));
    let done = Run::script(&script).done().exits(0);
    assert!(done.stdout.contains("The contract is 3NT by West."), "{}", done.stdout);
}

#[test]
fn hostile_auctions_are_refused_or_shown() {
    let brackets = "[2♥] ".repeat(2000);
    Run::script(&format!("auction dealer N \"{brackets}1♠ AP\"")).done().exits(0);
    let notes = "(x)".repeat(2000);
    Run::script(&format!("auction dealer N \"1♠{notes} AP\"")).done().exits(0);
    for text in
        ["(((((", "[[[[", "1♠ )))", "????", "! ! !", "\u{202e}1♠", "S:S:1♠", "[]", "[S:]", "1", "99999999999999999999♠"]
    {
        Run::script(&format!("auction dealer N \"{text}\"")).done().exits(3);
    }
}

/// Auctions as they stand on a slip or in a magazine. A pass that is left out stands between two calls of one side.
#[test]
fn auctions_of_a_slip_are_mended() {
    for (written, mended) in [
        (r#"auction "1S-P-2H-P-4H""#, &[r#""1♠ pass 2♥ pass 4♥""#][..]),
        (r#"auction "1S - P - 2H""#, &[r#""1♠ pass 2♥""#]),
        (r#"auction "1S → 2H → 3D!""#, &[r#""1♠ 2♥ 3♦!""#]),
        // Dashes alone leave open whether the opponents passed.
        (r#"auction "1S-2H-4H""#, &[r#""1♠ 2♥ 4♥""#, r#""1♠ pass 2♥ pass 4♥""#]),
        (r#"auction "1S (2H) 3D (P)""#, &[r#""1♠ 2♥ 3♦ pass""#]),
        (r#"auction "1S 3S (4H) P""#, &[r#""1♠ pass 3♠ 4♥ pass""#]),
        (r#"auction "N 1S E 2H S [2D]""#, &[r#""N:1♠ E:2♥ [S:2♦]""#]),
        (r#"auction "N: 1S 2H [S: 2D]""#, &[r#""N:1♠ 2♥ [S:2♦]""#]),
        ("auction 1S 2H [2D]", &[r#"auction "1♠ 2♥ [2♦]""#]),
        (r#"auction N "1S P [1H]""#, &[r#"auction dealer N "1♠ pass [1♥]""#]),
        ("licytacja dealer N 1S pas [1H]", &[r#"auction dealer N "1♠ pass [1♥]""#]),
    ] {
        mends(written, "auction", mended);
    }
}

/// Every suggestion is offered as it stands, and runs.
#[track_caller]
fn mends(written: &str, statement: &str, mended: &[&str]) {
    let document = Run::script(&format!("board 5\n{written}\n")).json();
    let help = document["diagnostics"][0]["help"].as_str().unwrap_or_else(|| panic!("{written}: {document}"));
    let readings: Vec<String> = mended.iter().map(|reading| format!("`{reading}`")).collect();
    assert_eq!(help, format!("write {}", readings.join(" or ")), "{written}");
    for reading in mended {
        let whole = if reading.starts_with('"') { format!("{statement} {reading}") } else { (*reading).to_owned() };
        Run::script(&format!("board 5\n{whole}\n")).done().exits(0);
    }
}

/// Cards in words or with the rank first, and hands as slips and magazines have them.
#[test]
fn cards_of_a_slip_are_mended() {
    for (written, mended) in [
        ("lead K♥", "lead ♥K"),
        ("lead 10S by E", "lead ♠T by E"),
        ("lead the king of hearts by East", "lead ♥K by E"),
        ("lead heart king", "lead ♥K"),
        ("wist król kier", "lead ♥K"),
        ("wist dama pik od E", "lead ♠Q by E"),
        ("lead \"♥K\"", "lead ♥K"),
    ] {
        mends(written, "lead", &[mended]);
    }
    let north = r#""N:K87532.52.62.QT9 - - -""#;
    let whole = r#""N:K87532.52.62.QT9 A4.AKQ.J753.KJ52 QT9.J87.AKQ4.A83 J6.T9643.T98.764""#;
    for (written, mended) in [
        (r#"deal "N: S K87532 H 52 D 62 C QT9""#, north),
        (r#"deal "N:S:K87532 H:52 D:62 C:QT9""#, north),
        (r#"deal "North: ♠ K 8 7 5 3 2 ♥ 5 2 ♦ 6 2 ♣ Q 10 9""#, north),
        (r#"deal "N:♠K87532♥52♦62♣D109""#, north),
        (r#"deal "N:♠K8753264 ♥- ♦62 ♣QT9""#, r#""N:K8765432..62.QT9 - - -""#),
        (r#"deal "N:♠K87532 ♥52 ♦62 ♣QT9, S:♠J6 ♥T9643 ♦T98 ♣764""#, r#""N:K87532.52.62.QT9 - J6.T9643.T98.764 -""#),
        (
            r#"deal "N:♠K87532 ♥52 ♦62 ♣QT9 / ♠A4 ♥AKQ ♦J753 ♣KJ52 / ♠QT9 ♥J87 ♦AKQ4 ♣A83 / ♠J6 ♥T9643 ♦T98 ♣764""#,
            whole,
        ),
        (r#"deal "W J6.T9643.T98.764 N K87532.52.62.QT9 E A4.AKQ.J753.KJ52 S QT9.J87.AKQ4.A83""#, whole),
    ] {
        mends(written, "deal", &[mended]);
    }
    let statement = format!("deal {whole}");
    let bare = "K87532.52.62.QT9 A4.AKQ.J753.KJ52 QT9.J87.AKQ4.A83 J6.T9643.T98.764";
    for written in [format!("deal N:{bare}"), format!("deal N \"{bare}\"")] {
        mends(&written, "deal", &[&statement]);
    }
    // A card that no pack has is not mended away.
    let document = Run::script("deal \"N: S K87532 H 52 D 62 C QTX\"\n").json();
    assert_eq!(document["diagnostics"][0]["code"], "deal");
}

/// The player whom the first call names has dealt, unless the board or the auction says who did.
#[test]
fn the_first_call_names_the_dealer() {
    assert_eq!(auction(r#"auction "W:1♣ pass [S:pass]""#)["dealer"], "W");
    let out_of_turn = Run::script("board 1\nauction \"W:1♣ pass\"\n").json();
    assert_eq!(out_of_turn["diagnostics"][0]["code"], "auction");
    assert_eq!(auction("board 1\nauction \"[E:1♣]\"")["dealer"], "N");
}
