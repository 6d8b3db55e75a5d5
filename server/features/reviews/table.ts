import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { deals } from "../deals/table.ts";

/** Reviews that the sides of a completed deal write of each other. */
export const reviews = pgTable(
  "reviews",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    dealId: int8("deal_id")
      .notNull()
      .references(() => deals.id),
    authorId: int8("author_id")
      .notNull()
      .references(() => users.id),
    subjectId: int8("subject_id")
      .notNull()
      .references(() => users.id),
    side: text("side", { enum: ["buyer", "seller"] }).notNull(),
    stars: integer("stars").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** When the review becomes public even without the other one: 14 days after the receipt. */
    sealedUntil: instant("sealed_until").notNull(),
    /** Since when the review is public and counts in the rating; null while it is sealed. */
    publishedAt: instant("published_at"),
    reply: text("reply"),
    repliedAt: instant("replied_at"),
    hiddenAt: instant("hidden_at"),
    hiddenById: int8("hidden_by_id").references(() => users.id),
    hiddenReason: text("hidden_reason"),
    /** The rule that the hiding rests on (contract/moderation/decisions.ts). */
    hiddenRule: text("hidden_rule"),
  },
  (table) => [
    uniqueIndex("reviews_once").on(table.dealId, table.authorId),
    check("reviews_stars", sql`${table.stars} between 1 and 5`),
    check("reviews_text", sql`length(${table.text}) <= 1000`),
    check("reviews_others", sql`${table.authorId} <> ${table.subjectId}`),
    check("reviews_hidden", sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    index("reviews_of_user")
      .on(table.subjectId, table.publishedAt.desc(), table.id.desc())
      .where(sql`published_at is not null and hidden_at is null`),
    // Regular publication finds sealed reviews by their due time.
    index("reviews_sealed").on(table.sealedUntil, table.dealId).where(sql`published_at is null`),
  ],
);
