import { check, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";

/** What the report says of a seller and goes from the account, by the columns of `contact_details`. */
type LeftContact = Readonly<
  Record<
    | ("first_name" | "last_name" | "street" | "city" | "zip" | "country")
    | ("company" | "company_id" | "tax_id"),
    string | null
  >
>;

/** What a seller has told the house for the yearly report to the tax office, beyond the contact details (RULES.md TR4). */
export const sellerTaxDetails = pgTable(
  "seller_tax_details",
  {
    userId: int8("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    birthDate: date("birth_date", { mode: "string" }),
    /** The town; empty: not known. */
    birthPlace: text("birth_place").notNull().default(""),
    /** ISO 3166-1 alpha-2; empty: not known. */
    birthCountry: text("birth_country").notNull().default(""),
    /** The number that the country of residence taxes by; empty: not known. */
    taxNumber: text("tax_number").notNull().default(""),
    /** Which country has given the tax number, ISO 3166-1 alpha-2; empty: the country of residence. */
    taxCountry: text("tax_country").notNull().default(""),
    /** Contact details of a seller whose account is deleted before the report is due; null: they are where they always are. */
    leftContact: jsonb("left_contact").$type<LeftContact>(),
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [check("seller_tax_details_version", sql`${table.version} > 0`)],
);

/** For which year a seller near the thresholds was asked for what is missing, once (RULES.md TR7). */
export const sellerTaxRequests = pgTable(
  "seller_tax_requests",
  {
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    year: integer("year").notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.year] })],
);
