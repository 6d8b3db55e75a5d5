import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { OpenPart } from "#contract/stores/opening-hours.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";

/** Stores of the operator. */
export const stores = pgTable(
  "stores",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    position: integer("position").notNull().default(0),
    isShown: boolean("is_shown").notNull(),
    name: jsonb("name").$type<LocalizedText>().notNull(),
    note: jsonb("note").$type<LocalizedText>().notNull(),
    street: text("street").notNull(),
    city: text("city").notNull(),
    zip: text("zip").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    /** Seven days from Monday on. */
    week: jsonb("week").$type<OpenPart[][]>().notNull(),
    /** Raised by each change; whoever has seen another one is told. */
    version: integer("version").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [check("stores_week", sql`jsonb_array_length(${table.week}) = 7`)],
);

/** Days on which a store is open otherwise than in its usual week, or closed. */
export const storeExceptions = pgTable(
  "store_exceptions",
  {
    storeId: int8("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    on: date("on_day").notNull(),
    parts: jsonb("parts").$type<OpenPart[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.on] })],
);
