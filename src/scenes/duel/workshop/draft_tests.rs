use super::*;

fn draft() -> Draft {
    Draft::like(&Mode::shipped()[0], &Shelf::default())
}

fn write(draft: &mut Draft, word: &str, text: &str) -> bool {
    let lines = [NAMES, SHELLS, SIDES].concat_lines();
    let line = lines.into_iter().find(|line| line.word == word).unwrap();
    draft.line(line, |field| {
        text.clone_into(field);
        true
    })
}

trait Lines {
    fn concat_lines(&self) -> Vec<&'static ModeField>;
}

impl Lines for [&'static [ModeField]; 3] {
    fn concat_lines(&self) -> Vec<&'static ModeField> {
        self.iter().flat_map(|lines| lines.iter()).collect()
    }
}

#[test]
fn every_field_shows_what_it_reads() {
    for shipped in Mode::shipped() {
        let mut copy = draft();
        for line in [NAMES, SHELLS, SIDES].concat_lines() {
            assert!(write(&mut copy, line.word, &(line.show)(shipped)), "{}", line.word);
        }
        for tool in Tool::ALL {
            for column in Column::ALL {
                let row = shipped.rows().find(|(held, _)| *held == tool);
                let text = row.map_or("0".into(), |(_, row)| column.show(row));
                assert!(copy.cell(tool, column, |field| {
                    field.clone_from(&text);
                    true
                }));
            }
        }
        copy.mode.periods = shipped.periods.clone();
        copy.mode.first = shipped.first;
        assert_eq!(copy.mode(), shipped);
    }
}

#[test]
fn what_says_nothing_is_kept_as_it_is_written() {
    let mut draft = draft();
    let shelf = Shelf::default();
    assert_eq!((draft.mode().id, draft.fault(&shelf)), (9, None));
    assert!(!write(&mut draft, "evil-hp", "many"));
    assert_eq!(draft.fault(&shelf), Some(Fault::Unread("evil-hp".into())));
    assert_eq!(draft.mode().evil_hp, Mode::shipped()[0].evil_hp);
    assert!(write(&mut draft, "evil-hp", "50-90"));
    assert_eq!(draft.mode().evil_hp, EvilHp::Range(50, 90));
    assert!(write(&mut draft, "evil-hp", "10 + 1"));
    assert_eq!(draft.mode().evil_hp, EvilHp::PerPeriod { base: 10, step: 1 });
    assert_eq!(draft.fault(&shelf), None);
    assert!(write(&mut draft, "explosion", "5 %"));
    assert_eq!(draft.mode().explosion, Explosion::Fixed(0.05));
    assert!(write(&mut draft, "explosion", "６％"), "a Chinese keyboard");
    assert_eq!(draft.mode().explosion, Explosion::Fixed(0.06));
    assert!(write(&mut draft, "temp-lives", "1：5，2：6"));
    let lives = draft.mode().temp_slot_weights.clone();
    assert_eq!(lives.into_iter().collect::<Vec<_>>(), [(1, 5), (2, 6)]);
    assert!(write(&mut draft, "temp-lives", "") && draft.mode().temp_slot_weights.is_empty());
    assert!(write(&mut draft, "human-hp", "0"));
    let Some(Fault::Impossible(why)) = draft.fault(&shelf) else { panic!() };
    assert_eq!((why.field, why.value.as_str()), ("human_hp", "0"));
    assert!(write(&mut draft, "human-hp", "3") && write(&mut draft, "id", "7"));
    assert_eq!(draft.fault(&shelf), Some(Fault::Taken { id: 7, free: 9 }));
}

#[test]
fn periods_are_worked_on_one_by_one() {
    let mut draft = draft();
    draft.set_sequence();
    draft.add_period();
    assert_eq!((draft.period, draft.periods()), (1, 2));
    assert!(write(&mut draft, "human-hp", "7"));
    let Periods::Sequence(all) = &draft.mode().periods else { panic!() };
    assert_eq!((all[0].human_hp, all[1].human_hp), (1, 7));
    assert_eq!(draft.mode().check(), Ok(()));
    draft.remove_period();
    assert_eq!((draft.period, draft.periods()), (0, 1));
    // The last one stays.
    draft.remove_period();
    assert_eq!((draft.periods(), draft.mode().check()), (1, Ok(())));
}
