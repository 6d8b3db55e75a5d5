/** What messages tell later features. Their words stay in the conversation. */
export type MessageEvent =
  | { topic: "MessageSent"; payload: { conversationId: number; userIds: number[] } }
  | { topic: "MessagesUnread"; payload: { conversationId: number; userId: number; since: string } }
  | { topic: "AnswerHidden"; payload: { messageId: number } };

/** Both sides' open windows hear of a new message. */
export const messageSent = (conversationId: number, userIds: number[]): MessageEvent => ({
  topic: "MessageSent",
  payload: { conversationId, userIds },
});

/** Messages have waited a while for somebody; `since`: when the first of them came, ISO 8601. */
export const messagesUnread = (conversationId: number, userId: number, since: Date): MessageEvent => ({
  topic: "MessagesUnread",
  payload: { conversationId, userId, since: since.toISOString() },
});

/** A moderator took a question and its answer off the item's page. */
export const answerHidden = (messageId: number): MessageEvent => ({
  topic: "AnswerHidden",
  payload: { messageId },
});
