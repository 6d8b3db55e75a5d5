import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { LinkRows, newEntry, useLinkRules } from "./link-rows.tsx";
import { menuLines } from "./menu-lines.ts";
import { useSettingForm } from "./use-setting-form.ts";

/** The menu below the header. */
export function TopMenuForm({ setting }: { setting: Stored<"topmenu"> }) {
  const { t } = useTranslation("settingsAdmin");
  const rulesOf = useLinkRules();
  const stored = useSettingForm(setting, {
    valuesOf: (value) => ({ value }),
    settingOf: ({ value }) => value,
    linesOf: menuLines,
  });
  const { form, onSubmit, errorOf } = stored;
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
      <VersionedEnd {...stored} />
    </form>
  );
}
