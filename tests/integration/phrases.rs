//! The words by which directors call things find what they should, and nothing else.

use crate::harness::{Run, root};
use redress::guide::{Choice, choose};
use redress::messages::Locale;
use redress::procedure::Kind;
use redress::procedures::{named, phrases};
use redress::render::explain;
use std::collections::BTreeSet;

/// The headings of the lists of words, which name nothing.
const OF_WORDS: [&str; 56] = [
    "ignored",
    "vague",
    "decisive",
    "light",
    "joined",
    "endings",
    "same",
    "counted",
    "clubs",
    "diamonds",
    "hearts",
    "spades",
    "notrump",
    "over",
    "contract",
    "declared",
    "led",
    "passes",
    "doubles",
    "redoubles",
    "all",
    "ended",
    "players",
    "articles",
    "deeds",
    "omitted",
    "own",
    "parties",
    "manners",
    "unreal",
    "thoughts",
    "denials",
    "clauses",
    "turns",
    "overcalled",
    "A",
    "K",
    "Q",
    "J",
    "T",
    "9 of",
    "8 of",
    "7 of",
    "6 of",
    "5 of",
    "4 of",
    "3 of",
    "2 of",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
];

/// The procedures of a heading that there are, or else its Laws.
fn subjects(heading: &str) -> Vec<String> {
    let parts: Vec<&str> = heading.split(',').map(str::trim).collect();
    let known: Vec<String> = parts.iter().filter(|part| named(part).is_some()).map(|part| (*part).to_owned()).collect();
    let laws = || parts.iter().filter(|part| part.starts_with("law ")).map(|part| (*part).to_owned()).collect();
    if known.is_empty() { laws() } else { known }
}

/// The headings with their phrases.
fn lists(locale: Locale) -> Vec<(&'static str, &'static str)> {
    let is_of_words = |heading: &str| OF_WORDS.contains(&heading) || heading.starts_with('<');
    phrases::listed(locale).filter(|(heading, _)| !is_of_words(heading)).collect()
}

/// Returns true for a phrase by itself, without classes, runs of words and words with which it does not count.
fn is_plain(phrase: &str) -> bool {
    !phrase.contains(['<', '+']) && !phrase.contains(" -")
}

fn in_order(text: &str, locale: Locale) -> Vec<String> {
    let found = phrases::find(text, locale);
    let procedures = found.procedures.iter().map(|one| one.name.to_owned());
    procedures.chain(found.laws.iter().map(|law| format!("law {law}"))).collect()
}

fn found(text: &str, locale: Locale) -> BTreeSet<String> {
    in_order(text, locale).into_iter().collect()
}

