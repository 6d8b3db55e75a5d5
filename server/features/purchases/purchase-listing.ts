import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, Forbidden, NotFound, type Refusal, Unauthenticated } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { mayTrade } from "#server/features/accounts/status/lock-trader.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { databaseClock, type LotClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { requireRoomToBuy } from "#server/features/bids/exposure/read-exposures.ts";
import { findBidder } from "#server/features/bids/lot/find-bidder.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import { keyReused, requestHashOf } from "#server/features/bids/repeated-request.ts";
import { readRequirements } from "#server/features/catalogue/policy-of.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { sellListing } from "#server/features/listings/sell-listing.ts";
import { lockListing } from "./lock-listing.ts";
import { decidePurchase, type PurchaseRefusal } from "./purchase-rules.ts";
import { purchases } from "./table.ts";

/** `priceMinor` (haléře) is the price that the buyer saw. */
export interface PurchaseOrder {
  readonly listingId: number;
  readonly priceMinor: number;
  readonly idempotencyKey: string;
  /** `terms_revision` of the listing that the buyer saw; without one whatever holds is meant. */
  readonly seenTerms?: number | undefined;
}

export interface Purchase {
  readonly priceMinor: number;
  readonly purchasedAt: Date;
}

/**
 * P13: A listing is purchased under the lock and clock of a bid, so that of two buyers, or a buyer and a bidder, one
 * comes first.
 *
 * Buys at the buy-now or the fixed price. The same key with the same body gets the same answer.
 */
export async function purchaseListing(
  ctx: Ctx,
  order: PurchaseOrder,
  clock: LotClock = databaseClock,
): Promise<Purchase> {
  const { userId } = requireUser(ctx);
  await countAttempt(ctx, limits.purchaseUser, String(userId));
  const { status } = await getVisibleListing(ctx, order.listingId);
  if (status === "draft") throw new NotFound();
  const terms = await readBidTerms(ctx);
  return transaction(ctx, async (tx) => {
    const row = await lockListing(tx, order.listingId);
    const earlier = await findPurchase(tx, userId, order);
    if (earlier) return earlier;
    const bidder = await findBidder(tx, userId, row.id);
    if (!bidder) throw new Unauthenticated();
    const requirements = await readRequirements(tx, row.categoryId);
    const at = await readLotTime(tx, row, clock);
    const decision = decidePurchase(
      { row, lot: lotOf(row, terms), sellerMayTrade: await mayTrade(tx, row.sellerId) },
      { bidder, requirements, seenPriceMinor: order.priceMinor, seenTerms: order.seenTerms },
      at,
    );
    if (!decision.accepted) throw refusePurchase(decision);
    await requireRoomToBuy(tx, userId);
    await storePurchase(tx, userId, order, at);
    await sellListing(tx, {
      listingId: row.id,
      sellerId: row.sellerId,
      buyerId: userId,
      finalPriceMinor: decision.priceMinor,
      soldBy: decision.soldBy,
      at,
    });
    const details = { finalPriceMinor: decision.priceMinor };
    await logActs(tx, [{ listingId: row.id, kind: "purchase", at, userId, details }]);
    return { priceMinor: decision.priceMinor, purchasedAt: at };
  });
}

async function findPurchase(ctx: Ctx, buyerId: number, order: PurchaseOrder): Promise<Purchase | null> {
  const [found] = await ctx.db
    .select()
    .from(purchases)
    .where(and(eq(purchases.buyerId, buyerId), eq(purchases.idempotencyKey, order.idempotencyKey)));
  if (!found) return null;
  if (!found.requestHash.equals(hashOf(order))) throw keyReused();
  return { priceMinor: found.priceMinor, purchasedAt: found.purchasedAt };
}

/** Refuses a key that a purchase of another listing, under another lock, has taken meanwhile. */
async function storePurchase(ctx: Ctx, buyerId: number, order: PurchaseOrder, at: Date): Promise<void> {
  const stored = await ctx.db
    .insert(purchases)
    .values({
      listingId: order.listingId,
      priceMinor: order.priceMinor,
      idempotencyKey: order.idempotencyKey,
      buyerId,
      requestHash: hashOf(order),
      purchasedAt: at,
    })
    .onConflictDoNothing()
    .returning({ buyerId: purchases.buyerId });
  if (stored.length === 0) throw keyReused();
}

function hashOf({ listingId, priceMinor }: PurchaseOrder): Buffer {
  return requestHashOf(listingId, priceMinor);
}

function refusePurchase({ code, priceMinor }: PurchaseRefusal): Refusal {
  switch (code) {
    case "TERMS_CHANGED":
      return new Conflict(code);
    case "PRICE_CHANGED":
      return new Conflict(code, { price: toCzk(priceMinor ?? 0) });
    case "LISTING_FROZEN":
    case "NOT_FOR_PURCHASE":
    case "PURCHASE_NOT_STARTED":
    case "PURCHASE_CLOSED":
    case "ALREADY_SOLD":
    case "BUY_NOW_GONE":
      return new Conflict(code);
    default:
      return new Forbidden(code);
  }
}
