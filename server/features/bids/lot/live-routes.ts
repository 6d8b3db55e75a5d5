import type { FastifyInstance } from "fastify";
import { live as contract } from "#contract/bids/live.ts";
import { NotFound } from "#server/errors.ts";
import { bindStream } from "#server/http/bind-stream.ts";
import { openLotHub } from "#server/live/lot-hub.ts";
import type { Live } from "#server/live/open-live.ts";
import { readLotEvents } from "./read-lot-events.ts";

/** Live events of one lot, or of many on one stream. */
export function registerLotEvents(app: FastifyInstance, live: Live): void {
  const hub = openLotHub(live, readLotEvents);
  const follow = async (ids: readonly number[], lastEventId: string | string[] | undefined) => {
    const seat = await hub.join(ids);
    if (seat.found.length === 0) {
      seat.leave();
      throw new NotFound();
    }
    return {
      start: (stream: Parameters<typeof seat.start>[0]) => {
        stream.onEnd(seat.leave);
        seat.start(stream, String(lastEventId ?? ""));
      },
      abandon: seat.leave,
    };
  };
  bindStream(app, live.streams, contract.lot, async (_ctx, { params, request }) =>
    follow([params.id], request.headers["last-event-id"]),
  );
  bindStream(app, live.streams, contract.lots, async (_ctx, { query, request }) =>
    follow(query.auctions, request.headers["last-event-id"]),
  );
}
