import type { Brand } from "#contract/catalogue/catalogue.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { likePattern } from "./like-pattern.ts";

const mostSuggestions = 20;

/**
 * Brands whose name contains the typed text: those that begin with it first, then those of which a word does, then the
 * others, then those spelt nearly the same; `begun` asks for the first two alone. Only brands of published listings are
 * suggested, so that nobody is offered a misspelling from a draft.
 */
export async function suggestBrands(
  ctx: Ctx,
  typed: string,
  { most = mostSuggestions, begun = false } = {},
): Promise<Brand[]> {
  const text = typed.trim();
  const pattern = sql`f_norm(${likePattern(text)}) || '%'`;
  const waiting = sql`'%' || ${pattern}`;
  const begins = sql`' ' || key like '% ' || ${pattern}`;
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(sql`
    select id, name from brands
    where (key like ${waiting} ${begun ? sql`and ${begins}` : sql`or f_norm(${text}) <% key`})
      and exists (select 1 from listings where brand_id = brands.id and published_at is not null)
    order by key not like ${pattern}, not (${begins}), key not like ${waiting},
      case when key like ${waiting} then 0 else -word_similarity(f_norm(${text}), key) end, name collate "cs-x-icu", id
    limit ${most}`);
  return rows;
}
