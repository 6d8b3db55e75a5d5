import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { currencies } from "#server/features/currencies/table.ts";
import { readEditableCurrencies } from "./editable-currencies.ts";
import { lockAllCurrencies } from "./lock-all-currencies.ts";

/** Puts all currencies in an order, by whoever has seen all of them. For people with the scope `content`. */
export async function orderCurrencies(ctx: Ctx, ids: readonly number[]): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    await lockAllCurrencies(tx);
    const before = await readEditableCurrencies(tx);
    const isSame = before.length === new Set(ids).size && before.every(({ id }) => ids.includes(id));
    if (!isSame) throw new Conflict("CHANGED_ELSEWHERE");
    for (const [position, id] of ids.entries())
      await tx.db.update(currencies).set({ position }).where(eq(currencies.id, id));
    const codeOf = new Map(before.map(({ id, code }) => [id, code]));
    const [from, to] = [before.map(({ code }) => code), ids.map((id) => codeOf.get(id))];
    await recordChange(tx, { subject: "currency", id: "order", from, to });
    pagesChanged(tx);
  });
}
