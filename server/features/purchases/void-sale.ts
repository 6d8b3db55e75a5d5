import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { databaseClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import type { VoidingCause } from "#server/features/listings/events.ts";
import { unsellListing } from "#server/features/listings/unsell-listing.ts";
import { lockListing } from "./lock-listing.ts";
import { voidedSales } from "./table.ts";

export interface VoidedSale {
  readonly listingId: number;
  readonly buyerId: number;
  readonly cause: VoidingCause;
  readonly reason: string;
}

/**
 * P11: A sale is undone only when a moderator upholds a case before the receipt (K5): the lot is unsold again and not offered again by
 * itself.
 *
 * Locks the listing, so it runs before the caller's own locks; safe to repeat.
 */
export async function voidSale(tx: Ctx, { listingId, buyerId, cause, reason }: VoidedSale): Promise<void> {
  const row = await lockListing(tx, listingId);
  if (row.status !== "sold" || row.winnerId !== buyerId || row.finalPriceMinor === null) {
    if (await isVoided(tx, listingId, buyerId)) return;
    throw new Conflict("NOT_SOLD");
  }
  const { finalPriceMinor: priceMinor } = row;
  const voidedAt = await readLotTime(tx, row, databaseClock);
  await tx.db.insert(voidedSales).values({ listingId, buyerId, priceMinor, reason, voidedAt });
  await unsellListing(tx, { listingId, buyerId, cause });
  await logActs(tx, [{ listingId, kind: "sale_voided", at: voidedAt, userId: buyerId }]);
}

async function isVoided(ctx: Ctx, listingId: number, buyerId: number): Promise<boolean> {
  const found = await ctx.db
    .select({ listingId: voidedSales.listingId })
    .from(voidedSales)
    .where(and(eq(voidedSales.listingId, listingId), eq(voidedSales.buyerId, buyerId)));
  return found.length > 0;
}
