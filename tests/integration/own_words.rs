//! Answers to a procedure's questions as a director types them, in words of his own.

use redress::guide::Guide;
use redress::messages::Locale;
use redress::procedures::named;
use redress::session::Scope;

/// The script of a guide on a procedure that has taken these lines.
fn script(about: &str, locale: Locale, lines: &[&str]) -> String {
    let mut guide = Guide::about(Scope::default(), named(about).unwrap(), locale);
    lines.iter().for_each(|line| {
        guide.take(line);
    });
    guide.script()
}

/// Each answer behind the same lines, with the row that it is; `None` if it is refused.
fn rows(about: &str, locale: Locale, lines: &[&str], question: &str, answers: &[(&str, Option<&str>)]) {
    for (typed, row) in answers {
        let lines: Vec<&str> = lines.iter().copied().chain([*typed]).collect();
        let script = script(about, locale, &lines);
        match row {
            Some(row) => assert!(script.contains(&format!("{question}: {row}")), "{typed}: {script}"),
            None => assert!(!script.contains(&format!("{question}:")), "{typed}: {script}"),
        }
    }
}

#[test]
fn a_turn_is_named_by_its_player() {
    let lines = ["E", "1H"];
    rows(
        "call-out-of-turn",
        Locale::En,
        &lines,
        "turn",
        &[
            ("North", Some("N")),
            ("S", Some("S")),
            ("it was West's turn", Some("west")),
            ("RHO's", Some("rho")),
            ("the player on his right", Some("rho")),
            ("the dealer", None),
            ("East", None),
        ],
    );
    // In Polish `n` begins the word for `unclear`.
    assert!(script("call-out-of-turn", Locale::Pl, &["E", "1H", "N"]).contains("turn: N"));
    let answered = script("call-out-of-turn", Locale::En, &["E", "1H", "N", "n", "n", "he passed"]);
    assert!(answered.contains("rho-then: pass"), "{answered}");
    // Declarer, who led from dummy, was in his hand.
    let table = ["board 1", "auction \"P P 1S P 4S P P P\"", "S", "H2", "n", "no", "S"];
    assert!(script("lead-out-of-turn", Locale::En, &table).contains("turn: S"));
    for (turn, law) in [("N", "55B2"), ("S", "55B2"), ("E", "55B1"), ("W", "55B1")] {
        let ruling = format!("incident lead-out-of-turn by S {{ card: H2; accepted: no; turn: {turn} }}");
        let table = format!("board 1\nauction \"P P 1S P 4S P P P\"\n{ruling}\n");
        let done = crate::harness::Run::script(&format!("{table}expect incident: play-on, law {law}\n")).done();
        assert_eq!(done.status, Some(0), "{}{}", done.stdout, done.stderr);
    }
}

#[test]
fn a_choice_is_made_by_its_words() {
    rows(
        "call-out-of-turn",
        Locale::En,
        &["E", "1H", "rho", "no"],
        "accepted",
        &[
            ("accept", Some("yes")),
            ("South accepts", Some("yes")),
            ("he refuses", Some("no")),
            ("does not accept it", Some("no")),
            ("rejected", Some("no")),
            ("not yet", Some("no")),
            ("yes he does", Some("yes")),
            ("not sure", None),
            ("I do not know", None),
            ("no doubt", None),
        ],
    );
    let lines = ["E", "HQ", "defender", "y", "n", "n"];
    rows(
        "opening-lead-out-of-turn",
        Locale::En,
        &lines,
        "choice",
        &[
            ("he forbids it", Some("forbid")),
            ("prohibits a heart lead", Some("forbid")),
            ("demand", Some("require")),
            ("lead anything", Some("leave")),
            ("accepts and sees dummy", Some("see-dummy")),
            ("put down his hand", Some("spread")),
            ("he does not forbid it", None),
            ("wants a heart", None),
            // The suit is that of the card.
            ("forbid a spade", None),
            ("requires clubs", None),
        ],
    );
    let lines = ["E", "HQ", "obrońca", "t", "n", "n"];
    rows(
        "opening-lead-out-of-turn",
        Locale::Pl,
        &lines,
        "choice",
        &[("nakazał kiera", Some("require")), ("zabrania", Some("forbid")), ("wykłada rękę", Some("spread"))],
    );
}

