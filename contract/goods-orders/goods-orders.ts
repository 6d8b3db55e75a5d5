import { z } from "zod";
import { cart, maxPieces, ofCart } from "#contract/carts/carts.ts";
import { orderAddress } from "#contract/payments/order-address.ts";
import { route } from "#contract/route.ts";
import { done, idempotencyHeader, idParam, instant } from "#contract/values/shapes.ts";
import { daysToWithdraw } from "./shop-limits.ts";

/** What an order of goods goes through. */
export const goodsStatuses = [
  "placed",
  "paid",
  "packed",
  "partly_handed_over",
  "handed_over",
  "delivered",
  "returned",
  "cancelled",
] as const;
export type GoodsStatus = (typeof goodsStatuses)[number];

/** States in which an order has ended. */
export const endedStatuses = ["delivered", "returned", "cancelled"] as const satisfies readonly GoodsStatus[];

/** Whether nothing of an order is to come any more. */
export function hasEnded(status: GoodsStatus): boolean {
  return endedStatuses.some((ended) => ended === status);
}

const itemNumber = z
  .number()
  .int()
  .min(1)
  .describe("Of the product, or of the listing that was bought from the shop: both have one sequence of numbers");

const goodsLine = z.object({
  itemId: itemNumber,
  dealId: z.number().int().nullable().describe("Of something won or bought from the shop; null: goods from stock"),
  name: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  unitPrice: z.number(),
  discount: z.number(),
  total: z.number(),
  backOrdered: z.number().int().describe("Of these, pieces that have to come to the store first"),
  handedOver: z.number().int().describe("Pieces that the carrier or the buyer has"),
  takenBack: z
    .number()
    .int()
    .describe("Pieces that left the order, missing or brought back, and whose money went back"),
});

/** Pieces of a line. */
export const piecesOf = z.object({
  itemId: itemNumber,
  pieces: z.number().int().min(1).max(maxPieces),
});
export type Pieces = z.output<typeof piecesOf>;

/** An order of goods for whoever holds its address. */
export const goodsOrder = z.object({
  id: z.number().int(),
  status: z.enum(goodsStatuses),
  placedAt: instant,
  paidAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  delivery: z.object({
    kind: z.enum(["carrier", "store"]),
    name: z.string().describe("The carrier's or the store's"),
    note: z.string().describe("How long the carrier usually takes, in its own words; empty: not said"),
    point: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe("The pick-up point where the carrier brings it, as it was when it was ordered"),
    address: z.object({
      name: z.string(),
      street: z.string(),
      city: z.string(),
      zip: z.string(),
      country: z.string(),
    }),
  }),
  parcels: z
    .array(z.object({ at: instant, tracking: z.string(), pieces: z.array(piecesOf) }))
    .describe("What was handed over together, the earliest first"),
  lines: z.array(goodsLine),
  transfer: z
    .object({
      until: instant.describe("Until when the goods are held for a transfer"),
      isChosen: z.boolean().describe("The buyer has said that they pay so"),
    })
    .nullable()
    .describe("Paying by a bank transfer; null where the order awaits no payment"),
  withdrawal: z.object({
    at: instant.nullable().describe("When the buyer has withdrawn"),
    mayWithdraw: z.boolean(),
    until: z.iso.date().nullable().describe("The last day, Prague; null before the delivery"),
  }),
});
export type GoodsOrder = z.infer<typeof goodsOrder>;

export const goodsOrders = {
  get: route({
    method: "GET",
    path: "/api/orders/{id}/{hash}/goods",
    summary: "What an order of goods is of and where it goes, for whoever has its address",
    auth: "none",
    params: orderAddress,
    response: z.object({ data: goodsOrder }),
  }),
  again: route({
    method: "POST",
    path: "/api/cart/{key}/again",
    summary: "Put what an ended order was of into the cart once more, as far as it can be had",
    auth: "optional",
    params: ofCart,
    headers: idempotencyHeader,
    body: z.object({ orderId: idParam.shape.id, hash: orderAddress.shape.hash }),
    status: 201,
    response: z.object({
      data: cart,
      missing: z.array(z.string()).describe("Names of what cannot be had, or not in that number"),
    }),
    errors: [401, 409],
  }),
  holdForTransfer: route({
    method: "POST",
    path: "/api/orders/{id}/{hash}/goods/transfer",
    summary:
      "Say that an order will be paid by a bank transfer: its goods are held some working days; safe to repeat. UNPAID_ORDERS, UNPAID_PIECES or UNPAID_NEARBY where too much is held so already",
    auth: "none",
    params: orderAddress,
    response: done,
    errors: [409],
  }),
  withdraw: route({
    method: "POST",
    path: "/api/orders/{id}/{hash}/goods/withdrawal",
    summary: `Withdraw from the contract within ${daysToWithdraw} days of the delivery, for whoever has the order's address; safe to repeat`,
    auth: "none",
    params: orderAddress,
    response: done,
    errors: [409],
  }),
};
