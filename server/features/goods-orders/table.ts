import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { goodsStatuses, type Pieces } from "#contract/goods-orders/goods-orders.ts";
import type { Locale } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { bytea, instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { carriers } from "../carriers/table.ts";
import { carts } from "../carts/table.ts";
import { deals } from "../deals/table.ts";
import { orders } from "../payments/table.ts";
import { products } from "../products/table.ts";
import { stores } from "../stores/table.ts";

/** An address as the buyer wrote it, or that of the store. */
interface PlaceOf {
  name: string;
  street: string;
  city: string;
  zip: string;
  country: string;
}

/** Who the documents are made out to. */
export interface InvoiceParty extends PlaceOf {
  company: string;
  companyId: string;
  taxId: string;
}

/** Goods from stock that somebody has ordered; what they cost and whether they are paid is known by the order of payments. */
export const goodsOrders = pgTable(
  "goods_orders",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Null only within the transaction that places it. */
    orderId: int8("order_id")
      .unique()
      .references(() => orders.id),
    userId: int8("user_id").references(() => users.id),
    status: text("status", { enum: goodsStatuses }).notNull().default("placed"),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    locale: text("locale").$type<Locale>().notNull(),
    note: text("note").notNull(),
    /** One of the two. */
    carrierId: int8("carrier_id").references(() => carriers.id),
    storeId: int8("store_id").references(() => stores.id),
    /** The carrier's pick-up point; its address and who picks the parcel up stand in `address`. */
    point: jsonb("point").$type<{ id: string; name: string }>(),
    address: jsonb("address").$type<PlaceOf>().notNull(),
    invoice: jsonb("invoice").$type<InvoiceParty>().notNull(),
    /** When whoever took it over has shown that they are of age, where its goods demand it. */
    ageCheckedAt: instant("age_checked_at"),
    needsAgeCheck: boolean("needs_age_check").notNull(),
    /** The shop has cancelled it: money that comes late does not bring it back. */
    isCalledOff: boolean("is_called_off").notNull().default(false),
    version: integer("version").notNull().default(0),
    /** Whose press it was, by cart and key: one that comes twice orders once. */
    pressKey: text("press_key").notNull(),
    placedAt: instant("placed_at").notNull(),
    /** Where it was ordered from, an IPv4 address or an IPv6 /64, while its pieces are held unpaid (rule GO14). */
    network: text("network"),
    /** When the buyer said that they pay by a bank transfer, and when they were reminded of it (rule GO15). */
    transferSince: instant("transfer_since"),
    remindedAt: instant("reminded_at"),
    paidAt: instant("paid_at"),
    deliveredAt: instant("delivered_at"),
    /** The account that was made with the order, until its e-mail is confirmed: then the order is its own (rule CK2). */
    newAccountId: int8("new_account_id").references(() => users.id, { onDelete: "set null" }),
    /** When the buyer has withdrawn from the contract; the goods are on their way back, or never leave. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    uniqueIndex("goods_orders_press").on(table.pressKey),
    index("goods_orders_user").on(table.userId, table.id),
    index("goods_orders_guests").on(table.placedAt).where(sql`user_id is null and email <> ''`),
    index("goods_orders_new_account").on(table.newAccountId).where(sql`new_account_id is not null`),
    index("goods_orders_transfers")
      .on(table.transferSince)
      .where(sql`transfer_since is not null and reminded_at is null and status = 'placed'`),
    index("goods_orders_status").on(table.status, table.id),
    // The overview counts by it, and with the one above the back office finds what it has to handle.
    index("goods_orders_coming_back")
      .on(table.withdrawnAt)
      .where(sql`withdrawn_at is not null and status in ('handed_over', 'delivered')`),
    check("goods_orders_delivery", sql`(${table.carrierId} is null) <> (${table.storeId} is null)`),
  ],
);
export type GoodsOrderRow = typeof goodsOrders.$inferSelect;

/** The code under way to the telephone of what is about to be ordered; a new one takes the place of the last. */
export const goodsOrderCodes = pgTable(
  "goods_order_codes",
  {
    cartId: int8("cart_id")
      .primaryKey()
      .references(() => carts.id, { onDelete: "cascade" }),
    /** With the prefix, `+420777123456`. */
    phone: text("phone").notNull(),
    /** SHA-256 of salt and code. */
    hash: bytea("hash").notNull(),
    salt: bytea("salt").notNull(),
    tries: integer("tries").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("goods_order_codes_phone").on(table.phone),
    check("goods_order_codes_tries", sql`${table.tries} between 0 and 5`),
  ],
);

/** What was ordered, at the price of that moment; of a line only its pieces move. Haléře with tax. */
export const goodsOrderLines = pgTable(
  "goods_order_lines",
  {
    goodsOrderId: int8("goods_order_id")
      .notNull()
      .references(() => goodsOrders.id),
    /** The product's, or the listing's that was bought from the shop: both have one sequence of numbers. */
    itemId: int8("item_id").notNull(),
    /** Of what was won or bought from the shop (rule GO12); null: goods from stock. */
    dealId: int8("deal_id").references(() => deals.id),
    productId: int8("product_id")
      .generatedAlwaysAs(sql`case when deal_id is null then item_id end`)
      .references(() => products.id),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    sku: text("sku").notNull(),
    quantity: integer("quantity").notNull(),
    unitMinor: minor("unit_minor").notNull(),
    discountMinor: minor("discount_minor").notNull(),
    /** What a piece cost the operator when it was ordered, without tax; null: it was not known. */
    purchaseMinor: minor("purchase_minor"),
    /** Pieces that no store had. */
    backOrdered: integer("back_ordered").notNull(),
    /** Pieces that the carrier or the buyer has. */
    handedOver: integer("handed_over").notNull().default(0),
    /** Pieces that left the order, missing or brought back. */
    takenBack: integer("taken_back").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.goodsOrderId, table.itemId] }),
    index("goods_order_lines_product").on(table.productId),
    index("goods_order_lines_deal").on(table.dealId).where(sql`deal_id is not null`),
    check(
      "goods_order_lines_bought",
      sql`${table.dealId} is null or (${table.quantity} = 1 and ${table.backOrdered} = 0)`,
    ),
    check("goods_order_lines_quantity", sql`${table.quantity} > 0`),
    check("goods_order_lines_back", sql`${table.backOrdered} between 0 and ${table.quantity}`),
    check(
      "goods_order_lines_moved",
      sql`${table.handedOver} >= 0 and ${table.takenBack} >= 0 and ${table.handedOver} + ${table.takenBack} <= ${table.quantity}`,
    ),
    check(
      "goods_order_lines_discount",
      sql`${table.discountMinor} between 0 and ${table.quantity} * ${table.unitMinor}`,
    ),
  ],
);

/** From which store how many pieces are taken; they have left its stock, and go back to it where the order ends. */
export const goodsOrderPicks = pgTable(
  "goods_order_picks",
  {
    goodsOrderId: int8("goods_order_id")
      .notNull()
      .references(() => goodsOrders.id),
    productId: int8("product_id")
      .notNull()
      .references(() => products.id),
    storeId: int8("store_id")
      .notNull()
      .references(() => stores.id),
    pieces: integer("pieces").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.goodsOrderId, table.productId, table.storeId] }),
    index("goods_order_picks_product").on(table.productId),
    check("goods_order_picks_pieces", sql`${table.pieces} > 0`),
  ],
);

/** What of an order was handed over together, to a carrier or in a store; written once. */
export const goodsParcels = pgTable(
  "goods_parcels",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    goodsOrderId: int8("goods_order_id")
      .notNull()
      .references(() => goodsOrders.id),
    tracking: text("tracking").notNull(),
    pieces: jsonb("pieces").$type<Pieces[]>().notNull(),
    handedOverAt: instant("handed_over_at").notNull(),
  },
  (table) => [index("goods_parcels_order").on(table.goodsOrderId, table.id)],
);
