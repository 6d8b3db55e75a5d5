import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  appealOutcomes,
  listingReturns,
  reportActions,
  reportGrounds,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportSides,
} from "#contract/reports/report-words.ts";
import { reporterMeasures as measureKinds } from "#contract/reports/reporter-measures.ts";
import { locales } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { listings } from "../listings/table.ts";
import { conversations, messages } from "../messages/table.ts";
import { reviews } from "../reviews/table.ts";

/** As hard to guess as a token: two random numbers of 122 bits. */
const newKey = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;

/** The one thing that is reported, within its kind. */
const thing = sql`coalesce(message_id, conversation_id, listing_id, review_id, profile_id)`;

/** Organisations whose reports come first (rule M19). */
export const trustedFlaggers = pgTable(
  "trusted_flaggers",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    /** An account, or who reports without one by e-mail, in lower case. */
    userId: int8("user_id").references(() => users.id),
    email: text("email"),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
    namedById: int8("named_by_id")
      .notNull()
      .references(() => users.id),
    removedAt: instant("removed_at"),
    removedById: int8("removed_by_id").references(() => users.id),
    removedReason: text("removed_reason"),
  },
  (table) => [
    uniqueIndex("trusted_flaggers_user").on(table.userId).where(sql`removed_at is null`),
    uniqueIndex("trusted_flaggers_email").on(table.email).where(sql`removed_at is null`),
    check("trusted_flaggers_who", sql`${table.userId} is null or ${table.email} is null`),
    check(
      "trusted_flaggers_removal",
      sql`num_nonnulls(${table.removedAt}, ${table.removedById}, ${table.removedReason}) in (0, 3)`,
    ),
  ],
);

/** What people told moderators of messages, things and each other (rules M12, M13). */
export const reports = pgTable(
  "reports",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: reportKinds }).notNull(),
    /** null: a guest. */
    reporterId: int8("reporter_id").references(() => users.id),
    guestName: text("guest_name"),
    guestEmail: text("guest_email"),
    guestLocale: text("guest_locale", { enum: locales }),
    /** null: goods of the shop. */
    reportedId: int8("reported_id").references(() => users.id),
    conversationId: int8("conversation_id").references(() => conversations.id),
    messageId: int8("message_id").references(() => messages.id),
    listingId: int8("listing_id").references(() => listings.id),
    reviewId: int8("review_id").references(() => reviews.id),
    profileId: int8("profile_id").references(() => users.id),
    /** What was reported, in its words then: its author may still change it or take it back. */
    quoted: text("quoted"),
    reason: text("reason", { enum: reportReasons as [string, ...string[]] })
      .$type<(typeof reportReasons)[number]>()
      .notNull(),
    note: text("note").notNull(),
    /** By which each side sees the report at an address of its own, with or without an account (rule M13). */
    reporterKey: text("reporter_key").notNull().default(newKey),
    reportedKey: text("reported_key").notNull().default(newKey),
    /** Who reported was a trusted flagger then. */
    flaggerId: int8("flagger_id").references(() => trustedFlaggers.id),
    createdAt: instant("created_at").notNull(),
    outcome: text("outcome", { enum: reportOutcomes }),
    /** Of an upheld one; null: decided before they were kept. */
    action: text("action", { enum: reportActions }),
    ground: text("ground", { enum: reportGrounds }),
    decidedReason: text("decided_reason"),
    decidedById: int8("decided_by_id").references(() => users.id),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    uniqueIndex("reports_open_once").on(table.reporterId, table.kind, thing).where(sql`outcome is null`),
    uniqueIndex("reports_guest_open_once").on(table.guestEmail, table.kind, thing).where(sql`outcome is null`),
    index("reports_open").on(table.createdAt).where(sql`outcome is null`),
    index("reports_decided").on(table.decidedAt.desc()).where(sql`outcome is not null`),
    index("reports_reporter").on(table.reporterId, table.id.desc()),
    index("reports_created").on(table.createdAt),
    index("reports_guest").on(table.guestEmail).where(sql`guest_email is not null`),
    check(
      "reports_decision",
      sql`num_nonnulls(${table.outcome}, ${table.decidedReason}, ${table.decidedById}, ${table.decidedAt}) in (0, 4)`,
    ),
    check(
      "reports_action",
      sql`coalesce(${table.outcome}, '') = 'upheld' or num_nonnulls(${table.action}, ${table.ground}) = 0`,
    ),
    check("reports_quoted", sql`(${table.kind} = 'person') = (${table.quoted} is null)`),
    // A guest who has been forgotten leaves neither.
    check("reports_reporter", sql`${table.reporterId} is null or ${table.guestEmail} is null`),
    check(
      "reports_thing",
      sql`num_nonnulls(${table.conversationId}, ${table.listingId}, ${table.reviewId}, ${table.profileId}) = 1
        and (${table.messageId} is not null) = (${table.kind} = 'message')
        and case ${table.kind} when 'message' then ${table.conversationId} is not null
          when 'person' then ${table.conversationId} is not null when 'review' then ${table.reviewId} is not null
          when 'profile' then ${table.profileId} is not null else ${table.listingId} is not null end`,
    ),
    check("reports_reported", sql`(${table.kind} = 'product') = (${table.reportedId} is null)`),
  ],
);

