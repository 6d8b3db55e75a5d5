import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../../db/columns.ts";
import { users } from "../../accounts/table.ts";
import { listings } from "../table.ts";

/**
 * Listings for a moderator to look at, with the outcome: at most one open row a listing. A seller's change makes a new row,
 * so that no moderator decides about an unseen version (decisions/0021).
 */
export const inspections = pgTable(
  "inspections",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    /** null once the draft has been deleted: the decision stays. */
    listingId: int8("listing_id").references(() => listings.id, { onDelete: "set null" }),
    sellerId: int8("seller_id")
      .notNull()
      .references(() => users.id),
    /** The listing's name when it was submitted. */
    name: text("name").notNull(),
    /** `before`: it is published only after the look; `after`: it is running already; `change`: a change of it is held. */
    kind: text("kind", { enum: ["before", "after", "change"] }).notNull(),
    /** The start of its wait, which changes by the seller do not move. */
    submittedAt: instant("submitted_at").notNull(),
    /** Null while open; withdrawn: by its seller; lapsed: it ended before a look. */
    outcome: text("outcome", { enum: ["approved", "rejected", "withdrawn", "lapsed"] }),
    /** Why it was rejected: the rule (contract/moderation/decisions.ts), and the facts in the moderator's words. */
    rule: text("rule"),
    reason: text("reason"),
    decidedById: int8("decided_by_id").references(() => users.id),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    uniqueIndex("inspections_open").on(table.listingId).where(sql`outcome is null`),
    index("inspections_queue").on(table.kind, table.submittedAt, table.id).where(sql`outcome is null`),
    index("inspections_decided").on(table.decidedAt.desc()).where(sql`outcome in ('approved', 'rejected')`),
    index("inspections_listing").on(table.listingId, table.id),
    check("inspections_decided_at", sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
    check(
      "inspections_reasons",
      sql`(${table.outcome} is not distinct from 'rejected') = (${table.reason} is not null)`,
    ),
  ],
);
