import type { Ctx } from "#server/context.ts";
import { asc } from "#server/db/query.ts";
import { stores } from "#server/features/stores/table.ts";
import { stockWords } from "./columns.ts";

/** The column of a store's pieces, by its name in both languages. */
export interface StockColumn {
  readonly storeId: number;
  readonly cs: string;
  readonly en: string;
}

/** A column for each store in their order; of two that are called the same the later one has its number behind the name. */
export async function readStockColumns(ctx: Ctx): Promise<StockColumn[]> {
  const rows = await ctx.db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .orderBy(asc(stores.position), asc(stores.id));
  const taken = new Set<string>();
  return rows.map(({ id, name }) => {
    const described = taken.has(name.cs) ? `${name.cs} #${id}` : name.cs;
    taken.add(name.cs);
    return { storeId: id, cs: `${stockWords.cs}: ${described}`, en: `${stockWords.en}: ${described}` };
  });
}
