//! From the notation of a procedure to the procedure.

use super::letters::renumbered;
use super::notation::{Notation, Pair, ReadError, Rule, citation, number, parties};
use crate::law::{Edition, Law};
use crate::procedure::{
    CallClass, Condition, Kind, Node, Offending, Party, Pattern, Procedure, Role, Source, Target, Verdict,
};
use pest::Parser;

/// The questions of a procedure as its rows refer to them.
struct Known {
    /// The questions and ends, in order.
    names: Vec<&'static str>,
    /// The answers that have Laws of their own.
    answers: Vec<CitedAnswer>,
}

/// An answer that has Laws of its own.
struct CitedAnswer {
    question: &'static str,
    answer: &'static str,
    laws: Vec<Law>,
}

/// Reads a procedure; one that amends another takes that from the files of the newest edition.
///
/// The text lives as long as the program, as Laws are cited from it: one that is read from elsewhere is leaked first.
///
/// # Errors
/// Why it cannot be read.
pub fn read(text: &'static str) -> Result<Procedure, ReadError> {
    let parts = parts(text)?;
    let Some(amended) = parts.iter().find(|part| part.as_rule() == Rule::amended) else { return whole(&parts) };
    let changes: Vec<Pair> = amended.clone().into_inner().collect();
    let name = changes.iter().find(|part| part.as_rule() == Rule::name).map_or("", Pair::as_str);
    let bases = super::FILES.iter().filter_map(|file| self::parts(file).ok());
    let is_it =
        |base: &Vec<Pair>| head_of(base).iter().any(|part| part.as_rule() == Rule::name && part.as_str() == name);
    let mut base = bases.into_iter().find(is_it).ok_or_else(|| ReadError::Amended(name.to_owned()))?;
    let without = names_of(&changes, Rule::without);
    base.retain(|part| part.as_rule() != Rule::node || !without.contains(&name_of(part)));
    let at =
        |base: &[Pair], name: &str| base.iter().position(|one| one.as_rule() == Rule::node && name_of(one) == name);
    let mut behind = 0_usize;
    for node in parts.iter().filter(|part| part.as_rule() == Rule::node) {
        let place = at(&base, name_of(node));
        match place.and_then(|place| base.get_mut(place)) {
            Some(one) => one.clone_from(node),
            None => base.insert(behind.saturating_add(1), node.clone()),
        }
        behind = at(&base, name_of(node)).unwrap_or(behind);
    }
    let own: Vec<&str> = parts.iter().filter(|part| part.as_rule() == Rule::node).map(name_of).collect();
    Ok(renumbered(Procedure { unread: unread(&changes)?, ..whole(&base)? }, &own))
}

/// The head and the nodes of a file.
fn parts(text: &'static str) -> Result<Vec<Pair>, ReadError> {
    let mut files = Notation::parse(Rule::file, text).map_err(|error| ReadError::Notation(error.to_string()))?;
    Ok(files.next().into_iter().flat_map(Pair::into_inner).collect())
}

/// The parts of the head of a file.
fn head_of(parts: &[Pair]) -> Vec<Pair> {
    let head = parts.iter().find(|part| part.as_rule() == Rule::head);
    head.into_iter().flat_map(|head| head.clone().into_inner()).collect()
}

fn whole(parts: &[Pair]) -> Result<Procedure, ReadError> {
    let written: Vec<&Pair> = parts.iter().filter(|part| part.as_rule() == Rule::node).collect();
    let answers: Result<Vec<_>, _> = written.iter().map(|node| cited_answers(node)).collect();
    let known = Known {
        names: written.iter().map(|node| name_of(node)).collect(),
        answers: answers?.into_iter().flatten().collect(),
    };
    let nodes = written.iter().map(|node| self::node(node, &known)).collect::<Result<_, _>>()?;
    let inner = head_of(parts);
    let mut names = inner.iter().filter(|part| part.as_rule() == Rule::name).map(Pair::as_str);
    let laws = laws(&inner)?;
    let offenders = inner.iter().find(|part| part.as_rule() == Rule::offending).map(Pair::as_str);
    Ok(Procedure {
        edition: Edition::default(),
        rows: Edition::default(),
        name: names.next().unwrap_or_default(),
        short: names.collect(),
        law: laws.first().copied().ok_or_else(|| ReadError::Law(String::new()))?,
        offenders: match offenders {
            Some("by") => Offending::By,
            Some("none") => Offending::Nobody,
            Some("named") => Offending::Named,
            _ => Offending::Unchanged,
        },
        monotone: names_of(&inner, Rule::monotone),
        always: always(&inner)?,
        unread: unread(&inner)?,
        nodes,
    })
}

/// The names in the lines of a kind.
fn names_of(parts: &[Pair], line: Rule) -> Vec<&'static str> {
    let lines = parts.iter().filter(|part| part.as_rule() == line).flat_map(|part| part.clone().into_inner());
    lines.map(|name| name.as_str()).collect()
}

