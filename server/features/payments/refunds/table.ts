import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../../db/columns.ts";
import { users } from "../../accounts/table.ts";
import { bankOrders } from "../bank-orders/table.ts";
import { orders } from "../table.ts";

/** Money paid back, in full or in part. */
export const refunds = pgTable(
  "refunds",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: int8("order_id")
      .notNull()
      .references(() => orders.id),
    amountMinor: minor("amount_minor").notNull(),
    reason: text("reason").notNull(),
    /** Who of the site decided it; null for a rule. */
    byId: int8("by_id").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    /** When the gateway has taken it over, or it has left the bank. */
    sentAt: instant("sent_at"),
    idempotencyKey: text("idempotency_key").notNull(),
    /** The account that it goes to, where somebody has written it or it is in a file to the bank; else the payer's. */
    iban: text("iban"),
    /** Whose account it is, as the bank is told; from the file on. */
    payeeName: text("payee_name"),
    bankOrderId: int8("bank_order_id").references(() => bankOrders.id),
  },
  (table) => [
    uniqueIndex("refunds_key").on(table.orderId, table.idempotencyKey),
    index("refunds_bank_order").on(table.bankOrderId).where(sql`bank_order_id is not null`),
    index("refunds_unsent").on(table.id).where(sql`sent_at is null`),
    check("refunds_account", sql`${table.iban} is not null or ${table.bankOrderId} is null`),
    check("refunds_amount", sql`${table.amountMinor} > 0`),
  ],
);

/** What each refund takes back from each line of its order, haléře with tax and the tax within; held money has no lines to take it from. */
export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: int8("refund_id")
      .notNull()
      .references(() => refunds.id),
    /** The line's position in its order. */
    position: integer("position").notNull(),
    totalMinor: minor("total_minor").notNull(),
    vatMinor: minor("vat_minor").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.position] }),
    check("refund_lines_amounts", sql`${table.totalMinor} > 0 and ${table.vatMinor} between 0 and ${table.totalMinor}`),
  ],
);
