import { useTranslation } from "react-i18next";
import { minPasswordLength } from "#contract/accounts/accounts.ts";
import { NewPasswordInput } from "#web/features/accounts/new-password-input.tsx";
import { RecaptchaNote } from "#web/features/accounts/recaptcha-note.tsx";
import { prepareRecaptcha } from "#web/features/accounts/recaptcha-token.ts";
import { UsernameInput } from "#web/features/accounts/username-input.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { EmailInput } from "./email-input.tsx";
import { TermsLabel } from "./terms-label.tsx";

export interface Registration {
  email: string;
  username: string;
  password: string;
  terms: boolean;
  adult: boolean;
}

/** What an account needs, on one screen. */
export function RegisterForm({
  recaptchaKey,
  submit,
}: {
  /** null: nobody is checked. */
  recaptchaKey: string | null;
  submit: (values: Registration) => Promise<void>;
}) {
  const { t } = useTranslation("auth");
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<Registration>({
    defaultValues: { email: "", username: "", password: "", terms: false, adult: false },
    submit,
  });
  return (
    <form
      onSubmit={onSubmit}
      onFocus={() => prepareRecaptcha(recaptchaKey)}
      noValidate
      className="grid gap-4"
      method="post"
    >
      <FormMessage>{message}</FormMessage>
      <EmailInput
        autoComplete="email"
        hint={t("register.emailHint")}
        error={errorOf("email")}
        {...form.register("email", {
          required: rules.required,
          pattern: rules.email,
          maxLength: rules.max(254),
        })}
      />
      <UsernameInput form={form} name="username" error={errorOf("username")} />
      <NewPasswordInput
        written={form.watch("password")}
        error={errorOf("password")}
        {...form.register("password", { required: rules.required, minLength: rules.min(minPasswordLength) })}
      />
      <div className="mt-1">
        <Checkbox
          label={<TermsLabel />}
          required
          error={errorOf("terms")}
          {...form.register("terms", rules.confirmed)}
        />
        <Checkbox
          label={t("register.adult")}
          required
          error={errorOf("adult")}
          {...form.register("adult", rules.confirmed)}
        />
      </div>
      <p>
        <Button type="submit" size="large" busy={busy}>
          {t("register.submit")}
        </Button>
      </p>
      <RecaptchaNote recaptchaKey={recaptchaKey} className="text-muted" />
    </form>
  );
}
