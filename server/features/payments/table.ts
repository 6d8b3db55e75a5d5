import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { gatewayKinds, orderStatuses, orderSubjects } from "#contract/payments/orders.ts";
import { taxClasses } from "#contract/payments/tax-classes.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { currencies } from "./statements/currencies.ts";

const knownCurrencies = sql.raw(currencies.map((code) => `'${code}'`).join(", "));

/** What somebody has to pay the operator. What it buys is known by its subject alone, which later features read from events. */
export const orders = pgTable(
  "orders",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** 128 random bits in the order's address. */
    hash: text("hash").notNull(),
    userId: int8("user_id").references(() => users.id),
    subjectType: text("subject_type", { enum: orderSubjects }).notNull(),
    subjectId: int8("subject_id").notNull(),
    status: text("status", { enum: orderStatuses }).notNull().default("awaiting_payment"),
    totalMinor: minor("total_minor").notNull(),
    refundedMinor: minor("refunded_minor").notNull().default(0),
    /** At most ten digits, by which a bank transfer is paired. */
    variableSymbol: text("variable_symbol").notNull().unique(),
    /** Whether it is for what was had already: such an order neither runs out nor can be given up. */
    isOwed: boolean("is_owed").notNull().default(false),
    /** Whether it is money of others, held until it is released to them or goes back (decisions/0068). It runs out with its subject alone. */
    isEscrowed: boolean("is_escrowed").notNull().default(false),
    releasedMinor: minor("released_minor").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Day by which a bill is to be paid. */
    dueOn: date("due_on", { mode: "string" }),
    paidAt: instant("paid_at"),
    closedAt: instant("closed_at"),
  },
  (table) => [
    index("orders_user").on(table.userId, table.id),
    index("orders_subject").on(table.subjectType, table.subjectId),
    index("orders_status").on(table.status, table.id),
    index("orders_expiry").on(table.expiresAt).where(sql`status = 'awaiting_payment'`),
    check("orders_total", sql`${table.totalMinor} >= 0`),
    check("orders_refunded", sql`${table.refundedMinor} between 0 and ${table.totalMinor}`),
    // Whoever comes second, a release or a refund, finds no more than is left.
    check("orders_released", sql`${table.releasedMinor} between 0 and ${table.totalMinor} - ${table.refundedMinor}`),
    check("orders_escrowed", sql`${table.isEscrowed} or ${table.releasedMinor} = 0`),
    check("orders_one_kind", sql`not (${table.isEscrowed} and ${table.isOwed})`),
    check(
      "orders_paid",
      sql`(${table.status} in ('paid', 'partly_refunded', 'refunded')) = (${table.paidAt} is not null)`,
    ),
  ],
);

/** Lines of an order; but for the rate of tax, which their payment decides, they never change. Amounts are in haléře, with tax. */
export const orderLines = pgTable(
  "order_lines",
  {
    orderId: int8("order_id")
      .notNull()
      .references(() => orders.id),
    position: integer("position").notNull(),
    label: jsonb("label").$type<LocalizedText>().notNull(),
    /** What the money is earned by, as the ledger names it. */
    revenue: text("revenue").notNull(),
    quantity: integer("quantity").notNull(),
    unitMinor: minor("unit_minor").notNull(),
    /** Taken off by a voucher. */
    discountMinor: minor("discount_minor").notNull().default(0),
    totalMinor: minor("total_minor").notNull(),
    /** null: the operator pays no VAT. */
    vatPercent: integer("vat_percent"),
    /** Whose rate of the day is taken; null: the standard one. */
    taxClass: text("tax_class", { enum: taxClasses }),
    /** No longer read: `taxClass` says it. It goes with the next release. */
    ownRate: integer("own_rate"),
  },
  (table) => [
    uniqueIndex("order_lines_position").on(table.orderId, table.position),
    check("order_lines_tax_class", sql`${table.taxClass} in ('standard', 'reduced', 'zero')`),
    check(
      "order_lines_total",
      sql`${table.totalMinor} = ${table.quantity} * ${table.unitMinor} - ${table.discountMinor}`,
    ),
    check(
      "order_lines_quantity",
      sql`${table.quantity} > 0 and ${table.discountMinor} >= 0 and ${table.totalMinor} >= 0`,
    ),
  ],
);

/** Attempts to pay an order at a gateway. */
export const payments = pgTable(
  "payments",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: int8("order_id")
      .notNull()
      .references(() => orders.id),
    gateway: text("gateway", { enum: gatewayKinds }).notNull(),
    /** The gateway's name of it; null until the gateway has answered. */
    reference: text("reference"),
    url: text("url"),
    status: text("status", { enum: ["created", "pending", "paid", "cancelled", "expired", "failed"] })
      .notNull()
      .default("created"),
    amountMinor: minor("amount_minor").notNull(),
    createdAt: instant("created_at").notNull(),
    lookedAt: instant("looked_at"),
  },
  (table) => [
    uniqueIndex("payments_reference").on(table.gateway, table.reference),
    index("payments_order").on(table.orderId, table.id),
    index("payments_open").on(table.createdAt).where(sql`status in ('created', 'pending')`),
  ],
);

