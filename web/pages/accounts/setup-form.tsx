import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { minPasswordLength } from "#contract/accounts/accounts.ts";
import type { OperatorDetails } from "#contract/accounts/setup.ts";
import { CountrySelect } from "#web/features/accounts/country-select.tsx";
import { NewPasswordInput } from "#web/features/accounts/new-password-input.tsx";
import { UsernameInput } from "#web/features/accounts/username-input.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { EmailInput } from "./email-input.tsx";

export type SetupValues = OperatorDetails & { email: string; username: string; password: string };

const empty: SetupValues = {
  ...{ company: "", companyId: "", taxId: "", street: "", city: "", zip: "", country: "CZ" },
  ...{ operatorEmail: "", phone: "", bankAccount: "", email: "", username: "", password: "" },
};

type Line = Exclude<keyof OperatorDetails, "country">;

/** Who operates the site, and the account of its first administrator. */
export function SetupForm({ submit }: { submit: (values: SetupValues) => Promise<void> }) {
  const { t } = useTranslation("setup");
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<SetupValues>({
    defaultValues: empty,
    submit,
  });
  const line = (name: Line, more: Partial<InputProps> = {}) => (
    <Input
      label={t(`field.${name}`)}
      error={errorOf(name)}
      maxLength={100}
      {...more}
      {...form.register(name, more.required ? { required: rules.required } : {})}
    />
  );
  const email = { required: rules.required, pattern: rules.email, maxLength: rules.max(254) };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-9" method="post">
      <Group legend={t("operator")} note={t("operatorNote")}>
        {line("company", { autoComplete: "organization", required: true })}
        <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-2">
          {line("companyId", { inputMode: "numeric", autoComplete: "off", required: true })}
          {line("taxId", { autoComplete: "off", hint: t("taxIdHint") })}
        </div>
        {line("street", { autoComplete: "street-address", required: true })}
        <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-[8rem_minmax(0,1fr)]">
          {line("zip", { autoComplete: "postal-code", required: true })}
          {line("city", { autoComplete: "address-level2", required: true })}
        </div>
        <CountrySelect label={t("field.country")} known="CZ" error={errorOf("country")} {...form.register("country")} />
        <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-2">
          <Input
            type="email"
            inputMode="email"
            label={t("field.operatorEmail")}
            hint={t("operatorEmailHint")}
            required
            error={errorOf("operatorEmail")}
            {...form.register("operatorEmail", email)}
          />
          {line("phone", { type: "tel", inputMode: "tel", autoComplete: "off", hint: t("phoneHint") })}
        </div>
        {line("bankAccount", { autoComplete: "off", spellCheck: false, hint: t("bankAccountHint") })}
      </Group>
      <Group legend={t("administrator")} note={t("administratorNote")}>
        <EmailInput autoComplete="email" error={errorOf("email")} {...form.register("email", email)} />
        <UsernameInput form={form} name="username" error={errorOf("username")} />
        <NewPasswordInput
          written={form.watch("password")}
          error={errorOf("password")}
          {...form.register("password", {
            required: rules.required,
            minLength: rules.min(minPasswordLength),
          })}
        />
      </Group>
      <div className="grid gap-4">
        <FormMessage>{message}</FormMessage>
        <p>
          <Button type="submit" size="large" busy={busy}>
            {t("submit")}
          </Button>
        </p>
      </div>
    </form>
  );
}

function Group({ legend, note, children }: { legend: string; note: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="type-h4">{legend}</legend>
      <p className="type-small mt-1 text-muted">{note}</p>
      {children}
    </fieldset>
  );
}
