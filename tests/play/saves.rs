//! Nothing is lost: a killed program goes on where it was, and a broken file is kept.

use std::{fs, sync::Arc};

use crate::parlor::Parlor;

#[test]
fn a_broken_resume_file_is_said_once_and_kept() {
    for soup in ["soup", "(format: 1, game: Classic"] {
        let parlor = Parlor::open();
        let file = parlor.file("state/resume.ron");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, soup).unwrap();
        let mut parlor = Parlor::at(Arc::clone(&parlor.desk));
        parlor
            .run("click \"Continue: The Duel\"\nwait \"resume.ron.kept-1\"\nexpect screen Parlor");
        parlor.run("click \"Understood\"\nwait 0.2\nexpect-not \"resume.ron\"");
        assert_eq!(parlor.notice(), None);
        assert_eq!(parlor.names("state"), ["resume.ron.kept-1"]);
        assert_eq!(fs::read_to_string(parlor.file("state/resume.ron.kept-1")).unwrap(), soup);
        // The table is open all the same.
        parlor.run("click \"Play\"\nexpect screen Match\nwait idle");
        assert_eq!(parlor.names("state"), ["resume.ron", "resume.ron.kept-1"]);
    }
}
