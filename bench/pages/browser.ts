import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The Chromium that `CHROMIUM_PATH` names, else the system's. */
export function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH || places.find((path) => existsSync(path));
  if (!found) throw new Error("There is no Chromium: install one or set CHROMIUM_PATH.");
  return found;
}

export const browserArguments = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];
