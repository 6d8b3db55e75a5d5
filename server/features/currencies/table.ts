import { boolean, check, date, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { int8 } from "../../db/columns.ts";

/** Currencies that prices may be shown in. `rate` is CZK for one unit. */
export const currencies = pgTable(
  "currencies",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    code: text("code").notNull().unique(),
    isDefault: boolean("is_default").notNull().default(false),
    /** Hidden ones are the operator's alone. */
    isShown: boolean("is_shown").notNull().default(true),
    symbolBefore: text("symbol_before").notNull().default(""),
    symbolAfter: text("symbol_after").notNull().default(""),
    decimals: integer("decimals").notNull().default(2),
    rate: numeric("rate", { precision: 14, scale: 6, mode: "number" }).notNull(),
    /** The day of the list that the rate was taken from; null: written by hand. */
    rateOn: date("rate_on"),
    position: integer("position").notNull(),
    /** How often it was changed. */
    version: integer("version").notNull().default(0),
  },
  (table) => [
    check("currencies_code", sql`${table.code} ~ '^[A-Z]{3}$'`),
    check("currencies_decimals", sql`${table.decimals} between 0 and 4`),
    check("currencies_rate", sql`${table.rate} > 0`),
    check("currencies_charged", sql`${table.code} <> 'CZK' or (${table.rate} = 1 and ${table.isShown})`),
    check("currencies_default_shown", sql`${table.isShown} or not ${table.isDefault}`),
    uniqueIndex("currencies_default").on(table.isDefault).where(sql`${table.isDefault}`),
  ],
);
