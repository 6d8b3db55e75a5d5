import { check, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";

/** Who takes no more questions, messages and offers from whom (rule M9). */
export const blocks = pgTable(
  "blocks",
  {
    blockerId: int8("blocker_id")
      .notNull()
      .references(() => users.id),
    blockedId: int8("blocked_id")
      .notNull()
      .references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index("blocks_blocked").on(table.blockedId),
    check("blocks_others", sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);
