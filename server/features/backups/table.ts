import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { sql } from "../../db/query.ts";

/** One row: how old the last backup is, and the last one of which a restore was tried. */
export const backups = pgTable(
  "backups",
  {
    single: boolean("single").primaryKey().default(true),
    savedAt: instant("saved_at").notNull(),
    /** null: none was tried yet. */
    provenAt: instant("proven_at"),
    /** Why the last trial failed; null where it went well. */
    fault: text("fault"),
  },
  ({ single }) => [check("backups_single", sql`${single}`)],
);
