import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { deals } from "../deals/table.ts";
import { products } from "../products/table.ts";

/** What people mean to buy from stock: one cart of each account, and those of guests. */
export const carts = pgTable(
  "carts",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** One of the two: whose it is, or the 256 random bits by which a guest opens it. */
    userId: int8("user_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    guestKey: text("guest_key").unique(),
    voucherCode: text("voucher_code"),
    /** When it last changed, by which guests' carts are swept. */
    usedAt: instant("used_at").notNull(),
  },
  (table) => [
    check("carts_owner", sql`(${table.userId} is null) <> (${table.guestKey} is null)`),
    index("carts_guests").on(table.usedAt).where(sql`user_id is null`),
  ],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    cartId: int8("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productId: int8("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    /** What a piece cost when the buyer last saw it, haléře. */
    seenMinor: minor("seen_minor").notNull(),
    addedAt: instant("added_at").notNull(),
    /** The name of the last addition, so that one that is sent twice adds once. */
    lastKey: text("last_key"),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.productId] }),
    index("cart_lines_product").on(table.productId),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and 999`),
  ],
);

/** What its buyer has of the shop and does not want to pay with the goods of the cart. */
export const cartLeftDeals = pgTable(
  "cart_left_deals",
  {
    cartId: int8("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    dealId: int8("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.dealId] }), index("cart_left_deals_deal").on(table.dealId)],
);
