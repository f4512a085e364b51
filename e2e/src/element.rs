//! Elements as a screen reader finds them: by role and accessible name.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::Browser;
use crate::browser::value_of;

/// How often a click is tried.
const TRIES: u32 = 20;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);

/// Something on the page with a role.
#[derive(Debug)]
pub struct Element<'a> {
    browser: &'a Browser,
    /// The browser's number for the DOM node.
    node: i64,
    /// Its role, as in `button`.
    pub role: String,
    /// Its accessible name.
    pub name: String,
    /// Properties like `focused`, `disabled`, `checked`.
    properties: Vec<(String, Value)>,
}

impl Browser {
    /// The one element of that role and name; waits for it.
    pub async fn find(&self, role: &str, name: &str) -> Result<Element<'_>> {
        let mut seen = 0;
        let found = self.until(async || {
            let mut all = self.matching(role, Some(name)).await?;
            seen = all.len();
            Ok(if seen == 1 { all.pop() } else { None })
        });
        let found = found.await;
        match found {
            Ok(element) => Ok(element),
            Err(error) => {
                let names: Vec<String> = self.all(role).await?.into_iter().map(|element| element.name).collect();
                let what = format!("there are {seen} of {role} {name:?} among {names:?}");
                Err(error.context(what))
            }
        }
    }

    /// All elements of a role, as they are now, in the order of the page.
    pub async fn all(&self, role: &str) -> Result<Vec<Element<'_>>> {
        self.matching(role, None).await
    }

    /// Waits until there is no element of that role and name.
    pub async fn gone(&self, role: &str, name: &str) -> Result<()> {
        let gone = self.until(async || Ok(self.matching(role, Some(name)).await?.is_empty().then_some(())));
        gone.await.with_context(|| format!("{role} {name:?} is still there"))
    }

    /// Clicks the one element of that role and name; waits for it.
    pub async fn click(&self, role: &str, name: &str) -> Result<()> {
        self.press_on(async || self.find(role, name).await).await.map(drop)
    }

    /// Clicks the first element of that role which is wanted, if it is there now. Says its name.
    pub async fn click_first(&self, role: &str, wanted: impl Fn(&Element<'_>) -> bool) -> Result<String> {
        self.press_on(async || {
            let all = self.all(role).await?;
            let names: Vec<String> = all.iter().map(|element| element.name.clone()).collect();
            all.into_iter().find(&wanted).with_context(|| format!("no such {role} among {names:?}"))
        })
        .await
    }

    /// A page moves on while a hand comes down: what moved away, was drawn again or covered for a moment is looked for
    /// and pressed once more, as a person would. What stays out of reach is an error.
    async fn press_on<'a>(&'a self, find: impl AsyncFn() -> Result<Element<'a>>) -> Result<String> {
        let mut tries = 0;
        loop {
            let element = find().await?;
            let trouble = match element.press().await {
                Ok(Press::Landed) => return Ok(element.name),
                Ok(Press::Missed) => "the click did not arrive".to_owned(),
                Ok(Press::Covered(cover)) => format!("there is {cover}"),
                Err(error) => format!("{error:#}"),
            };
            tries += 1;
            ensure!(tries < TRIES, "{} {:?} cannot be clicked, {trouble}", element.role, element.name);
            tokio::time::sleep(BETWEEN_TRIES).await;
        }
    }

    /// The element with the focus.
    pub async fn focused(&self) -> Result<Element<'_>> {
        let object = self.object("document.activeElement ?? document.body").await?;
        let params = json!({"objectId": object, "fetchRelatives": false});
        let answer = self.devtools("Accessibility.getPartialAXTree", params).await?;
        self.element(&answer["nodes"][0]).context("nothing has the focus")
    }

    async fn matching(&self, role: &str, name: Option<&str>) -> Result<Vec<Element<'_>>> {
        let document = self.object("document").await?;
        let mut params = json!({"objectId": document, "role": role});
        if let Some(name) = name {
            params["accessibleName"] = name.into();
        }
        let answer = self.devtools("Accessibility.queryAXTree", params).await?;
        let nodes = answer["nodes"].as_array().context("no accessibility tree")?;
        Ok(nodes.iter().filter_map(|node| self.element(node)).collect())
    }

    /// What is hidden from everyone is no element.
    fn element(&self, node: &Value) -> Option<Element<'_>> {
        if node["ignored"] == true {
            return None;
        }
        let text = |key: &str| node[key]["value"].as_str().unwrap_or_default().to_owned();
        let properties = node["properties"].as_array().map_or(&[][..], Vec::as_slice);
        let property =
            |property: &Value| Some((property["name"].as_str()?.to_owned(), property["value"]["value"].clone()));
        Some(Element {
            browser: self,
            node: node["backendDOMNodeId"].as_i64()?,
            role: text("role"),
            name: text("name"),
            properties: properties.iter().filter_map(property).collect(),
        })
    }

    /// A handle for an object on the page.
    async fn object(&self, expression: &str) -> Result<String> {
        let answer = self.devtools("Runtime.evaluate", json!({"expression": expression})).await?;
        Ok(answer["result"]["objectId"].as_str().context("no such object")?.to_owned())
    }
}

