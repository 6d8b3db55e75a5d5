import { useTranslation } from "react-i18next";
import { daysOfWeek } from "#contract/shop/hours-text.ts";
import type { EditableStore } from "#contract/shop/stores.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { AddEnd } from "#web/pages/admin/editing/add-end.tsx";
import { useAddForm } from "#web/pages/admin/editing/use-add-form.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { bodyOf, type StoreValues, valuesOf } from "./store-values.ts";
import { readExceptions, readHours } from "./written-hours.ts";

/** A store that is there: what is stored of it is seen by visitors at once. */
export function StoreForm({ store }: { store: EditableStore }) {
  const { t } = useTranslation("storeAdmin");
  const locale = useLocale();
  const params = { id: store.id };
  const form = useVersionedLines<EditableStore, StoreValues>(store, {
    valuesOf,
    write: async (values, version) =>
      (await browserApi.stores.change({ params, body: { ...bodyOf(values), version } })).data,
    read: async () => (await browserApi.stores.stored({})).data.find(({ id }) => id === store.id) ?? null,
    linesOf: ({ week, isShown, ...values }) => [
      ...Object.entries(values).map(
        ([name, text]) => `${t(`field.${name as keyof typeof values}`)}: ${text}`,
      ),
      ...daysOfWeek(valuesOf(store).week, locale).map(({ day }, at) => `${day}: ${week[at]}`),
      `${t("field.isShown")}: ${t(isShown ? "yes" : "no")}`,
    ],
    saved: t("saved"),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4 tablet:grid-cols-2">
      <Fields form={form} />
      <div className="tablet:col-span-2">
        <VersionedEnd {...form} />
      </div>
    </form>
  );
}

/** The form of a new store. */
export function AddStore({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation("storeAdmin");
  const form = useAddForm<StoreValues>({
    empty: valuesOf(null),
    add: (values) => browserApi.stores.add({ body: bodyOf(values) }),
    added: t("saved"),
    onDone,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4 tablet:grid-cols-2">
      <Fields form={form} />
      <AddEnd form={form} button={t("add")} />
    </form>
  );
}

function Fields({ form: { form, errorOf } }: { form: ApiForm<StoreValues> }) {
  const { t } = useTranslation("storeAdmin");
  const locale = useLocale();
  const rules = useRules();
  type Field = Exclude<keyof StoreValues, "week" | "isShown">;
  const field = (name: Field, more: Partial<InputProps> = {}) => (
    <Input
      label={t(`field.${name}`)}
      error={errorOf(name)}
      autoComplete="off"
      {...more}
      {...form.register(name, more.required ? { required: rules.required } : {})}
    />
  );
  return (
    <>
      {field("nameCs", { required: true, maxLength: 120 })}
      {field("nameEn", { maxLength: 120 })}
      {field("street", { required: true, maxLength: 120 })}
      {field("city", { required: true, maxLength: 80 })}
      {field("zip", { required: true, inputMode: "numeric", maxLength: 6 })}
      {field("phone", { type: "tel", maxLength: 30 })}
      {field("email", { type: "email", maxLength: 254 })}
      {field("position", { inputMode: "numeric", hint: t("hint.position") })}
      <fieldset className="grid gap-4 tablet:col-span-2 tablet:grid-cols-2">
        <legend className="type-control mb-1">{t("week")}</legend>
        <p className="type-small text-muted tablet:col-span-2">{t("hint.week")}</p>
        {daysOfWeek(valuesOf(null).week, locale).map(({ day }, index) => (
          <Input
            key={day}
            label={asLabel(day, locale)}
            error={errorOf(`week.${index}`)}
            autoComplete="off"
            {...form.register(`week.${index}`, {
              validate: (text) => readHours(text) !== null || t("error.hours"),
            })}
          />
        ))}
      </fieldset>
      <Textarea
        className="tablet:col-span-2"
        label={t("field.exceptions")}
        hint={t("hint.exceptions")}
        error={errorOf("exceptions")}
        {...form.register("exceptions", {
          validate: (text) => readExceptions(text) !== null || t("error.exceptions"),
        })}
      />
      {field("noteCs", { maxLength: 500 })}
      {field("noteEn", { maxLength: 500 })}
      <div className="tablet:col-span-2">
        <Checkbox label={t("field.isShown")} {...form.register("isShown")} />
      </div>
    </>
  );
}

/** A day's name at the head of a field; within a sentence Czech writes it small. */
function asLabel(day: string, locale: string): string {
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}
