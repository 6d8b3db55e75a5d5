import { setImmediate as nextTurn } from "node:timers/promises";
import type { Ctx } from "#server/context.ts";
import { Busy } from "#server/errors.ts";
import type { Locking } from "#server/features/bids/lot/lock-lots.ts";
import type { BidOutcome, QueuedOrder } from "./decide-batch.ts";
import { type Settled, settleBids } from "./settle-bids.ts";
import { openQueue, type QueueLimits, retryAfterSeconds, type WaitingOrder } from "./waiting-orders.ts";

const usualLimits: QueueLimits = { batchSize: 500, queueLength: 2_000, waitMs: 5_000 };
/** How many held lots are waited for at once, each on a connection of its own. */
const waitingAtOnce = 4;

export interface BidQueue {
  /** Resolves with the outcome; throws where the order could not be decided, `Busy` where nothing of it is stored. */
  place(order: QueuedOrder): Promise<BidOutcome>;
  /** Refuses new orders and waits until all others are answered. */
  stop(): Promise<void>;
  /** The number of transactions so far. */
  readonly batches: number;
}

/**
 * LI5: A process keeps {usualLimits.queueLength} bids waiting, each for {usualLimits.waitMs} at most, and decides up to
 * {usualLimits.batchSize} at once; what is over is answered 503.
 * B17: Bids are decided in the order in which they arrive; a refused one stores nothing.
 *
 * The bid queue (decisions/0010): orders that arrive during a transaction wait, and the next transaction takes them all. Lots that another
 * transaction holds are set aside and waited for by themselves, so that they hold up no other lot. Several queues may share a database: the
 * locks of the lots' rows order them.
 */
export function openBidQueue(ctx: Ctx, limits: QueueLimits = usualLimits): BidQueue {
  const queue = openQueue(limits);
  /** Lots that are waited for by themselves. */
  const aside = new Set<number>();
  /** Those of them that nobody waits for at the moment, the longest set aside first. */
  const line: number[] = [];
  const waiters = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let isStopped = false;
  let batches = 0;

  /** Answers a batch; orders whose lot is held go back to the queue, and their lots are returned. */
  const settle = async (batch: readonly WaitingOrder[], locking: Locking): Promise<Set<number>> => {
    batches++;
    const orders = batch.map(({ order }) => order);
    const back = answer(batch, await settleBids(ctx, orders, locking));
    queue.putBack(back);
    return new Set(back.map(({ order }) => order.listingId));
  };
  const work = async () => {
    for (;;) {
      // Orders that arrive in the same turn of the event loop join the batch.
      await nextTurn();
      const batch = queue.take(({ listingId }) => !aside.has(listingId));
      if (batch.length === 0) break;
      for (const lotId of await settle(batch, "skip")) {
        aside.add(lotId);
        line.push(lotId);
      }
      while (line.length > 0 && waiters.size < waitingAtOnce) callWaiter();
    }
    running = null;
  };
  const callWaiter = () => {
    const waiter = waitInLine().finally(() => {
      waiters.delete(waiter);
    });
    waiters.add(waiter);
  };
  /** Waits for held lots in turn, each for as long as a transaction waits for a lock. */
  const waitInLine = async () => {
    for (let lotId = line.shift(); lotId !== undefined; lotId = line.shift()) {
      const batch = queue.take(({ listingId }) => listingId === lotId);
      if (batch.length === 0) aside.delete(lotId);
      else {
        await settle(batch, "wait");
        line.push(lotId);
      }
    }
  };

  return {
    place: (order) => {
      if (isStopped) return Promise.reject(new Busy(retryAfterSeconds));
      const answer = queue.add(order);
      running ??= work();
      return answer;
    },
    stop: async () => {
      isStopped = true;
      while (running || waiters.size > 0) await Promise.all([running, ...waiters]);
    },
    get batches() {
      return batches;
    },
  };
}

/** Tells each order its outcome or its failure; returns those whose lot is held. */
function answer(batch: readonly WaitingOrder[], settled: readonly Settled[]): WaitingOrder[] {
  return batch.filter(({ resolve, reject }, index) => {
    const own = settled[index];
    if (own && "locked" in own) return true;
    if (own && !("failure" in own)) resolve(own);
    else reject(own?.failure);
    return false;
  });
}

const queues = new WeakMap<Ctx["db"], BidQueue>();

/** The queue of this process for a context's database, opened with the first order. */
export function bidQueueOf(ctx: Ctx): BidQueue {
  const queue = queues.get(ctx.db) ?? openBidQueue({ ...ctx, actor: null });
  queues.set(ctx.db, queue);
  return queue;
}
