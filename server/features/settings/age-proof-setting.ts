import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `ageProof`: whether categories that ask for a verified age insist on it (decisions/0005). */
export const ageProofSetting = z.object({ required: z.boolean().default(false) });
export type AgeProofSetting = z.infer<typeof ageProofSetting>;

/** Whether a verified age is insisted on; not until the operator says so. */
export function readAgeProofSetting(ctx: Ctx): Promise<AgeProofSetting> {
  return readSetting(ctx, "ageProof", (stored) => ageProofSetting.parse(stored ?? {}));
}
