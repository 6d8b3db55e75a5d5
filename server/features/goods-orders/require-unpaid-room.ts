import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { widerNetwork } from "#server/features/accounts/sign-in/network-of.ts";
import { boundsOf, type PendingKind, passedBound, type UnpaidKey, unpaidKeys } from "./unpaid-rules.ts";

type Ordered = Omit<Parameters<typeof unpaidKeys>[0], "networksAround"> & {
  /** That would leave the stores. */
  readonly pieces: number;
};

/**
 * Refuses an order with which its buyer, or whoever orders from the same address or network, would hold too much unpaid, or too much for
 * transfers (rules GO14 and GO15).
 * The keys stay locked until the transaction ends, so that of two orders at once the second counts the first. Answers what the buyer or
 * the address has open, haléře: the most by one key.
 */
export async function requireUnpaidRoom(
  tx: Ctx,
  ordered: Ordered,
  escrowed: PendingKind = "unpaid",
): Promise<{ totalMinor: number }> {
  const keys = Object.entries(unpaidKeys({ ...ordered, networksAround: widerNetwork(ordered.network) })) as [
    UnpaidKey,
    string,
  ][];
  const names = keys.map(([kind, value]) => `unpaid ${kind} ${value}`).sort();
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(names)}::text[]) as name`,
  );
  const open = await readOpen(tx, keys, escrowed);
  if (ordered.pieces > 0)
    for (const { kind, ...counted } of open) {
      const refusal = passedBound(kind, counted, ordered.pieces, escrowed);
      if (refusal) throw new Conflict(refusal, { pieces: boundsOf(escrowed)[kind].pieces });
    }
  const ofBuyer = open.filter(({ kind }) => kind !== "network");
  return { totalMinor: Math.max(0, ...ofBuyer.map(({ totalMinor }) => totalMinor)) };
}

interface Open {
  readonly kind: UnpaidKey;
  readonly orders: number;
  readonly pieces: number;
  readonly totalMinor: number;
}

/** What awaits its payment by each key; orders that have ended give their pieces back with their state. */
async function readOpen(tx: Ctx, keys: readonly [UnpaidKey, string][], escrowed: PendingKind): Promise<Open[]> {
  const kinds = sql.param(keys.map(([kind]) => kind));
  const values = sql.param(keys.map(([, value]) => value));
  const { rows } = await tx.db.execute<{
    kind: UnpaidKey;
    orders: number;
    pieces: number;
    total: string;
  }>(sql`
    select k.kind, count(o.id)::int as orders, coalesce(sum(l.pieces), 0)::int as pieces, coalesce(sum(m.total_minor), 0) as total
    from unnest(${kinds}::text[], ${values}::text[]) as k(kind, value)
    left join (goods_orders o join orders m on m.id = o.order_id and m.paid_at is null)
      on o.status = 'placed' and (${escrowed === "unpaid"} or o.transfer_since is not null) and case k.kind
      when 'email' then regexp_replace(lower(o.email), '\\+[^@]*@', '@') = k.value
      when 'phone' then o.phone = k.value
      when 'address' then o.network = k.value
      when 'network' then starts_with(o.network, k.value)
      else o.user_id = k.value::int8 end
    left join lateral (
      select sum(quantity - taken_back) as pieces from goods_order_lines where goods_order_id = o.id and deal_id is null
    ) l on true
    group by k.kind`);
  return rows.map(({ total, ...row }) => ({ ...row, totalMinor: Number(total) }));
}
