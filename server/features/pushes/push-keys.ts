import webPush from "web-push";
import type { Ctx } from "#server/context.ts";
import type { PushKeys } from "#server/ports/push/push.ts";
import { pushKeys } from "./table.ts";

/** The server's keys for pushes; the first caller makes them, and all processes have the same. */
export async function getPushKeys(ctx: Ctx): Promise<PushKeys> {
  const stored = await findKeys(ctx);
  if (stored) return stored;
  await ctx.db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing();
  const made = await findKeys(ctx);
  if (!made) throw new Error("stored keys are found");
  return made;
}

async function findKeys(ctx: Ctx): Promise<PushKeys | undefined> {
  const [keys] = await ctx.db.select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys);
  return keys;
}
