import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { browserArguments, findBrowser } from "./browser.ts";

/** Count and bytes (brotli) of the scripts that a browser fetches on a page until it is idle. */
export async function weighScripts(url: string): Promise<{ files: number; bytes: number }> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    const scripts = new Set<string>();
    page.on("request", (asked) => asked.resourceType() === "script" && scripts.add(asked.url()));
    await page.goto(url, { waitUntil: "networkidle" });
    const sizes = await Promise.all([...scripts].map(weigh));
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await browser.close();
  }
}

async function weigh(url: string): Promise<number> {
  const script = await fetch(url);
  if (!script.ok) throw new Error(`${url} answered ${script.status}`);
  return brotliCompressSync(Buffer.from(await script.arrayBuffer())).length;
}
