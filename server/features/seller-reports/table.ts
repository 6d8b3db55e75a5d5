import { check, date, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { documentKinds, messageKinds } from "#contract/seller-reports/seller-report-messages.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import type { OperatorRecord, SellerRecord } from "./messages/sent-records.ts";

/** What the report says of a seller and goes from the account, by the columns of `contact_details`. */
type LeftContact = Readonly<
  Record<
    ("first_name" | "last_name" | "street" | "city" | "zip" | "country") | ("company" | "company_id" | "tax_id"),
    string | null
  >
>;

/** What a seller has told the site for the yearly report to the tax office, beyond the contact details (rule TR4). */
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

/** For which year a seller near the thresholds was asked for what is missing, once (rule TR7). */
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

/** A message to the tax office for a year, with what it says of the operator (rule TR8). */
export const sellerReportMessages = pgTable("seller_report_messages", {
  id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
  year: integer("year").notNull(),
  kind: text("kind", { enum: messageKinds }).notNull(),
  refId: text("ref_id").notNull().unique(),
  operator: jsonb("operator").$type<OperatorRecord>().notNull(),
  operatorHash: text("operator_hash").notNull(),
  operatorKind: text("operator_kind", { enum: documentKinds }).notNull(),
  operatorRef: text("operator_ref").notNull(),
  operatorCorrects: text("operator_corrects"),
  writtenAt: instant("written_at").notNull(),
  byId: int8("by_id")
    .notNull()
    .references(() => users.id),
});

/**
 * A message as it was sent, byte for byte, whoever of it has been forgotten since (rules TR8, RE16). Missing for those that were made
 * before files were kept.
 */
export const sellerReportFiles = pgTable("seller_report_files", {
  messageId: int8("message_id")
    .primaryKey()
    .references(() => sellerReportMessages.id, { onDelete: "cascade" }),
  content: text("content").notNull(),
});

/** What a message says of a seller, under a name by which a later one corrects or deletes it (rule TR8). */
export const sellerReportRecords = pgTable(
  "seller_report_records",
  {
    messageId: int8("message_id")
      .notNull()
      .references(() => sellerReportMessages.id, { onDelete: "cascade" }),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: documentKinds }).notNull(),
    ref: text("ref").notNull(),
    corrects: text("corrects"),
    record: jsonb("record").$type<SellerRecord>().notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId] }), unique().on(table.ref)],
);
