import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `ageVerification`: whether categories that ask for a verified age insist on it; unset, where a bank proves it (decisions/0060). */
const ageVerificationSetting = z.object({ required: z.boolean().optional() });
export type AgeVerificationSetting = z.infer<typeof ageVerificationSetting>;

export function readAgeVerificationSetting(ctx: Ctx): Promise<AgeVerificationSetting> {
  return readSetting(ctx, "ageVerification", (stored) => ageVerificationSetting.parse(stored ?? {}));
}
