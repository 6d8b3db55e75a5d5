import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, isNotNull, or, sql } from "#server/db/query.ts";
import { payerOf, type StatementLine } from "#server/features/payments/statements/statement-line.ts";
import { receipts } from "#server/features/payments/table.ts";

/** What a statement calls a movement: of one that was confirmed by hand, the line that told it later. */
export const lineReference = sql<string>`coalesce(${receipts.toldByLine}, ${receipts.reference})`;
/** It begins with the format and the day. */
const dayOfReference = sql<string>`substring(${lineReference} from '^[a-z]+-([0-9]{4}-[0-9]{2}-[0-9]{2})-')`;

/**
 * The lines without those whose movement a statement in another format has told already. Formats have no name of a movement
 * in common, so day, amount, currency and symbol, of the order that it pays where there is one, stand for it, and the payer's account
 * where both name it; the payments of one entry stand for their sum too. Each movement that was told stands for one line of a format,
 * which is noted with it, so that another such line in a later file is more money (RULES.md PM9). To be called under the lock of
 * statements.
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
  const free = new Map<string, Movement[]>();
  for (const movement of [...told.map(alone), ...batchesOf(told)]) {
    if (movement.names.some((name) => formatOf(name) === lines[0]?.format)) continue;
    for (const key of movement.keys) free.set(key, [...(free.get(key) ?? []), movement]);
  }
  const met = new Map<StatementLine, Movement>();
  // A line meets its own payer's movement before one whose payer is not named, whichever comes first.
  for (const isTold of [hasSamePayer, mayHaveSamePayer])
    for (const line of lines) {
      if (met.has(line) || known.has(line.reference) || metBefore.has(line.reference)) continue;
      const { day, amountMinor, currency, isCancelled } = line;
      const left = free.get(keyOf({ day, amountMinor, currency, isCancelled }, symbolOf(line))) ?? [];
      const movement = left.find((each) => !each.isMet && isSameAccount(each, line) && isTold(each, line));
      if (!movement) continue;
      movement.isMet = true;
      met.set(line, movement);
    }
  await noteMet(ctx, met);
  return lines.filter(
    (line) => known.has(line.reference) || !(metBefore.has(line.reference) || met.has(line)),
  );
}

/** A movement that was told before: one receipt, or those of one entry together. */
interface Movement {
  readonly ids: readonly number[];
  readonly keys: readonly string[];
  readonly names: readonly string[];
  readonly payers: readonly string[];
  readonly ownAccount: string | null;
  isMet: boolean;
}
type Told = Awaited<ReturnType<typeof readTold>>[number];

const alone = (receipt: Told): Movement => togetherAs([receipt], [keyOf(receipt, receipt.variableSymbol)]);

/** The entries that were told as their payments, each by its sum: without a symbol, or with that of one of the payments. */
function batchesOf(told: readonly Told[]): Movement[] {
  const batches = Map.groupBy(
    told.filter(({ batch }) => batch !== null),
    ({ batch }) => batch,
  );
  return [...batches.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    const amountMinor = parts.reduce((sum, part) => sum + part.amountMinor, 0);
    const symbols = new Set(["", ...parts.map(({ variableSymbol }) => variableSymbol)]);
    return togetherAs(
      parts,
      [...symbols].map((symbol) => keyOf({ ...first, amountMinor }, symbol)),
    );
  });
}

function togetherAs(parts: readonly Told[], keys: readonly string[]): Movement {
  return {
    keys,
    ids: parts.map(({ id }) => id),
    names: parts.flatMap(({ reference, alsoToldAs }) => [reference, ...alsoToldAs]),
    payers: parts.map(({ payerAccount }) => payerAccount ?? ""),
    ownAccount: parts[0]?.ownAccount ?? null,
    isMet: false,
  };
}

/** A file that does not name its account may be of any. */
const isSameAccount = ({ ownAccount }: Movement, line: StatementLine) =>
  !ownAccount || !line.ownAccount || ownAccount === line.ownAccount;
const hasSamePayer = ({ payers }: Movement, line: StatementLine) =>
  payerOf(line) !== "" && payers.includes(payerOf(line));
const mayHaveSamePayer = (movement: Movement, line: StatementLine) =>
  payerOf(line) === "" || movement.payers.includes("") || hasSamePayer(movement, line);

/** What statements have told before of the days of these lines: of their amounts, or as a part of an entry. */
function readTold(ctx: Ctx, lines: readonly StatementLine[]) {
  const amounts = [...new Set(lines.map(({ amountMinor }) => amountMinor))];
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
      payerAccount: receipts.payerAccount,
      batch: receipts.batch,
      isCancelled: sql<boolean>`coalesce(${receipts.fault} = 'cancelled', false)`,
    })
    .from(receipts)
    .where(
      and(
        eq(receipts.source, "transfer"),
        inArray(dayOfReference, [...new Set(lines.map(({ day }) => day))]),
        or(inArray(receipts.amountMinor, amounts), isNotNull(receipts.batch)),
        // What is over of a movement is none.
        sql`${receipts.reference} not like '%/rest'`,
      ),
    );
}

/** Notes the lines with what they tell, and the payer of one that was not named before. */
async function noteMet(ctx: Ctx, met: ReadonlyMap<StatementLine, Movement>): Promise<void> {
  const rows = [...met].flatMap(([line, { ids }]) =>
    ids.map((id) => ({ id, reference: line.reference, payer: ids.length === 1 ? payerOf(line) : "" })),
  );
  if (rows.length === 0) return;
  const column = (name: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[name]));
  await ctx.db.execute(sql`
    update receipts set also_told_as = also_told_as || m.reference,
      payer_account = coalesce(payer_account, nullif(m.payer, ''))
    from unnest(${column("id")}::int8[], ${column("reference")}::text[], ${column("payer")}::text[]) as m(id, reference, payer)
    where receipts.id = m.id`);
}

const formatOf = (reference: string) => reference.split("-")[0];

function keyOf(
  movement: Pick<StatementLine, "day" | "amountMinor" | "currency" | "isCancelled">,
  variableSymbol: string | null,
): string {
  const { day, amountMinor, currency, isCancelled } = movement;
  return [day, amountMinor, currency, isCancelled, variableSymbol].join(" ");
}
