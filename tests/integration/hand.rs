//! Rulings as directors write them on slips and in spreadsheets, and their readings.

use crate::harness::{Folder, Run};
use redress::diagnostic::{Diagnostic, Mistake, Problem};
use redress::source::FileId;
use redress::syntax::{format, parse};

/// The canonical form of a script, which is its own canonical form.
fn canonical(script: &str) -> String {
    let once = format(script).unwrap_or_else(|problems| panic!("{script}: {problems:?}"));
    assert_eq!(format(&once).as_ref(), Ok(&once), "{script}");
    once
}

/// The canonical form of a row of a traveller.
fn row(written: &str) -> String {
    let script = canonical(&format!("traveller {{\n{written}\n}}"));
    let rows = script.strip_prefix("traveller {\n").and_then(|rest| rest.strip_suffix("\n}\n"));
    rows.unwrap_or_else(|| panic!("{script}")).trim().to_owned()
}

/// Three tables at matchpoints, top 4: where the score of table 3 stands, its row stays 0 to 4, nothing is to be typed in, and
/// the log has it (Law 12B1); with a penalty of 10% of the top EW have 3.6 there and the penalty is typed in (Law 90).
#[test]
fn a_score_that_stands_at_a_table_leaves_its_row() {
    let folder = Folder::new();
    folder.file("mp.csv", "board,ns,ew,score\n1,1,4,420\n1,2,5,420\n1,3,6,-50\n2,1,5,620\n2,2,6,A+/A-\n2,3,4,140\n");
    let run = |lines: &str, arguments: &[&str]| {
        let script = format!("event \"mp.csv\"\nboard 1\n{lines}\n");
        Run::args(arguments.iter().copied()).within(folder.path()).stdin(&script).done()
    };
    for stands in ["score stands", "wynik stoi", "no damage: table result stands"] {
        let lines = format!("at NS 3 EW 6: {stands}\nentries");
        let text = run(&lines, &["run", "-"]).exits(0).stdout;
        assert!(text.contains("NS  0 MP  0%      EW  4 MP  100%"), "{text}");
        assert!(text.contains("nothing to type in: no result and no penalty is another"), "{text}");
        let log = run(&lines, &["log", "-"]).exits(0).stdout;
        assert!(log.contains("1      3–6    The score obtained at the table stands."), "{log}");
    }
    let fined = "at NS 3 EW 6: score stands, 10% PP to EW";
    let help = run(fined, &["run", "-", "--format", "json"]).json()["diagnostics"][0]["help"].clone();
    let mended = "at NS 3 EW 6; penalty EW 10%; at NS 3 EW 6: table-result";
    assert!(help.as_str().unwrap().contains(mended), "{help}");
    let text = run(&format!("{mended}\nentries"), &["run", "-"]).exits(0).stdout;
    assert!(text.contains("EW  3.6 MP  90%") && text.contains("enter a penalty of 10% for EW"), "{text}");
    // An artificial score in the file stays as well.
    let text = run("board 2\nat NS 2 EW 6: score stands\nentries", &["run", "-"]).exits(0).stdout;
    assert!(text.contains("A+/A−") && text.contains("nothing to type in"), "{text}");
}

/// A suit is read in the same words by the notation's phrases and in files of events.
#[test]
fn suits_have_the_same_words_in_rulings_and_in_files() {
    let suits = [
        ("♠", 110, "spade spades pik piki pików S"),
        ("♥", 110, "heart hearts kier kiery kierów H"),
        ("♦", 90, "diamond diamonds karo kara kar D"),
        ("♣", 90, "club clubs trefl trefle trefli C"),
        ("NT", 120, "NT BA SA notrump"),
    ];
    for (suit, score, words) in suits {
        for word in words.split(' ') {
            assert_eq!(canonical(&format!("2 {word} by N one off")).trim(), format!("2{suit}-1 N"), "{word}");
            let folder = Folder::new();
            folder.file("mp.csv", format!("board,ns,ew,contract,by,tricks\n1,1,2,2 {word},N,8\n1,3,4,1NT,N,7\n"));
            let script = "event \"mp.csv\"\nboard 1\nat NS 1 EW 2: score stands\n";
            let found = Run::args(["run", "-"]).within(folder.path()).stdin(script).done();
            assert!(found.stdout.contains(&format!("table-result = +{score}\n")), "{word}: {}", found.stdout);
        }
    }
}

/// A score that is denied, asked for or only possible, and one of two rulings, is not offered as the ruling.
#[test]
fn sentences_that_rule_otherwise_offer_nothing() {
    for line in include_str!("../hand/turned.txt").lines().filter(|line| !line.starts_with('#')) {
        let problems = format(line).expect_err(line);
        let offered = problems.iter().filter_map(|one| match &one.problem {
            Problem::Mistake { mistake: Mistake::IdleWords | Mistake::OneSide | Mistake::Comment, readings } => {
                Some(readings)
            }
            _ => None,
        });
        assert_eq!(offered.flatten().next(), None, "{line}");
    }
}

