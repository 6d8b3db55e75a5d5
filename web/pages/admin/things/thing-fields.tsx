import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { locales } from "#contract/values/locale.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import type { AnyFields, Control } from "./fields.ts";

interface ThingFieldsProps {
  namespace: string;
  fields: AnyFields;
  form: ApiForm<FieldValues>;
}

/** The inputs of a thing's fields, in two columns where there is room; what is ticked stands together below. */
export function ThingFields({ namespace, fields, form }: ThingFieldsProps) {
  const { t } = useTranslation(namespace);
  const named = Object.entries(fields);
  return (
    <>
      {named.map(([name, { control }]) =>
        control.kind === "both" ? (
          locales.map((lang) => (
            <ThingField
              key={lang}
              {...{ namespace, form, name: `${name}.${lang}` }}
              control={{ ...control, kind: "line", required: Boolean(control.required) && lang === "cs" }}
            />
          ))
        ) : (
          <ThingField key={name} {...{ namespace, form, name, control }} />
        ),
      )}
      <div className="self-end">
        {named.map(
          ([name, { control }]) =>
            control.kind === "check" && (
              <Checkbox
                key={name}
                label={t(`field.${name}`)}
                error={form.errorOf(name)}
                {...form.form.register(name)}
              />
            ),
        )}
      </div>
    </>
  );
}

interface ThingFieldProps extends Omit<ThingFieldsProps, "fields"> {
  name: string;
  control: Control;
}

function ThingField({ namespace, name, control, form: api }: ThingFieldProps) {
  const { t, i18n } = useTranslation(namespace);
  const rules = useRules();
  const { form, errorOf } = api;
  if (control.kind === "own") return <control.Inputs form={api} />;
  const hint = i18n.exists(`hint.${name}`, { ns: namespace }) ? t(`hint.${name}`) : undefined;
  const about = { label: t(`field.${name}`), hint, error: errorOf(name) };
  switch (control.kind) {
    case "line":
    case "number": {
      const { kind, ...shape } = control;
      const rule = kind === "number" ? rules.number : {};
      return (
        <Input
          {...about}
          {...shape}
          autoComplete="off"
          {...form.register(name, { ...(shape.required && { required: rules.required }), ...rule })}
        />
      );
    }
    case "area":
      return (
        <Textarea
          {...about}
          {...(control.rows && { rows: control.rows })}
          className="tablet:col-span-2"
          {...form.register(name, {
            validate: (text: string) => control.canRead(text) || t(`error.${name}`),
          })}
        />
      );
    case "choice":
      return (
        <Select
          {...about}
          options={control.options.map((value) => ({ value, label: t(`${name}.${value}`) }))}
          {...form.register(name)}
        />
      );
    default:
      return null;
  }
}
