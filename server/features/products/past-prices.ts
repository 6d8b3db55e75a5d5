import type { Ctx } from "#server/context.ts";
import { asc, inArray } from "#server/db/query.ts";
import type { PastPrice } from "./price-rules.ts";
import { productPrices } from "./table.ts";

/** What each of these products was offered at, the oldest first; empty for one that never was. */
export async function pastPrices(tx: Ctx, ids: readonly number[]): Promise<Map<number, PastPrice[]>> {
  const past = new Map<number, PastPrice[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return past;
  const rows = await tx.db
    .select()
    .from(productPrices)
    .where(inArray(productPrices.productId, ids))
    .orderBy(asc(productPrices.productId), asc(productPrices.from));
  for (const { productId, from, priceMinor } of rows) past.get(productId)?.push({ from, priceMinor });
  return past;
}
