//! The tournament and everybody who waits for it.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
        mpsc::{self, Receiver, Sender},
    },
};

use super::{
    Manners, News,
    accounts::Accounts,
    guest_stats::{Conduct, Now},
    journal::Journal,
};
use crate::arena::{
    Refusal,
    protocol::{registration_is_open, turn_opened},
    tournament::{Note, Tournament},
};

/// The tournament and everybody who waits for it.
pub(super) struct Hall {
    pub(super) tournament: Tournament,
    journal: Option<Journal>,
    turn_waiters: Vec<(String, Sender<String>)>,
    registration_waiters: Vec<Sender<()>>,
    conduct: BTreeMap<String, Conduct>,
    /// Turns and registrations that have ended.
    moment: Arc<AtomicU64>,
    news: Option<Sender<News>>,
    trouble: Option<String>,
    /// The server has stopped: no turn ends any more.
    closed: bool,
}

impl Hall {
    pub(super) fn new(
        tournament: Tournament,
        journal: Option<Journal>,
        moment: Arc<AtomicU64>,
        news: Option<Sender<News>>,
    ) -> Hall {
        let number = tournament.number();
        let first = match tournament.play() {
            Some(play) => News::Gathering { tournament: number, clock: play.clock() },
            None => News::Registration { tournament: number },
        };
        let hall = Hall {
            tournament,
            journal,
            turn_waiters: Vec::new(),
            registration_waiters: Vec::new(),
            conduct: BTreeMap::new(),
            moment,
            news,
            trouble: None,
            closed: false,
        };
        hall.tell(|| first);
        hall
    }

    /// Tells the host, if they listen.
    pub(super) fn tell(&self, news: impl FnOnce() -> News) {
        if let Some(listener) = &self.news {
            // Whoever listens no more need not be told.
            let _ = listener.send(news());
        }
    }

    /// Something cannot be written.
    pub(super) fn trouble(&mut self, why: String) {
        if self.news.is_none() {
            eprintln!("arena: {why}");
        }
        self.tell(|| News::Trouble(why.clone()));
        self.trouble = Some(why);
    }

    pub(super) fn troubled(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Does this login play in the running tournament?
    pub(super) fn is_seat(&self, login: &str) -> bool {
        let mut players = self.tournament.play().into_iter().flat_map(|play| play.players());
        players.any(|player| player.login.eq_ignore_ascii_case(login))
    }

    /// The end of `login`'s WAIT.
    pub(super) fn wait_for_turn(&mut self, login: &str) -> Result<Receiver<String>, Refusal> {
        self.tournament.wait(login)?;
        self.conduct_of(login).waits();
        let (tell, told) = mpsc::channel();
        self.turn_waiters.push((login.to_owned(), tell));
        Ok(told)
    }

    /// Sends everybody home: the server stops. Another one may write the journal at once.
    pub(super) fn dismiss(&mut self) {
        self.closed = true;
        self.journal = None;
        self.turn_waiters.clear();
        self.registration_waiters.clear();
    }

    fn conduct_of(&mut self, login: &str) -> &mut Conduct {
        self.conduct.entry(login.to_owned()).or_default()
    }

    pub(super) fn manners(&self, login: &str) -> Manners {
        self.conduct.get(login).map_or_else(Manners::default, |it| it.manners)
    }

    pub(super) fn transcript(&self, login: &str) -> String {
        let moment = self.moment.load(Ordering::Relaxed);
        self.conduct.get(login).map_or_else(String::new, |it| it.transcript(moment))
    }

    /// Keeps what was said at this time, and about `most` bytes of it.
    pub(super) fn note(
        &mut self,
        login: &str,
        request: Option<&[u8]>,
        answer: &str,
        (millis, most): (u64, usize),
    ) {
        let now = Now { moment: self.moment.load(Ordering::Relaxed), millis };
        let conduct = self.conduct_of(login);
        match request {
            Some(request) => conduct.heard(request, answer, now, most),
            None => conduct.told(answer, now, most),
        }
    }

    /// The opening of registration, which may be now.
    pub(super) fn wait_for_registration(&mut self) -> Receiver<()> {
        let (tell, told) = mpsc::channel();
        if registration_is_open(&self.tournament) {
            let _ = tell.send(());
        } else {
            self.registration_waiters.push(tell);
        }
        told
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self, now: u64, accounts: &Mutex<Accounts>) {
        while !self.closed && self.tournament.is_due(now) {
            let gathering = self.tournament.is_gathering();
            let mut notes = self.tournament.tick(now);
            if notes.is_empty() && !gathering {
                break;
            }
            if let [Note::Begin { players, .. }] = notes.as_slice()
                && self.journal.is_some()
            {
                let accounts = accounts.lock().unwrap_or_else(PoisonError::into_inner);
                let of = |login: &String| Some((login.clone(), accounts.find(login)?.hash.clone()));
                let hashes = players.iter().filter_map(|(login, _)| of(login)).collect();
                notes.insert(0, Note::Accounts { hashes });
            }
            self.publish(notes);
        }
    }

    /// What has happened: journal first, then whoever waits. A guest who has gone is nobody to tell.
    pub(super) fn publish(&mut self, notes: Vec<Note>) {
        if notes.is_empty() || self.closed {
            return;
        }
        if let Some(journal) = &mut self.journal
            && let Some(said) = journal.write(&notes)
        {
            self.trouble(said);
        }
        let opened = notes.iter().any(|note| {
            matches!(note, Note::Begin { .. } | Note::Turn { .. } | Note::Abandon { .. })
        });
        self.report(notes);
        if !opened {
            return;
        }
        self.moment.fetch_add(1, Ordering::Relaxed);
        let playing = self.tournament.play().is_some();
        for (login, tell) in self.turn_waiters.drain(..) {
            if playing && let Some(conduct) = self.conduct.get_mut(&login) {
                conduct.opened();
            }
            let said = self.tournament.said(&login).unwrap_or_default();
            let _ = tell.send(turn_opened(&said));
        }
        if registration_is_open(&self.tournament) {
            for tell in self.registration_waiters.drain(..) {
                let _ = tell.send(());
            }
        }
    }

    fn report(&self, notes: Vec<Note>) {
        let next = self.tournament.number();
        for note in notes {
            match note {
                Note::Begin { tournament, players, .. } => self.tell(|| {
                    let players = players.into_iter().map(|(login, _)| login).collect();
                    News::Begin { tournament, players }
                }),
                Note::Turn { clock, .. } => self.tell(|| {
                    let play = self.tournament.play().or(self.tournament.last());
                    let pairs = play.map_or(&[][..], |play| play.pairs());
                    let playing = pairs.iter().filter(|pair| !pair.series.is_over()).count();
                    let late = play.map_or(0, |play| {
                        (0..play.players().len()).map(|place| play.late(place)).sum()
                    });
                    News::Turn { clock, playing, pairs: pairs.len(), late }
                }),
                Note::End { tournament, standings } => {
                    self.tell(|| News::End { tournament, abandoned: false, standings });
                    self.tell(|| News::Registration { tournament: next });
                }
                Note::Abandon { tournament, standings } => {
                    self.tell(|| News::End { tournament, abandoned: true, standings });
                    self.tell(|| News::Registration { tournament: next });
                }
                Note::Accounts { .. }
                | Note::Result { .. }
                | Note::Remove { .. }
                | Note::Admit { .. } => {}
            }
        }
    }
}
