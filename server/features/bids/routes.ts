import type { FastifyInstance } from "fastify";
import { auctions } from "#contract/auctions.ts";
import { bids } from "#contract/bids.ts";
import { getListing, getVisibleListing } from "#server/features/auctions/get-listing.ts";
import { bind } from "#server/http/bind.ts";
import { bidOnLot } from "./bid-on-lot.ts";
import { cancellationView } from "./cancellation-view.ts";
import { getSequence } from "./get-sequence.ts";
import { listBids } from "./list-bids.ts";
import { listMyBids } from "./list-my-bids.ts";
import { getLog, logEnd } from "./lot-log/get-log.ts";
import { listReceipts } from "./lot-log/list-receipts.ts";
import { getLotState } from "./lot-state.ts";
import { readBidAmount } from "./read-bid-amount.ts";
import { retractBid } from "./retract-bid.ts";

/** Bids, and the page of one listing: what the auctions know of it with what bidding adds. */
export function registerBids(app: FastifyInstance): void {
  bind(app, bids.place, async (ctx, { params, headers, body }) => {
    const order = {
      auctionId: params.id,
      ...readBidAmount(body.maximum),
      idempotencyKey: headers["idempotency-key"],
    };
    return { data: await bidOnLot(ctx, order) };
  });
  bind(app, bids.lot, async (ctx, { params }) => ({
    data: await getLotState(ctx, await getVisibleListing(ctx, params.id)),
  }));
  bind(app, bids.list, async (ctx, { params }) => ({ data: await listBids(ctx, params.id) }));
  bind(app, bids.retract, async (ctx, { params, body }) => {
    const order = { auctionId: params.id, sequence: await getSequence(ctx, params.id, params.hash), ...body };
    const retraction = await retractBid(ctx, order);
    return { data: { retraction, lot: await getLotState(ctx, await getVisibleListing(ctx, params.id)) } };
  });
  bind(app, bids.log, async (ctx, { params, reply }) => {
    const log = await getLog(ctx, params.id);
    reply.type("application/jsonl; charset=utf-8");
    reply.header("content-disposition", `attachment; filename="kabinet-${params.id}.jsonl"`);
    return log;
  });
  bind(app, bids.receipts, async (ctx, { params }) => ({ data: await listReceipts(ctx, params.id) }));
  bind(app, bids.mine, (ctx, { query }) => listMyBids(ctx, query));
  bind(app, auctions.detail, async (ctx, { params, query }) => {
    const { detail, row } = await getListing(ctx, params.id, query.lang);
    const lot = await getLotState(ctx, row);
    const cancellation = cancellationView(ctx, row, lot.viewer);
    return { data: { ...detail, lot, cancellation, log: logEnd(row) } };
  });
}