/// Where to click, or what is in the way. The element is brought into view first, and notes a click that reaches it.
const AIM: &str = "function () {
    this.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = this.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const reached = (target) =>
        this.contains(target) || target.contains(this) || target.closest('label')?.control === this;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !reached(hit)) return {covered: hit ? hit.outerHTML.slice(0, 120) : 'nothing'};
    const aim = window.aim = {landed: false};
    addEventListener('click', (event) => { aim.landed = reached(event.target); }, {capture: true, once: true});
    return {x, y};
}";

/// Where a press of the mouse went.
enum Press {
    Landed,
    /// The element was no longer there, or could not be clicked yet.
    Missed,
    /// By what.
    Covered(String),
}

impl Element<'_> {
    /// Presses and releases the mouse in the middle of it, as a hand would.
    async fn press(&self) -> Result<Press> {
        let point = self.call(AIM).await?;
        if let Some(cover) = point["covered"].as_str() {
            return Ok(Press::Covered(cover.to_owned()));
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.mouse(kind, &point).await?;
        }
        // A click that led to another document cannot be asked for, but has landed.
        let landed = self.browser.run("return window.aim?.landed ?? true").await;
        Ok(if landed.is_ok_and(|landed| landed == false) { Press::Missed } else { Press::Landed })
    }

    /// Gives it the focus.
    pub async fn focus(&self) -> Result<()> {
        self.browser.devtools("DOM.focus", json!({"backendNodeId": self.node})).await?;
        Ok(())
    }

    /// The text that it shows.
    pub async fn text(&self) -> Result<String> {
        let text = self.call("function () { return this.innerText ?? this.textContent; }").await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Its width and height on the screen.
    pub async fn size(&self) -> Result<(f64, f64)> {
        let size = "function () { const b = this.getBoundingClientRect(); return [b.width, b.height]; }";
        let size = self.call(size).await?;
        Ok((size[0].as_f64().unwrap_or(0.0), size[1].as_f64().unwrap_or(0.0)))
    }

    /// Whether a property of the accessibility tree (`disabled`, `checked`, `pressed`, `focused`,
    /// `expanded`) is set.
    pub fn is(&self, property: &str) -> bool {
        let found = self.properties.iter().find(|(name, _)| name == property);
        found.is_some_and(|(_, value)| *value == true || *value == "true")
    }

    /// Calls a JavaScript function with the element as `this`.
    pub async fn call(&self, function: &str) -> Result<Value> {
        let params = json!({"backendNodeId": self.node});
        let object = self.browser.devtools("DOM.resolveNode", params).await?;
        let object = object["object"]["objectId"].as_str().context("the element is gone")?;
        let params = json!({"objectId": object, "functionDeclaration": function,
            "returnByValue": true, "awaitPromise": true});
        value_of(&self.browser.devtools("Runtime.callFunctionOn", params).await?)
    }

    async fn mouse(&self, kind: &str, point: &Value) -> Result<()> {
        let moved = kind == "mouseMoved";
        let params = json!({"type": kind, "x": point["x"], "y": point["y"],
            "button": if moved { "none" } else { "left" }, "clickCount": i32::from(!moved)});
        self.browser.devtools("Input.dispatchMouseEvent", params).await?;
        Ok(())
    }
}
