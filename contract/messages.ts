import { z } from "zod";
import { decisionReason, reviewRules } from "./decisions.ts";
import { noticeKinds } from "./live.ts";
import { route } from "./route.ts";
import { done, idempotencyHeader, idParam, instant, pageNumber, pageOf } from "./shapes.ts";

/** Codes a question, or a message in a conversation, may be refused with. */
export const messageRefusalCodes = [
  "OWN_QUESTION",
  "QUESTIONS_CLOSED",
  "QUESTION_ANSWERED",
  "SUSPENDED",
  "EMAIL_NOT_CONFIRMED",
  "IDEMPOTENCY_KEY_REUSED",
] as const;

/** Longest message, in characters. */
export const longestMessage = 2_000;

/** A message as people write it: several lines, with something in them that can be seen. */
const writtenText = z
  .string()
  .trim()
  .min(1)
  .max(longestMessage)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u);

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A question with its answer, as everybody reads them under the item; neither names who asked. */
export const answeredQuestion = z.object({
  id: z.number().int().describe("Of the answer"),
  question: z.string(),
  askedAt: instant,
  answer: z.string(),
  answeredAt: instant,
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const itemQuestions = z.object({
  answered: z.array(answeredQuestion).describe("Newest answer first, at most 100"),
  ownConversationId: z
    .number()
    .int()
    .nullable()
    .describe("Where the caller talks about the item with its seller"),
  waiting: z.number().int().describe("Questions that wait for an answer in public; told to the seller alone"),
});
export type ItemQuestions = z.infer<typeof itemQuestions>;

/** Two people talking about one listing: who asked, and who owns it. */
export const conversationSides = ["asker", "owner"] as const;

const ofConversation = {
  id: z.number().int(),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  other: z.object({ id: z.number().int(), username: z.string() }),
  side: z.enum(conversationSides).describe("Which side the caller is"),
  unread: z.number().int().describe("Messages of the other side that the caller has not read"),
};

/** A line in the list of conversations. */
export const conversationCard = z.object({
  ...ofConversation,
  last: z.object({ text: z.string().describe("Its beginning"), mine: z.boolean(), at: instant }),
});
export type ConversationCard = z.infer<typeof conversationCard>;

export const message = z.object({
  id: z.number().int(),
  mine: z.boolean(),
  text: z.string(),
  at: instant,
  state: z
    .enum(["private", "open", "public", "hidden"])
    .describe(
      "open: a question that may be answered in public; public: it stands under the item with its answer; hidden: a moderator took it off",
    ),
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  ...ofConversation,
  messages: z.array(message).describe("Oldest first, at most 50"),
  hasEarlier: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

/** What has happened to what one sells, bids on or watches; its words are the page's, in the reader's language. */
export const notice = z.object({
  id: z.number().int(),
  kind: z.enum(noticeKinds),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  dealId: z.number().int().nullable(),
  price: z.number().nullable().describe("In CZK, at that time"),
  at: instant,
  isNew: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** `GET /api/message?counter=1` (specification, sections 3 and 7). */
export const messageCounts = z.object({
  total: z.number().int().describe("Messages and notices"),
  new: z.number().int().describe("Of these, what has not been read"),
  system: z.array(notice).describe("The last notices"),
});
export type MessageCounts = z.infer<typeof messageCounts>;

const tag = "messages";
const sent = z.object({ data: z.object({ id: z.number().int(), conversationId: z.number().int() }) });
const upTo = z.object({ upTo: id.describe("The last one that was seen") });

export const messages = {
  count: route({
    method: "GET",
    path: "/api/message",
    summary: "Counts of one's messages and notices, with the last notices",
    tag,
    auth: "user",
    query: z.object({ counter: z.string().max(10).optional() }),
    status: 200,
    response: messageCounts,
    errors: [401],
  }),
  questions: route({
    method: "GET",
    path: "/api/auctions/{id}/questions",
    summary: "Questions about an item that were answered in public",
    tag,
    auth: "optional",
    params: idParam,
    status: 200,
    response: z.object({ data: itemQuestions }),
    errors: [404],
  }),
  ask: route({
    method: "POST",
    path: "/api/auctions/{id}/questions",
    summary: "Ask the owner of a listing something. Same key and body, same answer",
    tag,
    auth: "user",
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
    response: sent,
    errors: [401, 403, 404, 409, 422],
  }),
  list: route({
    method: "GET",
    path: "/api/me/conversations",
    summary: "One's conversations: unread ones first, then by the last message",
    tag,
    auth: "user",
    query: z.object({ page: pageNumber }),
    status: 200,
    response: pageOf(conversationCard),
    errors: [401],
  }),
  get: route({
    method: "GET",
    path: "/api/me/conversations/{id}",
    summary: "One conversation with its last messages, or those before one of them; reading marks nothing",
    tag,
    auth: "user",
    params: idParam,
    query: z.object({ before: z.coerce.number().pipe(id).optional().catch(undefined) }),
    status: 200,
    response: z.object({ data: conversation }),
    errors: [401, 404],
  }),
  send: route({
    method: "POST",
    path: "/api/me/conversations/{id}/messages",
    summary: "Write to the other side. Same key and body, same answer",
    tag,
    auth: "user",
    params: idParam,
    headers: idempotencyHeader,
    body: z.object({
      text: writtenText,
      answers: id
        .nullable()
        .default(null)
        .describe("The open question that this answers in public; the listing's owner alone can"),
    }),
    status: 201,
    response: sent,
    errors: [401, 403, 404, 409, 422],
  }),
  read: route({
    method: "PUT",
    path: "/api/me/conversations/{id}/reading",
    summary: "Messages of a conversation have been read; twice is once",
    tag,
    auth: "user",
    params: idParam,
    body: upTo,
    status: 200,
    response: done,
    errors: [401, 404, 422],
  }),
  notices: route({
    method: "GET",
    path: "/api/me/notices",
    summary: "What has happened to what one sells, bids on or watches in the last 90 days, newest first",
    tag,
    auth: "user",
    query: z.object({ page: pageNumber }),
    status: 200,
    response: pageOf(notice),
    errors: [401],
  }),
  seeNotices: route({
    method: "PUT",
    path: "/api/me/notices/reading",
    summary: "Notices have been seen; twice is once",
    tag,
    auth: "user",
    body: upTo,
    status: 200,
    response: done,
    errors: [401, 422],
  }),
  hide: route({
    method: "PUT",
    path: "/api/moderation/questions/{id}/hiding",
    summary: "Moderator: take a question and its answer off the item's page, with a reason. Twice is once",
    tag,
    auth: "user",
    params: idParam,
    body: z.object({ rule: z.enum(reviewRules), reason: decisionReason }),
    status: 200,
    response: done,
    errors: [401, 403, 404, 422],
  }),
};
