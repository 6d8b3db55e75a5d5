import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { bookEntries } from "./book-entries.ts";
import { accounts } from "./ledger-rules.ts";
import type { PaidLine } from "./refunds/refund-rules.ts";
import { orderLines } from "./table.ts";
import { vatLeft } from "./vat-rules.ts";

interface MendedLine {
  readonly line: PaidLine & { readonly revenue: string };
  /** In the language of the document. */
  readonly label: string;
  readonly vatPercent: number | null;
}

/**
 * Makes lines of a locked order say what its mended document says: their text, and the rate that later refunds take tax back at. Tax at
 * another rate is moved in the ledger at once; what is paid stays.
 */
export async function mendLines(
  ctx: Ctx,
  { orderId, locale, lines }: { orderId: number; locale: Locale; lines: readonly MendedLine[] },
): Promise<void> {
  for (const { line, label, vatPercent } of lines) {
    await ctx.db
      .update(orderLines)
      .set({ vatPercent, label: sql`${orderLines.label} || ${JSON.stringify({ [locale]: label })}::jsonb` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, line.position)));
    if (vatPercent === line.vatPercent) continue;
    const revenue = accounts.revenue(line.revenue);
    const taxed = (percent: number | null) => ({
      account: accounts.vat(percent ?? 0),
      amountMinor: vatLeft(line, percent),
    });
    const [before, after] = [taxed(line.vatPercent), taxed(vatPercent)];
    await bookEntries(
      ctx,
      [
        { debit: before.account, credit: revenue, amountMinor: before.amountMinor },
        { debit: revenue, credit: after.account, amountMinor: after.amountMinor },
      ],
      { reason: "mended", orderId },
    );
  }
}
