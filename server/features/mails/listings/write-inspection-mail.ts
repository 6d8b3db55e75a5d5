import type { HouseRule } from "#contract/deals/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { listingEvents } from "#server/features/listings/events.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { changeRefusedLetter } from "./change-refused.ts";
import { listingApprovedLetter } from "./listing-approved.ts";
import { listingReturnedLetter } from "./listing-returned.ts";

export async function writeApprovedMail(
  ctx: Ctx,
  house: House,
  { listingId }: PayloadOf<typeof listingEvents.ListingApproved>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ listing: listings, seller: users })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(eq(listings.id, listingId));
  if (!found) return;
  const { listing, seller } = found;
  const { startsAt, endsAt } = listing;
  if (!startsAt || (listing.status !== "live" && listing.status !== "scheduled")) return;
  const isLive = listing.status === "live";
  await writeLetter(ctx, house, seller, {
    key: `listing-approved:${listingId}`,
    kind: "listing-approved",
    letter: (addresses, nameOf) =>
      listingApprovedLetter({
        name: nameOf(listing),
        startsAt,
        endsAt,
        isLive,
        url: addresses.listing(listing),
      }),
  });
}

/** Tells a new seller why the listing was returned or a change of it refused, even if the draft has been deleted since. */
export async function writeReturnedMail(
  ctx: Ctx,
  house: House,
  { inspectionId }: PayloadOf<typeof listingEvents.ListingReturned>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ inspection: inspections, seller: users })
    .from(inspections)
    .innerJoin(users, eq(users.id, inspections.sellerId))
    .where(eq(inspections.id, inspectionId));
  if (!found) return;
  const { listingId, kind, name, reason } = found.inspection;
  const rule = found.inspection.rule as HouseRule | null;
  await writeLetter(ctx, house, found.seller, {
    key: `listing-returned:${inspectionId}`,
    kind: "listing-returned",
    letter: (addresses) => {
      const url = listingId === null ? addresses.ownListings() : addresses.editListing(listingId);
      const letter = kind === "change" ? changeRefusedLetter : listingReturnedLetter;
      return letter({ name, rule, reason, url });
    },
  });
}
