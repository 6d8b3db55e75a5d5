import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/**
 * The setting `inspection`: when a moderator looks at a listing (RULES.md I1). `before`: a new
 * seller's first ones wait for it, all others are looked at after they have been published; `after`: all are.
 */
const inspectionSetting = z.object({
  mode: z.enum(["before", "after"]).default("before"),
  /** After this many published listings a seller is not new any more. */
  firstListings: z.number().int().min(0).max(100).default(3),
});
export type InspectionSetting = z.infer<typeof inspectionSetting>;

export function readInspectionSetting(ctx: Ctx): Promise<InspectionSetting> {
  return readSetting(ctx, "inspection", (stored) => inspectionSetting.parse(stored ?? {}));
}
