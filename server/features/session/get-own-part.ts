import { takesOffers } from "#contract/offers/takes-offers.ts";
import type { OwnPart } from "#contract/session/session.ts";
import { type Ctx, hasScope, requireUser } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";
import { cancellationView } from "#server/features/bids/lot/cancellation-view.ts";
import { listBids } from "#server/features/bids/lot/list-bids.ts";
import { getLotState } from "#server/features/bids/lot/lot-view.ts";
import { listReceipts } from "#server/features/bids/lot-log/list-receipts.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { getOwnQuestions } from "#server/features/messages/get-questions.ts";
import { listOffers } from "#server/features/offers/list-offers.ts";
import { listNextSteps } from "#server/features/purchases/list-next-steps.ts";
import { listSecondChances } from "#server/features/purchases/list-second-chances.ts";

/** What the page of a listing shows to the caller alone; null where there is no such listing for them. Most callers have no more than their standing. */
export async function getOwnPart(ctx: Ctx, listingId: number): Promise<OwnPart | null> {
  const row = await getVisibleListing(ctx, listingId).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  if (!row) return null;
  const [lot, questions] = await Promise.all([getLotState(ctx, row), getOwnQuestions(ctx, row)]);
  const isSeller = lot.viewer?.isSeller === true;
  const hasBid = lot.viewer?.hasBid === true;
  const isUnsold = lot.status === "unsold";
  const mayRetract = hasBid || hasScope(requireUser(ctx), "moderation");
  const [lines, receipts, offers, steps, chances] = await Promise.all([
    mayRetract ? listBids(ctx, listingId) : null,
    hasBid ? listReceipts(ctx, listingId) : [],
    takesOffers(row) ? listOffers(ctx, listingId) : [],
    isUnsold && isSeller ? listNextSteps(ctx, [listingId]) : [],
    isUnsold && hasBid ? listSecondChances(ctx, { lang: ctx.locale, listing: listingId }) : [],
  ]);
  return {
    lot,
    lines,
    receipts,
    offers,
    nextSteps: steps[0] ?? null,
    secondChance: chances[0] ?? null,
    cancellation: cancellationView(ctx, row, lot.viewer),
    ...questions,
  };
}