/// A ruling behind a `;` is no remark, whatever ends the line.
#[test]
fn a_statement_behind_a_semicolon_is_no_remark() {
    for (line, statements) in [("other table +50;  A;", "other table +50\nA"), ("+620; A; ans;", "+620\nA\nans")] {
        assert_eq!(canonical(line), canonical(statements));
    }
}

/// A ruling at a table of an event is read as one that stands alone.
#[test]
fn rulings_by_hand_at_a_table() {
    let rulings = [
        ("60% -620, 40% +50", "(60% -620 & 40% +50)"),
        ("60/40 4S= N / 4S-1 N", "(60% 4♠= N & 40% 4♠-1 N)"),
        ("4S= N (60%), 4S-1 N (40%)", "(60% 4♠= N & 40% 4♠-1 N)"),
        ("adjusted to 4S by N one off", "4♠-1 N"),
        ("average plus for both", "A+"),
        ("średnia plus dla obu stron", "A+"),
        ("Law 12C1(c): 60% +620, 40% +170", "(60% +620 & 40% +170)"),
    ];
    for (written, read) in rulings {
        let alone = canonical(written);
        assert_eq!(alone.trim(), read, "{written:?}");
        for table in ["at NS 21 EW 14", "at table 3", "at section B table 12"] {
            assert_eq!(canonical(&format!("{table}: {written}")).trim(), format!("{table}: {read}"));
        }
        assert_eq!(
            format(&format!("przy stole 3: {written}")).as_ref(),
            format(&format!("przy stole 3: {read}")).as_ref()
        );
    }
    for stands in ["score stands", "table result stands", "no damage, score stands", "zapis stoi", "wynik stoi"] {
        assert_eq!(canonical(&format!("at NS 22 EW 13: {stands}")).trim(), "at NS 22 EW 13: table-result");
    }
    for head in ["let x =", "niech x =", "drugi stół", "uzyskano"] {
        let both = ["4S by N one off", "4♠-1 N"].map(|ruling| canonical(&format!("{head} {ruling}")));
        assert_eq!(both[0], both[1]);
    }
}

#[test]
fn rows_of_slips_and_spreadsheets() {
    for (written, read) in [
        // Eleven tricks in four spades are one over; ten are just made.
        ("4S N 11", "4♠+1 N"),
        ("4S N 10", "4♠= N"),
        ("4S by N 9", "4♠-1 N"),
        ("3NT W 0", "3NT-9 W"),
        ("4S= N 420", "4♠= N (+420)"),
        ("N 4S= 620", "4♠= N (+620)"),
        ("4S N = 420", "4♠= N (+420)"),
        ("4S N 620", "4♠ +620 N"),
        ("4S-1 N -50", "4♠-1 N (-50)"),
        ("4S\tN\t10\t620", "4♠= N (+620)"),
        ("4S\tN\t10\t620: 3", "4♠= N (+620): 3"),
        ("3N\tE\t9\t-400", "3NT= E (-400)"),
        ("+420 x3", "+420: 3"),
        ("+420 ×3", "+420: 3"),
        ("-50*2", "-50: 2"),
        ("3x420", "+420: 3"),
        ("420x3", "+420: 3"),
        ("3 x +420", "+420: 3"),
        ("2 x 4S= N", "4♠= N: 2"),
        ("4S N 10 x2", "4♠= N: 2"),
        ("table 3: 4S N 10", "table 3: 4♠= N"),
        ("passed out", "pass"),
        ("pass out", "pass"),
        ("all pass", "pass"),
        ("Passed out x2", "pass: 2"),
        ("PO", "pass"),
        ("AVE", "A"),
        ("Avg+/Avg-", "A+/A-"),
        ("AVE+/AVE–", "A+/A-"),
        ("Ave plus/Ave minus", "A+/A-"),
        ("A60/40", "60%/40%"),
        ("A6040", "60%/40%"),
        ("A40-60", "40%/60%"),
    ] {
        assert_eq!(row(written), read, "{written:?}");
    }
}

#[test]
fn weights_and_shares() {
    for (written, read) in [
        ("0.6 +620 & 0.4 -100", "(60% +620 & 40% -100)\n"),
        ("(.6 of +620 & .4 of –100)", "(60% +620 & 40% -100)\n"),
        ("(½ +620 & ½ –100)", "(50% +620 & 50% -100)\n"),
        ("(1⁄3 +620 & ⅔ –100)", "(1/3 +620 & 2/3 -100)\n"),
        ("62,5%+620 & 37,5%-100", "(62.5% +620 & 37.5% -100)\n"),
        ("+0.5 IMP/-0.5 IMP", "+0.5 IMP/-0.5 IMP\n"),
        ("average plus/average minus", "A+/A-\n"),
        ("board 12 dealer W NS vul", "board 12 dealer W vul NS\n"),
        ("board 12 vul both", "board 12 vul All\n"),
    ] {
        assert_eq!(canonical(written).to_lowercase(), read.to_lowercase(), "{written:?}");
    }
}

