import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import type { DealRow } from "./deal-row.ts";

/** What the listing of a deal offers: ways of hand-over, and the postage in haléře, null where it is by agreement. */
export interface DeliveryOffer {
  readonly handover: DealRow["handover"];
  readonly shippingMinor: number | null;
}

export async function readOffer(ctx: Ctx, listingId: number): Promise<DeliveryOffer> {
  const [listing] = await ctx.db
    .select({ handover: listings.handover, shippingMinor: listings.shippingMinor })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!listing) throw new Error("listings that were published are never deleted");
  return listing;
}
