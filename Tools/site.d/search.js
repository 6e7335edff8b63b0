// The search of the site: the sections that have all words of a query, those first that have them in the heading or as whole words.

/** At most `limit` sections, each with an excerpt around the first word. */
function find(sections, query, limit = 20) {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found = [];
  for (const section of sections) {
    const title = section.title.toLowerCase(), text = section.text.toLowerCase();
    let score = 0;
    const all = wanted.every((word) => {
      const inTitle = title.includes(word), at = text.indexOf(word);
      if (!inTitle && at < 0) return false;
      const whole = ` ${text} `.split(/[^\p{L}\p{N}_.-]+/u).includes(word);
      score += (inTitle ? 8 : 0) + (title === word ? 8 : 0) + (whole ? 2 : 0) + Math.min(3, text.split(word).length - 1);
      return true;
    });
    if (all) found.push({ ...section, score, excerpt: excerpt(section.text, text.indexOf(wanted[0])) });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, limit);
}

function excerpt(text, at) {
  const start = Math.max(0, text.lastIndexOf(" ", Math.max(0, at - 60)));
  return (start ? "… " : "") + text.slice(start, start + 180).trim() + (start + 180 < text.length ? " …" : "");
}

if (typeof document !== "undefined") {
  const box = document.getElementById("query"), list = document.getElementById("found");
  const root = document.getElementById("text").dataset.root;
  const titles = new Map(sections.map((section) => [section.page, section.title]).reverse());
  const show = () => {
    const hits = find(sections, box.value);
    list.hidden = !box.value.trim();
    list.replaceChildren(...hits.map((hit) => {
      const item = document.createElement("li"), link = document.createElement("a"), text = document.createElement("p");
      link.href = `${root}/${hit.page}#${hit.anchor}`;
      link.textContent = titles.get(hit.page) === hit.title ? hit.title : `${titles.get(hit.page)}: ${hit.title}`;
      text.textContent = hit.excerpt;
      item.append(link, text);
      return item;
    }));
    if (!hits.length && !list.hidden) list.textContent = "Nothing found.";
  };
  box.addEventListener("input", show);
  list.addEventListener("click", () => { list.hidden = true; });
  box.form.addEventListener("submit", (event) => { event.preventDefault(); list.querySelector("a")?.click(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== box) { event.preventDefault(); box.focus(); }
    if (event.key === "Escape") { box.value = ""; show(); }
  });
} else {
  module.exports = { find };
}
