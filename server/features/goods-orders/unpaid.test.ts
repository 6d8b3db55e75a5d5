import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { orders } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeSetting } from "#test/make/setting.ts";
import { fillTestShop, press } from "#test/make/shop.ts";
import { makeSmsGateway } from "#test/make/sms-gateway.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { goodsOrders } from "./table.ts";

/** What may be held unpaid at once, and for how long (rules GO14 and GO16). */

const gateway = makeSmsGateway();
let app: TestApp;
let shop: Awaited<ReturnType<typeof fillTestShop>>;
let productId: number;

beforeAll(async () => {
  app = await createTestApp({ ports: { sms: gateway.port } });
});
beforeEach(async () => {
  await app.empty();
  shop = await fillTestShop(app);
  productId = (await shop.product({ weightG: 10 }, 500)).id;
});

let guests = 0;
/** Another guest, whom nothing but the address joins to the others. */
const stranger = () => {
  guests += 1;
  return {
    email: `host${guests}@kabinet.test`,
    phone: `+420 777 ${String(guests).padStart(6, "0")}`,
  };
};

interface Attempt {
  readonly pieces?: number;
  readonly from?: string;
  readonly more?: object;
}

/** Orders as a guest from an address. */
async function orderFrom({ pieces = 1, from = "203.0.113.1", more = stranger() }: Attempt = {}) {
  return send(await shop.cartOf([productId, pieces]), { pieces, from, more });
}

function send(key: string, { pieces = 1, from = "203.0.113.1", more = {} }: Attempt, user?: TestUser) {
  const total = 1_090 * pieces + (pieces > 1 ? 0 : 99); // From 1 500 Kč on delivery is free.
  return app.app.inject({
    ...{ method: "POST", url: `/api/cart/${key}/order`, payload: shop.body(total, more) },
    headers: { ...press(), ...(user && { authorization: `Bearer ${user.token}` }) },
    remoteAddress: from,
  });
}

