import { z } from "zod";
import { caseKinds } from "#contract/deals/case-kinds.ts";
import type { DealSide } from "#contract/deals/deal-steps.ts";
import { topics } from "#server/events/topics.ts";
import type { DealRow } from "./deal-row.ts";

const describedStep = z.enum([
  "payment_said",
  "paid",
  "payment_undone",
  "sent",
  "dispatch_undone",
  "tracking_corrected",
  "received",
  "delivery_chosen",
  "shipping_set",
  "shipping_lowered",
  "held",
  "delivered",
  "released",
  "refunded",
  "paid_out",
]);
/** The steps of one side that the other side is told of. */
export type DescribedStep = z.output<typeof describedStep>;

const sellersNews: readonly DescribedStep[] = ["received", "delivery_chosen", "payment_said", "paid_out"];
const newsOfBoth: readonly DescribedStep[] = ["held", "released", "refunded"];

/** Who is told of a step: the other side, or both where the site has taken it. */
export function notifiedSides(step: DescribedStep): readonly DealSide[] {
  if (newsOfBoth.includes(step)) return ["seller", "buyer"];
  return [sellersNews.includes(step) ? "seller" : "buyer"];
}

type Parties = Pick<DealRow, "id" | "listingId" | "sellerId" | "buyerId">;

const ofDeal = z.object({
  dealId: z.number(),
  listingId: z.number(),
  sellerId: z.number(),
  buyerId: z.number(),
});

/** The events of deals. No payload carries an address, a bank account or a user's words. */
export const dealEvents = topics({
  DealOpened: ofDeal,
  /** `at` tells a repeated step from the first; with `byTime` neither side took it. */
  DealStepTaken: ofDeal.extend({
    step: describedStep,
    at: z.iso.datetime(),
    byTime: z.boolean().default(false),
    /** Haléře: what was released, or went back. */
    amountMinor: z.number().int().optional(),
  }),
  /** The receipt is confirmed: both sides may now review each other. Published once a deal. */
  DealCompleted: ofDeal,
  DealCancelled: ofDeal,
  PaymentReminded: ofDeal.extend({ number: z.literal([1, 2]) }),
  CaseFiled: ofDeal.extend({ caseId: z.number(), kind: z.enum(caseKinds), filedById: z.number() }),
  CaseAnswered: ofDeal.extend({ filedById: z.number() }),
  CaseDecided: ofDeal.extend({ caseId: z.number() }),
  /** A moderator took a strike of the buyer's back; so many of theirs are left. */
  StrikeWithdrawn: z.object({ dealId: z.number(), caseId: z.number(), left: z.number() }),
  /** A moderator decided that the buyer never paid, so the sale is void. */
  NonPaymentUpheld: ofDeal.omit({ sellerId: true }),
});

/** The payload of a step; `byTime`: neither side took it. */
export function stepOf(deal: Parties, step: DescribedStep, at: Date, byTime = false) {
  return { ...partiesOf(deal), step, at: at.toISOString(), byTime };
}

/** A deal and its sides as payloads name them. */
export function partiesOf(deal: Parties) {
  const { id: dealId, listingId, sellerId, buyerId } = deal;
  return { dealId, listingId, sellerId, buyerId };
}
