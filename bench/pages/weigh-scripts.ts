import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { browserArguments, findBrowser } from "./browser.ts";

/** Bytes (brotli) of all scripts that a browser fetches on a page until it has nothing more to do, and how many they are. */
export async function weighScripts(url: string): Promise<{ files: number; bytes: number }> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    const scripts: Promise<number>[] = [];
    page.on("response", (answer) => {
      if (answer.request().resourceType() === "script")
        scripts.push(answer.body().then((body) => brotliCompressSync(body).length));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const sizes = await Promise.all(scripts);
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await browser.close();
  }
}
