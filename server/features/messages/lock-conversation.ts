import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { conversationSides, conversations } from "./table.ts";

type ConversationRow = typeof conversations.$inferSelect;

export interface LockedConversation {
  readonly conversation: ConversationRow;
  readonly userId: number;
  readonly side: "asker" | "owner";
  readonly otherId: number;
}

/** One of the caller's conversations, locked until the transaction ends; another user's is not found. */
export async function lockConversation(ctx: Ctx, id: number): Promise<LockedConversation> {
  const { userId } = requireUser(ctx);
  const isOwn = and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId));
  const [own] = await ctx.db.select().from(conversationSides).where(isOwn);
  if (!own) throw new NotFound();
  const [conversation] = await ctx.db.select().from(conversations).where(eq(conversations.id, id)).for("update");
  const sides = await ctx.db
    .select({ userId: conversationSides.userId })
    .from(conversationSides)
    .where(eq(conversationSides.conversationId, id));
  const other = sides.find((side) => side.userId !== userId);
  if (!conversation || !other) throw new Error(`conversation ${id} has not two sides`);
  return { conversation, userId, side: own.side, otherId: other.userId };
}
