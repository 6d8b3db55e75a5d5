import { pino } from "pino";
import { type Ctx, contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { sql } from "#server/db/query.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";
import { socketOf } from "#test/rig/socket-of.ts";

let opened: Promise<Ctx> | null = null;

/**
 * The back door to the running server's own database, for states that a journey needs and does not test: people with an
 * account, lots in a certain state, an end moved close.
 */
export function serverContext(): Promise<Ctx> {
  opened ??= open();
  return opened;
}

/** Makes the lot end now, or after `ms` by the database's clock, as though it had been planned so. */
export async function endSoon(listingId: number, ms = 0): Promise<void> {
  const { db } = await serverContext();
  const end = sql`now() + ${ms} * interval '1 ms'`;
  const moved = await db.execute(sql`
    update listings set ends_at = ${end}, planned_ends_at = ${end}
    where id = ${listingId} and status = 'live'`);
  if (moved.rowCount !== 1) throw new Error(`no live lot ${listingId}`);
}

/** Moves the end of a live lot to `ms` from now, and tells the open pages as the server would. */
export async function moveEnd(listingId: number, ms: number): Promise<void> {
  const { db } = await serverContext();
  const end = sql`now() + ${ms} * interval '1 ms'`;
  await db.execute(sql`
    update listings set ends_at = ${end}, planned_ends_at = ${end}, revision = revision + 1
    where id = ${listingId} and status = 'live'`);
  await db.execute(sql`select pg_notify('kabinet_lots', ${String(listingId)})`);
}

async function open(): Promise<Ctx> {
  const dataDir = process.env.KABINET_TEST_DATA_DIR;
  if (!dataDir) throw new Error("the global setup names the data directory");
  const { db } = createDatabase(await socketOf(dataDir), {
    size: 2,
    onError: (error) => console.error(error),
    allowExitOnIdle: true,
  });
  return contextOf({ db, ports: createSandboxPorts(dataDir), log: pino({ level: "silent" }) });
}
