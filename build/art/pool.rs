//! The same work on every item, on all cores, with the results in the order of the items.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub fn map<Item: Sync, Result: Send>(
    items: &[Item],
    work: impl Fn(&Item) -> Result + Sync,
) -> Vec<Result> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let workers = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((number, item)) = take(items, &next) {
                    let result = work(item);
                    done.lock()
                        .expect("no worker panics while it holds the list")
                        .push((number, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no worker panics while it holds the list");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

fn take<'a, Item>(items: &'a [Item], next: &AtomicUsize) -> Option<(usize, &'a Item)> {
    let number = next.fetch_add(1, Ordering::Relaxed);
    items.get(number).map(|item| (number, item))
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_keep_the_order_of_the_items() {
        let items: Vec<u64> = (0..500).collect();
        let squares = super::map(&items, |item| item * item);
        assert!(squares.iter().zip(&items).all(|(square, item)| *square == item * item));
        assert_eq!(squares.len(), items.len());
    }
}
