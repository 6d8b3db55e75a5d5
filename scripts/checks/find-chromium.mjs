import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "../setup/project.mjs";
import { SetupFailed } from "../setup/setup-failed.mjs";

/** The shell first: it draws the same pages without the windows around them, in a third of the time. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_APPS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const FONTS = ["liberation", "liberation2"].map((name) => `/usr/share/fonts/truetype/${name}`);
const DOWNLOAD_TIMEOUT_MS = 180_000;

/** The path of a Chromium that runs: the one that CHROMIUM_PATH names, one that is there, or one installed now. */
export function findChromium(node, env) {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (runs(asked)) return asked;
    throw new SetupFailed(`CHROMIUM_PATH is ${asked}, which does not run.`);
  }
  const found = onThisMachine() ?? playwrights(node, env) ?? downloaded(node, env) ?? fromDebian();
  if (found) {
    installFonts();
    return found;
  }
  throw new SetupFailed("There is no Chromium: install one (apt-get install chromium) or set CHROMIUM_PATH.");
}

function onThisMachine() {
  const directories = (process.env.PATH ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [...candidates, ...MAC_APPS].find((path) => existsSync(path) && runs(path));
}

function playwrights(node, env) {
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = spawnSync(node, ["-e", script], { cwd: root, env, encoding: "utf8" }).stdout?.trim();
  return path && existsSync(path) && runs(path) ? path : undefined;
}

function downloaded(node, env) {
  console.log("Chromium: none found, asking Playwright to download one");
  const cli = join(root, "node_modules/playwright-core/cli.js");
  const options = { cwd: root, env, stdio: "ignore", timeout: DOWNLOAD_TIMEOUT_MS };
  return spawnSync(node, [cli, "install", "chromium"], options).status === 0 ? playwrights(node, env) : undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0) return undefined;
  console.log("Chromium: installing it with apt-get");
  apt("update");
  // Distributions without a package for the shell have the whole browser.
  if (install(SHELL).status !== 0) install("chromium");
  return onThisMachine();
}

/**
 * The fonts that stand in until the site's own have come (web/styles/fonts.css), as visitors' systems have them: without any
 * of their measures the text moves when the own ones come, and the journeys about that fail.
 */
function installFonts() {
  const isThere = FONTS.some((path) => existsSync(path));
  if (isThere || process.platform !== "linux" || process.getuid?.() !== 0) return;
  console.log("Fonts: installing those that stand in with apt-get");
  if (install("fonts-liberation").status === 0) return;
  apt("update");
  if (install("fonts-liberation").status === 0) return;
  console.warn("Fonts: fonts-liberation could not be installed; journeys about moving text may fail");
}

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", words, { stdio: "ignore", env });
}

function install(name) {
  return apt("install", "-y", "--no-install-recommends", name);
}

function runs(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
