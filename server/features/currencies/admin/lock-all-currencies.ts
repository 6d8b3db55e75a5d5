import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Who changes currencies does so alone: the default and the order are of all of them. Held until the end of the transaction. */
export async function lockAllCurrencies(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('currencies'))`);
}
