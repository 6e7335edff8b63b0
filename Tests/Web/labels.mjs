// An expression for the page: the elements with a label that screen readers may leave out, since ARIA 1.2 forbids to name what
// has no role but that of its text.

export const mislabelled = `"ins del span div p b i em strong code sub sup small".split(" ")
  .flatMap((tag) => [...document.querySelectorAll(tag + "[aria-label]:not([role])")]).map((one) => one.outerHTML.slice(0, 100))`;
