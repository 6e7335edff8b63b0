// Ghost: for two people at one screen, or one and the computer.

import { element } from "../dom.js";
import { keyboard, typedLetter } from "../keyboard.js";
import { button, endPanel } from "./end.js";

export class Screen {
  #session;
  #isSeating;
  #timer = null;

  constructor(session) {
    this.#session = session;
    const view = session.view;
    // A game without names has only just been made.
    this.#isSeating = view.players.every(({ name }) => name === "");
    this.#letComputerSay(view);
  }

  render(view) {
    if (this.#isSeating) return { facts: [], stage: this.#seats(view), below: null };
    return {
      facts: [],
      stage: [this.#players(view), this.#fragment(view)],
      idle: view.winner ? "" : this.#turn(view),
      hasKeys: true,
      below: view.winner ? this.#end(view) : keyboard(this.#session.text, (letter) => this.#say(letter), {
        isOff: this.#player(view, view.mover).strength > 0,
      }),
    };
  }

  progress(view) {
    const { ghost: text } = this.#session.text;
    return view.players.map(({ name, wins }) => `${name}: ${text.wins(wins)}`).join(" · ");
  }

  #player(view, seat) { return view.players[seat - 1]; }

  #turn(view) {
    const { ghost: text } = this.#session.text;
    const mover = this.#player(view, view.mover);
    return mover.strength > 0 ? text.thinking(mover.name) : text.turn(mover.name);
  }

  #players(view) {
    const { ghost: text } = this.#session.text;
    return element("div", { class: "players" }, view.players.map((player, index) => element("div", {
      class: view.mover === index + 1 ? "player turn" : "player",
    }, element("b", {}, player.name), element("span", {}, text.wins(player.wins)))));
  }

  #fragment(view) {
    const { ghost: text } = this.#session.text;
    return element("div", {
      class: view.winner ? "fragment over" : "fragment", role: "img",
      "aria-label": text.fragment(view.fragment.toUpperCase().split("").join(" ")),
    }, [...view.fragment].map((letter) => element("span", {}, letter)),
    view.winner ? null : element("span", { class: "hollow" }, "\u00a0"));
  }

  #end(view) {
    const { ghost: text } = this.#session.text;
    const fragment = view.fragment.toUpperCase();
    const reason = view.end === "word" ? text.word(fragment) : text.dead(fragment);
    const possible = view.possible ? ` ${text.possible(view.possible.toUpperCase())}` : "";
    return endPanel(text.winner(this.#player(view, view.winner).name), element("p", { class: "faint" }, reason + possible),
      button(this.#session.text.next, () => this.#next(), { isMain: true, id: "next" }),
      button(text.players, () => this.#reseat()));
  }

  #seats(view) {
    const { ghost: text } = this.#session.text;
    const [first, second] = view.players;
    const field = (label, id, value) => element("label", {}, label,
      element("input", { id, value, maxlength: 24, autocomplete: "off", placeholder: label }));
    const opponent = element("select", { id: "opponent" }, text.opponents.map((label, strength) =>
      element("option", { value: strength, selected: strength === (first.name ? second.strength : 2) }, label)));
    const name = field(text.second, "second", second.strength ? "" : second.name);
    name.hidden = opponent.value !== "0";
    opponent.addEventListener("change", () => { name.hidden = opponent.value !== "0"; });
    return element("form", { class: "form", onsubmit: (event) => { event.preventDefault(); this.#seat(); } },
      element("p", { class: "faint" }, text.rules), field(text.first, "first", first.name),
      element("label", {}, text.opponent, opponent), name,
      element("button", { class: "button main", id: "start" }, text.start));
  }

  #seat() {
    const { ghost: text } = this.#session.text;
    const value = (id) => document.getElementById(id).value.replace(/\s+/gu, " ").trim();
    const strength = document.getElementById("opponent").value;
    const second = strength === "0" ? value("second") || text.second : text.computer;
    this.#isSeating = false;
    this.#session.show(this.#session.move(`seat 0 ${strength} ${value("first") || text.first}\t${second}`));
    this.#session.root.focus({ preventScroll: true });
  }

  #reseat() {
    this.#isSeating = true;
    this.#session.show();
  }

  #next() {
    const view = this.#session.move("next");
    this.#session.show(view);
    this.#session.root.focus({ preventScroll: true });
    this.#letComputerSay(view);
  }

  #say(letter) {
    const before = this.#session.view;
    if (!before.mover || this.#player(before, before.mover).strength > 0) return;
    this.#after(before, this.#session.move(`say ${letter} ${before.fragment.length}`));
  }

  /** Shows what a letter led to, and lets the computer go on. */
  #after(before, view) {
    const { ghost: text } = this.#session.text;
    if (view.fragment === before.fragment) return;
    const said = text.said(this.#player(before, before.mover).name, view.fragment.at(-1).toUpperCase());
    if (view.winner) {
      this.#session.show(view);
      const end = document.querySelector(".end");
      this.#session.announce(`${said} ${[...end.querySelectorAll("p")].map((line) => line.textContent).join(". ")}`);
      return;
    }
    this.#session.show(view);
    this.#session.announce(`${said} ${text.fragment(view.fragment.toUpperCase())}. ${this.#turn(view)}`);
    this.#letComputerSay(view);
  }

  #letComputerSay(view) {
    clearTimeout(this.#timer);
    if (!view.mover || this.#player(view, view.mover).strength === 0) return;
    this.#timer = setTimeout(() => this.#after(view, this.#session.move("computer")), 700);
  }

  key(event) {
    const letter = typedLetter(event);
    if (!letter || this.#isSeating) return;
    event.preventDefault();
    this.#say(letter);
  }

  close() { clearTimeout(this.#timer); }
}
