import { useTranslation } from "react-i18next";
import type { FormField, FormFields } from "#contract/settings/field-kinds.ts";
import { useRules } from "#web/forms/use-rules.ts";
import type { VersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { numberOf, type PlainValues } from "./plain-values.ts";
import type { PlainWords } from "./use-plain-words.ts";

interface FieldsProps {
  stored: VersionedLines<PlainValues>;
  fields: FormFields;
  words: PlainWords;
  /** Of the object that the fields are of, within the form. */
  path: string;
}

/** The controls of a setting's fields, or of a row of it. */
export function PlainFields({ fields, path, ...shared }: FieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <PlainField key={name} {...shared} name={name} field={field} at={`${path}.${name}`} />
  ));
}

interface FieldProps extends Pick<FieldsProps, "stored" | "words"> {
  name: string;
  field: FormField;
  at: string;
}

function PlainField({ stored, words, name, field, at }: FieldProps) {
  const { t } = useTranslation("settingsAdmin");
  const { required } = useRules();
  if (field.kind === "rows") return null;
  // The form knows no names of fields before it has read the table.
  const path = at as "value";
  const about = { label: words.label(name), hint: words.hint(name), error: stored.errorOf(path) };
  switch (field.kind) {
    case "choice":
      return (
        <Select
          {...about}
          className="max-w-100"
          options={field.options.map((value) => ({ value, label: words.option(name, value) }))}
          {...stored.form.register(path)}
        />
      );
    case "yesNo":
      if (!field.isOptional) return <Checkbox {...about} {...stored.form.register(path)} />;
      return (
        <Select
          {...about}
          className="max-w-100"
          options={["", "true", "false"].map((value) => ({ value, label: words.option(name, value) }))}
          {...stored.form.register(path)}
        />
      );
    case "line":
      return (
        <Input
          {...about}
          className="max-w-100"
          autoComplete="off"
          maxLength={field.longest}
          {...stored.form.register(path)}
        />
      );
    default: {
      const [decimals, unit] = field.kind === "amount" ? [2, "Kč"] : [field.decimals, field.unit];
      const mayBeEmpty = field.kind === "amount" && field.isOptional;
      return (
        <Input
          {...about}
          className="max-w-60"
          inputMode={decimals > 0 ? "decimal" : "numeric"}
          autoComplete="off"
          maxLength={16}
          end={unit}
          {...stored.form.register(path, {
            validate: (written: unknown) => {
              const text = String(written);
              if (text.trim() === "") return mayBeEmpty || required;
              return numberOf(text, decimals) !== null || t(decimals > 0 ? "plain.notNumber" : "plain.notWhole");
            },
          })}
        />
      );
    }
  }
}
