import type { KeptTax } from "#contract/payments/tax-desk.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { parseTax } from "#server/features/payments/tax-setting.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { settings } from "#server/features/settings/table.ts";

/** VAT as it is kept, with its version. For people with the scope `finance`. */
export async function getTax(ctx: Ctx): Promise<KeptTax> {
  requireScope(ctx, "finance");
  return readTax(ctx);
}

/**
 * Stores whether the operator pays VAT and its rates, over the version that was seen (RULES.md TX1). Each rate is of another day, and
 * they are kept in the order of their days. Issued documents keep their rates.
 */
export async function writeTax(ctx: Ctx, { version, isPayer, rates }: KeptTax): Promise<KeptTax> {
  requireScope(ctx, "finance");
  const days = rates.map(({ from }) => from);
  const repeated = days.findIndex((day, index) => days.indexOf(day) < index);
  if (repeated >= 0) throw new Invalid({ [`rates.${repeated}.from`]: ["tax.SAME_DAY"] });
  return transaction(ctx, async (tx) => {
    // A setting that is not stored yet has no row to lock.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('setting tax'))`);
    const { version: stored, ...before } = await readTax(tx);
    if (stored !== version) throw new Conflict("CHANGED_ELSEWHERE");
    const to = { isPayer, rates: rates.toSorted((a, b) => a.from.localeCompare(b.from)) };
    await storeSetting(tx, "tax", to);
    await recordChange(tx, { subject: "setting", id: "tax", from: before, to });
    return readTax(tx);
  });
}

async function readTax(ctx: Ctx): Promise<KeptTax> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.name, "tax"));
  return { ...parseTax(row?.value), version: row?.updatedAt.toISOString() ?? null };
}
