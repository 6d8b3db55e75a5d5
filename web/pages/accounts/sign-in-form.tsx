import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { LaterPasskey } from "#web/features/accounts/later-passkey.tsx";
import { LoginCodeInput } from "#web/features/accounts/login-code-input.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { EmailInput } from "./email-input.tsx";
import { useSignIn } from "./use-sign-in.ts";

interface SignInFormProps {
  /** Filled in already. */
  email?: string | undefined;
  goTo?: string;
  submitLabel?: string;
}

/** E-mail and password; where it leads is remembered in the address. */
export function SignInForm({ email = "", goTo, submitLabel }: SignInFormProps) {
  const { t } = useTranslation("auth");
  const locale = useLocale();
  const rules = useRules();
  const { signIn, goOn } = useSignIn(goTo);
  const [needsCode, setNeedsCode] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { email, password: "", code: "" },
    submit: async (values) => {
      setRefusal(null);
      const result = await signIn(values.email, values.password, values.code);
      setRefusal(result.refusal);
      setNeedsCode(result.needsCode);
      if (result.needsCode) form.setValue("code", "");
      else if (result.refusal) form.setFocus("password", { shouldSelect: true });
    },
  });
  useEffect(() => {
    if (email) form.setValue("email", email);
  }, [email, form]);

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4" method="post">
      <FormMessage>{refusal ?? message}</FormMessage>
      <EmailInput
        error={errorOf("email")}
        {...form.register("email", { required: rules.required, pattern: rules.email })}
      />
      <PasswordInput
        label={t("password")}
        autoComplete="current-password"
        required
        error={errorOf("password")}
        {...form.register("password", { required: rules.required })}
      />
      {needsCode && (
        <LoginCodeInput
          error={errorOf("code")}
          {...form.register("code", { required: rules.required, shouldUnregister: true })}
        />
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="large" busy={busy}>
          {submitLabel ?? t("signIn.submit")}
        </Button>
        <Link to={pathTo("resetPassword", locale)} className="quiet-link type-small min-h-11 content-center">
          {t("signIn.forgotten")}
        </Link>
      </div>
      <LaterPasskey onDone={goOn} />
    </form>
  );
}
