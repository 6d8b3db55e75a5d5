import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { driveBidders } from "#test/load/drive-bidders.ts";
import { checkGround, lotsOf, prepareGround, type Tally } from "#test/load/ground.ts";
import { isAnswered, watchCalls } from "#test/load/watch-calls.ts";
import type { Site } from "#test/rig/open-site.ts";

export interface Reconnect extends Tally {
  readonly openedMs: number;
  /** From the kill until every viewer had its stream back. */
  readonly backMs: number;
  /** 95 in a hundred bids at the other server were answered within, while the viewers came back, ms. */
  readonly bidP95Ms: number;
}

const bidders = 5;
const openAtOnce = 100;
const patienceMs = 120_000;
/** As a browser waits before it opens a stream again, and as pages spread it (web/live). */
const backAfterMs = { least: 1_000, most: 5_000 };

/** Kills the server that so many people listen to and starts it again: all of them come back at once, while others bid at the other one. */
export async function runReconnect(site: Site, count: number): Promise<Reconnect> {
  const ground = await prepareGround(site.ctx, { bidders, lots: 1 });
  const [lot] = lotsOf(ground);
  const viewers = createViewers(site.ports[1] ?? 0, `/api/auctions/${lot?.id}/events`);
  const over = new AbortController();
  const watch = watchCalls();
  try {
    const from = performance.now();
    await viewers.open(count);
    const openedMs = performance.now() - from;
    const driving = driveBidders({
      ports: site.ports.slice(0, 1),
      bidders: ground.bidders,
      lots: lotsOf(ground),
      ...{ bidsEach: 1_000_000, restMs: 200, signal: over.signal, onCall: watch.onCall },
    });
    const killedAt = performance.now();
    await site.killServer(1);
    await site.start(1);
    await viewers.whenAllOpen();
    const backMs = performance.now() - killedAt;
    over.abort();
    const tally = await checkGround(site.ctx, ground, await driving);
    const waits = watch.calls
      .filter(isAnswered)
      .map(({ startedAt, endedAt }) => endedAt - startedAt)
      .sort((one, other) => one - other);
    const bidP95Ms = waits[Math.floor(waits.length * 0.95)] ?? 0;
    return { ...tally, openedMs: Math.round(openedMs), backMs: Math.round(backMs), bidP95Ms: Math.round(bidP95Ms) };
  } finally {
    over.abort();
    viewers.close();
  }
}

function createViewers(port: number, path: string) {
  const open = new Set<Socket>();
  let wanted = 0;
  let isOver = false;
  const openOne = () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET ${path} HTTP/1.1\r\nhost: faults\r\naccept: text/event-stream\r\n\r\n`);
    // The first event, not a refusal.
    socket.on("data", (chunk) => chunk.includes("\nid: ") && open.add(socket));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      open.delete(socket);
      const { least, most } = backAfterMs;
      if (!isOver) setTimeout(openOne, least + Math.random() * (most - least));
    });
  };
  const whenAllOpen = async () => {
    for (const deadline = performance.now() + patienceMs; open.size < wanted; await pause(20))
      if (performance.now() > deadline) throw new Error(`${open.size} of ${wanted} viewers have a stream`);
  };
  return {
    whenAllOpen,
    open: async (count: number) => {
      while (wanted < count) {
        const some = Math.min(openAtOnce, count - wanted);
        wanted += some;
        for (let each = 0; each < some; each++) openOne();
        await whenAllOpen();
      }
    },
    close: () => {
      isOver = true;
      for (const socket of open) socket.destroy();
    },
  };
}
