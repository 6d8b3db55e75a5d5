import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { invoiceKinds } from "#contract/invoices/invoices.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { refunds } from "../payments/refunds/table.ts";
import { orders } from "../payments/table.ts";
import type { InvoiceContent } from "./invoice-content.ts";

/** The last number of each series; whoever issues holds its row until the commit, so that no number is lost or given twice. */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    kind: text("kind", { enum: invoiceKinds }).notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] }), check("invoice_series_last", sql`${table.last} > 0`)],
);

/** The day of the taxable supply; null on a proforma. */
const taxableOn = sql.raw("(content->>'taxableOn')");

/** Issued documents. They never change; a trigger refuses it (db/functions/after-tables/invoices.sql). */
export const invoices = pgTable(
  "invoices",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: invoiceKinds }).notNull(),
    year: integer("year").notNull(),
    sequence: integer("sequence").notNull(),
    number: text("number").notNull().unique(),
    uuid: uuid("uuid").notNull().unique(),
    orderId: int8("order_id")
      .notNull()
      .references(() => orders.id),
    /** What a credit note is of. */
    refundId: int8("refund_id").references(() => refunds.id),
    /** The document that a credit note takes back whole, since another replaces it; no money moves. */
    cancelsId: int8("cancels_id").references((): AnyPgColumn => invoices.id),
    /** The wrong document that this one was issued anew for. */
    replacesId: int8("replaces_id").references((): AnyPgColumn => invoices.id),
    /** Who of the site issued it by hand; null for a rule. */
    byId: int8("by_id").references(() => users.id),
    /** The same key issues one document by hand. */
    idempotencyKey: text("idempotency_key"),
    userId: int8("user_id").references(() => users.id),
    /** Haléře, with tax; below zero where money went back. */
    totalMinor: minor("total_minor").notNull(),
    issuedAt: instant("issued_at").notNull(),
    content: jsonb("content").$type<InvoiceContent>().notNull(),
    /** What the site finds it by (db/functions/before-tables/document-words.sql). */
    words: text("words").notNull().generatedAlwaysAs(sql`document_words(number, content)`),
  },
  (table) => [
    uniqueIndex("invoices_series").on(table.kind, table.year, table.sequence),
    uniqueIndex("invoices_first")
      .on(table.orderId, table.kind)
      .where(sql`kind <> 'credit_note' and replaces_id is null`),
    uniqueIndex("invoices_refund").on(table.refundId),
    uniqueIndex("invoices_cancels").on(table.cancelsId),
    uniqueIndex("invoices_replaces").on(table.replacesId),
    uniqueIndex("invoices_key").on(table.idempotencyKey),
    index("invoices_user").on(table.userId, table.id),
    index("invoices_order").on(table.orderId),
    // How the back office of documents reads them: by either day, one kind or all.
    index("invoices_issued").on(table.issuedAt, table.id),
    index("invoices_kind_issued").on(table.kind, table.issuedAt, table.id),
    index("invoices_taxable").on(taxableOn, table.id),
    index("invoices_words").using("gin", sql`words gin_trgm_ops`),
    check(
      "invoices_credits",
      sql`(${table.kind} = 'credit_note') = (num_nonnulls(${table.refundId}, ${table.cancelsId}) = 1)`,
    ),
    check("invoices_sign", sql`(${table.kind} = 'credit_note') = (${table.totalMinor} < 0)`),
    check("invoices_sequence", sql`${table.sequence} > 0`),
  ],
);
