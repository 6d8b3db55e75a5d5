import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, sql } from "#server/db/query.ts";
import type { StatementLine } from "#server/features/payments/statements/statement-line.ts";
import { receipts } from "#server/features/payments/table.ts";

/** What a statement calls a movement: of one that was confirmed by hand, the line that told it later. */
export const lineReference = sql<string>`coalesce(${receipts.toldByLine}, ${receipts.reference})`;
/** It begins with the format and the day. */
const dayOfReference = sql<string>`substring(${lineReference} from '^[a-z]+-([0-9]{4}-[0-9]{2}-[0-9]{2})-')`;

/**
 * The lines without those whose movement a statement in another format has told already. Formats have no name of a movement
 * in common, so day, amount, currency and symbol, of the order that it pays where there is one, stand for it, as often as they were
 * told (RULES.md PM9).
 */
export async function withoutToldElsewhere(
  ctx: Ctx,
  lines: readonly StatementLine[],
  symbolOf: (line: StatementLine) => string,
): Promise<StatementLine[]> {
  if (lines.length === 0) return [];
  const told = await ctx.db
    .select({
      reference: lineReference,
      day: dayOfReference,
      amountMinor: receipts.amountMinor,
      currency: receipts.currency,
      variableSymbol: receipts.variableSymbol,
      ownAccount: receipts.ownAccount,
    })
    .from(receipts)
    .where(
      and(
        eq(receipts.source, "transfer"),
        inArray(dayOfReference, [...new Set(lines.map(({ day }) => day))]),
        inArray(receipts.amountMinor, [...new Set(lines.map(({ amountMinor }) => amountMinor))]),
      ),
    );
  const elsewhere = new Map<string, (string | null)[]>();
  for (const movement of told) {
    if (formatOf(movement) === formatOf(lines[0])) continue;
    elsewhere.set(keyOf(movement), [...(elsewhere.get(keyOf(movement)) ?? []), movement.ownAccount]);
  }
  const known = new Set(told.map(({ reference }) => reference));
  return lines.filter((line) => {
    if (known.has(line.reference)) return true;
    const left = elsewhere.get(keyOf({ ...line, variableSymbol: symbolOf(line) })) ?? [];
    // A file that does not name its account may be of any.
    const place = left.findIndex((account) => !account || !line.ownAccount || account === line.ownAccount);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}

const formatOf = (movement?: { reference: string }) => movement?.reference.split("-")[0];

function keyOf(movement: {
  day: string;
  amountMinor: number;
  currency: string;
  variableSymbol: string | null;
}): string {
  const { day, amountMinor, currency, variableSymbol } = movement;
  return [day, amountMinor, currency, variableSymbol].join(" ");
}
