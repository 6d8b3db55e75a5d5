import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Config } from "./config.ts";
import type { Ctx } from "./context.ts";
import type { Database } from "./db/connect.ts";
import type { OpenedDatabase } from "./db/open-database.ts";

/** Lies in the data directory from the first demo row to the last: a start that finds it was preceded by a killed one. */
const markOf = (config: Config) => join(config.dataDir, "demo-unfinished");

/** Fills a database without users, as the settings ask; returns lines for the operator about the demo's accounts. */
export async function fillWithDemo(config: Config, ctx: Ctx): Promise<readonly string[]> {
  if (config.demo !== "off" && (await isTrue(ctx.db, sql`NOT EXISTS (SELECT FROM users)`))) {
    const { seedDemo } = await import("#demo/seed.ts");
    await writeFile(markOf(config), "");
    await seedDemo(ctx, { size: config.demo });
    await rm(markOf(config));
  }
  const isDemo = await isTrue(ctx.db, sql`EXISTS (SELECT FROM users WHERE email = 'prodejce@kabinet.test')`);
  return isDemo ? ["Accounts: prodejce@, kupujici@ and admin@kabinet.test, password kabinet-demo-2026"] : [];
}

/** Goes on with the demo's pictures, if any wait to be drawn; the site is open meanwhile. Returns how to stop it. */
export async function drawDemo(config: Config, ctx: Ctx): Promise<() => Promise<void>> {
  const waits = await isTrue(
    ctx.db,
    sql`EXISTS (SELECT FROM media WHERE status = 'pending' AND drawing IS NOT NULL)`,
  );
  if (config.demo === "off" || !waits) return async () => {};
  const { startDrawing } = await import("#demo/draw-pictures.ts");
  return startDrawing(ctx).stop;
}

/**
 * Throws away the half of a demo that a killed start left in the embedded database, so that this one begins anew.
 * Nothing else can be lost: the door opens only when the demo is complete.
 */
export async function discardHalfDemo(config: Config, { embedded }: OpenedDatabase): Promise<void> {
  if (!embedded || !existsSync(markOf(config))) return;
  const client = new pg.Client({ ...embedded.connection, database: "postgres" });
  await client.connect();
  try {
    await client.query("DROP DATABASE kabinet WITH (FORCE)");
    await client.query("CREATE DATABASE kabinet");
  } finally {
    await client.end();
  }
  await rm(join(config.dataDir, "media"), { recursive: true, force: true });
  await rm(markOf(config));
}

async function isTrue(db: Database, condition: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await db.execute<{ answer: boolean }>(sql`SELECT ${condition} AS answer`);
  return rows[0]?.answer === true;
}
