import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { EditableName, EditableSetting, EditableValues, Stored } from "#contract/settings/settings-admin.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { WithProof } from "#web/features/accounts/use-proof.tsx";
import { useVersionedLines, type VersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";

interface Shape<Name extends EditableName, Values> {
  /** The stored value as the form's fields, and back. */
  valuesOf: (value: EditableValues[Name]) => Values;
  settingOf: (values: Values) => EditableValues[Name];
  /** The value in words, one line for each thing in it. */
  linesOf: (value: EditableValues[Name]) => string[];
  /** Where the server may ask who is there: how it is shown, and what is said where it was not. */
  proved?: { withProof: WithProof; refused: string };
}

/** The form of a setting. */
export function useSettingForm<Name extends EditableName, Values extends FieldValues>(
  setting: Stored<Name>,
  { valuesOf, settingOf, linesOf, proved }: Shape<Name, Values>,
): VersionedLines<Values> {
  const { t } = useTranslation("settingsAdmin");
  return useVersionedLines<Stored<Name>, Values>(setting, {
    valuesOf: ({ value }) => valuesOf(value),
    write: async (values, version) => {
      const body = { name: setting.name, value: settingOf(values), version } as EditableSetting;
      const write = () => browserApi.settingsAdmin.write({ body });
      const stored = proved ? await proved.withProof(write) : await write();
      if (!stored) throw new ApiError(422, { message: proved?.refused ?? "" });
      return stored.data as unknown as Stored<Name>;
    },
    read: () => readStored(setting.name),
    linesOf: (values) => linesOf(settingOf(values)),
    saved: t("saved"),
  });
}

async function readStored<Name extends EditableName>(name: Name): Promise<Stored<Name> | null> {
  const { data } = await browserApi.settingsAdmin.list({});
  return (data.find((each) => each.name === name) as Stored<Name> | undefined) ?? null;
}
