import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { settledVisitor } from "./test/e2e/settled-visitor.ts";

const systemChromium = ["chromium-headless-shell", "chromium", "google-chrome"]
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));
const executablePath = process.env.CHROMIUM_PATH || systemChromium;

/** The journeys under test/e2e, one after the other on one server with the built site and a small demo. */
export default defineConfig({
  testDir: "test/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./test/e2e/global-setup.ts",
  outputDir: "test-results",
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    // Set by the global setup before the first worker reads this file.
    baseURL: process.env.KABINET_TEST_URL,
    // What first-time visitors are asked has journeys of its own and stands in the way of no other.
    storageState: settledVisitor,
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    viewport: { width: 1260, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
        ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
      ],
    },
  },
});
