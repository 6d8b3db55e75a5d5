import { check, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { bytea, instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { listings } from "../listings/table.ts";

/** Purchases at the buy-now or the fixed price, by the buyer's key, so that a repetition gets the same answer. */
export const purchases = pgTable(
  "purchases",
  {
    buyerId: int8("buyer_id")
      .notNull()
      .references(() => users.id),
    idempotencyKey: text("idempotency_key").notNull(),
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    priceMinor: minor("price_minor").notNull(),
    /** SHA-256 of listing and body: the same key with another body is refused. */
    requestHash: bytea("request_hash").notNull(),
    /** By the database's clock, under the listing's lock. */
    purchasedAt: instant("purchased_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.buyerId, table.idempotencyKey] }),
    index("purchases_listing").on(table.listingId),
    check("purchases_price", sql`${table.priceMinor} > 0`),
  ],
);

/** Offers of an unsold lot to one of its bidders, at most at that bidder's own maximum (rules P6, P8). */
export const secondChances = pgTable(
  "second_chances",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    bidderId: int8("bidder_id")
      .notNull()
      .references(() => users.id),
    /** The bidder's maximum: secret to all but the bidder until it is a price. */
    priceMinor: minor("price_minor").notNull(),
    offeredAt: instant("offered_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    answeredAt: instant("answered_at"),
    status: text("status", { enum: ["open", "accepted", "declined", "withdrawn", "expired"] })
      .notNull()
      .default("open"),
  },
  (table) => [
    // A lot has one open second chance at a time, and no bidder is asked twice for it.
    uniqueIndex("second_chances_open").on(table.listingId).where(sql`status = 'open'`),
    uniqueIndex("second_chances_bidder").on(table.listingId, table.bidderId),
    index("second_chances_of_bidder").on(table.bidderId, table.status),
    index("second_chances_expiry").on(table.expiresAt).where(sql`status = 'open'`),
    check("second_chances_answer", sql`(${table.status} = 'open') = (${table.answeredAt} is null)`),
  ],
);

/** Sales undone when a case about their deal was upheld, kept so that the buyer is not asked again for the same lot. */
export const voidedSales = pgTable(
  "voided_sales",
  {
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    buyerId: int8("buyer_id")
      .notNull()
      .references(() => users.id),
    priceMinor: minor("price_minor").notNull(),
    reason: text("reason").notNull(),
    voidedAt: instant("voided_at").notNull(),
  },
  (table) => [index("voided_sales_listing").on(table.listingId)],
);
