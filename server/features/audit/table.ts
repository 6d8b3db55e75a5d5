import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";

/**
 * Changes made by moderators and operators, and what touches the security of an account: who, when, from what, to what, why. `by_id` names a user without a foreign key: audit
 * comes before accounts, and its entries outlive them.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull().defaultNow(),
    /** Null where nobody had signed in. */
    byId: int8("by_id"),
    /** The kind of thing: `banner`, `setting`, `sign_in` … */
    subject: text("subject").notNull(),
    subjectId: text("subject_id").notNull(),
    /** Null where there was nothing before, or is nothing now. */
    before: jsonb("before"),
    after: jsonb("after"),
    /** In the words of who did it, where they were asked for. */
    reason: text("reason"),
  },
  (table) => [
    index("audit_entries_at").on(table.at, table.id),
    index("audit_entries_by").on(table.byId, table.at, table.id),
    index("audit_entries_kind").on(table.subject, table.at, table.id),
    index("audit_entries_thing").on(table.subjectId, table.at, table.id),
    index("audit_entries_words").using("gin", sql`audit_words(before, after, reason) gin_trgm_ops`),
    index("audit_entries_sign_ins").on(table.at).where(sql`${table.subject} = 'sign_in'`),
  ],
);
