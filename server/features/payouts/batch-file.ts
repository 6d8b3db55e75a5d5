import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { creditTransfer } from "./credit-transfer.ts";
import { payoutBatches, payouts } from "./table.ts";

/** The order to the bank as a file, the same whenever it is asked for, less what was taken back (ISO 20022, pain.001.001.03). */
export async function batchFile(ctx: Ctx, id: number): Promise<{ name: string; content: string }> {
  requireScope(ctx, "finance");
  const [batch] = await ctx.db.select().from(payoutBatches).where(eq(payoutBatches.id, id));
  if (!batch) throw new NotFound();
  const rows = await ctx.db.select().from(payouts).where(eq(payouts.batchId, id)).orderBy(asc(payouts.id));
  const ownIban = await readOwnIban(ctx);
  if (ownIban === null) throw new Conflict("NO_OWN_ACCOUNT");
  if (rows.length === 0) throw new Conflict("NOTHING_DUE");
  const content = creditTransfer({
    id: `KABINET-${id}`,
    createdAt: batch.createdAt,
    day: pragueDay(batch.createdAt),
    ownIban,
    payments: rows.map((row) => ({
      id: `PAYOUT-${row.id}`,
      iban: openAccount(ctx, row.userId, row.iban) ?? "",
      name: row.payeeName ?? "Kabinet",
      amountMinor: row.amountMinor,
      variableSymbol: row.variableSymbol,
    })),
  });
  return { name: `vyplaty-${id}.xml`, content };
}
