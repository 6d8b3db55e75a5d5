import { useState } from "react";
import { useTranslation } from "react-i18next";
import { minPasswordLength } from "#contract/accounts/accounts.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { NewPasswordInput } from "#web/features/accounts/new-password-input.tsx";
import { UsernameInput } from "#web/features/accounts/username-input.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { useSessionActions } from "#web/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";

interface ConfirmFormProps {
  hash: string;
  /** The name that the registration asked for. */
  username: string;
  /** `signedIn`: whether signing in has worked too. */
  onConfirmed: (email: string, signedIn: boolean) => void;
  onExpired: () => void;
}

/**
 * Confirms the e-mail with the password of the registration and signs in. An owner whose e-mail somebody else has registered sets
 * a password of their own, and may take another name (rule A14).
 */
export function ConfirmForm({ hash, username, onConfirmed, onExpired }: ConfirmFormProps) {
  const { t } = useTranslation("auth");
  const rules = useRules();
  const { signIn } = useSessionActions();
  const [isOwn, setOwn] = useState(true);
  const [isNameTaken, setNameTaken] = useState(false);
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { password: "", newPassword: "", username },
    submit: async (values) => {
      const secret = isOwn ? { password: values.password } : { newPassword: values.newPassword };
      try {
        const body = { hash, ...secret, username: values.username };
        const { data } = await browserApi.accounts.confirm({ body });
        // Where signing in fails, the page asks for it.
        const { ok } = await signIn(data.email, secret.password ?? secret.newPassword ?? "");
        onConfirmed(data.email, ok);
      } catch (error) {
        if (error instanceof ApiError && "hash" in error.fields) return onExpired();
        if (error instanceof ApiError && "username" in error.fields) setNameTaken(true);
        throw error;
      }
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4" method="post">
      <FormMessage>{message}</FormMessage>
      {isOwn ? (
        <PasswordInput
          key="password"
          label={t("password")}
          autoComplete="current-password"
          required
          error={errorOf("password")}
          {...form.register("password", { required: rules.required })}
        />
      ) : (
        <NewPasswordInput
          key="newPassword"
          label={t("change.label")}
          written={form.watch("newPassword")}
          error={errorOf("newPassword")}
          {...form.register("newPassword", {
            required: rules.required,
            minLength: rules.min(minPasswordLength),
          })}
        />
      )}
      {(isNameTaken || !isOwn) && <UsernameInput form={form} name="username" error={errorOf("username")} />}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="large" busy={busy}>
          {t("welcome.asking.submit")}
        </Button>
        <Button kind="quiet" onClick={() => setOwn(!isOwn)}>
          {isOwn ? t("welcome.asking.unknown") : t("welcome.asking.known")}
        </Button>
      </div>
      {!isOwn && <p className="type-small text-muted">{t("welcome.asking.taken")}</p>}
    </form>
  );
}
