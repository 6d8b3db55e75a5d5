import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { listingQuery } from "#contract/search/listing-query.ts";
import { listFacets } from "#server/features/search/list-facets.ts";
import { listListings } from "#server/features/search/list-listings.ts";
import { fillCatalogue } from "./catalogue/fill-catalogue.ts";
import { questions } from "./catalogue/questions.ts";
import { medianTimes } from "./databases/compare.ts";
import { openDatabases } from "./databases/open-databases.ts";

/** The greatest median in ms of a list, and of its facets (decisions/0079). */
const wantedMsOf = (rows: number) => (rows > 100_000 ? 500 : 50);

/**
 * Asks the questions of visitors of a catalogue of a hundred thousand listings (`--rows`). `--keep FOLDER` leaves it there for
 * the next time.
 */
export async function benchCatalogue(args: readonly string[] = []): Promise<object> {
  const { values } = parseArgs({
    args: [...args],
    options: { rows: { type: "string", default: "100000" }, keep: { type: "string" } },
  });
  const listings = Number(values.rows);
  const wantedMs = wantedMsOf(listings);
  const stage = await openDatabases({ name: "catalogue", fill: fillCatalogue }, [listings], values.keep);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void stage.close().finally(() => process.exit(130)));
  try {
    const load = loadavg()[0];
    console.error(`Medians in ms at ${listings} listings (asked: at most ${wantedMs})`);
    const rows: { name: string; list: number; facets: number }[] = [];
    for (const [name, query] of Object.entries(questions)) {
      const filter = listingQuery.parse(query);
      const [list = 0] = await medianTimes(stage.contexts, (ctx) => listListings(ctx, filter));
      const [facets = 0] = await medianTimes(stage.contexts, (ctx) => listFacets(ctx, filter));
      console.error(`${name.padEnd(30)} list ${list.toFixed(1).padStart(7)}  facets ${facets.toFixed(1).padStart(7)}`);
      rows.push({ name, list, facets });
    }
    const missed = rows.filter(({ list, facets }) => Math.max(list, facets) > wantedMs).map(({ name }) => name);
    console.error(missed.length > 0 ? `Above ${wantedMs} ms: ${missed.join(", ")}` : "None is above it");
    return { cores: availableParallelism(), load, loadAfter: loadavg()[0], listings, wantedMs, rows, missed };
  } finally {
    await stage.close();
  }
}
