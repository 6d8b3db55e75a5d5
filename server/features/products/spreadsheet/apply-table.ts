import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { listings } from "#server/features/listings/table.ts";
import { planTable, type Step } from "./plan-table.ts";
import { storeSteps } from "./store-steps.ts";

/**
 * PD11: Exactly what was shown of a table is stored, all or nothing; where a product, its pieces or the file are not what they were,
 * nothing is. An import that a crash cuts off has stored nothing.
 *
 * Refused with TABLE_CHANGED. For people with the scope `shop`.
 */
export async function applyTable(ctx: Ctx, bytes: Buffer, seal: string): Promise<{ added: number; changed: number }> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    // One import after the other.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('products import'))`);
    await lockSteps(tx, (await planTable(tx, bytes)).steps);
    const { described, steps } = await planTable(tx, bytes);
    if (described.seal !== seal) throw new Conflict("TABLE_CHANGED");
    await storeSteps(tx, steps);
    return { added: described.counts.add, changed: described.counts.change };
  });
}

/** Products in the order of ids, as everybody locks who locks several; then the codes, as `addProduct` does, so that nobody takes one. */
async function lockSteps(tx: Ctx, steps: readonly Step[]): Promise<void> {
  const ids = steps.flatMap(({ before }) => before?.id ?? []);
  if (ids.length > 0)
    await tx.db
      .select({ id: listings.id })
      .from(listings)
      .where(inArray(listings.id, ids))
      .orderBy(listings.id)
      .for("update");
  const codes = steps.flatMap(({ before, body }) => (before?.body.sku === body.sku ? [] : `sku ${body.sku}`));
  if (codes.length > 0)
    await tx.db.execute(sql`
      select pg_advisory_xact_lock(hashtext(code))
      from (select jsonb_array_elements_text(${JSON.stringify(codes.sort())}::jsonb) as code) as codes`);
}
