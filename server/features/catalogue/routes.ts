import type { FastifyInstance } from "fastify";
import { catalogue } from "#contract/finding/catalogue.ts";
import { bind } from "#server/http/bind.ts";
import { getCategory } from "./get-category.ts";
import { getItemAddress } from "./get-item-address.ts";
import { listCategoryTree } from "./list-category-tree.ts";
import { suggestBrands } from "./suggest-brands.ts";

export function registerCatalogue(app: FastifyInstance): void {
  bind(app, catalogue.tree, (ctx, { params }) => listCategoryTree(ctx, params.locale));
  bind(app, catalogue.category, async (ctx, { params }) => ({
    data: await getCategory(ctx, params.id, params.locale),
  }));
  bind(app, catalogue.address, async (ctx, { params }) => ({ data: await getItemAddress(ctx, params.id) }));
  bind(app, catalogue.brands, (ctx, { query }) => suggestBrands(ctx, query.q));
}
