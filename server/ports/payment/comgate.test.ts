import { beforeEach, expect, test } from "vitest";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import type { PeerCall } from "#test/rig/http-peer.ts";
import { createComgate } from "./comgate.ts";
import type { NewPayment } from "./payment-gateway.ts";

const merchant = "123456";
const secret = "tajne-heslo-obchodu";
const payment: NewPayment = {
  paymentId: 77,
  amountMinor: 5_900,
  currency: "CZK",
  label: "Topování na 7 dní: Láhev",
  email: "jana@kabinet.test",
  lang: "cs",
  returnUrl: "https://kabinet.test/ucet/shrnuti/1/abc",
};

let calls: PeerCall[];
let answers: Record<string, { status?: number; json: unknown } | "silence">;
beforeEach(() => {
  calls = [];
  answers = {};
});
const endpoint = await makeHttpPeer((call) => {
  calls.push(call);
  const basic = `Basic ${Buffer.from(`${merchant}:${secret}`).toString("base64")}`;
  if (call.headers.authorization !== basic) return { status: 401, json: { code: 1400, message: "unauthorized" } };
  return answers[`${call.method} ${call.path}`] ?? { status: 404, json: { code: 1400, message: "not found" } };
});
const comgate = createComgate({ merchant, secret, isTest: true, endpoint, patienceMs: 500 });
const status = "GET /payment/transId/AB12-CD34-EF56.json";
const found = (more: object) => ({
  json: {
    ...{ code: 0, message: "OK", merchant, test: true, price: 5_900, curr: "CZK", refId: "77" },
    ...{ transId: "AB12-CD34-EF56", ...more },
  },
});

test("a payment begins with amount in haléře, a label of 16 letters and the site's own number", async () => {
  const redirect = "https://pay1.comgate.cz/init?id=AB12-CD34-EF56";
  answers["POST /payment.json"] = { json: { code: 0, message: "OK", transId: "AB12-CD34-EF56", redirect } };
  expect(await comgate.start(payment)).toEqual({ reference: "AB12-CD34-EF56", url: redirect });
  expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
    test: true,
    price: 5_900,
    curr: "CZK",
    label: "Topování na 7",
    refId: "77",
    method: "ALL",
    email: "jana@kabinet.test",
    url_paid: payment.returnUrl,
    url_cancelled: payment.returnUrl,
    url_pending: payment.returnUrl,
  });
});

test.each([
  ["a refusal", { json: { code: 1309, message: "incorrect amount" } }],
  ["a failure", { status: 502, json: {} }],
  ["silence", "silence"],
  ["an answer without an address", { json: { code: 0, message: "OK", transId: "X" } }],
] as const)("%s of Comgate begins nothing", async (_what, answer) => {
  answers["POST /payment.json"] = answer;
  await expect(comgate.start(payment)).rejects.toThrow();
});

test.each([
  ["PENDING", "pending"],
  ["AUTHORIZED", "pending"],
  ["PAID", "paid"],
  ["CANCELLED", "cancelled"],
])("what Comgate calls %s is %s", async (theirs, ours) => {
  answers[status] = found({ status: theirs });
  expect(await comgate.look("AB12-CD34-EF56")).toEqual({
    status: ours,
    amountMinor: 5_900,
    currency: "CZK",
    paymentId: 77,
  });
});

test("a payment of another shop, and one without money where money is due, is none of the site's", async () => {
  answers[status] = found({ status: "PAID", merchant: "999" });
  expect(await comgate.look("AB12-CD34-EF56")).toBeNull();
  answers[status] = found({ status: "PAID", test: false });
  expect(await comgate.look("AB12-CD34-EF56")).toBeNull();
  expect(await comgate.look("XX")).toBeNull();
});

test("a refund names payment and amount; a refusal is no refund", async () => {
  answers["POST /refund.json"] = { json: { code: 0, message: "OK" } };
  await comgate.refund("AB12-CD34-EF56", { amountMinor: 2_100, key: "refund-5", earlierMinor: 0 });
  expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
    transId: "AB12-CD34-EF56",
    amount: 2_100,
    test: true,
  });
  answers["POST /refund.json"] = { json: { code: 1401, message: "not refundable" } };
  await expect(
    comgate.refund("AB12-CD34-EF56", { amountMinor: 2_100, key: "refund-5", earlierMinor: 0 }),
  ).rejects.toThrow();
});

test("a webhook counts with the shop's number and secret alone", () => {
  const webhook = (fields: Record<string, string>) =>
    comgate.readWebhook({ body: new URLSearchParams(fields).toString(), headers: {}, query: {} });
  const right = { transId: "AB12-CD34-EF56", merchant, secret, status: "PAID", price: "1" };
  expect(webhook(right)).toEqual({ reference: "AB12-CD34-EF56" });
  expect(webhook({ ...right, secret: "hadam" })).toBeNull();
  expect(webhook({ ...right, merchant: "1" })).toBeNull();
  expect(webhook({ merchant, secret })).toBeNull();
  expect(comgate.readWebhook({ body: '{"transId":1}', headers: {}, query: {} })).toBeNull();
});
