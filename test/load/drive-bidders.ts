import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { bidRequest } from "#test/rig/bid-request.ts";
import { type Answer, type Connection, openConnection } from "#test/rig/connection.ts";
import type { BidCall, Outcome } from "./history.ts";

export interface Drive {
  /** Ports of the servers; each attempt goes to a random one. */
  readonly ports: readonly number[];
  readonly bidders: readonly { readonly id: number; readonly token: string }[];
  /** The lots, each with the amount (haléře) near which bidding starts. */
  readonly lots: readonly { readonly id: number; readonly fromMinor: number }[];
  /** How many bids each bidder makes, without repeated ones. */
  readonly bidsEach: number;
  /** A bidder's rest between two bids, in milliseconds: without one, many bids each meet the limit in time (rule LI10). */
  readonly restMs?: number;
  /** Ends the bidding early. */
  readonly signal?: AbortSignal;
  /** Called with each finished call. */
  readonly onCall?: (call: BidCall) => void;
}

type Order = Pick<BidCall, "bidderId" | "key" | "lotId" | "maximumMinor">;

/** One accepted bid in so many is sent again; of the unanswered ones every other is. */
const repeatAccepted = 0.1;
const repeatSilent = 0.5;
/** How often bidders allow for a bid that is under way, and by how much. */
const reckoning = 0.7;
const riseMinor = 2_00;
/** A call without an answer for this long counts as silence. */
const patienceMs = 30_000;
const restAfterSilenceMs = 200;
const accepted = 201;
const maybeStored = 503;

/** Bidders who all bid at once, each one call after another, on connections of their own; returns every call. */
export async function driveBidders(drive: Drive): Promise<BidCall[]> {
  const calls: BidCall[] = [];
  /** The least amount that would do by all answers so far. */
  const floors = new Map(drive.lots.map(({ id, fromMinor }) => [id, fromMinor]));
  await Promise.all(drive.bidders.map((bidder) => bidOn(drive, bidder, floors, calls)));
  return calls;
}

async function bidOn(
  { ports, lots, bidsEach, restMs = 0, signal, onCall }: Drive,
  { id: bidderId, token }: Drive["bidders"][number],
  floors: Map<number, number>,
  calls: BidCall[],
): Promise<void> {
  const connections = new Map<number, Connection>();
  let order: Order | null = null;
  try {
    for (let placed = 0; (placed < bidsEach || order) && !signal?.aborted; ) {
      if (!order) {
        const lotId = lots[Math.floor(Math.random() * lots.length)]?.id ?? 0;
        const floorMinor = floors.get(lotId) ?? 0;
        order = { bidderId, lotId, key: randomUUID(), maximumMinor: near(floorMinor) };
        // The next bidder allows for this bid, since else nearly all of a hundred at once would bid too low.
        if (Math.random() < reckoning) floors.set(lotId, floorMinor + riseMinor);
        placed++;
      }
      const server = Math.floor(Math.random() * ports.length);
      const startedAt = performance.now();
      const answer = await send(connections, ports[server] ?? 0, bidRequest({ ...order, token }));
      const outcome = outcomeOf(answer, order, floors);
      const call: BidCall = { ...order, server, startedAt, endedAt: performance.now(), outcome };
      calls.push(call);
      onCall?.(call);
      if (outcome.kind === "silence") await pause(restAfterSilenceMs);
      if (isRepeated(outcome)) continue;
      order = null;
      if (restMs > 0) await pause(Math.random() * 2 * restMs);
    }
  } finally {
    for (const connection of connections.values()) connection.close();
  }
}

/** Mostly enough, sometimes too little, often less than a rival's hidden maximum. */
function near(floorMinor: number): number {
  return Math.max(1, floorMinor + Math.floor(Math.random() * 40 - 6) * 50);
}

function isRepeated({ kind }: Outcome): boolean {
  if (kind === "refused" || kind === "broken") return false;
  return Math.random() < (kind === "accepted" ? repeatAccepted : repeatSilent);
}

async function send(connections: Map<number, Connection>, port: number, request: string): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const open = connections.get(port);
    const connection = open && !open.isBroken ? open : await openConnection(port);
    connections.set(port, connection);
    timer = setTimeout(connection.close, patienceMs);
    return await connection.send(request);
  } catch {
    return null; // the server is gone or the line was cut: the history has it as silence
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf(answer: Answer | null, { lotId, maximumMinor }: Order, floors: Map<number, number>): Outcome {
  if (!answer || answer.status === maybeStored) return { kind: "silence", status: answer?.status ?? null };
  const body = JSON.parse(answer.body);
  const learn = (leastCzk: number) => {
    floors.set(lotId, Math.max(floors.get(lotId) ?? 0, Math.round(leastCzk * 100)));
  };
  if (answer.status === accepted) {
    const { bid, lot } = body.data;
    if (lot.price !== null) learn(lot.price);
    const { receipt } = bid;
    const claimed = {
      entry: null,
      maximumMinor,
      salt: Buffer.from(receipt.salt, "hex"),
      hash: receipt.hash,
    };
    return { kind: "accepted", placedAt: new Date(bid.placedAt), receipt: claimed };
  }
  if (answer.status >= 500) return { kind: "broken", status: answer.status };
  if (body.code === "BID_TOO_LOW") learn(body.details.minimum);
  return { kind: "refused", code: body.code };
}
