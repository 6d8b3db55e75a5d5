import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";

/** Lists of watched items: one of each account, and those of guests. */
export const wishlists = pgTable(
  "wishlists",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    siteId: integer("site_id").notNull().default(1),
    /** Null for a guest's list, which the guest opens by its `temp_id`. */
    userId: int8("user_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 256 random bits, so that no list is found by trying. */
    tempId: text("temp_id").notNull().unique(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When the list last changed, by which guests' lists are swept. */
    usedAt: instant("used_at").notNull().defaultNow(),
  },
  (table) => [index("wishlists_guests").on(table.usedAt).where(sql`user_id is null`)],
);

export const wishlistItems = pgTable(
  "wishlist_items",
  {
    wishlistId: int8("wishlist_id")
      .notNull()
      .references(() => wishlists.id, { onDelete: "cascade" }),
    /**
     * No foreign key: its lock could deadlock with the bid queue's when the dispatcher's batches copy watchers;
     * published listings are never deleted.
     */
    listingId: int8("listing_id").notNull(),
    note: text("note"),
    addedAt: instant("added_at").notNull().defaultNow(),
    /** The planned end that its owner has been reminded of. */
    remindedFor: instant("reminded_for"),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.listingId] }),
    index("wishlist_items_listing").on(table.listingId, table.wishlistId),
    check("wishlist_items_note", sql`length(${table.note}) between 1 and 500`),
  ],
);
