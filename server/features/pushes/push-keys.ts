import webPush from "web-push";
import type { Ctx } from "#server/context.ts";
import type { PushKeys } from "#server/ports/push/push.ts";
import { pushKeys } from "./table.ts";

/** What the private key is sealed as (decisions/0085): whoever has it may push to every device. */
export const aboutPushKey = () => "push key";

/** The server's keys for pushes; the first caller makes them, and all processes have the same. */
export async function getPushKeys(ctx: Ctx): Promise<PushKeys> {
  const stored = await findKeys(ctx);
  if (stored) return stored;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const sealed = ctx.ports.vault.seal(privateKey, aboutPushKey());
  await ctx.db.insert(pushKeys).values({ publicKey, privateKey: sealed }).onConflictDoNothing();
  const made = await findKeys(ctx);
  if (!made) throw new Error("stored keys are found");
  return made;
}

async function findKeys(ctx: Ctx): Promise<PushKeys | undefined> {
  const [keys] = await ctx.db.select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey }).from(pushKeys);
  return keys && { ...keys, privateKey: ctx.ports.vault.open(keys.privateKey, aboutPushKey()) };
}
