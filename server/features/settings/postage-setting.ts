import { z } from "zod";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `postage`: the most, in CZK, that a seller may name where the listing left postage open (RULES.md D14). */
const postageSetting = z.object({ most: z.number().min(0).max(maxCzk).default(1_000) });

/** The most that may be named as postage, haléře. */
export async function readMostPostage(ctx: Ctx): Promise<number> {
  const { most } = await readSetting(ctx, "postage", (stored) => postageSetting.parse(stored ?? {}));
  return toMinor(most);
}
