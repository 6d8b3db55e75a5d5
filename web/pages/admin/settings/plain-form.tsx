import { useTranslation } from "react-i18next";
import type { PlainSettingName } from "#contract/desk/plain-settings.ts";
import type { FormFields } from "#contract/desk/setting-fields.ts";
import type { Kept } from "#contract/desk/settings-desk.ts";
import { useProof } from "#web/features/credentials/use-proof.tsx";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { PlainFields } from "./plain-fields.tsx";
import { PlainRows } from "./plain-rows.tsx";
import { type PlainValues, readFields, writtenFields } from "./plain-values.ts";
import { usePlainWords } from "./use-plain-words.ts";
import { useSettingForm } from "./use-setting-form.ts";

/** The form of a setting that the contract's table describes. */
export function PlainForm({ setting, fields }: { setting: Kept<PlainSettingName>; fields: FormFields }) {
  const { t } = useTranslation("settingsDesk");
  const words = usePlainWords(setting.name);
  const { withProof, proof } = useProof();
  const kept = useSettingForm<PlainSettingName, PlainValues>(setting, {
    valuesOf: (value) => ({ value: writtenFields(fields, value) }),
    settingOf: ({ value }) => readFields(fields, value) as Kept<PlainSettingName>["value"],
    linesOf: (value) => words.linesOf(fields, value),
    proved: { withProof, refused: t("plain.notProved") },
  });
  return (
    <>
      <form onSubmit={kept.onSubmit} noValidate method="post" className="grid gap-4">
        <p className="type-small max-w-[60ch] text-muted">{words.what}</p>
        <PlainFields kept={kept} fields={fields} words={words} path="value" />
        {Object.entries(fields).map(
          ([name, field]) =>
            field.kind === "rows" && (
              <PlainRows key={name} kept={kept} field={field} words={words} path={`value.${name}`} />
            ),
        )}
        <LinedEnd {...kept} />
      </form>
      {proof}
    </>
  );
}
