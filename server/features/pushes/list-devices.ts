import { type Ctx, requireUser } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { pushDevices } from "./table.ts";

/** The caller's devices that get pushes, oldest first. */
export async function listDevices(ctx: Ctx): Promise<{ id: number; addedAt: string }[]> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .select({ id: pushDevices.id, addedAt: pushDevices.addedAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.id));
  return rows.map(({ id, addedAt }) => ({ id, addedAt: addedAt.toISOString() }));
}
