//! One thing for each side.

use super::Side;

/// One thing for each side.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sides<T> {
    /// North-South's.
    pub ns: T,
    /// East-West's.
    pub ew: T,
}

impl<T> Sides<T> {
    /// The one of `side`.
    #[must_use]
    pub fn by(&self, side: Side) -> &T {
        match side {
            Side::NS => &self.ns,
            Side::EW => &self.ew,
        }
    }

    /// The one of `side`, to change.
    pub fn by_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::NS => &mut self.ns,
            Side::EW => &mut self.ew,
        }
    }

    /// Makes one for each side.
    pub fn of(mut make: impl FnMut(Side) -> T) -> Self {
        Self { ns: make(Side::NS), ew: make(Side::EW) }
    }

    /// Makes one for each side, or fails with the first that fails.
    ///
    /// # Errors
    /// The error of `make`.
    pub fn try_of<E>(mut make: impl FnMut(Side) -> Result<T, E>) -> Result<Self, E> {
        Ok(Self { ns: make(Side::NS)?, ew: make(Side::EW)? })
    }
}
