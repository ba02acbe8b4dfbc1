//! The names of rulings in force.

use super::copies::same;
use crate::syntax::tree;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A ruling under its name.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Named {
    /// As it was written.
    pub name: String,
    pub ruling: Rc<tree::Ruling>,
}

/// Names with their rulings, in layers: a case has the layers around it and puts its own names upon them, so that no name
/// is copied for it. A later layer hides what it names in those below.
#[derive(Debug, Clone, Default)]
pub(super) struct NameTable {
    layers: Vec<Rc<BTreeMap<String, Named>>>,
}

impl NameTable {
    /// Returns true if both have the same names for the same rulings, in the same layers.
    pub fn is_same(&self, other: &Self) -> bool {
        self.layers.len() == other.layers.len()
            && self.layers.iter().zip(&other.layers).all(|(own, other)| same(own, other))
    }

    /// The ruling of a name; case does not count.
    pub fn get(&self, name: &str) -> Option<&Rc<tree::Ruling>> {
        let key = name.to_lowercase();
        self.layers.iter().rev().find_map(|layer| layer.get(&key)).map(|named| &named.ruling)
    }

    /// Gives a ruling a name, in the place of another of that name.
    pub fn insert(&mut self, name: &str, ruling: tree::Ruling) {
        let (key, named) = (name.to_lowercase(), Named { name: name.to_owned(), ruling: Rc::new(ruling) });
        if let Some(own) = self.layers.last_mut().and_then(Rc::get_mut) {
            own.insert(key, named);
        } else {
            self.layers.push(Rc::new(BTreeMap::from([(key, named)])));
        }
        self.join();
    }

    /// Joins the topmost layers while the lower is not much larger, so that few are ever looked through.
    fn join(&mut self) {
        while let [.., below, top] = self.layers.as_slice()
            && below.len() <= top.len().saturating_mul(2)
        {
            let mut joined = BTreeMap::clone(below);
            joined.extend(top.iter().map(|(key, named)| (key.clone(), named.clone())));
            self.layers.truncate(self.layers.len().saturating_sub(2));
            self.layers.push(Rc::new(joined));
        }
    }

    /// Every name that is not hidden, in the order of the alphabet.
    pub fn all(&self) -> impl Iterator<Item = &Named> {
        self.first(usize::MAX)
    }

    /// So many of them, the first of the alphabet.
    pub fn first(&self, most: usize) -> impl Iterator<Item = &Named> {
        let mut all: BTreeMap<&str, &Named> = BTreeMap::new();
        for layer in &self.layers {
            all.extend(layer.iter().take(most).map(|(key, named)| (key.as_str(), named)));
        }
        all.into_values().take(most)
    }
}
