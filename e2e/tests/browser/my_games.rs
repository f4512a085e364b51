//! My games: finished games are stored once, listed, filtered, counted, exported and imported.

use crate::figures::note;
use crate::layout::{open_game, saved_before, with_person};
use crate::play::{QUICK, choose_file, decide, finish, open, visit};
use crate::study::{golden, wait_for_review};
use anyhow::{Context, Result, ensure};
use iquazu_e2e::{App, Browser, Fit, Motion, Options, Screen, Theme, with_browser};

/// JavaScript: opens the database of the games, as the app makes it.
const DATABASE: &str = "const database = await new Promise((done, failed) => {
    const request = indexedDB.open('iquazu', 1);
    request.onupgradeneeded = () => ['records', 'summaries'].forEach(name => request.result.createObjectStore(name));
    request.onsuccess = () => done(request.result);
    request.onerror = failed;
});";

/// Returns the numbers of stored records and summaries.
async fn stored(browser: &Browser) -> Result<(u64, u64)> {
    let script = format!(
        "{DATABASE}
         const counts = await Promise.all(['records', 'summaries'].map(name => new Promise(done => {{
             const request = database.transaction(name).objectStore(name).count();
             request.onsuccess = () => done(request.result);
         }})));
         database.close();
         return counts;"
    );
    let counts = browser.run(&script).await?;
    Ok((counts[0].as_u64().context("a number")?, counts[1].as_u64().context("a number")?))
}

/// Waits until the line above the list says this.
async fn wait_for_count(browser: &Browser, text: &str) -> Result<()> {
    browser.wait_for(&format!("document.querySelector('main [role=status]')?.textContent === '{text}'")).await
}

