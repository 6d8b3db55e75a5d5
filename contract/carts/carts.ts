import { z } from "zod";
import { picture } from "#contract/media/media.ts";
import { route } from "#contract/route.ts";
import { idempotencyHeader, idParam } from "#contract/values/shapes.ts";
import { voucherCode, voucherRefusalCodes } from "#contract/vouchers/vouchers.ts";

/** What a cart holds at most (rule CA1). */
export const maxCartLines = 100;
export const maxPieces = 999;
/** How a line stands against the stock of now. */
const lineStates = ["in_stock", "back_order", "too_many", "sold_out", "gone"] as const;
export type LineState = (typeof lineStates)[number];

/** One product of a cart. Amounts in CZK with tax. */
const cartLine = z.object({
  id: z.number().int().describe("The product's"),
  slug: z.string(),
  name: z.string(),
  picture: picture.nullable(),
  quantity: z.number().int(),
  unitPrice: z.number(),
  seenPrice: z
    .number()
    .nullable()
    .describe("What a piece cost when the buyer last saw it, where that was another price; null: the same"),
  discount: z.number().describe("What the group and the voucher take off the line"),
  total: z.number().describe("After the discount; 0 where none can be had"),
  state: z.enum(lineStates).describe("gone: not sold any more; back_order: for pickup in a store alone"),
  pieces: z.number().int().describe("In all stores together"),
});
export type CartLine = z.infer<typeof cartLine>;

/** Something won or bought from the shop itself that is not paid yet (rule GO12). */
const boughtFromShop = z.object({
  dealId: z.number().int(),
  listingId: z.number().int(),
  slug: z.string(),
  name: z.string(),
  picture: picture.nullable(),
  price: z.number(),
  payBy: z.iso.date().describe("Last day for its payment, Prague"),
  isTaken: z.boolean().describe("It is paid and sent with the goods"),
});
export type BoughtFromShop = z.infer<typeof boughtFromShop>;

export const cart = z.object({
  lines: z.array(cartLine).describe("In the order in which they were put in"),
  bought: z.array(boughtFromShop).describe("What the buyer has of the shop and may pay with the goods"),
  boughtPrice: z.number().describe("Of what is taken of it"),
  pieces: z.number().int().describe("Of the goods"),
  price: z.number().describe("Of the goods before discounts, CZK with tax"),
  groupDiscount: z
    .object({ percent: z.number().int(), amount: z.number() })
    .nullable()
    .describe("Of the buyer's group"),
  voucher: z
    .object({
      code: z.string(),
      discount: z.number(),
      refusal: z.enum(voucherRefusalCodes).nullable().describe("Why it does not help now; it stays in the cart"),
      minimum: z.number(),
    })
    .nullable(),
  total: z.number().describe("Of the goods after discounts, with what is taken of the bought"),
  freeDelivery: z
    .object({ over: z.number(), missing: z.number().describe("0: delivery is free") })
    .nullable()
    .describe("By what is paid without it; null: no carrier takes it, it is picked up in a store"),
  isOrderable: z.boolean().describe("There is something in it, and every line can be had"),
});
export type Cart = z.infer<typeof cart>;

const guestKey = z.string().regex(/^[\w-]{43}$/);
/** Whose cart: the caller's own, or whoever's knows its secret. */
export const ofCart = z.object({
  key: z
    .union([z.literal("own"), guestKey])
    .describe("`own`: the signed-in user's; else the secret of a guest's cart, 256 bits that the browser made"),
});
const line = ofCart.extend({ productId: idParam.shape.id });
const quantity = z.number().int().min(1).max(maxPieces);
const whole = z.object({ data: cart });
/** The cart, of a guest or of an account; each answer is the whole of it at the prices and stock of now. */
export const carts = {
  get: route({
    method: "GET",
    path: "/api/cart/{key}",
    summary: "The cart; an empty one where nothing was put in",
    auth: "optional",
    params: ofCart,
    response: whole,
    errors: [401],
  }),
  add: route({
    method: "POST",
    path: "/api/cart/{key}/lines",
    summary: "Put pieces of a product in; the same key again adds nothing",
    auth: "optional",
    params: ofCart,
    headers: idempotencyHeader,
    body: z.object({ productId: idParam.shape.id, quantity: quantity.default(1) }),
    status: 201,
    response: whole,
    errors: [401, 409],
  }),
  setQuantity: route({
    method: "PUT",
    path: "/api/cart/{key}/lines/{productId}",
    summary: "How many pieces of a product; the price of now counts as seen",
    auth: "optional",
    params: line,
    body: z.object({ quantity }),
    response: whole,
    errors: [401, 409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/cart/{key}/lines/{productId}",
    summary: "Take a product out; safe to repeat",
    auth: "optional",
    params: line,
    response: whole,
    errors: [401],
  }),
  seePrices: route({
    method: "POST",
    path: "/api/cart/{key}/seen-prices",
    summary: "The buyer has seen the prices of now; refused where a total is another one meanwhile",
    auth: "optional",
    params: ofCart,
    body: z.object({ total: z.number().min(0).describe("The total that the buyer has seen, CZK") }),
    response: whole,
    errors: [401, 409],
  }),
  addVoucher: route({
    method: "PUT",
    path: "/api/cart/{key}/voucher",
    summary: "Use a voucher; another one takes the place of the one before",
    auth: "optional",
    params: ofCart,
    body: z.object({ code: voucherCode }),
    response: whole,
    errors: [401, 409],
  }),
  removeVoucher: route({
    method: "DELETE",
    path: "/api/cart/{key}/voucher",
    summary: "Use no voucher; safe to repeat",
    auth: "optional",
    params: ofCart,
    response: whole,
    errors: [401],
  }),
  takeBought: route({
    method: "PUT",
    path: "/api/cart/own/bought/{dealId}",
    summary: "Whether something bought from the shop is paid with the goods; safe to repeat",
    params: z.object({ dealId: idParam.shape.id }),
    body: z.object({ isTaken: z.boolean() }),
    response: whole,
  }),
  merge: route({
    method: "POST",
    path: "/api/cart/own/merging",
    summary: "Move a guest's cart into one's own, after a log-in; safe to repeat",
    body: z.object({ guestKey }),
    response: whole,
  }),
};
