import { type Ctx, hasScope, requireUser } from "#server/context.ts";
import { and, eq, ne, or } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";

/** A listing whose pictures the caller may change: an own one, or goods from stock for those who keep the shop. Else 404. */
export async function getPictured(ctx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(listings).where(changeableBy(ctx, id));
  if (!row) throw new NotFound();
  return row;
}

/** As `getPictured`, with the row locked until the transaction ends. */
export async function lockPictured(ctx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(listings).where(changeableBy(ctx, id)).for("update");
  if (!row) throw new NotFound();
  return row;
}

function changeableBy(ctx: Ctx, id: number) {
  const actor = requireUser(ctx);
  const own = and(eq(listings.sellerId, actor.userId), ne(listings.saleMode, "stock"));
  return and(eq(listings.id, id), hasScope(actor, "shop") ? or(own, eq(listings.saleMode, "stock")) : own);
}
