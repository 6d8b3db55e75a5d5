import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { bytea, instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { listings } from "../listings/table.ts";

/** Offers of a price, to a demand or to a supply by agreement (rule O1). */
export const offers = pgTable(
  "offers",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    /** The person who offers: the would-be seller of a demand, the would-be buyer of a supply. */
    authorId: int8("author_id")
      .notNull()
      .references(() => users.id),
    priceMinor: minor("price_minor").notNull(),
    text: text("text").notNull().default(""),
    /** The counter price that the listing's owner may name once; then the author decides. */
    counterPriceMinor: minor("counter_price_minor"),
    /** The listing's terms (`terms_revision`) when the latest price was named; the price can be accepted for no others. */
    termsRevision: integer("terms_revision").notNull().default(0),
    status: text("status", { enum: ["open", "accepted", "declined", "withdrawn", "expired"] })
      .notNull()
      .default("open"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    answeredAt: instant("answered_at"),
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of listing and body: the same key with another body is refused. */
    requestHash: bytea("request_hash").notNull(),
  },
  (table) => [
    uniqueIndex("offers_open").on(table.listingId, table.authorId).where(sql`status = 'open'`),
    uniqueIndex("offers_idempotency").on(table.authorId, table.idempotencyKey),
    index("offers_listing").on(table.listingId, table.id),
    index("offers_author").on(table.authorId, table.id),
    index("offers_expiry").on(table.expiresAt).where(sql`status = 'open'`),
    check("offers_price", sql`${table.priceMinor} > 0 and coalesce(${table.counterPriceMinor}, 1) > 0`),
    check("offers_answer", sql`(${table.status} = 'open') = (${table.answeredAt} is null)`),
  ],
);
