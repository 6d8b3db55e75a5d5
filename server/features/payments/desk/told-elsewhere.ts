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
 * in common, so day, amount, currency and symbol, of the order that it pays where there is one, stand for it; each movement that was
 * told stands for one line of a format, which is noted with it, so that another such line in a later file is more money (RULES.md
 * PM9). To be called under the lock of statements.
 */
export async function withoutToldElsewhere(
  ctx: Ctx,
  lines: readonly StatementLine[],
  symbolOf: (line: StatementLine) => string,
): Promise<StatementLine[]> {
  if (lines.length === 0) return [];
  const told = await readTold(ctx, lines);
  const known = new Set(told.map(({ reference }) => reference));
  const metBefore = new Set(told.flatMap(({ alsoToldAs }) => alsoToldAs));
  const format = formatOf(lines[0]);
  const free = new Map<string, Told[]>();
  for (const movement of told) {
    const names = [movement.reference, ...movement.alsoToldAs];
    if (names.some((reference) => formatOf({ reference }) === format)) continue;
    free.set(keyOf(movement), [...(free.get(keyOf(movement)) ?? []), movement]);
  }
  const met = new Map<number, string>();
  const rest = lines.filter((line) => {
    if (known.has(line.reference)) return true;
    if (metBefore.has(line.reference)) return false;
    const left = free.get(keyOf({ ...line, variableSymbol: symbolOf(line) })) ?? [];
    // A file that does not name its account may be of any.
    const place = left.findIndex(
      ({ ownAccount }) => !ownAccount || !line.ownAccount || ownAccount === line.ownAccount,
    );
    const [movement] = place < 0 ? [] : left.splice(place, 1);
    if (movement) met.set(movement.id, line.reference);
    return !movement;
  });
  await noteMet(ctx, met);
  return rest;
}

type Told = Awaited<ReturnType<typeof readTold>>[number];

/** What statements have told before of the days and amounts of these lines. */
function readTold(ctx: Ctx, lines: readonly StatementLine[]) {
  return ctx.db
    .select({
      id: receipts.id,
      reference: lineReference,
      alsoToldAs: receipts.alsoToldAs,
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
}

async function noteMet(ctx: Ctx, met: ReadonlyMap<number, string>): Promise<void> {
  if (met.size === 0) return;
  await ctx.db.execute(sql`
    update receipts set also_told_as = also_told_as || m.reference
    from unnest(${sql.param([...met.keys()])}::int8[], ${sql.param([...met.values()])}::text[]) as m(id, reference)
    where receipts.id = m.id`);
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