/// Stores many games of four players with random results, without playing them.
pub async fn fill_with(browser: &Browser, count: usize) -> Result<()> {
    let record = serde_json::to_string(&with_person(&golden("expert-4")?.0, "1"))?;
    let script = format!(
        "{DATABASE}
         const transaction = database.transaction(['records', 'summaries'], 'readwrite');
         let random = 7;
         const below = most => (random = random * 48271 % 2147483647) % most;
         const opponents = ['bot:club', 'bot:captain+rows', 'bot:master', 'person', 'person'];
         const names = ['Toucan', 'Coati', 'Jaguar', 'Ann', 'Léa'];
         for (let game = 0; game < {count}; game++) {{
             const seats = ['person ' + (20 + below(40)) + ' ' + below(20) + ' 0 Me'];
             for (let other = 0; other <= game % 3; other++) {{
                 const who = below(5);
                 seats.push(opponents[who] + ' ' + (20 + below(35)) + ' ' + below(20) + ' 0 ' + names[who]);
             }}
             const gems = Array.from({{length: 11}}, () => below(4)).join(',');
             const review = game % 4 === 0 ? (700 + below(300)) + ',' + (below(300) - 150) : '-';
             const ended = Date.UTC(2026, 0, 1) + game * 3600000 * 5;
             const head = [1, 'game-' + game, ended, game % 9 === 0 ? 'online' : 'here', '-', 'reconstructed-2', 1, 60, gems, review];
             transaction.objectStore('records').put({record}, 'game-' + game);
             transaction.objectStore('summaries').put([...head, ...seats].join('\\t'), 'game-' + game);
         }}
         await new Promise((done, failed) => {{ transaction.oncomplete = done; transaction.onabort = failed; }});
         database.close();"
    );
    browser.run(&script).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_game_is_stored_once_and_can_be_opened_deleted_and_restored() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.goto("/").await?;
        open_game(browser, QUICK, &saved_before("place")?).await?;
        ensure!(stored(browser).await? == (0, 0), "an unfinished game is not stored");
        finish(browser, decide).await?;
        browser.find("link", "Added to your games").await?;
        ensure!(stored(browser).await? == (1, 1));
        // The app finds the finished game again at every start.
        for _ in 0..2 {
            browser.reload().await?;
            browser.wait_for("!!document.querySelector('dialog.final[open]')").await?;
        }
        browser.run("localStorage.removeItem('iquazu.kept')").await?;
        browser.reload().await?;
        browser.find("link", "Added to your games").await?;
        browser
            .run("[...document.querySelectorAll('dialog.final a')].find(link => link.hash === '#/games').click()")
            .await?;
        wait_for_count(browser, "1 game").await?;
        ensure!(stored(browser).await? == (1, 1), "stored once");
        browser.click("button", "Delete").await?;
        browser.find("button", "Undo").await?;
        ensure!(stored(browser).await? == (0, 0), "deleted from both stores");
        browser.click("button", "Undo").await?;
        wait_for_count(browser, "1 game").await?;
        browser.run("document.querySelector('.mine-open').click()").await?;
        browser.wait_for("!!document.querySelector('.study-slider input')").await?;
        // The statistics learn what the review finds.
        wait_for_review(browser).await?;
        browser.goto("/#/games").await?;
        browser.wait_for("document.querySelector('.mine-list').textContent.includes('accuracy')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_game_is_stored_at_the_next_start_if_the_page_was_closed() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.goto("/").await?;
        let record = with_person(&golden("expert-4")?.0, "2");
        open_game(browser, QUICK, &record).await?;
        browser.find("link", "Added to your games").await?;
        ensure!(stored(browser).await? == (1, 1));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_games_are_listed_filtered_and_counted() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/#/about").await?;
        fill_with(browser, 10_000).await?;
        browser.run("window.began = performance.now()").await?;
        browser.goto("/#/games").await?;
        wait_for_count(browser, "10,000 games").await?;
        let now = "return performance.now() - window.began";
        note("list of 10,000 games", browser.run(now).await?.as_f64().unwrap_or_default(), "ms")?;
        ensure!(browser.run("return document.querySelectorAll('.mine-list li').length").await? == 25, "one page");
        browser.click("button", "Older").await?;
        browser.wait_for("document.querySelector('.mine-pager').textContent.includes('2 of 400')").await?;
        let search = "const field = document.querySelector('input[type=search]');
            window.began = performance.now();
            field.value = 'LÉA toucan';
            field.dispatchEvent(new Event('input', {bubbles: true}));
            await new Promise(requestAnimationFrame);
            return performance.now() - window.began;";
        note("search in 10,000 games", browser.run(search).await?.as_f64().unwrap_or_default(), "ms")?;
        browser.wait_for("document.querySelectorAll('.mine-list li').length === 25").await?;
        let all_fit = "return [...document.querySelectorAll('.mine-list li')].every(row => /Léa/.test(row.textContent) && /Toucan/.test(row.textContent))";
        ensure!(browser.run(all_fit).await? == true, "the search finds what it should");
        browser.run("document.querySelector('.mine-filters summary').click()").await?;
        browser.click("button", "Show all games").await?;
        wait_for_count(browser, "10,000 games").await?;
        let statistics = "window.began = performance.now();
            document.querySelector('input[value=statistics]').click();
            await new Promise(requestAnimationFrame);
            return performance.now() - window.began;";
        note("statistics of 10,000 games", browser.run(statistics).await?.as_f64().unwrap_or_default(), "ms")?;
        browser.wait_for("document.querySelectorAll('.plot').length === 7").await?;
        let cells = "return [...document.querySelectorAll('.plot table')[0].querySelectorAll('td')].reduce((sum, cell) => sum + Number(cell.textContent.replace(/,/g, '')), 0)";
        ensure!(browser.run(cells).await? == 10_000, "the table has every game");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_my_games_are_accessible_and_fit_every_screen() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/#/about").await?;
        fill_with(browser, 300).await?;
        visit(browser, "/#/games").await?;
        wait_for_count(browser, "300 games").await?;
        browser.run("document.querySelector('.mine-filters summary').click()").await?;
        for part in ["list", "statistics"] {
            browser.run(&format!("document.querySelector('input[value={part}]').click()")).await?;
            for screen in Screen::ALL {
                browser.screen(screen).await?;
                for (look, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                    browser.prefer(theme, Motion::Reduced).await?;
                    let what = format!("games-{part}-{}-{look}", screen.name);
                    browser.screenshot(&what).await?;
                    browser.expect_accessible().await?;
                    browser.expect_layout(&what, Fit::Width).await?;
                    browser.run("document.querySelector('.mine-list, .mine-plots').scrollIntoView()").await?;
                    browser.screenshot(&format!("{what}-below")).await?;
                    browser.run("scrollTo(0, 0)").await?;
                }
            }
        }
        // The opponent of the filter gets a section of their own.
        browser.run("const select = document.querySelector('.mine-fields select'); select.value = 'person Ann'; select.dispatchEvent(new Event('change', {bubbles: true}))").await?;
        browser.find("heading", "You and Ann").await?;
        browser.expect_accessible().await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_exported_deleted_and_imported_again() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        open(browser, QUICK, "/#/games").await?;
        let records: String = ["expert-2", "club-3", "expert-4"]
            .iter()
            .map(|name| Ok(with_person(&golden(name)?.0, "1")))
            .collect::<Result<_>>()?;
        let broken = records.replacen("result ", "result 9", 1);
        choose_file(browser, ".mine-transfer input", "games.txt", &broken).await?;
        browser
            .wait_for("document.body.textContent.includes('Added: 2. Already there: 0. Not valid or not finished: 1.')")
            .await?;
        choose_file(browser, ".mine-transfer input", "games.txt", &records).await?;
        browser.wait_for("document.body.textContent.includes('Added: 1. Already there: 2.')").await?;
        wait_for_count(browser, "3 games").await?;
        ensure!(stored(browser).await? == (3, 3));
        // The next file that the page offers is kept here instead of downloaded.
        browser.run("URL.createObjectURL = blob => { window.saved = blob; return '#'; }").await?;
        for (button, name) in [("Save records", "games.txt"), ("Save JSON", "games.json")] {
            browser.run("window.saved = null").await?;
            browser.click("button", button).await?;
            browser.wait_for("!!window.saved").await?;
            let text = browser.run("return await window.saved.text()").await?.as_str().context("a text")?.to_owned();
            ensure!(text.matches("iquazu-record ").count() == 3, "{button}: three records");
            if name.ends_with("json") {
                serde_json::from_str::<serde_json::Value>(&text).context("valid JSON")?;
            }
            browser.click("button", "Delete these games").await?;
            browser.run("document.querySelector('dialog[open] .button-main').click()").await?;
            browser.find("heading", "My games").await?;
            browser.wait_for("document.body.textContent.includes('3 games deleted.')").await?;
            ensure!(stored(browser).await? == (0, 0));
            choose_file(browser, ".mine-transfer input", name, &text).await?;
            browser.wait_for("document.body.textContent.includes('Added: 3. Already there: 0.')").await?;
        }
        choose_file(browser, ".mine-transfer input", "nonsense.txt", "no record").await?;
        browser.wait_for("document.querySelector('.mine-notice').textContent.includes('cannot be read')").await?;
        ensure!(stored(browser).await? == (3, 3));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn full_and_forbidden_storage_are_reported_and_nothing_is_half_written() -> Result<()> {
    let app = App::start().await?;
    with_browser(&app, Options::default(), async |browser| {
        browser.goto("/").await?;
        open_game(browser, QUICK, &saved_before("place")?).await?;
        // The record still fits, the summary does not.
        let full = "const put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = function (...game) {
                if (this.name === 'summaries') throw new DOMException('full', 'QuotaExceededError');
                return put.apply(this, game);
            };";
        browser.run(full).await?;
        finish(browser, decide).await?;
        browser.wait_for("document.querySelector('dialog.final').textContent.includes('storage is full')").await?;
        ensure!(stored(browser).await? == (0, 0), "neither the record nor the summary");
        // With room again, the next start stores it.
        browser.reload().await?;
        browser.find("link", "Added to your games").await?;
        ensure!(stored(browser).await? == (1, 1));
        browser.run("Object.defineProperty(window, 'indexedDB', {get() { throw new Error('forbidden') }})").await?;
        browser.run("document.querySelector('dialog.final').close(); location.hash = '#/games'").await?;
        browser.wait_for("!!document.querySelector('.my-games [role=alert]')").await?;
        browser.wait_for("document.body.textContent.includes('does not let the app store games')").await?;
        browser.expect_accessible().await
    })
    .await
}
