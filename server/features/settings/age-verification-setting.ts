import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `ageVerification`: whether categories that ask for a verified age insist on it (decisions/0005). */
const ageVerificationSetting = z.object({ required: z.boolean().default(false) });
export type AgeVerificationSetting = z.infer<typeof ageVerificationSetting>;

export function readAgeVerificationSetting(ctx: Ctx): Promise<AgeVerificationSetting> {
  return readSetting(ctx, "ageVerification", (stored) => ageVerificationSetting.parse(stored ?? {}));
}
