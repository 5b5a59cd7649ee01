//! A list of announcements that grows, is cloned all the time and never changes: full pages are
//! shared between clones.
//!
//! As text a log is one packed word. In marks (see `record`) it is its length, the fingerprint of
//! its full pages, which is worked out once per page, and the announcements of the last page.

use std::sync::{Arc, OnceLock};

use data_encoding::BASE64_NOPAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};

use super::event::Event;
use crate::fingerprint::fingerprint;

const PAGE: usize = 64;

/// What has been announced, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Log {
    full: Option<Arc<Page>>,
    last: Vec<Event>,
}

#[derive(Debug)]
struct Page {
    older: Option<Arc<Page>>,
    /// Announcements up to the end of this page.
    upto: usize,
    events: Vec<Event>,
    mark: OnceLock<u64>,
}

impl Page {
    fn mark(&self) -> u64 {
        // Not recursive: a long log has more pages than a stack has room.
        let mut unmarked = vec![self];
        while let Some(older) = unmarked[unmarked.len() - 1].older.as_deref() {
            if unmarked[unmarked.len() - 1].mark.get().is_some() {
                break;
            }
            unmarked.push(older);
        }
        let mut mark = 0;
        while let Some(page) = unmarked.pop() {
            mark = *page.mark.get_or_init(|| fingerprint(&(mark, &page.events)));
        }
        mark
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let mut older = self.older.take();
        while let Some(mut page) = older.and_then(Arc::into_inner) {
            older = page.older.take();
        }
    }
}

impl Log {
    /// How many announcements there are.
    pub fn len(&self) -> usize {
        self.full.as_ref().map_or(0, |page| page.upto) + self.last.len()
    }

    /// Has nothing been said?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Notes an announcement.
    #[inline]
    pub fn push(&mut self, event: Event) {
        if self.last.len() == PAGE {
            self.turn_page();
        }
        self.last.push(event);
    }

    #[cold]
    fn turn_page(&mut self) {
        let upto = self.len();
        let events = std::mem::replace(&mut self.last, Vec::with_capacity(PAGE));
        let older = self.full.take();
        self.full = Some(Arc::new(Page { older, upto, events, mark: OnceLock::new() }));
    }

    /// The announcements from number `from` (counted from 0) on.
    pub fn since(&self, from: usize) -> impl Iterator<Item = &Event> {
        let mut pages: Vec<&[Event]> = vec![&self.last];
        let mut start = self.len() - self.last.len();
        let mut page = self.full.as_deref();
        while let Some(found) = page.filter(|_| start > from) {
            pages.push(&found.events);
            start = found.upto - found.events.len();
            page = found.older.as_deref();
        }
        pages.into_iter().rev().flatten().skip(from.saturating_sub(start))
    }

    /// All announcements.
    pub fn iter(&self) -> impl Iterator<Item = &Event> {
        self.since(0)
    }

    /// The newest first.
    pub fn newest(&self) -> impl Iterator<Item = &Event> {
        let older = std::iter::successors(self.full.as_deref(), |page| page.older.as_deref());
        self.last.iter().rev().chain(older.flat_map(|page| page.events.iter().rev()))
    }

    /// Does it begin with the announcements of `other`?
    pub fn begins_with(&self, other: &Log) -> bool {
        let mut mine = self.full.as_ref();
        while let Some(page) = mine {
            let same_length = |theirs: &Arc<Page>| theirs.upto == page.upto;
            if other.full.as_ref().is_some_and(|theirs| Arc::ptr_eq(theirs, page)) {
                let start = page.upto;
                return self.since(start).take(other.last.len()).eq(&other.last);
            }
            if other.full.as_ref().is_some_and(same_length) {
                break;
            }
            mine = page.older.as_ref();
        }
        self.len() >= other.len() && self.iter().take(other.len()).eq(other.iter())
    }
}

impl FromIterator<Event> for Log {
    fn from_iter<I: IntoIterator<Item = Event>>(events: I) -> Log {
        let mut log = Log::default();
        events.into_iter().for_each(|event| log.push(event));
        log
    }
}

impl PartialEq for Log {
    fn eq(&self, other: &Log) -> bool {
        self.len() == other.len() && self.begins_with(other)
    }
}

impl Serialize for Log {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let events: Vec<&Event> = self.iter().collect();
            let packed = postcard::to_allocvec(&events).map_err(ser::Error::custom)?;
            serializer.serialize_str(&BASE64_NOPAD.encode(&packed))
        } else {
            let mark = self.full.as_ref().map_or(0, |page| page.mark());
            (self.len() as u64, mark, &self.last).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Log {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Log, D::Error> {
        if !deserializer.is_human_readable() {
            return Err(de::Error::custom("a log can be read back only from text"));
        }
        let text = String::deserialize(deserializer)?;
        let packed = BASE64_NOPAD.decode(text.as_bytes()).map_err(de::Error::custom)?;
        let events: Vec<Event> = postcard::from_bytes(&packed).map_err(de::Error::custom)?;
        Ok(events.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Seat, labyrinth::event::News};

    fn log(seats: impl IntoIterator<Item = u8>) -> Log {
        let event = |seat| Event { private: false, news: News::Turn { seat: Seat(seat) } };
        seats.into_iter().map(event).collect()
    }

    #[test]
    fn logs_keep_order_survive_text_and_know_their_beginnings() {
        for length in [0, 1, 63, 64, 65, 128, 300] {
            let whole = log((0..length).map(|n| (n % 7) as u8));
            assert_eq!(whole.len(), length);
            let seats: Vec<usize> = whole
                .iter()
                .map(|event| match event.news {
                    News::Turn { seat } => seat.index(),
                    _ => 99,
                })
                .collect();
            assert_eq!(seats, (0..length).map(|n| n % 7).collect::<Vec<_>>());
            assert_eq!(whole.since(length / 2).count(), length - length / 2);
            assert!(whole.newest().eq(whole.iter().collect::<Vec<_>>().into_iter().rev()));
            let read: Log = ron::from_str(&ron::to_string(&whole).unwrap()).unwrap();
            assert_eq!(read, whole);
            assert_eq!(fingerprint(&read), fingerprint(&whole));
            let mut longer = whole.clone();
            longer.push(Event { private: true, news: News::Turn { seat: Seat(7) } });
            assert!(longer.begins_with(&whole) && !whole.begins_with(&longer));
            assert_ne!(fingerprint(&longer), fingerprint(&whole));
            let other = log((0..=length).map(|_| 7));
            assert_eq!(longer.begins_with(&other), length == 0 && longer == other);
        }
    }
}
