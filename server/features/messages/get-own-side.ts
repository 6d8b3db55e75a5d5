import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { conversationSides } from "./table.ts";

/** The caller's side of a conversation; another user's conversation is not found. */
export async function getOwnSide(ctx: Ctx, id: number): Promise<typeof conversationSides.$inferSelect> {
  const { userId } = requireUser(ctx);
  const [own] = await ctx.db
    .select()
    .from(conversationSides)
    .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)));
  if (!own) throw new NotFound();
  return own;
}
