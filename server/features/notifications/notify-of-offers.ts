import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { type EventMeta, on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { offerEvents } from "#server/features/offers/events.ts";
import { offers } from "#server/features/offers/table.ts";
import { secondChanceEvents } from "#server/features/purchases/events.ts";
import { secondChances } from "#server/features/purchases/table.ts";
import { reviewEvents } from "#server/features/reviews/events.ts";
import { sendNotification } from "./send-notification.ts";

const kinds = {
  OfferMade: "offer_made",
  OfferCountered: "offer_countered",
  OfferDeclined: "offer_declined",
} as const;

/** Tells users what they are to answer (an offer, a second chance, a review), and the outcome of an offer. */
export const notifyOfOffers: Subscriber[] = [
  on(offerEvents.OfferMade, notifyOffer),
  on(offerEvents.OfferCountered, notifyOffer),
  on(offerEvents.OfferDeclined, notifyOffer),
  on(secondChanceEvents.SecondChanceOffered, notifyOfChance),
  on(reviewEvents.ReviewWanted, notifyOfReview),
];

async function notifyOffer(
  ctx: Ctx,
  payload: PayloadOf<(typeof offerEvents)[keyof typeof kinds]>,
  { id: eventId, topic }: EventMeta<keyof typeof kinds>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ offer: offers, listing: listings })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(eq(offers.id, payload.offerId));
  if (!found || (topic !== "OfferDeclined" && found.offer.status !== "open")) return;
  const { offer, listing } = found;
  const toId =
    topic === "OfferMade" || ("by" in payload && payload.by === "author") ? listing.sellerId : offer.authorId;
  await sendNotification(ctx, eventId, [toId], kinds[topic], listing);
}

async function notifyOfChance(
  ctx: Ctx,
  { secondChanceId }: PayloadOf<typeof secondChanceEvents.SecondChanceOffered>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const [found] = await ctx.db
    .select({ chance: secondChances, listing: listings })
    .from(secondChances)
    .innerJoin(listings, eq(listings.id, secondChances.listingId))
    .where(eq(secondChances.id, secondChanceId));
  if (found?.chance.status !== "open") return;
  await sendNotification(ctx, eventId, [found.chance.bidderId], "second_chance", found.listing);
}

async function notifyOfReview(
  ctx: Ctx,
  { dealId, userId }: PayloadOf<typeof reviewEvents.ReviewWanted>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const [found] = await ctx.db
    .select({ listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  if (found) await sendNotification(ctx, eventId, [userId], "review_wanted", found.listing, { dealId });
}
