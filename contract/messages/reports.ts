import { z } from "zod";
import { decisionReason } from "#contract/deals/decisions.ts";
import { route } from "#contract/route.ts";
import { done, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** Why somebody tells moderators of a message or a person. */
export const reportReasons = ["fraud", "outside_deal", "insult", "spam", "law", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Longest note of who reports, in characters. */
export const longestReportNote = 1_000;

export const reportOutcomes = ["upheld", "dismissed"] as const;

const who = z.object({ id: z.number().int(), username: z.string() });

/** What was reported, with the messages around it; of a conversation moderators read nothing else. */
const report = z.object({
  id: z.number().int(),
  reason: z.enum(reportReasons),
  note: z.string(),
  reporter: who,
  reported: who,
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  quoted: z
    .string()
    .nullable()
    .describe("The reported message as it was then; null: the person was reported, not a message"),
  context: z
    .array(
      z.object({
        id: z.number().int(),
        author: z.string(),
        text: z.string(),
        hasPhoto: z.boolean(),
        isReported: z.boolean(),
        at: instant,
      }),
    )
    .describe(
      "At most ten messages that end with the reported one, else with the last one then, oldest first",
    ),
  at: instant,
  decision: z.object({ outcome: z.enum(reportOutcomes), reason: z.string(), at: instant }).nullable(),
});
export type Report = z.infer<typeof report>;

export const reports = {
  file: route({
    method: "POST",
    path: "/api/me/conversations/{id}/reports",
    summary:
      "Tell moderators of the other side or of one of its messages. While one is open, the same again is that one",
    tag: "messages",
    auth: "user",
    params: idParam,
    body: z.object({
      messageId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().default(null),
      reason: z.enum(reportReasons),
      note: z.string().trim().max(longestReportNote).default(""),
    }),
    status: 201,
    response: done,
    errors: [401, 404, 422],
  }),
  list: route({
    method: "GET",
    path: "/api/moderation/reports",
    summary: "Moderator: what was reported, the oldest open one first, decided ones newest first",
    tag: "moderation",
    auth: "user",
    query: z.object({ state: z.enum(["open", "closed"]).catch("open").default("open"), page: pageNumber }),
    status: 200,
    response: pageOf(report),
    errors: [401, 403],
  }),
  decide: route({
    method: "PUT",
    path: "/api/moderation/reports/{id}/decision",
    summary: "Moderator: decide a report, with a reason told to who reported. The same again changes nothing",
    tag: "moderation",
    auth: "user",
    params: idParam,
    body: z.object({ outcome: z.enum(reportOutcomes), reason: decisionReason }),
    status: 200,
    response: done,
    errors: [401, 403, 404, 409, 422],
  }),
};
