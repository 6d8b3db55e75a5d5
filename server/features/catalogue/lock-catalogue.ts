import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * Waits until nobody else changes the tree or a brand, or writes the entry of a listing anew (`search-entries.sql`, which takes the
 * same lock shared): what is decided of places and names holds until the transaction ends.
 */
export async function lockCatalogue(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue'))`);
}
