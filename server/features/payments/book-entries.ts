import type { Ctx } from "#server/context.ts";
import type { Entry } from "./ledger-rules.ts";
import { ledgerEntries } from "./table.ts";

interface About {
  readonly reason:
    | "receipt"
    | "order"
    | "bill"
    | "refund"
    | "returned"
    | "release"
    | "payout"
    | "told_twice"
    | "mended";
  readonly orderId?: number | null;
  readonly receiptId?: number | null;
}

/** Adds entries to the ledger; those of nothing are left out. */
export async function bookEntries(ctx: Ctx, entries: readonly Entry[], about: About): Promise<void> {
  const rows = entries
    .filter(({ amountMinor }) => amountMinor > 0)
    .map((entry) => ({ ...entry, ...about, bookedAt: ctx.clock() }));
  if (rows.length > 0) await ctx.db.insert(ledgerEntries).values(rows);
}
