//! One guest: logging in, then request after request.

use std::{
    io::Write,
    net::{IpAddr, Shutdown, TcpStream},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        atomic::Ordering,
        mpsc::{Receiver, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

use super::{
    News, Shared, chance,
    lines::{Bucket, Heard, Lines, may_go_on},
};
use crate::arena::{
    Refusal,
    protocol::{Request, Slip, answer, refusal},
    spar::{self, Ring},
};

/// Why a connection ends; nobody needs to know more.
struct Closed;

/// Answers are collected up to this size while more requests are already here.
const COLLECTED: usize = 64 * 1024;
/// How often a waiting connection looks whether the server stops.
const BLINK: Duration = Duration::from_millis(250);

/// Serves a guest until they go or are sent away.
pub(super) fn serve(shared: &Shared, stream: &TcpStream, from: IpAddr) {
    let mut guest = Guest { shared, stream, from, out: Vec::new(), present: false, ring: None };
    let _ = guest.stay();
    let _ = stream.shutdown(Shutdown::Both);
}

struct Guest<'a> {
    shared: &'a Shared,
    stream: &'a TcpStream,
    from: IpAddr,
    out: Vec<u8>,
    /// Counted among the connections of its login.
    present: bool,
    /// A practice match.
    ring: Option<Ring>,
}

impl Guest<'_> {
    /// Sends what has been collected, and `text`.
    fn say(&mut self, text: &str) -> Result<(), Closed> {
        self.out.extend_from_slice(text.as_bytes());
        let mut stream = self.stream;
        let sent = stream.write_all(&self.out);
        self.out.clear();
        // Hundreds of guests would keep hundreds of long answers.
        self.out.shrink_to(4096);
        sent.map_err(|_| Closed)
    }

    fn stay(&mut self) -> Result<(), Closed> {
        let limits = self.shared.limits;
        self.stream.set_nodelay(true).map_err(|_| Closed)?;
        self.stream.set_write_timeout(Some(limits.write)).map_err(|_| Closed)?;
        let mut lines = Lines::new(self.stream).map_err(|_| Closed)?;
        let login = self.log_in(&mut lines)?;
        if !self.enter(&login) {
            return self.say("FAILED 1 too many connections\n");
        }
        let stayed = self.say("OK\n").and_then(|()| self.attend(&mut lines, &login));
        self.leave(&login);
        stayed
    }

    /// LOGIN and PASS, within the time; how long the password check takes is not the guest's fault.
    fn log_in(&mut self, lines: &mut Lines<'_>) -> Result<String, Closed> {
        let deadline = Instant::now() + self.shared.limits.login;
        let mut ask = |guest: &mut Self, prompt: &str| {
            guest.say(prompt)?;
            match lines.next(deadline, || guest.shared.stopping()) {
                Heard::Line(line) => Ok(String::from_utf8(line).unwrap_or_default()),
                Heard::TooLong => Ok(String::new()),
                Heard::Silence | Heard::Gone => Err(Closed),
            }
        };
        let login = ask(self, "LOGIN\n")?;
        let password = ask(self, "PASS\n")?;
        match self.shared.door.ask((&login, &password), self.from) {
            Ok(()) => Ok(login),
            Err(why) => {
                self.say(&format!("FAILED 1 {why}\n"))?;
                Err(Closed)
            }
        }
    }

    /// Counts the connection, unless the login has enough.
    fn enter(&mut self, login: &str) -> bool {
        let mut hall = self.shared.hall();
        if hall.tournament.connections(login) < self.shared.limits.per_login {
            hall.tournament.connect(login);
            self.present = true;
        }
        self.present
    }

    /// Counts the connection no more.
    fn leave(&mut self, login: &str) {
        if std::mem::take(&mut self.present) {
            self.shared.hall().tournament.disconnect(login);
            self.shared.clock.notify_all();
        }
    }

    fn attend(&mut self, lines: &mut Lines<'_>, login: &str) -> Result<(), Closed> {
        let limits = self.shared.limits;
        let mut bucket = Bucket::new(limits.rate, limits.burst, Instant::now());
        let mut moment = None;
        let mut slips = 0;
        loop {
            if !lines.is_ready() || self.out.len() > COLLECTED {
                self.say("")?;
            }
            let heard = lines.next(Instant::now() + limits.idle, || self.shared.stopping());
            let (request, typed) = match heard {
                Heard::Line(line) => (Request::read(&line), line),
                Heard::TooLong => (Err(Slip::Format), b"...".to_vec()),
                Heard::Silence | Heard::Gone => return Err(Closed),
            };
            if request == Ok(None) {
                continue;
            }
            // Every clock turn has a budget of its own, by the number of rivals.
            let opened = Some(self.shared.moment.load(Ordering::Relaxed));
            if opened != moment {
                moment = opened;
                let rivals = self.rivals(login);
                bucket.refill(limits.burst.saturating_add(limits.per_rival.saturating_mul(rivals)));
            }
            if let Err(wait) = bucket.take(Instant::now()) {
                self.hold(login, &typed, wait)?;
                continue;
            }
            match request {
                Ok(Some(request)) => {
                    slips = 0;
                    self.answer(login, request, &typed)?;
                }
                Ok(None) => {}
                Err(slip) => {
                    let text = format!("FAILED {slip}\n");
                    self.shared.note(login, Some(&typed), &text);
                    self.out.extend_from_slice(text.as_bytes());
                    slips += 1;
                    if slips >= limits.slips {
                        self.say("")?;
                        return Err(Closed);
                    }
                }
            }
        }
    }

    /// How many rivals the guest has in the running play.
    fn rivals(&self, login: &str) -> u32 {
        self.shared.hall().tournament.in_play(login).map_or(0, |(play, _)| play.rivals() as u32)
    }

    /// The rate limit: the request is dropped, and the guest has to wait.
    fn hold(&mut self, login: &str, typed: &[u8], wait: Duration) -> Result<(), Closed> {
        let text = format!(
            "FAILED 6 commands limit reached, forced waiting activated\nWAITING {:.3}\n",
            wait.as_secs_f64()
        );
        self.shared.note(login, Some(typed), &text);
        self.say(&text)?;
        let end = Instant::now() + wait;
        while let Some(left) = end.checked_duration_since(Instant::now()) {
            if self.shared.stopping() {
                return Err(Closed);
            }
            thread::sleep(left.min(BLINK));
        }
        self.say("OK\n")
    }

    fn answer(&mut self, login: &str, request: Request, typed: &[u8]) -> Result<(), Closed> {
        match request {
            Request::Wait => {
                let told = self.shared.hall().wait_for_turn(login);
                match told {
                    Ok(told) => {
                        self.shared.clock.notify_all();
                        self.shared.note(login, Some(typed), "OK\n");
                        self.say("OK\n")?;
                        let text = self.told(login, &told, None)?.unwrap_or_default();
                        self.shared.note(login, None, &text);
                        self.out.extend_from_slice(text.as_bytes());
                    }
                    Err(code) => {
                        let text = refusal(code);
                        self.shared.note(login, Some(typed), &text);
                        self.out.extend_from_slice(text.as_bytes());
                    }
                }
            }
            Request::WaitForRegistration => {
                let told = self.shared.hall().wait_for_registration();
                self.shared.note(login, Some(typed), "OK\n");
                self.say("OK\n")?;
                let opened = self.told(login, &told, Some(self.shared.limits.not_yet))?;
                let text = if opened.is_some() { "OK\n" } else { "NOTYET\n" };
                self.shared.note(login, None, text);
                self.out.extend_from_slice(text.as_bytes());
            }
            Request::Spar(request) => {
                let data = self.shared.hall().tournament.data().clone();
                let ring = &mut self.ring;
                let text = catch_unwind(AssertUnwindSafe(|| {
                    spar::answer(ring, request, &data, chance::seed())
                }));
                let text = text.unwrap_or_else(|_| "FAILED 5 internal error\n".to_owned());
                self.shared.note(login, Some(typed), &text);
                self.out.extend_from_slice(text.as_bytes());
            }
            _ => {
                let now = self.shared.now();
                // A defect must not take the connection down with it (code 5).
                let text = catch_unwind(AssertUnwindSafe(|| {
                    let mut hall = self.shared.hall();
                    let known = hall.tournament.is_enrolled(login);
                    let text = match request {
                        Request::Enroll(_)
                            if !known
                                && hall.tournament.enrolled() >= self.shared.limits.players =>
                        {
                            refusal(Refusal::Full)
                        }
                        request => answer(&mut hall.tournament, login, request, now),
                    };
                    if !known && matches!(request, Request::Enroll(_)) && text.starts_with("OK") {
                        hall.tell(|| News::Enrolled { login: login.to_owned() });
                    }
                    hall.note(login, Some(typed), &text, (now, self.shared.transcript));
                    (text, hall.tournament.is_due(now))
                }));
                let (text, due) =
                    text.unwrap_or_else(|_| ("FAILED 5 internal error\n".to_owned(), false));
                if due {
                    self.shared.clock.notify_all();
                }
                self.out.extend_from_slice(text.as_bytes());
            }
        }
        Ok(())
    }

    /// Sleeps until told; `None` when the time is over. A guest who will send no more is told as
    /// well, but takes up no place: whoever was cut off in a WAIT can come back at once.
    fn told<T>(
        &mut self,
        login: &str,
        told: &Receiver<T>,
        most: Option<Duration>,
    ) -> Result<Option<T>, Closed> {
        let begin = Instant::now();
        loop {
            match told.recv_timeout(BLINK) {
                Ok(text) => return Ok(Some(text)),
                Err(RecvTimeoutError::Disconnected) => return Err(Closed),
                Err(RecvTimeoutError::Timeout) if self.shared.stopping() => return Err(Closed),
                Err(RecvTimeoutError::Timeout) => {
                    if most.is_some_and(|most| begin.elapsed() >= most) {
                        return Ok(None);
                    }
                    if self.present && self.has_hung_up()? {
                        let mut hall = self.shared.hall();
                        if let Ok(text) = told.try_recv() {
                            return Ok(Some(text));
                        }
                        // Only a WAIT for a turn has no end of its own.
                        if most.is_none() {
                            hall.tournament.stop_waiting(login);
                        }
                        drop(hall);
                        self.leave(login);
                    }
                }
            }
        }
    }

    /// Has the guest closed its side of the connection, with nothing left to read?
    fn has_hung_up(&self) -> Result<bool, Closed> {
        self.stream.set_nonblocking(true).map_err(|_| Closed)?;
        let peeked = self.stream.peek(&mut [0]);
        self.stream.set_nonblocking(false).map_err(|_| Closed)?;
        match peeked {
            Ok(bytes) => Ok(bytes == 0),
            Err(fault) if may_go_on(&fault) => Ok(false),
            Err(_) => Err(Closed),
        }
    }
}
