import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { contactKinds } from "#contract/messages/contact-details.ts";
import { sql } from "#server/db/query.ts";
import { bytea, instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { listings } from "../listings/table.ts";
import { media } from "../media/table.ts";

/** The one conversation between a user and a listing's owner about the listing. */
export const conversations = pgTable(
  "conversations",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    listingId: int8("listing_id")
      .notNull()
      .references(() => listings.id),
    askerId: int8("asker_id")
      .notNull()
      .references(() => users.id),
    messageCount: integer("message_count").notNull().default(0),
    lastMessageAt: instant("last_message_at").notNull(),
  },
  (table) => [uniqueIndex("conversations_once").on(table.listingId, table.askerId)],
);

/** The two sides of a conversation and what each has read, changed under the conversation's lock. */
export const conversationSides = pgTable(
  "conversation_sides",
  {
    conversationId: int8("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id),
    side: text("side", { enum: ["asker", "owner"] }).notNull(),
    unread: integer("unread").notNull().default(0),
    /** When the first unread message came. */
    unreadSince: instant("unread_since"),
    /** When a mail last told of unread messages. */
    mailedAt: instant("mailed_at"),
    /** The `unread_since` that it told of: compared as the same or another, since a clock may step back between two. */
    mailedFor: instant("mailed_for"),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index("conversation_sides_user").on(table.userId, table.conversationId),
    index("conversation_sides_unread").on(table.unreadSince).where(sql`unread > 0`),
    check("conversation_sides_unread_since", sql`(${table.unread} > 0) = (${table.unreadSince} is not null)`),
  ],
);

/**
 * A message's text never changes, except that its author may take it back at once (rule M8); within a conversation ids rise in the order
 * of writing.
 */
export const messages = pgTable(
  "messages",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    conversationId: int8("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    authorId: int8("author_id")
      .notNull()
      .references(() => users.id),
    /** Empty where the message is a photograph. */
    text: text("text").notNull(),
    mediaId: text("media_id").references(() => media.id),
    /** Whether the asker agrees that the item's page shows the question once it is answered there. */
    mayBePublic: boolean("may_be_public").notNull().default(false),
    /** The question that this message answers in public. */
    answersId: int8("answers_id").references((): AnyPgColumn => messages.id),
    createdAt: instant("created_at").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of target and body: the same key with another body is refused. */
    requestHash: bytea("request_hash").notNull(),
    /** When a moderator took this answer and its question off the item's page. */
    hiddenAt: instant("hidden_at"),
    hiddenById: int8("hidden_by_id").references(() => users.id),
    hiddenReason: text("hidden_reason"),
    /** The rule that the hiding rests on (contract/moderation/decisions.ts). */
    hiddenRule: text("hidden_rule"),
    /** When its author took it back; the row stays, so that a repeated request does not send it again. */
    takenBackAt: instant("taken_back_at"),
    /** Whether the other side had read it by then, and so learns that there was one. */
    takenBackSeen: boolean("taken_back_seen").notNull().default(false),
    /** Contact details in the text, written before the two had a deal (rule M10). */
    contactKinds: text("contact_kinds", { enum: contactKinds }).array().notNull().default(sql`'{}'`),
  },
  (table) => [
    uniqueIndex("messages_idempotency").on(table.authorId, table.idempotencyKey),
    uniqueIndex("messages_answer").on(table.answersId),
    index("messages_conversation").on(table.conversationId, table.id),
    index("messages_public").on(table.conversationId).where(sql`answers_id is not null`),
    check(
      "messages_text",
      sql`case when ${table.mediaId} is null and ${table.takenBackAt} is null then length(${table.text}) between 1 and 2000 else ${table.text} = '' end`,
    ),
    index("messages_words").using("gin", sql`to_tsvector('simple', f_norm(text))`),
    index("messages_contacts").on(table.authorId).where(sql`contact_kinds <> '{}'`),
    check(
      "messages_taken_back",
      sql`(${table.takenBackAt} is null or ${table.mediaId} is null) and (${table.takenBackAt} is not null or not ${table.takenBackSeen})`,
    ),
    uniqueIndex("messages_media").on(table.mediaId),
    check("messages_hidden", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
  ],
);
