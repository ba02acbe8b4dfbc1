//! The headings of columns, in English and Polish.

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
    Board: "board" "bd" "brd" "boardno" "boardnr" "boardnumber" "boardnum" "rozdanie" "rozd" "nrrozdania" "numerrozdania",
    Ns: "ns" "nspair" "pairns" "nsno" "nsnumber" "nspairnumber" "nspairno" "pairnumberns" "pairidns" "nsid" "parans" "nspara" "nrns" "nsteam" "teamns",
    Ew: "ew" "ewpair" "pairew" "ewno" "ewnumber" "ewpairnumber" "ewpairno" "pairnumberew" "pairidew" "ewid" "paraew" "ewpara" "nrew" "we" "parawe" "ewteam" "teamew",
    Score: "score" "zapis" "wynikpunktowy" "scored",
    ScoreNs: "scorens" "nsscore" "ns+" "zapisns" "nszapis",
    ScoreEw: "scoreew" "ewscore" "ew+" "zapisew" "ewzapis" "zapiswe" "scorewe",
    Contract: "contract" "kontrakt" "kontr" "con",
    Declarer: "declarer" "decl" "dec" "by" "playedby" "rozgrywajacy" "rozgr" "rozgrywa" "rozg",
    Tricks: "tricks" "trickswon" "trickstaken" "lew" "lewy" "lewwzietych" "wzietelewy" "wzietych",
    Result: "result" "res" "made" "+" "wynik" "wpadnad",
    Lead: "lead" "openinglead" "wist" "pierwszywist",
    Session: "session" "sesja",
    Section: "section" "sect" "sektor" "sekcja" "grupa",
    NsSection: "nssection" "sectionns" "sektorns",
    EwSection: "ewsection" "sectionew" "sektorew",
    Round: "round" "rnd" "rd" "runda" "rundy",
    Table: "table" "tbl" "tab" "stol" "stolik" "nrstolu",
    Room: "room" "pokoj" "sala",
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
    NsPenalty: "nspenalty" "penaltyns" "karans" "nskara",
    EwPenalty: "ewpenalty" "penaltyew" "karaew" "ewkara" "karawe",
    NsCarryOver: "nscarry" "carryns" "nscarryover" "carryoverns" "nscarried" "przeniesienions",
    EwCarryOver: "ewcarry" "carryew" "ewcarryover" "carryoverew" "ewcarried" "przeniesienieew",
    NsHandicap: "nshandicap" "handicapns" "nshcp" "hcpns",
    EwHandicap: "ewhandicap" "handicapew" "ewhcp" "hcpew",
    Datum: "datum" "sredniarozdania" "srednia" "boardaverage",
    Code: "code" "kod",
    State: "state" "status",
    Dealer: "dealer" "rozdajacy",
    Vulnerable: "vulnerable" "vulnerability" "vul" "zalozenia" "partia",
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
        NAMES.iter().find(|(_, names)| names.contains(&bare.as_str())).map(|(column, _)| *column)
    }

    /// Its own name: `board`.
    pub fn name(self) -> &'static str {
        let names = NAMES.iter().find(|(known, _)| *known == self).map(|(_, names)| *names);
        names.and_then(|names| names.first().copied()).unwrap_or_default()
    }
}

/// A name without its case, blanks and accents.
pub(super) fn bare(name: &str) -> String {
    let plain = |c: char| match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    let lower = name.trim().to_lowercase();
    lower.chars().map(plain).filter(|c| c.is_alphanumeric() || "%+".contains(*c)).collect()
}

/// The sign before a field that a spreadsheet would take for a formula.
pub(crate) const FORMULA_GUARD: char = '\'';

/// Returns true if a spreadsheet would take a field for a formula.
pub(crate) fn is_formula(field: &str) -> bool {
    field.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// A field without the guard that keeps spreadsheets from taking it for a formula.
pub(super) fn without_guard(field: &str) -> &str {
    field.strip_prefix(FORMULA_GUARD).filter(|rest| is_formula(rest)).unwrap_or(field)
}
