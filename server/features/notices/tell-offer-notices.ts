import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { Subscriber } from "#server/events/dispatcher.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { offers } from "#server/features/offers/table.ts";
import { secondChances } from "#server/features/purchases/table.ts";
import { sendNotice } from "./send-notice.ts";

const ofOffer = z.object({ offerId: z.number(), by: z.enum(["owner", "author", "sale"]).optional() });
const ofChance = z.object({ secondChanceId: z.number() });
const ofReview = z.object({ dealId: z.number(), userId: z.number() });

const kinds = {
  OfferMade: "offer_made",
  OfferCountered: "offer_countered",
  OfferDeclined: "offer_declined",
} as const;

/** Tells whoever is to answer something: an offer, a lot offered after its auction, a review; and what came of an offer. */
export const tellOfferNotices: Subscriber = async (ctx, { id, topic, payload }) => {
  switch (topic) {
    case "OfferMade":
    case "OfferCountered":
    case "OfferDeclined":
      return tellOffer(ctx, id, topic, ofOffer.parse(payload));
    case "SecondChanceOffered":
      return tellChance(ctx, id, ofChance.parse(payload));
    case "ReviewWanted":
      return tellReview(ctx, id, ofReview.parse(payload));
  }
};

async function tellOffer(
  ctx: Ctx,
  eventId: number,
  topic: keyof typeof kinds,
  { offerId, by }: z.infer<typeof ofOffer>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ offer: offers, listing: listings })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(eq(offers.id, offerId));
  if (!found || (topic !== "OfferDeclined" && found.offer.status !== "open")) return;
  const { offer, listing } = found;
  const toId = topic === "OfferMade" || by === "author" ? listing.sellerId : offer.authorId;
  await sendNotice(ctx, eventId, [toId], kinds[topic], listing);
}

async function tellChance(
  ctx: Ctx,
  eventId: number,
  { secondChanceId }: z.infer<typeof ofChance>,
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
  eventId: number,
  { dealId, userId }: z.infer<typeof ofReview>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  if (found) await sendNotice(ctx, eventId, [userId], "review_wanted", found.listing, { dealId });
}
