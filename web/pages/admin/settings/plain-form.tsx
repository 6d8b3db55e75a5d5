import { useTranslation } from "react-i18next";
import type { FormFields } from "#contract/settings/field-kinds.ts";
import type { PlainSettingName } from "#contract/settings/plain-settings.ts";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { PlainFields } from "./plain-fields.tsx";
import { PlainRows } from "./plain-rows.tsx";
import { type PlainValues, readFields, writtenFields } from "./plain-values.ts";
import { usePlainWords } from "./use-plain-words.ts";
import { useSettingForm } from "./use-setting-form.ts";

/** The form of a setting that the contract's table describes. */
export function PlainForm({ setting, fields }: { setting: Stored<PlainSettingName>; fields: FormFields }) {
  const { t } = useTranslation("settingsAdmin");
  const words = usePlainWords(setting.name);
  const { withProof, proof } = useProof();
  const stored = useSettingForm<PlainSettingName, PlainValues>(setting, {
    valuesOf: (value) => ({ value: writtenFields(fields, value) }),
    settingOf: ({ value }) => readFields(fields, value) as Stored<PlainSettingName>["value"],
    linesOf: (value) => words.linesOf(fields, value),
    proved: { withProof, refused: t("plain.notProved") },
  });
  return (
    <>
      <form onSubmit={stored.onSubmit} noValidate method="post" className="grid gap-4">
        <p className="type-small max-w-[60ch] text-muted">{words.what}</p>
        <PlainFields stored={stored} fields={fields} words={words} path="value" />
        {Object.entries(fields).map(
          ([name, field]) =>
            field.kind === "rows" && (
              <PlainRows key={name} stored={stored} field={field} words={words} path={`value.${name}`} />
            ),
        )}
        <VersionedEnd {...stored} />
      </form>
      {proof}
    </>
  );
}
