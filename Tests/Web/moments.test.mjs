// Updates that end at many random moments: Tools/web test --moments runs them.

import { after } from "node:test";
import { stop } from "./setting.mjs";

import "./suites/moments.mjs";

after(stop);
