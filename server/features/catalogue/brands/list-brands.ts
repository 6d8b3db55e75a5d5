import type { z } from "zod";
import type { brandAdmin, EditableBrand } from "#contract/catalogue/brand-admin.ts";
import type { BrandOrder } from "#contract/catalogue/brand-orders.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { likePattern } from "#server/features/catalogue/like-pattern.ts";

const onPage = 50;

/** Listings belong to a later feature, so they are read by the table's name. */
const countOf = sql`(select count(*) from listings where brand_id = brands.id)`;
const columns = sql`id, name, version, ${countOf} as items`;

/** Brands whose name holds what is sought, in pages. For people with the scope `content`. */
export async function listEditableBrands(
  ctx: Ctx,
  { q, sort, page }: z.output<typeof brandAdmin.list.query>,
): Promise<z.input<typeof brandAdmin.list.response>> {
  requireScope(ctx, "content");
  const found = sql`from brands where key like '%' || f_norm(${likePattern(q)}) || '%'`;
  const counted = await ctx.db.execute<{ total: number }>(sql`select count(*) as total ${found}`);
  const total = counted.rows[0]?.total ?? 0;
  const { rows } = await ctx.db.execute<EditableBrand & Record<string, unknown>>(
    sql`select ${columns} ${found} order by ${orders[sort]} limit ${onPage} offset ${(page - 1) * onPage}`,
  );
  return { items: rows, total, page, pages: Math.max(1, Math.ceil(total / onPage)) };
}

/** Counts of all are needed for an order by them alone; for another one, those of the page are counted. */
const orders: Record<BrandOrder, SQL> = {
  name: sql`name collate "cs-x-icu", id`,
  most: sql`items desc, name collate "cs-x-icu", id`,
  fewest: sql`items, name collate "cs-x-icu", id`,
  newest: sql`id desc`,
};

/** A brand. For people with the scope `content`. */
export async function getBrand(ctx: Ctx, id: number): Promise<EditableBrand> {
  requireScope(ctx, "content");
  return getEditableBrand(ctx, id);
}

/** The brand as it is stored now, or 404. */
export async function getEditableBrand(ctx: Ctx, id: number): Promise<EditableBrand> {
  const { rows } = await ctx.db.execute<EditableBrand & Record<string, unknown>>(
    sql`select ${columns} from brands where id = ${id}`,
  );
  if (!rows[0]) throw new NotFound();
  return rows[0];
}
