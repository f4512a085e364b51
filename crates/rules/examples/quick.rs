use iquazu_rules::*;
fn main() {
    let games: u64 = std::env::args().nth(1).map_or(100000, |s| s.parse().unwrap());
    let players = Players::new(std::env::args().nth(2).map_or(2, |s| s.parse().unwrap())).unwrap();
    let start = std::time::Instant::now();
    let (mut decisions, mut turns, mut score, mut moves_sum, mut chances) = (0u64, 0u64, 0u64, 0u64, 0u64);
    let mut dice = SplitMix::new(1);
    for _ in 0..games {
        let mut state = State::new(Edition::standard(), players);
        loop {
            match state.table().stage() {
                Stage::Over => break,
                Stage::Act | Stage::Close | Stage::Discard => {
                    let moves = state.legal_moves();
                    moves_sum += moves.len() as u64;
                    decisions += 1;
                    state.play_unchecked(moves.pick(&mut dice), &mut ());
                }
                _ => {
                    chances += 1;
                    let outcome = state.sample(&mut dice);
                    state.resolve_unchecked(outcome, &mut ());
                }
            }
        }
        turns += state.table().turn() as u64;
        score += state.winners().map(|s| state.score(s)).next().unwrap() as u64;
    }
    let t = start.elapsed().as_secs_f64();
    println!(
        "{} bytes; {:.0} games/s, {:.2} M decisions/s; per game: {:.1} turns, {:.1} decisions, {:.1} moves each, {:.1} chances, winner {:.1}",
        size_of::<State>(),
        games as f64 / t,
        decisions as f64 / t / 1e6,
        turns as f64 / games as f64,
        decisions as f64 / games as f64,
        moves_sum as f64 / decisions as f64,
        chances as f64 / games as f64,
        score as f64 / games as f64
    );
}
