import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useRules } from "#web/forms/use-rules.ts";
import { Input } from "#web/ui/fields/input.tsx";

interface UsernameInputProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The field of the form. */
  name: Path<Values>;
  error: string | undefined;
  /** In place of those of the registration. */
  label?: string;
  hint?: string;
}

/** The name that others will see, while it is being chosen (rule A12). */
export function UsernameInput<Values extends FieldValues>({
  form,
  name,
  error,
  label,
  hint,
}: UsernameInputProps<Values>) {
  const { t } = useTranslation("auth");
  const rules = useRules();
  return (
    <Input
      label={label ?? t("username")}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={hint ?? t("register.usernameHint")}
      error={error}
      {...form.register(name, {
        required: rules.required,
        minLength: rules.min(3),
        maxLength: rules.max(30),
        pattern: rules.username,
      })}
    />
  );
}
