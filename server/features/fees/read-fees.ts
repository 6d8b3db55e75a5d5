import { type FeeKind, type FeeLine, feeKinds } from "#contract/fees/fee-rules.ts";
import type { FeeLines } from "#contract/fees/fees.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { desc, eq, lte } from "#server/db/query.ts";
import { feeLines, feeTables } from "./table.ts";

/** The table of fees that holds now, by its id; null: there is none, and nothing costs anything. */
export async function findFeesInForce(ctx: Ctx): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: feeTables.id })
    .from(feeTables)
    .where(lte(feeTables.validFrom, ctx.clock()))
    .orderBy(desc(feeTables.validFrom))
    .limit(1);
  return row?.id ?? null;
}

/** The lines of a table of fees; null for a kind that is not asked. */
export async function readFees(ctx: Ctx, feeTableId: number | null): Promise<FeeLines> {
  const rows =
    feeTableId === null ? [] : await ctx.db.select().from(feeLines).where(eq(feeLines.feeTableId, feeTableId));
  return feeLinesOf(rows);
}

type FeeLineRow = typeof feeLines.$inferSelect;

export function feeLinesOf(rows: readonly FeeLineRow[]): FeeLines {
  const lineOf = (kind: FeeKind) => {
    const row = rows.find((each) => each.kind === kind);
    if (!row) return null;
    const { hundredths, minimumMinor, capMinor } = row;
    return feeLineOf({ hundredths, minimum_minor: minimumMinor, cap_minor: capMinor });
  };
  return Object.fromEntries(feeKinds.map((kind) => [kind, lineOf(kind)])) as FeeLines;
}

/** The columns of a line as SQL names them; haléře. */
export interface StoredFeeLine {
  readonly hundredths: number;
  readonly minimum_minor: number;
  readonly cap_minor: number | null;
}

export function feeLineOf({ hundredths, minimum_minor, cap_minor }: StoredFeeLine): FeeLine {
  return {
    percent: hundredths / 100,
    minimum: toCzk(minimum_minor),
    cap: cap_minor === null ? null : toCzk(cap_minor),
  };
}
