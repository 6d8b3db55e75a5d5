import { sql } from "drizzle-orm";
import type { Brand } from "#contract/catalogue.ts";
import type { Ctx } from "#server/context.ts";
import { likePattern } from "./search-words.ts";

const mostSuggestions = 20;

/**
 * Brands whose name holds what was typed, those that begin with it first.
 * Only brands of published listings are offered: a draft's slip of the pen is nobody else's suggestion.
 */
export async function suggestBrands(ctx: Ctx, typed: string): Promise<Brand[]> {
  const text = typed.trim();
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(sql`
    select id, name from brands
    where key like '%' || f_norm(${likePattern(text)}) || '%'
      and exists (select 1 from listings where brand_id = brands.id and published_at is not null)
    order by key not like f_norm(${likePattern(text)}) || '%', name collate "cs-x-icu", id
    limit ${mostSuggestions}`);
  return rows;
}
