import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { currencies } from "./table.ts";

/**
 * The first currencies of a new installation; runs at every start. Foreign rates are roughly those of autumn 2026, for
 * display only: the operator keeps them up to date.
 */
export async function seedCurrencies(ctx: Ctx): Promise<void> {
  await transaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('seed-currencies'))`);
    const [existing] = await tx.db.select({ id: currencies.id }).from(currencies).limit(1);
    if (!existing) await tx.db.insert(currencies).values(first);
  });
}

const first: (typeof currencies.$inferInsert)[] = [
  { code: "CZK", isDefault: true, symbolAfter: "Kč", rate: 1, position: 1 },
  { code: "EUR", symbolAfter: "€", rate: 24.3, position: 2 },
  { code: "USD", symbolBefore: "$", rate: 20.9, position: 3 },
];
