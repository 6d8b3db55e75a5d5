import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { SettingName, StoredSettings } from "#contract/content/settings.ts";
import type { Kept, KeptSetting } from "#contract/desk/settings-desk.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { type ApiForm, useApiForm } from "#web/forms/use-api-form.ts";
import { notify } from "#web/ui/overlays/notify.ts";

export interface SettingForm<Values extends FieldValues> extends ApiForm<Values> {
  /** What somebody else has stored meanwhile, said line by line; null: nothing. */
  readonly rival: { readonly lines: readonly string[]; keepMine: () => void; takeTheirs: () => void } | null;
}

interface Shape<Name extends SettingName, Values> {
  /** The stored value as the form's fields, and back. */
  valuesOf: (value: StoredSettings[Name]) => Values;
  settingOf: (values: Values) => StoredSettings[Name];
  /** The value in words, one line for each thing in it. */
  linesOf: (value: StoredSettings[Name]) => string[];
}

/** The form of a setting: it stores over the version that it has shown, never over another one without being told so. */
export function useSettingForm<Name extends SettingName, Values extends FieldValues>(
  setting: Kept<Name>,
  { valuesOf, settingOf, linesOf }: Shape<Name, Values>,
): SettingForm<Values> {
  const { t } = useTranslation("settingsDesk");
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(setting.version);
  const [theirs, setTheirs] = useState<Kept<Name> | null>(null);
  const form = useApiForm<Values>({
    defaultValues: valuesOf(setting.value) as DefaultValues<Values>,
    submit: async (values) => {
      const body = { name: setting.name, value: settingOf(values), version } as KeptSetting;
      try {
        const { data } = await browserApi.settingsDesk.write({ body });
        setVersion(data.version);
      } catch (error) {
        if (error instanceof ApiError && error.body.code === "CHANGED_ELSEWHERE")
          setTheirs(await readStored(setting.name));
        throw error;
      }
      notify({ kind: "success", text: t("saved") });
      await revalidate();
    },
  });
  const settle = (kept: Kept<Name>, values?: Values) => {
    if (values) form.form.reset(values);
    setVersion(kept.version);
    setTheirs(null);
  };
  const mine = theirs ? linesOf(settingOf(form.form.getValues())) : [];
  return {
    ...form,
    rival: theirs && {
      lines: linesOf(theirs.value).filter((line) => !mine.includes(line)),
      keepMine: () => settle(theirs),
      takeTheirs: () => settle(theirs, valuesOf(theirs.value)),
    },
  };
}

async function readStored<Name extends SettingName>(name: Name): Promise<Kept<Name> | null> {
  const { data } = await browserApi.settingsDesk.list({});
  return (data.find((each) => each.name === name) as Kept<Name> | undefined) ?? null;
}
