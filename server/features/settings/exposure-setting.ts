import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readPlainSetting } from "./read-plain-setting.ts";

/** The setting `exposure`, with the sum of leading maxima in haléře (rules X1, X2). */
export interface ExposureTerms {
  readonly unpaidDeals: number;
  readonly leadingMinor: number;
}

export async function readExposureTerms(ctx: Ctx): Promise<ExposureTerms> {
  const { unpaidDeals, leading } = await readPlainSetting(ctx, "exposure");
  return { unpaidDeals, leadingMinor: toMinor(leading) };
}
