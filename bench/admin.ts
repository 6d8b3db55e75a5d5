import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { adminQuestions } from "./admin/admin-questions.ts";
import { asAdmin } from "./admin/as-admin.ts";
import { fillAdmin } from "./admin/fill-admin.ts";
import { compare, described, type Times } from "./databases/compare.ts";
import { openDatabases } from "./databases/open-databases.ts";

const few = 10_000;
/** The greatest ratio of times with a million rows to times with ten thousand. */
const wantedRatio = 3;

/**
 * Asks the tables of the back office of a site with ten thousand rows in each and of one with a million (`--rows`) in turn, so
 * that other work of the machine slows both. `--keep FOLDER` leaves them there for the next time.
 */
export async function benchAdmin(args: readonly string[] = []): Promise<object> {
  const { values } = parseArgs({
    args: [...args],
    options: { rows: { type: "string", default: "1000000" }, keep: { type: "string" } },
  });
  const many = Number(values.rows);
  const stage = await openDatabases({ name: "admin", fill: fillAdmin }, [few, many], values.keep);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void stage.close().finally(() => process.exit(130)));
  try {
    const load = loadavg()[0];
    console.error(`Times in ms at ${few} and ${many} rows (asked: a ratio of at most ${wantedRatio})`);
    const contexts = stage.contexts.map(asAdmin);
    const rows: ({ name: string } & Times)[] = [];
    for (const [name, ask] of Object.entries(adminQuestions)) {
      const times = await compare(contexts, ask);
      console.error(`${name.padEnd(30)} ${described(times)}`);
      rows.push({ name, ...times });
    }
    const missed = rows.flatMap(({ name, ratio }) => (ratio > wantedRatio ? [name] : []));
    console.error(missed.length > 0 ? `Above ${wantedRatio}: ${missed.join(", ")}` : "None is above it");
    const cores = availableParallelism();
    return { cores, load, loadAfter: loadavg()[0], few, many, wantedRatio, rows, missed };
  } finally {
    await stage.close();
  }
}
