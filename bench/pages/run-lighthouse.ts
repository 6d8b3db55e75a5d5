import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { z } from "zod";
import { freePort } from "#test/rig/free-port.ts";
import { browserArguments, findBrowser } from "./browser.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Fetched from npm by its own command when it is first asked for: with all it needs it is a sixth of the packages, for one benchmark. */
const lighthouse = "lighthouse@13.5.0";

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
});
export type LighthouseReport = z.output<typeof report>;

/** One look of Lighthouse at a page; each run has a fresh browser, which keeps nothing from the visit before. */
export async function runLighthouse(url: string): Promise<LighthouseReport> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const flags = ["--quiet", `--port=${port}`, "--output=json", `--only-categories=${categories.join(",")}`];
    const command = ["exec", "--yes", `--package=${lighthouse}`, "--", "lighthouse", url, ...flags];
    const { stdout } = await promisify(execFile)("npm", command, { maxBuffer: 64 * 1024 * 1024 });
    const found = report.parse(JSON.parse(stdout));
    if (found.runtimeError) throw new Error(`Lighthouse saw nothing of ${url}: ${found.runtimeError.message}`);
    return found;
  } finally {
    await browser.close();
  }
}
