import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/** Regular work whose last attempt failed, by the process that made it; the next one that succeeds removes it. */
export const failingWork = pgTable(
  "failing_work",
  {
    work: text("work").notNull(),
    /** Machine and process. */
    place: text("place").notNull(),
    since: instant("since").notNull(),
    lastAt: instant("last_at").notNull(),
    error: text("error").notNull(),
  },
  (table) => [primaryKey({ columns: [table.work, table.place] })],
);

/** When regular work is due again; whoever moves that moment has its turn. */
export const regularWork = pgTable("regular_work", {
  work: text("work").primaryKey(),
  dueAt: instant("due_at").notNull(),
});
