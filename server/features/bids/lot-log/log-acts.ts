import { sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { type LotRow, lotColumns } from "#server/features/bids/lot-row.ts";
import type { ActKind } from "./act-kinds.ts";
import { nextLine } from "./log-line.ts";
import { endOf, hasLog, rulesLine, type StoredAct } from "./rules-line.ts";

/** Something that was done to a lot and is no bid. */
export interface LotAct {
  readonly listingId: number;
  readonly kind: ActKind;
  /** When, UTC: what the verb decided by (`readLotTime`), so never before the lot's last act. */
  readonly at: Date;
  /** Who it is about: the log tells the public name on this lot, null for one who has not bid on it. */
  readonly userId?: number | null;
  /** What else the public may know, in this order; never a maximum, a reserve or a user's id. */
  readonly details?: Readonly<Record<string, string | number | null | readonly number[]>>;
}

type Row = LotRow & { leaderAlias: string | null };

/**
 * Adds acts to the logs of their lots (decisions/0013), in the caller's transaction, which has locked the lots and
 * already written what the acts make of them: price, leader and end are told as the rows have them now. Lots without a
 * log, and listings that are no auctions, are passed over. Up to hundreds of acts at once cost four statements.
 */
export async function logActs(ctx: Ctx, acts: readonly LotAct[]): Promise<void> {
  if (acts.length === 0) return;
  const terms = await readBidTerms(ctx);
  const rows = await readRows(ctx, acts);
  const aliasOf = await readAliases(ctx, acts);
  const stored: StoredAct[] = [];
  for (const { listingId, kind, at, userId, details } of acts) {
    let row = rows.get(listingId);
    if (!row || !hasLog(row)) continue;
    const opened = comesAfterEnd(kind) ? null : rulesLine(row, terms, at);
    if (opened) {
      stored.push(opened.line);
      row = { ...row, ...opened.state };
    }
    const line = nextLine(endOf(row), kind, at, {
      ...(userId !== undefined && { bidder: aliasOf(listingId, userId) }),
      priceMinor: row.priceMinor,
      leader: row.leaderAlias,
      endsAt: row.endsAt?.toISOString() ?? null,
      ...details,
    });
    stored.push({ ...line, listingId, kind, at });
    rows.set(listingId, { ...row, logLength: line.entry, logHash: line.hash, lastActAt: at });
  }
  if (stored.length > 0) await store(ctx, stored, rows);
}

/** No bidding comes any more: which rules would hold for it now is nothing for the log. */
function comesAfterEnd(kind: ActKind): boolean {
  return kind === "second_chance" || kind === "sale_voided";
}

async function readRows(ctx: Ctx, acts: readonly LotAct[]): Promise<Map<number, Row>> {
  const ids = [...new Set(acts.map(({ listingId }) => listingId))];
  const { rows } = await ctx.db.execute<Row & Record<string, unknown>>(sql`
    select ${sql.raw(lotColumns)}, (select alias from lot_bidders b
      where b.listing_id = l.id and b.bidder_id = l.leader_id) as "leaderAlias"
    from listings l where id = any(${sql.param(ids)}::int8[]) and sale_mode = 'auction'`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readAliases(ctx: Ctx, acts: readonly LotAct[]) {
  const about = acts.filter(({ userId }) => userId !== undefined && userId !== null);
  if (about.length === 0) return () => null;
  const { rows } = await ctx.db.execute<{ pair: string; alias: string }>(sql`
    select b.listing_id || ' ' || b.bidder_id as pair, b.alias from lot_bidders b
    join unnest(${sql.param(about.map(({ listingId }) => listingId))}::int8[],
      ${sql.param(about.map(({ userId }) => userId))}::int8[]) as a(listing_id, user_id)
      on b.listing_id = a.listing_id and b.bidder_id = a.user_id`);
  const aliases = new Map(rows.map(({ pair, alias }) => [pair, alias]));
  return (listingId: number, userId: number | null) => aliases.get(`${listingId} ${userId}`) ?? null;
}

async function store(ctx: Ctx, stored: readonly StoredAct[], rows: ReadonlyMap<number, Row>): Promise<void> {
  await ctx.db.execute(sql`
    insert into lot_acts (listing_id, entry_number, kind, at, line, entry_hash)
    select * from unnest(
      ${sql.param(stored.map(({ listingId }) => listingId))}::int8[],
      ${sql.param(stored.map(({ entry }) => entry))}::int4[],
      ${sql.param(stored.map(({ kind }) => kind))}::text[],
      ${sql.param(stored.map(({ at }) => at.toISOString()))}::timestamptz[],
      ${sql.param(stored.map(({ text }) => text))}::text[],
      ${sql.param(stored.map(({ hash }) => hash))}::bytea[])`);
  const ids = [...new Set(stored.map(({ listingId }) => listingId))];
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
    ) as e(id, length, hash, rules, at) where l.id = e.id`);
}
