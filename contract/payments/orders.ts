import { z } from "zod";
import { bankTransfer } from "#contract/payments/bank-transfer.ts";
import { orderAddress } from "#contract/payments/order-address.ts";
import { route } from "#contract/route.ts";
import { done, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** What an order waits for, or how it ended; it only moves forward, and money that comes late still pays for it. */
export const orderStatuses = [
  "awaiting_payment",
  "paid",
  "cancelled",
  "expired",
  "partly_refunded",
  "refunded",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What an order is for: payments know its kind and its id, and nothing more. `by_hand`: what somebody of the site has billed. */
export const orderSubjects = ["topping", "package", "fees", "deal", "goods", "by_hand"] as const;
export type OrderSubject = (typeof orderSubjects)[number];

/** Gateways that a payer is sent to, beside the bank transfer, to which nobody is sent. */
export const gatewayKinds = ["comgate", "gopay", "stripe", "sandbox"] as const;
export type GatewayKind = (typeof gatewayKinds)[number];

export const paymentMethods = [...gatewayKinds, "transfer"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** One line of an order. Amounts in CZK with tax. */
const orderLine = z.object({
  label: z.string(),
  quantity: z.number().int(),
  unitPrice: z.number(),
  discount: z.number().describe("Taken off by a voucher"),
  total: z.number(),
  vatPercent: z.number().nullable().describe("null: the operator pays no VAT"),
});

/** An order as whoever holds its address sees it. */
const order = z.object({
  id: z.number().int(),
  hash: z.string(),
  status: z.enum(orderStatuses),
  isOwn: z.boolean().describe("The caller ordered it"),
  isOfGuest: z.boolean().describe("It was ordered without an account: its documents are at its address"),
  subject: z.object({ type: z.enum(orderSubjects), id: z.number().int() }),
  lines: z.array(orderLine),
  isEscrowed: z.boolean().describe("Money for a deal, held until the thing is received"),
  total: z.number().describe("CZK, with tax"),
  refunded: z.number().describe("CZK"),
  refundWaits: z.boolean().describe("Something of what is refunded has not been sent yet"),
  createdAt: instant,
  expiresAt: instant
    .nullable()
    .describe("null: it neither runs out nor can be given up, being for what was had already or for a deal"),
  dueOn: z.iso.date().nullable().describe("Day by which a bill is to be paid; null for all else"),
  paidAt: instant.nullable(),
  moneyWaits: z
    .boolean()
    .describe("Money has come for it that does not agree with it; somebody of the staff looks at it"),
  isVerifying: z.boolean().describe("A payment is under way at a gateway, whose word is awaited"),
  lastAttempt: z
    .enum(["created", "pending", "paid", "cancelled", "expired", "failed"])
    .nullable()
    .describe("How the latest attempt at a gateway stands"),
  methods: z.array(z.enum(paymentMethods)).describe("Ways to pay now; empty once nothing is due"),
  transfer: bankTransfer.nullable().describe("Where and how to pay by a bank transfer, while payment is awaited"),
});
export type Order = z.infer<typeof order>;

/** A line of the list of own orders. */
const orderCard = order.pick({
  id: true,
  hash: true,
  status: true,
  subject: true,
  total: true,
  createdAt: true,
  expiresAt: true,
  dueOn: true,
  paidAt: true,
});
const listedOrder = orderCard.extend({
  label: z.string().describe("The first line's, or the month of a bill"),
});
export type ListedOrder = z.infer<typeof listedOrder>;

export const orders = {
  ways: route({
    method: "GET",
    path: "/api/payment-methods",
    summary: "The ways to pay the operator that are open, whatever is paid",
    auth: "none",
    response: z.object({ data: z.array(z.enum(paymentMethods)) }),
  }),
  get: route({
    method: "GET",
    path: "/api/orders/{id}/{hash}",
    summary: "An order, for whoever has its address",
    auth: "none",
    params: orderAddress,
    response: z.object({ data: order }),
  }),
  pay: route({
    method: "POST",
    path: "/api/orders/{id}/{hash}/payments",
    summary: "Begin to pay at a gateway; an attempt that is under way goes on",
    auth: "none",
    params: orderAddress,
    body: z.object({ method: z.enum(gatewayKinds), lang: z.enum(["cs", "en"]).default("cs") }),
    status: 201,
    response: z.object({ data: z.object({ url: z.string().describe("Where the payer goes") }) }),
    errors: [409, 503],
  }),
  verify: route({
    method: "POST",
    path: "/api/orders/{id}/{hash}/verification",
    summary: "Have the gateway asked how the payment that is under way stands; safe to repeat",
    auth: "none",
    params: orderAddress,
    response: done,
  }),
  cancel: route({
    method: "POST",
    path: "/api/orders/{id}/{hash}/cancellation",
    summary: "Give up an order that is not paid; safe to repeat",
    params: orderAddress,
    response: done,
    errors: [409],
  }),
  mine: route({
    method: "GET",
    path: "/api/me/orders",
    summary: "One's orders, those that wait for payment first",
    query: z.object({ page: pageNumber }),
    response: pageOf(listedOrder),
  }),
};
