//! Elements as a screen reader finds them: by role and accessible name.

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::Browser;
use crate::browser::value_of;

/// An element with a role.
#[derive(Debug)]
pub struct Element<'a> {
    browser: &'a Browser,
    /// The `backendNodeId` of DevTools.
    node: i64,
    /// Its role, as in `button`.
    pub role: String,
    /// Its accessible name.
    pub name: String,
    /// Properties like `focused`, `disabled`, `checked`.
    properties: Vec<(String, Value)>,
}

impl Browser {
    /// Waits for the only element of that role and name.
    pub async fn find(&self, role: &str, name: &str) -> Result<Element<'_>> {
        self.until(async || self.only(role, name).await).await
    }

    /// Returns all elements of a role, as they are now, in document order.
    pub async fn all(&self, role: &str) -> Result<Vec<Element<'_>>> {
        self.matching(role, None).await
    }

    /// Waits until there is no element of that role and name.
    pub async fn gone(&self, role: &str, name: &str) -> Result<()> {
        let is_gone = async || {
            ensure!(self.matching(role, Some(name)).await?.is_empty(), "{role} {name:?} is still there");
            Ok(())
        };
        self.until(is_gone).await
    }

    /// Clicks the only element of that role and name. Waits until it is there and can be clicked.
    pub async fn click(&self, role: &str, name: &str) -> Result<()> {
        self.until(async || self.only(role, name).await?.click_now().await).await
    }

    /// Clicks the first element of that role which is wanted and returns its name. Waits until there is one and it can
    /// be clicked.
    pub async fn click_first(&self, role: &str, is_wanted: impl Fn(&Element<'_>) -> bool) -> Result<String> {
        let click = async || {
            let all = self.all(role).await?;
            let names: Vec<String> = all.iter().map(|element| element.name.clone()).collect();
            let element = all.into_iter().find(&is_wanted);
            let element = element.with_context(|| format!("no such {role} among {names:?}"))?;
            element.click_now().await?;
            Ok(element.name)
        };
        self.until(click).await
    }

    /// Focuses the only element of that role and name, once it is there.
    pub async fn focus(&self, role: &str, name: &str) -> Result<()> {
        let focus = async || {
            let node = json!({"backendNodeId": self.only(role, name).await?.node});
            self.devtools("DOM.focus", node).await
        };
        self.until(focus).await.map(drop)
    }

    /// Returns the focused element.
    pub async fn focused(&self) -> Result<Element<'_>> {
        let object = self.object("document.activeElement ?? document.body").await?;
        let params = json!({"objectId": object, "fetchRelatives": false});
        let answer = self.devtools("Accessibility.getPartialAXTree", params).await?;
        self.element(&answer["nodes"][0]).context("nothing has the focus")
    }

    async fn only(&self, role: &str, name: &str) -> Result<Element<'_>> {
        let mut found = self.matching(role, Some(name)).await?;
        match (found.pop(), found.len()) {
            (Some(element), 0) => Ok(element),
            (found, others) => {
                let count = others + usize::from(found.is_some());
                let names: Vec<String> = self.all(role).await?.into_iter().map(|element| element.name).collect();
                bail!("there are {count} of {role} {name:?} among {names:?}")
            }
        }
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

    /// Reads a node of the accessibility tree. Returns `None` if it is hidden.
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

    /// Returns the id of a JavaScript object.
    async fn object(&self, expression: &str) -> Result<String> {
        let answer = self.devtools("Runtime.evaluate", json!({"expression": expression})).await?;
        Ok(answer["result"]["objectId"].as_str().context("no such object")?.to_owned())
    }
}

/// Scrolls the element into view and returns where to click, or what covers it.
///
/// A page may redraw or move things between this call and the click. So a click that lands on anything else is
/// swallowed: it must not press a button that the test did not mean.
const CLICK_GUARD: &str = "function () {
    this.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = this.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const reached = (target) => this.contains(target) || target.closest('label')?.control === this;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !reached(hit)) return {cover: hit ? hit.outerHTML.slice(0, 120) : 'nothing'};
    window.aimedClick?.abort();
    const aimed = window.aimedClick = new AbortController();
    const guard = (event) => {
        if (event.type === 'click') aimed.abort();
        if (reached(event.target)) { aimed.landed = event.type === 'click'; return; }
        event.stopImmediatePropagation();
        event.preventDefault();
    };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        addEventListener(type, guard, {capture: true, signal: aimed.signal});
    }
    return {x, y};
}";

impl Element<'_> {
    /// Presses and releases the mouse in the middle of the element.
    ///
    /// # Errors
    /// The element is covered, has gone or cannot be clicked yet. Then nothing was clicked.
    async fn click_now(&self) -> Result<()> {
        let (role, name) = (&self.role, &self.name);
        let point = self.call(CLICK_GUARD).await?;
        if let Some(cover) = point["cover"].as_str() {
            bail!("{role} {name:?} is covered by {cover}");
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.mouse(kind, &point).await?;
        }
        // A click that led to another document landed, but the new document knows nothing of it.
        let landed = "const aimed = window.aimedClick; aimed?.abort(); return !aimed || aimed.landed === true";
        let landed = self.browser.run(landed).await;
        ensure!(landed.is_err() || landed.is_ok_and(|landed| landed == true), "the click missed {role} {name:?}");
        Ok(())
    }

    /// Returns the text that it shows.
    pub async fn text(&self) -> Result<String> {
        let text = self.call("function () { return this.innerText ?? this.textContent; }").await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Returns its width and height in CSS pixels.
    pub async fn size(&self) -> Result<(f64, f64)> {
        let size = "function () { const b = this.getBoundingClientRect(); return [b.width, b.height]; }";
        let size = self.call(size).await?;
        Ok((size[0].as_f64().unwrap_or(0.0), size[1].as_f64().unwrap_or(0.0)))
    }

    /// Returns whether a property of the accessibility tree (`disabled`, `checked`, `pressed`, `focused`, `expanded`)
    /// is set.
    pub fn is(&self, property: &str) -> bool {
        let found = self.properties.iter().find(|(name, _)| name == property);
        found.is_some_and(|(_, value)| *value == true || *value == "true")
    }

    /// Calls a JavaScript function with the element as `this`.
    pub async fn call(&self, function: &str) -> Result<Value> {
        let params = json!({"backendNodeId": self.node});
        let object = self.browser.devtools("DOM.resolveNode", params).await?;
        let object = object["object"]["objectId"].as_str().context("the element has gone")?;
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
