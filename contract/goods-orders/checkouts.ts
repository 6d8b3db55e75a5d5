import { z } from "zod";
import { newPassword, username } from "#contract/accounts/accounts.ts";
import { ofCart } from "#contract/carts/carts.ts";
import { paymentMethods } from "#contract/payments/orders.ts";
import { route } from "#contract/route.ts";
import { countryCode } from "#contract/values/country.ts";
import { czk } from "#contract/values/money.ts";
import { done, idempotencyHeader, idParam, instant, recaptchaToken, writtenLine } from "#contract/values/shapes.ts";
import { minutesReserved } from "./shop-limits.ts";

const text = (length: number) => writtenLine.pipe(z.string().min(1).max(length));
const optional = (length: number) => writtenLine.pipe(z.string().max(length)).default("");

const place = {
  name: text(100),
  street: text(100),
  city: text(100),
  zip: text(12),
  country: countryCode,
};
const address = z.object(place);

/** Where the goods go: by a carrier to an address or a pick-up point, or to a store, where they are picked up. */
const delivery = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("carrier"), carrierId: idParam.shape.id, address }),
  z.object({ kind: z.literal("point"), carrierId: idParam.shape.id, pointId: text(20) }),
  z.object({ kind: z.literal("store"), storeId: idParam.shape.id }),
]);

const invoice = z.object({
  ...place,
  company: optional(120),
  companyId: optional(20).describe("IČO, needed with a company"),
  taxId: optional(20).describe("DIČ"),
});

const writtenPhone = writtenLine.pipe(z.string().max(30));

/** The account that a guest makes with the order; its e-mail is the order's. */
const newAccount = z.object({
  username,
  password: newPassword,
  passwordAgain: z.string().max(1_000),
  adult: z.literal(true).describe("Declaration of being 18 or older"),
  recaptcha: recaptchaToken,
});

const orderBody = z.object({
  email: z.email().max(254),
  phone: writtenPhone,
  phoneCode: z
    .string()
    .trim()
    .max(20)
    .default("")
    .describe("The code that came to the telephone, where the checkout asks for one"),
  account: newAccount.nullable().default(null).describe("Of a guest who wants one; nobody signed in makes any"),
  delivery,
  invoice,
  note: z.string().trim().max(500).default(""),
  recaptcha: recaptchaToken.describe("Of a guest who makes no account, where visitors are checked"),
  terms: z.literal(true).describe("Agreement to the terms"),
  total: czk.describe("What the buyer saw as the whole price, with delivery; another one now is CART_CHANGED"),
});
export type GoodsOrderBody = z.output<typeof orderBody>;

/** A way of delivery for what is in a cart. Amounts in CZK with tax. */
const deliveryWay = z.object({
  kind: z.enum(["carrier", "point", "store"]).describe("point: the carrier brings it to a pick-up point"),
  carrierId: z.number().int().nullable(),
  name: z.string(),
  note: z.string(),
  price: z.number().describe("0: free"),
  stores: z
    .array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        street: z.string(),
        city: z.string(),
        zip: z.string(),
      }),
    )
    .describe("Where it may be picked up; empty for carriers"),
});
export type DeliveryWay = z.infer<typeof deliveryWay>;

const checkout = z.object({
  country: countryCode.describe("The country that this version of the shop sells to"),
  ways: z.array(deliveryWay),
  obstacle: z
    .enum(["sign_in", "age", "account", "country", "payment"])
    .nullable()
    .describe(
      "What stands against ordering what is in the cart: sign in, verify one's age or account first, it is not sold there, or there is no way to pay",
    ),
  methods: z.array(z.enum(paymentMethods)).describe("Ways to pay that are open"),
  transferUntil: instant.nullable().describe("Until when goods are held for a transfer; null: none are taken"),
  phoneCheckFrom: z
    .number()
    .nullable()
    .describe("From which whole price on, CZK with delivery, the telephone has to answer with a code; null: never"),
  known: z
    .object({
      email: z.string(),
      phone: z.string(),
      name: z.string(),
      street: z.string(),
      city: z.string(),
      zip: z.string(),
      company: z.string(),
      companyId: z.string(),
      taxId: z.string(),
    })
    .nullable()
    .describe("What the account knows of the caller; null for guests"),
});
export type Checkout = z.infer<typeof checkout>;

/** From a cart to an order that awaits its payment. */
export const checkouts = {
  get: route({
    method: "GET",
    path: "/api/cart/{key}/checkout",
    summary: "What the checkout of a cart offers: ways of delivery with prices, what is known of the caller",
    auth: "optional",
    params: ofCart,
    response: z.object({ data: checkout }),
    errors: [401],
  }),
  sendCode: route({
    method: "POST",
    path: "/api/cart/{key}/phone-code",
    summary: "Have a code sent to the telephone of an order, where the checkout asks for one",
    auth: "optional",
    params: ofCart,
    body: z.object({ phone: writtenPhone }),
    response: done,
    errors: [401, 403, 409],
  }),
  place: route({
    method: "POST",
    path: "/api/cart/{key}/order",
    summary: `Order what is in a cart: goods are kept back for ${minutesReserved} minutes, in which its payment begins; the same key gives the same order`,
    auth: "optional",
    params: ofCart,
    headers: idempotencyHeader,
    body: orderBody,
    status: 201,
    response: z.object({ data: z.object({ orderId: z.number().int(), hash: z.string() }) }),
    errors: [401, 403, 409],
  }),
};
