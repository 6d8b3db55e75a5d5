import { availableParallelism, loadavg } from "node:os";
import { listingQuery } from "#contract/auctions.ts";
import type { Ctx } from "#server/context.ts";
import { listFacets } from "#server/features/auctions/list-facets.ts";
import { listListings } from "#server/features/auctions/list-listings.ts";
import { forget } from "#server/remembered.ts";
import { fillCatalogue } from "./catalogue/fill-catalogue.ts";
import { questions } from "./catalogue/questions.ts";
import { openStage } from "./open-stage.ts";

const [few, many] = [10_000, 1_000_000];
const rounds = 7;
const wantedRatio = 2;

/** Median times in ms of a list and of its facets, by what was asked. */
type Times = Record<string, { list: number; facets: number }>;

/** The same questions of the same catalogue with ten thousand listings and with a million. */
export async function benchCatalogue(): Promise<object> {
  const stage = await openStage();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void stage.close().finally(() => process.exit(130)));
  try {
    const load = loadavg()[0];
    const small = await measure(stage.ctx, 0, few);
    const great = await measure(stage.ctx, few, many);
    const rows = Object.keys(questions).map((name) => ({ name, ...ratiosOf(small[name], great[name]) }));
    console.error(`Times in ms at ${few} and ${many} listings (asked: a ratio of at most ${wantedRatio})`);
    for (const { name, list, facets } of rows)
      console.error(`${name.padEnd(30)} list ${told(list)}  facets ${told(facets)}`);
    return { cores: availableParallelism(), load, few, many, wantedRatio, rows };
  } finally {
    await stage.close();
  }
}

async function measure(ctx: Ctx, from: number, to: number): Promise<Times> {
  console.error(`Adding ${to - from} listings`);
  await fillCatalogue(ctx, from, to);
  forget(ctx);
  const times: Times = {};
  for (const [name, query] of Object.entries(questions)) {
    const filter = listingQuery.parse(query);
    times[name] = {
      list: await medianOf(() => listListings(ctx, filter)),
      facets: await medianOf(() => listFacets(ctx, filter)),
    };
  }
  return times;
}

/** The first time warms caches, as neighbours' requests would. */
async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  await ask();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await ask();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

interface Ratio {
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
}

function ratiosOf(small: Times[string] | undefined, great: Times[string] | undefined) {
  const ratio = (few = 0, many = 0): Ratio => ({
    few: tenth(few),
    many: tenth(many),
    ratio: tenth(many / few),
  });
  return { list: ratio(small?.list, great?.list), facets: ratio(small?.facets, great?.facets) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function told({ few, many, ratio }: Ratio): string {
  return `${few.toFixed(1).padStart(7)} ${many.toFixed(1).padStart(7)}  ×${ratio.toFixed(1).padStart(5)}`;
}
