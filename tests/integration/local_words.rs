//! The words of other languages in scripts: read beside those of the notation, written by `fmt --language`.

use crate::harness::{Run, files_below, root};
use redress::messages::Locale;
use redress::syntax::{format, format_as_written, format_in, language_of};

fn polish() -> Locale {
    Locale::of_tag("pl").unwrap()
}

/// Scripts of the examples and the casebook that can be read, each with its name and its canonical form.
fn scripts() -> Vec<(String, String, String)> {
    let folders = ["examples", "casebook"].map(|folder| files_below(&root().join(folder), "ruling"));
    let all = folders.into_iter().flatten().filter_map(|path| {
        let text = std::fs::read_to_string(&path).unwrap();
        let canonical = format(&text).ok()?;
        Some((path.display().to_string(), text, canonical))
    });
    all.collect()
}

#[test]
fn every_script_comes_back_from_polish() {
    let scripts = scripts();
    assert!(scripts.len() > 60, "{}", scripts.len());
    for (name, script, english) in scripts {
        let written = format_in(&script, polish()).unwrap();
        let back = format(&written).unwrap_or_else(|problems| panic!("{name}: {problems:?}\n{written}"));
        assert_eq!(back, english, "{name}\n{written}");
        assert_eq!(format_in(&written, polish()).unwrap(), written, "{name}");
    }
}

/// Each statement and clause, as a Polish director writes it.
#[test]
fn polish_words_are_written() {
    for (notation, polish_words) in [
        ("board 7 dealer S vul all", "rozdanie 7 rozdaje S obie po partii"),
        ("board 7 vul EW", "rozdanie 7 WE po partii"),
        ("traveller { +620: 3, -100 }", "protokół { +620: 3, -100 }"),
        ("protocol", "frekans"),
        ("other table +300", "drugi stół +300"),
        ("offenders EW", "strona wykraczająca WE"),
        ("offenders both", "strona wykraczająca obie"),
        ("obtained 3NT= W", "wynik 3BA= W"),
        ("compare td, A+/A-", "porównaj td, A+/A-"),
        (
            "damage NS before +620 after +500 obtained +150",
            "szkoda NS przed wykroczeniem +620 po wykroczeniu +500 wynik +150",
        ),
        ("(60% +620 & rest -100)", "(60% +620 & reszta -100)"),
        ("match boards 16 rest +10 scale wbf", "mecz 16 rozdań reszta +10 skala wbf"),
        ("match rest +10 boards 16", "mecz 16 rozdań reszta +10"),
        ("board 7 vul none", "rozdanie 7 nikt po partii"),
        ("match knockout rest NS +10 EW -12", "mecz pucharowy reszta NS +10 WE -12"),
        ("penalty EW 10%", "kara WE 10%"),
        ("session NS 64.2% EW 38%", "sesja NS 64.2% WE 38%"),
        ("scoring matchpoints", "punktacja maksy"),
        ("set round 0.1 to-average", "ustaw zaokrąglenie 0.1 do-średniej"),
        ("set short-field none", "ustaw niepełne-rozdanie brak"),
        ("regulations pzbs", "regulamin pzbs"),
        ("expect td: NS 9.8 MP, EW 8.2", "oczekuj td: NS 9.8 PT, WE 8.2"),
        ("expect td: error weights-sum, stands", "oczekuj td: błąd weights-sum, wynik utrzymany"),
        ("stands", "wynik utrzymany"),
        ("pass", "pas"),
        ("at table 3: +620", "przy stole 3: +620"),
        (
            "vary w from 0% to 100% step 10% in (w +620 & rest -100)",
            "zmieniaj w od 0% do 100% krok 10% w (w +620 & reszta -100)",
        ),
        ("solve w in (w +620 & rest -100) for NS 12", "znajdź w w (w +620 & reszta -100) dla NS 12"),
        ("solve w in (w +620 & rest -100) for place NS 4 1", "znajdź w w (w +620 & reszta -100) dla miejsce NS 4 1"),
        ("td in \"B\"", "td w \"B\""),
        ("incident ui by E { information: yes }", "zdarzenie ui przez E { information: tak }"),
        ("expect incident: adjust, law 16B1", "oczekuj zdarzenie: rozjemczy, przepis 16B1"),
        ("answer adjust, law 16B1", "odpowiedź rozjemczy, przepis 16B1"),
        ("why not adjust", "dlaczego nie rozjemczy"),
        ("case \"Board 7\" points 4 { +620 }", "przypadek \"Board 7\" punkty 4 { +620 }"),
        ("let td = (60% +620 & 40% -100)", "niech td = (60% +620 & 40% -100)"),
        ("effects", "wpływ"),
        ("ranking before", "klasyfikacja przed"),
        ("weights from poll { 4♥: 4♥-1 W, pass: 3NT= W }", "wagi z ankiety { 4♥: 4♥-1 W, pass: 3BA= W }"),
        ("lead ♥K by W", "wist ♥K przez W"),
        ("include \"club.ruling\"", "dołącz \"club.ruling\""),
        ("sheet \"Club\" appeal 20", "kartka \"Club\" odwołanie 20"),
        ("audit", "audyt"),
        ("answer play-on, law 55B2", "odpowiedź grać-dalej, przepis 55B2"),
        ("answer artificial, law 12C2", "odpowiedź procentowy, przepis 12C2"),
        ("answer transfer", "odpowiedź przekazanie"),
        ("answer cancel", "odpowiedź unieważnione"),
        ("answer replay", "odpowiedź rozegranie"),
        ("incident no-result { fault: NS directly, EW none }", "zdarzenie no-result { fault: NS directly, WE brak }"),
        ("incident revoke by S { exception: none }", "zdarzenie revoke przez S { exception: brak }"),
        ("marks side 50% weights 40%", "ocena strona 50% wagi 40%"),
    ] {
        let script = format!("{notation}\n");
        let written = format_in(&script, polish()).unwrap_or_else(|problems| panic!("{notation}: {problems:?}"));
        assert_eq!(written.trim_end(), polish_words, "{notation}");
        let back = format(&written).unwrap_or_else(|problems| panic!("{written}: {problems:?}"));
        assert_eq!(back, format(&script).unwrap(), "{written}");
    }
}

