import type { Ctx } from "#server/context.ts";
import { isConnectionLost, isDatabaseBusy, isLockTimeout } from "#server/db/connect.ts";
import type { Locking } from "#server/features/bids/lot/lock-lots.ts";
import { type BidOutcome, decideBatch, locked, type QueuedOrder } from "./decide-batch.ts";

/** An outcome, the failure in its place, or the word that a lock was not to be had. */
export type Settled = BidOutcome | { readonly failure: unknown } | typeof locked;

/**
 * Places orders and gives each its outcome or its failure, in the places of the orders. Trying again is safe even where a
 * commit's answer was lost: the locks wait until the lost transaction has ended, and its bids are then found by their keys.
 */
export async function settleBids(ctx: Ctx, orders: readonly QueuedOrder[], locking: Locking): Promise<Settled[]> {
  try {
    return await decideBatch(ctx, orders, locking);
  } catch (error) {
    if (isLockTimeout(error)) return orders.map(() => locked);
    ctx.log.warn({ err: error, orders: orders.length }, "a batch of bids failed");
    if (isWorthAnotherTry(error)) return settleAgain(ctx, orders, locking);
    return isDatabaseBusy(error) ? failAll(orders, error) : settleEach(ctx, orders, locking, error);
  }
}

async function settleAgain(ctx: Ctx, orders: readonly QueuedOrder[], locking: Locking): Promise<Settled[]> {
  try {
    return await decideBatch(ctx, orders, locking);
  } catch (error) {
    if (isLockTimeout(error)) return orders.map(() => locked);
    ctx.log.warn({ err: error, orders: orders.length }, "a batch of bids failed again");
    const isAway = isConnectionLost(error) || (isDatabaseBusy(error) && !isOrderOfTransactions(error));
    return isAway ? failAll(orders, error) : settleEach(ctx, orders, locking, error);
  }
}

/** After a failure orders are stored one by one, so that a failing one fails alone. */
async function settleEach(
  ctx: Ctx,
  orders: readonly QueuedOrder[],
  locking: Locking,
  error: unknown,
): Promise<Settled[]> {
  if (orders.length === 1) return failAll(orders, error);
  const settled: Settled[] = [];
  for (const order of orders) {
    const [own] = await decideBatch(ctx, [order], locking).catch((failure: unknown) => [
      isLockTimeout(failure) ? locked : { failure },
    ]);
    settled.push(own ?? { failure: error });
  }
  return settled;
}

function failAll(orders: readonly QueuedOrder[], failure: unknown): Settled[] {
  return orders.map(() => ({ failure }));
}

function isWorthAnotherTry(error: unknown): boolean {
  return isConnectionLost(error) || isOrderOfTransactions(error) || isKeyTaken(error);
}

/** Deadlock or serialization failure: the same order may succeed a moment later. */
function isOrderOfTransactions(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "40P01" || code === "40001";
}

/** Another process has just used the key for a bid on another lot, which the second try finds. */
function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === "23505" && constraint === "bids_idempotency";
}
