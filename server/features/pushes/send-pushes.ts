import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import type { PushKeys } from "#server/ports/push/push.ts";
import { getPushKeys } from "./push-keys.ts";
import { pauseAfter } from "./push-rules.ts";
import { pushDevices, pushes } from "./table.ts";

interface Claimed extends Record<string, unknown> {
  id: number;
  deviceId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  payload: string;
  topic: string;
  isUrgent: boolean;
  expiresAt: Date;
  attempts: number;
}

const batchSize = 20;
/** Longer than a call to a push service may take, so that another process sends it only after a crash. */
const leaseSeconds = 60;

/** Pushes on their way. */
export const waitingPushes: Queue = {
  name: "sendPushes",
  due: sql`select min(next_attempt_at) from pushes where done_at is null and expires_at > now()`,
  run: (ctx) => sendPushes(ctx),
};

/** Hands pushes that are due to their services and returns how many; several processes may run it. */
export async function sendPushes(ctx: Ctx): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claim(ctx);
    if (claimed.length === 0) return sent;
    const keys = await getPushKeys(ctx);
    await Promise.all(claimed.map((push) => sendOne(ctx, keys, push)));
    sent += claimed.length;
  }
}

async function claim(ctx: Ctx): Promise<Claimed[]> {
  const now = ctx.clock();
  const { rows } = await ctx.db.execute<Claimed>(sql`
    update pushes p set next_attempt_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    from push_devices d
    where d.id = p.device_id and p.id in (
      select w.id from pushes w join push_devices wd on wd.id = w.device_id
      where w.done_at is null and w.next_attempt_at <= ${now} and w.expires_at > ${now}
      order by w.next_attempt_at limit ${batchSize} for update of w skip locked)
    returning p.id, p.device_id as "deviceId", d.endpoint, d.p256dh, d.auth, p.payload, p.topic,
      p.is_urgent as "isUrgent", p.expires_at as "expiresAt", p.attempts`);
  return rows;
}

async function sendOne(ctx: Ctx, keys: PushKeys, claimed: Claimed): Promise<void> {
  const { id, deviceId, payload, topic, isUrgent, attempts } = claimed;
  const ttl = Math.max(0, Math.round((claimed.expiresAt.getTime() - ctx.clock().getTime()) / 1_000));
  const outcome = await ctx.ports.push.send({ to: claimed, payload, topic, isUrgent, ttl }, keys);
  if (outcome === "later") {
    const at = new Date(ctx.clock().getTime() + pauseAfter(attempts) * 1_000);
    await ctx.db.update(pushes).set({ nextAttemptAt: at }).where(eq(pushes.id, id));
    return;
  }
  if (outcome === "refused") ctx.log.warn({ push: id }, "a push service refused a push");
  if (outcome === "gone") await ctx.db.delete(pushDevices).where(eq(pushDevices.id, deviceId));
  // Nothing of what it said is kept.
  await ctx.db.update(pushes).set({ doneAt: ctx.clock(), payload: "" }).where(eq(pushes.id, id));
}
