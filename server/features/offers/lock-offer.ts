import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { lockListing } from "#server/features/purchases/lock-listing.ts";
import { turnOf } from "./offer-rules.ts";
import { offers } from "./table.ts";

type OfferRow = typeof offers.$inferSelect;

export interface LockedOffer {
  readonly offer: OfferRow;
  readonly listing: ListingRow;
  readonly side: "owner" | "author";
}

/** An offer that the caller is a side of, and its listing, which is locked first; any other offer is not found. */
export async function lockOffer(ctx: Ctx, id: number): Promise<LockedOffer> {
  const { userId } = requireUser(ctx);
  const [found] = await ctx.db.select().from(offers).where(eq(offers.id, id));
  if (!found) throw new NotFound();
  const listing = await lockListing(ctx, found.listingId);
  const side = found.authorId === userId ? "author" : listing.sellerId === userId ? "owner" : null;
  if (!side) throw new NotFound();
  const [offer] = await ctx.db.select().from(offers).where(eq(offers.id, id)).for("update");
  if (!offer) throw new NotFound();
  return { offer, listing, side };
}

export function requireOpen({ offer, listing }: LockedOffer, now: Date): void {
  if (listing.status === "sold") throw new Conflict("ALREADY_SOLD");
  if (offer.status !== "open" || now >= offer.expiresAt || listing.status !== "live") {
    throw new Conflict("OFFER_CLOSED");
  }
}

export function requireTurn({ offer, side }: LockedOffer): void {
  if (turnOf(offer) !== side) throw new Conflict("OFFER_OTHER_SIDE");
}
