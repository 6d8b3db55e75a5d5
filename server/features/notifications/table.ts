import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { dealNews, notificationKinds } from "#contract/bids/live.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";

/** Users' notifications, whose texts are composed when they are read. */
export const notifications = pgTable(
  "notifications",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The event's id in the outbox, so that an event delivered twice is one notification. */
    eventId: int8("event_id").notNull(),
    /** No foreign keys: the dispatcher's batches must not wait for rows that bids or deals lock (deals/table.ts). */
    userId: int8("user_id").notNull(),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    listingId: int8("listing_id").notNull(),
    dealId: int8("deal_id"),
    /** What happened in the deal. */
    news: text("news", { enum: dealNews }),
    /** The watched search that found the listing, and how many more it found then. */
    searchId: int8("search_id"),
    furtherFound: integer("further_found").notNull().default(0),
    /** The visible price at the event; after the end, the final price. */
    priceMinor: minor("price_minor"),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at"),
  },
  (table) => [
    uniqueIndex("notifications_once").on(table.eventId, table.userId, table.kind),
    index("notifications_user").on(table.userId, table.listingId, table.kind, table.id.desc()),
    index("notifications_unseen").on(table.userId, table.id).where(sql`seen_at is null`),
  ],
);
