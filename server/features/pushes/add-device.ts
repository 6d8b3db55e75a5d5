import { ECDH } from "node:crypto";
import { maxPushDevices, type PushSubscription } from "#contract/pushes/push.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { pushDevices } from "./table.ts";

/**
 * Adds the caller's device, or moves it to the caller where somebody else used it before; returns its id. Of more than ten the
 * one added first goes. An endpoint elsewhere than at a push service is refused, since the server will call it.
 */
export async function addDevice(ctx: Ctx, { endpoint, keys }: PushSubscription): Promise<number> {
  const { userId, tokenHash } = requireUser(ctx);
  await countAttempt(ctx, limits.pushDevice, String(userId));
  if (!ctx.ports.push.accepts(endpoint)) throw new Invalid({ endpoint: ["field.invalid"] });
  if (!isPublicKey(keys.p256dh)) throw new Invalid({ "keys.p256dh": ["field.invalid"] });
  return transaction(ctx, async (tx) => {
    const device = { userId, tokenHash, ...keys, addedAt: tx.clock() };
    const [stored] = await tx.db
      .insert(pushDevices)
      .values({ endpoint, ...device })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: device })
      .returning({ id: pushDevices.id });
    await tx.db.execute(sql`
      delete from push_devices where id in (
        select id from push_devices where user_id = ${userId} order by added_at desc, id desc offset ${maxPushDevices})`);
    if (!stored) throw new Error("a stored device is returned");
    return stored.id;
  });
}

/** Whether it is a point on the curve; nothing could be encrypted for any other. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, "base64url"), "prime256v1");
    return true;
  } catch {
    return false;
  }
}
