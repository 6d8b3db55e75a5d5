import type { Brand } from "#contract/finding/catalogue.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { likePattern } from "./like-pattern.ts";

const mostSuggestions = 20;

/**
 * Brands whose name contains the typed text: those that begin with it first, then the others, then those spelt nearly the
 * same. Only brands of published listings are suggested, so that nobody is offered a misspelling from a draft.
 */
export async function suggestBrands(ctx: Ctx, typed: string, most = mostSuggestions): Promise<Brand[]> {
  const text = typed.trim();
  const held = sql`'%' || f_norm(${likePattern(text)}) || '%'`;
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(sql`
    select id, name from brands
    where (key like ${held} or f_norm(${text}) <% key)
      and exists (select 1 from listings where brand_id = brands.id and published_at is not null)
    order by key not like f_norm(${likePattern(text)}) || '%', key not like ${held},
      case when key like ${held} then 0 else -word_similarity(f_norm(${text}), key) end, name collate "cs-x-icu", id
    limit ${most}`);
  return rows;
}
