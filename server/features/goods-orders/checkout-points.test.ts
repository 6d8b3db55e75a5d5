import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { PickupPointsPort } from "#server/ports/pickup-points/pickup-points.ts";
import { createSandboxPoints } from "#server/ports/pickup-points/sandbox-points.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { carrierBody } from "#test/make/carrier.ts";
import { makeCategory } from "#test/make/category.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeStocked } from "#test/make/product.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** Orders that a carrier brings to a pick-up point (RULES.md CK4). */

const sandbox = createSandboxPoints();
let isAway: boolean;
let isClosed: boolean;
const network: PickupPointsPort = {
  kind: "packeta",
  list: async (country) => {
    if (isAway) throw new Error("the feed is away");
    const points = await sandbox.list(country);
    return points.map((point) => ({ ...point, isOpen: point.isOpen && !isClosed }));
  },
};
let app: TestApp;
let keeper: TestUser;
let productId: number;
let carrierId: number;

async function open(pickupPoints: PickupPointsPort | null): Promise<void> {
  app = await createTestApp({ ports: { pickupPoints } });
  keeper = await makeUser(app.ctx, { scopes: ["shop"] });
  await makeOperator(app.ctx);
  const categoryId = (await makeCategory(app.ctx)).id;
  const packeta = { ...carrierBody, name: { cs: "Zásilkovna", en: "Packeta" }, destination: "packeta" };
  carrierId = (await app.as(keeper).post("/api/admin/carriers", packeta)).json().data.id;
  productId = (await makeStocked(app, keeper, { categoryId, pieces: 20 })).id;
}
beforeEach(async () => {
  [isAway, isClosed] = [false, false];
  await open(network);
});

let presses = 0;
const press = () => ({ "idempotency-key": `press-${++presses}-of-the-button` });
async function guestCart(quantity = 1): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  await app.as(null).post(`/api/cart/${key}/lines`, { productId, quantity }, press());
  return key;
}
const order = (key: string, delivery: object, total = 1_189) =>
  app.as(null).post(`/api/cart/${key}/order`, { ...goodsOrderBody, total, delivery }, press());
const to = (pointId: string) => ({ kind: "point", carrierId, pointId });

test("CK4: the chosen point is kept with the order as it was, for whoever the invoice names", async () => {
  const key = await guestCart();
  const { ways } = (await app.as(null).get(`/api/cart/${key}/checkout`)).json().data;
  expect(ways[0]).toMatchObject({ kind: "point", carrierId, price: 99 });
  const placed = await order(key, to("104"));
  expect(placed.statusCode).toBe(201);
  const { orderId, hash } = placed.json().data;
  isClosed = true;
  const shown = (await app.as(null).get(`/api/orders/${orderId}/${hash}/goods`)).json().data;
  expect(shown.delivery).toEqual({
    ...{ kind: "carrier", name: "Zásilkovna" },
    point: { id: "104", name: "Brno, Veveří 46 (Knihkupectví)" },
    address: { name: "Jana Malá", street: "Veveří 46", city: "Brno", zip: "602 00", country: "CZ" },
  });
  const desk = (await app.as(keeper).get("/api/admin/goods-orders?group=placed")).json().items;
  expect(desk[0].delivery.point.id).toBe("104");
});

test("CK4: an unknown point, a closed one, one of the other country and one that bears less are told at the field, and nothing is ordered", async () => {
  const key = await guestCart();
  for (const [pointId, code] of [
    ["999", "POINT_UNKNOWN"],
    ["201", "POINT_UNKNOWN"],
    ["152", "POINT_CLOSED"],
  ] as const) {
    const answer = await order(key, to(pointId));
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect(Object.keys(answer.json().errors)).toEqual(["delivery.pointId"]);
  }
  // Four bottles weigh 5.6 kg by their volume, a box takes five.
  expect((await order(await guestCart(4), to("151"), 4_360)).json().code).toBe("POINT_TOO_HEAVY");
  expect(
    (await order(key, { kind: "carrier", carrierId, address: goodsOrderBody.delivery.address })).json().code,
  ).toBe("CARRIER_ELSEWHERE");
  expect((await app.as(keeper).get("/api/admin/goods-orders?group=placed")).json().total).toBe(0);
});

test("CK4: while the network's list is away that is said; without a network its carriers are not offered", async () => {
  const found = await app.as(null).get("/api/pickup-points?q=brno");
  expect(found.json().data).toMatchObject({
    total: 3,
    points: [{ id: "105" }, { id: "104" }, { id: "151" }],
  });
  isAway = true;
  expect((await app.as(null).get("/api/pickup-points?q=brno")).json().code).toBe("POINTS_AWAY");
  expect((await order(await guestCart(), to("104"))).json().code).toBe("POINTS_AWAY");
  await open(null);
  const { ways } = (await app.as(null).get(`/api/cart/${await guestCart()}/checkout`)).json().data;
  expect(ways.map(({ kind }: { kind: string }) => kind)).toEqual(["store"]);
});
