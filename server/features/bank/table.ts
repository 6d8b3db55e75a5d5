import { check, date, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { outgoingFaults } from "#contract/bank/bank-movements.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { refunds } from "../payments/refunds/table.ts";
import { receipts } from "../payments/table.ts";
import { payouts } from "../payouts/table.ts";

/** Money that has left the account, a line of a statement each, once. */
export const outgoings = pgTable(
  "outgoings",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Its name there (rule PM9). */
    reference: text("reference").notNull(),
    /** The lines of statements in other formats that have told the same movement: one of each format. */
    alsoReportedAs: text("also_reported_as").array().notNull().default(sql`'{}'`),
    /** The operator's account, as `accountOf` writes it; empty where the statement does not name it. */
    ownAccount: text("own_account").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    amountMinor: minor("amount_minor").notNull(),
    currency: text("currency").notNull(),
    variableSymbol: text("variable_symbol").notNull(),
    /** Whom it went to, as `payerOf` writes it. */
    payeeAccount: text("payee_account").notNull(),
    note: text("note").notNull(),
    takenAt: instant("taken_at").notNull(),
    /** What it has paid: one of these, or none. */
    refundId: int8("refund_id").references(() => refunds.id),
    payoutId: int8("payout_id").references(() => payouts.id),
    /** Money that waited and was returned. */
    receiptId: int8("receipt_id").references(() => receipts.id),
    /** Why a person has to look at it; null: it was paired by itself. */
    fault: text("fault", { enum: outgoingFaults }),
    /** When it was paired, or a person has said what it is. */
    resolvedAt: instant("resolved_at"),
    resolvedById: int8("resolved_by_id").references(() => users.id),
    /** What it is, where it has paid nothing of the site's. */
    reason: text("reason"),
  },
  (table) => [
    uniqueIndex("outgoings_reference").on(table.reference),
    uniqueIndex("outgoings_refund").on(table.refundId),
    uniqueIndex("outgoings_payout").on(table.payoutId),
    uniqueIndex("outgoings_receipt").on(table.receiptId),
    index("outgoings_day").on(table.day, table.id),
    index("outgoings_waiting").on(table.id).where(sql`resolved_at is null`),
    check("outgoings_amount", sql`${table.amountMinor} > 0`),
    check("outgoings_one", sql`num_nonnulls(${table.refundId}, ${table.payoutId}, ${table.receiptId}) <= 1`),
    check(
      "outgoings_resolved",
      sql`(num_nonnulls(${table.refundId}, ${table.payoutId}, ${table.receiptId}, ${table.reason}) = 1)
        = (${table.resolvedAt} is not null)`,
    ),
  ],
);

/** What statements have said of an account at the end of a day; of several the one that was read last. */
export const bankBalances = pgTable(
  "bank_balances",
  {
    account: text("account").notNull(),
    currency: text("currency").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    amountMinor: minor("amount_minor").notNull(),
    readAt: instant("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.currency, table.day] })],
);

/** When statements that come by themselves were read last, by where they come from. */
export const statementReads = pgTable("statement_reads", {
  source: text("source").primaryKey(),
  readAt: instant("read_at").notNull(),
});
