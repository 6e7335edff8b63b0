// Ghost: for two people at one screen, or one and the computer.

import { button, endPanel, keyboard, typedLetter } from "../controls.js";
import { element, openDialog, tool } from "../dom.js";

/** The strength of the computer that plays until others are chosen. */
const medium = 2;

export class Screen {
  #session;
  #timer = null;

  constructor(session) {
    this.#session = session;
    // A game without names has only just been made: it begins at once.
    if (session.view.players.every(({ name }) => name === "")) this.#seat("", medium, "");
    this.#letComputerSay(session.view);
  }

  render(view) {
    const { ghost: text } = this.#session.text;
    return {
      facts: [],
      stage: [this.#players(view), this.#fragment(view), element("p", { class: "faint rule" }, view.fragment === "" ? text.rules : "")],
      idle: view.winner ? "" : this.#turn(view),
      hasKeys: true,
      standing: view.winner ? (this.#player(view, view.winner).strength > 0 ? "lost" : "won") : "open",
      tools: [tool("players", text.players, () => this.#choosePlayers())],
      below: view.winner ? this.#end(view) : keyboard(this.#session.text, (letter) => this.#say(letter), {
        isOff: this.#player(view, view.mover).strength > 0,
      }),
    };
  }

  progress(view) {
    const { ghost: text } = this.#session.text;
    return view.players.every(({ wins }) => wins === 0) ? null : view.players.map(({ name, wins }) => `${name}: ${text.wins(wins)}`).join(" · ");
  }

  underWay(view) {
    const { underWay } = this.#session.text;
    return view.winner || view.fragment === "" ? null : `${underWay}: ${view.fragment.toUpperCase()}`;
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
      button(text.players, () => this.#choosePlayers()));
  }

  /** Asks who plays, in a sheet; a game with others begins anew. */
  #choosePlayers() {
    const { ghost: text } = this.#session.text;
    const [first, second] = this.#session.view.players;
    const field = (label, id, value) => element("label", {}, label,
      element("input", { id, value, maxlength: 24, autocomplete: "off", placeholder: label }));
    const opponent = element("select", { id: "opponent" }, text.opponents.map((label, strength) =>
      element("option", { value: strength, selected: strength === second.strength }, label)));
    const name = field(text.second, "second", second.strength ? "" : second.name);
    name.hidden = opponent.value !== "0";
    opponent.addEventListener("change", () => { name.hidden = opponent.value !== "0"; });
    const value = (id) => document.getElementById(id).value.replace(/\s+/gu, " ").trim();
    openDialog(this.#session.text, text.players, element("form", {
      class: "form",
      onsubmit: (event) => {
        event.preventDefault();
        this.#seat(value("first"), Number(opponent.value), value("second"));
        document.querySelector("dialog[open]").close();
        this.#session.show();
        this.#session.root.focus({ preventScroll: true });
        this.#letComputerSay(this.#session.view);
      },
    }, field(text.first, "first", first.name), element("label", {}, text.opponent, opponent), name,
    element("button", { class: "button main", id: "start" }, text.start)));
  }

  #seat(first, strength, second) {
    const { ghost: text } = this.#session.text;
    const other = strength === 0 ? second || text.second : text.computer;
    this.#session.move(`seat 0 ${strength} ${first || text.first}\t${other}`);
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
    if (!letter) return;
    event.preventDefault();
    this.#say(letter);
  }

  close() { clearTimeout(this.#timer); }
}
