//! The headings of columns, in English, Polish, French, German, Dutch, Swedish, Danish, Norwegian, Italian and Spanish.

/// Declares the columns and their headings.
macro_rules! columns {
    ($($column:ident: $($name:literal)*,)*) => {
        /// A column.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub(crate) enum Column {
            $($column,)*
        }

        /// The headings of each, its own name first.
        const NAMES: &[(Column, &[&str])] = &[$((Column::$column, &[$($name),*])),*];
    };
}

// Names are compared without blanks, signs and accents: `Nr rozdania` is nrrozdania, `% NS` is %ns.
columns! {
    Board: "board" "bd" "brd" "boardno" "boardnr" "boardnumber" "boardnum" "rozdanie" "rozd" "nrrozdania"
        "numerrozdania" "donne" "nodonne" "numdonne" "etui" "brett" "boardnummer" "spel" "spelnr" "spelnummer"
        "bricka" "brickanr" "bricknr" "spil" "spilnr" "mappe" "mappenr" "spill" "spillnr" "mano" "smazzata" "estuche"
        "tablero",
    Ns: "ns" "nspair" "pairns" "nsno" "nsnumber" "nspairnumber" "nspairno" "pairnumberns" "pairidns" "nsid" "parans" "nspara" "nrns" "nsteam" "teamns",
    Ew: "ew" "ewpair" "pairew" "ewno" "ewnumber" "ewpairnumber" "ewpairno" "pairnumberew" "pairidew" "ewid" "paraew" "ewpara" "nrew" "we" "parawe" "ewteam" "teamew",
    Score: "score" "zapis" "wynikpunktowy" "scored" "marque" "anschrift" "punteggio" "puntuacion" "anotacion",
    ScoreNs: "scorens" "nsscore" "ns+" "zapisns" "nszapis",
    ScoreEw: "scoreew" "ewscore" "ew+" "zapisew" "ewzapis" "zapiswe" "scorewe",
    Contract: "contract" "kontrakt" "kontr" "con" "contrat" "contratto" "contrato" "melding",
    Declarer: "declarer" "decl" "dec" "by" "playedby" "rozgrywajacy" "rozgr" "rozgrywa" "rozg" "declarant"
        "alleinspieler" "spieler" "leider" "spelforare" "spilforer" "spilleforer" "dichiarante" "declarante",
    Tricks: "tricks" "trickswon" "trickstaken" "lew" "lewy" "lewwzietych" "wzietelewy" "wzietych" "levees" "plis"
        "stiche" "slagen" "stick" "stik" "stikk" "prese" "bazas",
    Result: "result" "res" "made" "+" "wynik" "wpadnad" "resultat" "ergebnis" "resultaat" "risultato" "resultado",
    Lead: "lead" "openinglead" "wist" "pierwszywist" "entame" "ausspiel" "uitkomst" "utspel" "udspil" "utspill"
        "attacco" "salida",
    Session: "session" "sesja" "seance" "durchgang" "zitting" "sesjon" "sessione" "sesion",
    Section: "section" "sect" "sektor" "sekcja" "grupa" "sektion" "gruppe" "grupp" "lijn" "raekke" "seksjon" "pulje"
        "sezione" "girone" "seccion" "grupo",
    NsSection: "nssection" "sectionns" "sektorns",
    EwSection: "ewsection" "sectionew" "sektorew",
    Round: "round" "rnd" "rd" "runda" "rundy" "tour" "runde" "ronde" "rond" "turno" "ronda",
    Table: "table" "tbl" "tab" "stol" "stolik" "nrstolu" "tisch" "tafel" "bord" "tavolo" "mesa",
    Room: "room" "pokoj" "sala" "salle" "raum" "zaal" "rum" "rom" "stanza",
    Group: "group" "fouledgroup",
    NsPoints: "nspoints" "pointsns" "pktns" "nspkt" "punktyns",
    EwPoints: "ewpoints" "pointsew" "pktew" "ewpkt" "punktyew" "pktwe",
    Unit: "unit" "jednostka",
    EwUnit: "ewunit",
    NsMatchpoints: "nsmp" "mpns" "nsmps" "matchpointsns" "nsmatchpoints" "mppns" "nsmpoints",
    EwMatchpoints: "ewmp" "mpew" "ewmps" "matchpointsew" "ewmatchpoints" "mppew" "ewmpoints",
    NsPercent: "ns%" "%ns" "percentns" "nspercent" "nspercentage" "percentagens" "procentns",
    EwPercent: "ew%" "%ew" "percentew" "ewpercent" "ewpercentage" "percentageew" "procentew" "%we",
    NsImps: "nsimp" "impns" "nsimps" "impsns" "ximpns" "butlerns",
    EwImps: "ewimp" "impew" "ewimps" "impsew" "ximpew" "butlerew" "impwe",
    NsVictoryPoints: "nsvp" "vpns" "nsvps" "vpsns" "nsvictorypoints" "victorypointsns",
    EwVictoryPoints: "ewvp" "vpew" "ewvps" "vpsew" "ewvictorypoints" "victorypointsew" "vpwe",
    NsPenalty: "nspenalty" "penaltyns" "karans" "nskara",
    EwPenalty: "ewpenalty" "penaltyew" "karaew" "ewkara" "karawe",
    NsCarryOver: "nscarry" "carryns" "nscarryover" "carryoverns" "nscarried" "przeniesienions",
    EwCarryOver: "ewcarry" "carryew" "ewcarryover" "carryoverew" "ewcarried" "przeniesienieew",
    NsHandicap: "nshandicap" "handicapns" "nshcp" "hcpns",
    EwHandicap: "ewhandicap" "handicapew" "ewhcp" "hcpew",
    Datum: "datum" "sredniarozdania" "srednia" "boardaverage",
    Code: "code" "kod",
    State: "state" "status",
    Dealer: "dealer" "rozdajacy" "donneur" "teiler" "gever" "giv" "givare" "giver" "mazziere" "dador",
    Vulnerable: "vulnerable" "vulnerability" "vul" "zalozenia" "partia" "vulnerabilite" "gefahr" "gefahrenlage"
        "kwetsbaar" "kwetsbaarheid" "zon" "zonen" "zone" "sone" "zona" "vulnerabilita" "vulnerabilidad",
    Deal: "deal" "cards" "hands" "rozklad",
    NsNames: "nsnames" "namesns" "nazwiskans",
    EwNames: "ewnames" "namesew" "nazwiskaew",
    Event: "event" "eventname" "turniej",
    Form: "form",
    Scoring: "scoring" "punktacja",
}

