import type { EditableSms } from "#contract/verification/sms-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { storeOverVersion } from "#server/features/settings/store-over-version.ts";
import { settings } from "#server/features/settings/table.ts";
import { countSentToday } from "./sms-budget.ts";
import { defaultSms, parseSms } from "./sms-setting.ts";

/** The setting `sms` as it is stored, with its version and how many messages went today. For administrators. */
export async function getSms(ctx: Ctx): Promise<EditableSms & { sentToday: number }> {
  requireScope(ctx, "admin");
  const [row] = await ctx.db.select().from(settings).where(eq(settings.name, "sms"));
  const version = row?.updatedAt.toISOString() ?? null;
  return { ...parseSms(row?.value), version, sentToday: await countSentToday(ctx) };
}

/** Stores it over the version that was seen, with its record in the audit (rules SE1, LI16). */
export async function writeSms(ctx: Ctx, { version, countries, dailyBudget }: EditableSms): Promise<EditableSms> {
  requireScope(ctx, "admin");
  const value = { countries: [...new Set(countries)], dailyBudget };
  const stored = await storeOverVersion(ctx, "sms", { value, seen: version, usual: defaultSms });
  return { ...value, version: stored };
}
