import type { Ctx } from "#server/context.ts";
import { and, eq, isNull, sql } from "#server/db/query.ts";
import { receipts, refusedWebhooks } from "#server/features/payments/table.ts";
import { countRefunds } from "./list-refunds.ts";

/** What waits on the back office of those who keep the site's money. */
export interface MoneyCounts {
  /** Money that has come and pays for nothing. */
  readonly receipts: number;
  /** Refunds to be sent at the bank. */
  readonly refunds: number;
  /** Webhooks of gateways that were refused today (UTC). */
  readonly refused: number;
}

/** Counts one after the other, since subscribers call it within a transaction, which has one connection. */
export async function countMoney(ctx: Ctx): Promise<MoneyCounts> {
  const waiting = await ctx.db.$count(receipts, and(isNull(receipts.orderId), isNull(receipts.resolvedAt)));
  const refunds = await countRefunds(ctx);
  const [refused] = await ctx.db
    .select({ count: sql<number>`coalesce(sum(${refusedWebhooks.count}), 0)::int8` })
    .from(refusedWebhooks)
    .where(eq(refusedWebhooks.day, ctx.clock().toISOString().slice(0, 10)));
  return { receipts: waiting, refunds, refused: Number(refused?.count ?? 0) };
}
