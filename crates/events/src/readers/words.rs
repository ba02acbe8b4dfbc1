//! Words of bridge in the languages that result files are in: English, Polish, French, German, Dutch, Swedish, Danish,
//! Norwegian, Italian and Spanish. All are in capitals, without blanks.

use redress_core::ruling::{Seat, Strain};

/// The names of each denomination. One letter alone is read where every language that has it gives it one meaning, as `P` and
/// `T` do; `K` is none. `C` is clubs in English, and hearts where spades are `P` and clubs are `T`.
const STRAINS: [(Strain, &[&str]); 5] = [
    (
        Strain::NoTrump,
        &[
            "NT",
            "BA",
            "SA",
            "N",
            "UT",
            "ST",
            "OT",
            "NOTRUMP",
            "NOTRUMPS",
            "BEZATU",
            "BEZATUT",
            "SANSATOUT",
            "SANS",
            "SANG",
            "OHNETRUMPF",
            "ZONDERTROEF",
            "UDENTRUMF",
            "GRAND",
            "SENZA",
            "SENZAATOUT",
            "SINTRIUNFO",
            "SINTRIUNFOS",
        ],
    ),
    (
        Strain::Spades,
        &[
            "S", "P", "♠", "♤", "SPADE", "SPADES", "PIK", "PIKI", "PIKÓW", "PIQUE", "PIQUES", "SCHOPPEN", "SPADER",
            "SPAR", "PICCHE", "PICHE", "PICA", "PICAS",
        ],
    ),
    (
        Strain::Hearts,
        &[
            "H",
            "♥",
            "♡",
            "HEART",
            "HEARTS",
            "KIER",
            "KIERY",
            "KIERÓW",
            "COEUR",
            "COEURS",
            "CŒUR",
            "CŒURS",
            "HERZ",
            "HARTEN",
            "HJÄRTER",
            "HJARTER",
            "HJERTER",
            "HJERTE",
            "CUORI",
            "CUORE",
            "CORAZON",
            "CORAZÓN",
            "CORAZONES",
        ],
    ),
    (
        Strain::Diamonds,
        &[
            "D",
            "♦",
            "♢",
            "DIAMOND",
            "DIAMONDS",
            "KARO",
            "KARA",
            "KAR",
            "CARREAU",
            "CARREAUX",
            "RUITEN",
            "RUTER",
            "RUDER",
            "QUADRI",
            "DIAMANTE",
            "DIAMANTES",
        ],
    ),
    (
        Strain::Clubs,
        &[
            "C",
            "T",
            "♣",
            "♧",
            "CLUB",
            "CLUBS",
            "TREFL",
            "TREFLE",
            "TREFLI",
            "TREFLES",
            "TRÈFLE",
            "TRÈFLES",
            "TR",
            "TREFF",
            "KREUZ",
            "KLAVER",
            "KLAVEREN",
            "KLÖVER",
            "KLOVER",
            "KLØVER",
            "KLØR",
            "KLOR",
            "KLÖR",
            "FIORI",
            "TREBOL",
            "TRÉBOL",
            "TREBOLES",
            "TRÉBOLES",
        ],
    ),
];

/// The denominations at the beginning of a text, each with the rest. Blanks may stand within the names of no trump alone, so
/// that the `E` of `2 TREFL E` is declarer.
pub(super) fn strains(text: &str) -> impl Iterator<Item = (Strain, &str)> {
    let of = move |(strain, names): &(Strain, &'static [&'static str])| {
        let strain = *strain;
        let rest = move |name: &&str| match strain {
            Strain::NoTrump => behind(text, name),
            _ => text.strip_prefix(*name),
        };
        names.iter().filter_map(move |name| Some((strain, rest(name)?)))
    };
    STRAINS.iter().flat_map(of)
}

/// The text behind a name within which blanks may stand.
fn behind<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    name.chars().try_fold(text, |rest, c| rest.trim_start().strip_prefix(c))
}

/// The seat of a word. Letters that mean two seats, such as `O`, are none.
pub(super) fn seat(word: &str) -> Option<Seat> {
    match word {
        "N" | "NORTH" | "NORD" | "NOORD" | "NORTE" | "PÓŁNOC" => Some(Seat::North),
        "E" | "EAST" | "EST" | "OST" | "OOST" | "ÖST" | "ØST" | "ØEST" | "ESTE" | "Ö" | "Ø" | "WSCHÓD" => {
            Some(Seat::East)
        }
        "S" | "SOUTH" | "SUD" | "SÜD" | "ZUID" | "SYD" | "SØR" | "SUR" | "POŁUDNIE" => Some(Seat::South),
        "W" | "WEST" | "OUEST" | "VÄST" | "VEST" | "OVEST" | "OESTE" | "V" | "ZACHÓD" => Some(Seat::West),
        _ => None,
    }
}

/// Returns true for a word that means that everybody passed.
pub(super) fn is_passed_out(word: &str) -> bool {
    [
        "PASS",
        "PASSED",
        "PASSEDOUT",
        "PASSOUT",
        "ALLPASS",
        "AP",
        "P",
        "PO",
        "PAS",
        "4PASY",
        "4PAS",
        "PASSE",
        "PASSES",
        "PASSÉ",
        "PASSÉE",
        "PASSEGENERAL",
        "RUNDPASS",
        "AUSGEPASST",
        "RONDPAS",
        "RONDGEPAST",
        "UITGEPAST",
        "PASSAD",
        "UTPASSAD",
        "UTPASSET",
        "UDPASSET",
        "PASSET",
        "PASSATO",
        "PASSATA",
        "PASO",
        "PASADO",
        "PASADA",
    ]
    .contains(&word)
}

/// Returns true for a word, in small letters without signs, that means that a board was not played.
pub(super) fn is_not_played(word: &str) -> bool {
    [
        "np",
        "notplayed",
        "noplay",
        "niegrano",
        "niegrane",
        "nonjoué",
        "nonjouée",
        "nonjoue",
        "nonjouee",
        "nichtgespielt",
        "nietgespeeld",
        "ejspelad",
        "ejspelat",
        "ikkespillet",
        "ikkespilt",
        "nongiocata",
        "nongiocato",
        "nojugada",
        "nojugado",
    ]
    .contains(&word)
}
