import { check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type IssueProgress, issueStatuses } from "#contract/newsletter-issues/newsletter-admin.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { citext, instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";

const bothTexts = (name: string) => jsonb(name).$type<LocalizedText>().notNull();
const ids = (name: string) => int8(name).array().notNull().default(sql`'{}'`);

/** Issues of the newsletter that the site writes by hand. */
export const newsletterIssues = pgTable(
  "newsletter_issues",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    status: text("status", { enum: issueStatuses }).notNull().default("draft"),
    subject: bothTexts("subject"),
    preheader: bothTexts("preheader"),
    opening: bothTexts("opening"),
    /** In their order; no foreign keys: what is gone by then is left out. */
    articleIds: ids("article_ids"),
    lotIds: ids("lot_ids"),
    /** Its audience; empty means everybody. */
    categoryIds: ids("category_ids"),
    byId: int8("by_id")
      .notNull()
      .references(() => users.id),
    plannedAt: instant("planned_at"),
    startedAt: instant("started_at"),
    finishedAt: instant("finished_at"),
    /** Mails have been written to subscribers up to this one, by rising id. */
    reachedId: int8("reached_id").notNull().default(0),
    /** How many addresses it goes to. */
    total: integer("total"),
    /** What came of it, once its deliveries have been removed. */
    outcome: jsonb("outcome").$type<IssueProgress>(),
    version: integer("version").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("newsletter_issues_planned", sql`${table.status} <> 'planned' or ${table.plannedAt} is not null`),
    check(
      "newsletter_issues_started",
      sql`${table.status} in ('draft', 'planned') or (${table.startedAt} is not null and ${table.total} is not null)`,
    ),
    index("newsletter_issues_under_way").on(table.id).where(sql`status in ('planned', 'sending', 'stopped')`),
  ],
);

/** To which address an issue was written, once each, and what came of it. */
export const issueDeliveries = pgTable(
  "issue_deliveries",
  {
    issueId: int8("issue_id")
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    email: citext("email").notNull(),
    /** The key of its mail. */
    mailKey: text("mail_key").notNull().unique(),
    /** null: it waits for the mail server. */
    outcome: text("outcome", { enum: ["sent", "bounced", "failed"] }),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.email] }),
    index("issue_deliveries_waiting").on(table.issueId).where(sql`outcome is null`),
    index("issue_deliveries_email").on(table.email),
  ],
);
