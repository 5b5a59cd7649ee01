use game_rules::{cards::Cards, script};
fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap();
        let mut out = String::new();
        for (n, part) in text.split("\n=== ").enumerate() {
            let mut lines: Vec<&str> = part.lines().collect();
            if n > 0 {
                out += &format!("\n=== {}\n", lines.remove(0));
            }
            let mut so_far = String::new();
            let mut printed = 0;
            for line in lines {
                if line.trim_start().starts_with('>') { continue; }
                out += line; out += "\n";
                so_far += line; so_far += "\n";
                let bare = line.split('#').next().unwrap().trim();
                let word = bare.split_whitespace().next().unwrap_or("");
                let command = matches!(word, "A" | "B" | "state" | "price" | "legal");
                if !command { continue; }
                match script::run::<Cards>(&path, &so_far) {
                    Ok(all) => {
                        for l in &all[printed..] { out += "> "; out += l; out += "\n"; }
                        printed = all.len();
                    }
                    Err(fault) => { out += &format!("!! {fault}\n"); eprintln!("{path} [{}]: {fault}", part.lines().next().unwrap_or("")); break; }
                }
            }
            while out.ends_with("\n\n") { out.pop(); }
        }
        std::fs::write(&path, out).unwrap();
    }
}
