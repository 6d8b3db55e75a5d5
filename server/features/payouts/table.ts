import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { bankOrders } from "../payments/bank-orders/table.ts";
import { orders } from "../payments/table.ts";

/** What a seller gets of held money, once for an order. */
export const payouts = pgTable(
  "payouts",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: int8("order_id")
      .notNull()
      .references(() => orders.id),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id),
    /** Haléře. */
    amountMinor: minor("amount_minor").notNull(),
    /** Where it goes, sealed (`openAccount`); null: to the account that its seller has when it is sent. */
    iban: text("iban"),
    /** Whose account it is, as the bank is told; from the file on. */
    payeeName: text("payee_name"),
    variableSymbol: text("variable_symbol").notNull(),
    createdAt: instant("created_at").notNull(),
    batchId: int8("batch_id").references(() => bankOrders.id),
    paidAt: instant("paid_at"),
    /** Who has said so; null: a statement that came by itself. */
    paidById: int8("paid_by_id").references(() => users.id),
  },
  (table) => [
    uniqueIndex("payouts_order").on(table.orderId),
    index("payouts_user").on(table.userId, table.id),
    index("payouts_batch").on(table.batchId),
    index("payouts_paid").on(table.paidAt.desc()).where(sql`paid_at is not null`),
    index("payouts_waiting").on(table.id).where(sql`paid_at is null`),
    check("payouts_amount", sql`${table.amountMinor} > 0`),
    // Nothing is ordered or sent to nowhere.
    check("payouts_account", sql`${table.iban} is not null or (${table.batchId} is null and ${table.paidAt} is null)`),
    check("payouts_paid", sql`${table.paidById} is null or ${table.paidAt} is not null`),
  ],
);
