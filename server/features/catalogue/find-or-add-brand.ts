import type { Brand } from "#contract/finding/catalogue.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * The brand of this name; a new one is added. Two spellings that differ in case, accents or spaces are one brand,
 * which keeps the name it was first given. Null for an empty name.
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

async function findBrand(ctx: Ctx, name: string): Promise<Brand | null> {
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(
    sql`select id, name from brands where key = f_norm(${name})`,
  );
  return rows[0] ?? null;
}
