import type { Ctx } from "#server/context.ts";
import { vatWithin } from "./payment-rules.ts";
import { ledgerEntries, type orderLines } from "./table.ts";

/** An account of another currency than CZK has it in its name, so that no account mixes two. */
const inCurrency = (account: string, currency: string) => (currency === "CZK" ? account : `${account}:${currency}`);

/**
 * PM5: Every movement of money is an entry of the ledger that debits one account and credits another; entries are only added. Each currency
 * has accounts of its own, and what is no currency has none. A bill is earned when it is issued and receivable until it is paid.
 */
export const accounts = {
  /** Money at a gateway or in the bank. */
  escrowed: (source: string, currency = "CZK") => inCurrency(`held:${source}`, currency),
  /** Money that has come and is not yet anybody's payment. */
  unpaired: (currency = "CZK") => inCurrency("unpaired", currency),
  revenue: (kind: string) => `revenue:${kind}`,
  vat: (percent: number) => `vat:${percent}`,
  /** What was billed and is not paid yet. */
  receivable: "receivable",
  /** Money of buyers, held until their deals are done (rule PP3). */
  escrow: "escrow",
  /** Held money promised to sellers, until it is sent to them. */
  payouts: "payouts",
  /** Money promised back to payers, until the gateway has sent it. */
  refunds: "refunds",
};

interface Entry {
  readonly debit: string;
  readonly credit: string;
  readonly amountMinor: number;
}
interface About {
  readonly reason: "receipt" | "order" | "bill" | "refund" | "returned" | "release" | "payout" | "told_twice";
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

/** A part of an order's money, haléře. */
export interface Share {
  readonly account: string;
  readonly amountMinor: number;
}

type Line = Pick<typeof orderLines.$inferSelect, "revenue" | "totalMinor" | "vatPercent">;

/** How the money of an order is split into what is earned and the tax in it, line by line. */
export function earningsOf(lines: readonly Line[]): Share[] {
  return lines.flatMap(({ revenue, totalMinor, vatPercent }) => {
    const vatMinor = vatPercent === null ? 0 : vatWithin(totalMinor, vatPercent);
    return [
      { account: accounts.revenue(revenue), amountMinor: totalMinor - vatMinor },
      ...(vatPercent === null ? [] : [{ account: accounts.vat(vatPercent), amountMinor: vatMinor }]),
    ];
  });
}