#[test]
fn a_call_and_a_manner_are_named_in_passing() {
    rows(
        "call-out-of-turn",
        Locale::En,
        &["E"],
        "call",
        &[("he passed", Some("pass")), ("doubled", Some("x")), ("one heart", Some("1♥")), ("a spade", None)],
    );
    rows(
        "call-out-of-turn",
        Locale::Pl,
        &["E"],
        "call",
        &[("spasował", Some("pass")), ("skontrował", Some("x")), ("2 bez atu", Some("2NT"))],
    );
    rows(
        "call-out-of-turn",
        Locale::Pl,
        &["E", "1H", "rho", "n"],
        "accepted",
        &[("przyjmuje", Some("yes")), ("nie przyjmuje", Some("no")), ("odmawia", Some("no")), ("nie wiem", None)],
    );
    rows(
        "call-out-of-turn",
        Locale::En,
        &["E", "1H", "rho", "n", "n"],
        "rho-then",
        &[("passes", Some("pass")), ("1S", Some("other")), ("he bid", Some("other"))],
    );
    rows(
        "exposed-card",
        Locale::En,
        &["W", "play", "y", "1", "C5"],
        "how",
        &[("by accident", Some("inadvertent")), ("fell out", Some("inadvertent")), ("on purpose", Some("deliberate"))],
    );
}

/// A procedure, the lines before, the question that is asked then, and its answers.
type Asked = (&'static str, Vec<&'static str>, &'static str, &'static [(&'static str, Option<&'static str>)]);

