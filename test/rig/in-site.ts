import { openSite, type Site } from "./open-site.ts";

/**
 * Runs `work` with servers of its own, which end with it, at a signal, or after `limitMs`. The last line of standard output
 * is JSON; the exit code is 1 after a failure.
 */
export async function inSite(
  limitMs: number,
  work: (site: Site) => Promise<{ failed: boolean; figures: object }>,
  place?: string,
  settings?: Readonly<Record<string, string>>,
): Promise<void> {
  const site = await openSite(place, settings);
  const abandon = (why: string) => {
    console.error(`${why}: closing the site`);
    void site.close().finally(() => process.exit(130));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => abandon(signal));
  const timer = setTimeout(() => abandon(`Not done after ${limitMs / 60_000} minutes`), limitMs);
  try {
    const { failed, figures } = await work(site);
    process.stdout.write(`${JSON.stringify({ date: new Date().toISOString(), failed, ...figures })}\n`);
    if (failed) process.exitCode = 1;
  } finally {
    clearTimeout(timer);
    await site.close();
  }
}
