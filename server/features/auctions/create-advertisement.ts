import type { Advertisement, AdvertisementFields } from "#contract/advertisements.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { advertisementColumns, settleSaleMode } from "./advertisement-columns.ts";
import { advertisementView } from "./advertisement-view.ts";
import { listings } from "./table.ts";

/** Starts a listing as a draft of the caller. Anything may still be missing. */
export async function createAdvertisement(
  ctx: Ctx,
  fields: Partial<AdvertisementFields>,
): Promise<Advertisement> {
  const { userId } = requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const fresh = { type: "supply", saleMode: "auction" } as const;
    const columns = await advertisementColumns(tx, settleSaleMode(fresh, fields));
    const [row] = await tx.db
      .insert(listings)
      .values({
        ...fresh,
        ...columns,
        sellerId: userId,
        status: "draft",
        createdAt: tx.clock(),
        updatedAt: tx.clock(),
      })
      .returning();
    if (!row) throw new Error("an insert returns its row");
    return advertisementView(tx, row);
  });
}
