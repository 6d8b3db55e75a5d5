import type { FastifyInstance } from "fastify";
import { purchases } from "#contract/purchases/purchases.ts";
import { toCzk, toMinor } from "#contract/values/minor-units.ts";
import { getLotState } from "#server/features/bids/lot/lot-view.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { bind } from "#server/http/bind.ts";
import { acceptSecondChance } from "./accept-second-chance.ts";
import { cancelAsModerator } from "./cancel-as-moderator.ts";
import { cancelOwnListing } from "./cancel-own-listing.ts";
import { listNextSteps } from "./list-next-steps.ts";
import { listSecondChances } from "./list-second-chances.ts";
import { offerSecondChance } from "./offer-second-chance.ts";
import { purchaseListing } from "./purchase-listing.ts";
import { refuseSecondChance } from "./refuse-second-chance.ts";
import { relistListing } from "./relist-listing.ts";
import { withdrawSecondChance } from "./withdraw-second-chance.ts";

const done = { data: { ok: true as const } };

/** Sales besides bidding, cancellations, and the next steps of an unsold listing. */
export function registerPurchases(app: FastifyInstance): void {
  bind(app, purchases.purchase, async (ctx, { params, headers, body }) => {
    const { priceMinor, purchasedAt } = await purchaseListing(ctx, {
      listingId: params.id,
      priceMinor: toMinor(body.price),
      idempotencyKey: headers["idempotency-key"],
      seenTerms: body.termsRevision,
    });
    const lot = await getLotState(ctx, await getVisibleListing(ctx, params.id));
    return { data: { purchase: { price: toCzk(priceMinor), purchasedAt: purchasedAt.toISOString() }, lot } };
  });
  bindCancellation(app);
  bindAftermath(app);
}

function bindCancellation(app: FastifyInstance): void {
  bind(app, purchases.cancelOwn, async (ctx, { params, body }) => {
    await cancelOwnListing(ctx, params.id, body.reason ?? null);
    return done;
  });
  bind(app, purchases.cancel, async (ctx, { params, body }) => {
    await cancelAsModerator(ctx, params.id, body);
    return done;
  });
}

function bindAftermath(app: FastifyInstance): void {
  bind(app, purchases.nextSteps, async (ctx, { query }) => ({ data: await listNextSteps(ctx, query.ids) }));
  bind(app, purchases.relist, async (ctx, { params }) => ({ data: await relistListing(ctx, params.id) }));
  bind(app, purchases.offerSecondChance, async (ctx, { params }) => ({
    data: await offerSecondChance(ctx, params.id),
  }));
  bind(app, purchases.withdrawSecondChance, async (ctx, { params }) => ({
    data: await withdrawSecondChance(ctx, params.id),
  }));
  bind(app, purchases.secondChances, async (ctx, { query }) => ({
    data: await listSecondChances(ctx, query),
  }));
  bind(app, purchases.acceptSecondChance, async (ctx, { params }) => {
    await acceptSecondChance(ctx, params.id);
    return done;
  });
  bind(app, purchases.refuseSecondChance, async (ctx, { params }) => {
    await refuseSecondChance(ctx, params.id);
    return done;
  });
}
