import type { FastifyInstance } from "fastify";
import { brandAdmin } from "#contract/catalogue/brand-admin.ts";
import { catalogue } from "#contract/catalogue/catalogue.ts";
import { categoryAdmin } from "#contract/catalogue/category-admin.ts";
import { categoryPolicies } from "#contract/catalogue/category-policy.ts";
import { bind } from "#server/http/bind.ts";
import { moveCategory } from "./admin/move-category.ts";
import { removeCategory } from "./admin/remove-category.ts";
import { weighPolicy } from "./admin/weigh-policy.ts";
import { addCategory, changeCategory, listEditableCategories } from "./admin/write-category.ts";
import { getPolicy, writePolicy } from "./admin/write-policy.ts";
import { getBrand, listEditableBrands } from "./brands/list-brands.ts";
import { removeBrand, renameBrand } from "./brands/write-brand.ts";
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
  registerCategoryAdmin(app);
  registerBrandAdmin(app);
}

/** Merging moves listings, so they register it. */
function registerBrandAdmin(app: FastifyInstance): void {
  bind(app, brandAdmin.list, (ctx, { query }) => listEditableBrands(ctx, query));
  bind(app, brandAdmin.get, async (ctx, { params }) => ({ data: await getBrand(ctx, params.id) }));
  bind(app, brandAdmin.rename, async (ctx, { params, body }) => ({
    data: await renameBrand(ctx, params.id, body),
  }));
  bind(app, brandAdmin.remove, async (ctx, { params, query }) => {
    await removeBrand(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
}

function registerCategoryAdmin(app: FastifyInstance): void {
  bind(app, categoryAdmin.list, async (ctx) => ({ data: await listEditableCategories(ctx) }));
  bind(app, categoryAdmin.add, async (ctx, { body }) => ({ data: await addCategory(ctx, body) }));
  bind(app, categoryAdmin.change, async (ctx, { params, body }) => ({
    data: await changeCategory(ctx, params.id, body),
  }));
  bind(app, categoryAdmin.move, async (ctx, { params, body }) => ({
    data: await moveCategory(ctx, params.id, body),
  }));
  bind(app, categoryAdmin.remove, async (ctx, { params, query }) => {
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