/** Money that has come, once each: what a gateway has captured, or a line of a bank statement. */
export const receipts = pgTable(
  "receipts",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** A gateway's kind, "transfer", or "cash". */
    source: text("source").notNull(),
    /** Its name there. */
    reference: text("reference").notNull(),
    amountMinor: minor("amount_minor").notNull(),
    currency: text("currency").notNull(),
    variableSymbol: text("variable_symbol"),
    /** The payer's words, account and name, as a statement tells them. */
    note: text("note").notNull().default(""),
    /** The order that it has paid; null while it waits for a person. */
    orderId: int8("order_id").references(() => orders.id),
    /** Why it pays for nothing by itself. */
    fault: text("fault", {
      enum: [
        "amount",
        "currency",
        "paid_already",
        "no_order",
        "lapsed",
        "other_movement",
        "own_order",
        "cancelled",
        "repeated",
        "confirmed",
      ],
    }),
    receivedAt: instant("received_at").notNull(),
    /** When a person has decided what becomes of it. */
    resolvedAt: instant("resolved_at"),
    /** The line of a statement that has told what was confirmed by hand before. */
    reportedByLine: text("reported_by_line"),
    /** The lines of statements in other formats that have told the same movement: one of each format. */
    alsoReportedAs: text("also_reported_as").array().notNull().default(sql`'{}'`),
    /** Of a line of a statement: format, day, account and the bank's name, which other lines may share. */
    statementReference: text("statement_reference"),
    /** The operator's account that it came to, where the statement names it. */
    ownAccount: text("own_account"),
    /** The payer's, where a statement names it, as `accountOf` writes it. */
    payerAccount: text("payer_account"),
    /** The same as an IBAN, where the statement names its bank: it can be paid back to. */
    payerIban: text("payer_iban"),
    /** The entry of a statement that it came in with other payments. */
    batch: text("batch"),
  },
  (table) => [
    uniqueIndex("receipts_reference").on(table.source, table.reference),
    uniqueIndex("receipts_order").on(table.orderId),
    index("receipts_statement").on(table.statementReference),
    // Statements are compared by day (`dayOfReference`).
    index("receipts_day")
      .on(sql`substring(coalesce(reported_by_line, reference) from '^[a-z]+-([0-9]{4}-[0-9]{2}-[0-9]{2})-')`)
      .where(sql`source = 'transfer'`),
    index("receipts_waiting").on(table.id).where(sql`order_id is null and resolved_at is null`),
    check("receipts_currency", sql`${table.currency} in (${knownCurrencies})`),
    check("receipts_amount", sql`${table.amountMinor} > 0`),
    check("receipts_fault", sql`(${table.orderId} is null) = (${table.fault} is not null)`),
  ],
);

/**
 * The ledger: each row moves an amount from the account it is credited to the account it is debited, so that every movement
 * balances by itself. Rows are only ever added. Haléře.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    debit: text("debit").notNull(),
    credit: text("credit").notNull(),
    amountMinor: minor("amount_minor").notNull(),
    receiptId: int8("receipt_id").references(() => receipts.id),
    orderId: int8("order_id").references(() => orders.id),
    reason: text("reason").notNull(),
    bookedAt: instant("booked_at").notNull(),
  },
  (table) => [
    index("ledger_entries_debit").on(table.debit, table.bookedAt),
    index("ledger_entries_credit").on(table.credit, table.bookedAt),
    index("ledger_entries_order").on(table.orderId),
    // How an export of a period reads them.
    index("ledger_entries_booked").on(table.bookedAt, table.id),
    check("ledger_entries_amount", sql`${table.amountMinor} > 0`),
    // No account is of a currency that is none: `escrowed:transfer:EUR`, `unpaired:EUR`.
    check(
      "ledger_entries_currency",
      sql`coalesce(substring(${table.debit} from '^(?:held:[^:]+|unpaired):(.+)$'), 'CZK') in (${knownCurrencies})
        and coalesce(substring(${table.credit} from '^(?:held:[^:]+|unpaired):(.+)$'), 'CZK') in (${knownCurrencies})`,
    ),
    check("ledger_entries_sides", sql`${table.debit} <> ${table.credit}`),
  ],
);

/** Webhooks that were refused since they were not their gateway's, counted by gateway and day (UTC). */
export const refusedWebhooks = pgTable(
  "refused_webhooks",
  {
    gateway: text("gateway", { enum: gatewayKinds }).notNull(),
    day: date("day").notNull(),
    count: integer("count").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.day] }),
    check("refused_webhooks_count", sql`${table.count} > 0`),
  ],
);
