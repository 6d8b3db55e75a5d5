import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { minPasswordLength } from "#contract/accounts/accounts.ts";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";

/** A password that is being chosen. Says only what is certain: how many characters are missing, and what helps. */
export function NewPasswordInput({
  written,
  label,
  ...rest
}: { written: string; label?: string } & Omit<ComponentProps<typeof PasswordInput>, "label" | "hint">) {
  const { t } = useTranslation("auth");
  const length = [...written].length;
  const missing = minPasswordLength - length;
  const hint =
    length === 0
      ? t("newPassword.hint", { length: minPasswordLength })
      : missing > 0
        ? t("newPassword.missing", { count: missing })
        : t("newPassword.enough");
  return <PasswordInput {...rest} label={label ?? t("password")} autoComplete="new-password" required hint={hint} />;
}
