import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Kept, KeptName, KeptSetting, KeptValues } from "#contract/desk/settings-desk.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { WithProof } from "#web/features/credentials/use-proof.tsx";
import { type LinedForm, useLinedForm } from "#web/pages/admin/kept/use-lined-form.ts";

interface Shape<Name extends KeptName, Values> {
  /** The stored value as the form's fields, and back. */
  valuesOf: (value: KeptValues[Name]) => Values;
  settingOf: (values: Values) => KeptValues[Name];
  /** The value in words, one line for each thing in it. */
  linesOf: (value: KeptValues[Name]) => string[];
  /** Where the server may ask who is there: how it is shown, and what is said where it was not. */
  proved?: { withProof: WithProof; refused: string };
}

/** The form of a setting. */
export function useSettingForm<Name extends KeptName, Values extends FieldValues>(
  setting: Kept<Name>,
  { valuesOf, settingOf, linesOf, proved }: Shape<Name, Values>,
): LinedForm<Values> {
  const { t } = useTranslation("settingsDesk");
  return useLinedForm<Kept<Name>, Values>(setting, {
    valuesOf: ({ value }) => valuesOf(value),
    write: async (values, version) => {
      const body = { name: setting.name, value: settingOf(values), version } as KeptSetting;
      const write = () => browserApi.settingsDesk.write({ body });
      const stored = proved ? await proved.withProof(write) : await write();
      if (!stored) throw new ApiError(422, { message: proved?.refused ?? "" });
      return stored.data as unknown as Kept<Name>;
    },
    read: () => readStored(setting.name),
    linesOf: (values) => linesOf(settingOf(values)),
    saved: t("saved"),
  });
}

async function readStored<Name extends KeptName>(name: Name): Promise<Kept<Name> | null> {
  const { data } = await browserApi.settingsDesk.list({});
  return (data.find((each) => each.name === name) as Kept<Name> | undefined) ?? null;
}
