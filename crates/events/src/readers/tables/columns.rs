//! What columns are called, in English and Polish.

/// What a column holds.
macro_rules! columns {
    ($($column:ident: $($name:literal)*,)*) => {
        /// What a column holds.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub(super) enum Column {
            $($column,)*
        }

        /// What each is called, its own name first.
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
}

/// A name without what people write differently.
fn bare(name: &str) -> String {
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

/// What stands before a field that a spreadsheet would take for a formula.
pub(crate) const GUARD: char = '\'';

/// Whether a spreadsheet would take a field for a formula.
pub(crate) fn is_formula(field: &str) -> bool {
    field.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// A field without the guard that keeps spreadsheets from taking it for a formula.
fn without_guard(field: &str) -> &str {
    field.strip_prefix(GUARD).filter(|rest| is_formula(rest)).unwrap_or(field)
}

/// Which column of a file is what.
#[derive(Debug)]
pub(super) struct Columns {
    headings: Vec<String>,
    known: Vec<Option<Column>>,
}

impl Columns {
    /// The columns of these headings. What the user says of a heading counts before what it is called.
    pub fn named(headings: &[String], said: &[(String, String)]) -> Self {
        let of_user = |heading: &str| {
            let own = said.iter().find(|(_, name)| bare(name) == bare(heading));
            own.and_then(|(column, _)| Column::named(column))
        };
        let said_columns: Vec<Column> = headings.iter().filter_map(|heading| of_user(heading)).collect();
        let mut known: Vec<Option<Column>> = Vec::with_capacity(headings.len());
        for heading in headings {
            let own = of_user(heading).or_else(|| Column::named(heading).filter(|own| !said_columns.contains(own)));
            // The first of a name counts.
            known.push(own.filter(|own| !known.contains(&Some(*own))));
        }
        Self { headings: headings.to_vec(), known }
    }

    /// Whether lines of boards can be made of them: boards, pairs, and something that was scored.
    pub fn are_enough(&self) -> bool {
        use Column::{
            Board, Contract, Ew, EwMatchpoints, Ns, NsImps, NsMatchpoints, NsPercent, NsPoints, Result, Score,
        };
        use Column::{ScoreEw, ScoreNs, State};
        let scored = [
            Score,
            ScoreNs,
            ScoreEw,
            Contract,
            Result,
            NsPoints,
            NsMatchpoints,
            NsPercent,
            NsImps,
            EwMatchpoints,
            State,
        ];
        [Board, Ns, Ew].iter().all(|column| self.has(*column)) && scored.iter().any(|column| self.has(*column))
    }

    /// How many are known.
    pub fn known(&self) -> usize {
        self.known.iter().flatten().count()
    }

    /// Whether all that are known are such.
    pub fn are_all(&self, such: impl Fn(Column) -> bool) -> bool {
        self.known.iter().flatten().all(|column| such(*column))
    }

    pub fn has(&self, column: Column) -> bool {
        self.known.contains(&Some(column))
    }

    /// Whether the file has a heading of this name.
    pub fn has_heading(&self, name: &str) -> bool {
        self.headings.iter().any(|heading| bare(heading) == bare(name))
    }

    /// What the file calls a column; its own name where it has none.
    pub fn heading(&self, column: Column) -> &str {
        let at = self.known.iter().position(|known| *known == Some(column));
        let own = || NAMES.iter().find(|(known, _)| *known == column).and_then(|(_, names)| names.first().copied());
        at.and_then(|at| self.headings.get(at)).map(String::as_str).or_else(own).unwrap_or_default()
    }

    /// The field of a record in this column; none where it is empty.
    pub fn field<'r>(&self, column: Column, record: &'r csv::StringRecord) -> Option<&'r str> {
        let at = self.known.iter().position(|known| *known == Some(column))?;
        record.get(at).map(str::trim).map(without_guard).filter(|field| !field.is_empty())
    }

    /// What the columns are called that are not known, in their order.
    pub fn unknown(&self) -> impl Iterator<Item = &str> {
        let of_none = self.headings.iter().zip(&self.known).filter(|(_, known)| known.is_none());
        of_none.map(|(heading, _)| heading.trim()).filter(|heading| !heading.is_empty())
    }
}
