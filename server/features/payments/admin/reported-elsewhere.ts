import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { payerOf, type StatementLine } from "#server/features/payments/statements/statement-line.ts";
import { dropRepeatedReceipt } from "./drop-repeated-receipt.ts";
import {
  type Described,
  hasSamePayer,
  isOnSameAccount,
  keyOf,
  keysOfSum,
  mayHaveSamePayer,
  movementsOf,
  partsByEntry,
  type ReportedMovement,
  readReported,
} from "./reported-movements.ts";

type FreeMovements = ReadonlyMap<string, readonly ReportedMovement[]>;
type Met = Map<StatementLine, ReportedMovement>;

/**
 * The lines without those whose movement a statement in another format has told already. Formats have no name of a movement
 * in common, so day, amount, currency and symbol, of the order that it pays where there is one, stand for it, and the payer's account
 * where both name it; the payments of one entry are its sum too. Each movement that was told stands for one line of a format, which is
 * noted with it, so that another such line in a later file is more money (rule PM9). To be called under the lock of statements.
 */
export async function withoutReportedElsewhere(
  ctx: Ctx,
  lines: readonly StatementLine[],
  symbolOf: (line: StatementLine) => string,
): Promise<StatementLine[]> {
  if (lines.length === 0) return [];
  const described = await readReported(ctx, lines);
  const known = new Set(described.map(({ reference }) => reference));
  const metBefore = new Set(described.flatMap(({ alsoReportedAs }) => alsoReportedAs));
  const free = freeMovements(described, lines);
  const open = lines.filter(({ reference }) => !known.has(reference) && !metBefore.has(reference));
  const met = meet(open, free, symbolOf);
  const sums = meetSums(open, free, met);
  await noteMet(ctx, new Map([...met, ...sums]));
  const parts = await takePlaces(ctx, sums);
  return lines.flatMap((line) => {
    if (known.has(line.reference)) return line;
    return metBefore.has(line.reference) || met.has(line) ? [] : sums.has(line) ? (parts.get(line) ?? []) : line;
  });
}

/** What was told in other formats alone, by what stands for it. */
export function freeMovements(described: readonly Described[], lines: readonly StatementLine[]): FreeMovements {
  const free = new Map<string, ReportedMovement[]>();
  for (const movement of movementsOf(described)) {
    if (movement.names.some((name) => name.split("-")[0] === lines[0]?.format)) continue;
    for (const key of movement.keys) free.set(key, [...(free.get(key) ?? []), movement]);
  }
  return free;
}

/** The lines that tell what was told; each meets its own payer's movement before one whose payer is not named. */
export function meet(
  lines: readonly StatementLine[],
  free: FreeMovements,
  symbolOf: (line: StatementLine) => string,
): Met {
  const met: Met = new Map();
  for (const isPayers of [hasSamePayer, mayHaveSamePayer])
    for (const line of lines) {
      const left = met.has(line) ? [] : (free.get(keyOf(line, symbolOf(line))) ?? []);
      const movement = left.find((each) => !each.isMet && isOnSameAccount(each, line) && isPayers(each, line));
      if (!movement) continue;
      movement.isMet = true;
      met.set(line, movement);
    }
  return met;
}

/** The payments of entries of which another format has told the sum. */
function meetSums(lines: readonly StatementLine[], free: FreeMovements, met: Met): Met {
  const sums: Met = new Map();
  for (const parts of partsByEntry(lines).values()) {
    if (parts.some((line) => met.has(line))) continue;
    const movement = keysOfSum(parts)
      .flatMap((key) => free.get(key) ?? [])
      .find(
        (each) =>
          !each.isMet &&
          each.receipts.length === 1 &&
          parts.every((line) => isOnSameAccount(each, line)) &&
          parts.some((line) => mayHaveSamePayer(each, line)),
      );
    if (!movement) continue;
    movement.isMet = true;
    for (const line of parts) sums.set(line, movement);
  }
  return sums;
}

/** The payments that take the place of their sum, where that still waits; they are an entry no more, as the sum is known. */
async function takePlaces(ctx: Ctx, sums: Met): Promise<Map<StatementLine, StatementLine>> {
  const waiting = [...sums].filter(([, { receipts }]) => receipts[0]?.waits);
  for (const movement of new Set(waiting.map(([, movement]) => movement)))
    for (const receipt of movement.receipts)
      await dropRepeatedReceipt(ctx, receipt, { as: "repeated", reportedAsParts: true });
  return new Map(waiting.map(([line]) => [line, withoutBatch(line)]));
}

const withoutBatch = ({ batch: _, ...line }: StatementLine): StatementLine => line;

/** Notes the lines with what they tell, and what they alone say of it: who has paid, and in which entry. */
async function noteMet(ctx: Ctx, met: ReadonlyMap<StatementLine, ReportedMovement>): Promise<void> {
  const rows = [...met].flatMap(([line, { receipts }]) =>
    receipts.map(({ id, amountMinor }) => {
      const isWhole = receipts.length === 1 && amountMinor === line.amountMinor;
      const [payer, batch] = isWhole ? [payerOf(line), line.batch ?? ""] : ["", ""];
      return { id, reference: line.reference, payer, batch };
    }),
  );
  if (rows.length === 0) return;
  const column = (name: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[name]));
  await ctx.db.execute(sql`
    update receipts set payer_account = coalesce(payer_account, m.payer), batch = coalesce(receipts.batch, m.batch),
      also_reported_as = also_reported_as || m.names
    from (
      select id, array_agg(name) as names, nullif(max(payer), '') as payer, nullif(max(batch), '') as batch
      from unnest(${column("id")}::int8[], ${column("reference")}::text[], ${column("payer")}::text[],
        ${column("batch")}::text[]) as each(id, name, payer, batch)
      group by id
    ) as m where receipts.id = m.id`);
}
