import { type SettingName, type StoredSettings, storedSettings } from "#contract/settings/settings.ts";
import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";
import { defaultSettings } from "./default-settings.ts";
import { publicSettingsKey, settingFreshMs } from "./read-setting.ts";
import { settings } from "./table.ts";

/** The public settings in both languages, at most a second old; the default where one is not set. */
export function readPublicSettings(ctx: Ctx): Promise<StoredSettings> {
  return remembered(ctx, publicSettingsKey, settingFreshMs, async () => {
    const names = Object.keys(storedSettings) as SettingName[];
    const rows = await ctx.db.select().from(settings).where(inArray(settings.name, names));
    const stored = new Map(rows.map(({ name, value }) => [name, value]));
    const entries = names.map((name) => [name, usable(ctx, name, stored.get(name))]);
    return Object.fromEntries(entries) as StoredSettings;
  });
}

/** Every page needs every public setting, so one that cannot be used gives way to its default. */
function usable(ctx: Ctx, name: SettingName, stored: unknown): unknown {
  if (stored === undefined) return defaultSettings[name];
  const { data, error } = storedSettings[name].safeParse(stored);
  if (error) ctx.log.error({ err: error, setting: name }, "a stored setting cannot be used: its default holds");
  return error ? defaultSettings[name] : data;
}
