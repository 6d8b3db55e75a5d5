import { index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { bytea, instant, int8 } from "../../db/columns.ts";
import { invoices } from "../invoices/table.ts";

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
    /** Which mails `unsubscribeUrl` gives up. */
    subscription: text("subscription", { enum: ["watched", "messages", "newsletter"] }),
    /** SHA-256 of the secret link in the mail, whose time begins when the mail is sent (rule A5). */
    linkHash: bytea("link_hash"),
    /** The document that is attached in all its forms, made when the mail is sent. */
    invoiceId: int8("invoice_id").references(() => invoices.id),
    /** The payment code (SPAYD) whose picture goes along with it. */
    paymentCode: text("payment_code"),
    /** Lower goes first (sending/sending-rules.ts). */
    urgency: smallint("urgency").notNull().default(2),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** From here on the mail is of no use to its reader. */
    expiresAt: instant("expires_at").notNull().default(sql`now() + interval '14 days'`),
    sentAt: instant("sent_at"),
    /** It has expired, or its recipient was refused for good. */
    givenUpAt: instant("given_up_at"),
    /** How often the mail server has refused this recipient or this mail; a server that is away counts for nothing. */
    refusals: integer("refusals").notNull().default(0),
    /** Long ago until the first attempt, so that a clock that steps back holds no new mail up. */
    nextAttemptAt: instant("next_attempt_at").notNull().default(sql`'-infinity'`),
    lastError: text("last_error"),
  },
  (table) => [
    index("mails_waiting")
      .on(table.urgency, table.nextAttemptAt, table.id)
      .where(sql`sent_at is null and given_up_at is null`),
    index("mails_newest").on(table.id.desc()),
    index("mails_given_up").on(table.givenUpAt.desc()).where(sql`given_up_at is not null`),
  ],
);

/** News that waits for its reader's daily summary: mails that would have been sent one by one. */
export const summaryEntries = pgTable(
  "summary_entries",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The key of the mail that it stands for. */
    key: text("key").notNull().unique(),
    /** No foreign key: the dispatcher's batches must not wait for a user's row (notifications/table.ts). */
    userId: int8("user_id").notNull(),
    title: text("title").notNull(),
    detail: text("detail").notNull(),
    url: text("url").notNull(),
    dueAt: instant("due_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Kept for as long as mails, so that an event that comes again is not told again. */
    sentAt: instant("sent_at"),
  },
  (table) => [
    index("summary_entries_waiting").on(table.userId, table.dueAt).where(sql`sent_at is null`),
    index("summary_entries_age").on(table.createdAt),
  ],
);
