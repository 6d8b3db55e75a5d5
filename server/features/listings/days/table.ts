import { date, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { int8 } from "../../../db/columns.ts";
import { listings } from "../table.ts";

/** What happened to a listing by day in Prague (rule ST1); a day on which nothing did has no row. */
export const listingDays = pgTable(
  "listing_days",
  {
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    views: integer("views").notNull().default(0),
    /** How many watched it after the day's last change; null: nobody began or ended watching that day. */
    watchers: integer("watchers"),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.day] }), index("listing_days_day").on(table.day)],
);
