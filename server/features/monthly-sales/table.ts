import { date, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";

/** A monthly sale: everything that joins it closes on its day (rule S1). */
export const monthlySales = pgTable(
  "monthly_sales",
  {
    /** The last Sunday of its month unless the operator has moved it within the month, a date in Prague. */
    closesOn: date("closes_on", { mode: "string" }).primaryKey(),
    /** When its first group closes, UTC. */
    closesAt: instant("closes_at").notNull(),
    /** The number of the next lot that goes live, taken under the row's lock. */
    nextLotNumber: integer("next_lot_number").notNull().default(1),
    /**
     * Top categories in the order in which their lots close, fixed when the sale opens so that announced times hold; a
     * category added later joins at the end.
     */
    groups: int8("groups").array().notNull().default(sql`'{}'`),
  },
  (table) => [
    // A month has one sale, which who plans it and who joins it rely on.
    uniqueIndex("monthly_sales_month").on(
      sql`extract(year from ${table.closesOn})`,
      sql`extract(month from ${table.closesOn})`,
    ),
  ],
);
