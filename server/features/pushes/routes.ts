import type { FastifyInstance } from "fastify";
import { push } from "#contract/pushes/push.ts";
import { bind } from "#server/http/bind.ts";
import { addDevice } from "./add-device.ts";
import { listDevices } from "./list-devices.ts";
import { getPushKeys } from "./push-keys.ts";
import { removeDevice } from "./remove-device.ts";

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
