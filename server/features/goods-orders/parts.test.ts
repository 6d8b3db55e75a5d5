import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { openTestShop, press } from "#test/make/shop.ts";
import { goodsOrderPicks } from "./table.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
});

let goods: { id: number }[];
let placed: { orderId: number; hash: string };
let id: number;
let version: number;

/** A paid order of three pieces of one product and two of another, 1 000 and 500 Kč the piece. */
beforeEach(async () => {
  goods = [await shop.product({ price: 1_000 }), await shop.product({ price: 500 })];
  const key = await shop.cartOf([first(), 3], [second(), 2]);
  placed = (await shop.order(null, key, shop.body(4_000))).json().data;
  await shop.pay(placed.orderId);
  id = (await shop.shown(placed)).id;
  version = 1;
});

const first = () => goods[0]?.id ?? 0;
const second = () => goods[1]?.id ?? 0;
const state = async () => {
  const { status, lines, parcels } = await shop.shown(placed);
  return {
    status,
    moved: lines.map((line: { handedOver: number; takenBack: number }) => [line.handedOver, line.takenBack]),
    parcels: parcels.map(({ tracking, pieces }: { tracking: string; pieces: object }) => ({
      tracking,
      pieces,
    })),
  };
};
const step = async (sent: object, expected = 200) => {
  const answer = await shop.step(id, { version, ...sent });
  expect([answer.json(), answer.statusCode]).toEqual([expect.anything(), expected]);
  if (expected === 200) version += 1;
  await shop.app.drainEvents();
  return answer.json().code;
};
const takeBack = async (pieces: object[], more: object = {}, expected = 200) => {
  const body = { version, pieces, isRestocked: true, ...more };
  const answer = await shop.app.as(shop.operator).post(`/api/admin/goods-orders/${id}/taken-back`, body);
  expect([answer.json(), answer.statusCode]).toEqual([expect.anything(), expected]);
  if (expected === 200) version += 1;
  await shop.app.drainEvents();
  return answer.json().code;
};
const backMinor = async () => {
  const rows = await shop.app.db.select().from(refunds).where(eq(refunds.orderId, placed.orderId));
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
};
const kinds = async () => (await shop.app.mails("jana@kabinet.test")).map(({ kind }) => kind);

test("GO11: an order goes in parts, each in a parcel of its own, and is handed over once nothing is left", async () => {
  await step({ step: "pack" });
  await step({ step: "hand_over", tracking: "A1", pieces: [{ itemId: first(), pieces: 2 }] });
  expect(await state()).toEqual({
    status: "partly_handed_over",
    moved: [
      [2, 0],
      [0, 0],
    ],
    parcels: [{ tracking: "A1", pieces: [{ itemId: first(), pieces: 2 }] }],
  });
  expect(await kinds()).toContain("goods-partly-handed-over");
  expect((await shop.backOffice()).map((order: { id: number }) => order.id)).toContain(id);
  const tooMany = [{ itemId: first(), pieces: 2 }];
  expect(await step({ step: "hand_over", pieces: tooMany }, 409)).toBe("GOODS_PIECES");
  expect(await step({ step: "cancel" }, 409)).toBe("GOODS_STEP_LATE");
  await step({ step: "hand_over", tracking: "B2" });
  expect(await state()).toMatchObject({
    status: "handed_over",
    moved: [
      [3, 0],
      [2, 0],
    ],
    parcels: [{ tracking: "A1" }, { tracking: "B2", pieces: [{ pieces: 1 }, { pieces: 2 }] }],
  });
});