/// The answers that always go together.
fn always(parts: &[Pair]) -> Result<Vec<[Condition; 2]>, ReadError> {
    let lines = parts.iter().filter(|part| part.as_rule() == Rule::always);
    let pairs = lines.map(|line| {
        let mut pair = line.clone().into_inner().map(|part| condition(&part));
        Ok(pair.next().transpose()?.zip(pair.next().transpose()?))
    });
    let pairs: Result<Vec<_>, ReadError> = pairs.collect();
    Ok(pairs?.into_iter().flatten().map(|(one, other)| [one, other]).collect())
}

/// The paragraphs whose text could not be read.
fn unread(parts: &[Pair]) -> Result<Vec<Law>, ReadError> {
    names_of(parts, Rule::unread).into_iter().map(citation).collect()
}

/// The name of a question or an end.
fn name_of(node: &Pair) -> &'static str {
    let line = node.clone().into_inner().next();
    line.and_then(|line| line.into_inner().find(|part| part.as_rule() == Rule::name)).map_or("", |name| name.as_str())
}

/// The answers to a question that have Laws of their own.
fn cited_answers(node: &Pair) -> Result<Vec<CitedAnswer>, ReadError> {
    let words = node.clone().into_inner().flatten().filter(|part| part.as_rule() == Rule::word);
    let read = words.map(|word| {
        let parts: Vec<Pair> = word.clone().into_inner().collect();
        let cited = parts.iter().filter(|part| part.as_rule() == Rule::citation).map(|law| citation(law.as_str()));
        let answer = parts.first().map_or("", Pair::as_str);
        let laws: Vec<Law> = cited.collect::<Result<_, _>>()?;
        let own = Law::read(answer).filter(|_| laws.is_empty());
        Ok(CitedAnswer { question: name_of(node), answer, laws: laws.into_iter().chain(own).collect() })
    });
    let read: Result<Vec<CitedAnswer>, ReadError> = read.collect();
    Ok(read?.into_iter().filter(|one| !one.laws.is_empty()).collect())
}

fn node(written: &Pair, known: &Known) -> Result<Node, ReadError> {
    let mut lines = written.clone().into_inner();
    let first: Vec<Pair> = lines.next().into_iter().flat_map(Pair::into_inner).collect();
    let kind = first.iter().find(|part| part.as_rule() == Rule::kind);
    let if_known = first.iter().find(|part| part.as_rule() == Rule::if_known).and_then(|_| left_out(written, known));
    let rules: Vec<Vec<_>> = lines.map(|rule| self::rules(&rule, name_of(written), known)).collect::<Result<_, _>>()?;
    Ok(Node {
        name: name_of(written),
        role: kind.map_or(Role::End, |kind| Role::Ask(self::kind(kind))),
        laws: laws(&first)?,
        judgement: first.iter().any(|part| part.as_rule() == Rule::judgement),
        choice: first.iter().find(|part| part.as_rule() == Rule::choice).and_then(choice),
        say: names_of(&first, Rule::say).first().copied(),
        sources: first
            .iter()
            .filter(|part| part.as_rule() == Rule::from_the_table)
            .flat_map(|part| part.clone().into_inner())
            .filter_map(|source| Source::named(source.as_str()))
            .collect(),
        rules: rules.into_iter().flatten().chain(if_known).collect(),
    })
}

/// The row of a question that is asked `if known`: left out, it leads to the next.
fn left_out(written: &Pair, known: &Known) -> Option<crate::procedure::Rule> {
    let next = known.names.iter().position(|name| *name == name_of(written))?.checked_add(1)?;
    let line = written.as_str().lines().next().unwrap_or_default();
    Some(crate::procedure::Rule {
        written: (line.trim_end(), written.line_col().0),
        otherwise: false,
        answers: vec![Pattern::LeftOut],
        and: Vec::new(),
        to: Target::Node(next),
        effects: Vec::new(),
        laws: Vec::new(),
    })
}

/// The players whose choice an answer may be, and the words for the choices.
fn choice(written: &Pair) -> Option<(Vec<Party>, Vec<&'static str>)> {
    let parts: Vec<Pair> = written.clone().into_inner().collect();
    let words = parts.iter().filter(|part| part.as_rule() == Rule::name).map(Pair::as_str).collect();
    Some((parties(&parts).collect(), words))
}

fn kind(written: &Pair) -> Kind {
    let words = |pair: &Pair| -> Vec<&'static str> {
        let names = pair.clone().into_inner().flatten().filter(|part| part.as_rule() == Rule::name);
        names.map(|name| name.as_str()).collect()
    };
    match written.clone().into_inner().next() {
        Some(kind) => match kind.as_rule() {
            Rule::call => Kind::Call,
            Rule::card => Kind::Card,
            Rule::alternatives => Kind::Alternatives,
            Rule::claimed => Kind::Claimed,
            Rule::tricks_won => Kind::Tricks,
            Rule::number => Kind::Number,
            Rule::ruling => Kind::Ruling,
            Rule::sides => Kind::Sides,
            Rule::names => Kind::Names,
            Rule::each_side => Kind::EachSide(words(&kind)),
            _ => Kind::Word(words(&kind)),
        },
        None => Kind::Word(Vec::new()),
    }
}

