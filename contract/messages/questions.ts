import { z } from "zod";
import { decisionReason, reviewRules } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { done, idempotencyHeader, idParam, instant } from "#contract/values/shapes.ts";
import { messageSent, writtenText } from "./written-text.ts";

/** Codes a question may be refused with. */
const questionRefusalCodes = [
  "OWN_QUESTION",
  "QUESTIONS_CLOSED",
  "SUSPENDED",
  "EMAIL_NOT_CONFIRMED",
  "IDEMPOTENCY_KEY_REUSED",
] as const;
export type QuestionRefusalCode = (typeof questionRefusalCodes)[number];

/** A question with its answer as they stand under the item, without the asker's name. */
const answeredQuestion = z.object({
  id: z.number().int().describe("Of the answer"),
  question: z.string(),
  askedAt: instant,
  answer: z.string(),
  answeredAt: instant,
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

const itemQuestions = z.object({
  answered: z.array(answeredQuestion).describe("Newest answer first, at most 100"),
  ownConversationId: z.number().int().nullable().describe("Where the caller talks about the item with its seller"),
  waiting: z.number().int().describe("Questions that wait for an answer in public; told to the seller alone"),
});
export type ItemQuestions = z.infer<typeof itemQuestions>;

/** Questions about listings, and the public ones among them. */
export const questions = {
  list: route({
    method: "GET",
    path: "/api/auctions/{id}/questions",
    summary: "Questions about an item that were answered in public",
    auth: "optional",
    params: idParam,
    response: z.object({ data: itemQuestions }),
  }),
  ask: route({
    method: "POST",
    path: "/api/auctions/{id}/questions",
    summary: "Ask the owner of a listing something. Same key and body, same answer",
    params: idParam,
    headers: idempotencyHeader,
    body: z.object({
      text: writtenText,
      isPublic: z
        .boolean()
        .default(false)
        .describe("Once answered, question and answer may stand under the item, without the asker's name"),
    }),
    status: 201,
    response: messageSent,
    errors: [403, 409],
  }),
  hide: route({
    method: "PUT",
    path: "/api/moderation/questions/{id}/hiding",
    summary:
      "Moderator: take a question and its answer off the item's page, with a reason. A repeated call changes nothing",
    scopes: ["moderation"],
    params: idParam,
    body: z.object({ rule: z.enum(reviewRules), reason: decisionReason }),
    response: done,
  }),
};
