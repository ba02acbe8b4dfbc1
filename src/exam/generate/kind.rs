//! The kinds of fresh questions.

use crate::dice::Dice;

/// The kind of a fresh question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A weighted score, Law 12C1(c).
    Weighted,
    /// Weights tilted towards each side, after a director's error, Law 82C.
    Split,
    /// Self-inflicted damage by an error of play, Law 12C1(e).
    Damage,
    /// A weighted score on a board that not every table played.
    Neuberg,
    /// A weighted score against a datum.
    Butler,
    /// The cards of a deal: its leads, and what they come to.
    Cards,
    /// Unauthorised information, Law 16B.
    Unauthorised,
    /// Misinformation, Law 21B.
    Misinformation,
    /// A revoke, Laws 61 to 64.
    Revoke,
    /// Play of a wrong board or hand, Law 15.
    Law15,
    /// A board without a result, Law 12C2.
    Law12,
    /// Damage that the innocent side did to itself, Law 12C1(e).
    Law12e,
    /// A board of a team match without a comparison, Law 86.
    Law86,
    /// An insufficient bid, a call out of turn or a change of call, Laws 25, 27 and 29 to 32.
    Call,
    /// Deception by tempo or manner, Law 73.
    Tempo,
    /// Information from elsewhere, Law 16D.
    Law16d,
    /// A director's error, Law 82.
    Law82,
    /// A fouled board, Law 87.
    Law87,
    /// A wrong number of cards, or a defective trick, Laws 13, 14 and 67.
    Hand,
    /// A contested claim, Laws 68 to 70.
    Claim,
    /// A lead or a play out of turn, or too early, Laws 53 to 60.
    Lead,
    /// A card exposed, named or played, and the penalty card that it becomes, Laws 42 to 52 and 58.
    Card,
    /// An inadmissible call, or calls at the same time, Laws 33 to 39.
    Law36,
    /// Information that a player may use, corrected explanations, and agreements, Laws 16A, 16C, 20F, 23 and 40.
    Law16,
    /// Scores, redeals, players without the director, penalties and appeals, Laws 6, 9 to 11, 79 and 90 to 93.
    Office,
}

/// Keeps the kind that a seed asks for apart from all else.
const KIND_SALT: u64 = 7;

impl Kind {
    /// Every kind that asks for a score.
    pub const SCORED: [Self; 5] = [Self::Weighted, Self::Split, Self::Damage, Self::Neuberg, Self::Butler];

    /// Every kind that asks for a verdict and its Law.
    pub const OF_LAW: [Self; 19] = [
        Self::Unauthorised,
        Self::Misinformation,
        Self::Revoke,
        Self::Law15,
        Self::Law12,
        Self::Law12e,
        Self::Law86,
        Self::Call,
        Self::Tempo,
        Self::Law16d,
        Self::Law82,
        Self::Law87,
        Self::Hand,
        Self::Claim,
        Self::Lead,
        Self::Card,
        Self::Law36,
        Self::Law16,
        Self::Office,
    ];

    /// Every kind, in the order of the command line.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::SCORED.into_iter().chain([Self::Cards]).chain(Self::OF_LAW)
    }

    /// Returns whether a verdict is asked for.
    #[must_use]
    pub fn is_of_law(self) -> bool {
        Self::OF_LAW.contains(&self)
    }

    /// The kind that a seed asks for where nobody says it: of a score, or of law.
    #[must_use]
    pub fn of_seed(seed: u64, is_of_law: bool) -> Self {
        let kinds: &[Self] = if is_of_law { &Self::OF_LAW } else { &Self::SCORED };
        Dice::new(seed, KIND_SALT).one_of(kinds).copied().unwrap_or(Self::Weighted)
    }

    /// The kind of a word on the command line.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        Self::all().find(|kind| kind.word() == word)
    }

    /// The word on the command line.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Weighted => "weighted",
            Self::Split => "split",
            Self::Damage => "damage",
            Self::Neuberg => "neuberg",
            Self::Butler => "butler",
            Self::Cards => "evidence",
            Self::Unauthorised => "ui",
            Self::Misinformation => "mi",
            Self::Revoke => "revoke",
            Self::Law15 => "law15",
            Self::Law12 => "law12",
            Self::Law12e => "law12e",
            Self::Law86 => "law86",
            Self::Call => "call",
            Self::Tempo => "tempo",
            Self::Law16d => "law16d",
            Self::Law82 => "law82",
            Self::Law87 => "law87",
            Self::Hand => "hand",
            Self::Claim => "claim",
            Self::Lead => "lead",
            Self::Card => "card",
            Self::Law36 => "law36",
            Self::Law16 => "law16",
            Self::Office => "office",
        }
    }

    /// Keeps the boards of one seed apart.
    pub(super) fn salt(self) -> u64 {
        match self {
            Self::Weighted => 1,
            Self::Split => 2,
            Self::Damage => 3,
            Self::Neuberg => 4,
            Self::Butler => 5,
            Self::Cards => 27,
            Self::Unauthorised => 9,
            Self::Misinformation => 10,
            Self::Revoke => 11,
            Self::Law15 => 12,
            Self::Law12 => 13,
            Self::Law12e => 28,
            Self::Law86 => 14,
            Self::Call => 15,
            Self::Tempo => 8,
            Self::Law16d => 17,
            Self::Law82 => 18,
            Self::Law87 => 19,
            Self::Hand => 20,
            Self::Claim => 21,
            Self::Lead => 22,
            Self::Card => 23,
            Self::Law36 => 24,
            Self::Law16 => 25,
            Self::Office => 26,
        }
    }
}
