import { z } from "zod";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/**
 * The setting `exposure`: what an account that is not verified may take on before it has paid anybody (RULES.md X1, X2).
 * `leading` is in CZK.
 */
const exposureSetting = z.object({
  unpaidDeals: z.number().int().min(1).max(1_000).default(3),
  leading: z.number().min(1).max(maxCzk).default(50_000),
});

/** As the setting, with the sum of leading maxima in haléře. */
export interface ExposureTerms {
  readonly unpaidDeals: number;
  readonly leadingMinor: number;
}

export async function readExposureTerms(ctx: Ctx): Promise<ExposureTerms> {
  const { unpaidDeals, leading } = await readSetting(ctx, "exposure", (stored) =>
    exposureSetting.parse(stored ?? {}),
  );
  return { unpaidDeals, leadingMinor: toMinor(leading) };
}
