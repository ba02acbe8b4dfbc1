//! A procedure as data.

use super::table::{CallClass, Duty, Party, Source};
use crate::law::{Edition, Law};

/// The questions of a procedure, in the order of its Law.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Procedure {
    /// The edition of the Laws that it follows.
    pub edition: Edition,
    /// The edition whose questions and rows these are: an older one may differ in letters alone.
    pub rows: Edition,
    /// Its name: `unauthorised-information`.
    pub name: &'static str,
    /// Other names for it: `ui`.
    pub short: Vec<&'static str>,
    /// The Law that it follows.
    pub law: Law,
    /// Who is named after `by`, and whether that makes offenders.
    pub offenders: Offending,
    /// Questions of which a greater answer is never better for the offender.
    pub monotone: Vec<&'static str>,
    /// Answers that always go together: where the first is so, the second is.
    pub always: Vec<[Condition; 2]>,
    /// Paragraphs that it rests on and whose text could not be read.
    pub unread: Vec<Law>,
    /// Questions and ends in order; without another word each leads to the next.
    pub nodes: Vec<Node>,
}

/// The part of the side named after `by` in the rulings that follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offending {
    /// The side that offended.
    By,
    /// It changes nothing, and nobody need be named.
    Unchanged,
    /// Who it is matters, such as the side that claims, but makes no offender.
    Named,
    /// Neither side offended, whoever is named (Law 82C).
    Nobody,
}

/// A question with what its answers lead to, or an end that asks nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// Its name.
    pub name: &'static str,
    /// The question and the form of its answer.
    pub role: Role,
    /// The Laws that it asks by.
    pub laws: Vec<Law>,
    /// Whether the answer is a judgement, and not a fact to be established.
    pub judgement: bool,
    /// The player whose choice the answer is, of several the first who opposes the offender, and the words for his choices in
    /// the order of the answers; `None` if the director answers.
    pub choice: Option<(Vec<Party>, Vec<&'static str>)>,
    /// The words for the players while the question is open, where it is no choice of theirs.
    pub say: Option<&'static str>,
    /// The statements about the table that answer it; of several the first that does.
    pub sources: Vec<Source>,
    /// The rules for its answers; the first that applies decides, and none leads to the next node.
    pub rules: Vec<Rule>,
}

/// Whether a node asks something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Role {
    /// A question.
    Ask(Kind),
    /// An end, of which only the rules count.
    End,
}

/// The answers that a question has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    Word(Vec<&'static str>),
    /// A call or a card.
    Call,
    /// A card.
    Card,
    /// Calls or cards, or `none`; where nothing is said and a poll was taken, what that found.
    Alternatives,
    /// A number of tricks, 0 to 13.
    Tricks,
    /// A number of the tricks that remained, and of how many where that is known: `4 of 6`.
    Claimed,
    /// A whole number, 0 at least.
    Number,
    /// Outcomes, as a ruling.
    Ruling,
    /// One side or both.
    Sides,
    /// One of these words for each side.
    EachSide(Vec<&'static str>),
    /// Names of groups.
    Names,
}

/// The place to which an answer leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The row as it is written, and its line in the file.
    pub written: (&'static str, usize),
    /// True if it is meant for what no row above matches, though some match what it does.
    pub otherwise: bool,
    /// The answers for which it holds; empty: any answer.
    pub answers: Vec<Pattern>,
    /// The further conditions.
    pub and: Vec<Condition>,
    /// Its destination.
    pub to: Target,
    /// Its further effects.
    pub effects: Vec<Effect>,
    /// The Laws that say so.
    pub laws: Vec<Law>,
}

/// The place of a row: that of its question or end, and its own below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    /// The question or end, counted from 0.
    pub node: usize,
    /// The row below it, counted from 0.
    pub rule: usize,
}

/// An earlier answer, the tricks transferred so far or what the player named is, that must be one of these.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// The question; `tricks` for those transferred so far, `by` for the player named, who may be `dummy`.
    pub question: &'static str,
    /// The answer that it must have.
    pub answers: Vec<Pattern>,
}

