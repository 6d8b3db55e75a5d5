import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";

/** What all scripts of a list may weigh (bytes, brotli) until somebody does something. */
const mostBytes = 150 * 1_024;

for (const path of ["/1/lihoviny", "/hledani", "/search", "/"]) {
  test(`the scripts of ${path} weigh at most 150 KB until somebody does something`, async ({ page }) => {
    const scripts = collectScripts(page);
    await visit(page, path);
    await page.waitForLoadState("load");
    // Whatever a page keeps for a quiet moment has been asked for by then.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    const sizes = (await Promise.all(scripts)).sort((a, b) => b.bytes - a.bytes);
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
    expect(sizes.length).toBeGreaterThan(5);
    const heaviest = sizes.slice(0, 8).map(({ file, bytes }) => `${file} ${bytes}`);
    expect(sum, `${sum} bytes; the heaviest: ${heaviest.join(", ")}`).toBeLessThanOrEqual(mostBytes);
  });
}

function collectScripts(page: Page): Promise<{ file: string; bytes: number }>[] {
  const scripts: Promise<{ file: string; bytes: number }>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() !== "script") return;
    const file = new URL(answer.url()).pathname.replace("/assets/", "");
    scripts.push(answer.body().then((body) => ({ file, bytes: brotliCompressSync(body).length })));
  });
  return scripts;
}
