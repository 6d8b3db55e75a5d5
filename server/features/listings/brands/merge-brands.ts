import type { z } from "zod";
import type { brandAdmin } from "#contract/catalogue/brand-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Invalid, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { getEditableBrand } from "#server/features/catalogue/brands/list-brands.ts";
import { leaveBrandFor, lockBrand } from "#server/features/catalogue/brands/write-brand.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";

type Merger = z.output<typeof brandAdmin.merge.response>["data"];

/**
 * T12: Merging a brand into another moves all listings and goods in one step, with what finds them; watched searches
 * go on with the other brand, and the address and the name of the merged one lead there.
 *
 * All that is of a brand is of another one from now on, and the brand is gone: in one transaction, with the entries of the
 * search, which follow by their trigger. Its address and its name lead to the other one. Returns how many listings and goods moved. For
 * people with the scope `content`.
 */
export async function mergeBrands(
  ctx: Ctx,
  id: number,
  { intoId, version }: { intoId: number; version: number },
): Promise<Merger> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await lockInOrder(tx, id, intoId);
    const name = await lockBrand(tx, id, version);
    if (intoId === id) throw new Invalid({ intoId: ["BRAND_UNKNOWN_TARGET"] });
    const into = await lockBrand(tx, intoId).catch((error: unknown) => {
      throw error instanceof NotFound ? new Invalid({ intoId: ["BRAND_UNKNOWN_TARGET"] }) : error;
    });
    const moved = await tx.db.update(listings).set({ brandId: intoId }).where(eq(listings.brandId, id));
    await leaveBrandFor(tx, id, intoId);
    await publish(tx, listingEvents.BrandsMerged, { fromId: id, intoId });
    await recordChange(tx, { subject: "brand", id, from: { name }, to: { mergedInto: into, intoId } });
    pagesChanged(tx);
    return { moved: moved.rowCount ?? 0, into: await getEditableBrand(tx, intoId) };
  });
}

/** As whoever saves a listing: first what is of the brand, then the brand; of two brands the older one first. */
async function lockInOrder(tx: Ctx, id: number, intoId: number): Promise<void> {
  await tx.db.execute(sql`select from listings where brand_id = ${id} order by id for update`);
  await tx.db.execute(sql`select from brands where id in (${id}, ${intoId}) order by id for update`);
}
