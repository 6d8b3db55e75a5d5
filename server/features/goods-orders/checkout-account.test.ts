import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { orders } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import { makeSetting } from "#test/make/setting.ts";
import { fillTestShop, press } from "#test/make/shop.ts";
import { makeSmsGateway } from "#test/make/sms-gateway.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { goodsOrders } from "./table.ts";

/** The account that comes with an order, and the code of its telephone (rules CK2 and CK3). */

const gateway = makeSmsGateway();
let shop: Awaited<ReturnType<typeof fillTestShop>>;
let app: TestApp;
let productId: number;

beforeAll(async () => {
  app = await createTestApp({ ports: { sms: gateway.port } });
});
beforeEach(async () => {
  gateway.reset();
  await app.empty();
  shop = await fillTestShop(app);
  productId = (await shop.product({}, 20)).id;
});

const password = "dlouhé a tajné heslo";
const account = { username: "jana.mala", password, passwordAgain: password, adult: true };

const guestCart = () => shop.cartOf([productId, 1]);
const order = (key: string, more: object, who: TestUser | null = null) => shop.order(who, key, shop.body(1_189, more));
const confirm = async (email: string, given: object) => {
  await app.drainEvents();
  const mail = (await app.mails(email)).find(({ kind }) => kind === "confirm-email");
  const hash = /dekujeme\?hash=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  const answer = await app.as(null).post("/api/auth/confirm", { hash, ...given });
  await app.drainEvents();
  return answer;
};
const owners = async () =>
  app.db
    .select({ goods: goodsOrders.userId, money: orders.userId, waits: goodsOrders.newAccountId })
    .from(goodsOrders)
    .innerJoin(orders, eq(orders.id, goodsOrders.orderId))
    .orderBy(goodsOrders.id);
const userOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0];

test("CK2: an account comes with the order, whose it is once the e-mail is confirmed with that password", async () => {
  const { email } = goodsOrderBody;
  expect((await order(await guestCart(), { account })).statusCode).toBe(201);
  const made = await userOf(email);
  expect(made).toMatchObject({ username: "jana.mala", emailConfirmedAt: null });
  expect(await owners()).toEqual([{ goods: null, money: null, waits: made?.id }]);
  expect((await confirm(email, { password: "jiné heslo než to" })).statusCode).toBe(422);
  expect((await confirm(email, { password })).statusCode).toBe(200);
  expect(await owners()).toEqual([{ goods: made?.id, money: made?.id, waits: null }]);
});

test("CK2: the owner of an e-mail that a stranger wrote takes the account over without the stranger's order", async () => {
  const { email } = goodsOrderBody;
  await order(await guestCart(), { account });
  expect((await confirm(email, { newPassword: "heslo majitele e-mailu" })).statusCode).toBe(200);
  expect(await owners()).toEqual([{ goods: null, money: null, waits: null }]);
});

test("CK2: an e-mail that has an account orders the same way, and only its owner learns of it", async () => {
  const known = await makeUser(app.ctx, { email: "znama@kabinet.test" });
  const [fresh, repeated] = [
    await order(await guestCart(), { account, email: "nova@kabinet.test" }),
    await order(await guestCart(), { account: { ...account, username: "jina" }, email: known.email }),
  ];
  expect([fresh.statusCode, repeated.statusCode]).toEqual([201, 201]);
  expect(Object.keys(repeated.json().data)).toEqual(Object.keys(fresh.json().data));
  await app.drainEvents();
  expect((await app.mails(known.email)).map(({ kind }) => kind)).toEqual(["account-exists"]);
  expect((await owners())[1]).toEqual({ goods: null, money: null, waits: null });
  expect(await userOf(known.email)).toMatchObject({ username: known.username });
});

test("CK2: passwords that differ, a common one and a taken name are told at their fields, and nothing is ordered or made", async () => {
  await makeUser(app.ctx, { username: "obsazene" });
  const key = await guestCart();
  const fieldsOf = async (more: object) => {
    const answer = await order(key, { account: { ...account, ...more } });
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };
  expect(await fieldsOf({ passwordAgain: `${password}.` })).toEqual([422, ["account.passwordAgain"]]);
  expect(await fieldsOf({ password: "heslo123456", passwordAgain: "heslo123456" })).toEqual([
    422,
    ["account.password"],
  ]);
  expect(await fieldsOf({ username: "obsazene" })).toEqual([422, ["account.username"]]);
  expect(await fieldsOf({ adult: false })).toEqual([422, ["account.adult"]]);
  // A refused order makes no account either.
  expect((await order(key, { account, total: 1 })).json().code).toBe("CART_CHANGED");
  expect(await userOf(goodsOrderBody.email)).toBeUndefined();
  expect(await app.db.select().from(goodsOrders)).toEqual([]);
});

