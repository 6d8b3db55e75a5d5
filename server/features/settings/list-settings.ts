import type { SettingEntry, SettingName } from "#contract/settings/settings.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { inLanguage } from "./localised.ts";
import { readPublicSettings } from "./read-public-settings.ts";

/** The public settings in one language (rule SE1). */
export async function listSettings(ctx: Ctx, lang: Locale): Promise<SettingEntry[]> {
  const values = inLanguage(await readPublicSettings(ctx), lang);
  return (Object.keys(values) as SettingName[]).map((name) => ({ name, value: values[name] }) as SettingEntry);
}
