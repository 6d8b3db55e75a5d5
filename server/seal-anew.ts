import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Ctx } from "./context.ts";
import type { Database } from "./db/connect.ts";
import { and, eq, gt, sql } from "./db/query.ts";
import { markAccounts } from "./features/accounts/contact/mark-accounts.ts";
import { aboutAccount } from "./features/accounts/contact/sealed-account.ts";
import { aboutSecret } from "./features/accounts/second-factor/sealed-secret.ts";
import { contactDetails, secondFactors } from "./features/accounts/table.ts";
import { deals } from "./features/deals/table.ts";
import { payouts } from "./features/payouts/table.ts";
import { aboutPushKey } from "./features/pushes/push-keys.ts";
import { pushKeys } from "./features/pushes/table.ts";

interface SealedColumn {
  readonly table: PgTable;
  readonly name: string;
  readonly column: PgColumn;
  readonly id: PgColumn;
  /** Whose it is. */
  readonly owner: PgColumn;
  readonly about: (userId: number) => string;
}

const { userId } = contactDetails;

/** Every column that is sealed (decisions/0085). */
export const sealedColumns: readonly SealedColumn[] = [
  ...(["iban", "nextIban"] as const).map((name) => ({
    ...{ table: contactDetails, name, column: contactDetails[name], id: userId, owner: userId, about: aboutAccount },
  })),
  { table: deals, name: "iban", column: deals.iban, id: deals.id, owner: deals.sellerId, about: aboutAccount },
  { table: payouts, name: "iban", column: payouts.iban, id: payouts.id, owner: payouts.userId, about: aboutAccount },
  {
    ...{ table: secondFactors, name: "secret", column: secondFactors.secret },
    ...{ id: secondFactors.userId, owner: secondFactors.userId, about: aboutSecret },
  },
  {
    ...{ table: pushKeys, name: "privateKey", column: pushKeys.privateKey },
    ...{ id: pushKeys.id, owner: pushKeys.id, about: aboutPushKey },
  },
];

const batch = 500;

/**
 * Seals by the key of now what is in plain or sealed by another one, and marks bank accounts by every key. Reads and writes five hundred
 * rows at a time, leaves alone what somebody changes meanwhile, and begins where it was broken off. What does not open holds up nothing
 * else: in the end it throws the first such failure. Returns how much it has sealed.
 */
export async function sealAnew(ctx: Ctx, report: (done: number) => void = () => {}): Promise<number> {
  await markAccounts(ctx);
  const key = ctx.ports.vault.sealingKey;
  if (key === null) return 0;
  let done = 0;
  const failures: unknown[] = [];
  for (const sealed of sealedColumns) {
    let after = 0;
    for (;;) {
      const rows = await readOthers(ctx, sealed, { key, after });
      for (const row of rows) {
        await sealRow(ctx, sealed, row).then(
          () => done++,
          (error) => failures.push(error),
        );
      }
      report(done);
      after = rows.at(-1)?.id ?? after;
      if (rows.length < batch) break;
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

/** Which of these keys are still needed to open something. */
export async function listUsedKeys(db: Database, ids: readonly string[]): Promise<string[]> {
  const used: string[] = [];
  for (const id of ids) {
    const places = sealedColumns.map(
      ({ table, column }) => sql`exists (select from ${table} where ${column} like ${`v1:${id}:%`})`,
    );
    const { rows } = await db.execute<{ used: boolean }>(sql`select ${sql.join(places, sql` or `)} as used`);
    if (rows[0]?.used) used.push(id);
  }
  return used;
}

interface Row {
  readonly id: number;
  readonly owner: number;
  readonly stored: string;
}

async function readOthers(
  ctx: Ctx,
  { table, column, id, owner }: SealedColumn,
  { key, after }: { key: string; after: number },
): Promise<Row[]> {
  const rows = await ctx.db
    .select({ id, owner, stored: column })
    .from(table)
    .where(and(gt(id, after), sql`${column} not like ${`v1:${key}:%`}`))
    .orderBy(id)
    .limit(batch);
  return rows as Row[];
}

async function sealRow(ctx: Ctx, { table, name, column, id, about }: SealedColumn, row: Row): Promise<void> {
  const { vault } = ctx.ports;
  const text = vault.seal(vault.open(row.stored, about(row.owner)), about(row.owner));
  await ctx.db
    .update(table)
    .set({ [name]: text })
    .where(and(eq(id, row.id), eq(column, row.stored)));
}
