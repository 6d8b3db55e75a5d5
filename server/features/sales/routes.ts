import type { FastifyInstance } from "fastify";
import { toCzk, toMinor } from "#contract/money.ts";
import { sales } from "#contract/sales.ts";
import { getVisibleListing } from "#server/features/auctions/get-listing.ts";
import { getLotState } from "#server/features/bids/lot-state.ts";
import { bind } from "#server/http/bind.ts";
import { purchaseListing } from "./purchase-listing.ts";

/** What makes or unmakes a sale besides bidding, and what may follow where there was none. */
export function registerSales(app: FastifyInstance): void {
  bind(app, sales.purchase, async (ctx, { params, headers, body }) => {
    const { priceMinor, purchasedAt } = await purchaseListing(ctx, {
      listingId: params.id,
      priceMinor: toMinor(body.price),
      idempotencyKey: headers["idempotency-key"],
    });
    const lot = await getLotState(ctx, await getVisibleListing(ctx, params.id));
    return { data: { purchase: { price: toCzk(priceMinor), purchasedAt: purchasedAt.toISOString() }, lot } };
  });
}
