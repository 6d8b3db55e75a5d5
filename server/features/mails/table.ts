import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";

/** Outgoing mails, one per key; they are stored even where no mail server is set up. */
export const mails = pgTable(
  "mails",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Names subject and recipient, so that an event delivered twice writes one mail. */
    key: text("key").notNull().unique(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    /** Sent in the List-Unsubscribe headers. */
    unsubscribeUrl: text("unsubscribe_url"),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_waiting").on(table.nextAttemptAt).where(sql`sent_at is null`),
    index("mails_newest").on(table.id.desc()),
  ],
);
