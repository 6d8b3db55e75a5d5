import type { SitePolicy } from "#contract/admin/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { listingEvents } from "#server/features/listings/events.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { changeRefusedMail } from "./change-refused.ts";
import { listingApprovedMail } from "./listing-approved.ts";
import { listingReturnedMail } from "./listing-returned.ts";

export async function writeApprovedMail(
  ctx: Ctx,
  mailSettings: MailSettings,
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
  await writeMail(ctx, mailSettings, seller, {
    key: `listing-approved:${listingId}`,
    kind: "listing-approved",
    content: (addresses, nameOf) =>
      listingApprovedMail({
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
  mailSettings: MailSettings,
  { inspectionId }: PayloadOf<typeof listingEvents.ListingReturned>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ inspection: inspections, seller: users })
    .from(inspections)
    .innerJoin(users, eq(users.id, inspections.sellerId))
    .where(eq(inspections.id, inspectionId));
  if (!found) return;
  const { listingId, kind, name, reason } = found.inspection;
  const rule = found.inspection.rule as SitePolicy | null;
  await writeMail(ctx, mailSettings, found.seller, {
    key: `listing-returned:${inspectionId}`,
    kind: "listing-returned",
    content: (addresses) => {
      const url = listingId === null ? addresses.ownListings() : addresses.editListing(listingId);
      const content = kind === "change" ? changeRefusedMail : listingReturnedMail;
      return content({ name, rule, reason, url });
    },
  });
}
