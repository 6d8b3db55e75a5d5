import type { Deal } from "#contract/deals/deal.ts";
import type { DealSide } from "#contract/deals/deal-steps.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq, or } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { readMostPostage } from "#server/features/settings/postage-setting.ts";
import { nonPaymentReportFrom } from "./cases/case-rules.ts";
import { caseViews } from "./cases/case-view.ts";
import { readRejections } from "./cases/read-rejections.ts";
import { cardsOfListings, dealCard } from "./deal-card.ts";
import { findDealConversation } from "./deal-conversation.ts";
import type { DealFacts } from "./deal-facts.ts";
import { type DealRow, factsOf, sideOf } from "./deal-row.ts";
import { actionsOf, declineMs, isAmountOpen, isDeliveryOpen, receivedByOf, undoMs } from "./deal-rules.ts";
import { contactOf, paymentOf } from "./deal-view.ts";
import { feesOfDeal } from "./fees-of-deal.ts";
import { findDealOrder } from "./protection/open-deal-order.ts";
import { protectionOf } from "./protection/protection-view.ts";
import { type DeliveryOffer, readOffer } from "./read-offer.ts";
import { readSteps } from "./read-steps.ts";
import { isShopDeal } from "./shop/shop-deals.ts";
import { dealCases, deals } from "./table.ts";

/** One of the caller's deals, with everything its side needs. */
export async function getDeal(ctx: Ctx, id: number, lang: Locale): Promise<Deal> {
  const { userId } = requireUser(ctx);
  const own = or(eq(deals.sellerId, userId), eq(deals.buyerId, userId));
  const [row] = await ctx.db
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), own));
  const listing = row && (await cardsOfListings(ctx, [row.listingId], lang)).get(row.listingId);
  if (!row || !listing) throw new NotFound();

  const side = sideOf(row, userId);
  const cases = await ctx.db.select().from(dealCases).where(eq(dealCases.dealId, id)).orderBy(dealCases.id);
  const openCase = cases.find(({ outcome }) => outcome === null) ?? null;
  const facts = factsOf(row, openCase, await readRejections(ctx, row));
  const now = ctx.clock();
  const offered = await readOffer(ctx, row.listingId);
  const actions = actionsOf(facts, side, now, offered.handover);
  const other = await findParty(ctx, side === "seller" ? row.buyerId : row.sellerId);
  const awaits = row.status === "awaiting_payment";
  return {
    ...dealCard(ctx, { row, openCase, listing, otherName: other.user.username }, userId),
    handover: row.handover,
    ...deliveryOf(row, facts, side, offered),
    shippingMost: actions.includes("set_shipping") ? toCzk(await readMostPostage(ctx)) : null,
    contact: contactOf(row, side, other),
    protection: await protectionOf(ctx, row, facts, side),
    fees: await feesOfDeal(ctx, row.id, userId),
    ...(await waysToPay(ctx, row, side)),
    payment: isPaidDirectly(row, facts, side) ? paymentOf(ctx, row, listing.name, other) : null,
    paymentSaid: row.paymentSaidAt && {
      at: row.paymentSaidAt.toISOString(),
      reference: row.paymentReference ?? "",
    },
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    actions,
    undoUntil: undoUntilOf(row, actions),
    declineUntil:
      actions.includes("decline_shipping") && row.shippingNamedAt
        ? new Date(row.shippingNamedAt.getTime() + declineMs).toISOString()
        : null,
    nonPaymentFrom:
      side === "seller" && awaits && !isAmountOpen(facts) ? nonPaymentReportFrom(facts).toISOString() : null,
    receivedBy: receivedByOf(facts)?.toISOString() ?? null,
    steps: await readSteps(ctx, row),
    cases: await caseViews(
      ctx,
      cases.map((each) => ({ deal: row, row: each })),
    ),
    conversationId: await findDealConversation(ctx, row),
  };
}

/** Whether the buyer now pays it to the seller's account. */
function isPaidDirectly({ status, orderId, isProtected }: DealRow, facts: DealFacts, side: DealSide): boolean {
  if (side !== "buyer" || status !== "awaiting_payment" || orderId !== null || isProtected) return false;
  return !isAmountOpen(facts) && !isDeliveryOpen(facts);
}

/** The order of goods that pays for the deal, or whether one could. */
async function waysToPay(ctx: Ctx, row: DealRow, side: DealSide): Promise<Pick<Deal, "withGoods" | "mayGoWithGoods">> {
  if (row.isProtected) return { withGoods: null, mayGoWithGoods: false };
  const order = await findDealOrder(ctx, row);
  return {
    withGoods: order && { id: order.id, hash: order.hash },
    mayGoWithGoods: side === "buyer" && (await isShopDeal(ctx, row.id, row.buyerId)),
  };
}

/** What is said of the hand-over so far; the address of the parcel here only to the buyer, who said it. */
function deliveryOf(row: DealRow, facts: DealFacts, side: DealSide, offered: DeliveryOffer) {
  return {
    isDeliveryOpen: isDeliveryOpen(facts),
    handoverOffered: offered.handover,
    shippingOffered: offered.shippingMinor === null ? null : toCzk(offered.shippingMinor),
    delivery: side === "buyer" ? row.delivery : null,
  };
}

async function findParty(ctx: Ctx, userId: number) {
  const [found] = await ctx.db
    .select({ user: users, contact: contactDetails })
    .from(users)
    .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw new Error(`a deal with nobody: ${userId}`);
  return found;
}

function undoUntilOf({ paidAt, sentAt }: typeof deals.$inferSelect, actions: readonly string[]): string | null {
  const at = actions.includes("undo_dispatch") ? sentAt : actions.includes("undo_payment") ? paidAt : null;
  return at && new Date(at.getTime() + undoMs).toISOString();
}
