import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `protection`: whether sellers may have payments protected (RULES.md PP1); by default they may not. */
const protectionSetting = z.object({ enabled: z.boolean().default(false) });

/** Whether what is published now may be protected: the operator wants it, and somebody may hold the money. */
export async function isProtectionOffered(ctx: Ctx): Promise<boolean> {
  if (!ctx.ports.escrow) return false;
  const read = (stored: unknown) => protectionSetting.parse(stored ?? {});
  return (await readSetting(ctx, "protection", read)).enabled;
}