/// The kinds of answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pattern {
    /// It was left out.
    LeftOut,
    /// This word; of calls `none`.
    Word(&'static str),
    /// This number.
    Number(u32),
    /// This number or more.
    AtLeast(u32),
    /// Outcomes worth more to the non-offenders than the rectification.
    Better,
    /// A call of this class.
    Call(CallClass),
    /// This word for both sides.
    All(&'static str),
    /// This word for one side at least.
    Some(&'static str),
}

/// The place to which a rule leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The next node.
    Next,
    /// The node at this place.
    Node(usize),
    /// The question has to be answered.
    Asked,
    /// The answers exclude one another.
    Contradiction,
    /// The end.
    Verdict(Verdict),
}

/// The further effects of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// So many tricks are transferred to the non-offenders.
    Tricks(u32),
    /// The side named by `by` gets as many of the tricks that remained as this question says; the result obtained is the one
    /// as claimed.
    TricksOf(&'static str),
    /// The adjustment rests on damage, which the score shows once it is known (Law 12B1).
    IfDamaged,
    /// The obtained result may not be weighed.
    ExcludeObtained,
    /// This procedure is to be gone through too.
    Also(&'static str),
    /// Each side's artificial score follows from fault (Law 12C2(a)).
    ArtificialBy {
        /// The question that found it.
        fault: &'static str,
        /// The question for how many such boards of the session it is (Law 12C2(d)), where one asks.
        nth: Option<&'static str>,
        /// The question for the sides that get one, where one asks; otherwise both do.
        to: Option<&'static str>,
    },
    /// No part of the damage is self-inflicted, which says nothing of the table result (Law 12C1(e)).
    NothingSelfInflicted,
    /// Another known fact contradicts the answer.
    Doubted,
    /// This question is still to be answered, though the verdict does not wait for it.
    Open(&'static str),
    /// Both sides offended, whoever is named.
    BothOffended,
    /// Average plus to both sides, as nobody is at fault.
    ArtificialBoth,
    /// The innocent side has the better of average plus and what this question says, the other the complement.
    BetterOf(&'static str),
    /// The adjusted score may be assigned or artificial: no result could be obtained, or it is cancelled (Law 12C).
    OfEitherKind,
    /// An artificial score is refused.
    RefuseArtificial,
    /// A weighted score is refused.
    RefuseWeights,
    /// A player has this obligation from now on.
    Must(Duty),
    /// The score may be adjusted under this Law once the board has been played.
    Later(Law),
    /// The director tells the players this: the name of a text of the procedure.
    Say(&'static str),
}

macro_rules! verdicts {
    ($($(#[doc = $doc:literal])* $name:ident $word:literal;)*) => {
        /// The end of a procedure.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Verdict { $($(#[doc = $doc])* $name,)* }

        impl Verdict {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The word of the language for it, which is also the JSON's.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word,)* }
            }
        }
    };
}

verdicts! {
    /// No infraction, no rectification, or no damage: the table result stands.
    Stands "stands";
    /// An assigned adjusted score is to be awarded (Law 12C1).
    Adjust "adjust";
    /// An artificial adjusted score (Law 12C2).
    Artificial "artificial";
    /// Tricks are transferred.
    Transfer "transfer";
    /// The board is played on; the result may be adjusted later.
    PlayOn "play-on";
    /// The board is cancelled for both sides.
    Cancel "cancel";
    /// The board, or the right board, is to be played.
    Replay "replay";
    /// Questions are open.
    Incomplete "incomplete";
}

impl Verdict {
    /// The verdict of a word; case does not count.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|verdict| verdict.word().eq_ignore_ascii_case(word))
    }
}

impl Node {
    /// True if the table answers it by the offender's part in the play.
    #[must_use]
    pub fn is_role(&self) -> bool {
        !self.sources.is_empty() && self.words().is_some_and(|words| words.contains(&"defender"))
    }

    /// The name of the words that the players hear while it is open: those of the choice at hand, or its own.
    #[must_use]
    pub fn speech(&self) -> Option<&'static str> {
        self.choice.as_ref().map(|_| self.name).or(self.say)
    }

    /// The words of which one is the answer; `None` if it is answered otherwise.
    #[must_use]
    pub fn words(&self) -> Option<&[&'static str]> {
        match &self.role {
            Role::Ask(Kind::Word(words)) => Some(words),
            _ => None,
        }
    }
}

impl Procedure {
    /// Whether it has this name, or is called so for short; case does not count.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        std::iter::once(&self.name).chain(&self.short).any(|own| own.eq_ignore_ascii_case(name))
    }

    /// The question of a name and how it is answered; case does not count.
    #[must_use]
    pub fn question(&self, name: &str) -> Option<(&Node, &Kind)> {
        self.questions().find(|(node, _)| node.name.eq_ignore_ascii_case(name))
    }

    /// Every question, in order.
    pub fn questions(&self) -> impl Iterator<Item = (&Node, &Kind)> {
        self.nodes.iter().filter_map(|node| match &node.role {
            Role::Ask(kind) => Some((node, kind)),
            Role::End => None,
        })
    }

    /// The names of the texts that a director reads out: of the questions that are a player's choice, and of the ends.
    pub fn texts(&self) -> impl Iterator<Item = &'static str> {
        let choices = self.nodes.iter().filter_map(Node::speech);
        let effects = self.nodes.iter().flat_map(|node| &node.rules).flat_map(|rule| &rule.effects);
        choices.chain(effects.filter_map(|effect| match effect {
            Effect::Say(text) => Some(*text),
            _ => None,
        }))
    }

    /// True if the auction or a player answers some of its questions: it is ruled while the board is being played.
    #[must_use]
    pub fn is_of_table(&self) -> bool {
        self.nodes.iter().any(|node| node.choice.is_some() || node.sources.contains(&Source::Auction))
    }

    /// True if it is about a call: the auction answers its first question.
    #[must_use]
    pub fn is_of_call(&self) -> bool {
        self.nodes.first().is_some_and(|node| node.sources.contains(&Source::Auction) && !node.is_role())
    }

    /// True if the opening lead tells it something.
    #[must_use]
    pub fn is_of_opening_lead(&self) -> bool {
        self.nodes.iter().any(|node| node.sources.contains(&Source::Lead))
    }

    /// Whether it has to be said of whom it is.
    #[must_use]
    pub fn asks_by(&self) -> bool {
        matches!(self.offenders, Offending::By | Offending::Named)
    }

    /// Every row, with its place.
    pub fn rows(&self) -> impl Iterator<Item = (Row, &Rule)> {
        let rules = |(node, of): (usize, &'_ Node)| (node, of.rules.len());
        let places = self.nodes.iter().enumerate().map(rules);
        let places = places.flat_map(|(node, rules)| (0..rules).map(move |rule| Row { node, rule }));
        places.filter_map(|row| Some((row, self.nodes.get(row.node)?.rules.get(row.rule)?)))
    }

    /// The conditions of its rows on earlier answers.
    pub fn conditions(&self) -> impl Iterator<Item = &Condition> {
        self.nodes.iter().flat_map(|node| &node.rules).flat_map(|rule| &rule.and)
    }

    /// The answers to a question that rows tell apart.
    pub fn patterns_of(&self, question: &str) -> impl Iterator<Item = &Pattern> {
        let own = self.nodes.iter().filter(move |node| node.name == question).flat_map(|node| &node.rules);
        let conditions = self.conditions().filter(move |condition| condition.question == question);
        own.flat_map(|rule| &rule.answers).chain(conditions.flat_map(|condition| &condition.answers))
    }

    /// Its own Law and those by which it asks.
    pub fn laws_of_questions(&self) -> impl Iterator<Item = Law> {
        std::iter::once(self.law).chain(self.nodes.iter().flat_map(|node| &node.laws).copied())
    }

    /// Every Law that it cites.
    pub fn laws(&self) -> impl Iterator<Item = Law> {
        let of_rules = self.nodes.iter().flat_map(|node| &node.rules).flat_map(|rule| &rule.laws).copied();
        self.laws_of_questions().chain(of_rules)
    }
}
