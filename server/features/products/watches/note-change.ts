import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { productEvents } from "#server/features/products/events.ts";
import { productWatches } from "./table.ts";

/** Has the watches of changed products looked at after the commit. The caller has locked the products. */
export async function noteChange(tx: Ctx, ...productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const watched = await tx.db
    .selectDistinct({ productId: productWatches.productId })
    .from(productWatches)
    .where(inArray(productWatches.productId, [...productIds]));
  await publish(tx, productEvents.WatchedProductChanged, watched);
}
