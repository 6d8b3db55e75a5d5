import type pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";

/** What a server is for (KABINET_MODE). A database is of one mode: that of the first server that opened it. */
export type Mode = "trial" | "production";

/** The mode that the settings ask for. */
export function modeOf({ production }: { production: boolean }): Mode {
  return production ? "production" : "trial";
}

type Queries = Pick<pg.Client, "query">;

/**
 * Throws `CannotStart` where the database is of the other mode: a trial server would take orders without money and mail people,
 * a production server would open on what was tried out.
 */
export async function refuseOtherMode(database: Queries, mode: Mode): Promise<void> {
  const of = await readMode(database);
  if (of === null || of === mode) return;
  throw new CannotStart(
    mode === "trial"
      ? "This database is a production server's, and this server is on trial: set KABINET_MODE to production, or name another database."
      : "This database is a trial server's, and this server is in production: name another database, or run `npm run admin -- remove-demo`, which makes this one ready for production.",
  );
}

/** Gives the database its mode where it has none yet; of two servers that start at once in different modes the second is refused. */
export async function markMode(database: Queries, mode: Mode): Promise<void> {
  await database.query("INSERT INTO drizzle.mode (mode) VALUES ($1) ON CONFLICT DO NOTHING", [mode]);
  await refuseOtherMode(database, mode);
}

/** The next start gives the database its mode. */
export async function clearMode(database: Queries): Promise<void> {
  if ((await readMode(database)) !== null) await database.query("DELETE FROM drizzle.mode");
}

/**
 * null where no server has opened the database yet. The table lies beside the journal of migrations: a dump takes it along, and what
 * empties the database leaves it.
 */
export async function readMode(database: Queries): Promise<Mode | null> {
  const { rows: found } = await database.query("SELECT to_regclass('drizzle.mode') IS NOT NULL AS is_there");
  if (!found[0]?.is_there) return null;
  const { rows } = await database.query<{ mode: Mode }>("SELECT mode FROM drizzle.mode");
  return rows[0]?.mode ?? null;
}
