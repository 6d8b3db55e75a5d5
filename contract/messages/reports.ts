import { z } from "zod";
import { email } from "#contract/accounts/accounts.ts";
import { route } from "#contract/route.ts";
import { done, idParam, recaptchaToken, writtenLine } from "#contract/values/shapes.ts";
import {
  explanationLength,
  longestReportNote,
  reportedThings,
  talkReasons,
  thingReasons,
} from "./report-words.ts";

const tag = "messages";

export const explanation = z.string().trim().min(explanationLength.least).max(explanationLength.most);

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

/** What people tell moderators (Digital Services Act, Art. 16). */
export const reports = {
  file: route({
    method: "POST",
    path: "/api/me/conversations/{id}/reports",
    summary:
      "Tell moderators of the other side or of one of its messages. While one is open, the same again is that one",
    tag,
    auth: "user",
    params: idParam,
    body: z.object({
      messageId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().default(null),
      reason: z.enum(talkReasons),
      note: z.string().trim().max(longestReportNote).default(""),
    }),
    status: 201,
    response: done,
    errors: [401, 404, 422],
  }),
  fileThing: route({
    method: "POST",
    path: "/api/reports",
    summary:
      "Tell moderators of a listing, a review or a profile, with or without an account. While one is open, the same again is that one",
    tag,
    auth: "optional",
    body: filedThing,
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int().describe("The report's number") }) }),
    errors: [404, 409, 422],
  }),
};
