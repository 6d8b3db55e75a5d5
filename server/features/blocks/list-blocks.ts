import type { BlockedPerson } from "#contract/blocks/blocks.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { blocks } from "./table.ts";

/** A list that nobody needs longer: who blocks more people has other troubles. */
const mostShown = 500;

/** The people that the caller has blocked, the last one first. */
export async function listBlocks(ctx: Ctx): Promise<BlockedPerson[]> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .select({ id: users.id, username: users.username, at: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, userId))
    .orderBy(desc(blocks.createdAt), users.id)
    .limit(mostShown);
  return rows.map(({ at, ...person }) => ({ ...person, at: at.toISOString() }));
}
