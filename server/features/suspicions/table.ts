import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { type SuspicionFacts, sharedTraits, suspicionKinds } from "#contract/moderation/suspicions.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";

/** Pairs of people for moderators to look at. `listing_id` names a listing without a foreign key, since listings come later. */
export const suspicions = pgTable(
  "suspicions",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: suspicionKinds }).notNull(),
    userId: int8("user_id")
      .notNull()
      .references(() => users.id),
    otherId: int8("other_id")
      .notNull()
      .references(() => users.id),
    listingId: int8("listing_id").notNull(),
    /** Of a retraction: it counts once its bidder bids again, with a greater sequence in the lot. */
    afterSequence: integer("after_sequence"),
    shared: text("shared", { enum: sharedTraits }).array().notNull().default(sql`'{}'`),
    facts: jsonb("facts").$type<SuspicionFacts>(),
    notedAt: instant("noted_at").notNull(),
    lookedAt: instant("looked_at"),
    lookedById: int8("looked_by_id").references(() => users.id),
  },
  (table) => [
    uniqueIndex("suspicions_once").on(table.kind, table.listingId, table.userId, table.otherId),
    index("suspicions_pair").on(table.userId, table.otherId, table.kind),
    index("suspicions_open").on(table.notedAt).where(sql`looked_at is null`),
    index("suspicions_done").on(table.lookedAt.desc()).where(sql`looked_at is not null`),
  ],
);
