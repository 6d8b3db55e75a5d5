import type { FastifyInstance } from "fastify";
import { toCzk, toMinor } from "#contract/money.ts";
import { sales } from "#contract/sales.ts";
import { getVisibleListing } from "#server/features/auctions/get-listing.ts";
import { getLotState } from "#server/features/bids/lot-state.ts";
import { bind } from "#server/http/bind.ts";
import { acceptSecondChance } from "./accept-second-chance.ts";
import { cancelAsModerator } from "./cancel-as-moderator.ts";
import { cancelOwnListing } from "./cancel-own-listing.ts";
import { listNextSteps } from "./list-next-steps.ts";
import { listSecondChances } from "./list-second-chances.ts";
import { offerSecondChance } from "./offer-second-chance.ts";
import { purchaseListing } from "./purchase-listing.ts";
import { refuseSecondChance } from "./refuse-second-chance.ts";
import { relistAdvertisement } from "./relist-advertisement.ts";
import { withdrawSecondChance } from "./withdraw-second-chance.ts";

const done = { data: { ok: true as const } };

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
  bindCancellation(app);
  bindAftermath(app);
}

function bindCancellation(app: FastifyInstance): void {
  bind(app, sales.cancelOwn, async (ctx, { params, body }) => {
    await cancelOwnListing(ctx, params.id, body.reason ?? null);
    return done;
  });
  bind(app, sales.cancel, async (ctx, { params, body }) => {
    await cancelAsModerator(ctx, params.id, body);
    return done;
  });
}

function bindAftermath(app: FastifyInstance): void {
  bind(app, sales.nextSteps, async (ctx, { query }) => ({ data: await listNextSteps(ctx, query.ids) }));
  bind(app, sales.relist, async (ctx, { params }) => ({ data: await relistAdvertisement(ctx, params.id) }));
  bind(app, sales.offerSecondChance, async (ctx, { params }) => ({
    data: await offerSecondChance(ctx, params.id),
  }));
  bind(app, sales.withdrawSecondChance, async (ctx, { params }) => ({
    data: await withdrawSecondChance(ctx, params.id),
  }));
  bind(app, sales.secondChances, async (ctx, { query }) => ({ data: await listSecondChances(ctx, query) }));
  bind(app, sales.acceptSecondChance, async (ctx, { params }) => {
    await acceptSecondChance(ctx, params.id);
    return done;
  });
  bind(app, sales.refuseSecondChance, async (ctx, { params }) => {
    await refuseSecondChance(ctx, params.id);
    return done;
  });
}
