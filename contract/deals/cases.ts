import { z } from "zod";
import { maxUploadMegabytes } from "#contract/listings/publication-limits.ts";
import { route } from "#contract/route.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { idParam, instant, mostCounted, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";
import { caseKinds, dealCase, problemKinds } from "./case-kinds.ts";
import { dealDay } from "./deal.ts";
import { carriers, dealStatuses } from "./deal-steps.ts";
import { dealAnswer } from "./deals.ts";

/** Codes a moderator's decision may be refused with. */
const decisionRefusalCodes = ["CASE_CLOSED", "NOTHING_HELD", "REFUND_TOO_HIGH"] as const;
export type DecisionRefusalCode = (typeof decisionRefusalCodes)[number];

/** K8: What sides and moderators write about a case has {caseLength.least} to {caseLength.most} characters. */
const caseLength = { least: 5, most: 2_000 } as const;
const caseText = z.string().trim().min(caseLength.least).max(caseLength.most);

/** A case as a moderator reads it. */
const caseFile = dealCase.extend({
  dealId: z.number().int(),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  price: z.number(),
  escrowed: z.number().nullable().describe("CZK that is held and could go back; null: nothing is"),
  status: z.enum(dealStatuses),
  openedAt: instant,
  payBy: dealDay,
  carrier: z.enum(carriers).nullable(),
  trackingNumber: z.string().nullable(),
  seller: z.object({ id: z.number().int(), username: z.string(), strikes: z.number().int() }),
  buyer: z.object({ id: z.number().int(), username: z.string(), strikes: z.number().int() }),
  dueAt: instant.describe("When it should be decided at the latest"),
});
export type CaseFile = z.infer<typeof caseFile>;

/** The order of open cases: by their deadline, or by how much they are about. */
export const caseOrders = ["due", "amount"] as const;
/** Whether the reported side has said anything. */
export const answerStates = ["answered", "unanswered"] as const;

const narrowed = z.object({
  state: z.enum(["open", "closed"]).catch("open").default("open"),
  kind: z
    .enum(["", ...caseKinds])
    .catch("")
    .default(""),
  answer: z
    .enum(["", ...answerStates])
    .catch("")
    .default(""),
  order: z.enum(caseOrders).catch("due").default("due").describe("Of open ones"),
  q: z.string().trim().max(254).default("").describe("As of the back office's deals"),
});
export type CaseNarrowing = z.output<typeof narrowed>;

/** Cases: the reports and answers of a deal's sides, and the moderators' decisions. */
export const cases = {
  fileNonPayment: route({
    method: "POST",
    path: "/api/me/deals/{id}/non-payment",
    summary: "Seller: nothing came after two reminders; a moderator decides",
    params: idParam,
    body: z.object({ note: caseText }),
    status: 201,
    response: dealAnswer,
    errors: [403, 409],
  }),
  reportProblem: route({
    method: "POST",
    path: "/api/me/deals/{id}/problem",
    summary: "Either side: something is wrong; a moderator decides",
    params: idParam,
    body: z.object({ kind: z.enum(problemKinds), note: caseText }),
    status: 201,
    response: dealAnswer,
    errors: [409],
  }),
  answer: route({
    method: "PUT",
    path: "/api/me/deals/{id}/answer",
    summary: "The other side of an open case: what one says to it",
    params: idParam,
    body: z.object({ note: caseText }),
    response: dealAnswer,
    errors: [403, 409],
  }),
  addPhotograph: route({
    method: "POST",
    path: "/api/me/deals/{id}/case-photographs",
    summary: `Either side of an open case: add a photograph (JPEG, HEIC, PNG, WebP; ${maxUploadMegabytes} MB)`,
    params: idParam,
    upload: true,
    status: 201,
    response: dealAnswer,
    errors: [409],
  }),
  list: route({
    method: "GET",
    path: "/api/moderation/cases",
    summary: "Moderator: cases, open ones by their deadline or the highest price first, decided ones newest first",
    scopes: ["moderation"],
    query: narrowed.extend({ page: pageNumber }),
    response: pageOf(caseFile),
  }),
  table: tableRoute({
    path: "/api/moderation/cases/table",
    summary: `Moderator: the same as CSV, at most the first ${mostCounted} cases, without what the sides wrote; that it was taken is noted`,
    scopes: ["moderation"],
    query: narrowed,
  }),
  get: route({
    method: "GET",
    path: "/api/moderation/cases/{id}",
    summary: "Moderator: one case",
    scopes: ["moderation"],
    params: idParam,
    response: z.object({ data: caseFile }),
  }),
  pictures: route({
    method: "GET",
    path: "/api/moderation/cases/{id}/pictures",
    summary:
      "Moderator: pictures of the listing and photographs of both sides in full size, a ZIP of them; that it was taken is noted",
    scopes: ["moderation"],
    params: idParam,
    response: z.string(),
  }),
  decide: route({
    method: "PUT",
    path: "/api/moderation/cases/{id}/decision",
    summary:
      "Moderator: uphold or reject, with reasons that both sides are told. The same again changes nothing. Where money is held it needs a fresh proof (PASSWORD_NEEDED)",
    scopes: ["moderation"],
    params: idParam,
    body: z.object({
      decision: z.enum(["uphold", "reject"]),
      reasons: caseText,
      refund: positiveCzk
        .nullable()
        .default(null)
        .describe("Upheld with a part of the held money going back: the deal goes on with the rest"),
    }),
    response: z.object({ data: caseFile }),
    errors: [409],
  }),
};
