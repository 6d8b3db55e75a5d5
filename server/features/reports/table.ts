import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { reportOutcomes, reportReasons } from "#contract/messages/reports.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { conversations, messages } from "../messages/table.ts";

/** What people told moderators of messages and of each other (RULES.md M12). */
export const reports = pgTable(
  "reports",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    reporterId: int8("reporter_id")
      .notNull()
      .references(() => users.id),
    reportedId: int8("reported_id")
      .notNull()
      .references(() => users.id),
    conversationId: int8("conversation_id")
      .notNull()
      .references(() => conversations.id),
    /** null: the person, not a message. */
    messageId: int8("message_id").references(() => messages.id),
    /** The message's text then: its author may still take it back. */
    quoted: text("quoted"),
    reason: text("reason", { enum: reportReasons }).notNull(),
    note: text("note").notNull(),
    createdAt: instant("created_at").notNull(),
    outcome: text("outcome", { enum: reportOutcomes }),
    decidedReason: text("decided_reason"),
    decidedById: int8("decided_by_id").references(() => users.id),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    uniqueIndex("reports_open_once")
      .on(table.reporterId, table.conversationId, sql`coalesce(message_id, 0)`)
      .where(sql`outcome is null`),
    index("reports_open").on(table.createdAt).where(sql`outcome is null`),
    index("reports_decided").on(table.decidedAt.desc()).where(sql`outcome is not null`),
    check(
      "reports_decision",
      sql`num_nonnulls(${table.outcome}, ${table.decidedReason}, ${table.decidedById}, ${table.decidedAt}) in (0, 4)`,
    ),
    check("reports_quoted", sql`(${table.messageId} is null) = (${table.quoted} is null)`),
  ],
);
