import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { citext, instant, int8, minor } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { categories } from "../catalogue/table.ts";
import { orders } from "../payments/table.ts";

/** Codes that make an order cheaper. Their conditions never change. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    code: citext("code").notNull().unique(),
    /** One of the two. */
    percent: integer("percent"),
    amountMinor: minor("amount_minor"),
    validFrom: instant("valid_from"),
    validUntil: instant("valid_until"),
    totalLimit: integer("total_limit"),
    userLimit: integer("user_limit"),
    minimumMinor: minor("minimum_minor").notNull().default(0),
    /** An e-mail, or `@` with a domain; empty: everybody. */
    email: citext("email").notNull().default(""),
    categoryId: int8("category_id").references(() => categories.id),
    /** What it helps to pay; empty: everything. */
    subjects: text("subjects").array().notNull().default(sql`'{}'`),
    ownerId: int8("owner_id").references(() => users.id),
    /** Who issued it, and may not use it; null: it is older than this is known. */
    issuerId: int8("issuer_id").references(() => users.id),
    rewardPercent: integer("reward_percent").notNull().default(0),
    active: boolean("active").notNull().default(true),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("vouchers_owner").on(table.ownerId),
    check("vouchers_discount", sql`(${table.percent} is null) <> (${table.amountMinor} is null)`),
    check("vouchers_percent", sql`${table.percent} between 1 and 100`),
    check("vouchers_reward", sql`${table.rewardPercent} between 0 and 100`),
  ],
);

/** Uses of a voucher, one for an order; an order that ends unpaid gives its use back. */
export const voucherUses = pgTable(
  "voucher_uses",
  {
    orderId: int8("order_id")
      .primaryKey()
      .references(() => orders.id),
    voucherId: int8("voucher_id")
      .notNull()
      .references(() => vouchers.id),
    userId: int8("user_id").references(() => users.id),
    discountMinor: minor("discount_minor").notNull(),
    usedAt: instant("used_at").notNull(),
    releasedAt: instant("released_at"),
  },
  (table) => [
    index("voucher_uses_voucher").on(table.voucherId, table.userId).where(sql`released_at is null`),
    check("voucher_uses_discount", sql`${table.discountMinor} >= 0`),
  ],
);
