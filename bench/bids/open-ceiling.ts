import pg from "pg";
import type { Stage } from "../open-stage.ts";
import { findPgbench, runPgbench } from "../pgbench.ts";
import { keepBidding, type Load, type Rate } from "./load.ts";
import { oneBidScript, placeOneBid } from "./one-bid.ts";

export interface Ceiling {
  /** The tool that measures it, for the printed line. */
  readonly by: string;
  run(load: Load): Promise<Rate>;
}

/** The same work as one-bid transactions: by pgbench where the system has it, else by Node with the same statements. */
export async function openCeiling(stage: Stage): Promise<Ceiling> {
  const version = await findPgbench();
  if (!version) return { by: "a Node driver, since there is no pgbench", run: (load) => byNode(stage, load) };
  return { by: `${version}, -M prepared`, run: (load) => byPgbench(stage, load) };
}

async function byPgbench(stage: Stage, { callers, runMs, lots }: Load): Promise<Rate> {
  const ids = lots.map(({ id }) => id);
  const people = stage.bidders.map(({ actor }) => actor.userId);
  const perSecond = await runPgbench(stage, {
    ...{ name: "one-bid", script: oneBidScript, callers, length: ["-T", runMs / 1_000] },
    variables: {
      first_lot: Math.min(...ids),
      last_lot: Math.max(...ids),
      first_bidder: Math.min(...people),
      last_bidder: Math.max(...people),
    },
  });
  return { perSecond, refused: 0, p99Ms: null };
}

async function byNode(stage: Stage, load: Load): Promise<Rate> {
  const clients: pg.Client[] = [];
  for (let index = 0; index < load.callers; index++) {
    const client = new pg.Client(stage.connection);
    clients.push(client);
    await client.connect();
  }
  try {
    return await keepBidding(load, async (caller, lot) => {
      const bidder = stage.bidders[caller % stage.bidders.length]?.actor.userId ?? 0;
      await placeOneBid(clients[caller] as pg.Client, lot, bidder);
      return true;
    });
  } finally {
    for (const client of clients) await client.end();
  }
}
