import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { lotColumns } from "#server/features/bids/lot/lot-row.ts";
import { type ActRow, appendActs } from "./append-acts.ts";
import type { LotAct } from "./lot-act.ts";
import { readAliases } from "./read-aliases.ts";
import type { StoredAct } from "./rules-line.ts";
import { storeActs } from "./store-acts.ts";

/**
 * Adds acts to the logs of their lots (decisions/0013), in the caller's transaction, which has locked the lots and already
 * written the acts' effects: price, leader and end are read from the rows. Listings that are no auctions are skipped.
 * Hundreds of acts cost four statements.
 */
export async function logActs(ctx: Ctx, acts: readonly LotAct[]): Promise<void> {
  if (acts.length === 0) return;
  const terms = await readBidTerms(ctx);
  const before = await readRows(ctx, acts);
  const about = acts.flatMap(({ listingId, userId }) => (userId ? [{ listingId, userId }] : []));
  const aliasOf = await readAliases(ctx, about);
  const { stored, rows } = appendActs(acts, before, { terms, aliasOf });
  await storeActs(ctx, stored);
  await storeEnds(ctx, stored, rows);
}

async function readRows(ctx: Ctx, acts: readonly LotAct[]): Promise<Map<number, ActRow>> {
  const ids = [...new Set(acts.map(({ listingId }) => listingId))];
  const { rows } = await ctx.db.execute<ActRow & Record<string, unknown>>(sql`
    select ${sql.raw(lotColumns)}, (select alias from lot_bidders b
      where b.listing_id = l.id and b.bidder_id = l.leader_id) as "leaderAlias"
    from listings l where id = any(${sql.param(ids)}::int8[]) and sale_mode = 'auction'`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function storeEnds(ctx: Ctx, stored: readonly StoredAct[], rows: ReadonlyMap<number, ActRow>): Promise<void> {
  const ids = [...new Set(stored.map(({ listingId }) => listingId))];
  if (ids.length === 0) return;
  const ends = ids.flatMap((id) => rows.get(id) ?? []);
  await ctx.db.execute(sql`
    update listings l set log_length = e.length, log_hash = e.hash, log_rules = e.rules,
      last_act_at = greatest(l.last_act_at, e.at)
    from unnest(
      ${sql.param(ends.map(({ id }) => id))}::int8[],
      ${sql.param(ends.map(({ logLength }) => logLength))}::int4[],
      ${sql.param(ends.map(({ logHash }) => logHash))}::bytea[],
      ${sql.param(ends.map(({ logRules }) => logRules))}::text[],
      ${sql.param(ends.map(({ lastActAt }) => lastActAt?.toISOString() ?? null))}::timestamptz[]
    ) as e(id, length, hash, rules, at) where l.id = e.id and l.id = any(${sql.param(ids)}::int8[])`);
}