/// A denial, a wish or a remark about something else is no answer: the guide asks again.
#[test]
fn words_about_something_else_answer_nothing() {
    let table = ["board 1", "auction \"P P 1S P 4S P P P\""];
    let with = |lines: &[&'static str]| -> Vec<&'static str> { table.iter().chain(lines).copied().collect() };
    let en: [Asked; 12] = [
        (
            "misinformation",
            vec!["N"],
            "wrong",
            &[
                ("the explanation was correct", None),
                ("it was right", None),
                ("the explanation was wrong", Some("yes")),
                ("it was", Some("yes")),
            ],
        ),
        (
            "misinformation",
            vec!["N", "y", "n"],
            "stage",
            &[("after the last pass", None), ("before the play", None), ("in the auction", Some("auction"))],
        ),
        (
            "misinformation",
            with(&["N", "y", "n", "play"]),
            "retractable",
            &[("a card has been played since", None), ("nobody has played since", None)],
        ),
        (
            "claim",
            vec!["S", "4"],
            "contested",
            &[("East does not agree", Some("yes")), ("it was contested", Some("yes")), ("not contested", Some("no"))],
        ),
        ("claim", vec!["S", "4", "y", "n", "y", "n"], "unaware", &[("he was aware", None), ("it is unlikely", None)]),
        ("opening-lead-out-of-turn", with(&["E", "D2", "y"]), "informed", &[("it was his own mistake", None)]),
        (
            "opening-lead-out-of-turn",
            with(&["E", "D2", "y", "n", "n"]),
            "choice",
            &[("anything but diamonds", None), ("accept and be dummy", None), ("anything", Some("leave"))],
        ),
        (
            "lead-out-of-turn",
            with(&["E", "D2", "n"]),
            "accepted",
            &[("declarer followed", None), ("declarer says yes", Some("yes"))],
        ),
        ("deception", vec!["W", "y", "tempo"], "bridge-reason", &[("he had a singleton", None)]),
        (
            "call-out-of-turn",
            vec!["E", "1H", "rho", "no"],
            "accepted",
            &[
                ("accepts without hesitation", Some("yes")),
                ("nearly accepted", None),
                ("he doesn't mind", None),
                ("he did not", Some("no")),
            ],
        ),
        ("call-out-of-turn", vec!["E"], "call", &[("did not pass", None), ("wanted to double", None)]),
        (
            "exposed-card",
            vec!["E"],
            "during",
            &[
                ("before the opening lead", None),
                ("after the auction", None),
                ("while bidding", Some("auction")),
                ("during the auction", Some("auction")),
            ],
        ),
    ];
    for (about, lines, question, answers) in en {
        rows(about, Locale::En, &lines, question, answers);
    }
    let pl: [Asked; 6] = [
        ("claim", vec!["S", "4"], "contested", &[("E się nie zgadza", Some("yes")), ("zgadzają się", None)]),
        ("misinformation", vec!["N"], "wrong", &[("było zgodne z ustaleniami", None), ("zgadza się z kartą", None)]),
        (
            "call-out-of-turn",
            vec!["E", "1H", "rho", "n"],
            "accepted",
            &[("przyjął bez zastrzeżeń", Some("yes")), ("zaakceptowałby", None), ("nie protestuje", None)],
        ),
        (
            "revoke",
            vec!["E"],
            "established",
            &[("prawie", None), ("nie był uprawomocniony", Some("no")), ("tak", Some("yes"))],
        ),
        (
            "opening-lead-out-of-turn",
            vec!["E", "HQ", "obrońca", "t", "n", "n"],
            "choice",
            &[("zakazał pika", None), ("nakazał wyjść w karo", None), ("zakazał kiera", Some("forbid"))],
        ),
        (
            "exposed-card",
            vec!["E"],
            "during",
            &[("po licytacji", None), ("podczas licytacji", Some("auction")), ("w czasie licytacji", Some("auction"))],
        ),
    ];
    for (about, lines, question, answers) in pl {
        rows(about, Locale::Pl, &lines, question, answers);
    }
}

/// Who noticed it, suffered from it or speaks of it did not do it; nor did who only thought of it.
#[test]
fn an_offender_is_named_by_his_deed() {
    let known = |about: &str, words: &str, locale: Locale, asked: &str| {
        let guide = Guide::about(Scope::default(), named(about).unwrap(), locale).in_words(words);
        guide.known().iter().any(|one| one.asked == asked)
    };
    for (about, words, locale, is_known) in [
        ("revoke", "East saw the revoke", Locale::En, false),
        ("revoke", "East was damaged by a revoke", Locale::En, false),
        ("revoke", "East says there was a revoke", Locale::En, false),
        ("misinformation", "East got a wrong explanation", Locale::En, false),
        ("misinformation", "West was misinformed about 2♠", Locale::En, false),
        ("insufficient-bid", "East rejected the insufficient bid", Locale::En, false),
        ("insufficient-bid", "East bid 1♥ after North's 2♣", Locale::En, true),
        ("claim", "South claimed the last three tricks", Locale::En, true),
        ("revoke", "East revoked and called the director", Locale::En, true),
        ("claim", "E nie zgadza się z roszczeniem", Locale::Pl, false),
        ("revoke", "E wykrył renons", Locale::Pl, false),
        ("revoke", "E zauwazyl renons", Locale::Pl, false),
        ("revoke", "E nie popełnił renonsu", Locale::Pl, false),
        ("misinformation", "E dostał złe wyjaśnienie", Locale::Pl, false),
        ("call-out-of-turn", "E chciał spasować poza kolejnością", Locale::Pl, false),
        ("insufficient-bid", "S zalicytował 1♥ po 1♠ W", Locale::Pl, true),
        ("revoke", "E popełnił renons", Locale::Pl, true),
    ] {
        assert_eq!(known(about, words, locale, "by"), is_known, "{words}");
    }
    for (words, locale, is_known) in [
        ("E spasował, bo myślał, że kolej N", Locale::Pl, false),
        ("W tym momencie była kolej rozdającego, a E spasował", Locale::Pl, false),
        ("E spasował, a kolej miał N", Locale::Pl, true),
        ("East passed out of turn, it isn't North's turn", Locale::En, false),
        ("East passed, believing it was North's turn", Locale::En, false),
        ("East passed as if it was North's turn", Locale::En, false),
    ] {
        assert_eq!(known("call-out-of-turn", words, locale, "turn"), is_known, "{words}");
    }
    // The guide reads a fact that depends on the offender once he is named.
    let mut guide = Guide::about(Scope::default(), named("call-out-of-turn").unwrap(), Locale::En);
    guide = guide.in_words("A pass out of turn, it was North's turn");
    guide.take("W");
    assert!(guide.script().contains("call: pass\n  turn: N\n"), "{}", guide.script());
}

/// The bids, the card and the player of the words for an irregularity are not asked for again.
#[test]
fn the_words_for_an_irregularity_answer_its_first_questions() {
    for (words, name, known) in [
        ("West bid 1H over 1S", "ib", "by bid over"),
        ("he bid 1H over North's 1S", "ib", "bid over"),
        ("1♦ 1♠ 1♥", "ib", "bid over"),
        ("opening lead out of turn with the ♥6", "oloot", "card"),
        ("East led the six of hearts out of turn", "oloot", "by card"),
        ("the ♥6 was led out of turn, and then the ♠2", "oloot", ""),
        ("East's opening lead out of turn", "oloot", ""),
        ("East, declarer's RHO, made the opening lead", "oloot", ""),
        ("East revoked", "revoke", "by"),
        ("South opened and LHO called out of turn", "coot", ""),
        ("E nie dołożył do koloru", "revoke", "by"),
        ("East passed out of turn, it was North's turn", "coot", "by call turn"),
        ("it was West's turn but North passed", "coot", "by call turn"),
        ("West opened 1NT when it was South's turn to call", "coot", "by call turn"),
        ("East opened at North's turn", "coot", "by turn"),
        ("North was dealer, but West opened 1NT", "coot", "by call"),
        ("it was not North's turn, East passed", "coot", "by call"),
        ("North has only twelve cards", "cards", "seat cards"),
        ("North has 12 cards, the other is in the board", "cards", "seat cards"),
        ("East dropped the ♣Q, his partner could not see it", "exposed-card", "by seen card how"),
        ("East passed because he thought it was North's turn", "coot", "call"),
        ("East noticed the revoke", "revoke", ""),
        ("East passed before North called", "coot", "call"),
        ("South led out of turn, East was on lead", "loot", "by turn"),
        ("West led out of turn, it was declarer's lead", "loot", "by"),
        ("West opened 2NT out of turn, East dealer", "coot", "by call"),
        ("the ♥6 was led out of turn and North accepted it", "loot", "card"),
    ] {
        let guide = Guide::about(Scope::default(), named(name).unwrap(), Locale::En).in_words(words);
        let names: Vec<&str> = guide.known().iter().skip(1).map(|one| one.asked).collect();
        assert_eq!(names.join(" "), known, "{words}");
    }
    for back in ["<", "back", "Wstecz"] {
        assert!(!script("ib", Locale::En, &["W", "1H", back]).contains("bid:"), "{back}");
    }
    // `W` is a word of Polish.
    let guide = Guide::about(Scope::default(), named("revoke").unwrap(), Locale::Pl);
    assert_eq!(guide.in_words("W trakcie gry nie dołożył do koloru").known().len(), 1);
    let guide = Guide::about(Scope::default(), named("coot").unwrap(), Locale::Pl);
    let guide = guide.in_words("E spasował w niewłaściwej kolejności, a kolej miał N");
    assert!(guide.script().contains("call-out-of-turn by E {\n  call: pass\n  turn: N\n"), "{}", guide.script());
    for (words, is_known) in [
        ("E otworzył 1♥, W odpowiedział 1♠ poza kolejnością", false),
        ("E nie w swojej kolejce spasował, S skontrował", false),
        ("N nie zaakceptował pasa poza kolejnością", false),
        ("S spasował, a kolej miał W", true),
        ("E spasował poza kolejnością, rozdawał N", true),
    ] {
        let guide = Guide::about(Scope::default(), named("coot").unwrap(), Locale::Pl).in_words(words);
        assert_eq!(guide.known().iter().any(|one| one.asked == "by"), is_known, "{words}");
    }
    // Of several procedures that were offered the chosen one has the words too.
    let mut guide = Guide::new(Scope::default(), Locale::En);
    guide.take("East led the ♥6 out of turn");
    guide.take("oloot");
    let known: Vec<String> = guide.known().iter().map(|one| format!("{} {}", one.asked, one.answer)).collect();
    assert!(known.contains(&"by East".to_owned()) && known.contains(&"card ♥6".to_owned()), "{known:?}");
    let bids = script("insufficient-bid", Locale::En, &["W", "1H over 1S"]);
    assert!(bids.contains("bid: 1♥") && bids.contains("over: 1♠"), "{bids}");
    // What an answer tells again is not noted twice.
    let dropped = Guide::about(Scope::default(), named("exposed-card").unwrap(), Locale::En);
    let mut dropped = dropped.in_words("East, a defender, dropped a card");
    for line in ["E", "y", "", "the ♥K, it dropped"] {
        dropped.take(line);
    }
    let known: Vec<&str> = dropped.known().iter().map(|one| one.asked).collect();
    assert_eq!(known.iter().filter(|asked| **asked == "how").count(), 1, "{known:?}");
    assert!(known.contains(&"card"), "{known:?}");
    // A result that is left open by `no` is no error.
    let open = script("revoke", Locale::En, &["W", "y", "none of them", "the revoker", "3", "", "n", "no"]);
    assert!(open.contains("exception: none") && open.contains("equity: no"), "{open}");
}
