import type { FastifyInstance } from "fastify";
import { brandDesk } from "#contract/finding/brand-desk.ts";
import { catalogue } from "#contract/finding/catalogue.ts";
import { categoryDesk } from "#contract/finding/category-desk.ts";
import { categoryPolicies } from "#contract/finding/category-policy.ts";
import { bind } from "#server/http/bind.ts";
import { getBrand, listKeptBrands } from "./brands/list-brands.ts";
import { removeBrand, renameBrand } from "./brands/write-brand.ts";
import { moveCategory } from "./desk/move-category.ts";
import { removeCategory } from "./desk/remove-category.ts";
import { weighPolicy } from "./desk/weigh-policy.ts";
import { addCategory, changeCategory, listKeptCategories } from "./desk/write-category.ts";
import { getPolicy, writePolicy } from "./desk/write-policy.ts";
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
  registerCategoryDesk(app);
  registerBrandDesk(app);
}

/** Merging moves listings, so they register it. */
function registerBrandDesk(app: FastifyInstance): void {
  bind(app, brandDesk.list, (ctx, { query }) => listKeptBrands(ctx, query));
  bind(app, brandDesk.get, async (ctx, { params }) => ({ data: await getBrand(ctx, params.id) }));
  bind(app, brandDesk.rename, async (ctx, { params, body }) => ({
    data: await renameBrand(ctx, params.id, body),
  }));
  bind(app, brandDesk.remove, async (ctx, { params, query }) => {
    await removeBrand(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
}

function registerCategoryDesk(app: FastifyInstance): void {
  bind(app, categoryDesk.list, async (ctx) => ({ data: await listKeptCategories(ctx) }));
  bind(app, categoryDesk.add, async (ctx, { body }) => ({ data: await addCategory(ctx, body) }));
  bind(app, categoryDesk.change, async (ctx, { params, body }) => ({
    data: await changeCategory(ctx, params.id, body),
  }));
  bind(app, categoryDesk.move, async (ctx, { params, body }) => ({
    data: await moveCategory(ctx, params.id, body),
  }));
  bind(app, categoryDesk.remove, async (ctx, { params, query }) => {
    await removeCategory(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
  bind(app, categoryPolicies.get, async (ctx, { params }) => ({ data: await getPolicy(ctx, params.id) }));
  bind(app, categoryPolicies.weigh, async (ctx, { params, body }) => ({
    data: await weighPolicy(ctx, params.id, body.policy),
  }));
  bind(app, categoryPolicies.write, async (ctx, { params, body }) => ({
    data: await writePolicy(ctx, params.id, body),
  }));
}
