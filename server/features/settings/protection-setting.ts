import type { Ctx } from "#server/context.ts";
import { readPlainSetting } from "./read-plain-setting.ts";

/** Whether what is published now may be protected: the operator wants it, and somebody may hold the money (RULES.md PP1). */
export async function isProtectionOffered(ctx: Ctx): Promise<boolean> {
  return ctx.ports.escrow !== null && (await readPlainSetting(ctx, "protection")).enabled;
}
