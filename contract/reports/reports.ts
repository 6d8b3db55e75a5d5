import { z } from "zod";
import { email } from "#contract/accounts/accounts.ts";
import { route } from "#contract/route.ts";
import { done, idParam, instant, pageNumber, pageOf, recaptchaToken, writtenLine } from "#contract/values/shapes.ts";
import {
  appealMonths,
  appealOutcomes,
  explanationLength,
  listingReturns,
  longestReportNote,
  type ReportReason,
  reportActions,
  reportedThings,
  reportGrounds,
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportSides,
  talkReasons,
  thingReasons,
} from "./report-words.ts";

const explanation = z.string().trim().min(explanationLength.least).max(explanationLength.most);

const filedThing = z.object({
  kind: z.enum(reportedThings).describe("listing: goods from stock too"),
  id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  reason: z.enum(thingReasons),
  note: explanation,
  guest: z
    .object({ name: writtenLine.min(1).max(100), email })
    .optional()
    .describe("Who reports without being signed in; an account is told by its own e-mail"),
  recaptcha: recaptchaToken,
  goodFaith: z.literal(true).describe("Who reports believes that what they say is right and complete"),
});
export type FiledThing = z.output<typeof filedThing>;

/** What was decided, and what followed. */
export const reportDecision = z.object({
  outcome: z.enum(reportOutcomes),
  action: z.enum(reportActions).nullable().describe("null: dismissed, or decided before actions were kept"),
  ground: z.enum(reportGrounds).nullable(),
  reason: z.string(),
  at: instant,
});

export type ReportDecision = z.infer<typeof reportDecision>;

/** An appeal against the decision before it, and what came of it. */
export const reportAppeal = z.object({
  id: z.number().int(),
  side: z.enum(reportSides).describe("Whose it is"),
  at: instant,
  decision: z
    .object({
      outcome: z.enum(appealOutcomes),
      action: z.enum(reportActions).nullable().describe("Where it was granted against a dismissal"),
      ground: z.enum(reportGrounds).nullable(),
      reason: z.string(),
      at: instant,
      listing: z
        .enum(listingReturns)
        .nullable()
        .describe("What became of the listing that had been taken off; null: none had been, or it was refused"),
    })
    .nullable(),
});

/** A report as one side of it sees it; whom it concerns does not learn who reported. */
const ownReport = z.object({
  id: z.number().int(),
  side: z.enum(reportSides),
  kind: z.enum(reportKinds),
  reason: z.enum(reportReasons as [ReportReason, ...ReportReason[]]),
  quoted: z.string().nullable(),
  note: z.string().nullable().describe("For who reported alone"),
  at: instant,
  decision: reportDecision.nullable().describe("The first one"),
  appeals: z
    .array(reportAppeal.extend({ text: z.string().nullable().describe("Of one's own alone") }))
    .describe("In their order"),
  outcome: z.enum(reportOutcomes).nullable().describe("As it stands now, after the appeals"),
  appealUntil: instant.nullable().describe("Until then this side may appeal; null: it may not"),
});
export type OwnReport = z.infer<typeof ownReport>;

const keyParams = idParam.extend({ key: z.string().regex(/^[0-9a-f]{64}$/) });

/** What people tell moderators (Digital Services Act, Art. 16). */
export const reports = {
  file: route({
    method: "POST",
    path: "/api/me/conversations/{id}/reports",
    summary:
      "Tell moderators of the other side or of one of its messages. While one is open, the same again is that one",
    params: idParam,
    body: z.object({
      messageId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().default(null),
      reason: z.enum(talkReasons),
      note: z.string().trim().max(longestReportNote).default(""),
    }),
    status: 201,
    response: done,
    errors: [409],
  }),
  fileThing: route({
    method: "POST",
    path: "/api/reports",
    summary:
      "Tell moderators of a listing, a review or a profile, with or without an account. While one is open, the same again is that one",
    auth: "optional",
    // The longest texts in letters of three bytes, beside the proof of a human.
    bodyLimit: 32 * 1024,
    body: filedThing,
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int().describe("The report's number") }) }),
    errors: [404, 409],
  }),
  own: route({
    method: "GET",
    path: "/api/me/reports",
    summary: "What the caller has reported, the newest first",
    query: z.object({ page: pageNumber }),
    response: pageOf(ownReport.extend({ key: z.string().describe("Opens its page") })),
  }),
  get: route({
    method: "GET",
    path: "/api/reports/{id}/{key}",
    summary: "How a report stands, for the side whose key it is, with or without an account",
    auth: "none",
    params: keyParams,
    response: z.object({ data: ownReport }),
  }),
  appeal: route({
    method: "POST",
    path: "/api/reports/{id}/{key}/appeal",
    summary: `Appeal against a decision that went against the side whose key it is: once, within ${appealMonths} months, with reasons`,
    auth: "none",
    params: keyParams,
    body: z.object({ text: explanation }),
    status: 201,
    response: z.object({ data: ownReport }),
    errors: [409],
  }),
};
