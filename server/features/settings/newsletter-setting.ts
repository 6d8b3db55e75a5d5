import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `newsletter`: whether a weekly digest of new lots is mailed; off by default. */
const newsletterSetting = z.object({ digest: z.enum(["off", "weekly"]).default("off") });
export type NewsletterSetting = z.infer<typeof newsletterSetting>;

export function readNewsletterSetting(ctx: Ctx): Promise<NewsletterSetting> {
  return readSetting(ctx, "newsletter", (stored) => newsletterSetting.parse(stored ?? {}));
}
