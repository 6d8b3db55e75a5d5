import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { isThorough } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";

/** The most that all scripts of a page may weigh (KB, brotli) before the visitor acts. */
const ofList = 177;
const ofItem = 213;
/** An info page needs none of the scripts of lists. */
const ofText = 168;

const lists = ["/1/lihoviny", ...(isThorough ? ["/", "/hledani", "/search"] : [])];
const pages = [...lists.map((path) => [path, ofList] as const), ["/info/2/gdpr", ofText] as const];
for (const [path, most] of pages) {
  test(`the scripts of ${path} weigh at most ${most} KB until somebody does something`, async ({ page }) => {
    await expectWeight(page, path, most);
  });
}
test(`the scripts of an auction's page weigh at most ${ofItem} KB until somebody does something`, async ({ page }) => {
  const lot = await makeLotOf(await makePerson("prodejce"), { buyNowMinor: 9_000_00 });
  await expectWeight(page, pathOf(lot), ofItem);
});

async function expectWeight(page: Page, path: string, most: number): Promise<void> {
  const answer = await page.request.get(path);
  expect(await answer.text(), "scripts come after the first paint").not.toContain('rel="modulepreload"');
  const scripts = collectScripts(page);
  await visit(page, path);
  await page.waitForLoadState("load");
  // By then the page has fetched all that it leaves for a quiet moment.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  const sizes = (await Promise.all(scripts)).sort((a, b) => b.bytes - a.bytes);
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  expect(sizes.length).toBeGreaterThan(5);
  const heaviest = sizes.slice(0, 8).map(({ file, bytes }) => `${file} ${bytes}`);
  expect(sum, `${sum} bytes; the heaviest: ${heaviest.join(", ")}`).toBeLessThanOrEqual(most * 1_024);
}

/** What each script weighs: most of them are on every page, and pressing them takes longer than the visit. */
const weights = new Map<string, number>();

function collectScripts(page: Page): Promise<{ file: string; bytes: number }>[] {
  const scripts: Promise<{ file: string; bytes: number }>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() !== "script") return;
    const file = new URL(answer.url()).pathname.replace("/assets/", "");
    const weigh = (body: Buffer) => {
      const bytes = weights.get(file) ?? brotliCompressSync(body).length;
      weights.set(file, bytes);
      return { file, bytes };
    };
    scripts.push(answer.body().then(weigh));
  });
  return scripts;
}
