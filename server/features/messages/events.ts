import { z } from "zod";
import { topics } from "#server/events/topics.ts";

/** The events of messages. Their words stay in the conversation. */
export const messageEvents = topics({
  /** Both sides' open windows hear of a new message. */
  MessageSent: z.object({ conversationId: z.number(), userIds: z.array(z.number()) }),
  /** Messages have waited a while for a reader; `since` is when the first of them came. */
  MessagesUnread: z.object({ conversationId: z.number(), userId: z.number(), since: z.iso.datetime() }),
  /** A moderator took a question and its answer off the item's page. */
  AnswerHidden: z.object({ messageId: z.number() }),
});
