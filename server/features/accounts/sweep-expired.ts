import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { mailLinks, rateLimits, tokens } from "./table.ts";

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 1_000;

/** Removes tokens, links and counters that expired a day ago (RULES.md RE4). Safe to run at any time, by several at once. */
export async function sweepExpired(ctx: Ctx): Promise<void> {
  const yesterday = new Date(ctx.clock().getTime() - dayMs);
  await removeBefore(ctx, yesterday, { key: tokens.hash, expiry: tokens.expiresAt });
  await removeBefore(ctx, yesterday, { key: mailLinks.hash, expiry: mailLinks.expiresAt });
  await removeBefore(ctx, yesterday, { key: rateLimits.key, expiry: rateLimits.expire });
}

function removeBefore(
  ctx: Ctx,
  before: Date,
  { key, expiry }: { key: AnyPgColumn; expiry: AnyPgColumn },
): Promise<number> {
  const { table } = key;
  return inBatches(batchSize, async (limit) => {
    const { rowCount } = await ctx.db.execute(sql`
      delete from ${table} where ${key} in (
        select ${key} from ${table} where ${expiry} < ${before}
        order by ${expiry} limit ${limit} for update skip locked)`);
    return rowCount ?? 0;
  });
}
