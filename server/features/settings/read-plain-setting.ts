import { type PlainSettingName, type PlainSettings, plainSettings } from "#contract/settings/plain-settings.ts";
import type { Ctx } from "#server/context.ts";
import { readSetting } from "./read-setting.ts";

/** A setting of the contract's table as it is in force: what is not stored has its default. */
export function readPlainSetting<Name extends PlainSettingName>(ctx: Ctx, name: Name): Promise<PlainSettings[Name]> {
  const { schema } = plainSettings[name];
  return readSetting(ctx, name, (stored) => schema.parse(stored ?? {}) as PlainSettings[Name]);
}
