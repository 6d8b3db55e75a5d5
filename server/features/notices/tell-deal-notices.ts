import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { Subscriber } from "#server/events/dispatcher.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { sendNotice } from "./send-notice.ts";

const ofDeal = z.object({ dealId: z.number(), sellerId: z.number(), buyerId: z.number() });
const ofStep = ofDeal.extend({ step: z.string(), byTime: z.boolean().default(false) });
const ofReview = z.object({ dealId: z.number(), toId: z.number() });
const ofCase = ofDeal.extend({ filedById: z.number() });

/** Tells of news in a deal whoever did not make them: that there are some, and of which deal. What they are is on its page. */
export const tellDealNotices: Subscriber = async (ctx, { id, topic, payload }) => {
  switch (topic) {
    case "DealStepTaken": {
      const { dealId, step, byTime, sellerId, buyerId } = ofStep.parse(payload);
      if (byTime) return tell(ctx, id, dealId, [sellerId, buyerId]);
      return tell(ctx, id, dealId, [step === "received" ? sellerId : buyerId]);
    }
    case "PaymentReminded": {
      const { dealId, buyerId } = ofDeal.parse(payload);
      return tell(ctx, id, dealId, [buyerId]);
    }
    case "CaseFiled": {
      const { dealId, filedById, sellerId, buyerId } = ofCase.parse(payload);
      return tell(ctx, id, dealId, [filedById === sellerId ? buyerId : sellerId]);
    }
    case "CaseAnswered": {
      const { dealId, filedById } = ofCase.parse(payload);
      return tell(ctx, id, dealId, [filedById]);
    }
    case "ReviewWritten":
    case "ReviewAnswered": {
      const { dealId, toId } = ofReview.parse(payload);
      return tell(ctx, id, dealId, [toId]);
    }
    case "ReviewsPublished":
    case "CaseDecided": {
      const { dealId, sellerId, buyerId } = ofDeal.parse(payload);
      return tell(ctx, id, dealId, [sellerId, buyerId]);
    }
  }
};

async function tell(ctx: Ctx, eventId: number, dealId: number, userIds: number[]): Promise<void> {
  const [found] = await ctx.db
    .select({ listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  if (!found) throw new Error(`deal ${dealId} was told of and is not there`);
  await sendNotice(ctx, eventId, userIds, "deal", found.listing, { dealId });
}
