import type { Ctx } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { readCondition } from "#server/features/search/read-condition.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { watchedSearches } from "./table.ts";

const batchSize = 50;

/**
 * Reads the words of watched searches anew, each once a day: an unfinished one stands for the words that names have by then, and
 * categories may have moved (rule SF7). Returns how many; safe to run in several processes.
 */
export async function readWords(ctx: Ctx): Promise<number> {
  return inBatches(batchSize, (limit) => readBatch(ctx, limit));
}

async function readBatch(ctx: Ctx, limit: number): Promise<number> {
  const now = ctx.clock();
  const isDue = sql`query is null or checked_at <= ${now}::timestamptz - interval '1 day'`;
  const due = await ctx.db.select().from(watchedSearches).where(isDue).orderBy(watchedSearches.checkedAt).limit(limit);
  for (const { id, key, filters } of due) {
    const query = await readCondition(ctx, filters);
    // Unless its owner has limited it otherwise meanwhile.
    const isSame = and(eq(watchedSearches.id, id), eq(watchedSearches.key, key));
    await ctx.db.update(watchedSearches).set({ query, checkedAt: now }).where(isSame);
  }
  return due.length;
}
