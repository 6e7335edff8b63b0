// One play of each game, by keyboard and offline: Tools/web test --quick runs them. web.test.mjs has all suites.

import { after } from "node:test";
import { stop } from "./setting.mjs";

import "./suites/guess.mjs";
import "./suites/ghost.mjs";
import "./suites/wordle.mjs";
import "./suites/reveal.mjs";
import "./suites/hangman.mjs";
import "./suites/fill.mjs";
import "./suites/page.mjs";
import "./suites/daily.mjs";
import "./suites/offline.mjs";

after(stop);
