import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../db/columns.ts";

/** The transactional outbox: events, written in the transaction of their change. */
export const outbox = pgTable(
  "outbox",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    topic: text("topic").notNull(),
    payload: jsonb("payload").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** Long ago until the first attempt, so that a clock that steps back holds no new event up. */
    nextAttemptAt: instant("next_attempt_at").notNull().default(sql`'-infinity'`),
    handledAt: instant("handled_at"),
    lastError: text("last_error"),
  },
  (table) => [index("outbox_waiting").on(table.nextAttemptAt, table.id).where(sql`handled_at is null`)],
);
