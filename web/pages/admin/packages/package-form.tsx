import type { Path } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { EditablePackage } from "#contract/listings/package-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { AddEnd } from "#web/pages/admin/editing/add-end.tsx";
import { useAddForm } from "#web/pages/admin/editing/use-add-form.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { bodyOf, newPackage, type PackageValues, valuesOf } from "./package-values.ts";

/** A package that is there: what is stored of it holds for later publications. */
export function PackageForm({ stored }: { stored: EditablePackage }) {
  const { t } = useTranslation("packageAdmin");
  const params = { key: stored.key };
  const form = useVersionedLines<EditablePackage, PackageValues>(stored, {
    valuesOf,
    write: async (values, version) =>
      (await browserApi.packageAdmin.change({ params, body: { ...bodyOf(values), version } })).data,
    read: async () =>
      (await browserApi.packageAdmin.list({})).data.find(({ key }) => key === stored.key) ?? null,
    linesOf: (values) =>
      (["price", "topDays", "position"] as const)
        .map((name) => `${t(`field.${name}`)}: ${values[name]}`)
        .concat(
          (["cs", "en"] as const).map((lang) => `${t(`field.name.${lang}`)}: ${values.name[lang]}`),
          (["highlighted", "active"] as const).map(
            (name) => `${t(`field.${name}`)}: ${t(values[name] ? "yes" : "no")}`,
          ),
        ),
    saved: t("saved"),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4">
      <Fields form={form} />
      <p className="type-small max-w-[70ch] text-muted">{t("later")}</p>
      <VersionedEnd {...form} />
    </form>
  );
}

/** The form of a new package. */
export function AddPackage({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation("packageAdmin");
  const form = useAddForm<PackageValues>({
    empty: newPackage,
    add: (values) => browserApi.packageAdmin.add({ body: bodyOf(values) }),
    added: t("added"),
    onDone,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4">
      <Fields form={form} />
      <AddEnd form={form} button={t("add")} />
    </form>
  );
}

function Fields({ form: { form, errorOf } }: { form: ApiForm<PackageValues> }) {
  const { t } = useTranslation("packageAdmin");
  const rules = useRules();
  const number = { required: rules.required, ...rules.number };
  const field = (
    path: Exclude<Path<PackageValues>, "name" | "highlighted" | "active">,
    label: string,
    registration: object,
  ) => (
    <Input
      label={label}
      required={"required" in registration}
      autoComplete="off"
      maxLength={60}
      {...(path.startsWith("name") ? {} : { inputMode: "decimal" as const })}
      error={errorOf(path)}
      {...form.register(path, registration)}
    />
  );
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {field("name.cs", t("field.name.cs"), { required: rules.required })}
      {field("name.en", t("field.name.en"), {})}
      {field("price", t("field.price"), number)}
      {field("topDays", t("field.topDays"), number)}
      {field("position", t("field.position"), number)}
      <div className="self-end">
        <Checkbox label={t("field.highlighted")} {...form.register("highlighted")} />
        <Checkbox label={t("field.active")} {...form.register("active")} />
      </div>
    </div>
  );
}
