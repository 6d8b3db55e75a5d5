import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { pushDevices } from "./table.ts";

/** No more pushes go to a device of the caller. */
export async function removeDevice(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  const { rowCount } = await ctx.db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)));
  if (rowCount === 0) throw new NotFound();
}
