import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { conversationSides } from "./table.ts";

/** How the caller stands in a conversation; another's looks like none. */
export async function getOwnSide(ctx: Ctx, id: number): Promise<typeof conversationSides.$inferSelect> {
  const { userId } = requireUser(ctx);
  const [own] = await ctx.db
    .select()
    .from(conversationSides)
    .where(and(eq(conversationSides.conversationId, id), eq(conversationSides.userId, userId)));
  if (!own) throw new NotFound();
  return own;
}
