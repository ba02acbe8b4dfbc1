//! Work shared among threads, its results in the order in which it was handed out.

use crate::catalogue;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

/// Results of a thread that may wait for an earlier one, so that memory does not grow with the number of items.
const AHEAD: usize = 32;

/// What a thread works on may nest as deep as on the main thread.
const STACK: usize = 8 << 20;

/// What threads know of one another.
#[derive(Debug, Default)]
pub struct Crew {
    /// Whether whatever is running is to stop.
    pub stopped: AtomicBool,
    /// Threads that have nothing left to do.
    idle: AtomicUsize,
}

impl Crew {
    /// Does something with the help of another thread if one is idle; `work` is told whether.
    pub fn helped<R>(&self, work: impl FnOnce(bool) -> R) -> R {
        let fewer = |idle: usize| idle.checked_sub(1);
        let helped = self.idle.fetch_update(Ordering::Relaxed, Ordering::Relaxed, fewer).is_ok();
        let result = work(helped);
        if helped {
            self.idle.fetch_add(1, Ordering::Relaxed);
        }
        result
    }
}

/// Items that nobody has taken yet.
struct Queue<I> {
    items: I,
    /// How many were taken.
    taken: usize,
    /// How many are done with.
    done: usize,
    stopped: bool,
}

/// Does `work` for each item on so many threads and gives the results to `take` in the items' order, until it breaks.
///
/// # Errors
/// Where no thread can be started.
pub fn in_order<T: Send, R: Send>(
    items: impl Iterator<Item = T> + Send,
    jobs: usize,
    crew: &Crew,
    work: impl Fn(T) -> R + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) -> std::io::Result<()> {
    let jobs = jobs.max(1);
    let window = jobs.saturating_mul(AHEAD);
    let queue = Mutex::new(Queue { items, taken: 0, done: 0, stopped: false });
    let moved = Condvar::new();
    let spoken = catalogue::language();
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for started in 0..jobs {
            let sender = sender.clone();
            let (queue, moved, work) = (&queue, &moved, &work);
            let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                // What is said is a thread's own.
                catalogue::speak(spoken);
                while let Some((number, item)) = next(queue, moved, window) {
                    if sender.send((number, work(item))).is_err() {
                        break;
                    }
                }
                crew.idle.fetch_add(1, Ordering::Relaxed);
            });
            match thread {
                Err(error) if started == 0 => return Err(error),
                // Fewer threads than were asked for do the same, later.
                Err(_) => break,
                Ok(_) => {}
            }
        }
        drop(sender);
        let (mut waiting, mut done) = (BTreeMap::new(), 0);
        for (number, result) in results {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&done) {
                let flow = take(result);
                done = done.saturating_add(1);
                let mut queue = lock(&queue);
                queue.done = done;
                queue.stopped = flow.is_break();
                moved.notify_all();
                if queue.stopped {
                    return Ok(());
                }
            }
        }
        Ok(())
    })
}

fn next<I: Iterator>(queue: &Mutex<Queue<I>>, moved: &Condvar, window: usize) -> Option<(usize, I::Item)> {
    let far_ahead = |queue: &mut Queue<I>| !queue.stopped && queue.taken.saturating_sub(queue.done) >= window;
    let mut queue = moved.wait_while(lock(queue), far_ahead).unwrap_or_else(PoisonError::into_inner);
    if queue.stopped {
        return None;
    }
    let item = queue.items.next()?;
    let number = queue.taken;
    queue.taken = number.saturating_add(1);
    Some((number, item))
}

fn lock<T>(queue: &Mutex<T>) -> MutexGuard<'_, T> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]

    use super::*;

    #[test]
    fn results_come_in_order_and_no_thread_runs_far_ahead() {
        let (made, mut taken) = (AtomicUsize::new(0), Vec::new());
        let work = |number: usize| {
            if number == 0 {
                thread::sleep(std::time::Duration::from_millis(50));
            }
            made.fetch_add(1, Ordering::Relaxed);
            number
        };
        let mut most_at_first = 0;
        in_order(0..1000, 2, &Crew::default(), work, |number| {
            if number == 0 {
                most_at_first = made.load(Ordering::Relaxed);
            }
            taken.push(number);
            ControlFlow::Continue(())
        })
        .unwrap();
        assert_eq!(taken, (0..1000).collect::<Vec<_>>());
        assert!(most_at_first <= 2 * AHEAD, "{most_at_first}");
    }

    #[test]
    fn stops_where_it_is_told() {
        let mut taken = 0;
        in_order(
            0..,
            4,
            &Crew::default(),
            |number| number,
            |number| {
                taken += 1;
                if number == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        )
        .unwrap();
        assert_eq!(taken, 11);
    }
}
