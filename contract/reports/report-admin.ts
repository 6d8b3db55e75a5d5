import { z } from "zod";
import { decisionReason } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { done, idParam, instant, mostCounted, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";
import {
  appealOutcomes,
  type ReportReason,
  reportActions,
  reportGrounds,
  reportKinds,
  reportOutcomes,
  reportReasons,
} from "./report-words.ts";
import { yearOfReports } from "./report-years.ts";
import { reporterHistory } from "./reporter-admin.ts";
import { reportAppeal, reportDecision } from "./reports.ts";

const who = z.object({ id: z.number().int(), username: z.string() });

const context = z.array(
  z.object({
    id: z.number().int(),
    author: z.string(),
    text: z.string(),
    hasPhoto: z.boolean(),
    isReported: z.boolean(),
    at: instant,
  }),
);

/** What was reported; of a conversation with the messages around it, of which moderators read nothing else. */
const report = z.object({
  id: z.number().int(),
  kind: z.enum(reportKinds),
  reason: z.enum(reportReasons as [ReportReason, ...ReportReason[]]),
  note: z.string(),
  reporter: z.object({
    id: z.number().int().nullable().describe("null: a guest"),
    username: z.string().describe("Of a guest the name they gave; empty once they have been forgotten"),
    email: z.string().nullable().describe("Of a guest"),
  }),
  flagger: z.string().nullable().describe("The trusted flagger whose report it is, which come first; null: of others"),
  reporterHistory,
  reported: who.nullable().describe("null: the site itself, whose goods were reported"),
  listing: z
    .object({ id: z.number().int(), slug: z.string(), name: z.string() })
    .nullable()
    .describe("What the conversation, the report or the review is about; null: a profile was reported"),
  reviewId: z.number().int().nullable(),
  quoted: z
    .string()
    .nullable()
    .describe("What was reported, as it was then; null: the other side of a conversation was"),
  isStillShown: z.boolean().describe("What was reported is still there for others to see"),
  context: context.describe(
    "Of a conversation: at most ten messages that end with the reported one, else with the last one then, oldest first",
  ),
  at: instant,
  decision: reportDecision.nullable().describe("The first one"),
  appeals: z.array(reportAppeal.extend({ text: z.string() })).describe("In their order"),
  outcome: z.enum(reportOutcomes).nullable().describe("As it stands now, after the appeals"),
  mayMeasure: z
    .boolean()
    .describe("The caller is neither side of it, so may warn or pause who reported, and undo that"),
  mayDecide: z.boolean().describe("The caller is neither side of it, nor has decided it before where an appeal waits"),
});
export type Report = z.infer<typeof report>;

const narrowed = z.object({ state: z.enum(["open", "appealed", "closed"]).catch("open").default("open") });
export type ReportNarrowing = z.output<typeof narrowed>;

/** A decision: of an upheld report also what was done, and on which ground. */
const decided = z.object({
  outcome: z.enum(reportOutcomes),
  action: z.enum(reportActions).default("none").describe("Must be in effect already; of an upheld report"),
  ground: z.enum(reportGrounds).default("terms").describe("Of an upheld report"),
  reason: decisionReason,
});

/** What moderators decide of reports. */
export const reportAdmin = {
  list: route({
    method: "GET",
    path: "/api/moderation/reports",
    summary:
      "Moderator: what was reported, or whose decision was appealed, the oldest one that waits first; decided ones newest first",
    scopes: ["moderation"],
    query: narrowed.extend({ page: pageNumber }),
    response: pageOf(report),
  }),
  table: tableRoute({
    path: "/api/moderation/reports/table",
    summary: `Moderator: the same as CSV, at most the first ${mostCounted} reports, without messages and what people wrote; that it was taken is noted`,
    scopes: ["moderation"],
    query: narrowed,
  }),
  year: route({
    method: "GET",
    path: "/api/moderation/reports/years",
    summary: "Moderator: what came of reports in a year, the running one too",
    scopes: ["moderation"],
    query: yearOfReports.query,
    response: yearOfReports.response,
    errors: [404],
  }),
  decide: route({
    method: "PUT",
    path: "/api/moderation/reports/{id}/decision",
    summary:
      "Moderator: decide a report, with reasons told to who reported and to whom it hits. The same again changes nothing",
    scopes: ["moderation"],
    params: idParam,
    body: decided,
    response: done,
    errors: [409],
  }),
  decideAppeal: route({
    method: "PUT",
    path: "/api/moderation/appeals/{id}/decision",
    summary:
      "Moderator: decide an appeal of a report that they have not decided before, with reasons told to both sides. The same again changes nothing",
    scopes: ["moderation"],
    params: idParam,
    body: z.object({
      outcome: z.enum(appealOutcomes),
      action: z.enum(reportActions).default("none").describe("Where a dismissal is turned round; in effect already"),
      ground: z.enum(reportGrounds).default("terms"),
      reason: decisionReason,
    }),
    response: done,
    errors: [409],
  }),
};
