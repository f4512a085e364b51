// Returns the layout faults of the page, one line each. `fixed` says whether the page must fit the window without
// scrolling; otherwise it may scroll down, but never sideways.
(fixed) => {
  const faults = new Set();
  const root = document.documentElement;
  const view = { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight };
  const modal = document.querySelector("dialog:modal");
  const within = modal ?? document.body;

  const name = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 30);
    const classes = typeof element.className === "string" ? element.className.trim().split(/\s+/).filter(Boolean) : [];
    return [element.localName, ...classes].join(".") + (text ? ` "${text}"` : "");
  };
  // The page does not change while it is measured, and texts share their ancestors: each element is measured once.
  const once = (measure) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, measure(element));
      return known.get(element);
    };
  };
  const styleOf = once((element) => {
    const { overflowX, overflowY, textOverflow, position, transform, containerType, zIndex, clipPath } = getComputedStyle(element);
    return { overflowX, overflowY, textOverflow, position, transform, containerType, zIndex, clipPath };
  });
  const boxOf = once((element) => element.getBoundingClientRect());
  // Text for screen readers only, and drawings, which have a layout of their own.
  const isApart = once((element) => element.localName === "svg" || styleOf(element).clipPath === "inset(50%)"
    || (element.parentElement !== null && isApart(element.parentElement)));
  const isSeen = once((element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !isApart(element));

  // Follows the ancestors that clip an element. What a scroll container holds can be reached, so from there on the
  // container itself is what has to be in sight.
  const checkInSight = (what, start, box, slack) => {
    let { left, top, right, bottom } = box;
    let escapes = false;
    for (let at = start; at && at !== root && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      const isContaining = style.position !== "static" || style.transform !== "none" || style.containerType !== "normal";
      if (!escapes || isContaining) {
        const clip = boxOf(at);
        const clipped = { x: left < clip.left - 1.5 || right > clip.right + 1.5,
          y: top < clip.top - slack || bottom > clip.bottom + slack };
        for (const [axis, overflow] of [["x", style.overflowX], ["y", style.overflowY]]) {
          if (overflow === "visible" || !clipped[axis]) continue;
          if (overflow === "auto" || overflow === "scroll") {
            if (axis === "x") [left, right] = [clip.left, clip.right];
            else [top, bottom] = [clip.top, clip.bottom];
          } else if (axis === "x" && style.textOverflow === "ellipsis") {
            return;
          } else {
            faults.add(`${what} is cut off by ${name(at)}`);
            return;
          }
        }
        escapes = false;
      }
      if (style.position === "fixed") break;
      if (style.position === "absolute") escapes = true;
    }
    if (left < view.left - 1.5 || right > view.right + 1.5) faults.add(`${what} is out of the window sideways`);
    if ((fixed || modal) && (top < view.top - slack || bottom > view.bottom + slack)) {
      faults.add(`${what} is out of the window above or below`);
    }
  };

  const scrollsSideways = (element) => element.scrollWidth > element.clientWidth + 1;
  if (root.scrollWidth > root.clientWidth) faults.add(`the page is ${root.scrollWidth} wide`);
  if (fixed && root.scrollHeight > root.clientHeight) faults.add(`the page is ${root.scrollHeight} high`);
  for (const element of within.querySelectorAll(":not(svg *)")) {
    const overflow = styleOf(element).overflowX;
    if ((overflow === "auto" || overflow === "scroll") && scrollsSideways(element) && isSeen(element)
      && !element.matches("[data-scrolls-sideways], input")) {
      faults.add(`${name(element)} scrolls sideways`);
    }
  }

  const isScrolledAway = (element, x, y) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = styleOf(at);
      const clip = boxOf(at);
      if (overflowY !== "visible" && (y < clip.top || y > clip.bottom)) return true;
      if (overflowX !== "visible" && (x < clip.left || x > clip.right)) return true;
    }
    return false;
  };
  // The part of a line of text that an ellipsis leaves.
  const clippedBox = (element, { left, right }) => {
    const { textOverflow } = styleOf(element);
    if (textOverflow !== "ellipsis") return { left, right };
    const clip = boxOf(element);
    return { left: Math.max(left, clip.left), right: Math.min(right, clip.right) };
  };
  // What has a z-index or sticks lies over other things on purpose.
  const layerOf = once((element) => {
    const { zIndex, position } = styleOf(element);
    const isLayer = zIndex !== "auto" || position === "sticky" || element.localName === "dialog";
    return isLayer || element === root ? element : layerOf(element.parentElement);
  });

  const CONTROLS = "button, a[href], input:not([type=hidden]), select, summary, textarea";
  for (const element of within.querySelectorAll(CONTROLS)) {
    if (!isSeen(element)) continue;
    const box = boxOf(element);
    if (box.width === 0 || element.matches(".skip-link, [type=file]")) continue;
    const what = name(element);
    checkInSight(what, element.parentElement, box, 1.5);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (!fixed || !hit || isScrolledAway(element, x, y) || layerOf(hit) !== layerOf(element)) continue;
    const reached = element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element;
    if (!reached) faults.add(`${what} is covered by ${name(hit)}`);
  }

  const texts = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("option, script, style, .skip-link") || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const what = `the text "${node.data.trim().slice(0, 30)}" in ${name(parent).split(" ")[0]}`;
      // The boxes of glyphs are higher than the lines they stand on.
      const slack = box.height * 0.3;
      checkInSight(what, parent, box, slack);
      const frame = parent.closest("button, .button, .panel, dialog, fieldset, kbd, td, th, summary, .player-face");
      if (frame) {
        const outer = boxOf(frame);
        const clips = parent.closest("b, span")?.parentElement && styleOf(parent).textOverflow === "ellipsis";
        if (!clips && (box.left < outer.left - 1.5 || box.right > outer.right + 1.5
          || box.top < outer.top - slack || box.bottom > outer.bottom + slack)
          && styleOf(frame).overflowY === "visible") {
          faults.add(`${what} sticks out of ${name(frame)}`);
        }
      }
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (isScrolledAway(parent, x, y)) continue;
      const shown = clippedBox(parent, box);
      texts.push({ parent, what, left: shown.left + 1, right: shown.right - 1, top: box.top + slack, bottom: box.bottom - slack });
    }
  }
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      const overlap = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      if (overlap && a.parent !== b.parent && layerOf(a.parent) === layerOf(b.parent)) {
        faults.add(`${a.what} overlaps ${b.what}`);
      }
    }
  }
  return [...faults];
}
