import { z } from "zod";
import { route } from "#contract/route.ts";
import { locale, localizedText } from "#contract/values/locale.ts";
import {
  done,
  idParam,
  instant,
  mostCounted,
  pageNumber,
  pageOf,
  version,
  versionInAddress,
} from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";

export const issueStatuses = ["draft", "planned", "sending", "sent", "stopped"] as const;

/** The most that one issue shows of each. */
export const mostArticles = 12;
export const mostLots = 24;

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const both = (most: number) => z.object({ cs: z.string().trim().max(most), en: z.string().trim().max(most) });
const unlike = (ids: readonly number[]) => new Set(ids).size === ids.length;
const audience = z
  .array(id)
  .max(2_000)
  .describe("Whoever gets news of one of these categories, or of all; none: everybody");

/** What an issue says and to whom, in both languages; an empty English text falls back to Czech (rule NL8). */
const issueBody = z.object({
  subject: z.object({ cs: z.string().trim().min(1).max(150), en: z.string().trim().max(150) }),
  preheader: both(150).describe("What mail programs show beside the subject"),
  opening: both(5_000).describe("Paragraphs with empty lines between them, after the greeting"),
  articleIds: z.array(id).max(mostArticles).refine(unlike),
  lotIds: z.array(id).max(mostLots).refine(unlike),
  categoryIds: audience,
});
export type IssueBody = z.output<typeof issueBody>;

/** How far an issue has come (rule NL11). */
const issueProgress = z.object({
  total: z.number().int().describe("How many addresses it goes to"),
  sent: z.number().int().describe("How many the mail server has taken over"),
  bounced: z.number().int().describe("How many mailboxes do not exist: they get no further newsletters"),
  failed: z.number().int().describe("How many could not be delivered for another reason"),
});
export type IssueProgress = z.infer<typeof issueProgress>;

const issueLine = z.object({
  id: z.number().int(),
  status: z.enum(issueStatuses),
  subject: localizedText,
  plannedAt: instant.nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  progress: issueProgress.nullable().describe("null: it has not begun"),
});
export type IssueLine = z.infer<typeof issueLine>;

/** Something that an issue shows, or may show. */
const issueThing = z.object({
  id: z.number().int(),
  name: localizedText,
  fault: z
    .enum(["over", "unadvertised"])
    .nullable()
    .describe("Why it is left out: it is not published any more, or must not be advertised (rule T6)"),
});
export type IssueThing = z.infer<typeof issueThing>;

const editableIssue = issueLine.extend({
  preheader: localizedText,
  opening: localizedText,
  articles: z.array(issueThing),
  lots: z.array(issueThing),
  categoryIds: z.array(z.number().int()),
  version,
});
export type EditableIssue = z.infer<typeof editableIssue>;

const one = z.object({ data: editableIssue });
const rendered = issueBody.extend({ lang: locale });

export const newsletterAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/newsletters",
    summary: "Operator: issues of the newsletter, the newest first",
    scopes: ["content"],
    query: z.object({ page: pageNumber }),
    response: pageOf(issueLine),
  }),
  table: tableRoute({
    path: "/api/admin/newsletters/table",
    summary: `Operator: the same as CSV, at most the newest ${mostCounted} issues`,
    scopes: ["content"],
    query: z.object({}),
  }),
  get: route({
    method: "GET",
    path: "/api/admin/newsletters/{id}",
    summary: "Operator: one issue in both languages, with how far it has come",
    scopes: ["content"],
    params: idParam,
    response: one,
  }),
  candidates: route({
    method: "GET",
    path: "/api/admin/newsletters/candidates",
    summary: "Operator: what an issue may show, by number or words; of articles without words the newest",
    scopes: ["content"],
    query: z.object({
      of: z.enum(["articles", "lots"]).default("articles"),
      q: z.string().trim().max(200).default(""),
    }),
    response: z.object({ data: z.array(issueThing) }),
  }),
  audience: route({
    method: "POST",
    path: "/api/admin/newsletters/audience",
    summary: "Operator: how many confirmed addresses an issue about these categories would reach now",
    scopes: ["content"],
    body: z.object({ categoryIds: audience }),
    response: z.object({ data: z.object({ count: z.number().int() }) }),
  }),
  preview: route({
    method: "POST",
    path: "/api/admin/newsletters/preview",
    summary: "Operator: an issue as its reader would see it; nothing is stored or sent",
    scopes: ["content"],
    body: rendered,
    response: z.object({ data: z.object({ subject: z.string(), html: z.string() }) }),
  }),
  test: route({
    method: "POST",
    path: "/api/admin/newsletters/test",
    summary: "Operator: mail an issue to the caller's own confirmed e-mail; nothing is stored",
    scopes: ["content"],
    body: rendered,
    response: z.object({ data: z.object({ email: z.string() }) }),
    errors: [409],
  }),
  add: route({
    method: "POST",
    path: "/api/admin/newsletters",
    summary: "Operator: store a new draft",
    scopes: ["content"],
    body: issueBody,
    status: 201,
    response: one,
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/newsletters/{id}",
    summary: "Operator: change a draft over the version that was seen; ISSUE_UNDER_WAY once it is planned",
    scopes: ["content"],
    params: idParam,
    body: issueBody.extend({ version }),
    response: one,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/newsletters/{id}",
    summary: "Operator: delete a draft",
    scopes: ["content"],
    params: idParam,
    query: versionInAddress,
    response: done,
    errors: [409],
  }),
  plan: route({
    method: "POST",
    path: "/api/admin/newsletters/{id}/sending",
    summary: "Operator: send a draft now or at a time, in the version that was seen",
    scopes: ["content"],
    params: idParam,
    body: z.object({ version, at: instant.nullable().describe("null: now") }),
    response: one,
    errors: [409],
  }),
  stop: route({
    method: "DELETE",
    path: "/api/admin/newsletters/{id}/sending",
    summary: "Operator: a planned issue is a draft again; of one that is being sent no further mail goes",
    scopes: ["content"],
    params: idParam,
    response: one,
    errors: [409],
  }),
};
