import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { answersPerSecond, median, sizeOf } from "./pages/ask-page.ts";
import { type ChosenPages, choosePages } from "./pages/choose-pages.ts";
import { startSite } from "./pages/start-site.ts";
import { startString } from "./pages/start-string.ts";
import { weighScripts } from "./pages/weigh-scripts.ts";

const measured = ["home", "listing", "item"] as const;
const connections = 16;
const run = { connections, seconds: 4 };
const turns = 3;
const wantedRatio = 0.5;
/** KB are 1 024 bytes, as everywhere in this repository. */
const wantedScriptBytes = 166 * 1_024;

/**
 * Finished pages from memory against Fastify answering a constant string of as many bytes as the compressed page; and the
 * weight of a listing's scripts.
 */
export async function benchPages(args: readonly string[] = []): Promise<object> {
  const { values } = parseArgs({ args: [...args], options: { keep: { type: "string" } } });
  const load = loadavg()[0];
  const site = await startSite(values.keep);
  const closers: (() => Promise<void>)[] = [site.close];
  const close = async () => {
    for (const then of closers.splice(0).reverse()) await then();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    const pages = await choosePages(site.origin);
    const rows: Row[] = [];
    for (const name of measured) rows.push(await compare(site.origin, name, pages));
    const scripts = await weighScripts(site.origin + pages.listing);
    for (const { name, bytes, page, ceiling, ratio } of rows)
      console.error(
        `${name.padEnd(8)} ${bytes} bytes  page ${page}/s  ceiling ${ceiling}/s  ratio ${ratio} (asked: ${wantedRatio})`,
      );
    console.error(
      `Scripts of a listing: ${scripts.bytes} bytes in ${scripts.files} files (asked: ${wantedScriptBytes})`,
    );
    return {
      cores: availableParallelism(),
      load,
      connections,
      wantedRatio,
      rows,
      scripts,
      wantedScriptBytes,
    };
  } finally {
    await close();
  }
}

interface Row {
  readonly name: string;
  readonly bytes: number;
  /** Answers per second. */
  readonly page: number;
  readonly ceiling: number;
  readonly ratio: number;
}

/** Medians of runs in turn, so that other work of the machine slows both alike. */
async function compare(origin: string, name: (typeof measured)[number], pages: ChosenPages): Promise<Row> {
  const url = origin + pages[name];
  const { sent: bytes } = await sizeOf(url);
  const bare = await startString(bytes);
  const found = { page: [] as number[], ceiling: [] as number[] };
  try {
    await answersPerSecond(url, { connections, seconds: 1 });
    await answersPerSecond(bare.origin, { connections, seconds: 1 });
    for (let turn = 0; turn < turns; turn++) {
      found.page.push(await answersPerSecond(url, run));
      found.ceiling.push(await answersPerSecond(bare.origin, run));
    }
  } finally {
    await bare.close();
  }
  const [page, ceiling] = [median(found.page), median(found.ceiling)];
  return { name, bytes, page, ceiling, ratio: Math.round((page / ceiling) * 100) / 100 };
}
