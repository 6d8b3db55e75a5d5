import { defineConfig } from "@playwright/test";
import { settledVisitor } from "./test/e2e/settled-visitor.ts";
import { systemChromium } from "./test/rig/system-chromium.ts";

const executablePath = systemChromium();

// Broken lines, load and second variants: `npm run release-check` asks for them, and so does who names such a file.
const isThorough =
  process.env.THOROUGH === "1" || process.argv.some((argument) => argument.endsWith(".thorough.test.ts"));
const thorough = isThorough ? [] : ["**/*.thorough.test.ts"];

/**
 * Journeys that set something for the whole site, which all others would see (its menus, its maintenance, its rates, the proof of age, the country of its shop), or that see
 * what any other does (whether a page is the same a moment later).
 */
const alone = [
  ...["**/layout.test.ts", "**/cached-pages.test.ts", "**/verified-age.test.ts"],
  ...["**/currency-admin.test.ts", "**/slovak-shop.test.ts"],
];

/**
 * The journeys under test/e2e on one server with the built site and a small demo, two files of them side by side: each
 * makes the people and the lots it is about. One journey waits much for the server and the other windows; two take what two
 * cores have, and three are no faster.
 */
export default defineConfig({
  testDir: "test/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./test/e2e/global-setup.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: "side by side", testIgnore: [...alone, ...thorough] },
    { name: "alone", testMatch: alone, workers: 1, dependencies: ["side by side"] },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A machine that is slow is no fault of a page: what is right is there long before, what is wrong is told a little later.
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
        ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
        // No page lives long enough here to win back what V8 spends on optimising its scripts: a quarter of a visit.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
  },
});
