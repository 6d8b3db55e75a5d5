import { useTranslation } from "react-i18next";
import type { Kept } from "#contract/desk/settings-desk.ts";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { useSettingForm } from "./use-setting-form.ts";

/** What is on or off: the maintenance of the site, the popup of the first visit. What it does is said before it is pressed. */
export function SwitchForm({ setting }: { setting: Kept<"maintenance"> | Kept<"intropopup"> }) {
  const { t } = useTranslation("settingsDesk");
  const kept = useSettingForm(setting as Kept<"maintenance">, {
    valuesOf: (value) => ({ value }),
    settingOf: ({ value }) => value,
    linesOf: ({ is_enabled }) => [t(is_enabled ? "switch.on" : "switch.off")],
  });
  return (
    <form onSubmit={kept.onSubmit} noValidate method="post" className="grid gap-2">
      <p className="type-small max-w-[60ch] text-muted">{t(`${setting.name}.what`)}</p>
      <Checkbox label={t(`${setting.name}.label`)} {...kept.form.register("value.is_enabled")} />
      <LinedEnd {...kept} />
    </form>
  );
}
