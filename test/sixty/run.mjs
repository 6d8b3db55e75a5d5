// Puts faults into a clone, one at a time, and asks what `npm test` would run for them whether it notices.
//   node run.mjs run     CLONE before|after [ID…]   each fault: lint of its file, units, journeys, then the wider sets
//   node run.mjs control CLONE before|after         runs on clean code every test file that a fault has turned red
//   node run.mjs types   CLONE before|after         all faults at once: what the compiler says, by file
//   node run.mjs check   CLONE                      whether each fault's text stands once in its file
//   node run.mjs table   before|after
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const here = import.meta.dirname;
const [mode, ...rest] = process.argv.slice(2);
const clone = mode === "table" ? "" : rest.shift();
const when = mode === "check" ? "before" : rest.shift();
const ids = rest;
const faults = JSON.parse(readFileSync(join(here, "faults.json"), "utf8"));
const resultsFile = join(here, `results-${when}.json`);
const readResults = () => (existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, "utf8")) : {});
const save = (change) => {
  const all = readResults();
  change(all);
  writeFileSync(`${resultsFile}.new`, JSON.stringify(all, null, 1));
  renameSync(`${resultsFile}.new`, resultsFile);
};
const say = (text) => {
  const line = `${new Date().toISOString().slice(11, 19)} ${when} ${text}`;
  console.log(line);
  appendFileSync(join(here, "progress.txt"), `${line}\n`);
};

const node = () => join(clone, ".runtime/node/bin/node");
function run(args, { env = {}, minutes = 20 } = {}) {
  const { NODE_ENV: _, ...outer } = process.env;
  return spawnSync("nice", ["-n", "10", node(), ...args], {
    cwd: clone,
    env: { ...outer, PATH: `${join(clone, ".runtime/node/bin")}:${process.env.PATH}`, NO_COLOR: "1", CI: "", SIXTY_CLONE: clone, ...env },
    encoding: "utf8",
    maxBuffer: 1 << 28,
    timeout: minutes * 60_000,
  });
}
const tool = (path, ...args) => [join("node_modules", path), ...args];
const tail = (done) => `${done.stdout ?? ""}${done.stderr ?? ""}`.slice(-1500);

/** With a database that is kept for all runs, where one is (keep-cluster.mjs). */
const fast = () => (when === "before" && existsSync(join(here, "cluster.json")) ? ["--config", join(here, "vitest.fast.config.mjs"), "--root", clone] : []);

