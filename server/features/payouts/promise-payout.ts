import type { Ctx } from "#server/context.ts";
import { releaseOrder } from "#server/features/payments/release-order.ts";
import { payouts } from "./table.ts";

interface Promised {
  readonly orderId: number;
  /** The seller. */
  readonly userId: number;
  /** The account that the deal began with, sealed; null: it had none. */
  readonly iban: string | null;
  readonly variableSymbol: string;
}

/** Releases what is held of an order to its seller, who is paid out by the site; once. Returns haléře. */
export async function promisePayout(ctx: Ctx, promised: Promised): Promise<number> {
  const amountMinor = await releaseOrder(ctx, promised.orderId);
  if (amountMinor > 0) {
    await ctx.db.insert(payouts).values({ ...promised, amountMinor, createdAt: ctx.clock() });
  }
  return amountMinor;
}
