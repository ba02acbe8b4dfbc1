//! Dice: the same throws from the same seed on every machine and in every version.

/// SplitMix64: G. L. Steele, D. Lea, C. H. Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014, with
/// the constants of S. Vigna's `splitmix64.c` (public domain). A crate's generator may change with its version; exams
/// and layouts that were printed must not.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Dice for a seed; `salt` keeps apart what must not follow from one another.
    #[must_use]
    pub fn new(seed: u64, salt: u64) -> Self {
        let mut dice = Self(seed);
        let mixed = dice.next() ^ salt.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Self(mixed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 where that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        // The high half of the product: of a few dozen faces no one is favoured by more than one in 2^58.
        let wide = u128::from(self.next()) * u128::try_from(bound).unwrap_or(0);
        usize::try_from(wide >> 64).unwrap_or(0)
    }

    /// One of several; `None` if there are none.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }

    /// All of them in another order.
    pub fn shuffled<T>(&mut self, mut all: Vec<T>) -> Vec<T> {
        for at in (1..all.len()).rev() {
            all.swap(at, self.below(at.saturating_add(1)));
        }
        all
    }

    /// True once in so many throws.
    pub fn once_in(&mut self, throws: usize) -> bool {
        self.below(throws) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::Dice;

    /// The first throws of `splitmix64.c` from the seed 1234567, as published with the Java library's test vectors.
    #[test]
    fn throws_are_those_of_the_source() {
        let mut dice = Dice(1_234_567);
        let first: Vec<u64> = (0..5).map(|_| dice.next()).collect();
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(first, published);
    }
}
