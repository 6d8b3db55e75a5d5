import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * Waits until nobody else changes the tree, or writes the entry of a listing anew (`search-entries.sql`, which takes the same lock
 * shared): what is decided of places holds until the transaction ends.
 */
export async function lockTree(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('category-tree'))`);
}
