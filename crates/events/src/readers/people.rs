//! Contestants of tables that name their players and give no numbers: pairs, or the players of an individual.

use crate::model::{ContestantId, EventBuilder, EventForm};
use redress_core::ruling::{Side, Sides};
use std::collections::{HashMap, HashSet};

/// The name under which the robots of a service are one.
const ROBOT: &str = "Robot";

/// Names that robots have: `GiB`, `Robot`, `~~M59370`.
fn is_robot(name: &str) -> bool {
    name.starts_with("~~") || ["robot", "gib"].contains(&name.to_lowercase().as_str())
}

/// The players of a side, in the order of their names, robots by one name.
fn key(players: &[String; 2]) -> [String; 2] {
    let mut own = players.clone().map(|name| if is_robot(&name) { ROBOT.to_owned() } else { name.trim().to_owned() });
    own.sort();
    own
}

/// Contestants by the names of their players.
pub(super) struct People {
    /// The number of a pair, or of a player of an individual.
    numbers: HashMap<Vec<String>, String>,
    is_individual: bool,
}

impl People {
    /// The contestants at these tables of boards. Those whose players are ranked, in this order, have the first numbers; the others
    /// follow as they appear. A pair that
    /// is not ranked, and has a player of one that is and the boards that it lacks, sat in its place.
    pub fn of<'a>(
        tables: impl Iterator<Item = (u32, &'a Sides<[String; 2]>)>,
        ranked: impl Iterator<Item = Vec<String>>,
        event: &mut EventBuilder,
    ) -> Self {
        let mut played: Vec<([String; 2], HashSet<u32>)> = Vec::new();
        let mut places: HashMap<[String; 2], usize> = HashMap::new();
        for (board, pair) in tables.flat_map(|(board, sides)| [&sides.ns, &sides.ew].map(|own| (board, key(own)))) {
            let at = *places.entry(pair.clone()).or_insert_with(|| {
                played.push((pair, HashSet::new()));
                played.len().saturating_sub(1)
            });
            if let Some((_, boards)) = played.get_mut(at) {
                boards.insert(board);
            }
        }
        let is_individual = partners_change(played.iter().map(|(pair, _)| pair));
        if is_individual {
            event.form = EventForm::Individual;
        }
        let mut people = Self { numbers: HashMap::new(), is_individual };
        for names in ranked {
            match <[String; 2]>::try_from(names) {
                Ok(pair) => people.enter(&key(&pair)),
                Err(names) => names.into_iter().for_each(|name| people.number(vec![name])),
            }
        }
        let ranked: HashSet<Vec<String>> = people.numbers.keys().cloned().collect();
        for (pair, boards) in played.iter().filter(|(pair, _)| !is_of_robots(pair)) {
            let is_ranked = |pair: &[String; 2]| ranked.contains(pair.as_slice());
            let substituted = |(other, own): &&([String; 2], HashSet<u32>)| {
                let has_one = other.iter().any(|name| name != ROBOT && pair.contains(name));
                is_ranked(other) && has_one && own.is_disjoint(boards)
            };
            let mut of = played.iter().filter(substituted);
            match (of.next(), of.next()) {
                (Some((other, _)), None) if !is_individual && !is_ranked(pair) => {
                    let number = people.name_of(other);
                    people.numbers.insert(pair.to_vec(), number);
                }
                _ => people.enter(pair),
            }
        }
        people
    }

    fn enter(&mut self, pair: &[String; 2]) {
        if self.is_individual {
            pair.iter().filter(|name| *name != ROBOT).for_each(|name| self.number(vec![name.clone()]));
        } else {
            self.number(pair.to_vec());
        }
    }

    fn number(&mut self, names: Vec<String>) {
        let next = self.numbers.len().saturating_add(1);
        self.numbers.entry(names).or_insert_with(|| next.to_string());
    }

    /// The contestants at a table. Two robots are another pair against everybody whom they meet.
    pub fn at(&self, table: &Sides<[String; 2]>, event: &mut EventBuilder) -> Sides<ContestantId> {
        Sides::of(|side: Side| {
            let own = key(table.by(side));
            if is_of_robots(&own) {
                let others = self.name_of(&key(table.by(side.opponents())));
                return event.contestant(None, &format!("{ROBOT} {others}"), None);
            }
            let number = match &own {
                [one, other] if self.is_individual => {
                    let [one, other] = [one, other].map(|name| {
                        let number = self.name_of(std::slice::from_ref(name));
                        name_contestant(event, &number, vec![name.clone()]);
                        number
                    });
                    return event.together(None, [&one, &other]);
                }
                pair => self.name_of(pair),
            };
            name_contestant(event, &number, table.by(side).to_vec())
        })
    }

    /// The contestant of these names, if it is at a table.
    pub fn known(&self, names: &[String], event: &mut EventBuilder) -> Option<ContestantId> {
        let number = match names {
            [one, other] => self.numbers.get(key(&[one.clone(), other.clone()]).as_slice()),
            names => self.numbers.get(names),
        }?;
        Some(event.contestant(None, number, None))
    }

    fn name_of(&self, names: &[String]) -> String {
        self.numbers.get(names).cloned().unwrap_or_else(|| names.join(" + "))
    }
}

fn name_contestant(event: &mut EventBuilder, number: &str, names: Vec<String>) -> ContestantId {
    let id = event.contestant(None, number, None);
    if let Some(contestant) = event.contestant_mut(id).filter(|known| known.names.is_empty()) {
        contestant.names = names;
    }
    id
}

fn is_of_robots(pair: &[String; 2]) -> bool {
    pair.iter().all(|name| name == ROBOT)
}

/// Returns true if most of the players sit with several partners. A few do in an event of pairs: substitutes.
fn partners_change<'a>(pairs: impl Iterator<Item = &'a [String; 2]>) -> bool {
    let mut partners: HashMap<String, HashSet<String>> = HashMap::new();
    for [one, other] in pairs {
        for (own, partner) in [(one, other), (other, one)] {
            if own != ROBOT {
                partners.entry(own.clone()).or_default().insert(partner.clone());
            }
        }
    }
    let changing = partners.values().filter(|own| own.len() > 1).count();
    changing.saturating_mul(2) > partners.len()
}
