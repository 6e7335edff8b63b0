// FillMeUp: a list of sentences, each with a choice in place of a word.

import { element } from "../dom.js";
import { button } from "./end.js";

export class FillScreen {
  #session;

  constructor(session) { this.#session = session; }

  render(view) {
    const { fill: text } = this.#session.text;
    return {
      facts: [text.level(view.level), text.score(view.score)],
      content: ({ line }) => [
        element("p", { class: "faint" }, text.task), this.#options(view), this.#sentences(view), line, this.#actions(view),
      ],
    };
  }

  #options(view) {
    const { fill: text } = this.#session.text;
    const used = new Set(view.rows.map(({ choice }) => choice));
    return element("ul", { class: "options", "aria-label": text.options }, view.options.map((option, index) =>
      element("li", { class: used.has(index) ? "used" : "" }, option)));
  }

  #sentences(view) {
    return element("ol", { class: "sentences" }, view.rows.map((row, index) => element("li", {
      class: !view.isSubmitted ? "" : row.isRight ? "right" : "wrong", "data-class": row.class,
    }, row.before, view.isSubmitted ? this.#result(row, view) : this.#choice(row, index, view), row.after)));
  }

  #choice(row, index, view) {
    const { fill: text } = this.#session.text;
    const option = (value, label) => element("option", { value, selected: row.choice === value }, label);
    return element("select", {
      id: `row-${index}`, "aria-label": text.blank(index + 1), onchange: (event) => this.#choose(index, event.target.value),
    }, element("option", { value: "" }, "…"), view.options.map((label, number) => option(number, label)));
  }

  #result(row, view) {
    const { fill: text } = this.#session.text;
    const right = element("ins", { "aria-label": `${row.hidden}, ${row.isRight ? text.right : text.wrong}` }, row.hidden);
    if (row.isRight) return right;
    return [row.choice == null ? null : element("del", {}, view.options[row.choice]), " ", right];
  }

  #actions(view) {
    const { fill: text } = this.#session.text;
    if (!view.isSubmitted) {
      return element("div", { class: "row centred" }, button(text.submit, () => this.#submit(), { isMain: true, id: "submit" }));
    }
    return element("div", { class: "row centred" },
      button(text.next, () => this.#start("next"), { isMain: true, id: "next" }),
      button(text.replay, () => this.#start("replay")));
  }

  #choose(row, value) {
    this.#session.show(this.#session.move(value === "" ? `clear ${row}` : `choose ${row} ${value}`));
  }

  /** Submits, once every sentence has a word: an empty one counts as wrong. */
  #submit() {
    const { fill: text } = this.#session.text;
    const open = this.#session.view.rows.filter(({ choice }) => choice == null).length;
    if (open > 0) return this.#session.show(this.#session.view, text.open(open), "bad");
    const view = this.#session.move("submit");
    const line = `${text.result(view.right, view.rows.length)}. ${view.isLevelUp ? text.levelUp : text.sameLevel}.`;
    this.#session.show(view, line, view.isLevelUp ? "good" : "");
    document.getElementById("next")?.focus();
  }

  #start(message) {
    this.#session.show(this.#session.move(message));
    scrollTo(0, 0);
  }
}
