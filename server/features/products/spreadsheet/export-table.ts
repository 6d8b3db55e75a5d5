import type { z } from "zod";
import type { productTable } from "#contract/products/product-table.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { gt } from "#server/db/query.ts";
import { nameCategories } from "#server/features/catalogue/name-categories.ts";
import { products } from "#server/features/products/table.ts";
import { lineOf, utf8Mark } from "#server/tables/line-rules.ts";
import { cellText } from "./cell-text-rules.ts";
import { type GoodsField, goodsColumns } from "./columns.ts";
import { readStockColumns } from "./read-stock-columns.ts";
import { readTableProductsWhere } from "./read-table-products.ts";
import { waysOf } from "./ways-of.ts";

const batch = 1_000;

/** All products as a table that an import takes back, in the caller's language (rule PD10). For people with the scope `shop`. */
export async function exportTable(ctx: Ctx): Promise<z.input<typeof productTable.export.response>["data"]> {
  requireScope(ctx, "shop");
  const { locale } = ctx;
  const ways = waysOf(await nameCategories(ctx), locale);
  const stores = await readStockColumns(ctx);
  const fields = (Object.keys(goodsColumns) as GoodsField[]).filter((field) => field !== "id");
  const names = Object.values(goodsColumns).map((words) => words[locale]);
  const lines = [lineOf([...names, ...stores.map((store) => store[locale])])];
  for (let after = 0, isMore = true; isMore; ) {
    const some = await readTableProductsWhere(ctx, gt(products.id, after), batch);
    for (const { id, body, stock } of some)
      lines.push(
        lineOf([
          String(id),
          ...fields.map((field) => cellText(body, field, ways, locale)),
          ...stores.map(({ storeId }) => String(stock.get(storeId) ?? 0)),
        ]),
      );
    after = some.at(-1)?.id ?? after;
    isMore = some.length === batch;
  }
  const name = `${locale === "cs" ? "zbozi" : "products"}-${pragueDay(ctx.clock())}.csv`;
  return { name, content: `${utf8Mark}${lines.join("")}` };
}
