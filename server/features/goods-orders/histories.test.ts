import fc from "fast-check";
import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { openTestShop, press } from "#test/make/shop.ts";
import { makeUser } from "#test/make/user.ts";

const acts = [
  "order",
  "pay",
  "expire",
  "pack",
  "hand_over",
  "hand_over_part",
  "take_back",
  "deliver",
  "return",
  "cancel",
  "withdraw",
] as const;
/** Pieces of each product in the beginning. */
const pieces = 4;

test("GO1, GO3: whatever happens to orders in whatever order, no piece is lost or sold twice, and order, document and ledger agree to the haléř", async () => {
  const shop = await openTestShop();
  const { app } = shop;
  const history = fc.array(
    fc.record({
      act: fc.constantFrom(...acts),
      which: fc.nat(7),
      quantities: fc.tuple(fc.nat(3), fc.nat(2)),
    }),
    { minLength: 4, maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const goods = [
        await shop.product({ price: 333.33, taxClass: "reduced" }, pieces),
        await shop.product({ price: 1_090 }, pieces),
      ];
      const placed: { orderId: number; hash: string; goodsId: number }[] = [];
      for (const { act, which, quantities } of steps) {
        const one = placed[which % Math.max(1, placed.length)];
        if (act === "order") await orderSome(shop, goods, quantities).then((made) => made && placed.push(made));
        else if (act === "expire") {
          app.clock.advance(31 * 60_000);
          await expireOrders(app.ctx);
        } else if (!one) continue;
        else if (act === "pay") await shop.pay(one.orderId);
        else if (act === "withdraw") await app.as(null).post(`/api/orders/${one.orderId}/${one.hash}/goods/withdrawal`);
        else if (act === "hand_over_part") await movePart(shop, one, "steps", { step: "hand_over" });
        else if (act === "take_back") await movePart(shop, one, "taken-back", { isRestocked: true });
        else await takeStep(shop, one.goodsId, act);
        await app.drainEvents();
        for (const { id } of goods) await expectNoneLost(shop, id);
      }
      for (const { orderId } of placed) await expectAgreement(shop, orderId);
    }),
    { numRuns: 12 },
  );
}, 120_000);

type Shop = Awaited<ReturnType<typeof openTestShop>>;

/** Orders what it is asked for as far as the stores have it; null: nothing could be had. */
async function orderSome(shop: Shop, goods: readonly { id: number }[], quantities: readonly number[]) {
  const wanted: [number, number][] = [];
  for (const [index, { id }] of goods.entries()) {
    const quantity = Math.min(quantities[index] ?? 0, await shop.piecesOf(id));
    if (quantity > 0) wanted.push([id, quantity]);
  }
  if (wanted.length === 0) return null;
  // Another buyer each time, since one has but few orders unpaid.
  const buyer = await makeUser(shop.app.ctx);
  for (const [productId, quantity] of wanted)
    await shop.app.as(buyer).post("/api/cart/own/lines", { productId, quantity }, press());
  const { total } = (await shop.app.as(buyer).get("/api/cart/own")).json().data;
  const { ways } = (await shop.app.as(buyer).get("/api/cart/own/checkout")).json().data;
  const price = ways.find(({ kind }: { kind: string }) => kind === "carrier").price;
  const answer = await shop.order(buyer, "own", shop.body(Math.round((total + price) * 100) / 100));
  expect(answer.statusCode).toBe(201);
  const { orderId, hash } = answer.json().data;
  return { orderId, hash, goodsId: (await shop.shown({ orderId, hash })).id as number };
}

/** Has the back office hand over or take out one piece of an order's first product, whether it can be done or not. */
async function movePart(
  shop: Shop,
  one: { orderId: number; hash: string; goodsId: number },
  path: "steps" | "taken-back",
  more: object,
): Promise<void> {
  const [line] = (await shop.shown(one)).lines;
  const version = await versionOf(shop, one.goodsId);
  const body = { ...more, version, pieces: [{ itemId: line.itemId, pieces: 1 }] };
  const { statusCode } = await shop.app.as(shop.operator).post(`/api/admin/goods-orders/${one.goodsId}/${path}`, body);
  expect([200, 409]).toContain(statusCode);
}

/** Presses a button of the back office, whether the step can be taken or not. */
async function takeStep(shop: Shop, id: number, step: string): Promise<void> {
  const { statusCode } = await shop.step(id, { step, version: await versionOf(shop, id) });
  expect([200, 409]).toContain(statusCode);
}

async function versionOf(shop: Shop, id: number): Promise<number> {
  const { rows } = await shop.app.db.execute<{ version: number }>(
    sql`select version from goods_orders where id = ${id}`,
  );
  return rows[0]?.version ?? 0;
}

/** Pieces in the stores and those that orders hold are as many as there were. */
async function expectNoneLost(shop: Shop, productId: number): Promise<void> {
  const { rows } = await shop.app.db.execute<{ escrowed: number; promised: number; lowest: number }>(sql`
    select (select coalesce(sum(pieces), 0)::int from goods_order_picks where product_id = ${productId}) as escrowed,
      (select coalesce(sum(l.quantity - l.taken_back), 0)::int from goods_order_lines l join goods_orders g on g.id = l.goods_order_id
        where l.product_id = ${productId} and g.status not in ('cancelled', 'returned')) as promised,
      (select coalesce(min(pieces), 0)::int from product_stock) as lowest`);
  const { escrowed = 0, promised = 0, lowest = 0 } = rows[0] ?? {};
  expect({ escrowed, all: escrowed + (await shop.piecesOf(productId)) }).toEqual({
    escrowed: promised,
    all: pieces,
  });
  expect(lowest).toBeGreaterThanOrEqual(0);
}

/** Lines, documents and ledger of an order say the same sum, and what went back went back in all of them. */
async function expectAgreement(shop: Shop, orderId: number): Promise<void> {
  const { rows } = await shop.app.db.execute<
    Record<"total" | "lines" | "refunded" | "invoiced" | "credited" | "paid", number>
  >(sql`
    select o.total_minor::int as total, o.refunded_minor::int as refunded, (o.paid_at is not null)::int as paid,
      (select sum(total_minor)::int from order_lines where order_id = o.id) as lines,
      (select coalesce(sum(total_minor), 0)::int from invoices where order_id = o.id and kind = 'invoice') as invoiced,
      (select coalesce(-sum(total_minor), 0)::int from invoices where order_id = o.id and kind = 'credit_note') as credited
    from orders o where o.id = ${orderId}`);
  const row = rows[0];
  if (!row) throw new Error("an order is there");
  expect(row.lines).toBe(row.total);
  expect(row.invoiced).toBe(row.paid ? row.total : 0);
  expect(row.credited).toBe(row.refunded);
  const books = Object.entries(await shop.balances(orderId));
  const earned = books.filter(([name]) => /^(revenue|vat):/.test(name)).reduce((sum, [, minor]) => sum - minor, 0);
  expect(earned).toBe(row.invoiced - row.credited);
}
