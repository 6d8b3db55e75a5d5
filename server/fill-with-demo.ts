import { sql } from "#server/db/query.ts";
import { CannotStart } from "./cannot-start.ts";
import type { Config } from "./config.ts";
import type { Ctx } from "./context.ts";
import type { Database } from "./db/connect.ts";

/** Fills a database without users, as the settings ask; returns lines for the operator on what there is to try. */
export async function fillWithDemo(config: Config, ctx: Ctx): Promise<readonly string[]> {
  if (config.demo !== "off" && (await isTrue(ctx.db, sql`NOT EXISTS (SELECT FROM users)`))) {
    const { seedDemo } = await import("#demo/seed.ts");
    await seedDemo(ctx, { size: config.demo });
  }
  const isDemo = await isTrue(ctx.db, sql`EXISTS (SELECT FROM users WHERE email = 'prodejce@kabinet.test')`);
  if (!isDemo) return [];
  return [
    "Voucher to try in the cart: UKAZKA10",
    "Accounts: prodejce@, kupujici@ and admin@kabinet.test, password kabinet-demo-2026",
  ];
}

/**
 * In production throws `CannotStart` where the database holds accounts of the demo, whose password is known to everybody, or
 * other content of it.
 */
export async function refuseDemo(config: Config, ctx: Ctx): Promise<void> {
  if (!config.production || !(await holdsDemo(ctx.db))) return;
  throw new CannotStart(
    "The database holds the demo, whose accounts have a known password: it cannot be opened in production. " +
      "`npm run admin -- remove-demo` empties it.",
  );
}

/** The demo is known by its pictures, and by its accounts, whose addresses no mail can reach. */
export async function holdsDemo(db: Database): Promise<boolean> {
  return isTrue(
    db,
    sql`(EXISTS (SELECT FROM media WHERE id LIKE 'demo-%')
      OR EXISTS (SELECT FROM users WHERE email LIKE '%@kabinet.test' AND email <> 'obchod@kabinet.test'))`,
  );
}

/** Goes on with the smaller sizes of the demo's pictures, if any are missing; the site is open meanwhile. Returns how to stop it. */
export async function finishDemo(config: Config, ctx: Ctx): Promise<() => Promise<void>> {
  if (config.demo === "off") return async () => {};
  const { startMakingSmaller } = await import("#demo/make-smaller.ts");
  return startMakingSmaller(ctx).stop;
}

async function isTrue(db: Database, condition: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await db.execute<{ answer: boolean }>(sql`SELECT ${condition} AS answer`);
  return rows[0]?.answer === true;
}