impl Column {
    /// The column of this name; case, blanks and accents do not count.
    pub fn named(name: &str) -> Option<Self> {
        let bare = bare(name);
        let known = |bare: &str| NAMES.iter().find(|(_, names)| names.contains(&bare)).map(|(column, _)| *column);
        known(&bare).or_else(|| known(&of_a_side(&bare)?))
    }

    /// Its own name: `board`.
    pub fn name(self) -> &'static str {
        let names = NAMES.iter().find(|(known, _)| *known == self).map(|(_, names)| *names);
        names.and_then(|names| names.first().copied()).unwrap_or_default()
    }
}

/// The sides in the languages of files, and in English.
const SIDES: [(&str, &str); 7] =
    [("ns", "ns"), ("nz", "ns"), ("ew", "ew"), ("we", "ew"), ("ow", "ew"), ("eo", "ew"), ("ov", "ew")];

/// Words of headings of a side, and the English one.
const WORDS_OF_A_SIDE: [(&str, &[&str]); 5] = [
    ("", &["paire", "paar", "para", "par", "coppia", "pareja", "equipe", "equipo", "squadra", "lag", "hold", "team"]),
    ("score", &["marque", "punteggio", "puntuacion", "zapis"]),
    ("points", &["punkte", "punten", "poang", "point", "poeng", "punti", "puntos"]),
    ("names", &["noms", "namen", "navne", "navn", "namn", "nomi", "nombres"]),
    ("imp", &["imps"]),
];

/// A bare heading of one side in English: `scoreew` for `ewmarque`, `mpns` for `nzmp`. `None` if it names no side.
fn of_a_side(bare: &str) -> Option<String> {
    SIDES.iter().find_map(|(side, english)| {
        let word = bare.strip_suffix(side).or_else(|| bare.strip_prefix(side))?;
        let translated = WORDS_OF_A_SIDE.iter().find(|(_, words)| words.contains(&word)).map_or(word, |(own, _)| own);
        Some(format!("{translated}{english}"))
    })
}

/// A name without its case, blanks and accents.
pub(super) fn bare(name: &str) -> String {
    let plain = |c: char| match c {
        'ą' | 'à' | 'á' | 'â' | 'ä' | 'å' | 'ã' => 'a',
        'ć' | 'ç' => 'c',
        'ę' | 'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ń' | 'ñ' => 'n',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ø' => 'o',
        'ś' => 's',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    };
    let lower = name.trim().to_lowercase().replace('æ', "ae");
    lower.chars().map(plain).filter(|c| c.is_alphanumeric() || "%+".contains(*c)).collect()
}

/// The sign before a field that a spreadsheet would take for a formula.
const FORMULA_GUARD: char = '\'';

/// The characters that a spreadsheet takes for the beginning of a formula, in every width.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];

/// Returns true if a spreadsheet would take a field for a formula.
fn is_formula(field: &str) -> bool {
    field.starts_with(FORMULA)
}

/// A field for a spreadsheet; one that it would take for a formula is marked as text.
#[must_use]
pub fn guarded(field: &str) -> String {
    if is_formula(field) { format!("{FORMULA_GUARD}{field}") } else { field.to_owned() }
}

/// A field without the guard that keeps spreadsheets from taking it for a formula.
pub(super) fn without_guard(field: &str) -> &str {
    field.strip_prefix(FORMULA_GUARD).filter(|rest| is_formula(rest)).unwrap_or(field)
}
