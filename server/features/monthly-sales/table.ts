import { date, integer, pgTable } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";

/** A monthly sale: everything that joins it closes on its day (RULES.md S1). */
export const monthlySales = pgTable("monthly_sales", {
  /** The last Sunday of its month, a date in Prague. */
  closesOn: date("closes_on", { mode: "string" }).primaryKey(),
  /** When its first group closes, UTC. */
  closesAt: instant("closes_at").notNull(),
  /** The number of the next lot that goes live in the sale; the row's lock gives numbers out one by one. */
  nextLotNumber: integer("next_lot_number").notNull().default(1),
  /**
   * Top categories in the order in which their lots close, kept from when the sale opened: a category that is added or
   * moved later changes nothing that has been announced. One that is new joins at the end.
   */
  groups: int8("groups").array().notNull().default(sql`'{}'`),
});