#[test]
fn every_dash_is_a_minus() {
    for dash in "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{fe58}\u{fe63}\u{ff0d}".chars() {
        assert_eq!(canonical(&format!("(100% {dash}100)/(4♠{dash}1 N)")), "(100% -100)/(4♠-1 N)\n", "{dash:?}");
        assert_eq!(canonical(&format!("A{dash}/A+")), "A-/A+\n", "{dash:?}");
    }
    for nothing in "\u{200b}\u{200c}\u{2060}\u{ad}\u{feff}".chars() {
        assert_eq!(canonical(&format!("+6{nothing}20")), "+620\n", "{nothing:?}");
    }
}

#[test]
fn words_of_passes_and_averages_are_no_names() {
    for name in ["PO", "Ave", "AVG", "A6040", "aveplus"] {
        let done = Run::script(&format!("let {name} = +620\n")).done().exits(3);
        assert!(done.stderr.contains("is a word of the language"), "{}", done.stderr);
    }
    // `po` is "after" in Polish.
    for name in ["avenue", "po", "ave", "average"] {
        assert_eq!(canonical(&format!("let {name} = +620\n{name}\n")), format!("let {name} = +620\n{name}\n"));
    }
}

/// Ten tricks in four spades at both vulnerable are 620, one trick less −100: the lecture's 9.8 and 8.2.
#[test]
fn a_slip_scores_what_it_says() {
    let script = "board 7\ntraveller {\n4S N 10 x3\n4Sx\tE\t8\t500\n+300 x3\n4S N 9 -100\n4S N 9\n}\n\
                  expect (0.6 4S N 10 & 0.4 4S N 9): NS 9,8, EW 8,2\n";
    Run::script(script).done().exits(0);
}

/// The meanings of a statement: the one that is read at once, or those that the first of its errors shows.
fn meanings(script: &str) -> Vec<String> {
    let (_, problems) = parse(FileId(0), script);
    match problems.as_slice() {
        [] => vec![canonical(script).trim().to_owned()],
        [Diagnostic { problem: Problem::Mistake { readings, .. }, .. }, ..] => readings.clone(),
        other => panic!("{script}: {other:?}"),
    }
}

/// Every suggestion can be pasted, and is its own canonical form.
#[track_caller]
fn suggests(script: &str, readings: &[&str], paste: impl Fn(&str) -> String) {
    assert_eq!(meanings(script), readings, "{script}");
    for reading in readings.iter().filter(|reading| !reading.contains('#')) {
        let pasted = paste(reading);
        assert!(format(&pasted).is_ok(), "{pasted}: {:?}", format(&pasted));
    }
}

/// Phrases with one meaning are read at once; of the others each meaning is shown, and runs when it is pasted.
#[test]
fn phrases_of_directors() {
    let table = include_str!("../hand/phrases.txt");
    let lines: Vec<&str> = table.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() > 300, "{}", lines.len());
    for line in lines {
        let (written, readings) = line.split_once("  =>  ").unwrap_or_else(|| panic!("{line}"));
        let readings: Vec<&str> = readings.split("  |  ").collect();
        suggests(written, &readings, |reading| reading.to_owned());
    }
}

