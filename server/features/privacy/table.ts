import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { exportStatuses } from "#contract/privacy/privacy.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";

/** Exports of an account's data; a row is the order for one, and what has come of it. Its file lies in the storage (exports/place.ts). */
export const dataExports = pgTable(
  "data_exports",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id),
    status: text("status", { enum: exportStatuses }).notNull().default("waiting"),
    /** Files written so far, of how many; 0 of 0 until it is begun. */
    filesDone: integer("files_done").notNull().default(0),
    filesTotal: integer("files_total").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    /** Until then the process that makes it is taken to be alive. */
    claimedUntil: instant("claimed_until"),
    createdAt: instant("created_at").notNull(),
    /** Since when it can be fetched, and until when. */
    readyAt: instant("ready_at"),
    expiresAt: instant("expires_at"),
    bytes: int8("bytes"),
  },
  (table) => [
    uniqueIndex("data_exports_one").on(table.userId).where(sql`status in ('waiting', 'running')`),
    index("data_exports_user").on(table.userId, table.id),
    index("data_exports_due").on(table.id).where(sql`status in ('waiting', 'running')`),
    index("data_exports_expiry").on(table.expiresAt).where(sql`status = 'ready'`),
    check("data_exports_progress", sql`${table.filesDone} between 0 and ${table.filesTotal}`),
    check(
      "data_exports_ready",
      sql`(${table.status} in ('ready', 'expired')) = (${table.readyAt} is not null and ${table.expiresAt} is not null)`,
    ),
  ],
);
