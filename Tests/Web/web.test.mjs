// The tests of the page, in one browser and on one server. Tools/web test runs them.

import { after } from "node:test";
import { stop } from "./setting.mjs";

import "./suites/saved.mjs";
import "./suites/guess.mjs";
import "./suites/ghost.mjs";
import "./suites/wordle.mjs";
import "./suites/reveal.mjs";
import "./suites/hangman.mjs";
import "./suites/fill.mjs";
import "./suites/page.mjs";
import "./suites/layout.mjs";
import "./suites/contrast.mjs";
import "./suites/settings.mjs";
import "./suites/daily.mjs";
import "./suites/fixes.mjs";
import "./suites/load.mjs";
import "./suites/offline.mjs";
import "./suites/messages.mjs";
import "./suites/update.mjs";
import "./suites/moments.mjs";
import "./suites/report.mjs";
import "./suites/shots.mjs";

after(stop);
