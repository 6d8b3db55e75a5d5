import type { FastifyInstance } from "fastify";
import { products } from "#contract/shop/products.ts";
import { requireScope } from "#server/context.ts";
import { bind } from "#server/http/bind.ts";
import { listProducts } from "./list-products.ts";
import { readProduct } from "./read-product.ts";
import { removeProduct } from "./remove-product.ts";
import { setStock } from "./set-stock.ts";
import { showProduct } from "./show-product.ts";
import { addProduct, changeProduct } from "./write-product.ts";

/** The desk of goods from stock; visitors see them as they see every listing. */
export function registerProducts(app: FastifyInstance): void {
  bind(app, products.list, (ctx, { query }) => listProducts(ctx, query));
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
