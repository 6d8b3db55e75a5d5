import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../../db/columns.ts";
import { users } from "../table.ts";

/** Addresses that an account keeps for parcels and invoices; changed under the user's lock, so that one is the default. */
export const addresses = pgTable(
  "addresses",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    street: text("street").notNull(),
    city: text("city").notNull(),
    zip: text("zip").notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text("country").notNull(),
    company: text("company"),
    companyId: text("company_id"),
    taxId: text("tax_id"),
    isDefault: boolean("is_default").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("addresses_user").on(table.userId),
    uniqueIndex("addresses_default").on(table.userId).where(sql`is_default`),
  ],
);