/// The rows that a line stands for: itself, or one for each answer whose Laws it takes.
fn rules(written: &Pair, asked: &str, known: &Known) -> Result<Vec<crate::procedure::Rule>, ReadError> {
    let row = rule(written, known)?;
    let mut laws = written.clone().into_inner().filter(|part| part.as_rule() == Rule::law);
    let answered = laws.find_map(|law| law.into_inner().find(|part| part.as_rule() == Rule::of_answer));
    let Some(answered) = answered else { return Ok(vec![row]) };
    let question = answered.into_inner().as_str();
    let named = match row.and.iter().find(|condition| condition.question == question) {
        Some(condition) => &condition.answers,
        None if question == asked => &row.answers,
        None => &Vec::new(),
    };
    let is_named = |word| named.is_empty() || named.contains(&Pattern::Word(word));
    let of_question = known.answers.iter().filter(|one| one.question == question && is_named(one.answer));
    let one = |cited: &CitedAnswer| {
        let mut row = crate::procedure::Rule { laws: cited.laws.clone(), ..row.clone() };
        let answers = vec![Pattern::Word(cited.answer)];
        if cited.question == asked {
            row.answers = answers;
        } else {
            row.and.retain(|condition| condition.question != cited.question);
            row.and.push(Condition { question: cited.question, answers });
        }
        row
    };
    let rows: Vec<_> = of_question.map(one).collect();
    let is_each = rows.len() >= named.len().max(1);
    is_each.then_some(rows).ok_or_else(|| ReadError::Answers(written.as_str().trim_end().to_owned()))
}

fn rule(written: &Pair, known: &Known) -> Result<crate::procedure::Rule, ReadError> {
    let parts: Vec<Pair> = written.clone().into_inner().collect();
    let (mut and, mut otherwise) = (Vec::new(), false);
    let (mut answers, mut effects, mut to) = (Vec::new(), Vec::new(), Target::Next);
    for part in &parts {
        match part.as_rule() {
            Rule::otherwise => otherwise = true,
            Rule::answers => answers = patterns(part)?,
            Rule::condition => and.push(condition(part)?),
            Rule::target => to = target(part.as_str(), &known.names)?,
            Rule::effect => effects.extend(super::effects::effects(part)?),
            _ => {}
        }
    }
    let written = (written.as_str().trim_end(), written.line_col().0);
    Ok(crate::procedure::Rule { written, otherwise, answers, and, to, effects, laws: laws(&parts)? })
}

/// A question and answers to it, one of which it must have.
fn condition(written: &Pair) -> Result<Condition, ReadError> {
    let question = written.clone().into_inner().find(|part| part.as_rule() == Rule::name);
    Ok(Condition { question: question.map_or("", |name| name.as_str()), answers: patterns(written)? })
}

fn patterns(written: &Pair) -> Result<Vec<Pattern>, ReadError> {
    let answers = written.clone().into_inner().filter(|part| part.as_rule() == Rule::answer);
    answers.map(|answer| pattern(&answer)).collect()
}

/// The citations among the parts.
fn laws(parts: &[Pair]) -> Result<Vec<Law>, ReadError> {
    let laws = parts.iter().filter(|part| part.as_rule() == Rule::law);
    let citations = laws.flat_map(|law| law.clone().into_inner()).filter(|part| part.as_rule() == Rule::citation);
    citations.map(|law| citation(law.as_str())).collect()
}

fn target(word: &'static str, known: &[&'static str]) -> Result<Target, ReadError> {
    if let Some(at) = known.iter().position(|name| *name == word) {
        return Ok(Target::Node(at));
    }
    match word {
        "next" => Ok(Target::Next),
        "asked" => Ok(Target::Asked),
        "contradiction" => Ok(Target::Contradiction),
        word => Verdict::named(word).map(Target::Verdict).ok_or_else(|| ReadError::Target(word.to_owned())),
    }
}

fn pattern(answer: &Pair) -> Result<Pattern, ReadError> {
    let Some(form) = answer.clone().into_inner().next() else { return Ok(Pattern::LeftOut) };
    let name = || form.clone().into_inner().next().map_or("", |name| name.as_str());
    Ok(match form.as_rule() {
        Rule::left_out => Pattern::LeftOut,
        Rule::better => Pattern::Better,
        Rule::call_class => Pattern::Call(match form.as_str() {
            "the lowest in the denomination" => CallClass::LowestInDenomination,
            "an insufficient bid" => CallClass::Insufficient,
            "a bid in another denomination" => CallClass::OtherDenomination,
            "an honour" => CallClass::Honour,
            "a double" => CallClass::Double,
            _ => CallClass::Pass,
        }),
        Rule::all => Pattern::All(name()),
        Rule::some => Pattern::Some(name()),
        Rule::at_least => Pattern::AtLeast(number(name())?),
        Rule::exactly => Pattern::Number(number(form.as_str())?),
        _ => Pattern::Word(name()),
    })
}
