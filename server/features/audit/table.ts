import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, int8 } from "../../db/columns.ts";

/**
 * What the house's people have changed: who, when, from what, to what. `by_id` names a user without a foreign key: audit
 * comes before accounts, and what is written here outlives them.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull().defaultNow(),
    byId: int8("by_id").notNull(),
    /** Of which kind: `banner`, `setting` … */
    subject: text("subject").notNull(),
    subjectId: text("subject_id").notNull(),
    /** Null where there was nothing before, or is nothing now. */
    before: jsonb("before"),
    after: jsonb("after"),
  },
  (table) => [index("audit_entries_subject").on(table.subject, table.subjectId, table.id)],
);
