import { check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bankOrderFormats } from "#contract/bank/bank-orders.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../../db/columns.ts";
import { users } from "../../accounts/table.ts";

/** Orders to a bank: refunds and payouts that were written into one file. */
export const bankOrders = pgTable(
  // Its name is from when payouts alone went into such files.
  "payout_batches",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    byId: int8("by_id")
      .notNull()
      .references(() => users.id),
    createdAt: instant("created_at").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** It stays: two files of one order would be paid twice. */
    format: text("format", { enum: bankOrderFormats }).notNull().default("sepa"),
  },
  (table) => [
    uniqueIndex("payout_batches_key").on(table.byId, table.idempotencyKey),
    check("payout_batches_format", sql`${table.format} in ('sepa', 'abo')`),
  ],
);
