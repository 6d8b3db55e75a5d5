import { feeKinds } from "#contract/fees/fee-rules.ts";
import type { FeeLines, FeeTable } from "#contract/fees/fees.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { desc, eq, inArray, sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import { feeLinesOf } from "./read-fees.ts";
import { feeLines, feeTables } from "./table.ts";

const shownTables = 100;

/** All tables of fees, the latest first. */
export async function listFeeTables(ctx: Ctx): Promise<FeeTable[]> {
  requireScope(ctx, "finance");
  const tables = await ctx.db.select().from(feeTables).orderBy(desc(feeTables.validFrom)).limit(shownTables);
  const ids = tables.map(({ id }) => id);
  const lines = ids.length ? await ctx.db.select().from(feeLines).where(inArray(feeLines.feeTableId, ids)) : [];
  return tables.map(({ id, validFrom }) => ({
    id,
    validFrom: validFrom.toISOString(),
    lines: feeLinesOf(lines.filter(({ feeTableId }) => feeTableId === id)),
  }));
}

interface NewFees {
  /** null: from now on. */
  readonly validFrom: string | null;
  readonly lines: FeeLines;
  readonly idempotencyKey: string;
}

/**
 * FE2: Tables of fees follow each other and never change; a listing keeps the one it was published under.
 *
 * The same key gives the same table.
 */
export async function addFeeTable(ctx: Ctx, { validFrom, lines, idempotencyKey }: NewFees): Promise<number> {
  const { userId } = requireScope(ctx, "finance");
  refuseWrong(lines);
  return transaction(ctx, async (tx) => {
    // Of two at once the second sees the first.
    await tx.db.execute(sql`lock table ${feeTables} in share row exclusive mode`);
    const [earlier] = await tx.db
      .select({ id: feeTables.id })
      .from(feeTables)
      .where(eq(feeTables.idempotencyKey, idempotencyKey));
    if (earlier) return earlier.id;
    const now = tx.clock();
    const from = validFrom === null ? now : new Date(validFrom);
    if (from < now) throw new Invalid({ validFrom: ["field.future"] });
    const [latest] = await tx.db
      .select({ validFrom: feeTables.validFrom })
      .from(feeTables)
      .orderBy(desc(feeTables.validFrom))
      .limit(1);
    if (latest && latest.validFrom >= from) throw new Conflict("FEES_SUPERSEDED");
    const [added] = await tx.db
      .insert(feeTables)
      .values({ validFrom: from, addedById: userId, idempotencyKey })
      .returning({ id: feeTables.id });
    if (!added) throw new Error("an insert returns its row");
    const rows = rowsOf(added.id, lines);
    if (rows.length > 0) await tx.db.insert(feeLines).values(rows);
    await recordChange(tx, { subject: "fees", id: added.id, from: null, to: { validFrom: from, lines } });
    pagesChanged(tx);
    return added.id;
  });
}

/** A cap lies above its minimum, and a publication has no price of which a part could be asked. */
function refuseWrong(lines: FeeLines): void {
  const fields: Record<string, MessageKey[]> = {};
  for (const kind of feeKinds) {
    const line = lines[kind];
    if (line && line.cap !== null && line.cap < line.minimum) fields[`lines.${kind}.cap`] = ["field.capBelowMinimum"];
  }
  if (lines.listing_fee && lines.listing_fee.percent > 0) fields["lines.listing_fee.percent"] = ["field.zero"];
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
}

function rowsOf(feeTableId: number, lines: FeeLines) {
  return feeKinds.flatMap((kind) => {
    const line = lines[kind];
    if (!line) return [];
    return {
      feeTableId,
      kind,
      hundredths: Math.round(line.percent * 100),
      minimumMinor: toMinor(line.minimum),
      capMinor: line.cap === null ? null : toMinor(line.cap),
    };
  });
}