test("GO10: what cannot be delivered leaves the order, its money goes back from its own line, and it goes to its store only where it is whole", async () => {
  await takeBack([{ itemId: second(), pieces: 1 }], { isRestocked: false });
  expect([await state(), await backMinor()]).toMatchObject([
    {
      status: "paid",
      moved: [
        [0, 0],
        [0, 1],
      ],
    },
    50_000,
  ]);
  // A broken piece is in no store: five there were, two were ordered.
  expect(await shop.piecesOf(second())).toBe(3);
  const [note] = await shop.app.db
    .select()
    .from(invoices)
    .where(eq(invoices.kind, "credit_note"))
    .then((rows) => rows.filter(({ orderId }) => orderId === placed.orderId));
  expect(note).toMatchObject({ totalMinor: -50_000, content: { lines: [{ totalMinor: -50_000 }] } });
  const mails = await shop.app.mails("jana@kabinet.test");
  const mail = mails.find(({ kind }) => kind === "goods-taken-back");
  expect(mail?.subject).toContain("nedodáme");
  await takeBack([{ itemId: first(), pieces: 1 }]);
  expect([await shop.piecesOf(first()), await backMinor()]).toEqual([3, 150_000]);
  const all = [
    { itemId: first(), pieces: 2 },
    { itemId: second(), pieces: 1 },
  ];
  expect(await takeBack(all, {}, 409)).toBe("GOODS_ALL_PIECES");
  expect(await takeBack([{ itemId: second(), pieces: 2 }], {}, 409)).toBe("GOODS_PIECES");
  expect(await takeBack(all, { version: 0 }, 409)).toBe("CHANGED_ELSEWHERE");
  // The rest is cancelled as a whole: everything went back, and every unbroken piece is in its store.
  await step({ step: "cancel" });
  expect([await backMinor(), await shop.piecesOf(first()), await shop.piecesOf(second())]).toEqual([400_000, 5, 4]);
  expect(Object.entries(await shop.balances(placed.orderId)).filter(([name]) => /revenue|vat/.test(name))).toEqual(
    expect.arrayContaining([["revenue:goods", 0]]),
  );
});

test("GO10: the rest of an order that went in part leaves it, and with that it is handed over", async () => {
  await step({ step: "pack" });
  await step({ step: "hand_over", pieces: [{ itemId: first(), pieces: 3 }] });
  await takeBack([{ itemId: second(), pieces: 2 }]);
  expect(await state()).toMatchObject({
    status: "handed_over",
    moved: [
      [3, 0],
      [0, 2],
    ],
  });
  expect([await backMinor(), await shop.piecesOf(second())]).toEqual([100_000, 5]);
});

test("GO10: pieces that come back from the buyer are paid back, the others stay theirs", async () => {
  for (const next of ["pack", "hand_over", "deliver"]) await step({ step: next });
  await takeBack([{ itemId: first(), pieces: 1 }]);
  expect(await state()).toMatchObject({
    status: "delivered",
    moved: [
      [2, 1],
      [2, 0],
    ],
  });
  expect([await backMinor(), await shop.piecesOf(first())]).toEqual([100_000, 3]);
  const mails = await shop.app.mails("jana@kabinet.test");
  expect(mails.find(({ kind }) => kind === "goods-taken-back")?.subject).toContain("máme zpátky");
  await step({ step: "return" });
  expect([await backMinor(), await shop.piecesOf(first()), await shop.piecesOf(second())]).toEqual([400_000, 5, 5]);
});

test("GO7: whoever withdraws from an order that went in part has the money for the rest at once", async () => {
  await step({ step: "pack" });
  await step({ step: "hand_over", pieces: [{ itemId: first(), pieces: 2 }] });
  const path = `/api/orders/${placed.orderId}/${placed.hash}/goods/withdrawal`;
  for (const _press of [1, 2]) expect((await shop.app.as(null).post(path)).statusCode).toBe(200);
  await shop.app.drainEvents();
  const { withdrawal } = await shop.shown(placed);
  expect([await state(), withdrawal.at, await backMinor()]).toMatchObject([
    { status: "handed_over" },
    expect.any(String),
    200_000,
  ]);
  expect(await shop.piecesOf(second())).toBe(5);
  version = (await shop.backOffice()).find((order: { id: number }) => order.id === id).version;
  await step({ step: "return" });
  expect([await backMinor(), await shop.piecesOf(first())]).toEqual([400_000, 5]);
  expect(await shop.app.db.select().from(goodsOrderPicks).where(eq(goodsOrderPicks.goodsOrderId, id))).toEqual([]);
});

test("GO10: what the money back office has given back already is not given back twice", async () => {
  const back = { amount: 3_900, reason: "Sleva" };
  const reported = await shop.app.as(shop.operator).post(`/api/finance/orders/${placed.orderId}/refund`, back, press());
  expect(reported.statusCode).toBe(200);
  await takeBack([{ itemId: second(), pieces: 1 }]);
  expect(await backMinor()).toBe(400_000);
});

test("GO10: all money given back of an order that went in part, its rest stays in the shop", async () => {
  await step({ step: "pack" });
  await step({ step: "hand_over", pieces: [{ itemId: first(), pieces: 3 }] });
  const back = { amount: 4_000, reason: "Reklamace" };
  await shop.app.as(shop.operator).post(`/api/finance/orders/${placed.orderId}/refund`, back, press());
  await shop.app.drainEvents();
  expect([(await state()).status, await shop.piecesOf(second()), await backMinor()]).toEqual([
    "handed_over",
    5,
    400_000,
  ]);
});
