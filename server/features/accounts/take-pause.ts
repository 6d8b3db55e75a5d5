import { createHash } from "node:crypto";
import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, inArray, lte, max, sql } from "#server/db/query.ts";
import { TooMany } from "#server/errors.ts";
import { rateLimits } from "./table.ts";

/** Milliseconds from one code to the next (rule A16). */
const pauseMs = 60_000;

/**
 * Begins the pause of all subjects in one statement, so that of calls at once one comes through; TooMany with the seconds to wait where
 * any of them is in one, and then none begins. The answer takes it back, for a message that did not go.
 */
export async function takePause(ctx: Ctx, subjects: readonly string[]): Promise<() => Promise<void>> {
  const now = ctx.clock();
  const expire = new Date(now.getTime() + pauseMs);
  // In one order, so that two who want the same rows wait for one another in a line.
  const keys = subjects.map(keyOf).sort();
  await transaction(ctx, async (tx) => {
    const begun = await tx.db
      .insert(rateLimits)
      .values(keys.map((key) => ({ key, points: 1, expire })))
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { expire: sql`excluded.expire` },
        setWhere: lte(rateLimits.expire, now),
      })
      .returning({ key: rateLimits.key });
    if (begun.length === keys.length) return;
    // Those that have just begun end a whole pause from now, and go with this transaction.
    const others = keys.filter((key) => !begun.some((one) => one.key === key));
    const [last] = await tx.db
      .select({ expire: max(rateLimits.expire) })
      .from(rateLimits)
      .where(inArray(rateLimits.key, others));
    const waitMs = (last?.expire?.getTime() ?? now.getTime()) - now.getTime();
    throw new TooMany(Math.max(1, Math.ceil(waitMs / 1_000)));
  });
  return async () => {
    await ctx.db.delete(rateLimits).where(and(inArray(rateLimits.key, keys), eq(rateLimits.expire, expire)));
  };
}

/** Hashed, as all counters are: they hold no numbers. */
const keyOf = (subject: string) => `sms-pause:${createHash("sha256").update(subject).digest("base64url")}`;
