import { bidRequest } from "#test/rig/bid-request.ts";
import { type Connection, openConnection } from "#test/rig/connection.ts";
import type { Stage } from "../open-stage.ts";
import { keepBidding, type Load, type Rate } from "./load.ts";
import type { BenchServer } from "./start-server.ts";

let calls = 0;

/** The API over HTTP, a kept connection for each caller. */
export async function driveHttp(stage: Stage, server: BenchServer, load: Load): Promise<Rate> {
  const connections: Connection[] = [];
  for (let index = 0; index < load.callers; index++) connections.push(await openConnection(server.port));
  try {
    return await keepBidding(load, async (caller, listingId, maximumMinor) => {
      const token = stage.bidders[caller % stage.bidders.length]?.token ?? "";
      const key = `http-bench-${++calls}`;
      const answer = await connections[caller]?.send(bidRequest({ token, lotId: listingId, maximumMinor, key }));
      const status = answer?.status;
      if (status !== 201 && status !== 422) throw new Error(`The server answered ${status}`);
      return status === 201;
    });
  } finally {
    for (const connection of connections) connection.close();
  }
}
