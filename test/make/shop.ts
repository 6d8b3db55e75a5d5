import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { orders } from "#server/features/payments/table.ts";
import { productStock } from "#server/features/products/table.ts";
import type { Ports } from "#server/ports/ports.ts";
import { createTestApp, type TestApp } from "../app.ts";
import { carrierBody } from "./carrier.ts";
import { makeCategory } from "./category.ts";
import { goodsOrderBody } from "./goods-order.ts";
import { makeOperator } from "./operator.ts";
import { makeStocked } from "./product.ts";
import { makeProvedUser, type TestUser } from "./user.ts";

/** The address of an order. */
interface Placed {
  readonly orderId: number;
  readonly hash: string;
}

let presses = 0;
/** The header of a new press of a button. */
export const press = () => ({ "idempotency-key": `press-${++presses}-of-the-button` });
/** A new secret of a guest's cart. */
export const newCartKey = () => randomBytes(32).toString("base64url");
/** Where the orders of the tests go. */
export const place = goodsOrderBody.delivery.address;

/** An application with a shop. */
export async function openTestShop(ports: Partial<Ports> = {}) {
  return fillTestShop(await createTestApp({ ports }));
}

/** A shop in an empty application: its keeper, a category, a carrier, and what buyers and the back office do there. */
export async function fillTestShop(app: TestApp) {
  const operator = await makeProvedUser(app.ctx, { scopes: ["shop", "finance"] });
  await makeOperator(app.ctx);
  const categoryId = (await makeCategory(app.ctx)).id;
  const carrierId: number = (await app.as(operator).post("/api/admin/carriers", carrierBody)).json().data.id;
  return {
    ...{ app, operator, categoryId, carrierId },
    ...buying(app, carrierId),
    ...looking(app, operator),
    product: (more: object = {}, pieces = 5) => makeStocked(app, operator, { categoryId, pieces, ...more }),
  };
}

function buying(app: TestApp, carrierId: number) {
  return {
    /** A guest's new cart with pieces of products in it. */
    cartOf: async (...wanted: [productId: number, quantity: number][]): Promise<string> => {
      const key = newCartKey();
      for (const [productId, quantity] of wanted) {
        const added = await app.as(null).post(`/api/cart/${key}/lines`, { productId, quantity }, press());
        expect(added.statusCode).toBe(201);
      }
      return key;
    },
    /** An order by the carrier, of that whole price. */
    body: (total: number, more: object = {}) => ({
      ...goodsOrderBody,
      ...{ total, delivery: { kind: "carrier", carrierId, address: place } },
      ...more,
    }),
    order: (who: TestUser | null, key: string, sent: object, headers = press()) =>
      app.as(who).post(`/api/cart/${key}/order`, sent, headers),
    /** The money for an order comes. */
    pay: async (orderId: number, reference = `t-${orderId}`) => {
      const [row] = await app.db.select().from(orders).where(eq(orders.id, orderId));
      const amountMinor = row?.totalMinor ?? 0;
      const money = { source: "comgate", reference, amountMinor, currency: "CZK", orderId } as const;
      const reported = await receiveMoney(app.ctx, money);
      await app.drainEvents();
      return reported;
    },
  };
}

function looking(app: TestApp, operator: TestUser) {
  return {
    /** How many pieces of a product all stores have together. */
    piecesOf: async (productId: number) => {
      const rows = await app.db.select().from(productStock).where(eq(productStock.productId, productId));
      return rows.reduce((sum, { pieces }) => sum + pieces, 0);
    },
    /** The order's goods, as its page shows them. */
    shown: async ({ orderId, hash }: Placed) =>
      (await app.as(null).get(`/api/orders/${orderId}/${hash}/goods`)).json().data,
    backOffice: async (group = "to_handle") =>
      (await app.as(operator).get(`/api/admin/goods-orders?group=${group}`)).json().items,
    step: (id: number, sent: object) => app.as(operator).post(`/api/admin/goods-orders/${id}/steps`, sent),
    /** Sums of what the ledger holds for an order, by account, debits less credits. */
    balances: async (orderId: number): Promise<Record<string, number>> => {
      const { rows } = await app.db.execute<{ account: string; sum: string }>(sql`
        select account, sum(amount) as sum from (
          select debit as account, amount_minor as amount from ledger_entries where order_id = ${orderId}
          union all select credit, -amount_minor from ledger_entries where order_id = ${orderId}) moved
        group by account order by account`);
      return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
    },
  };
}
