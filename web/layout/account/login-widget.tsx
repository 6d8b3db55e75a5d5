import type { TFunction } from "i18next";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { LaterPasskey } from "#web/features/accounts/later-passkey.tsx";
import { LoginCodeInput } from "#web/features/accounts/login-code-input.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import type { SignInResult } from "#web/session/session.ts";
import { registerFor } from "#web/session/wanted-page.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { useLoginPrompt } from "./login-prompt.tsx";

export type LogIn = (email: string, password: string, code?: string) => Promise<SignInResult>;

/** E-mail, password with reveal, log-in button, link to a new password, button to register. */
export function LoginWidget({
  onLogin,
  onDone,
  onNavigate,
}: {
  onLogin: LogIn;
  /** Runs after a successful log-in. */
  onDone?: () => void;
  /** Runs when the visitor follows a link of the widget. */
  onNavigate?: () => void;
}) {
  const { t } = useTranslation("layout");
  const locale = useLocale();
  const { target } = useLoginPrompt();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ email?: string; password?: string; code?: string; login?: string }>({});
  const [needsCode, setNeedsCode] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get("email") ?? "").trim();
    const password = String(form.get("password") ?? "");
    const code = String(form.get("code") ?? "").trim();
    const missing = missingOf({ email, password, ...(needsCode && { code }) }, t);
    setErrors(missing);
    if (Object.keys(missing).length > 0) {
      const first = event.currentTarget.elements.namedItem(Object.keys(missing)[0] ?? "");
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setBusy(true);
    const answer = await onLogin(email, password, code).finally(() => setBusy(false));
    if (answer.ok) return onDone?.();
    setNeedsCode(answer.needsCode);
    setErrors({ login: answer.message });
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {errors.login && <FormError className="rounded-control bg-danger-tint px-4 py-3">{errors.login}</FormError>}
      </div>
      <Input label={t("login.email")} name="email" type="email" autoComplete="username" required error={errors.email} />
      <PasswordInput
        label={t("login.password")}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      {needsCode && <LoginCodeInput name="code" error={errors.code} />}
      <Button type="submit" size="large" wide busy={busy}>
        {t("login.submit")}
      </Button>
      <LaterPasskey onDone={onDone} />
      <Link
        to={pathTo("resetPassword", locale)}
        onClick={onNavigate}
        className="quiet-link type-small justify-self-start py-2"
      >
        {t("login.reset")}
      </Link>
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="type-small text-muted">{t("login.noAccount")}</p>
        <ButtonLink kind="outline" wide to={registerFor(locale, target)} onClick={onNavigate}>
          {t("login.register")}
        </ButtonLink>
      </div>
    </form>
  );
}

/** What is said at the fields that are empty or cannot be right. */
function missingOf(values: { email: string; password: string; code?: string }, t: TFunction<"layout">) {
  return {
    ...(values.email === ""
      ? { email: t("login.required") }
      : /^\S+@\S+\.\S+$/.test(values.email)
        ? {}
        : { email: t("login.invalidEmail") }),
    ...(values.password === "" && { password: t("login.required") }),
    ...(values.code === "" && { code: t("login.required") }),
  };
}
