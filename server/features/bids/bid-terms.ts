import type { Ctx } from "#server/context.ts";
import { readBidSteps } from "#server/features/settings/bid-setting.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import type { Lot } from "./bidding-rules.ts";

/** The settings that bidding is decided under. */
export type BidTerms = Pick<Lot, "steps" | "softCloseMs">;

/** The terms in force, at most a second old. */
export async function readBidTerms(ctx: Ctx): Promise<BidTerms> {
  const steps = await readBidSteps(ctx);
  const { softCloseMinutes } = await readPlainSetting(ctx, "auctions");
  return { steps, softCloseMs: Math.round(softCloseMinutes * 60_000) };
}
