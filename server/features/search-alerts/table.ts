import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { type WatchedFilters, watchPaces } from "#contract/search-alerts/watched-searches.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor, tsquery } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";

/** Searches and sellers that people watch (rule SF1). */
export const watchedSearches = pgTable(
  "watched_searches",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The filters in one form, by which the same search is known. */
    key: text("key").notNull(),
    q: text("q"),
    filters: jsonb("filters").$type<WatchedFilters>().notNull(),
    /** What a listing's lexemes must answer; null: its words have yet to be read. */
    query: tsquery("query"),
    /** When its words were last read: they stand for those that names had then. */
    checkedAt: instant("checked_at").notNull(),
    priceFromMinor: minor("price_from_minor"),
    priceToMinor: minor("price_to_minor"),
    pace: text("pace", { enum: watchPaces }).notNull().default("instant"),
    createdAt: instant("created_at").notNull(),
    /** Finds up to here have been seen. */
    seenAt: instant("seen_at").notNull(),
    notifiedAt: instant("notified_at"),
  },
  (table) => [
    // A key may be longer than an index takes.
    uniqueIndex("watched_searches_once").on(table.userId, sql`md5(${table.key})`),
    index("watched_searches_due").on(table.checkedAt),
    check("watched_searches_q", sql`length(${table.q}) between 2 and 200`),
    check("watched_searches_price", sql`${table.priceFromMinor} <= ${table.priceToMinor}`),
  ],
);

/** What was found for a watched search, once each, so that nobody is told twice. */
export const searchMatches = pgTable(
  "search_matches",
  {
    searchId: int8("search_id")
      .notNull()
      .references(() => watchedSearches.id, { onDelete: "cascade" }),
    /** No foreign key, as in `wishlist_items`. */
    listingId: int8("listing_id").notNull(),
    foundAt: instant("found_at").notNull(),
    /** null: it waits to be told. */
    notifiedAt: instant("notified_at"),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.listingId] }),
    index("search_matches_listing").on(table.listingId),
    index("search_matches_waiting").on(table.searchId, table.foundAt).where(sql`notified_at is null`),
    index("search_matches_age").on(table.foundAt),
  ],
);

/** Supplies that were found for a demand, once each. */
export const demandMatches = pgTable(
  "demand_matches",
  {
    demandId: int8("demand_id").notNull(),
    supplyId: int8("supply_id").notNull(),
    foundAt: instant("found_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.demandId, table.supplyId] }),
    index("demand_matches_supply").on(table.supplyId),
  ],
);

/** Listings that run since a moment ago and that nobody has looked at for searches and demands. */
export const freshListings = pgTable("fresh_listings", {
  listingId: int8("listing_id").primaryKey(),
});
