import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** The setting `newsletter`: whether new lots are told of by mail once a week; not until the operator says so. */
const newsletterSetting = z.object({ digest: z.enum(["off", "weekly"]).default("off") });
export type NewsletterSetting = z.infer<typeof newsletterSetting>;

export function readNewsletterSetting(ctx: Ctx): Promise<NewsletterSetting> {
  return readSetting(ctx, "newsletter", (stored) => newsletterSetting.parse(stored ?? {}));
}
