import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { addresses } from "./table.ts";

type Row = typeof addresses.$inferSelect;

/** The user's addresses as they were added; nobody else changes them until the transaction ends. */
export async function lockAddresses(tx: Ctx, userId: number): Promise<Row[]> {
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return tx.db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(addresses.id);
}

/** Takes the mark of the default from whichever address has it. */
export async function dropDefault(tx: Ctx, userId: number): Promise<void> {
  await tx.db.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId));
}
