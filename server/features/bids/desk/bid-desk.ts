import { setImmediate as nextTurn } from "node:timers/promises";
import type { Ctx } from "#server/context.ts";
import { Busy } from "#server/errors.ts";
import type { BidOutcome, DeskOrder } from "./decide-batch.ts";
import { settleBids } from "./settle-bids.ts";

/** The limits of a desk; `waitMs` is how long an order may wait before its transaction begins. */
export interface DeskLimits {
  readonly batchSize: number;
  readonly queueLength: number;
  readonly waitMs: number;
}

const usualLimits: DeskLimits = { batchSize: 500, queueLength: 2_000, waitMs: 5_000 };
const retryAfterSeconds = 1;

export interface BidDesk {
  /** Resolves with the outcome; throws where the order could not be decided, `Busy` where it was never begun. */
  place(order: DeskOrder): Promise<BidOutcome>;
  /** Refuses new orders and waits until all others are answered. */
  stop(): Promise<void>;
  /** The number of transactions so far. */
  readonly batches: number;
}

interface Waiting {
  readonly order: DeskOrder;
  readonly since: number;
  readonly resolve: (outcome: BidOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The bid desk (decisions/0010): orders that arrive during a transaction wait, and the next transaction takes them all.
 * Several desks may share a database: the locks of the lots' rows order them.
 */
export function openBidDesk(ctx: Ctx, limits: DeskLimits = usualLimits): BidDesk {
  const waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let batches = 0;

  const work = async () => {
    while (waiting.length > 0) {
      // Orders that arrive in the same turn of the event loop join the batch.
      await nextTurn();
      const batch = waiting.splice(0, limits.batchSize);
      if (batch.length === 0) continue;
      batches++;
      const settled = await settleBids(
        ctx,
        batch.map(({ order }) => order),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const own = settled[index];
        if (own && !("failure" in own)) resolve(own);
        else reject(own?.failure);
      }
    }
    running = null;
  };
  const sendAway = () => {
    timer = null;
    const oldest = performance.now() - limits.waitMs;
    const firstInTime = waiting.findIndex(({ since }) => since > oldest);
    const late = waiting.splice(0, firstInTime === -1 ? waiting.length : firstInTime);
    for (const { reject } of late) reject(new Busy(retryAfterSeconds));
    watch();
  };
  const watch = () => {
    const [first] = waiting;
    if (timer || !first) return;
    timer = setTimeout(sendAway, first.since + limits.waitMs - performance.now() + 1);
    timer.unref();
  };

  return {
    place: (order) =>
      new Promise((resolve, reject) => {
        if (isStopped || waiting.length >= limits.queueLength) return reject(new Busy(retryAfterSeconds));
        waiting.push({ order, since: performance.now(), resolve, reject });
        running ??= work();
        watch();
      }),
    stop: async () => {
      isStopped = true;
      await running;
    },
    get batches() {
      return batches;
    },
  };
}

const desks = new WeakMap<Ctx["db"], BidDesk>();

/** The desk of this process for a context's database, opened with the first order. */
export function bidDeskOf(ctx: Ctx): BidDesk {
  const desk = desks.get(ctx.db) ?? openBidDesk({ ...ctx, actor: null });
  desks.set(ctx.db, desk);
  return desk;
}
