import { systemChromium } from "#test/rig/system-chromium.ts";

export function findBrowser(): string {
  const found = systemChromium();
  if (!found) throw new Error("There is no Chromium: install one or set CHROMIUM_PATH.");
  return found;
}

export const browserArguments = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
