import { expect, test } from "./journey.ts";
import { ownWindowOf } from "./people.ts";
import { makeKnownSeller, sellBottles } from "./sell-bottles.ts";

/**
 * Five minutes of a seller who takes fifteen seconds for a press: reads before each, looks for the next, finds the files. How long
 * the machine takes is no part of it.
 */
const mostPresses = 20;

test("thirty bottles from a spreadsheet are live in under five minutes of their seller's time", async ({
  browser,
}, testInfo) => {
  test.setTimeout(300_000);
  const seller = await makeKnownSeller("sbirka");
  const page = await ownWindowOf(browser, seller);
  await page.addInitScript(countPresses);
  await sellBottles(page, seller, testInfo.outputPath(), 30);
  const presses = await page.evaluate(() => Number(sessionStorage.getItem("presses")));
  testInfo.annotations.push({ type: "presses", description: `${presses} presses` });
  expect(presses).toBeGreaterThan(5);
  expect(presses).toBeLessThanOrEqual(mostPresses);
});

/** Counts every press of a key or a pointer, over the pages of a window. */
function countPresses(): void {
  const count = ({ isTrusted }: Event) => {
    if (isTrusted) sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1));
  };
  for (const kind of ["pointerdown", "keydown", "change"]) document.addEventListener(kind, count, true);
}
