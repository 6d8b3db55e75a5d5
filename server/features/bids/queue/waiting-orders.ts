import { Busy } from "#server/errors.ts";
import type { BidOutcome, QueuedOrder } from "./decide-batch.ts";

/** An order that nobody has answered yet. */
export interface WaitingOrder {
  readonly order: QueuedOrder;
  readonly since: number;
  readonly resolve: (outcome: BidOutcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface BidQueue {
  /** Resolves or rejects with the order's answer; rejects with `Busy` where the queue is full or the wait too long. */
  add(order: QueuedOrder): Promise<BidOutcome>;
  /** Takes the oldest of the orders that `fits` holds for, a batch at most. */
  take(fits: (order: QueuedOrder) => boolean): WaitingOrder[];
  /** Puts orders that could not be decided before all others, but for those whose time is over. */
  putBack(orders: readonly WaitingOrder[]): void;
}

/** `waitMs` is how long an order may wait before a transaction decides it. */
export interface QueueLimits {
  readonly batchSize: number;
  readonly queueLength: number;
  readonly waitMs: number;
}

export const retryAfterSeconds = 1;

/** Orders in their order of arrival; one that has waited for `waitMs` is sent away. */
export function openQueue(limits: QueueLimits): BidQueue {
  let waiting: WaitingOrder[] = [];
  let timer: NodeJS.Timeout | null = null;

  const sendAway = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const oldest = performance.now() - limits.waitMs;
    for (const { reject, since } of waiting) if (since <= oldest) reject(new Busy(retryAfterSeconds));
    waiting = waiting.filter(({ since }) => since > oldest);
    watch();
  };
  const watch = () => {
    const [first] = waiting;
    if (timer || !first) return;
    timer = setTimeout(sendAway, Math.max(0, first.since + limits.waitMs - performance.now()) + 1);
    timer.unref();
  };

  return {
    add: (order) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.queueLength) return reject(new Busy(retryAfterSeconds));
        waiting.push({ order, since: performance.now(), resolve, reject });
        watch();
      }),
    take: (fits) => {
      const taken: WaitingOrder[] = [];
      const left: WaitingOrder[] = [];
      for (const each of waiting) {
        if (taken.length < limits.batchSize && fits(each.order)) taken.push(each);
        else left.push(each);
      }
      waiting = left;
      return taken;
    },
    putBack: (orders) => {
      if (orders.length === 0) return;
      waiting = [...orders, ...waiting];
      sendAway();
    },
  };
}
