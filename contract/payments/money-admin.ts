import { z } from "zod";
import { route } from "#contract/route.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { done, idempotencyHeader, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { orderStatuses, orderSubjects } from "./orders.ts";

/** Why money that waits pays for nothing by itself. */
export const receiptFaults = [
  "amount",
  "currency",
  "paid_already",
  "no_order",
  "lapsed",
  "other_movement",
  "own_order",
  "cancelled",
] as const;

/** Money that has come and waits for a person. */
const waitingReceipt = z.object({
  id: z.number().int(),
  source: z.string().describe("A gateway's kind, transfer, or cash"),
  reference: z.string(),
  amount: z.number(),
  currency: z.string(),
  variableSymbol: z.string().nullable(),
  note: z.string(),
  fault: z.enum(receiptFaults),
  receivedAt: instant,
  suggestion: z
    .object({
      id: z.number().int(),
      status: z.enum(orderStatuses),
      total: z.number(),
      payer: z.string().nullable().describe("User name"),
    })
    .nullable()
    .describe("The order of its variable symbol"),
});
export type WaitingReceipt = z.infer<typeof waitingReceipt>;

/** A refund that somebody has to send at the bank. */
const waitingRefund = z.object({
  id: z.number().int(),
  orderId: z.number().int(),
  amount: z.number().describe("CZK"),
  payer: z.string().nullable().describe("User name"),
  note: z.string().describe("Account and words of the payer, as the statement told them"),
  variableSymbol: z.string().nullable(),
  account: z.string().nullable().describe("Where it goes, as people write it; null: nobody knows"),
  bankOrderId: z.number().int().nullable().describe("The file to the bank that it is in"),
  reason: z.string(),
  decidedAt: instant,
});
export type WaitingRefund = z.infer<typeof waitingRefund>;

/** An order as the people of the staff see it. */
const adminOrder = z.object({
  id: z.number().int(),
  hash: z.string(),
  label: z.string(),
  subject: z.enum(orderSubjects),
  status: z.enum(orderStatuses),
  payer: z.string().nullable(),
  total: z.number(),
  refunded: z.number(),
  escrowed: z.number().describe("CZK of it that the site still holds for a deal"),
  createdAt: instant,
  paidAt: instant.nullable(),
});
export type AdminOrder = z.infer<typeof adminOrder>;

const taken = z.object({
  lines: z.number().int().describe("Credits that the statement has"),
  known: z.number().int().describe("Of these, taken in before"),
  paid: z.number().int(),
  waiting: z.number().int().describe("Paired with nothing: they wait for a person"),
  out: z
    .object({
      lines: z.number().int(),
      known: z.number().int(),
      settled: z.number().int().describe("Refunds and payouts that have left the bank"),
      waiting: z.number().int(),
    })
    .describe("The same of what has left the account"),
});
export type TakenStatement = z.infer<typeof taken>;

/** How money has come that a person confirms: a transfer is met by the line of its statement, cash by none. */
export const confirmedWays = ["transfer", "cash"] as const;
export type ConfirmedWay = (typeof confirmedWays)[number];

/** The largest statement that is taken in, bytes. */
export const mostStatementBytes = 10_000_000;
/** The characters of such a file as base64, and the bytes of a body with them. */
const statementTextLength = Math.ceil(mostStatementBytes / 3) * 4;
const statementBodyBytes = statementTextLength + 1_000;

const reason = z.string().trim().min(3).max(500);

export const moneyAdmin = {
  receipts: route({
    method: "GET",
    path: "/api/finance/receipts",
    summary: "Finance: money that has come and pays for nothing by itself",
    scopes: ["finance"],
    query: z.object({ page: pageNumber }),
    response: pageOf(waitingReceipt),
  }),
  orders: route({
    method: "GET",
    path: "/api/finance/orders",
    summary: "Finance: orders, the newest first; by number, variable symbol or user name",
    scopes: ["finance"],
    query: z.object({
      q: z.string().trim().max(100).default(""),
      status: z
        .enum(["all", ...orderStatuses])
        .catch("all")
        .default("all"),
      page: pageNumber,
    }),
    response: pageOf(adminOrder),
  }),
  refundsToSend: route({
    method: "GET",
    path: "/api/finance/refunds",
    summary: "Finance: refunds of transfers, which somebody sends at the bank",
    scopes: ["finance"],
    query: z.object({ page: pageNumber }),
    response: pageOf(waitingRefund),
  }),
  confirmRefund: route({
    method: "POST",
    path: "/api/finance/refunds/{id}/confirmation",
    summary:
      "Finance: say that a refund was sent at the bank; safe to repeat. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    response: done,
    errors: [409],
  }),
  takeStatement: route({
    method: "POST",
    path: "/api/finance/statements",
    summary:
      "Finance: take in a bank's statement (GPC, camt.053, CSV). Each of its lines counts once, however often it comes. Needs a fresh proof (PASSWORD_NEEDED); what would pay an order of the caller's own waits (own_order)",
    scopes: ["finance"],
    bodyLimit: statementBodyBytes,
    body: z.object({
      content: z.base64().min(4).max(statementTextLength).describe("The file, base64"),
    }),
    response: z.object({ data: taken }),
  }),
  pair: route({
    method: "POST",
    path: "/api/finance/receipts/{id}/pairing",
    summary:
      "Finance: let money that waits pay an order, or say that it is what was confirmed for it; what is over is returned. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    body: z.object({ orderId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    response: done,
    errors: [409],
  }),
  returnMoney: route({
    method: "POST",
    path: "/api/finance/receipts/{id}/return",
    summary:
      "Finance: say that money which waited went back to who sent it, once. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    body: z.object({ reason }),
    response: done,
    errors: [409],
  }),
  confirm: route({
    method: "POST",
    path: "/api/finance/orders/{id}/receipt",
    summary:
      "Finance: say that the money for an order has come, before a statement or in cash. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    body: z.object({ amount: positiveCzk.max(maxCzk), way: z.enum(confirmedWays), reason }),
    response: done,
    errors: [409],
  }),
  refund: route({
    method: "POST",
    path: "/api/finance/orders/{id}/refund",
    summary:
      "Finance: give money back, all or a part. Same key, once. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    headers: idempotencyHeader,
    body: z.object({ amount: positiveCzk.max(maxCzk), reason }),
    response: done,
    errors: [409],
  }),
};
