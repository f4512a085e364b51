use crate::commands::harness::iquazu;

#[test]
fn counts_per_depth_follow_from_the_seed() {
    let run = |seed: &str| iquazu(&["perft", "--players", "3", "--depth", "3", "--seed", seed]).good();
    let out = run("1");
    let depths: Vec<&str> = out.lines().map(|line| line.split(' ').next().expect("a word")).collect();
    assert_eq!(depths, ["1", "2", "3"]);
    assert_eq!(out, run("1"));
    assert_ne!(out, run("2"));
}

#[test]
fn divided_counts_add_up_to_the_total() {
    let whole = iquazu(&["perft", "--depth", "2"]).good();
    let parts = iquazu(&["perft", "--depth", "2", "--divide"]).good();
    assert_eq!(parts.lines().last(), whole.lines().last());
    let counts = parts.lines().filter_map(|line| line.split_once(": ")).map(|(_, count)| count.parse::<u64>());
    let sum: u64 = counts.map(|count| count.expect("a number")).sum();
    assert_eq!(format!("2 {sum}"), whole.lines().last().expect("a line"));
}