/// A verdict that leaves the score open says what has to be decided, in both languages, and offers no score.
#[test]
fn verdicts_that_leave_the_score_open() {
    let done = |line: &str, tag: &str| {
        let script = format!("board 7\ntraveller {{ +620, -100 }}\nobtained -100\n{line}\n");
        let found = Run::script(&script).arg("--language").arg(tag).done().exits(3);
        found.stderr.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for line in [
        "NS get the best of it",
        "EW get the worst of it",
        "benefit of the doubt to NS",
        "ruled in favour of EW",
        "na korzyść NS",
    ] {
        assert!(done(line, "en").contains("12C1(c) asks for the results"), "{line}: {}", done(line, "en"));
        assert!(done(line, "pl").contains("12C1(c) wymaga"), "{line}: {}", done(line, "pl"));
    }
    for line in ["Director's ruling upheld", "ruling stands", "appeal dismissed", "podtrzymano decyzję sędziego"] {
        assert!(done(line, "en").contains("not which score there is"), "{line}: {}", done(line, "en"));
    }
}

/// Words that turn the meaning of others are never left out, and no ruling is offered without them.
#[test]
fn words_that_turn_a_meaning_are_not_left_out() {
    for line in [
        "not 4S-1 N",
        "4S= N if NS bid it",
        "4S= N unless doubled",
        "4S-1 N or worse",
        "4S N, at least 10 tricks",
        "less than 4S= N",
    ] {
        let done = Run::script(&format!("board 7\ntraveller {{ +620, -100 }}\n{line}\n")).done().exits(3);
        assert!(!done.stderr.contains("`4♠"), "{line}: {}", done.stderr);
    }
}

/// Law 77: the sign says which side declared, and a score that the contract cannot have is refused.
#[test]
fn a_score_says_who_declared() {
    for (line, is_possible) in [
        ("4S down one, plus 100 for E/W", true),
        ("4S down one, plus 100 for N/S", true),
        ("4S down one, plus 50 for E/W", false),
        ("4S making four, plus 420 for N/S", false),
        ("4S making five, plus 620 for N/S", false),
        ("4S making four, minus 620 for E/W", true),
    ] {
        let done = Run::script(&format!("board 7\ntraveller {{ +620, -100 }}\n{line}\n")).done();
        assert_eq!(!done.stderr.contains("contract-score"), is_possible, "{line}: {}", done.stderr);
    }
}

/// Statements whose braces or keywords are missing, and two of them in one line.
#[test]
fn statements_of_a_slip_are_mended() {
    for (written, reading) in [
        ("results: +620, +620, -100", "traveller { +620, +620, -100 }"),
        ("traveller +620 x3, +500, -100 x2", "traveller { +620 x3, +500, -100 x2 }"),
        ("traveller: 620 620 -100", "traveller { 620, 620, -100 }"),
        ("wyniki: +620, -100", "traveller { +620, -100 }"),
        ("board 7: 4S= N", "board 7; 4♠= N"),
        ("Board 7, 60% 4♠= N, 40% 4♠-1 N", "board 7; (60% 4♠= N & 40% 4♠-1 N)"),
        ("Board 7: four spades by North one off", "board 7; 4♠-1 N"),
        ("match 16 boards vp", "match boards 16 scale wbf"),
        ("penalty pair EW 4 2 MP", "penalty EW 4 2 MP"),
        ("carry pair NS 5 +10", "carry NS 5 +10"),
        ("handicap section B pair EW 3 2%", "handicap section B EW 3 +2%"),
        ("ranking for pair NS 4, pair EW 9", "ranking for NS 4, EW 9"),
        ("ranking for pair 4", "ranking for 4"),
        ("expect place pair NS 4: 3", "expect place NS 4: 3"),
    ] {
        suggests(written, &[reading], |reading| reading.to_owned());
    }
}

/// A phrase stands wherever a statement wants a ruling, and is scored as the notation is.
#[test]
fn phrases_in_statements() {
    for (written, read) in [
        ("obtained 4 spades by North one off", "obtained 4♠-1 N\n"),
        ("let td = 4S= N (60%), 4S-1 N (40%)", "let td = (60% 4♠= N & 40% 4♠-1 N)\n"),
        ("other table 3NT by North, 10 tricks", "other table 3NT+1 N\n"),
        ("other room: +620", "other table +620\n"),
        ("the other table made 4S= N", "other table 4♠= N\n"),
        ("w drugim pokoju: 4S= N", "other table 4♠= N\n"),
        ("the result at the table was 4S-1 N", "obtained 4♠-1 N\n"),
        ("przy stole +620", "obtained +620\n"),
        ("offending side NS", "offenders NS\n"),
        ("offenders: East/West", "offenders EW\n"),
        ("NS are the offenders", "offenders NS\n"),
        ("para wykraczająca WE", "offenders EW\n"),
        ("Board no. 7, NS vul", "board 7 vul NS\n"),
        ("rozdanie nr 7", "board 7\n"),
        ("scoring: teams", "scoring imps\n"),
        ("IMP scoring", "scoring imps\n"),
        ("rozdanie 7 rozdaje W", "board 7 dealer W\n"),
        ("drugi stół +300", "other table +300\n"),
        ("strona wykraczająca WE", "offenders EW\n"),
        ("wynik 3BA= W", "obtained 3NT= W\n"),
        ("porównaj +620, -100", "compare +620, -100\n"),
        ("protokół {\n+620: 3\n}", "traveller {\n  +620: 3\n}\n"),
        ("case \"a\" {\n  60%: 4S= N; 40%: 4S-1 N\n}", "case \"a\" {\n  (60% 4♠= N & 40% 4♠-1 N)\n}\n"),
    ] {
        assert_eq!(canonical(written), read, "{written}");
    }
    let script = "board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n60% of 4S making by N, 40% one off\n";
    let done = Run::script(script).done().exits(0);
    assert!(
        done.stdout.contains("NS  9.8 MP") && done.stdout.contains("> (60% 4♠= N & 40% 4♠−1 N)"),
        "{}",
        done.stdout
    );
}

/// Rows of a traveller in words.
#[test]
fn phrases_in_rows() {
    for (written, read) in [
        ("4S by North one off: 3", "4♠-1 N: 3"),
        ("4 spades North made 5", "4♠+1 N"),
        ("4♠ N bez jednej: 2", "4♠-1 N: 2"),
        ("3BA S swoje x3", "3NT= S: 3"),
        ("N 4S 10", "4♠= N"),
        ("average plus for NS and average minus for EW", "A+/A-"),
    ] {
        assert_eq!(row(written), read, "{written}");
    }
}

/// Words never take the place of a meaning that is missing, doubled or impossible.
#[test]
fn phrases_that_say_too_little_or_too_much() {
    for written in [
        "60% 4S= N and 4S-1 N",
        "70-20 between 4S= N and 4S-1 N",
        "4S N one off two down",
        "4S N S one off",
        "4S doubled redoubled N =",
        "3NT N making fourteen",
        "4S by North made 3",
        "one off",
        "60% making, 40% one off",
        "60% A+, 40% 4S= N",
    ] {
        let (_, problems) = parse(FileId(0), written);
        assert!(!problems.is_empty(), "{written}");
    }
}

#[test]
fn statements_with_their_own_figures_ready_to_paste() {
    let cases: &[(&str, &[&str])] = &[
        ("60/40", &["60%/40%", "(+60)/(+40)"]),
        ("60-40", &["60%/40%", "(+60)/(+40)"]),
        ("60%/40", &["60%/40%", "60%/(+40)"]),
        ("60/40%", &["60%/40%", "(+60)/40%"]),
        ("60%-40%", &["60%/40%"]),
        ("A+/-", &["A+/A-"]),
        ("A++", &["A+"]),
        ("A+ A-", &["A+/A-"]),
        ("A+A-", &["A+/A-"]),
        ("A+, A+", &["A+/A+"]),
        ("+1,100", &["+1100"]),
        ("1 100", &["+1100"]),
        ("1\u{a0}100", &["+1100"]),
        ("-1'100", &["-1100"]),
        ("NS 420", &["+420", "-420"]),
        ("420 NS", &["+420", "-420"]),
        ("EW 100", &["-100", "+100"]),
        ("NS 60% EW 40%", &["60%/40%"]),
        ("NS A+, EW A-", &["A+/A-"]),
        ("A+ NS, A- EW", &["A+/A-"]),
        ("NS +620, EW -620", &["+620", "(+620)/(-620)"]),
        ("NS -100, EW -620", &["(-100)/(+620)", "(-100)/(-620)"]),
        ("NS 4S-1 N / EW 4S= N", &["(4♠-1 N)/(4♠= N)"]),
        ("NS: 60% +620 & 40% -100 EW: +620", &["(60% +620 & 40% -100)/(+620)", "(60% +620 & 40% -100)/(-620)"]),
        ("(60%+62O & 40%-1OO)", &["(60% +620 & 40% -100)"]),
        ("“+620”", &["+620"]),
        ("question “What does each side get?”", &["question \"What does each side get?\""]),
        ("(60+620 & 40-100)", &["(60% +620 & 40% -100)"]),
        ("(+620 60% & -100 40%)", &["(60% +620 & 40% -100)"]),
        ("+620 60% -100 40%", &["(60% +620 & 40% -100)"]),
        ("620 50% 100 50%", &["(50% +620 & 50% +100)"]),
        ("4S= N 60% 4S-1 N 40%", &["(60% 4♠= N & 40% 4♠-1 N)"]),
        ("board #12", &["board 12"]),
        ("60% 4♠=N / 40% 4♠-1N", &["(60% 4♠= N & 40% 4♠-1 N)"]),
        ("1/3 620 2/3 -100", &["(1/3 +620 & 2/3 -100)"]),
        ("1/3 620 and 2/3 -100", &["(1/3 +620 & 2/3 -100)"]),
        ("1/3 620 i 2/3 -100", &["(1/3 +620 & 2/3 -100)"]),
        ("1/3 620 + 2/3 -100", &["(1/3 +620 & 2/3 -100)"]),
        ("2/3 620, 1/3 -100", &["(2/3 +620 & 1/3 -100)"]),
        ("[60% +620 & 40% -100]", &["(60% +620 & 40% -100)"]),
        ("{60% +620 & 40% -100}", &["(60% +620 & 40% -100)"]),
        ("(60%+620 & 40%-100) penalty EW 10%", &["penalty EW 10%; (60% +620 & 40% -100)"]),
        ("othertable +300", &["other table +300"]),
        ("other room 3NT= N", &["other table 3NT= N"]),
        ("drugi stół +300", &["other table +300"]),
        ("rozdanie 7", &["board 7"]),
        ("board 7 obie po partii", &["board 7 vul all"]),
        ("kara WE 10%", &["penalty EW 10%"]),
        ("wykroczyli WE", &["offenders EW"]),
        ("mecz boards 16 rest +10", &["match boards 16 rest +10"]),
        ("mecz 20 rozdań reszta 35-22", &["match boards 20 rest +13"]),
        ("szkoda NS przed +620 po +500 uzyskano +170", &["damage NS before +620 after +500 obtained +170"]),
        ("uzyskano +150", &["obtained +150"]),
        ("4 pasy", &["pass"]),
        ("śr+/śr-", &["A+/A-"]),
        ("średnia plus", &["A+"]),
        ("4Px-1 W", &["4♠x-1 W"]),
        ("4Kx-1 W", &["4♥x-1 W", "4♦x-1 W"]),
        ("tables 9", &["set tables 9"]),
        ("vul NS", &["board vul NS"]),
        ("dealer W", &["board dealer W"]),
        ("other table 3NT= N vul", &["board vul NS; other table 3NT= N", "board vul all; other table 3NT= N"]),
        ("match 20 boards", &["match boards 20"]),
        ("team match 20 boards", &["match boards 20"]),
        ("match boards 20 rest 35-22", &["match boards 20 rest +13"]),
        ("match boards 20 score 35-22", &["match boards 20 rest +13"]),
        ("penalty NS 1/4 board", &["penalty NS 25%"]),
        ("// seen by the director", &["# seen by the director"]),
        ("+620 // seen", &["+620 # seen"]),
        ("+620.", &["+620"]),
        ("4P= N", &["4♠= N"]),
        ("4Pi= N", &["4♠= N"]),
        ("4K= N", &["4♥= N", "4♦= N"]),
        ("4 spades= N", &["4♠= N"]),
        ("3 no trump= N", &["3NT= N"]),
        ("4S dbl-1 N", &["4♠x-1 N"]),
        ("4SD-1 N", &["4♠x-1 N"]),
        ("4S!-1 N", &["4♠x-1 N"]),
        ("4S doubled-1 N", &["4♠x-1 N"]),
        ("4S down 1 N", &["4♠-1 N"]),
        ("4S made N", &["4♠= N"]),
        ("4S made 5 N", &["4♠+1 N"]),
        ("4S made 11 N", &["4♠+1 N"]),
        ("4S= North", &["4♠= N"]),
        ("4S= Ost", &["4♠= E"]),
        ("4S= O", &["4♠= E"]),
        ("N 4S=", &["4♠= N"]),
        ("2/5 z –100 i 3/5 z +620", &["(40% -100 & 60% +620)"]),
        ("(3/5 +620 i reszta -100)", &["(60% +620 & rest -100)"]),
        ("4 pik bez dwóch W", &["4♠-2 W"]),
        ("4S swoje N", &["4♠= N"]),
        ("4S z kontrą bez jednej W", &["4♠x-1 W"]),
        ("3 bez atu swoje N", &["3NT= N"]),
    ];
    for (written, readings) in cases {
        suggests(written, readings, str::to_owned);
    }
}

#[test]
fn rows_with_their_own_figures_ready_to_paste() {
    let cases: &[(&str, &[&str])] = &[
        ("420 (3)", &["+420: 3", "table 3: +420"]),
        ("+420 3", &["+420: 3"]),
        ("4S= N 3", &["4♠= N: 3"]),
        ("50x20", &["+50: 20", "+20: 50"]),
        ("+1,100", &["+1100"]),
        ("-50 : 2 tables", &["-50: 2"]),
        ("3 razy +420", &["+420: 3"]),
        ("60/40", &["60%/40%", "(+60)/(+40)"]),
        ("EW 100", &["-100", "+100"]),
        ("N 4S=", &["4♠= N"]),
        ("N 4S 10", &["4♠= N"]),
        ("N 4S +1", &["4♠+1 N"]),
        ("N 4S= 620", &["4♠= N (+620)"]),
        ("E 4H -1 100", &["4♥-1 E (+100)"]),
        ("E 4H= -420", &["4♥= E (-420)"]),
        ("4S= 620", &["4♠= N", "4♠= E", "4♠= S", "4♠= W"]),
        ("4S 10", &["4♠= N", "4♠= E", "4♠= S", "4♠= W"]),
        ("3N +1 630", &["3NT+1 N", "3NT+1 E", "3NT+1 S", "3NT+1 W"]),
        ("4S= N vul", &["4♠= N"]),
        ("4 spades made N", &["4♠= N"]),
    ];
    for (written, readings) in cases {
        let block = |row: &str| format!("traveller {{\n{row}\n}}\n");
        if parse(FileId(0), &block(written)).1.is_empty() {
            assert_eq!([row(written).as_str()], *readings, "{written}");
        } else {
            suggests(&block(written), readings, block);
        }
    }
}

#[test]
fn heads_with_curly_quotes() {
    suggests("case “Board 7” {\n+620\n}\n", &["case \"Board 7\""], |head| format!("{head} {{\n+620\n}}\n"));
}

#[test]
fn scores_that_are_all_of_a_line() {
    for (written, readings) in [("1.100", "1100"), ("(50% +1,100 & 50% -100)", "(50% +1100 & 50% -100)")] {
        assert_eq!(meanings(written), [readings], "{written}");
    }
    // Slips that only look like it are none.
    for sound in ["60%/(+40)", "(60)/(40)", "(620)/(-100)", "0/0", "60%/40%", "(50%+420,50%-100)"] {
        assert!(format(sound).is_ok(), "{sound}");
    }
}

#[test]
fn a_ruling_goes_on_behind_its_joint() {
    assert_eq!(canonical("60% +620 &\n40% -100\n+500\n"), "(60% +620 & 40% -100)\n+500\n");
    assert!(format("60% +620 &\n\n40% -100\n").is_err());
    assert!(format("60% +620 &\nboard 7\n").is_err());
}

/// Names and weights are known only when a ruling is scored: words in the place of a name or of a weight, and thirds.
#[test]
fn what_is_meant_by_names_and_weights() {
    for (written, help) in [
        ("knockout", "did you mean `match knockout`?"),
        ("puchar", "did you mean `match knockout`?"),
        ("P", "did you mean `pass`?"),
        ("average", "did you mean `A`?"),
        ("q", "did you mean `:quit`?"),
        ("butler", "did you mean `scoring butler`?"),
        ("EBU", "did you mean `regulations ebu`?"),
        ("print +620", "did you mean `+620`?"),
        ("(33% +620 & 33% +500 & 33% -100)", "`(1/3 +620 & 1/3 +500 & 1/3 -100)`"),
        ("66% +620 & 33% -100", "`(2/3 +620 & 1/3 -100)`"),
        ("NP", "write `A` or `A+/A+`"),
    ] {
        let done = Run::script(&format!("traveller {{ +620: 3, -100 }}\n{written}\n")).done().exits(3);
        assert!(done.stderr.contains(help), "{written}: {}", done.stderr);
        assert!(!done.stderr.contains("vary") && !done.stderr.contains("let "), "{written}: {}", done.stderr);
    }
}

#[test]
fn advice_is_in_the_readers_language() {
    let done = Run::script("NS -100, EW -620\n").env("REDRESS_LANGUAGE", "pl").done().exits(3);
    assert!(done.stderr.contains("napisz `(-100)/(+620)` lub `(-100)/(-620)`"), "{}", done.stderr);
}

/// A contract's score is by Law 77: four spades made are 620 vulnerable, 420 not; one down is 100 vulnerable.
#[test]
fn what_has_no_field_is_worth_something_by_itself() {
    for (script, output) in [
        ("board 7\n4♠= N", "NS  +620      EW  −620"),
        ("board 1\n4♠= N", "NS  +420      EW  −420"),
        ("board 7\n4♠-1 N", "NS  −100      EW  +100"),
        ("board 7\n4♠= W", "NS  −620      EW  +620"),
        ("A+/A-", "NS  60%      EW  40%"),
        ("A", "NS  50%      EW  50%"),
        ("60%/40%", "NS  60%      EW  40%"),
        // Law 12C2(c).
        ("session NS 64.2%\nA+/A-", "NS  64.2%      EW  40%"),
    ] {
        let done = Run::script(&format!("{script}\n")).done().exits(0);
        assert!(done.stdout.contains(output), "{script}: {}", done.stdout);
    }
    for (script, code) in [
        ("4♠= N", "no-board"),
        ("+620", "no-field"),
        ("board 7\n(60% 4♠= N & 40% 4♠-1 N)", "no-field"),
        ("scoring imps\nboard 7\n4♠= N", "no-field"),
    ] {
        let done = Run::script(&format!("{script}\n")).done().exits(3);
        assert!(done.stderr.contains(code), "{script}: {}", done.stderr);
    }
}

#[test]
fn the_score_obtained_stands() {
    let field = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";
    // Against the lecture's field +500 beats five and ties one of nine: 11 of 18.
    for word in ["stands", "result stands", "Score stands"] {
        let done = Run::script(&format!("{field}obtained +500\n{word}\n")).done().exits(0);
        assert!(done.stdout.contains("NS  11 MP"), "{word}: {}", done.stdout);
        assert_eq!(canonical(word), "stands\n");
    }
    let done = Run::script(&format!("{field}stands\n")).done().exits(3);
    assert!(done.stderr.contains("obtained +100"), "{}", done.stderr);
}

#[test]
fn damage_takes_its_side_from_the_situation() {
    let field = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";
    let done = |script: &str| Run::script(&format!("{field}{script}\n")).done();
    let stated = done("offenders EW\ndamage NS before +620 after +500 obtained +300").exits(0);
    for script in [
        "offenders EW\ndamage before +620 after +500 obtained +300",
        "obtained +300\noffenders EW\ndamage before +620 after +500",
    ] {
        let line = |done: &str| done.lines().find(|line| line.contains(" MP")).map(str::to_owned);
        assert_eq!(line(&done(script).exits(0).stdout), line(&stated.stdout), "{script}");
    }
    let missing = done("damage before +620 after +500 obtained +300").exits(3).stderr;
    for reading in ["damage NS before +620 after +500", "damage EW before +620 after +500", "offenders EW"] {
        assert!(missing.split_whitespace().collect::<Vec<_>>().join(" ").contains(reading), "{missing}");
    }
    assert_eq!(canonical("damage before +620 after +500"), "damage before +620 after +500\n");
    // A row of the field takes it too, and from what is in force when it is scored.
    let row = "traveller { +300, -100, damage before +620 after +500 obtained +150 }\noffenders EW\nprotocol\n";
    Run::script(row).done().exits(0);
}

/// A traveller that could not be read is one mistake, however many rulings follow.
#[test]
fn one_mistake_is_one_error() {
    let rulings = "+620\n+500\n(60% +620 & 40% -100)\neffects +620\nprotocol\n";
    let done = Run::script(&format!("traveller {{\n+620\n4Q N\n}}\n{rulings}")).done().exits(3);
    assert_eq!(done.stderr.matches("no-field").count(), 1, "{}", done.stderr);
    assert_eq!(done.stderr.matches('×').count(), 2, "{}", done.stderr);
    assert!(done.stdout.is_empty(), "{}", done.stdout);
    // A new traveller is compared with again.
    let again = "traveller {\n4Q N\n}\n+620\ntraveller { +620, -100 }\n+620\n";
    let done = Run::script(again).done().exits(3);
    assert_eq!(done.stderr.matches("no-field").count(), 1, "{}", done.stderr);
    assert!(done.stdout.contains("NS  3 MP"), "{}", done.stdout);
    // Without an earlier traveller, every ruling is reported.
    let done = Run::script("+620\n+500\n").done().exits(3);
    assert_eq!(done.stderr.matches("no-field").count(), 2, "{}", done.stderr);
}

/// A figure that is no matchpoints is mostly a percentage whose sign was left out.
#[test]
fn a_percentage_is_solved_for_with_its_sign() {
    let field = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";
    for (target, asks) in [("NS 45", true), ("NS 1", false), ("NS 145", false), ("NS 45%", false)] {
        let done = Run::script(&format!("{field}solve w in (w +620 & rest -100) for {target}\n")).done();
        assert_eq!(done.stdout.contains("write `for NS 45%`"), asks, "{target}: {}", done.stdout);
    }
}

/// The suggestion in place of a slip's text, in both languages, without its line breaks.
fn offered(script: &str) -> String {
    let help = |language: &str, word: &str| {
        let output = Run::script(script).arg("--language").arg(language).done().stderr;
        let flat = output.split_whitespace().collect::<Vec<_>>().join(" ");
        flat.split_once(word).unwrap_or_else(|| panic!("{script}: {output}")).1.trim().to_owned()
    };
    let (english, polish) = (help("en", "help: write "), help("pl", "rada: napisz "));
    assert_eq!(english.replace(" or ", " lub "), polish, "{script}");
    english
}

#[test]
fn slips_with_their_own_figures() {
    for (written, offers) in [
        ("board 7\n+620 x3", "`+620` or `traveller { +620: 3 }`"),
        ("board 7\n420 (3)", "`traveller { +420: 3 }` or `+420`"),
        ("other room 3NT= N vul", "`board vul NS; other table 3NT= N` or `board vul all; other table 3NT= N`"),
        ("drugi stół 3BA= N vul", "`board vul NS; other table 3NT= N` or `board vul all; other table 3NT= N`"),
        ("session 63%", "`session NS 63%` or `session EW 63%`"),
        ("sesja 63%", "`session NS 63%` or `session EW 63%`"),
        ("session +4 IMP", "`session NS +4 IMP` or `session EW +4 IMP`"),
        ("traveller {\nN 4S= 3\n}", "`4♠= N: 3`"),
        ("traveller {\nN 4S-1 2\n}", "`4♠-1 N: 2`"),
        ("traveller {\n4S= 3\n}", "`4♠= N: 3`, `4♠= E: 3`, `4♠= S: 3` or `4♠= W: 3`"),
    ] {
        assert_eq!(offered(written), offers, "{written}");
    }
}

/// A side's fraction and a score remain what they are.
#[test]
fn fractions_that_are_weights_of_something() {
    let done = Run::script("other table +300\n(2/3 +620 & 1/3 -100)/(+620)\n").done().exits(0);
    assert!(done.stderr.is_empty(), "{}", done.stderr);
}

/// The rows that can be read are shown; nothing is scored with them.
#[test]
fn a_traveller_with_a_slip_can_be_looked_at() {
    let traveller = "traveller {\n+620: 3\n+50O: 2\n-100: 2\n}\n";
    let output = Run::script(&format!("{traveller}traveller\n")).done().exits(3);
    assert!(output.stdout.contains("#   +620: 3\n#   -100: 2\n"), "{}", output.stdout);
    assert_eq!(output.stderr.matches('×').count(), 1, "{}", output.stderr);
    let scored =
        Run::script(&format!("{traveller}+620\nprotocol\ntraveller {{ +620, -100 }}\ntraveller\n+620\n")).done();
    assert_eq!(scored.stderr.matches("no-field").count(), 1, "{}", scored.stderr);
    assert!(scored.stdout.starts_with("traveller {\n  +620\n  -100\n}"), "{}", scored.stdout);
    assert!(scored.stdout.contains("NS  3 MP"), "{}", scored.stdout);
}

/// The same thing is said ten times of different places, and other things after it.
#[test]
fn what_repeats_is_capped() {
    let rulings = "(60%+620 & 30%-100)\n".repeat(60);
    let done = Run::script(&format!("{rulings}set wins 1\n")).done().exits(3);
    assert_eq!(done.stderr.matches("[weights-sum]").count(), 10, "{}", done.stderr);
    assert_eq!(done.stderr.matches('×').count(), 11, "{}", done.stderr);
    assert!(done.stderr.contains("… and 50 more"), "{}", done.stderr);
    let all = Run::script(&rulings).arg("--format").arg("json").done().json();
    assert_eq!(all["diagnostics"].as_array().unwrap().len(), 60);
}
