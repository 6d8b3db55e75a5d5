import type { Ctx } from "#server/context.ts";
import { feeLines, feeTables } from "#server/features/fees/table.ts";

let made = 0;

/** Stores a table of fees whose only line is a buyer's premium, in hundredths of a per cent; returns its id. In force from 2050 on. */
export async function makePremium(ctx: Ctx, hundredths: number): Promise<number> {
  made += 1;
  const [table] = await ctx.db
    .insert(feeTables)
    .values({
      validFrom: new Date(Date.UTC(2050, 0, 1, 0, 0, made)),
      idempotencyKey: `premium-${made}-${crypto.randomUUID()}`,
    })
    .returning({ id: feeTables.id });
  if (!table) throw new Error("the table of fees was not stored");
  await ctx.db
    .insert(feeLines)
    .values({ feeTableId: table.id, kind: "buyer_premium", hundredths, minimumMinor: 0, capMinor: null });
  return table.id;
}
