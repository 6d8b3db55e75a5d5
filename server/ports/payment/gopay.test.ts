import { beforeEach, expect, test } from "vitest";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import type { PeerAnswer, PeerCall } from "#test/rig/http-peer.ts";
import { createGopay } from "./gopay.ts";
import type { NewPayment } from "./payment-gateway.ts";

const shop = { goid: 8123456789, clientId: "1061399163", clientSecret: "stDTmVXF" };
const payment: NewPayment = {
  ...{ paymentId: 77, amountMinor: 5_900, currency: "CZK", label: "Topování na 7 dní: Láhev" },
  ...{ email: "jana@kabinet.test", lang: "cs", returnUrl: "https://kabinet.test/ucet/shrnuti/1/abc" },
};
const noticeUrl = "https://kabinet.test/api/payments/gopay/notices";
const at = "/payments/payment/3000006542";
const basic = `Basic ${Buffer.from(`${shop.clientId}:${shop.clientSecret}`).toString("base64")}`;

let calls: PeerCall[];
let answers: Record<string, PeerAnswer>;
/** Tokens that were given, and those that hold no more. */
let given: number;
let withdrawn: Set<string>;
beforeEach(() => {
  [calls, answers, given, withdrawn] = [[], {}, 0, new Set()];
});
const endpoint = await makeHttpPeer((call) => {
  calls.push(call);
  const own = answers[`${call.method} ${call.path}`];
  if (call.path === "/oauth2/token") {
    if (own || call.headers.authorization !== basic) return own ?? { status: 403, json: {} };
    given += 1;
    return { json: { token_type: "bearer", access_token: `token-${given}`, expires_in: 1_800 } };
  }
  const token = /^Bearer (.+)$/.exec(String(call.headers.authorization))?.[1] ?? "";
  if (token === "" || withdrawn.has(token)) return { status: 403, json: { errors: [{ error_code: 200 }] } };
  return own ?? { status: 404, json: { errors: [{ scope: "G", error_code: 304, error_name: "PAYMENT_NOT_FOUND" }] } };
});
const open = () => createGopay({ ...shop, isTest: true, noticeUrl, endpoint, patienceMs: 500 });
const found = (state: string, more: object = {}) => ({
  json: {
    ...{ id: 3000006542, order_number: "77", state, amount: 5_900, currency: "CZK" },
    ...{ target: { type: "ACCOUNT", goid: shop.goid }, ...more },
  },
});

test("a payment begins with amount in haléře, the site's own number and where notices go", async () => {
  const gw_url = "https://gw.sandbox.gopay.com/gw/v3/bCcvmwTKK5hrJx2aGG8ZnFyBJhAvF";
  answers["POST /payments/payment"] = { json: { id: 3000006542, state: "CREATED", gw_url } };
  expect(await open().start(payment)).toEqual({ reference: "3000006542", url: gw_url });
  expect(new URLSearchParams(calls[0]?.body).toString()).toBe("grant_type=client_credentials&scope=payment-all");
  expect(JSON.parse(calls[1]?.body ?? "")).toEqual({
    payer: { contact: { email: "jana@kabinet.test" } },
    target: { type: "ACCOUNT", goid: shop.goid },
    ...{ amount: 5_900, currency: "CZK", order_number: "77", order_description: payment.label, lang: "CS" },
    items: [{ name: payment.label, amount: 5_900, count: 1 }],
    callback: { return_url: payment.returnUrl, notification_url: noticeUrl },
  });
});

test.each<[string, PeerAnswer]>([
  ["a refusal", { status: 409, json: { errors: [{ error_code: 301 }] } }],
  ["a failure", { status: 502, json: {} }],
  ["silence", "silence"],
  ["an answer without an address", { json: { id: 3000006542, state: "CREATED" } }],
])("%s of GoPay begins nothing", async (_what, answer) => {
  answers["POST /payments/payment"] = answer;
  await expect(open().start(payment)).rejects.toThrow();
});

test.each([
  ["CREATED", "pending"],
  ["PAYMENT_METHOD_CHOSEN", "pending"],
  ["AUTHORIZED", "pending"],
  ["PAID", "paid"],
  ["CANCELED", "cancelled"],
  ["TIMEOUTED", "expired"],
  ["REFUNDED", "cancelled"],
])("what GoPay calls %s is %s", async (theirs, ours) => {
  answers[`GET ${at}`] = found(theirs);
  const state = { status: ours, amountMinor: 5_900, currency: "CZK", paymentId: 77 };
  expect(await open().look("3000006542")).toEqual(state);
});

