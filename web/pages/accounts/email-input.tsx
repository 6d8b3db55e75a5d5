import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Input } from "#web/ui/fields/input.tsx";

/** The e-mail of an account. A password manager fills it in by `username`; where one is chosen it is `email`. */
export function EmailInput({
  autoComplete = "username",
  ...rest
}: Omit<ComponentProps<typeof Input>, "label" | "type">) {
  const { t } = useTranslation("auth");
  return (
    <Input
      {...rest}
      label={t("email")}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
