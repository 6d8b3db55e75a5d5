import { boolean, check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { instant, int8, minor } from "../../../db/columns.ts";
import { products } from "../table.ts";

/** Goods from stock that people wait for (rule PD12). */
export const productWatches = pgTable(
  "product_watches",
  {
    userId: int8("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productId: int8("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The most that its owner wants to pay, haléře; null: they wait for it at whatever it costs. */
    wishedMinor: minor("wished_minor"),
    /** Whether what is waited for was so when it was last looked at. */
    isMet: boolean("is_met").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    notifiedAt: instant("notified_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index("product_watches_product").on(table.productId),
    check("product_watches_wish", sql`${table.wishedMinor} > 0`),
  ],
);
