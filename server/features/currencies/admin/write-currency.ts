import { type CurrencyBody, chargedCurrency, type EditableCurrency } from "#contract/currencies/currency-admin.ts";
import { isRateJump } from "#contract/values/rate-change-rules.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, eq, ne, sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { currencies } from "#server/features/currencies/table.ts";
import { findCurrencyProblems } from "./currency-rules.ts";
import { lockCurrency, readEditableCurrencies } from "./editable-currencies.ts";
import { lockAllCurrencies } from "./lock-all-currencies.ts";

/** Adds a currency, the last in order. For people with the scope `content`. */
export async function addCurrency(ctx: Ctx, body: CurrencyBody & { code: string }): Promise<EditableCurrency> {
  requireScope(ctx, "content");
  refuse({ code: body.code, isDefault: false }, body);
  return transaction(ctx, async (tx) => {
    await lockAllCurrencies(tx);
    const stored = await readEditableCurrencies(tx);
    if (stored.some(({ code }) => code === body.code)) throw new Invalid({ code: ["currency.taken"] });
    if (body.isDefault) await takeDefault(tx, 0);
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from currencies)`;
    const [added] = await tx.db
      .insert(currencies)
      .values({ ...body, position })
      .returning({ id: currencies.id });
    if (!added) throw new Error("a currency was not inserted");
    await recordChange(tx, { subject: "currency", id: body.code, from: null, to: body });
    pagesChanged(tx);
    return lockCurrency(tx, added.id);
  });
}

interface SeenBody extends CurrencyBody {
  readonly version: number;
  readonly jumpConfirmed: boolean;
}

/**
 * Changes how a currency is written and its rate, over the version that was seen; a rate written by hand is of no list's day. Throws
 * RATE_JUMP where it jumps and nobody has said that it is meant. For people with the scope `content`.
 */
export async function changeCurrency(
  ctx: Ctx,
  id: number,
  { version, jumpConfirmed, ...body }: SeenBody,
): Promise<EditableCurrency> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await lockAllCurrencies(tx);
    const before = await lockCurrency(tx, id, version);
    refuse(before, body);
    if (!jumpConfirmed && isRateJump(before.rate, body.rate)) throw new Conflict("RATE_JUMP");
    if (body.isDefault) await takeDefault(tx, id);
    const rateOn = body.rate === before.rate ? before.rateOn : null;
    await tx.db
      .update(currencies)
      .set({ ...body, rateOn, version: version + 1 })
      .where(eq(currencies.id, id));
    await recordChange(tx, { subject: "currency", id: before.code, from: writtenOf(before), to: body });
    pagesChanged(tx);
    return lockCurrency(tx, id);
  });
}

/** Takes a currency away; refused for the one that is charged and for the default. For people with the scope `content`. */
export async function removeCurrency(ctx: Ctx, id: number, { version }: { version: number }): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    await lockAllCurrencies(tx);
    const before = await lockCurrency(tx, id, version);
    if (before.code === chargedCurrency || before.isDefault) throw new Conflict("CURRENCY_NEEDED");
    await tx.db.delete(currencies).where(eq(currencies.id, id));
    await recordChange(tx, { subject: "currency", id: before.code, from: writtenOf(before), to: null });
    pagesChanged(tx);
  });
}

function refuse(before: Pick<EditableCurrency, "code" | "isDefault">, body: CurrencyBody): void {
  const problems = findCurrencyProblems(before, body);
  if (problems) throw new Invalid(problems);
}

/** There is one default: the one before is none any more. */
async function takeDefault(tx: Ctx, id: number): Promise<void> {
  await tx.db
    .update(currencies)
    .set({ isDefault: false, version: sql`${currencies.version} + 1` })
    .where(and(currencies.isDefault, ne(currencies.id, id)));
}

function writtenOf({ id: _, version: _version, rateOn: _on, code: _code, ...body }: EditableCurrency): CurrencyBody {
  return body;
}
