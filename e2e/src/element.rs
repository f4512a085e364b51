//! Elements as a screen reader finds them: by role and accessible name.

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::Browser;
use crate::browser::value_of;

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

    /// Clicks the one element of that role and name.
    pub async fn click(&self, role: &str, name: &str) -> Result<()> {
        self.find(role, name).await?.click().await
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

/// Where to click, or what is in the way. The element is brought into view first.
const AIM: &str = "function () {
    this.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = this.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label')?.control;
    if (hit && (this.contains(hit) || hit.contains(this) || label === this)) return {x, y};
    return {covered: hit ? hit.outerHTML.slice(0, 120) : 'nothing'};
}";

impl Element<'_> {
    /// Presses and releases the mouse in the middle of it, as a hand would: what lies on top of
    /// it is an error.
    pub async fn click(&self) -> Result<()> {
        let point = self.call(AIM).await?;
        if let Some(cover) = point["covered"].as_str() {
            bail!("{} {:?} cannot be clicked, there is {cover}", self.role, self.name);
        }
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.mouse(kind, &point).await?;
        }
        Ok(())
    }

    /// Moves the mouse over it.
    pub async fn hover(&self) -> Result<()> {
        let point = self.call(AIM).await?;
        ensure!(point["covered"].is_null(), "{} {:?} is covered", self.role, self.name);
        self.mouse("mouseMoved", &point).await
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
