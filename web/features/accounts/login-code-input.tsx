import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "#web/ui/fields/input.tsx";

/** The second step of signing in: it appears once the password was right, with the focus in it. */
export function LoginCodeInput(props: Omit<ComponentProps<typeof Input>, "label" | "hint">) {
  const { t } = useTranslation("layout");
  return (
    <Input
      {...props}
      label={t("login.code")}
      hint={t("login.codeHint")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={40}
      required
      autoFocus
    />
  );
}