/** What is red in these unit files (vitest takes parts of paths): [{file, test, why}]. */
function units(filters, { bail = true } = {}) {
  if (filters.length === 0) return { red: [], ran: 0 };
  const dir = mkdtempSync(join(tmpdir(), "sixty-"));
  const report = join(dir, "vitest.json");
  const done = run(
    tool("vitest/vitest.mjs", "run", ...fast(), ...filters, ...(bail ? ["--bail=1"] : []), "--reporter=json", `--outputFile.json=${report}`),
  );
  if (!existsSync(report)) return { red: [{ file: "vitest", test: "did not start", why: tail(done) }], ran: 0 };
  const told = JSON.parse(readFileSync(report, "utf8"));
  rmSync(dir, { recursive: true });
  const red = told.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${clone}/`, "");
    const failed = assertionResults.filter((each) => each.status === "failed");
    if (failed.length === 0 && status === "failed" && message) return [{ file, test: "(file)", why: message.slice(0, 400) }];
    return failed.map((each) => ({ file, test: each.fullName, why: (each.failureMessages[0] ?? "").slice(0, 400) }));
  });
  if (red.length === 0 && done.status !== 0 && !told.success) red.push({ file: "vitest", test: "failed", why: tail(done) });
  return { red, ran: told.numPassedTests + told.numFailedTests };
}

const cleanBuild = join(here, `build-clean-${when}`);
/** What is built of clean code, put in place or kept for later. */
function putCleanBuild() {
  if (!existsSync(cleanBuild)) {
    const fault = bundle();
    if (fault) return fault;
    cpSync(join(clone, "build"), cleanBuild, { recursive: true });
    return null;
  }
  rmSync(join(clone, "build"), { recursive: true, force: true });
  cpSync(cleanBuild, join(clone, "build"), { recursive: true });
  return null;
}
function bundle() {
  const done = run(tool("@react-router/dev/bin.cjs", "build"), { minutes: 15, env: { NODE_ENV: "production" } });
  return done.status === 0 ? null : { file: "build", test: "build", why: tail(done) };
}
/** Builds the pages where the fault is in them; else the clean ones are there. */
function build(file) {
  rmSync(join(clone, "build/.kabinet-stamp"), { force: true });
  return /^(web|contract|public)\//.test(file ?? "") ? bundle() : putCleanBuild();
}

/** The same of journeys. */
function journeys(filters, { bail = true, file = "", isBuilt = false } = {}) {
  if (filters.length === 0) return { red: [], ran: 0 };
  const broken = isBuilt ? null : build(file);
  if (broken) return { red: [broken], ran: 0 };
  const dir = mkdtempSync(join(tmpdir(), "sixty-"));
  const report = join(dir, "playwright.json");
  const done = run(
    tool("@playwright/test/cli.js", "test", ...fastJourneys(), ...filters, ...(bail ? ["-x"] : []), "--reporter=json"),
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, minutes: 40 },
  );
  if (!existsSync(report)) return { red: [{ file: "playwright", test: "did not start", why: tail(done) }], ran: 0 };
  const told = JSON.parse(readFileSync(report, "utf8"));
  rmSync(dir, { recursive: true });
  const specs = [];
  const walk = (suite) => {
    for (const spec of suite.specs ?? []) specs.push(spec);
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of told.suites) walk(suite);
  const red = specs
    .filter(({ ok, tests }) => !ok && tests.some(({ status }) => status === "unexpected"))
    .map((spec) => ({
      file: `test/e2e/${spec.file.replace(/^test\/e2e\//, "")}`,
      test: spec.title,
      why: spec.tests.flatMap((t) => t.results.flatMap((r) => r.errors.map((e) => e.message ?? ""))).join("\n").slice(0, 900),
    }));
  if (red.length === 0) for (const error of told.errors ?? []) red.push({ file: "journeys", test: "run", why: (error.message ?? "").slice(0, 700) });
  return { red, ran: specs.filter(({ tests }) => tests.some(({ results }) => results.length > 0 && results[0].status !== "skipped")).length };
}

/** On a copy of a demo that was filled once, where one is (bake-demo.mjs). */
function fastJourneys() {
  if (when !== "before" || !existsSync(join(here, "demo-ready"))) return [];
  const config = join(clone, "playwright.fast.config.ts");
  writeFileSync(config, `import own from "./playwright.config.ts";\nexport default { ...own, globalSetup: "${here}/fast-e2e-setup.ts" };\n`);
  return ["--config", config];
}

/**
 * What is run for a fault. After the change: what after.json names for it, else the same files as before as far as they are there,
 * and for what was a page's fault the suites of looks (test/e2e/looks*.test.ts).
 */
function setOf(fault) {
  if (when !== "after") return fault.tests;
  const own = join(here, "after.json");
  const named = existsSync(own) ? JSON.parse(readFileSync(own, "utf8"))[fault.id] : undefined;
  if (named) return named;
  const isThere = (path) => !path.startsWith("test/e2e/") || existsSync(join(clone, path));
  const looks = readdirSync(join(clone, "test/e2e")).filter((name) => /^looks.*\.test\.ts$/.test(name)).map((name) => `test/e2e/${name}`);
  const { units: near, journeys: walks, wideUnits, wideJourneys, lastJourneys = [] } = fault.tests;
  const there = walks.filter(isThere);
  const isPage = walks.length > 0 || /^(web|contract|public)\//.test(fault.file);
  return {
    units: near,
    // A pattern without its file would narrow the others.
    journeys: there.some((each) => each.startsWith("test/e2e/")) ? there : [],
    wideUnits,
    lastJourneys: lastJourneys.slice(0, 1).every(isThere) ? lastJourneys : [],
    wideJourneys: [...new Set([...(isPage ? looks : []), ...wideJourneys.filter(isThere)])],
  };
}
function stages(fault) {
  const { units: near = [], journeys: walks = [], wideUnits = [], wideJourneys = [], lastJourneys = [] } = setOf(fault);
  const done = (readResults()[fault.id]?.ran ?? []).map(({ list }) => list.join());
  return [
    ["units", near],
    ["journeys", walks],
    // QUICK=1 leaves the wider sets for another run, which goes on where this one ended.
    ...(process.env.QUICK ? [] : [["units", wideUnits], ["journeys", wideJourneys], ["journeys", lastJourneys]]),
  ].filter(([, list]) => list.length > 0 && !done.includes(list.join()));
}

