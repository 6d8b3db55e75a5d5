import { existsSync } from "node:fs";

/** The shell first: it draws the same pages without the windows around them. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** The Chromium that `CHROMIUM_PATH` names, else the system's; `npm test` finds or installs one first (find-chromium.mjs). */
export function systemChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
}
