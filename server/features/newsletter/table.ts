import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { bytea, citext, instant, int8 } from "../../db/columns.ts";

/**
 * Subscribers by e-mail. `confirmed_at` is the proof of consent, without which only the confirmation mail is sent;
 * after `ended_at` nothing is sent, and a later sweep removes the row.
 */
export const subscribers = pgTable(
  "subscribers",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    email: citext("email").notNull().unique(),
    locale: text("locale", { enum: ["cs", "en"] }).notNull(),
    /** Chosen categories; empty means all that may be advertised. */
    categoryIds: int8("category_ids").array().notNull().default(sql`'{}'`),
    /** 256 random bits for the unsubscribe link of every newsletter, in plain since each new mail repeats them. */
    key: text("key").notNull().unique(),
    /** SHA-256 of the secret in the last mail that asked for confirmation. */
    confirmHash: bytea("confirm_hash").unique(),
    confirmExpiresAt: instant("confirm_expires_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    confirmedAt: instant("confirmed_at"),
    endedAt: instant("ended_at"),
    /** It ended since the mail server said that there is no such mailbox. */
    bouncedAt: instant("bounced_at"),
    /** When the last digest was due, whether it was sent or had nothing new. */
    digestAt: instant("digest_at"),
  },
  (table) => [
    check("subscribers_email_length", sql`length(${table.email}) <= 254`),
    check("subscribers_confirmation", sql`(${table.confirmHash} is null) = (${table.confirmExpiresAt} is null)`),
    check("subscribers_bounced", sql`${table.bouncedAt} is null or ${table.endedAt} is not null`),
    index("subscribers_reading").on(table.id).where(sql`confirmed_at is not null and ended_at is null`),
    index("subscribers_unread").on(table.createdAt).where(sql`confirmed_at is null or ended_at is not null`),
  ],
);
