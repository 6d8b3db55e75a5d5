import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `auctions`: W of the soft close, 5 minutes by default (RULES.md B6). */
const auctionsSetting = z.object({ softCloseMinutes: z.number().min(0).max(1_440).default(5) });
export type AuctionsSetting = z.infer<typeof auctionsSetting>;

export function readAuctionsSetting(ctx: Ctx): Promise<AuctionsSetting> {
  return readSetting(ctx, "auctions", (stored) => auctionsSetting.parse(stored ?? {}));
}
