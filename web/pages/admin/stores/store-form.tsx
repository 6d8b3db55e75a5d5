import { useTranslation } from "react-i18next";
import type { KeptStore } from "#contract/shop/stores.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { daysOfWeek } from "#web/pages/stores/hours-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { bodyOf, type StoreValues, valuesOf } from "./store-values.ts";
import { readExceptions, readHours } from "./written-hours.ts";

/** A store's form: a new one, or one that is there. */
export function StoreForm({ store, onDone }: { store: KeptStore | null; onDone: () => Promise<void> }) {
  const { t } = useTranslation("storeDesk");
  const locale = useLocale();
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<StoreValues>({
    defaultValues: valuesOf(store),
    submit: async (values) => {
      const body = bodyOf(values);
      await (store
        ? browserApi.stores.change({ params: { id: store.id }, body })
        : browserApi.stores.add({ body }));
      if (!store) form.reset(valuesOf(null));
      notify({ kind: "success", text: t("saved") });
      await onDone();
    },
  });
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
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4 tablet:grid-cols-2">
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
        {daysOfWeek(valuesOf(store).week, locale).map(({ day }, index) => (
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
        <FormMessage>{message}</FormMessage>
        <Button type="submit" busy={busy} className="mt-3">
          {t(store ? "save" : "add")}
        </Button>
      </div>
    </form>
  );
}

/** A day's name at the head of a field; within a sentence Czech writes it small. */
function asLabel(day: string, locale: string): string {
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}
