import type { Ctx } from "#server/context.ts";
import { and, eq, or, type SQL, sql } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { blocks } from "./table.ts";

/**
 * M9: Who blocks a person exchanges no more questions, messages and offers with them, either way, and the other is told that nothing was
 * delivered. An open deal keeps its messages; bids and purchases stay open.
 */
export async function requireUnblocked(ctx: Ctx, userId: number, otherId: number): Promise<void> {
  const block = await findBlock(ctx, userId, otherId);
  if (block) throw new Forbidden(block === "by_me" ? "YOU_BLOCK" : "BLOCKED");
}

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

/** Within a query: neither of two people, given by their ids, has blocked the other; `findBlock` asks it of two who are known. */
export function areOnTerms(one: SQL, other: SQL): SQL {
  return sql`not exists (select from blocks b where (b.blocker_id = ${one} and b.blocked_id = ${other})
    or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;
}
