//! Something that is worked out off the main thread, for panels that ask for it every frame.

use std::sync::{Arc, OnceLock};

use bevy::tasks::AsyncComputeTaskPool;

/// A value that will be there in a moment.
#[derive(Clone, Debug)]
pub struct Later<T>(Arc<OnceLock<T>>);

impl<T: Send + Sync + 'static> Later<T> {
    /// Begins to work it out; where there are no other threads, at once.
    pub fn begin(work: impl FnOnce() -> T + Send + 'static) -> Later<T> {
        let value = Arc::new(OnceLock::new());
        let there = Arc::clone(&value);
        let work = move || drop(there.set(work()));
        match AsyncComputeTaskPool::try_get() {
            Some(pool) => pool.spawn(async move { work() }).detach(),
            None => work(),
        }
        Later(value)
    }

    /// The value, once it is there.
    pub fn get(&self) -> Option<&T> {
        self.0.get()
    }
}
