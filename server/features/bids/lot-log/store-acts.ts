import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { StoredAct } from "./rules-line.ts";

/** Stores lines that are no bids; the caller writes the new ends of the logs. */
export async function storeActs(ctx: Ctx, stored: readonly StoredAct[]): Promise<void> {
  if (stored.length === 0) return;
  await ctx.db.execute(sql`
    insert into lot_acts (listing_id, entry_number, kind, at, line, entry_hash)
    select * from unnest(
      ${sql.param(stored.map(({ listingId }) => listingId))}::int8[],
      ${sql.param(stored.map(({ entry }) => entry))}::int4[],
      ${sql.param(stored.map(({ kind }) => kind))}::text[],
      ${sql.param(stored.map(({ at }) => at.toISOString()))}::timestamptz[],
      ${sql.param(stored.map(({ text }) => text))}::text[],
      ${sql.param(stored.map(({ hash }) => hash))}::bytea[])`);
}
