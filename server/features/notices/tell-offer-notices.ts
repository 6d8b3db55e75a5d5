import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber, type Told } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { offerEvents } from "#server/features/offers/events.ts";
import { offers } from "#server/features/offers/table.ts";
import { secondChanceEvents } from "#server/features/purchases/events.ts";
import { secondChances } from "#server/features/purchases/table.ts";
import { reviewEvents } from "#server/features/reviews/events.ts";
import { sendNotice } from "./send-notice.ts";

const kinds = {
  OfferMade: "offer_made",
  OfferCountered: "offer_countered",
  OfferDeclined: "offer_declined",
} as const;

/** Tells users what they are to answer (an offer, a second chance, a review), and the outcome of an offer. */
export const tellOfferNotices: Subscriber[] = [
  on(offerEvents.OfferMade, tellOffer),
  on(offerEvents.OfferCountered, tellOffer),
  on(offerEvents.OfferDeclined, tellOffer),
  on(secondChanceEvents.SecondChanceOffered, tellChance),
  on(reviewEvents.ReviewWanted, tellReview),
];

async function tellOffer(
  ctx: Ctx,
  told: PayloadOf<(typeof offerEvents)[keyof typeof kinds]>,
  { id: eventId, topic }: Told<keyof typeof kinds>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ offer: offers, listing: listings })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(eq(offers.id, told.offerId));
  if (!found || (topic !== "OfferDeclined" && found.offer.status !== "open")) return;
  const { offer, listing } = found;
  const toId =
    topic === "OfferMade" || ("by" in told && told.by === "author") ? listing.sellerId : offer.authorId;
  await sendNotice(ctx, eventId, [toId], kinds[topic], listing);
}

async function tellChance(
  ctx: Ctx,
  { secondChanceId }: PayloadOf<typeof secondChanceEvents.SecondChanceOffered>,
  { id: eventId }: Told,
): Promise<void> {
  const [found] = await ctx.db
    .select({ chance: secondChances, listing: listings })
    .from(secondChances)
    .innerJoin(listings, eq(listings.id, secondChances.listingId))
    .where(eq(secondChances.id, secondChanceId));
  if (found?.chance.status !== "open") return;
  await sendNotice(ctx, eventId, [found.chance.bidderId], "second_chance", found.listing);
}

async function tellReview(
  ctx: Ctx,
  { dealId, userId }: PayloadOf<typeof reviewEvents.ReviewWanted>,
  { id: eventId }: Told,
): Promise<void> {
  const [found] = await ctx.db
    .select({ listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  if (found) await sendNotice(ctx, eventId, [userId], "review_wanted", found.listing, { dealId });
}
