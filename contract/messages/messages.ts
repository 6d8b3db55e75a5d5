import { z } from "zod";
import { maxUploadMegabytes } from "#contract/listings/publication-limits.ts";
import { picture } from "#contract/media/media.ts";
import { notification } from "#contract/notifications/notifications.ts";
import { route } from "#contract/route.ts";
import { done, idempotencyHeader, idParam, instant, pageNumber, pageOf, seenUpTo } from "#contract/values/shapes.ts";
import { contactKinds } from "./contact-details.ts";
import { messageSent, writtenText } from "./written-text.ts";

/** How long its author may take a message back (rule M8). */
export const takeBackSeconds = 60;

/** Longest search in one's messages, in characters. */
export const longestMessageSearch = 100;

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The two sides of a conversation about a listing: the asker and the listing's owner. */
const conversationSides = ["asker", "owner"] as const;

const ofConversation = {
  id: z.number().int(),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  other: z.object({ id: z.number().int(), username: z.string() }),
  side: z.enum(conversationSides).describe("Which side the caller is"),
  unread: z.number().int().describe("Messages of the other side that the caller has not read"),
};

/** A line in the list of conversations. */
const conversationCard = z.object({
  ...ofConversation,
  last: z.object({
    text: z.string().describe("Its beginning; empty where it is a photograph"),
    mine: z.boolean(),
    at: instant,
    takenBack: z.boolean(),
  }),
});
export type ConversationCard = z.infer<typeof conversationCard>;

const message = z.object({
  id: z.number().int(),
  mine: z.boolean(),
  text: z.string().describe("Empty where it is a photograph"),
  photo: picture.nullable(),
  at: instant,
  state: z
    .enum(["private", "open", "public", "hidden", "taken_back"])
    .describe(
      "open: a question that may be answered in public; public: it stands under the item with its answer; hidden: a moderator took it off; taken_back: nothing is left of it but that it was read",
    ),
  contacts: z.array(z.enum(contactKinds)).describe("Contact details in it, written before there was a deal"),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({
  ...ofConversation,
  messages: z.array(message).describe("Oldest first, at most 50"),
  hasEarlier: z.boolean(),
  block: z
    .enum(["by_me", "by_other"])
    .nullable()
    .describe("Who of the two takes no messages from the other; an open deal goes on all the same"),
  deal: z.enum(["none", "open", "ended"]).describe("What the two have about the listing"),
  serverTime: instant.describe("Until when a message may be taken back goes by this clock"),
});
export type Conversation = z.infer<typeof conversation>;

/** A message that was found by its words. */
const foundMessage = z.object({
  id: z.number().int(),
  conversationId: z.number().int(),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  other: z.object({ id: z.number().int(), username: z.string() }),
  mine: z.boolean(),
  parts: z
    .array(z.object({ text: z.string(), isFound: z.boolean() }))
    .describe("The text around what was found, in pieces"),
  at: instant,
});
export type FoundMessage = z.infer<typeof foundMessage>;

/** `GET /api/message?counter=1`, which the header asks for (rule PA10). */
const messageCounts = z.object({
  total: z.number().int().describe("Messages and notifications"),
  new: z.number().int().describe("Of these, what has not been read"),
  system: z.array(notification).describe("The last notifications"),
});
export type MessageCounts = z.infer<typeof messageCounts>;

export const messages = {
  count: route({
    method: "GET",
    path: "/api/message",
    summary: "Counts of one's messages and notifications, with the last notifications",
    query: z.object({ counter: z.string().max(10).optional() }),
    response: messageCounts,
  }),
  list: route({
    method: "GET",
    path: "/api/me/conversations",
    summary: "One's conversations: unread ones first, then by the last message",
    query: z.object({ page: pageNumber }),
    response: pageOf(conversationCard),
  }),
  get: route({
    method: "GET",
    path: "/api/me/conversations/{id}",
    summary: "One conversation with its last messages, or those before one of them; reading marks nothing",
    params: idParam,
    query: z.object({ before: z.coerce.number().pipe(id).optional().catch(undefined) }),
    response: z.object({ data: conversation }),
  }),
  send: route({
    method: "POST",
    path: "/api/me/conversations/{id}/messages",
    summary: "Write to the other side. Same key and body, same answer",
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
    response: messageSent,
    errors: [403, 409],
  }),
  sendPhotograph: route({
    method: "POST",
    path: "/api/me/conversations/{id}/photographs",
    summary: `Send the other side a photograph (JPEG, HEIC, PNG, WebP; ${maxUploadMegabytes} MB). The same key, the same answer`,
    params: idParam,
    headers: idempotencyHeader,
    upload: true,
    status: 201,
    response: messageSent,
    errors: [403, 409],
  }),
  takeBack: route({
    method: "DELETE",
    path: "/api/me/messages/{id}",
    summary: `Take one's own message back within ${takeBackSeconds} seconds; the other side learns of it only if they have read it. Safe to repeat`,
    params: idParam,
    response: done,
    errors: [409],
  }),
  search: route({
    method: "GET",
    path: "/api/me/messages",
    summary: "Messages of one's own conversations that have all these words, newest first, at most 50",
    query: z.object({ q: z.string().trim().max(longestMessageSearch).catch("").default("") }),
    response: z.object({ data: z.array(foundMessage) }),
  }),
  readAll: route({
    method: "PUT",
    path: "/api/me/conversations/reading",
    summary:
      "Everything that has come so far has been read, messages and notifications; a repeated call changes nothing",
    response: done,
  }),
  read: route({
    method: "PUT",
    path: "/api/me/conversations/{id}/reading",
    summary: "Messages of a conversation have been read; a repeated call changes nothing",
    params: idParam,
    body: seenUpTo,
    response: done,
  }),
};
