//! The canonical notation is read as it is written.

use redress_core::ruling::{ContractError, NotationErrorKind, Outcome, Ruling, WrittenContract, WrittenContractError};

#[test]
fn a_ruling_is_read_as_it_is_written() {
    for text in [
        "+620",
        "-100",
        "0",
        "pass",
        "A+/A-",
        "A",
        "70%/30%",
        "100/3%/60%",
        "+3 IMP/-1/3 IMP",
        "(60% +620 & 40% -100)",
        "(1/3 +620 & 2/3 -100)",
        "(+620)/(-50)",
        "(60% 4♠= N & 40% 4♠-1 N)/A-",
        "4♥x-1 W (-100)",
        "4♥x +500",
        "(100% +620 & -100% +500 & 100% +150)/(+620)",
        "damage NS before +620 after (50% +620 & 50% -100) obtained -100",
    ] {
        assert_eq!(text.parse::<Ruling>().map(|ruling| ruling.to_string()).as_deref(), Ok(text));
    }
}

#[test]
fn other_blanks_signs_and_letters_mean_the_same() {
    for (text, canonical) in [
        ("(60%+620&40%-100)", "(60% +620 & 40% -100)"),
        (" ( 60 % +620 & rest –100 ) ", "(60% +620 & 40% -100)"),
        ("(1/3 -100 & 2/3 −200)", "(1/3 -100 & 2/3 -200)"),
        ("4Sx=W", "4♠x= W"),
        ("3NT +1 N", "3NT+1 N"),
        ("A+ / A−", "A+/A-"),
        ("damage  EW before +1 after 0", "damage EW before +1 after 0"),
    ] {
        assert_eq!(text.parse::<Ruling>().map(|ruling| ruling.to_string()).as_deref(), Ok(canonical), "{text}");
    }
}

#[test]
fn any_other_text_is_refused_with_its_place() {
    let impossible = WrittenContractError::Impossible(ContractError::Result { over: 3, under: 10 });
    for (text, at, kind) in [
        ("", 0, None),
        ("620", 3, None),
        ("+620/-620", 9, None),
        ("+620/A-", 7, None),
        ("(60% +620)", 10, Some("WeightsSum(Exact(Small(3, 5)))")),
        ("(60% +620 & 50% -100)", 21, Some("WeightsSum(Exact(Small(11, 10)))")),
        ("(rest +620 & rest -100)", 23, Some("WeightsSum(Exact(Small(0, 1)))")),
        ("A++", 2, None),
        ("+620/", 5, None),
        ("8♠= N", 1, None),
        ("4♠= ", 6, Some("Contract(DeclarerMissing)")),
        ("damage before +1", 7, None),
        ("(", 1, None),
        ("é", 0, None),
    ] {
        let error = text.parse::<Ruling>().unwrap_err();
        let kind = kind.map_or("Unexpected".to_owned(), str::to_owned);
        assert_eq!((error.at, format!("{:?}", error.kind)), (at, kind), "{text}");
    }
    let error = "4♠+4 N".parse::<Outcome>().unwrap_err();
    assert_eq!(error.kind, NotationErrorKind::Contract(impossible));
    let deep = "damage NS before ".repeat(1000) + "0";
    assert_eq!(deep.parse::<Ruling>().unwrap_err().kind, NotationErrorKind::TooDeep);
    // No more than a script may have.
    for large in ["(1001% +420 & -901% -50)", "1001%", "+100000", "4♠= N (+100000)"] {
        assert_eq!(large.parse::<Ruling>().unwrap_err().kind, NotationErrorKind::TooLarge, "{large}");
    }
    // And in the other forms that a script reads.
    for (other, canonical) in [
        ("(62,5% +420 & 37,5% -50)", "(62.5% +420 & 37.5% -50)"),
        ("(60% +420; 40% -50)", "(60% +420 & 40% -50)"),
        ("(60% +420 & Rest -50)", "(60% +420 & 40% -50)"),
    ] {
        assert_eq!(other.parse::<Ruling>().unwrap().to_string(), canonical, "{other}");
    }
}

#[test]
fn contracts_may_lack_their_parts() {
    for text in ["4♠", "3NTxx", "4♠= N", "2♦-2", "1NT E"] {
        let contract = text.parse::<WrittenContract>();
        assert_eq!(contract.map(|contract| contract.to_string()).as_deref(), Ok(text));
    }
    assert!("4♠= N.".parse::<WrittenContract>().is_err());
}
