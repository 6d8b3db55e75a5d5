import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { noticeKinds } from "#contract/live.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8, minor } from "../../db/columns.ts";

/** Mails: written once by their key, sent by the mailer; kept without a mail server too. */
export const mails = pgTable(
  "mails",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The subject and recipient in one key, so that the same event twice is one mail. */
    key: text("key").notNull().unique(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    /** Goes into the headers List-Unsubscribe. */
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

/** Notices, kept for the page of notices. Their words are made when they are read. */
export const notices = pgTable(
  "notices",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Of the outbox: the same event twice is one notice. */
    eventId: int8("event_id").notNull(),
    /** No foreign keys: the dispatcher's batches must not wait for rows that bids or deals hold (deals/table.ts). */
    userId: int8("user_id").notNull(),
    kind: text("kind", { enum: noticeKinds }).notNull(),
    listingId: int8("listing_id").notNull(),
    dealId: int8("deal_id"),
    /** Visible price at that time, after the end the final one. */
    priceMinor: minor("price_minor"),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at"),
  },
  (table) => [
    uniqueIndex("notices_once").on(table.eventId, table.userId, table.kind),
    index("notices_user").on(table.userId, table.listingId, table.kind, table.id.desc()),
    index("notices_unseen").on(table.userId, table.id).where(sql`seen_at is null`),
  ],
);