/// A script keeps its language until another is asked for; words of both may stand in one.
#[test]
fn a_script_keeps_its_language() {
    let script = "# zapis\nrozdanie 7\nprotokół {\n  +620: 3\n  -100: 2\n}\n+620\n";
    assert_eq!(language_of(script), polish());
    assert_eq!(format_as_written(script).unwrap(), script);
    assert_eq!(language_of("+620\nboard 7\nkara NS 10%\n"), Locale::default());
    assert_eq!(format_as_written("board 7\nkara NS 10%\n").unwrap(), "board 7\npenalty NS 10%\n");
    let done = Run::script("rozdanie 7\nprotokół { +620: 3, -100: 2 }\nobtained -100\nfrekans\n").done().exits(0);
    assert!(done.stdout.contains("+620"), "{}", done.stdout);
    // Words that may be names are names.
    for name in ["po", "przed", "w", "z", "reszta", "karty", "stół"] {
        let script = format!("let {name} = +620\ncompare {name}, -100\n");
        assert_eq!(format(&script).as_ref(), Ok(&script), "{name}");
    }
    let done = Run::script("let kara = +620\n").done().exits(3);
    assert!(done.stderr.contains("kara"), "{}", done.stderr);
}

/// Words that were written before, and the order of English, stay understood.
#[test]
fn other_words_stay_understood() {
    for (script, notation) in [
        ("kontrola", "audit"),
        ("arkusz \"Club\"", "sheet \"Club\""),
        ("mecz rozdań 16 tabela wbf", "match boards 16 scale wbf"),
        ("match 16 boards scale wbf", "match boards 16 scale wbf"),
        ("rozdanie 7 po partii obie", "board 7 vul all"),
        ("odpowiedź sztuczny, przepis 12C2", "answer artificial, law 12C2"),
        ("odpowiedź lewy", "answer transfer"),
        ("odpowiedź anulowane", "answer cancel"),
        ("odpowiedź powtórka", "answer replay"),
    ] {
        assert_eq!(format(script).unwrap().trim_end(), notation, "{script}");
    }
    let scales = "skala \"klub\" 6 rozdań { 0-2: 10-10, 3+: 12-8 }\n";
    let english = format(scales).unwrap();
    assert!(english.starts_with("scale \"klub\" boards 6"), "{english}");
    assert!(format_in(&english, polish()).unwrap().starts_with("skala \"klub\" 6 rozdań"), "{english}");
}

#[test]
fn words_are_read_whatever_their_case() {
    for script in ["ROZDANIE 7", "Protokół { +620 }", "PROTOKÓŁ { +620 }", "Strona Wykraczająca WE", "WYNIK UTRZYMANY"]
    {
        assert!(format(script).is_ok(), "{script}: {:?}", format(script));
    }
}

#[test]
fn fmt_writes_the_words_of_a_language() {
    let polish = Run::args(["fmt", "--language", "pl", "-"]).stdin("board 7\nobtained 3NT= W\n").done().exits(0);
    assert_eq!(polish.stdout, "rozdanie 7\nwynik 3BA= W\n");
    let english = Run::args(["fmt", "--language", "en", "-"]).stdin("rozdanie 7\nwynik 3BA= W\n").done().exits(0);
    assert_eq!(english.stdout, "board 7\nobtained 3NT= W\n");
    let kept =
        Run::args(["fmt", "-"]).stdin("rozdanie 7\nwynik 3BA= W\n").env("REDRESS_LANGUAGE", "en").done().exits(0);
    assert_eq!(kept.stdout, "rozdanie 7\nwynik 3BA= W\n");
}
