//! The rules page: all clauses, with pictures and search.

mod scene;
mod scenes;
mod search;

use super::layout::{localized, page};
use crate::app::alive;
use crate::app::route::Route;
use iquazu_messages::{Messages, RULINGS, SECTIONS, Section};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// All rules. Scrolls to the clause in the address and marks it.
#[component]
pub fn RulesPage(clause: Option<String>) -> impl IntoView {
    let query = RwSignal::new(String::new());
    let wanted = StoredValue::new(clause);
    Effect::new(move |_| {
        if let Some(clause) = wanted.get_value() {
            alive::next_frame_unscoped(move || show_clause(&clause));
        }
    });
    localized(move |t| page(t, "rules", t.rules_title(), body(t, query, wanted)))
}

fn show_clause(clause: &str) {
    let found = document().get_element_by_id(&clause_id(clause));
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        element.scroll_into_view();
        let _ = element.focus();
    }
}

fn clause_id(clause: &str) -> String {
    format!("rule-{clause}")
}

fn body(t: Messages, query: RwSignal<String>, wanted: StoredValue<Option<String>>) -> AnyView {
    let found = move || {
        let clauses = SECTIONS.iter().flat_map(|section| section.clauses);
        clauses.filter(|clause| query.with(|query| matches(t, clause, query))).count()
    };
    let status = move || match (query.with(|query| query.trim().is_empty()), found()) {
        (true, _) => String::new(),
        (false, 0) => query.with(|query| t.rules_search_none(query.trim())),
        (false, count) => t.rules_search_found(count as i64),
    };
    view! {
        <p class="rules-goal">{t.rules_goal()}</p>
        <div class="rules-columns">
            <div class="rules-side">
                <div role="search">
                    <label class="field">
                        <span>{t.rules_search()}</span>
                        <input
                            type="search"
                            prop:value=query
                            on:input=move |event| query.set(event_target_value(&event))
                        />
                    </label>
                    <p class="soft rules-found" role="status">{status}</p>
                </div>
                {contents(t)}
            </div>
            <div class="rules-text">
                {SECTIONS.iter().map(|shown| section(t, shown, query, wanted)).collect_view()}
            </div>
        </div>
    }
    .into_any()
}

fn contents(t: Messages) -> AnyView {
    let line = |section: &'static Section| {
        let href = Route::Rules(Some(section.clauses[0].to_owned())).href();
        view! { <li><a href=href>{(section.title)(t)}</a></li> }
    };
    view! {
        <nav class="rules-contents" aria-labelledby="contents-title">
            <h2 id="contents-title">{t.rules_contents()}</h2>
            <ol>{SECTIONS.iter().map(line).collect_view()}</ol>
        </nav>
    }
    .into_any()
}

fn section(
    t: Messages,
    section: &'static Section,
    query: RwSignal<String>,
    wanted: StoredValue<Option<String>>,
) -> AnyView {
    let empty = move || query.with(|query| !section.clauses.iter().any(|clause| matches(t, clause, query)));
    view! {
        <section class="rules-section" aria-labelledby=section.id hidden=empty>
            <h2 id=section.id>{(section.title)(t)}</h2>
            <p class="rules-intro">{(section.intro)(t)}</p>
            {section.clauses.iter().map(|id| clause(t, id, query, wanted)).collect_view()}
        </section>
    }
    .into_any()
}

fn clause(t: Messages, id: &'static str, query: RwSignal<String>, wanted: StoredValue<Option<String>>) -> AnyView {
    let marked = move |text: &'static str| move || query.with(|query| search::marked(text, query));
    let example = t.rule_example(id).map(|example| {
        view! { <p class="rule-example"><strong>{t.rules_example()}": "</strong>{marked(example)}</p> }
    });
    let ruling = RULINGS.contains(&id).then(|| {
        let help = t.rules_ruling_help();
        view! { <p class="rule-ruling soft" title=help>{t.rules_ruling()}<span class="hidden-text">{help}</span></p> }
    });
    let is_wanted = wanted.with_value(|wanted| wanted.as_deref() == Some(id));
    view! {
        <article
            class="rule"
            class:rule-wanted=is_wanted
            id=clause_id(id)
            tabindex="-1"
            hidden=move || query.with(|query| !matches(t, id, query))
        >
            <a class="rule-id" href=Route::Rules(Some(id.to_owned())).href() aria-label=t.rules_clause(id)>{id}</a>
            <div class="rule-text">
                {scenes::of(id).map(scene::picture)}
                <p>{marked(t.rule(id).unwrap_or_default())}</p>
                {example}
                {ruling}
            </div>
        </article>
    }
    .into_any()
}

/// Returns whether a clause contains the query in its text, or has it as its id.
fn matches(t: Messages, clause: &str, query: &str) -> bool {
    let texts = [t.rule(clause), t.rule_example(clause)];
    query.trim().eq_ignore_ascii_case(clause) || texts.into_iter().flatten().any(|text| search::contains(text, query))
}
