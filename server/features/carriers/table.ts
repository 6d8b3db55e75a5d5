import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { carrierDestinations, shopCountries } from "#contract/carriers/carriers.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { int8, minor } from "../../db/columns.ts";

/** Who brings goods from stock to an address. */
export const carriers = pgTable("carriers", {
  id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
  position: integer("position").notNull().default(0),
  isShown: boolean("is_shown").notNull(),
  destination: text("destination", { enum: carrierDestinations }).notNull().default("address"),
  name: jsonb("name").$type<LocalizedText>().notNull(),
  note: jsonb("note").$type<LocalizedText>().notNull(),
  version: integer("version").notNull().default(0),
});

/** What a carrier asks, by country and weight, from a day on; a new list of a country takes the place of the earlier one. */
export const carrierPrices = pgTable(
  "carrier_prices",
  {
    carrierId: int8("carrier_id")
      .notNull()
      .references(() => carriers.id, { onDelete: "cascade" }),
    country: text("country", { enum: shopCountries }).notNull(),
    /** Day in Prague. */
    validFrom: date("valid_from").notNull(),
    maxWeightG: integer("max_weight_g").notNull(),
    priceMinor: minor("price_minor").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.carrierId, table.country, table.validFrom, table.maxWeightG] }),
    check("carrier_prices_weight", sql`${table.maxWeightG} > 0`),
    check("carrier_prices_price", sql`${table.priceMinor} >= 0`),
  ],
);
