import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `rates`: whether the bank's list of exchange rates is taken every working day; off by default. */
export const ratesSetting = z.object({ daily: z.enum(["off", "on"]).default("off") });
export type RatesSetting = z.infer<typeof ratesSetting>;

export function readRatesSetting(ctx: Ctx): Promise<RatesSetting> {
  return readSetting(ctx, "rates", (stored) => ratesSetting.parse(stored ?? {}));
}
