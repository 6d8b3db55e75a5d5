import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Kept } from "#contract/desk/settings-desk.ts";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { OrderedChoices } from "#web/pages/admin/ordered-choices.tsx";
import { useSettingForm } from "./use-setting-form.ts";

/** Which top categories menus show, in which order; none chosen: all of them. */
export function CategoriesMenuForm({
  setting,
  categories,
}: {
  setting: Kept<"categoriesMenu">;
  categories: readonly { id: number; name: string }[];
}) {
  const { t } = useTranslation("settingsDesk");
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  const kept = useSettingForm<"categoriesMenu", { value: number[] }>(setting, {
    // A category that is gone meanwhile is in no menu.
    valuesOf: (value) => ({ value: value.filter((id) => categories.some((each) => each.id === id)) }),
    settingOf: ({ value }) => value,
    linesOf: (value) => [
      value.map((id) => categories.find((each) => each.id === id)?.name ?? id).join(", ") ||
        t("categoriesMenu.all"),
    ],
  });
  return (
    <form onSubmit={kept.onSubmit} noValidate method="post" className="grid gap-4">
      <p className="type-small max-w-[60ch] text-muted">{t("categoriesMenu.hint")}</p>
      <Controller
        control={kept.form.control}
        name="value"
        render={({ field }) => (
          <OrderedChoices
            label={t("categoriesMenu.shown")}
            options={options}
            chosen={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <LinedEnd {...kept} />
    </form>
  );
}