#[test]
fn every_phrase_of_the_lists_finds_its_subject() {
    for locale in Locale::ALL {
        let lists = lists(locale);
        assert!(lists.len() > 300, "{} phrases in {}", lists.len(), locale.tag());
        let mut wrong = Vec::new();
        for (heading, phrase) in lists.iter().filter(|(_, phrase)| is_plain(phrase)) {
            let words = phrase.trim_start_matches('=');
            let intended = subjects(heading);
            let found = found(words, locale);
            if !intended.iter().all(|one| found.contains(one)) && !procedures_hide(&found, &intended) || found.len() > 3
            {
                wrong.push(format!("{} {words}: {found:?}, not {intended:?}", locale.tag()));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

/// Returns true if procedures were found where a Law was intended, in words that both lists have.
fn procedures_hide(found: &BTreeSet<String>, intended: &[String]) -> bool {
    intended.iter().all(|one| one.starts_with("law "))
        && found.iter().all(|one| !one.starts_with("law "))
        && !found.is_empty()
}

/// A heading names a procedure, or a Law, and nothing twice.
#[test]
fn every_heading_names_what_there_is() {
    for locale in Locale::ALL {
        let mut seen = BTreeSet::new();
        for (heading, phrase) in lists(locale) {
            assert!(!subjects(heading).is_empty(), "{heading} in {}", locale.tag());
            assert!(seen.insert((heading, phrase)), "{heading}: {phrase} stands twice in {}", locale.tag());
        }
        let headings: BTreeSet<&str> = lists(locale).iter().map(|(heading, _)| *heading).collect();
        for procedure in redress::procedures::names() {
            let is_there = headings.iter().any(|heading| heading.split(',').any(|part| part.trim() == procedure));
            assert!(is_there, "{procedure} has no phrases in {}", locale.tag());
        }
    }
}

#[test]
fn no_phrase_says_nothing() {
    for locale in Locale::ALL {
        assert_eq!(phrases::too_vague(locale), [""; 0], "{}", locale.tag());
    }
}

/// The irregularity of a sentence comes first; near ones may stand behind, though not behind many.
#[test]
fn sentences_find_what_they_are_about() {
    let (mut wrong, mut all, mut with_others) = (Vec::new(), 0, 0);
    for locale in Locale::ALL {
        let path = root().join(format!("tests/phrases/{}.txt", locale.tag()));
        let text = std::fs::read_to_string(path).unwrap();
        let headings: BTreeSet<&str> = lists(locale).iter().map(|(heading, _)| *heading).collect();
        let resolved = |one: &str| -> Vec<String> {
            let heading = headings.iter().find(|heading| heading.split(',').next() == Some(one));
            heading.map_or_else(|| vec![one.to_owned()], |heading| subjects(heading))
        };
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let (words, intended) = line.split_once(" → ").unwrap_or_else(|| panic!("{line}"));
            let intended: BTreeSet<String> =
                intended.split(", ").filter(|one| *one != "nothing").flat_map(resolved).collect();
            // Procedures hide Laws that have none yet.
            let has_procedure = intended.iter().any(|one| !one.starts_with("law "));
            let intended: BTreeSet<String> =
                intended.into_iter().filter(|one| !(has_procedure && one.starts_with("law "))).collect();
            let found = in_order(words, locale);
            let first: BTreeSet<String> = found.iter().take(intended.len()).cloned().collect();
            if first != intended || intended.is_empty() && !found.is_empty() || found.len() > 3 {
                wrong.push(format!("{} {words}: {found:?}, not {intended:?}", locale.tag()));
            }
            all += 1;
            with_others += usize::from(found.len() > intended.len());
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(with_others * 10 < all, "{with_others} of {all}");
}

/// The sentences from which words are counted find what they are about, though a few lie nearer to something else.
#[test]
fn counted_sentences_find_what_they_are_about() {
    for locale in Locale::ALL {
        let sentences: Vec<(&str, &str)> = phrases::sentences(locale).collect();
        assert!(sentences.len() > 400, "{}", sentences.len());
        let is_found = |(words, about): &&(&str, &str)| match in_order(words, locale).first() {
            Some(first) => about.split(", ").any(|one| one == first),
            None => *about == "nothing",
        };
        let lost: Vec<_> = sentences.iter().filter(|one| !is_found(one)).collect();
        assert!(lost.len() * 20 <= sentences.len(), "{} of {}: {lost:#?}", lost.len(), sentences.len());
    }
}

/// Questions of others, of which the search has learned nothing: how many it answers first, and how many of the answers are
/// among those that it offers.
#[test]
fn questions_to_directors_are_found() {
    for (locale, first_of, among_of) in [(Locale::En, 82, 93), (Locale::Pl, 83, 93)] {
        let text = std::fs::read_to_string(root().join(format!("tests/phrases/asked-{}.txt", locale.tag()))).unwrap();
        let (mut all, mut first, mut among, mut lost) = (0, 0, 0, Vec::new());
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let question = line.split("  # ").next().unwrap();
            let (words, answers) = question.split_once(" → ").unwrap_or_else(|| panic!("{line}"));
            let found = in_order(words, locale);
            let is_answer = |one: &String| answers.split(" or ").any(|answer| answer == one);
            all += 1;
            first += usize::from(found.first().is_some_and(is_answer));
            among += usize::from(found.iter().any(is_answer));
            assert!(found.len() <= 3, "{words}: {found:?}");
            if !found.iter().any(is_answer) {
                lost.push(format!("{words}: {found:?}, not {answers}"));
            }
        }
        assert!(
            first * 100 >= all * first_of && among * 100 >= all * among_of,
            "{}: {first} first, {among} among, of {all}: {lost:#?}",
            locale.tag()
        );
    }
}

#[test]
fn explanations_and_statements_are_found_by_phrases() {
    let page = explain("he forgot to alert", Locale::En).unwrap();
    assert!(page.starts_with("Law 21B: ") && page.contains("incident misinformation"), "{page}");
    let page = explain("sędzia pomylił sie", Locale::Pl).unwrap();
    assert!(page.contains("incident director-error"), "{page}");
    let page = explain("hesitation singleton", Locale::En).unwrap();
    assert!(page.contains("incident deception"), "{page}");
    let done = Run::script("incident renege by N { established: yes }\n").done();
    assert!(done.stderr.contains("did you mean `revoke`"), "{}", done.stderr);
    assert!(matches!(choose("dummy revoke", Locale::En), Choice::One(one) if one.name == "revoke"));
}

/// Bids are compared, not looked up: every bid over every other.
#[test]
fn a_bid_over_a_bid_is_found_where_it_is_too_low() {
    let strains = [("♣", "clubs", "trefl"), ("♦", "diamonds", "karo"), ("♥", "hearts", "kier"), ("♠", "spades", "pik")];
    let bids: Vec<(usize, &(&str, &str, &str))> =
        (1..=7).flat_map(|level| strains.iter().map(move |strain| (level, strain))).collect();
    for (at, (level, (symbol, english, polish))) in bids.iter().enumerate() {
        for (other, (over, (under, ..))) in bids.iter().enumerate() {
            let is_too_low = at <= other;
            for words in [format!("{level}{symbol} over {over}{under}"), format!("{level} {english} on {over}{under}")]
            {
                assert_eq!(found(&words, Locale::En).contains("insufficient-bid"), is_too_low, "{words}");
            }
            let words = format!("{level} {polish} po {over}{under}");
            assert_eq!(found(&words, Locale::Pl).contains("insufficient-bid"), is_too_low, "{words}");
        }
    }
    assert_eq!(in_order("2H instead of 2S", Locale::En).first().map(String::as_str), Some("change-of-call"));
    assert_eq!(found("8NT", Locale::En), BTreeSet::from(["inadmissible-call".to_owned()]));
}

#[test]
fn calls_and_cards_are_read_in_words() {
    for (words, bid) in
        [("2 clubs", "2♣"), ("3 no trump", "3NT"), ("3 bez atu", "3NT"), ("4 kier", "4♥"), ("1BA", "1NT")]
    {
        assert_eq!(phrases::bid_in_words(words).as_deref(), Some(bid), "{words}");
    }
    for (words, card) in [
        ("ace of spades", "♠A"),
        ("10h", "♥T"),
        ("the 4 of hearts", "♥4"),
        ("as pik", "♠A"),
        ("pik as", "♠A"),
        ("dama kier", "♥Q"),
        ("♥ 4", "♥4"),
        ("Kd", "♦K"),
    ] {
        assert_eq!(phrases::card_in_words(words).as_deref(), Some(card), "{words}");
    }
    for words in ["spades", "ace", "a spade", "two aces of spades", "he led a spade", "4", "2 of notrump", ""] {
        assert_eq!(phrases::card_in_words(words), None, "{words}");
        assert_eq!(phrases::bid_in_words(words).filter(|_| words != "2 of notrump"), None, "{words}");
    }
}

/// A fault that the Laws find in an auction is evidence; its calls alone say nothing.
#[test]
fn an_auction_within_a_sentence_sets_the_scene() {
    let first = |words: &str, locale| in_order(words, locale).first().cloned().unwrap_or_default();
    for words in ["1H 1S 1D", "1C-(1S)-1H", "P-2D-2C", "N 1S E 2H S 2D", "1♠ pass 3♠ 3♥"] {
        assert_eq!(first(words, Locale::En), "insufficient-bid", "{words}");
    }
    assert_eq!(first("pas 1 karo 1 pik 1 kier", Locale::Pl), "insufficient-bid");
    assert_eq!(first("pass 1NT 2S pass 3H pass pass pass 3S", Locale::En), "inadmissible-call");
    for scene in
        ["1NT-P-3NT all pass", "1S P 2S P 4S P P P", "1D (1S) x AP", "pass 1NT pass 3NT ppp", "N 1S E 2H S 4S ap"]
    {
        for words in ["dummy revoke", "two penalty cards", "opening lead out of turn", "claim without statement"] {
            assert_eq!(
                in_order(&format!("{scene}; {words}"), Locale::En),
                in_order(words, Locale::En),
                "{scene} {words}"
            );
        }
    }
    for (words, found) in [
        ("West bid 1H over 1S", Some(("1♥", "1♠"))),
        ("1♠ (2♣) 1NT", Some(("1NT", "2♣"))),
        ("zalicytował 1 kier po 1 pik", Some(("1♥", "1♠"))),
        ("2H, then pulled to 3C", None),
        ("they are in 4S after 3H", None),
        ("1H 1S 2D", None),
    ] {
        let found = found.map(|(bid, over): (&str, &str)| (bid.to_owned(), over.to_owned()));
        assert_eq!(phrases::bid_too_low(words), found, "{words}");
    }
    for (words, card) in [
        ("East led the ♥6 out of turn", Some("♥6")),
        ("led the 3s", Some("♠3")),
        ("wyszedł szóstką kier", Some("♥6")),
        ("the queen of spades fell", Some("♠Q")),
        ("the six of hearts, and then the DK", None),
        ("she opened two hearts", None),
        ("bid 3S over 2S", None),
    ] {
        assert_eq!(phrases::only_card(words).as_deref(), card, "{words}");
    }
}

/// A phrase answers the question that its heading names, with an answer that the procedure has.
#[test]
fn every_phrase_of_an_answer_answers_its_question() {
    for locale in Locale::ALL {
        for one in phrases::answering(locale) {
            let procedure = named(one.procedure).unwrap_or_else(|| panic!("{one:?}"));
            let (_, kind) = procedure.question(one.question).unwrap_or_else(|| panic!("{one:?}"));
            let is_there = match kind {
                Kind::Word(words) => words.contains(&one.answer),
                Kind::Number => one.answer.parse::<u32>().is_ok(),
                Kind::Card => one.answer == "<card>",
                Kind::Call => one.answer == "<bid>" || redress::syntax::action(one.answer).is_some(),
                _ => false,
            };
            assert!(is_there, "{one:?}");
            let found = phrases::answers(one.procedure, one.phrase);
            let has = |(question, answer): &(&str, String)| *question == one.question && answer == one.answer;
            assert!(!is_plain(one.phrase) || found.iter().any(has), "{one:?}: {found:?}");
        }
    }
}

#[test]
fn words_answer_what_they_hold_and_no_more() {
    for (procedure, words, expected) in [
        (
            "exposed-card",
            "East dropped the ♥K on the table during the auction",
            "card ♥K, during auction, how inadvertent",
        ),
        ("exposed-card", "before the auction was over South showed the three of clubs", "card ♣3, during auction"),
        ("call-out-of-turn", "East passed out of turn over 1♠", ""),
        ("call-out-of-turn", "East opened 1♠ out of turn", "call 1♠"),
        ("call-out-of-turn", "Skontrował poza kolejnością", "call double"),
        ("exposed-card", "a card fell when the auction had ended", "how inadvertent"),
        ("exposed-card", "a defender dropped ♠4 and ♠5", "during play, how inadvertent"),
        ("exposed-card", "obrońcy wypadła dama kier w trzeciej lewie", "card ♥Q, during play, how inadvertent"),
        ("opening-lead-out-of-turn", "East led face down out of turn", "faced no"),
        ("revoke", "the revoke is not yet established", "established no"),
        ("revoke", "West revoked, and it is established", "established yes"),
        ("revoke", "the revoke was corrected before it was established", "established no"),
        ("revoke", "was the revoke established?", ""),
        ("revoke", "declarer claimed before the revoke was established", ""),
        ("revoke", "fałszywy renons poprawiony przed uprawomocnieniem", "established no"),
        ("defective-trick", "South has three cards left, the others two", ""),
        ("defective-trick", "two cards left when everybody else has one", ""),
        ("defective-trick", "S ma dwie karty, inni po jednej", ""),
        ("dummy-rights", "dummy never looked at a hand and warned declarer", ""),
        ("dummy-rights", "Dziadek nie zwrócił uwagi na renons", ""),
        ("opening-lead-out-of-turn", "karta nie została odkryta", ""),
        ("call-out-of-turn", "East passed out of turn, then opened 1♠", ""),
        ("revoke", "nikt nie zauważył renonsu przed uprawomocnieniem", ""),
        ("exposed-card", "E odsłonił ♠A po licytacji", "card ♠A"),
        ("exposed-card", "E odsłonił ♠A, a nie ♠K", ""),
        ("exposed-card", "W 2 lewie E odsłonił kartę", ""),
        ("exposed-card", "East exposed a card from the second trick", "during play"),
        ("dummy-card", "Declarer did not name the suit, he just said \"ten\"", "designated rank"),
        ("dummy-card", "Dummy picked up the ace of clubs although declarer had not called for any card", ""),
        ("call-out-of-turn", "S odpowiedział poza kolejnością na 1♥", ""),
        ("call-out-of-turn", "East wanted to bid 1♥ out of turn", ""),
        ("call-out-of-turn", "East did not pass out of turn", ""),
        ("revoke", "East revoked, it was almost established", ""),
        ("number-of-cards", "On board 12 East has too many cards", ""),
        ("dummy-rights", "dziadek nie zajrzał w karty i ostrzegł rozgrywającego", ""),
        ("dummy-rights", "dummy touched a card and declarer called the director", ""),
        ("understanding", "looked at his own system notes", "did system-card"),
        ("exposed-card", "East put two cards on the table, one accidentally", "how inadvertent"),
        ("inadmissible-call", "East bid although his partner was barred", ""),
        ("procedural-penalty", "they came late and discussed the board loudly", ""),
        ("procedural-penalty", "slow play by table 4", "offence slow"),
        ("procedural-penalty", "zadzwonił telefon", "offence disobeyed"),
        ("redeal", "the board was passed out", "deal passed-out"),
        ("number-of-cards", "South has 12 cards, North 14", ""),
        ("number-of-cards", "South has twelve cards", "cards 12"),
        ("number-of-cards", "West counted 14 cards, but it was 13", ""),
        ("dummy-card", "Declarer called for the queen and dummy played it", ""),
        ("dummy-card", "Declarer said spade and dummy played the jack", ""),
        ("dummy-card", "Declarer called for the queen and dummy played the wrong card", "misplayed yes"),
        ("opening-lead-out-of-turn", "Declarer faced his hand and the opening lead was made out of turn", ""),
        ("opening-lead-out-of-turn", "West led face up out of turn", "faced yes"),
        ("exposed-card", "East led the six of clubs when dummy was dropping a card on the table", "how inadvertent"),
        ("exposed-card", "Before dummy was faced, West dropped the ace of hearts", "card ♥A, how inadvertent"),
        ("exposed-card", "West's ace of spades fell on the table when North pushed the board", "card ♠A"),
    ] {
        let found: Vec<String> = phrases::answers(procedure, words)
            .iter()
            .map(|(question, answer)| format!("{question} {answer}"))
            .collect();
        assert_eq!(found.join(", "), expected, "{words}");
    }
}
