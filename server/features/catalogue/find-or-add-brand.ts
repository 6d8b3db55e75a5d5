import type { Brand } from "#contract/catalogue/catalogue.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * T7: A brand is added only where none is found: two spellings that differ in case, accents or spaces are one, under
 * the name given first. Suggested are only brands of published listings.
 *
 * A new one is added; the name of a merged brand leads to the other one (rule T12). In a transaction it stays until that ends. Null for an
 * empty name.
 */
export async function findOrAddBrand(ctx: Ctx, name: string): Promise<Brand | null> {
  const tidy = name.trim().replace(/\s+/g, " ");
  if (!tidy) return null;
  const found = await findBrand(ctx, tidy);
  if (found) return found;
  await ctx.db.execute(sql`
    insert into brands (name, key) values (${tidy}, f_norm(${tidy})) on conflict (key) do nothing`);
  return findBrand(ctx, tidy);
}

type Row = { id: number; name: string };

/** Locked, so that nobody merges it away before what is of it is stored. */
async function findBrand(ctx: Ctx, name: string): Promise<Brand | null> {
  const { rows } = await ctx.db.execute<Row>(
    sql`select id, name from brands where key = f_norm(${name}) for key share`,
  );
  return rows[0] ?? findMerged(ctx, name);
}

async function findMerged(ctx: Ctx, name: string): Promise<Brand | null> {
  const { rows } = await ctx.db.execute<Row>(
    sql`select b.id, b.name from merged_brands m join brands b on b.id = m.into_id
      where m.key = f_norm(${name}) order by m.id desc limit 1 for key share of b`,
  );
  return rows[0] ?? null;
}
