import type { z } from "zod";
import type { SaleLot, saleAdmin } from "#contract/monthly-sales/sale-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

const pageSize = 50;

type Lots = z.input<typeof saleAdmin.get.response>["lots"];
interface Row extends Record<string, unknown>, Omit<SaleLot, "seller" | "endsAt"> {
  endsAt: Date;
  sellerId: number;
  sellerName: string;
}

/** The lots of a sale in the order in which they close: groups by their time, lots by their number, those without one last. */
export async function listSaleLots(ctx: Ctx, closesOn: string, page: number): Promise<Lots> {
  requireScope(ctx, "moderation");
  const isIn = sql`sale_closes_on = ${closesOn}::date and status in ('scheduled', 'live', 'sold', 'unsold')`;
  const counted = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int8 as total from listings where ${isIn}`,
  );
  const total = Number(counted.rows[0]?.total ?? 0);
  const offset = (page - 1) * pageSize;
  const { rows } = await ctx.db.execute<Row>(sql`
    select l.id, l.slug, l.name, l.status, l.lot_number as "lotNumber", coalesce(l.closed_at, l.ends_at) as "endsAt",
      l.ends_at > l.planned_ends_at as extended, u.id as "sellerId", u.username as "sellerName"
    from (select * from listings where ${isIn} order by planned_ends_at, lot_number, id
      limit ${pageSize} offset ${offset}) l
    join users u on u.id = l.seller_id order by l.planned_ends_at, l.lot_number, l.id`);
  return {
    items: rows.map(({ sellerId, sellerName, endsAt, ...lot }, index) => ({
      ...lot,
      place: offset + index + 1,
      endsAt: endsAt.toISOString(),
      seller: { id: sellerId, username: sellerName },
    })),
    ...{ total, page, pages: Math.max(1, Math.ceil(total / pageSize)) },
  };
}
