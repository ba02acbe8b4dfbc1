//! What can be an argument of a message.

use crate::messages::Argument;
use crate::ruling::Side;
use std::borrow::Cow;

/// What can be an argument of a message.
pub trait Said {
    /// As a message takes it.
    fn said(&self) -> Argument<'_>;
}

impl Said for str {
    fn said(&self) -> Argument<'_> {
        self.into()
    }
}

impl Said for String {
    fn said(&self) -> Argument<'_> {
        self.into()
    }
}

impl Said for Cow<'_, str> {
    fn said(&self) -> Argument<'_> {
        self.as_ref().into()
    }
}

impl<T: Said + ?Sized> Said for &T {
    fn said(&self) -> Argument<'_> {
        (**self).said()
    }
}

macro_rules! copied {
    ($($type:ty)+) => {
        $(impl Said for $type {
            fn said(&self) -> Argument<'_> {
                (*self).into()
            }
        })+
    };
}

copied!(char usize u32 u64 i32 i64 Side);
