// FillMeUp: a list of sentences with gaps, and the words to fill them with, which stay in sight. A press on a gap picks it,
// a press on a word puts the word there. On a keyboard, arrows pick the gap, and the number of a word puts it there.

import { button, endPanel } from "../controls.js";
import { element } from "../dom.js";

/** So long a number that may have another digit waits for it, in milliseconds. */
const patience = 700;

export class Screen {
  #session;
  /** The gap that the next word goes into. */
  #picked = 0;
  /** The digits typed of a number. */
  #digits = "";
  #timer = null;

  constructor(session) {
    this.#session = session;
    this.#picked = nextOpen(session.view, 0);
  }

  render(view) {
    const { fill: text } = this.#session.text;
    return {
      facts: [text.level(view.level), text.score(view.score)],
      stage: this.#sentences(view),
      idle: view.isSubmitted ? "" : this.#digits || text.task,
      standing: !view.isSubmitted ? "open" : view.isLevelUp ? "done" : "lost",
      below: view.isSubmitted ? this.#end(view) : [
        this.#options(view),
        element("div", { class: "row centred" }, button(text.submit, () => this.#submit(), { isMain: true, id: "submit" })),
      ],
    };
  }

  progress(view) {
    const { fill: text } = this.#session.text;
    return `${text.level(view.level)} · ${text.score(view.score)}`;
  }

  underWay(view) {
    const { fill: text } = this.#session.text;
    const count = view.rows.filter(({ choice }) => choice != null).length;
    return view.isSubmitted || count === 0 ? null : text.underWay(count, view.rows.length);
  }

  #options(view) {
    const { fill: text } = this.#session.text;
    const used = new Set(view.rows.map(({ choice }) => choice));
    return element("ul", { class: "options", "aria-label": text.options }, view.options.map((option, index) =>
      element("li", {}, element("button", {
        type: "button", id: `option-${index}`, class: used.has(index) ? "used" : "",
        "aria-label": used.has(index) ? text.used(option) : option,
        onclick: () => this.#put(index),
      }, option))));
  }

  #sentences(view) {
    return element("ol", { class: "sentences" }, view.rows.map((row, index) => element("li", {
      class: !view.isSubmitted ? "" : row.isRight ? "right" : "wrong", "data-class": row.class,
      // The whole sentence picks its gap.
      onclick: (event) => { if (!view.isSubmitted) this.#pick(index, view, event.target.closest("button") !== null); },
    }, row.before, view.isSubmitted ? this.#result(row, view) : this.#gap(row, index, view), row.after)));
  }

  #gap(row, index, view) {
    const { fill: text } = this.#session.text;
    const word = row.choice == null ? null : view.options[row.choice];
    return element("button", {
      type: "button", id: `row-${index}`, class: word == null ? "gap" : "gap full", "aria-pressed": String(index === this.#picked),
      "aria-label": text.blank(index + 1, word),
    }, word ?? "\u00a0");
  }

  #result(row, view) {
    const { fill: text } = this.#session.text;
    const right = element("ins", {}, row.hidden,
      element("span", { class: "unseen" }, `, ${row.isRight ? text.right : text.wrong}`));
    if (row.isRight) return right;
    return [row.choice == null ? null : element("del", {}, view.options[row.choice]), " ", right];
  }

  #end(view) {
    const { fill: text } = this.#session.text;
    return endPanel(text.result(view.right, view.rows.length),
      element("p", { class: view.isLevelUp ? "message good" : "message" }, view.isLevelUp ? text.levelUp : text.sameLevel),
      button(text.next, () => this.#start("next"), { isMain: true, id: "next" }),
      button(text.replay, () => this.#start("replay"), { id: "replay" }));
  }

  /** Picks a gap; a second press on a gap with a word takes the word out. */
  #pick(row, view, isGap) {
    const isEmptied = isGap && row === this.#picked && view.rows[row].choice != null;
    this.#picked = row;
    this.#session.show(isEmptied ? this.#session.move(`clear ${row}`) : view);
  }

  /** Puts a word into the picked gap, out of the one where it was, and picks the next gap that is open. */
  #put(option) {
    const { fill: text } = this.#session.text;
    const row = this.#picked;
    for (const [other, { choice }] of this.#session.view.rows.entries()) {
      if (choice === option && other !== row) this.#session.move(`clear ${other}`);
    }
    const view = this.#session.move(`choose ${row} ${option}`);
    this.#picked = nextOpen(view, row);
    this.#session.show(view);
    this.#session.announce(text.put(view.options[option], row + 1));
    document.getElementById(`row-${this.#picked}`)?.scrollIntoView({ block: "nearest" });
  }

  /** Submits, once every sentence has a word: an empty one counts as wrong. */
  #submit() {
    const { fill: text } = this.#session.text;
    const open = this.#session.view.rows.filter(({ choice }) => choice == null).length;
    if (open > 0) return this.#session.show(this.#session.view, text.open(open), "bad");
    const view = this.#session.move("submit");
    this.#session.show(view);
    this.#session.announce(`${text.result(view.right, view.rows.length)}. ${view.isLevelUp ? text.levelUp : text.sameLevel}.`);
  }

  /** Numbers choose words, arrows gaps; Backspace empties a gap, Enter submits. */
  key(event) {
    const view = this.#session.view;
    if (view.isSubmitted || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step) this.#move(step, view);
    else if (/^[0-9]$/.test(event.key)) this.#type(event.key, view);
    else if (event.key === "Enter" && this.#digits) this.#choose(view);
    else if (event.key === "Enter" && !event.target.closest?.("button, a")) this.#submit();
    else if (["Backspace", "Delete"].includes(event.key)) this.#empty(view);
    else return;
    event.preventDefault();
  }

  /** Picks the gap before or after. */
  #move(step, view) {
    const { fill: text } = this.#session.text;
    this.#picked = Math.min(view.rows.length - 1, Math.max(0, this.#picked + step));
    this.#session.show(view);
    const { choice } = view.rows[this.#picked];
    this.#session.announce(text.blank(this.#picked + 1, choice == null ? null : view.options[choice]));
    document.getElementById(`row-${this.#picked}`)?.scrollIntoView({ block: "nearest" });
  }

  /** Takes back a digit, or the word in the picked gap. */
  #empty(view) {
    clearTimeout(this.#timer);
    const isTyping = this.#digits !== "";
    this.#digits = "";
    this.#session.show(isTyping ? view : this.#session.move(`clear ${this.#picked}`));
  }

  #type(digit, view) {
    clearTimeout(this.#timer);
    this.#digits = `${this.#digits}${digit}`.replace(/^0+/, "");
    const number = Number(this.#digits);
    if (number === 0) return;
    if (10 * number > view.options.length) return this.#choose(view);
    this.#session.show(view);
    this.#timer = setTimeout(() => this.#choose(view), patience);
  }

  /** Puts the word whose number was typed. */
  #choose(view) {
    clearTimeout(this.#timer);
    const option = Number(this.#digits) - 1;
    this.#digits = "";
    if (option < view.options.length) this.#put(option);
    else this.#session.show(view);
  }

  #start(message) {
    const view = this.#session.move(message);
    this.#picked = nextOpen(view, 0);
    this.#session.show(view);
    this.#session.root.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  close() { clearTimeout(this.#timer); }
}

/** The first open gap from a row on, or before it; the row itself where all have a word. */
function nextOpen({ rows }, row) {
  const isOpen = ({ choice }) => choice == null;
  const later = rows.findIndex((other, index) => index >= row && isOpen(other));
  const any = later < 0 ? rows.findIndex(isOpen) : later;
  return any < 0 ? row : any;
}
