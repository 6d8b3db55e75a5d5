import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { mergedBrands } from "./table.ts";

/** Of these ids of brands those that are another one now, each with that one (rule T12). */
async function readMergers(ctx: Ctx, ids: readonly string[] = []): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(mergedBrands)
    .where(inArray(mergedBrands.id, ids.map(Number)));
  return new Map(rows.map(({ id, intoId }) => [String(id), String(intoId)]));
}

/** The filters with the brands that theirs are now, each once. */
export async function followBrands<Filters extends { readonly brand?: string[] | undefined }>(
  ctx: Ctx,
  filters: Filters,
): Promise<Filters> {
  const mergers = await readMergers(ctx, filters.brand);
  if (mergers.size === 0) return filters;
  return { ...filters, brand: [...new Set(filters.brand?.map((id) => mergers.get(id) ?? id))] };
}
