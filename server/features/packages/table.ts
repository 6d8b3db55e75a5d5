import { boolean, check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { LocalizedText } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { int8, minor } from "../../db/columns.ts";

/** What a listing is published under: its price, its days at the top, whether its card stands out. */
export const packages = pgTable(
  "packages",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    key: text("key").notNull().unique(),
    name: jsonb("name").$type<LocalizedText>().notNull(),
    /** Haléře, with tax. */
    priceMinor: minor("price_minor").notNull(),
    topDays: integer("top_days").notNull().default(0),
    highlighted: boolean("highlighted").notNull().default(false),
    active: boolean("active").notNull().default(true),
  },
  (table) => [
    check("packages_price", sql`${table.priceMinor} >= 0`),
    check("packages_top_days", sql`${table.topDays} between 0 and 90`),
  ],
);
