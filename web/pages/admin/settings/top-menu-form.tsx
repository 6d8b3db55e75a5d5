import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Kept } from "#contract/desk/settings-desk.ts";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { LinkRows, newEntry, useLinkRules } from "./link-rows.tsx";
import { menuLines } from "./menu-lines.ts";
import { useSettingForm } from "./use-setting-form.ts";

/** The menu below the header. */
export function TopMenuForm({ setting }: { setting: Kept<"topmenu"> }) {
  const { t } = useTranslation("settingsDesk");
  const rulesOf = useLinkRules();
  const kept = useSettingForm(setting, {
    valuesOf: (value) => ({ value }),
    settingOf: ({ value }) => value,
    linesOf: menuLines,
  });
  const { form, onSubmit, errorOf } = kept;
  const rows = useFieldArray({ control: form.control, name: "value" });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <p className="type-small max-w-[60ch] text-muted">{t("menu.hint")}</p>
      <LinkRows
        rows={rows.fields}
        most={12}
        move={rows.move}
        remove={rows.remove}
        append={() => rows.append(newEntry)}
        field={(index, path) => ({
          error: errorOf(`value.${index}.${path}`),
          registered: form.register(`value.${index}.${path}`, rulesOf(path)),
        })}
      />
      <LinedEnd {...kept} />
    </form>
  );
}
