import type { RowFields } from "#contract/listings/table-columns.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { and, asc, eq, sql } from "#server/db/query.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { insertDraft, requireDraftRoom } from "#server/features/listings/own/insert-draft.ts";
import { getRememberedTerms } from "#server/features/listings/own/remembered-terms.ts";
import { listings } from "#server/features/listings/table.ts";
import { batchKeyOf } from "./number-rows-rules.ts";

/**
 * MB4: A batch of up to 100 drafts is started whole or not at all, counts as one new draft of the hour, and under the same key is started
 * once.
 *
 * Answers their ids in the rows' order; sent again, those that are still there.
 */
export async function createDrafts(ctx: Ctx, key: string, rows: readonly RowFields[]): Promise<number[]> {
  const { userId } = requireTrader(ctx);
  const known = await listBatch(ctx, userId, key);
  if (known.length > 0) return known;
  await countAttempt(ctx, limits.draftUser, String(userId));
  return transaction(ctx, async (tx) => {
    // A second call under the same key waits here for the first.
    await tx.db.execute(sql`select from users where id = ${userId} for no key update`);
    const meanwhile = await listBatch(tx, userId, key);
    if (meanwhile.length > 0) return meanwhile;
    await requireDraftRoom(tx, userId, rows.length);
    await addBrands(tx, rows);
    const terms = await getRememberedTerms(tx);
    const ids: number[] = [];
    for (const [index, row] of rows.entries()) {
      const batchKey = batchKeyOf(key, index, Object.keys(row).length === 0);
      const draft = await insertDraft(tx, userId, { ...terms, ...row }, batchKey);
      ids.push(draft.id);
    }
    return ids;
  });
}

async function listBatch(ctx: Ctx, sellerId: number, key: string): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), sql`starts_with(${listings.batchKey}, ${`${key}#`})`))
    .orderBy(asc(listings.id));
  return rows.map(({ id }) => id);
}

/** In one order, so that two batches with the same new brands do not wait for each other. */
async function addBrands(ctx: Ctx, rows: readonly RowFields[]): Promise<void> {
  const names = new Set(rows.flatMap(({ brandName }) => brandName ?? []));
  for (const name of [...names].sort()) await findOrAddBrand(ctx, name);
}
