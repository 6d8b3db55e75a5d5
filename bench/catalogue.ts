import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { listingQuery } from "#contract/search/listing-query.ts";
import { listFacets } from "#server/features/search/list-facets.ts";
import { listListings } from "#server/features/search/list-listings.ts";
import { fillCatalogue } from "./catalogue/fill-catalogue.ts";
import { questions } from "./catalogue/questions.ts";
import { compare, described, type Times } from "./databases/compare.ts";
import { openDatabases } from "./databases/open-databases.ts";

const few = 10_000;
/** The greatest ratio of times with a million listings to times with ten thousand; half of it with a hundred thousand. */
const wantedRatioOf = (many: number) => (many > 100_000 ? 3 : 1.5);

/**
 * Asks the same questions of a catalogue of ten thousand listings and of one of a million (`--rows`) in turn, so that
 * other work of the machine slows both. `--keep FOLDER` leaves them there for the next time.
 */
export async function benchCatalogue(args: readonly string[] = []): Promise<object> {
  const { values } = parseArgs({
    args: [...args],
    options: { rows: { type: "string", default: "1000000" }, keep: { type: "string" } },
  });
  const many = Number(values.rows);
  const wantedRatio = wantedRatioOf(many);
  const stage = await openDatabases({ name: "catalogue", fill: fillCatalogue }, [few, many], values.keep);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void stage.close().finally(() => process.exit(130)));
  try {
    const load = loadavg()[0];
    console.error(`Times in ms at ${few} and ${many} listings (asked: a ratio of at most ${wantedRatio})`);
    const rows: ({ name: string } & Record<"list" | "facets", Times>)[] = [];
    for (const [name, query] of Object.entries(questions)) {
      const filter = listingQuery.parse(query);
      const list = await compare(stage.contexts, (ctx) => listListings(ctx, filter));
      const facets = await compare(stage.contexts, (ctx) => listFacets(ctx, filter));
      console.error(`${name.padEnd(30)} list ${described(list)}  facets ${described(facets)}`);
      rows.push({ name, list, facets });
    }
    const missed = rows.flatMap(({ name, list, facets }) => [
      ...(list.ratio > wantedRatio ? [`${name}: list`] : []),
      ...(facets.ratio > wantedRatio ? [`${name}: facets`] : []),
    ]);
    console.error(missed.length > 0 ? `Above ${wantedRatio}: ${missed.join(", ")}` : "None is above it");
    const cores = availableParallelism();
    return { cores, load, loadAfter: loadavg()[0], few, many, wantedRatio, rows, missed };
  } finally {
    await stage.close();
  }
}
