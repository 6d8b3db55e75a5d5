import type { FastifyInstance } from "fastify";
import { devicesOf } from "#contract/accounts/devices.ts";
import { requireUser } from "#server/context.ts";
import { signOut } from "#server/features/accounts/passwords/replace-password.ts";
import { bind } from "#server/http/bind.ts";
import { listDevices } from "./list-devices.ts";
import { signOutDevice } from "./sign-out-device.ts";

const done = { data: { ok: true as const } };

export function registerDevices(app: FastifyInstance): void {
  bind(app, devicesOf.list, async (ctx) => ({ data: await listDevices(ctx) }));
  bind(app, devicesOf.signOut, async (ctx, { params }) => {
    await signOutDevice(ctx, params.id);
    return done;
  });
  bind(app, devicesOf.signOutOthers, async (ctx) => {
    const { userId, tokenHash } = requireUser(ctx);
    await signOut(ctx, userId, tokenHash);
    return done;
  });
}