test("CK2: who is signed in orders for the own account alone", async () => {
  const buyer = await makeUser(app.ctx);
  await app.as(buyer).post("/api/cart/own/lines", { productId, quantity: 1 }, press());
  expect((await order("own", { account, email: "nova@kabinet.test" }, buyer)).statusCode).toBe(201);
  expect(await owners()).toEqual([{ goods: buyer.id, money: buyer.id, waits: null }]);
  expect(await userOf("nova@kabinet.test")).toBeUndefined();
});

const codeSent = gateway.lastCode;
const sendCode = (key: string, phone = goodsOrderBody.phone) =>
  app.as(null).post(`/api/cart/${key}/phone-code`, { phone });

test("CK3: no code is asked for or sent before the operator wants one", async () => {
  const key = await guestCart();
  expect((await sendCode(key)).json().code).toBe("PHONE_CODE_NEEDLESS");
  expect((await order(key, {})).statusCode).toBe(201);
  expect(gateway.sent).toEqual([]);
});

test("CK3: from the setting's price on only the code that came to that telephone lets the order through", async () => {
  await makeSetting(app.ctx, "shop", { phoneCheckFrom: 1_189 });
  const key = await guestCart();
  expect((await app.as(null).get(`/api/cart/${key}/checkout`)).json().data.phoneCheckFrom).toBe(1_189);
  expect((await order(key, {})).json()).toMatchObject({ code: "PHONE_CODE_NEEDED" });
  expect((await sendCode(key, "12")).json().errors).toHaveProperty("phone");
  expect((await sendCode(key, "+420 906 123 456")).json().errors).toEqual({
    phone: ["Kód posíláme jen na mobilní telefon. Napište prosím jiné číslo."],
  });
  expect((await sendCode(key)).statusCode).toBe(200);
  expect(gateway.sent).toMatchObject([{ to: "+420777111222" }]);
  expect((await sendCode(key)).statusCode).toBe(429);
  // Not to be had by another cart for the same number either.
  expect((await sendCode(await guestCart())).statusCode).toBe(429);
  const phoneCode = codeSent();
  const wrong = await order(key, { phoneCode: phoneCode === "000000" ? "000001" : "000000" });
  expect(wrong.json().errors).toEqual({ phoneCode: ["Nesprávný kód. Zkuste to prosím znovu."] });
  expect((await order(key, { phoneCode, phone: "+420 777 999 888" })).json().code).toBe("CODE_ENDED");
  expect((await order(await guestCart(), { phoneCode })).json().code).toBe("CODE_ENDED");
  // A price that has changed leaves the code in force.
  expect((await order(key, { phoneCode, total: 1_190 })).json().code).toBe("CART_CHANGED");
  expect((await order(key, { phoneCode })).statusCode).toBe(201);
});

test("CK3: a code ends after five tries, and where the gateway is away none is in force", async () => {
  await makeSetting(app.ctx, "shop", { phoneCheckFrom: 0 });
  const key = await guestCart();
  gateway.isAway = true;
  expect((await sendCode(key)).json().code).toBe("SMS_AWAY");
  gateway.isAway = false;
  expect((await sendCode(key)).statusCode).toBe(200);
  const phoneCode = codeSent();
  const wrong = phoneCode === "000000" ? "000001" : "000000";
  for (let tries = 0; tries < 5; tries++)
    expect((await order(key, { phoneCode: wrong })).json().code).toBe("CODE_WRONG");
  expect((await order(key, { phoneCode })).json().code).toBe("CODE_ENDED");
});

test("CK3: a press without the right code is no registration: the account still comes with the order", async () => {
  await makeSetting(app.ctx, "shop", { phoneCheckFrom: 0 });
  const key = await guestCart();
  for (let tries = 0; tries < 6; tries++) expect((await order(key, { account })).json().code).toBe("PHONE_CODE_NEEDED");
  expect((await sendCode(key)).statusCode).toBe(200);
  expect((await order(key, { account, phoneCode: codeSent() })).statusCode).toBe(201);
  expect(await userOf(goodsOrderBody.email)).toMatchObject({ username: account.username });
});

test("CK3: a verified account needs no code", async () => {
  await makeSetting(app.ctx, "shop", { phoneCheckFrom: 0 });
  const buyer = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
  await app.as(buyer).post("/api/cart/own/lines", { productId, quantity: 1 }, press());
  expect((await app.as(buyer).get("/api/cart/own/checkout")).json().data.phoneCheckFrom).toBeNull();
  expect((await order("own", {}, buyer)).statusCode).toBe(201);
});
