import type { Ctx } from "#server/context.ts";
import { and, eq, or } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { blocks } from "./table.ts";

/** How a person stands to another: they blocked the other themselves, or were blocked; null: neither. */
export async function findBlock(ctx: Ctx, userId: number, otherId: number): Promise<"by_me" | "by_other" | null> {
  const rows = await ctx.db
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, userId), eq(blocks.blockedId, otherId)),
        and(eq(blocks.blockerId, otherId), eq(blocks.blockedId, userId)),
      ),
    );
  if (rows.some(({ blockerId }) => blockerId === userId)) return "by_me";
  return rows.length > 0 ? "by_other" : null;
}

/**
 * M9: Who blocks a person exchanges no more questions, messages and offers with them, either way, and the other is told that nothing was
 * delivered. An open deal keeps its messages; bids and purchases stay open.
 */
export async function requireUnblocked(ctx: Ctx, userId: number, otherId: number): Promise<void> {
  const block = await findBlock(ctx, userId, otherId);
  if (block) throw new Forbidden(block === "by_me" ? "YOU_BLOCK" : "BLOCKED");
}
