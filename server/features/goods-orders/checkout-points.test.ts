import { beforeEach, expect, test } from "vitest";
import type { PickupPointsPort } from "#server/ports/pickup-points/pickup-points.ts";
import { createSandboxPoints } from "#server/ports/pickup-points/sandbox-points.ts";
import type { TestApp } from "#test/app.ts";
import { carrierBody } from "#test/make/carrier.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import { openTestShop } from "#test/make/shop.ts";

/** Orders that a carrier brings to a pick-up point (rule CK4). */

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
let shop: Awaited<ReturnType<typeof openTestShop>>;
let app: TestApp;
let productId: number;
let carrierId: number;

async function open(pickupPoints: PickupPointsPort | null): Promise<void> {
  shop = await openTestShop({ pickupPoints });
  ({ app } = shop);
  const packeta = { ...carrierBody, name: { cs: "Zásilkovna", en: "Packeta" }, destination: "packeta" };
  carrierId = (await app.as(shop.operator).post("/api/admin/carriers", packeta)).json().data.id;
  productId = (await shop.product({}, 20)).id;
}
beforeEach(async () => {
  [isAway, isClosed] = [false, false];
  await open(network);
});

const guestCart = (quantity = 1) => shop.cartOf([productId, quantity]);
const order = (key: string, delivery: object, total = 1_189) => shop.order(null, key, shop.body(total, { delivery }));
const to = (pointId: string) => ({ kind: "point", carrierId, pointId });

test("CK4: the chosen point is kept with the order as it was, for whoever the invoice names", async () => {
  const key = await guestCart();
  const { ways } = (await app.as(null).get(`/api/cart/${key}/checkout`)).json().data;
  expect(ways).toContainEqual(expect.objectContaining({ kind: "point", carrierId, price: 99 }));
  const placed = await order(key, to("104"));
  expect(placed.statusCode).toBe(201);
  const { orderId, hash } = placed.json().data;
  isClosed = true;
  const shown = (await app.as(null).get(`/api/orders/${orderId}/${hash}/goods`)).json().data;
  expect(shown.delivery).toEqual({
    ...{ kind: "carrier", name: "Zásilkovna", note: "Do druhého dne." },
    point: { id: "104", name: "Brno, Veveří 46 (Knihkupectví)" },
    address: { name: "Jana Malá", street: "Veveří 46", city: "Brno", zip: "602 00", country: "CZ" },
  });
  const backOffice = (await app.as(shop.operator).get("/api/admin/goods-orders?group=placed")).json().items;
  expect(backOffice[0].delivery.point.id).toBe("104");
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
  expect((await order(key, { kind: "carrier", carrierId, address: goodsOrderBody.delivery.address })).json().code).toBe(
    "CARRIER_ELSEWHERE",
  );
  expect((await app.as(shop.operator).get("/api/admin/goods-orders?group=placed")).json().total).toBe(0);
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
  expect(ways.map(({ kind }: { kind: string }) => kind)).toEqual(["carrier", "store"]);
});