/** Appeals against decisions of reports: one of each side, against the decision before it (rule M15). */
export const reportAppeals = pgTable(
  "report_appeals",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    reportId: int8("report_id")
      .notNull()
      .references(() => reports.id),
    side: text("side", { enum: reportSides }).notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
    outcome: text("outcome", { enum: appealOutcomes }),
    /** Where a dismissal was turned round. */
    action: text("action", { enum: reportActions }),
    ground: text("ground", { enum: reportGrounds }),
    /** What became of the listing that the decision before had taken off, where it was granted. */
    listingReturn: text("listing_return", { enum: listingReturns }),
    decidedReason: text("decided_reason"),
    decidedById: int8("decided_by_id").references(() => users.id),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    uniqueIndex("report_appeals_once").on(table.reportId, table.side),
    // Only one waits at a time: the other side has nothing to appeal against until it is decided.
    uniqueIndex("report_appeals_open").on(table.reportId).where(sql`outcome is null`),
    check(
      "report_appeals_decision",
      sql`num_nonnulls(${table.outcome}, ${table.decidedReason}, ${table.decidedById}, ${table.decidedAt}) in (0, 4)`,
    ),
  ],
);

/** Warnings and pauses of whoever often sends manifestly unfounded reports (rule M18). */
export const reporterMeasures = pgTable(
  "reporter_measures",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: measureKinds }).notNull(),
    /** The account, or a guest by e-mail; a guest who has been forgotten leaves neither. */
    userId: int8("user_id").references(() => users.id),
    email: text("email"),
    /** The report on which it was decided. */
    reportId: int8("report_id")
      .notNull()
      .references(() => reports.id),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
    byId: int8("by_id")
      .notNull()
      .references(() => users.id),
    /** Of a pause. */
    until: instant("until"),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnById: int8("withdrawn_by_id").references(() => users.id),
    withdrawnReason: text("withdrawn_reason"),
  },
  (table) => [
    index("reporter_measures_user").on(table.userId),
    index("reporter_measures_email").on(table.email),
    index("reporter_measures_created").on(table.createdAt),
    check("reporter_measures_until", sql`(${table.kind} = 'pause') = (${table.until} is not null)`),
    check("reporter_measures_who", sql`${table.userId} is null or ${table.email} is null`),
    check(
      "reporter_measures_withdrawal",
      sql`num_nonnulls(${table.withdrawnAt}, ${table.withdrawnById}, ${table.withdrawnReason}) in (0, 3)`,
    ),
  ],
);
