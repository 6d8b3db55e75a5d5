import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { feeKinds } from "#contract/fees/fee-rules.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { orders } from "../payments/table.ts";

/** Tables of fees, each in force from its day until the next. They never change: listings keep the one they were published under. */
export const feeTables = pgTable(
  "fee_tables",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    validFrom: instant("valid_from").notNull().unique(),
    addedById: int8("added_by_id").references(() => users.id),
    idempotencyKey: text("idempotency_key").notNull().unique(),
  },
  () => [],
);

/** The lines of a table of fees; a kind without a line is not asked. */
export const feeLines = pgTable(
  "fee_lines",
  {
    feeTableId: int8("fee_table_id")
      .notNull()
      .references(() => feeTables.id),
    kind: text("kind", { enum: feeKinds }).notNull(),
    /** Hundredths of a per cent of the price. */
    hundredths: integer("hundredths").notNull(),
    /** Haléře, with tax. */
    minimumMinor: minor("minimum_minor").notNull(),
    /** Haléře, with tax; null: without bound. */
    capMinor: minor("cap_minor"),
  },
  (table) => [
    primaryKey({ columns: [table.feeTableId, table.kind] }),
    check("fee_lines_percent", sql`${table.hundredths} between 0 and 5000`),
    check("fee_lines_bounds", sql`${table.minimumMinor} >= 0 and ${table.capMinor} >= ${table.minimumMinor}`),
    check("fee_lines_publication", sql`${table.kind} <> 'listing_fee' or ${table.hundredths} = 0`),
  ],
);

/** The bill of one person for one month. What is owed is an order, which runs out never. */
export const feeStatements = pgTable(
  "fee_statements",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id),
    /** The first day of the month, in Prague. */
    month: date("month", { mode: "string" }).notNull(),
    orderId: int8("order_id").references(() => orders.id),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    remindersSent: integer("reminders_sent").notNull().default(0),
  },
  (table) => [
    uniqueIndex("fee_statements_month").on(table.userId, table.month),
    uniqueIndex("fee_statements_order").on(table.orderId),
    index("fee_statements_to_remind").on(table.id).where(sql`reminders_sent < 3`),
    check("fee_statements_reminders", sql`${table.remindersSent} between 0 and 3`),
  ],
);

/** What somebody owes for a sale or a publication, until the month's bill takes it. Listings and deals are of later features. */
export const feeCharges = pgTable(
  "fee_charges",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: feeKinds }).notNull(),
    listingId: int8("listing_id").notNull(),
    /** The sale; null for a listing fee. */
    dealId: int8("deal_id"),
    /** Haléře, with tax. */
    amountMinor: minor("amount_minor").notNull(),
    arisenAt: instant("arisen_at").notNull(),
    statementId: int8("statement_id").references(() => feeStatements.id),
    /** When its sale was undone. */
    waivedAt: instant("waived_at"),
  },
  (table) => [
    uniqueIndex("fee_charges_deal").on(table.dealId, table.kind).where(sql`deal_id is not null`),
    uniqueIndex("fee_charges_listing").on(table.listingId).where(sql`kind = 'listing_fee'`),
    index("fee_charges_unbilled")
      .on(table.userId, table.arisenAt)
      .where(sql`statement_id is null and waived_at is null`),
    index("fee_charges_statement").on(table.statementId),
    check("fee_charges_amount", sql`${table.amountMinor} > 0`),
    check("fee_charges_deal_of", sql`(${table.kind} = 'listing_fee') = (${table.dealId} is null)`),
  ],
);
