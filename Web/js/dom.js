// Elements of the page, made without templates.

const SVG = "http://www.w3.org/2000/svg";

/** An element; properties that begin with "on" are listeners, the others attributes. */
export function element(name, properties = {}, ...children) {
  return fill(document.createElement(name), properties, children);
}

/** An element of a drawing. */
export function drawing(name, properties = {}, ...children) {
  return fill(document.createElementNS(SVG, name), properties, children);
}

function fill(node, properties, children) {
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child != null && child !== false));
  return node;
}

/** Puts `children` into `root` in place of what is there; the element of the same id keeps the focus. */
export function render(root, ...children) {
  const { id } = document.activeElement ?? {};
  const hadFocus = root.contains(document.activeElement);
  root.replaceChildren(...children.flat().filter((child) => child != null && child !== false));
  if (!hadFocus) return;
  const next = (id && document.getElementById(id)) || root.querySelector("[data-focus]");
  if (next && !next.disabled) next.focus({ preventScroll: true });
  else root.querySelector("[data-focus]")?.focus({ preventScroll: true });
}
