//! Builds the operator's pages. Every value is escaped.

use super::OperatorState;
use super::session::Session;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::fmt::Write;

/// The lists, with their paths.
const PAGES: [(&str, &str); 5] = [
    ("/operator", "Overview"),
    ("/operator/reports", "Reports"),
    ("/operator/people", "People"),
    ("/operator/bans", "Bans"),
    ("/operator/tables", "Tables"),
];

/// A page in the making.
pub(super) struct Html {
    body: String,
    title: String,
    /// The value that forms carry.
    form: String,
}

impl Html {
    /// Begins a page without links to the others.
    pub(super) fn new(title: &str) -> Html {
        let mut page = Html { body: String::new(), title: title.to_owned(), form: String::new() };
        page.text("h1", title);
        page
    }

    /// Begins one of the pages of somebody who is logged in.
    pub(super) fn with_menu(state: &OperatorState, session: &Session, title: &str) -> Html {
        let form = state.token.form_value(session);
        let mut page = Html { body: String::new(), title: title.to_owned(), form };
        page.open("<nav aria-label=\"Pages\">");
        for (path, name) in PAGES {
            let current = if name == title { " aria-current=\"page\"" } else { "" };
            let _ = write!(page.body, "<a href=\"{path}\"{current}>{name}</a> ");
        }
        page.button("/operator/logout", &[], "Log out");
        page.open("</nav>");
        page.text("h1", title);
        page
    }

    /// Adds markup, which must not contain values.
    pub(super) fn open(&mut self, markup: &str) {
        self.body.push_str(markup);
        self.body.push('\n');
    }

    /// Adds an element with a text, unless that is empty.
    pub(super) fn text(&mut self, element: &str, text: &str) {
        if !text.is_empty() {
            let _ = writeln!(self.body, "<{element}>{}</{element}>", escape(text));
        }
    }

    /// Adds a term with its description.
    pub(super) fn term(&mut self, term: &str, text: &str) {
        let _ = writeln!(self.body, "<div><dt>{}</dt><dd>{}</dd></div>", escape(term), escape(text));
    }

    pub(super) fn link(&mut self, path: &str, query: &[(&str, &str)], text: &str) {
        let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(query).finish();
        let _ = writeln!(self.body, "<p><a href=\"{path}?{}\">{}</a></p>", escape(&query), escape(text));
    }

    /// Begins a form that changes something, with hidden fields.
    pub(super) fn begin_form(&mut self, action: &str, hidden: &[(&str, &str)]) {
        let _ = write!(self.body, "<form method=\"post\" action=\"{action}\">");
        for (name, value) in [("form", self.form.clone().as_str())].iter().chain(hidden) {
            let _ = write!(self.body, "<input type=\"hidden\" name=\"{name}\" value=\"{}\">", escape(value));
        }
    }

    /// Adds a form with nothing but a button.
    pub(super) fn button(&mut self, action: &str, hidden: &[(&str, &str)], text: &str) {
        self.begin_form(action, hidden);
        let _ = writeln!(self.body, "<button>{}</button></form>", escape(text));
    }

    /// Adds the form that bans a person.
    pub(super) fn ban_form(&mut self, identity: &str, name: &str) {
        self.open("<details><summary>Ban</summary>");
        self.begin_form("/operator/ban", &[("identity", identity)]);
        self.open("<label>Reason, shown to the person <input name=\"reason\" maxlength=\"200\"></label>");
        self.open(
            "<label>Days (empty: without end) <input name=\"days\" inputmode=\"numeric\" pattern=\"[0-9]*\"></label>",
        );
        let _ = writeln!(self.body, "<button>Ban {}</button></form></details>", escape(name));
    }

    pub(super) fn respond(self, status: StatusCode) -> Response {
        let page = format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<meta name=\"color-scheme\" content=\"light dark\">\n\
             <title>{} · Iquazú</title>\n<link rel=\"stylesheet\" href=\"/operator/style.css\">\n<main>\n{}</main>\n</html>\n",
            escape(&self.title),
            self.body
        );
        (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
    }
}

/// Returns a page with one sentence.
pub(super) fn message(status: StatusCode, text: &str) -> Response {
    let mut page = Html::new("Operator");
    page.text("p", text);
    page.open("<p><a href=\"/operator\">Back</a></p>");
    page.respond(status)
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn markup_in_values_is_escaped() {
        assert_eq!(escape("<b a='1'>\"&amp;"), "&lt;b a=&#39;1&#39;&gt;&quot;&amp;amp;");
    }
}
