import { and, asc, eq, inArray, isNull, sql } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { conversationSides, conversations, messages } from "./table.ts";

/** Messages stay with whom they were written to, under the name that says nothing (rule RE12). */
export const messagesData: PersonalData = {
  tables: ["conversations", "conversation_sides", "messages"],
  files: {
    messages: async (ctx, { id }) => {
      const own = ctx.db
        .select({ id: conversationSides.conversationId })
        .from(conversationSides)
        .where(eq(conversationSides.userId, id));
      return {
        conversations: await rowsOf(ctx, conversations, inArray(conversations.id, own), ["askerId"]),
        messages: await ctx.db
          .select({
            conversationId: messages.conversationId,
            isOwn: sql<boolean>`${messages.authorId} = ${id}`,
            text: messages.text,
            picture: messages.mediaId,
            at: messages.createdAt,
          })
          .from(messages)
          .where(and(inArray(messages.conversationId, own), isNull(messages.takenBackAt)))
          .orderBy(asc(messages.id)),
      };
    },
  },
  forgetDeals: async (ctx, { id }) => {
    const isText = and(eq(messages.authorId, id), isNull(messages.mediaId), isNull(messages.takenBackAt));
    await ctx.db.update(messages).set({ text: removed, contactKinds: [] }).where(isText);
  },
};

const removed = "—";
