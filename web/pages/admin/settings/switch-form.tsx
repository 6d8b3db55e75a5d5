import { useTranslation } from "react-i18next";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { useSettingForm } from "./use-setting-form.ts";

/** What is on or off: the maintenance of the site, the popup of the first visit. What it does is said before it is pressed. */
export function SwitchForm({ setting }: { setting: Stored<"maintenance"> | Stored<"intropopup"> }) {
  const { t } = useTranslation("settingsAdmin");
  const stored = useSettingForm(setting as Stored<"maintenance">, {
    valuesOf: (value) => ({ value }),
    settingOf: ({ value }) => value,
    linesOf: ({ is_enabled }) => [t(is_enabled ? "switch.on" : "switch.off")],
  });
  return (
    <form onSubmit={stored.onSubmit} noValidate method="post" className="grid gap-2">
      <p className="type-small max-w-[60ch] text-muted">{t(`${setting.name}.what`)}</p>
      <Checkbox label={t(`${setting.name}.label`)} {...stored.form.register("value.is_enabled")} />
      <VersionedEnd {...stored} />
    </form>
  );
}
