import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { SettingName, StoredSettings } from "#contract/content/settings.ts";
import type { Kept, KeptSetting } from "#contract/desk/settings-desk.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { type LinedForm, useLinedForm } from "#web/pages/admin/kept/use-lined-form.ts";

interface Shape<Name extends SettingName, Values> {
  /** The stored value as the form's fields, and back. */
  valuesOf: (value: StoredSettings[Name]) => Values;
  settingOf: (values: Values) => StoredSettings[Name];
  /** The value in words, one line for each thing in it. */
  linesOf: (value: StoredSettings[Name]) => string[];
}

/** The form of a setting. */
export function useSettingForm<Name extends SettingName, Values extends FieldValues>(
  setting: Kept<Name>,
  { valuesOf, settingOf, linesOf }: Shape<Name, Values>,
): LinedForm<Values> {
  const { t } = useTranslation("settingsDesk");
  return useLinedForm<Kept<Name>, Values>(setting, {
    valuesOf: ({ value }) => valuesOf(value),
    write: async (values, version) => {
      const body = { name: setting.name, value: settingOf(values), version } as KeptSetting;
      const { data } = await browserApi.settingsDesk.write({ body });
      return data as unknown as Kept<Name>;
    },
    read: () => readStored(setting.name),
    linesOf: (values) => linesOf(settingOf(values)),
    saved: t("saved"),
  });
}

async function readStored<Name extends SettingName>(name: Name): Promise<Kept<Name> | null> {
  const { data } = await browserApi.settingsDesk.list({});
  return (data.find((each) => each.name === name) as Kept<Name> | undefined) ?? null;
}
