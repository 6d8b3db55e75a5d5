import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Stored } from "#contract/settings/settings-admin.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { OrderedChoices } from "#web/pages/admin/ordered-choices.tsx";
import { useSettingForm } from "./use-setting-form.ts";

/** Which top categories menus show, in which order; none chosen: all of them. */
export function CategoriesMenuForm({
  setting,
  categories,
}: {
  setting: Stored<"categoriesMenu">;
  categories: readonly { id: number; name: string }[];
}) {
  const { t } = useTranslation("settingsAdmin");
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  const stored = useSettingForm<"categoriesMenu", { value: number[] }>(setting, {
    // A category that is gone meanwhile is in no menu.
    valuesOf: (value) => ({ value: value.filter((id) => categories.some((each) => each.id === id)) }),
    settingOf: ({ value }) => value,
    linesOf: (value) => [
      value.map((id) => categories.find((each) => each.id === id)?.name ?? id).join(", ") || t("categoriesMenu.all"),
    ],
  });
  return (
    <form onSubmit={stored.onSubmit} noValidate method="post" className="grid gap-4">
      <p className="type-small max-w-[60ch] text-muted">{t("categoriesMenu.hint")}</p>
      <Controller
        control={stored.form.control}
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
      <VersionedEnd {...stored} />
    </form>
  );
}
