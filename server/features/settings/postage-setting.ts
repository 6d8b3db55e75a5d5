import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readPlainSetting } from "./read-plain-setting.ts";

/** The most that may be named as postage, haléře (rule D14). */
export async function readMostPostage(ctx: Ctx): Promise<number> {
  return toMinor((await readPlainSetting(ctx, "postage")).most);
}
