import type { Ctx } from "#server/context.ts";
import { readPlainSetting } from "./read-plain-setting.ts";

/**
 * PP1: A seller of a supply may have its payment protected while the setting `protection` offers it (by default it does not) and somebody
 * may hold the money, in production a licensed provider alone. Frozen at publication and copied to the deal, it never changes after. It
 * costs the seller the fee `protection`, with the month's others.
 */
export async function isProtectionOffered(ctx: Ctx): Promise<boolean> {
  return ctx.ports.escrow !== null && (await readPlainSetting(ctx, "protection")).enabled;
}
