import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { listings } from "../listings/table.ts";
import { orders } from "../payments/table.ts";

/** Days at the top of the category that somebody has ordered for a listing; given once, when the order is paid. */
export const toppings = pgTable(
  "toppings",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    orderId: int8("order_id").references(() => orders.id),
    days: integer("days").notNull(),
    priceMinor: minor("price_minor").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
    /** From when until when it was given; null until it is paid. */
    grantedFrom: instant("granted_from"),
    grantedUntil: instant("granted_until"),
  },
  (table) => [
    uniqueIndex("toppings_order").on(table.orderId),
    uniqueIndex("toppings_key").on(table.listingId, table.idempotencyKey),
    index("toppings_listing").on(table.listingId, table.id),
    check("toppings_days", sql`${table.days} between 1 and 90`),
    check("toppings_granted", sql`(${table.grantedFrom} is null) = (${table.grantedUntil} is null)`),
  ],
);
