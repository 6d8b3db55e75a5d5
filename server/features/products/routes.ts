import type { FastifyInstance } from "fastify";
import { productTable } from "#contract/products/product-table.ts";
import { productWatches } from "#contract/products/product-watches.ts";
import { products } from "#contract/products/products.ts";
import { requireScope } from "#server/context.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { readDayRates } from "#server/features/payments/tax-setting.ts";
import { bind } from "#server/http/bind.ts";
import { listProducts } from "./list-products.ts";
import { readProduct } from "./read-product.ts";
import { removeProduct } from "./remove-product.ts";
import { setStock } from "./set-stock.ts";
import { showProduct } from "./show-product.ts";
import { applyTable } from "./spreadsheet/apply-table.ts";
import { exportTable } from "./spreadsheet/export-table.ts";
import { planTable } from "./spreadsheet/plan-table.ts";
import { findWatch, listWatches } from "./watches/list-watches.ts";
import { removeWatch } from "./watches/remove-watch.ts";
import { setWatch } from "./watches/set-watch.ts";
import { addProduct, changeProduct } from "./write-product.ts";

/**
 * PD6: The routes that change products, which are goods from stock, and their pictures are for the scope `shop` alone;
 * no member lists anything as such, and they are not bought as a listing is.
 *
 * The back office of goods from stock, one by one and as a table; visitors see them as they see every listing.
 */
export async function registerProducts(app: FastifyInstance): Promise<void> {
  bind(app, products.taxRates, async (ctx) => {
    requireScope(ctx, "shop");
    return { data: await readDayRates(ctx, ctx.clock()) };
  });
  bind(app, products.list, (ctx, { query }) => listProducts(ctx, query));
  bind(app, productTable.export, async (ctx) => ({ data: await exportTable(ctx) }));
  await withUploads(app, bindTable);
  bindWatches(app);
  bind(app, products.get, async (ctx, { params }) => {
    requireScope(ctx, "shop");
    return { data: await readProduct(ctx, params.id) };
  });
  bind(app, products.add, async (ctx, { body }) => ({ data: await addProduct(ctx, body) }));
  bind(app, products.change, async (ctx, { params, body }) => ({
    data: await changeProduct(ctx, params.id, body),
  }));
  bind(app, products.show, async (ctx, { params, body }) => ({
    data: await showProduct(ctx, params.id, body.isShown),
  }));
  bind(app, products.remove, async (ctx, { params }) => {
    await removeProduct(ctx, params.id);
    return { data: { ok: true } } as const;
  });
  bind(app, products.setStock, async (ctx, { params, body }) => ({
    data: await setStock(ctx, params, body),
  }));
}

/** What people wait for (rule PD12). */
function bindWatches(app: FastifyInstance): void {
  bind(app, productWatches.list, async (ctx) => ({ data: await listWatches(ctx) }));
  bind(app, productWatches.get, async (ctx, { params }) => ({ data: await findWatch(ctx, params.id) }));
  bind(app, productWatches.set, async (ctx, { params, body }) => ({
    data: await setWatch(ctx, params.id, body.wishedPrice),
  }));
  bind(app, productWatches.remove, async (ctx, { params }) => {
    await removeWatch(ctx, params.id);
    return { data: { ok: true } } as const;
  });
}

/** Who may not is told before a file is read. */
function bindTable(scope: FastifyInstance): void {
  bind(scope, productTable.read, async (ctx, { request }) => {
    requireScope(ctx, "shop");
    return { data: (await planTable(ctx, await readUpload(request))).described };
  });
  bind(scope, productTable.import, async (ctx, { query, request }) => {
    requireScope(ctx, "shop");
    return { data: await applyTable(ctx, await readUpload(request), query.seal) };
  });
}
