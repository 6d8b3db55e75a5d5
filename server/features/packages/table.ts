import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LocalizedText } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { int8, minor } from "../../db/columns.ts";

/** What a listing is published under: its price, its days at the top, whether its card stands out. */
export const packages = pgTable(
  "packages",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    key: text("key").notNull(),
    name: jsonb("name").$type<LocalizedText>().notNull(),
    /** Haléře, with tax. */
    priceMinor: minor("price_minor").notNull(),
    topDays: integer("top_days").notNull().default(0),
    highlighted: boolean("highlighted").notNull().default(false),
    active: boolean("active").notNull().default(true),
    position: integer("position").notNull().default(0),
    version: integer("version").notNull().default(0),
    /** Another row has taken its key over; this one stays for what was published under it (rule TP6). */
    superseded: boolean("superseded").notNull().default(false),
  },
  (table) => [
    uniqueIndex("packages_key_current").on(table.key).where(sql`not superseded`),
    check("packages_price", sql`${table.priceMinor} >= 0`),
    check("packages_top_days", sql`${table.topDays} between 0 and 90`),
  ],
);