test("of a payment that went back in part there is as much as is left", async () => {
  answers[`GET ${at}`] = found("PARTIALLY_REFUNDED");
  answers[`GET ${at}/refunds`] = { json: [{ id: 1, state: "SUCCESS", amount: 900, currency: "CZK" }] };
  expect(await open().look("3000006542")).toMatchObject({ status: "paid", amountMinor: 5_000 });
});

test("a payment of another shop, one that is unknown and what is no number are none of the site's", async () => {
  const gopay = open();
  answers[`GET ${at}`] = found("PAID", { target: { type: "ACCOUNT", goid: 8000000000 } });
  expect(await gopay.look("3000006542")).toBeNull();
  answers["GET /payments/payment/5"] = { status: 403, json: { errors: [{ error_code: 200 }] } };
  for (const reference of ["5", "6", "../oauth2/token", "1?x=1", "-1"]) expect(await gopay.look(reference)).toBeNull();
  expect(calls.map(({ path }) => path).filter((path) => path.includes(".."))).toEqual([]);
});

test("all calls share one token; a withdrawn one is asked for anew, once for all who are refused at once", async () => {
  const gopay = open();
  answers[`GET ${at}`] = found("PAID");
  const look = () => gopay.look("3000006542");
  await Promise.all([look(), look(), look()]);
  expect(given).toBe(1);
  withdrawn.add("token-1");
  expect(await Promise.all([look(), look(), look()])).toMatchObject(Array(3).fill({ status: "paid" }));
  expect(given).toBe(2);
  // Without its keys the client can ask about nothing, which is no answer; once they hold again it can.
  withdrawn.add("token-2");
  answers["POST /oauth2/token"] = { status: 403, json: { errors: [{ error_code: 202 }] } };
  await expect(look()).rejects.toThrow("no token: 403");
  delete answers["POST /oauth2/token"];
  expect(await look()).toMatchObject({ status: "paid" });
});

test("a gateway that is slow or broken is no answer about a payment", async () => {
  for (const answer of ["silence", { status: 500, json: {} }, { json: { state: "NOVY" } }] as const) {
    answers[`GET ${at}`] = answer;
    await expect(open().look("3000006542")).rejects.toThrow();
  }
});

test("a refund whose answer was lost is not made again, one that has failed is; a refusal is no refund", async () => {
  const gopay = open();
  const history = (...amounts: [number, string][]) => ({
    json: amounts.map(([amount, state], index) => ({ id: index, state, amount, currency: "CZK" })),
  });
  const refund = (earlierMinor: number) =>
    gopay.refund("3000006542", { amountMinor: 2_100, key: "refund-5", earlierMinor });
  const made = () => calls.filter(({ path }) => path === `${at}/refund`).map(({ body }) => body);
  answers[`POST ${at}/refund`] = { json: { id: 3000006542, result: "FINISHED" } };
  answers[`GET ${at}/refunds`] = history();
  await refund(0);
  expect(made()).toEqual(["amount=2100"]);
  answers[`GET ${at}/refunds`] = history([2_100, "REQUESTED"]);
  await refund(0);
  expect(made()).toHaveLength(1);
  await refund(2_100);
  expect(made()).toHaveLength(2);
  answers[`GET ${at}/refunds`] = history([2_100, "SUCCESS"], [2_100, "FAILED"]);
  await refund(2_100);
  expect(made()).toHaveLength(3);
  for (const answer of [{ json: { result: "FAILED" } }, { status: 409, json: { errors: [{ error_code: 330 }] } }]) {
    answers[`POST ${at}/refund`] = answer;
    await expect(refund(4_200)).rejects.toThrow();
  }
});

test("a notice names a payment and no more", () => {
  const gopay = open();
  const notice = (query: Record<string, unknown>) => gopay.readWebhook({ body: "", headers: {}, query });
  expect(notice({ id: "3000006542", state: "PAID" })).toEqual({ reference: "3000006542" });
  for (const id of [undefined, "", "abc", "1 or 1=1", "-5", "0", ["1", "2"], "9".repeat(40)])
    expect(notice({ id })).toBeNull();
  expect(gopay.provesNothing).toBe(true);
});
