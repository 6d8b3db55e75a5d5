import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { choosePages } from "./pages/choose-pages.ts";
import { categories, type LighthouseReport, runLighthouse } from "./pages/run-lighthouse.ts";
import { startSite } from "./pages/start-site.ts";

const runs = 3;
/** Performance; all else is 100. */
const wanted = 98;

/** Lighthouse's four numbers, as a phone that comes for the first time sees the main pages; medians. */
export async function benchLighthouse(args: readonly string[] = []): Promise<object> {
  const { values } = parseArgs({ args: [...args], options: { keep: { type: "string" } } });
  const load = loadavg()[0];
  const site = await startSite(values.keep);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void site.close().finally(() => process.exit(130)));
  try {
    const pages = await choosePages(site.origin);
    const rows: object[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const results: LighthouseReport[] = [];
      for (let run = 0; run < runs; run++) results.push(await runLighthouse(site.origin + path));
      rows.push(describe(name, results));
    }
    return { cores: availableParallelism(), load, runs, wanted, rows };
  } finally {
    await site.close();
  }
}

/** Prints the names of failed audits, as the first run found them. */
function describe(name: string, results: readonly LighthouseReport[]): object {
  const numbers = Object.fromEntries(
    categories.map((category) => [
      category,
      median(results.map(({ categories: found }) => Math.round((found[category]?.score ?? 0) * 100))),
    ]),
  );
  const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  const times = {
    firstPaintMs: Math.round(figure("first-contentful-paint")),
    largestPaintMs: Math.round(figure("largest-contentful-paint")),
    blockingMs: Math.round(figure("total-blocking-time")),
    layoutShift: Math.round(figure("cumulative-layout-shift") * 1_000) / 1_000,
  };
  const [first] = results;
  const weighed = categories.flatMap((category) => first?.categories[category]?.auditRefs ?? []);
  const short = weighed
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => first?.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));
  console.error(
    `${name.padEnd(8)} ${Object.values(numbers).join(" ")} (asked: ${wanted} 100 100 100)  ${JSON.stringify(times)}`,
  );
  if (short.length > 0) console.error(`         short of all: ${short.join(", ")}`);
  return { name, ...numbers, ...times, short };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
