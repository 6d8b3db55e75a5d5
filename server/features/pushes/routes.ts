import type { FastifyInstance } from "fastify";
import { push } from "#contract/accounts/push.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, asc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { bind } from "#server/http/bind.ts";
import { addDevice } from "./add-device.ts";
import { getPushKeys } from "./push-keys.ts";
import { pushDevices } from "./table.ts";

/** Devices that get pushes. */
export function registerPushes(app: FastifyInstance): void {
  bind(app, push.get, async (ctx) => ({
    data: { key: (await getPushKeys(ctx)).publicKey, devices: await listDevices(ctx) },
  }));
  bind(app, push.add, async (ctx, { body }) => ({ data: { id: await addDevice(ctx, body) } }));
  bind(app, push.remove, async (ctx, { params }) => {
    await removeDevice(ctx, params.id);
    return { data: { ok: true as const } };
  });
}

async function listDevices(ctx: Ctx) {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .select({ id: pushDevices.id, addedAt: pushDevices.addedAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.id));
  return rows.map(({ id, addedAt }) => ({ id, addedAt: addedAt.toISOString() }));
}

async function removeDevice(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  const { rowCount } = await ctx.db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)));
  if (rowCount === 0) throw new NotFound();
}
