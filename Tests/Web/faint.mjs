// What is too faint on a page: text below a contrast of 4.5, and edges of what is pressed or typed into below 3.

/** What is too faint on the page, after the formulas of WCAG 2.2. */
export const faint = `(() => {
  const numbers = (colour) => {
    const [r, g, b, alpha = 1] = colour.match(/[\\d.]+/g).map(Number);
    return { r, g, b, alpha };
  };
  const over = (front, back) => Object.fromEntries(["r", "g", "b"].map((part) =>
    [part, front[part] * front.alpha + back[part] * (1 - front.alpha)]).concat([["alpha", 1]]));
  const light = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((part) => part / 255).map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * x + .7152 * y + .0722 * z;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + .05) / (low + .05);
  };
  const background = (node) => {
    if (!node) return { r: 255, g: 255, b: 255, alpha: 1 };
    const own = numbers(getComputedStyle(node).backgroundColor);
    return own.alpha === 1 ? own : over(own, background(node.parentElement));
  };
  const found = [];
  const note = (node, what, value, least) => {
    if (value < least) found.push(what + " " + value.toFixed(2) + " " + node.outerHTML.slice(0, 120));
  };
  const check = (node, colour, what) => note(node, what, contrast(over(numbers(colour), background(node)), background(node)), 4.5);
  let texts = 0, controls = 0;
  for (const node of document.querySelectorAll("body *")) {
    if (!node.checkVisibility() || node.closest(".unseen, noscript, title")) continue;
    const style = getComputedStyle(node);
    if (Number(style.opacity) < 1 && !node.matches(".part")) found.push("opacity " + node.outerHTML.slice(0, 120));
    const isText = [...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== "");
    if (isText && ++texts) check(node, node instanceof SVGElement ? style.fill : style.color, "text");
    if (node.matches("input:not([type=checkbox])")) check(node, getComputedStyle(node, "::placeholder").color, "placeholder");
    if (!node.matches(".key, .tile, .gap, .button, .words button, .options button, .form input, .form select") || !++controls) continue;
    const around = background(node.parentElement);
    const edges = [background(node), over(numbers(style.borderTopColor), around)];
    note(node, "edge", Math.max(...edges.map((edge) => contrast(edge, around))), 3);
  }
  return { found, texts, controls };
})()`;