const codesOf = (answers: readonly { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => (answer.statusCode === 201 ? "ordered" : answer.json().code));

async function repeated(times: number, how: (at: number) => Attempt) {
  const answers = [];
  for (let at = 0; at < times; at++) answers.push(await orderFrom(how(at)));
  return codesOf(answers);
}

const times = (count: number, what: string) => Array<string>(count).fill(what);

test("GO14: a stranger at one address holds a few orders and pieces unpaid, under whatever e-mails and numbers; the next network still orders", async () => {
  expect(await repeated(11, () => ({}))).toEqual([...times(10, "ordered"), "UNPAID_NEARBY"]);
  expect(await repeated(3, () => ({ pieces: 15, from: "203.0.113.2" }))).toEqual([
    ...times(2, "ordered"),
    "UNPAID_NEARBY",
  ]);
  expect(await shop.piecesOf(productId)).toBe(500 - 10 - 30);
  expect((await orderFrom({ from: "198.51.100.1" })).statusCode).toBe(201);
});

test("GO14: changing addresses within a network, IPv4 /24 and IPv6 /48, wins little", async () => {
  const all = await repeated(21, (at) => ({ from: `203.0.113.${at + 1}` }));
  expect(all).toEqual([...times(20, "ordered"), "UNPAID_NEARBY"]);
  const six = await repeated(4, (at) => ({ pieces: 20, from: `2001:db8:7:${at}::1` }));
  expect(six).toEqual([...times(3, "ordered"), "UNPAID_NEARBY"]);
  expect((await orderFrom({ from: "2001:db8:8::1" })).statusCode).toBe(201);
});

test("GO14: one e-mail, however it is written, and one telephone hold six orders and 24 pieces from all over the world", async () => {
  const from = (at: number) => `198.51.${at}.1`;
  const emails = [
    "jana+0@kabinet.test",
    "jana@kabinet.test",
    "JANA@kabinet.test",
    "jana+2@kabinet.test",
    "jana+3@kabinet.test",
    "jana+4@kabinet.test",
    "Jana+5@kabinet.test",
  ];
  const byEmail = await repeated(7, (at) => ({ from: from(at), more: { ...stranger(), email: emails[at] } }));
  expect(byEmail).toEqual([...times(6, "ordered"), "UNPAID_ORDERS"]);
  const { phone } = stranger();
  const byPhone = await repeated(7, (at) => ({ from: from(10 + at), more: { ...stranger(), phone } }));
  expect(byPhone).toEqual([...times(6, "ordered"), "UNPAID_ORDERS"]);
  const much = await orderFrom({ pieces: 25, from: from(20) });
  expect(much.json()).toMatchObject({ code: "UNPAID_PIECES", message: expect.stringContaining("24 kusů") });
});

test("GO14: of orders at once only as many come through as the bound has room for", async () => {
  const keys = await Promise.all(Array.from({ length: 4 }, () => shop.cartOf([productId, 15])));
  const answers = await Promise.all(keys.map((key) => send(key, { pieces: 15, more: stranger() })));
  expect(codesOf(answers).filter((code) => code === "ordered")).toHaveLength(2);
});

test("GO14: what is paid or has run out makes room, and nothing of the address stays", async () => {
  const more = stranger();
  const answers = [];
  for (let at = 0; at < 6; at++) answers.push(await orderFrom({ from: `198.51.${at}.1`, more }));
  const next = () => orderFrom({ from: "198.51.9.1", more });
  expect((await next()).json().code).toBe("UNPAID_ORDERS");
  await shop.pay(answers[0]?.json().data.orderId);
  expect((await next()).statusCode).toBe(201);
  expect((await next()).json().code).toBe("UNPAID_ORDERS");
  app.clock.advance(16 * 60_000);
  await expireOrders(app.ctx);
  await app.drainEvents();
  expect((await app.db.select().from(goodsOrders)).map(({ network }) => network)).toEqual([...times(7, null as never)]);
  expect((await next()).statusCode).toBe(201);
});

test("GO14: a verified account orders where strangers have filled its address and taken its e-mail, up to a bound of its own", async () => {
  const buyer = await makeUser(app.ctx);
  await repeated(7, () => ({ more: { ...stranger(), email: buyer.email } }));
  await repeated(7, () => ({}));
  const own = async (pieces: number) => {
    await app.as(buyer).post("/api/cart/own/lines", { productId, quantity: pieces }, press());
    return send("own", { pieces, more: { email: buyer.email } }, buyer);
  };
  expect(codesOf([await own(70)])).toEqual(["ordered"]);
  expect(codesOf([await own(70)])).toEqual(["UNPAID_PIECES"]);
  // Without the verification it is a stranger's address again.
  await app.db.update(users).set({ accountVerifiedAt: null }).where(eq(users.id, buyer.id));
  expect((await send("own", { pieces: 70 }, buyer)).json().code).toMatch(/^UNPAID/);
});

test("CK3: what is ordered and not paid counts towards the price from which a code is asked", async () => {
  await makeSetting(app.ctx, "shop", { phoneCheckFrom: 2_000 });
  expect((await orderFrom()).statusCode).toBe(201);
  expect((await orderFrom()).json().code).toBe("PHONE_CODE_NEEDED");
  expect((await orderFrom({ from: "198.51.100.1" })).statusCode).toBe(201);
});

test("GO16: a hold is short until a payment begins, then longer, and no longer for one that begins again", async () => {
  const { orderId, hash } = (await orderFrom()).json().data;
  const endsIn = async () => {
    const [row] = await app.db.select().from(orders).where(eq(orders.id, orderId));
    return row && (row.expiresAt.getTime() - row.createdAt.getTime()) / 60_000;
  };
  const begin = () => app.as(null).post(`/api/orders/${orderId}/${hash}/payments`, { method: "sandbox", lang: "cs" });
  expect(await endsIn()).toBe(15);
  app.clock.advance(14 * 60_000);
  expect((await begin()).statusCode).toBe(201);
  expect(await endsIn()).toBe(45);
  app.clock.advance(20 * 60_000);
  expect((await begin()).statusCode).toBe(201);
  expect(await endsIn()).toBe(45);
  await expireOrders(app.ctx);
  await app.drainEvents();
  expect(await shop.piecesOf(productId)).toBe(499);
});
