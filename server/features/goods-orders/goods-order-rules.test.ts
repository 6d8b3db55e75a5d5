import fc from "fast-check";
import { expect, test } from "vitest";
import { goodsStatuses } from "#contract/goods-orders/goods-orders.ts";
import { goodsSteps } from "#contract/products/goods-admin.ts";
import { daysOnWay, deliveryPrice, needsPhoneCode, orderObstacle, statusAfter } from "./goods-order-rules.ts";
import { pickFrom } from "./pick-rules.ts";
import { lastDayToWithdraw, mayWithdraw } from "./withdrawal-rules.ts";

const demands = { ageVerified: false, accountVerified: false, isForAdults: false, isSoldThere: true, isPayable: true };
const verified = { ageVerified: true, accountVerified: true };

test.each([
  ["nothing is demanded of a guest", demands, null, null],
  ["a guest where an age is demanded", { ...demands, ageVerified: true }, null, "sign_in"],
  ["an account without an age", { ...demands, ageVerified: true }, { ...verified, ageVerified: false }, "age"],
  ["an account with one", { ...demands, ageVerified: true }, verified, null],
  [
    "an account that is not verified",
    { ...demands, accountVerified: true },
    { ...verified, accountVerified: false },
    "account",
  ],
  ["what is not sold there", { ...demands, isSoldThere: false }, verified, "country"],
] as const)("GO4: %s", (_what, wanted, orderer, obstacle) => {
  expect(orderObstacle(wanted, orderer)).toBe(obstacle);
});

test("GO2: delivery costs nothing once nothing is missing to the amount", () => {
  expect([deliveryPrice(99_00, 1), deliveryPrice(99_00, 0)]).toEqual([99_00, 0]);
});

test("GO3: pieces are taken where they are picked up first, then where most are", () => {
  const shelves = [
    { storeId: 1, pieces: 2 },
    { storeId: 2, pieces: 9 },
    { storeId: 3, pieces: 1 },
  ];
  expect(pickFrom(shelves, 3, 1)).toEqual({ picks: [shelves[0], { storeId: 2, pieces: 1 }], backOrdered: 0 });
  expect(pickFrom(shelves, 3, null)).toEqual({ picks: [{ storeId: 2, pieces: 3 }], backOrdered: 0 });
  expect(pickFrom(shelves, 15, 3)).toMatchObject({ backOrdered: 3 });
});

test("GO3: what is picked and back-ordered is what was wanted, and no shelf gives more than it has", () => {
  const shelves = fc.uniqueArray(fc.record({ storeId: fc.integer({ min: 1, max: 20 }), pieces: fc.nat(50) }), {
    selector: ({ storeId }) => storeId,
  });
  fc.assert(
    fc.property(
      shelves,
      fc.integer({ min: 1, max: 999 }),
      fc.option(fc.integer({ min: 1, max: 20 })),
      (all, wanted, store) => {
        const { picks, backOrdered } = pickFrom(all, wanted, store);
        expect(picks.reduce((sum, { pieces }) => sum + pieces, 0) + backOrdered).toBe(wanted);
        for (const { storeId, pieces } of picks)
          expect(pieces).toBeLessThanOrEqual(all.find((shelf) => shelf.storeId === storeId)?.pieces ?? 0);
      },
    ),
  );
});

test.each([
  [
    "by a carrier",
    null,
    [
      "placed → cancelled",
      "paid → packed",
      "paid → cancelled",
      "packed → handed_over",
      "packed → cancelled",
      "partly_handed_over → handed_over",
      "handed_over → delivered",
      "handed_over → returned",
      "delivered → returned",
    ],
  ],
  [
    "in a store",
    7,
    [
      "placed → cancelled",
      "paid → packed",
      "paid → cancelled",
      "packed → delivered",
      "packed → cancelled",
      "partly_handed_over → delivered",
      "handed_over → delivered",
      "handed_over → returned",
      "delivered → returned",
    ],
  ],
])("GO5: an order %s only moves forward", (_how, storeId, wanted) => {
  const moves = goodsStatuses.flatMap((status) =>
    goodsSteps.flatMap((step) => {
      const next = statusAfter({ status, storeId }, step);
      return next ? [`${status} → ${next}`] : [];
    }),
  );
  expect(moves).toEqual(wanted);
});

const delivered = {
  status: "delivered" as const,
  // 23:30 of 1 December in Prague.
  deliveredAt: new Date("2026-12-01T22:30:00Z"),
  withdrawnAt: null,
  isOfCompany: false,
};
test.each([
  ["on the fourteenth day, a minute before its end", delivered, "2026-12-15T22:59:00Z", true],
  ["on the fifteenth day", delivered, "2026-12-15T23:00:00Z", false],
  [
    "before the delivery, however late",
    { ...delivered, status: "packed", deliveredAt: null },
    "2027-03-01T00:00:00Z",
    true,
  ],
  ["of what is not paid", { ...delivered, status: "placed", deliveredAt: null }, "2026-12-02T00:00:00Z", false],
  ["of what came back", { ...delivered, status: "returned" }, "2026-12-02T00:00:00Z", false],
  ["a second time", { ...delivered, withdrawnAt: new Date(0) }, "2026-12-02T00:00:00Z", false],
  ["of a company", { ...delivered, isOfCompany: true }, "2026-12-02T00:00:00Z", false],
] as const)("GO7: a withdrawal %s", (_when, order, now, may) => {
  expect(mayWithdraw(order, new Date(now))).toBe(may);
});

test("GO7: the last day is the fourteenth after the delivery's", () => {
  expect([lastDayToWithdraw(delivered.deliveredAt), lastDayToWithdraw(null)]).toEqual(["2026-12-15", null]);
});

test("CK3: from the setting's price on the telephone answers with a code, unless a verified account orders", () => {
  const order = (fromMinor: number | null, totalMinor: number) => ({ fromMinor, totalMinor });
  expect(needsPhoneCode(order(null, 9_999_900), null)).toBe(false);
  expect(needsPhoneCode(order(100_000, 99_999), null)).toBe(false);
  expect(needsPhoneCode(order(100_000, 100_000), null)).toBe(true);
  expect(needsPhoneCode(order(0, 1), { ageVerified: true, accountVerified: false })).toBe(true);
  expect(needsPhoneCode(order(0, 1), { ageVerified: false, accountVerified: true })).toBe(false);
});

test.each([
  ["110 00", "CZ", [1, 3]],
  ["19900", "CZ", [1, 3]],
  ["602 00", "CZ", [3, 5]],
  ["250 01", "CZ", [3, 5]],
  ["110 00", "SK", [3, 5]],
  ["", "CZ", [3, 5]],
])("GO13: a parcel to %j in %s is on its way for %j days", (zip, country, days) => {
  expect(daysOnWay({ zip, country })).toEqual(days);
});
