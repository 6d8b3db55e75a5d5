import { toCzk } from "#contract/values/minor-units.ts";
import type { VoucherResult } from "#contract/vouchers/vouchers.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { desc, eq, sql } from "#server/db/query.ts";
import { discountView } from "./list-vouchers.ts";
import { vouchers } from "./table.ts";

interface MonthRow {
  readonly voucherId: number;
  readonly month: string;
  readonly orders: number;
  /** Haléře. */
  readonly turnoverMinor: number;
  readonly marginMinor: number;
  /** Pieces whose purchase price is not known. */
  readonly unpriced: number;
}

/**
 * VO3: Whoever spreads a voucher sees orders, turnover, margin and reward by month, and nobody's name; delivery is in no margin. Margin is
 * the price without VAT less the purchase price without VAT that held at the order, else the one of now; pieces without one count whole,
 * and their number is shown. A loss takes no reward away.
 */
export async function listOwnVouchers(ctx: Ctx): Promise<VoucherResult[]> {
  const { userId } = requireUser(ctx);
  const own = await ctx.db.select().from(vouchers).where(eq(vouchers.ownerId, userId)).orderBy(desc(vouchers.id));
  if (own.length === 0) return [];
  const months = await readMonths(ctx, userId);
  return own.map((voucher) => resultOf(voucher, months));
}

/**
 * Paid orders by voucher and month; what was returned is taken off, and an order that was returned whole does not count. Delivery is paid
 * on to the carrier: it is in the turnover and in no margin. Margin is less what the goods cost when they were ordered, else what they cost
 * now; goods without a purchase price are counted.
 */
async function readMonths(ctx: Ctx, ownerId: number): Promise<MonthRow[]> {
  const { rows } = await ctx.db.execute<MonthRow & Record<string, unknown>>(sql`
    select u.voucher_id::int8 as "voucherId", to_char(o.paid_at at time zone 'Europe/Prague', 'YYYY-MM') as month,
      count(*)::int as orders, sum(o.total_minor - o.refunded_minor)::int8 as "turnoverMinor",
      sum(coalesce(earned.minor, 0) - coalesce(goods.cost_minor, 0))::int8 as "marginMinor",
      sum(coalesce(goods.unpriced, 0))::int as unpriced
    from voucher_uses u join vouchers v on v.id = u.voucher_id join orders o on o.id = u.order_id
    left join lateral (select sum(case when e.credit like 'revenue:%' then e.amount_minor else -e.amount_minor end) as minor
      from ledger_entries e where e.order_id = o.id and (e.credit like 'revenue:%' or e.debit like 'revenue:%')
        and 'revenue:delivery' not in (e.credit, e.debit)) earned on true
    left join lateral (select sum(l.kept * l.purchase_minor) as cost_minor, sum(l.kept) filter (where l.purchase_minor is null) as unpriced
      from (select line.quantity - line.taken_back as kept, coalesce(line.purchase_minor, p.purchase_minor) as purchase_minor
        from goods_orders g join goods_order_lines line on line.goods_order_id = g.id left join products p on p.id = line.product_id
        where g.order_id = o.id) l) goods on true
    where v.owner_id = ${ownerId} and o.paid_at is not null and o.status <> 'refunded'
    group by 1, 2 order by 2 desc`);
  return rows.map((row) => ({
    ...row,
    voucherId: Number(row.voucherId),
    turnoverMinor: Number(row.turnoverMinor),
    marginMinor: Number(row.marginMinor),
    unpriced: Number(row.unpriced),
  }));
}

function resultOf(voucher: typeof vouchers.$inferSelect, all: readonly MonthRow[]): VoucherResult {
  const rows = all.filter(({ voucherId }) => voucherId === voucher.id);
  const rewardOf = (marginMinor: number) => Math.max(0, Math.floor((marginMinor * voucher.rewardPercent) / 100));
  const sum = (pick: (row: MonthRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    code: voucher.code,
    discount: discountView(voucher),
    validUntil: voucher.validUntil?.toISOString() ?? null,
    active: voucher.active,
    rewardPercent: voucher.rewardPercent,
    orders: sum(({ orders }) => orders),
    turnover: toCzk(sum(({ turnoverMinor }) => turnoverMinor)),
    margin: toCzk(sum(({ marginMinor }) => marginMinor)),
    unpriced: sum(({ unpriced }) => unpriced),
    reward: toCzk(sum(({ marginMinor }) => rewardOf(marginMinor))),
    months: rows.map(({ month, orders, turnoverMinor, marginMinor }) => ({
      month,
      orders,
      turnover: toCzk(turnoverMinor),
      margin: toCzk(marginMinor),
      reward: toCzk(rewardOf(marginMinor)),
    })),
  };
}
