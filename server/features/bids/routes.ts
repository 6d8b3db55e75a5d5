import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { bids } from "#contract/bids/bids.ts";
import { runningAdmin } from "#contract/bids/running-admin.ts";
import { listings } from "#contract/listings/listings.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { requireUser } from "#server/context.ts";
import { countHere, limits } from "#server/features/accounts/rate-limits.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { bind, callOf, routeOf } from "#server/http/bind.ts";
import { readBidAmount } from "./bid-amount-rules.ts";
import { setBudget } from "./budget/set-budget.ts";
import { getIfAllWon } from "./get-if-all-won.ts";
import { listMyBids } from "./list-my-bids.ts";
import { getListingPage } from "./lot/get-listing-page.ts";
import { listBids } from "./lot/list-bids.ts";
import { getLotState } from "./lot/lot-view.ts";
import { readLog } from "./lot-log/get-log.ts";
import { listReceipts } from "./lot-log/list-receipts.ts";
import { placeBid } from "./place-bid.ts";
import { getSequence } from "./retraction/get-sequence.ts";
import { retractBid } from "./retraction/retract-bid.ts";
import { listRunning } from "./running/list-running.ts";
import { tableOfRunning } from "./running/running-table.ts";

/** Bids, the log of a lot, and the page of one listing, which shows its bidding. */
export function registerBids(app: FastifyInstance): void {
  bind(app, bids.place, async (ctx, { params, headers, body }) => {
    await countHere(ctx, limits.bidUser, String(requireUser(ctx).userId));
    const order = {
      listingId: params.id,
      ...readBidAmount(body.maximum),
      idempotencyKey: headers["idempotency-key"],
      seenTerms: body.termsRevision,
      budgetSeen: body.budgetSeen,
    };
    return { data: await placeBid(ctx, order) };
  });
  bind(app, bids.lot, async (ctx, { params }) => ({
    data: await getLotState(ctx, await getVisibleListing(ctx, params.id)),
  }));
  bind(app, bids.list, async (ctx, { params, query }) => ({ data: await listBids(ctx, params.id, query) }));
  bind(app, bids.retract, async (ctx, { params, body }) => {
    const order = { listingId: params.id, sequence: await getSequence(ctx, params.id, params.hash), ...body };
    const retraction = await retractBid(ctx, order);
    return { data: { retraction, lot: await getLotState(ctx, await getVisibleListing(ctx, params.id)) } };
  });
  app.route({
    ...routeOf(bids.log, { 200: bids.log.response }),
    handler: async (request, reply) => {
      const { params } = callOf<typeof bids.log>(request, reply);
      const log = await readLog(request.ctx, params.id);
      reply.type("application/jsonl; charset=utf-8");
      reply.header("content-disposition", `attachment; filename="kabinet-${params.id}.jsonl"`);
      return reply.send(Readable.from(log));
    },
  });
  bind(app, bids.receipts, async (ctx, { params }) => ({ data: await listReceipts(ctx, params.id) }));
  bind(app, bids.ifAllWon, async (ctx) => ({ data: await getIfAllWon(ctx) }));
  bind(app, bids.setBudget, async (ctx, { body }) => {
    await setBudget(ctx, body.budget === null ? null : toMinor(body.budget));
    return { data: await getIfAllWon(ctx) };
  });
  bind(app, runningAdmin.list, (ctx, { query }) => listRunning(ctx, query));
  bind(app, runningAdmin.table, async (ctx, { query }) => ({ data: await tableOfRunning(ctx, query) }));
  bind(app, bids.mine, (ctx, { query }) => listMyBids(ctx, query));
  bind(app, listings.detail, async (ctx, { params, query }) => ({
    data: await getListingPage(ctx, params.id, query.lang),
  }));
}
