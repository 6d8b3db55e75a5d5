import { z } from "zod";
import { topics } from "#server/events/topics.ts";

/** No event carries a message's text. */
export const messageEvents = topics({
  MessageSent: z.object({ conversationId: z.number(), userIds: z.array(z.number()) }),
  /** `since` is when the first unread message came. */
  MessagesUnread: z.object({ conversationId: z.number(), userId: z.number(), since: z.iso.datetime() }),
  /** A moderator took a question and its answer off the item's page. */
  AnswerHidden: z.object({ messageId: z.number() }),
});
