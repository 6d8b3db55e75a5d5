import { boolean, check, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { int8 } from "../../db/columns.ts";

/** Currencies that prices may be shown in. `rate` is CZK for one unit. */
export const currencies = pgTable(
  "currencies",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    code: text("code").notNull().unique(),
    isDefault: boolean("is_default").notNull().default(false),
    symbolBefore: text("symbol_before").notNull().default(""),
    symbolAfter: text("symbol_after").notNull().default(""),
    decimals: integer("decimals").notNull().default(2),
    rate: numeric("rate", { precision: 14, scale: 6, mode: "number" }).notNull(),
    position: integer("position").notNull(),
  },
  (table) => [
    check("currencies_code", sql`${table.code} ~ '^[A-Z]{3}$'`),
    check("currencies_decimals", sql`${table.decimals} between 0 and 4`),
    check("currencies_rate", sql`${table.rate} > 0`),
    uniqueIndex("currencies_default").on(table.isDefault).where(sql`${table.isDefault}`),
  ],
);