function put(fault) {
  const path = join(clone, fault.file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (text.split(fault.search).length !== 2) return null;
  writeFileSync(path, text.replace(fault.search, () => fault.replace));
  return () => writeFileSync(path, text);
}

function runFault(fault) {
  const began = Date.now();
  const undo = put(fault);
  if (!undo) return { verdict: "not applicable", by: `the text stands not once in ${fault.file}` };
  try {
    const lint = run(tool("@biomejs/biome/bin/biome", "lint", fault.file));
    if (lint.status !== 0) return { verdict: "found", by: "lint", red: [{ file: "lint", test: fault.file, why: tail(lint) }] };
    const ran = readResults()[fault.id]?.ran ?? [];
    let isBuilt = false;
    for (const [kind, list] of stages(fault)) {
      const { red, ran: count } = kind === "units" ? units(list) : journeys(list, { file: fault.file, isBuilt });
      isBuilt ||= kind === "journeys";
      ran.push({ kind, list, count });
      if (red.length > 0) return { verdict: "found", by: `${red[0].file} › ${red[0].test}`, red, ran };
    }
    if (ran.every(({ count }) => count === 0)) return { verdict: "no tests ran", by: JSON.stringify(ran), ran };
    return { verdict: process.env.QUICK ? "open" : "missed", by: "", ran };
  } finally {
    undo();
    say(`${fault.id} ${((Date.now() - began) / 1000).toFixed(0)} s`);
  }
}

if (mode === "run") {
  for (const fault of ids.length > 0 ? ids.map((id) => faults.find((each) => each.id === id)) : faults) {
    if (ids.length > 0 ? !ids.includes(fault.id) : !["open", undefined].includes(readResults()[fault.id]?.verdict)) continue;
    say(`${fault.id} begins: ${fault.what}`);
    const began = Date.now();
    const result = runFault(fault);
    save((all) => {
      all[fault.id] = { ...result, seconds: Math.round((Date.now() - began) / 1000) };
    });
    say(`${fault.id} ${result.verdict} ${result.by}`);
  }
} else if (mode === "control") {
  const red = Object.values(readResults()).flatMap((result) => result.red ?? []);
  const files = [...new Set(red.map(({ file }) => file))].filter((file) => /\.test\.ts$/.test(file));
  const isJourney = (file) => file.startsWith("test/e2e/");
  const dirty = spawnSync("git", ["-C", clone, "status", "--porcelain", "-uno"], { encoding: "utf8" }).stdout;
  say(`control of ${files.length} files; the clone is ${dirty.trim() ? `not clean:\n${dirty}` : "clean"}`);
  const seen = [
    ...units(files.filter((file) => !isJourney(file)), { bail: false }).red,
    ...journeys(files.filter(isJourney), { bail: false }).red,
  ];
  writeFileSync(join(here, `control-${when}.json`), JSON.stringify({ files, red: seen }, null, 1));
  say(`control: ${seen.length} red: ${seen.map(({ file, test }) => `${file} › ${test}`).join("; ")}`);
} else if (mode === "types") {
  const undo = faults.map((fault) => [fault, put(fault)]);
  const done = run(tool("typescript/bin/tsc", "--noEmit", "-p", "."));
  for (const [, back] of undo.reverse()) back?.();
  console.log(undo.filter(([, back]) => !back).map(([{ id }]) => `${id}: not applied`).join("\n"));
  console.log(done.stdout || "types: nothing");
} else if (mode === "check") {
  for (const { id, file, search } of faults) {
    const path = join(clone, file);
    const count = existsSync(path) ? readFileSync(path, "utf8").split(search).length - 1 : -1;
    if (count !== 1) console.log(id, file, count < 0 ? "no such file" : `${count} times`);
  }
} else if (mode === "table") {
  const results = readResults();
  for (const { id, area, what } of faults) console.log([id, area, what, results[id]?.verdict ?? "–", results[id]?.by ?? "", results[id]?.seconds ?? ""].join(" | "));
  const count = (verdict) => Object.values(results).filter((each) => each.verdict === verdict).length;
  console.log(`found ${count("found")}, missed ${count("missed")}, of ${faults.length}`);
}
