import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/**
 * The setting `inspection` (RULES.md I1). `before`: a new seller's first listings wait for a moderator, all others are
 * inspected once published; `after`: all are inspected once published.
 */
const inspectionSetting = z.object({
  mode: z.enum(["before", "after"]).default("before"),
  /** After this many published listings a seller is no longer new. */
  firstListings: z.number().int().min(0).max(100).default(3),
});
export type InspectionSetting = z.infer<typeof inspectionSetting>;

export function readInspectionSetting(ctx: Ctx): Promise<InspectionSetting> {
  return readSetting(ctx, "inspection", (stored) => inspectionSetting.parse(stored ?? {}));
}
