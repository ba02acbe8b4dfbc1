//! The limits of a request: those of every statement, and those that the request sets.

use super::{Desk, Refusal, RefusalCode};
use crate::messages::{self, Locale};
use crate::session::Budget;
use crate::work::{Limits, Stop};
use std::sync::Arc;
use std::time::Duration;

/// The time since some moment. The desk has no clock of its own: not every place where it runs has one.
pub type Clock = fn() -> Duration;

/// Bytes of memory that a byte of a script takes while it is read.
const BYTES_A_BYTE: usize = 64;

/// The limits that a request sets.
#[derive(Debug, Clone, Copy)]
pub(super) struct RequestLimits<'a> {
    pub script: &'a str,
    pub limit_ms: Option<u32>,
    pub limit_mb: Option<u32>,
}

impl RequestLimits<'_> {
    /// The refusal after the time limit. There is no partial answer, because it would depend on the machine.
    pub fn stopped(&self) -> Refusal {
        Refusal::new(RefusalCode::Stopped, messages::desk_stopped(Locale::default(), self.limit_ms.unwrap_or(0)))
    }
}

impl Desk {
    /// A desk that can stop after a time.
    #[must_use]
    pub fn with_clock(clock: Clock) -> Self {
        Self { clock: Some(clock), ..Self::default() }
    }

    /// The budget of a request.
    ///
    /// # Errors
    /// A script that is larger than the memory it is given, or a time where there is no clock.
    pub(super) fn budget(&self, request: RequestLimits<'_>) -> Result<Budget, Refusal> {
        let stop: Option<Stop> = match (request.limit_ms, self.clock) {
            (None, _) => None,
            (Some(_), None) => {
                return Err(Refusal::new(RefusalCode::Request, messages::desk_no_clock(Locale::default())));
            }
            (Some(limit), Some(clock)) => {
                let end = clock().saturating_add(Duration::from_millis(limit.into()));
                Some(Arc::new(move || clock() >= end))
            }
        };
        let Some(megabytes) = request.limit_mb else { return Ok(Budget { stop, ..Budget::default() }) };
        let bytes = usize::try_from(megabytes).unwrap_or(usize::MAX).saturating_mul(1 << 20);
        if request.script.len().saturating_mul(BYTES_A_BYTE) > bytes {
            return Err(Refusal::new(RefusalCode::Request, messages::desk_script_large(Locale::default(), megabytes)));
        }
        let limits = Limits::STATEMENT.with_megabytes(megabytes.into());
        Ok(Budget { limits, keeps_results: true, stop })
    }
}
