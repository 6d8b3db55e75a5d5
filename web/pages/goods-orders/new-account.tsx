import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { minPasswordLength } from "#contract/accounts/accounts.ts";
import { NewPasswordInput } from "#web/features/accounts/new-password-input.tsx";
import { RecaptchaNote } from "#web/features/accounts/recaptcha-note.tsx";
import { prepareRecaptcha } from "#web/features/accounts/recaptcha-token.ts";
import { UsernameInput } from "#web/features/accounts/username-input.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { useRootData } from "#web/site/root-data.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import type { CheckoutActions } from "./use-checkout.ts";

/** The account that a guest may make with the order, and that guests are checked. */
export function NewAccount({ actions: { form, errorOf } }: { actions: CheckoutActions }) {
  const { t } = useTranslation(["checkout", "auth"]);
  const rules = useRules();
  const { recaptchaKey } = useRootData().services;
  const [isWanted, password] = form.watch(["wantsAccount", "account.password"]);
  useEffect(() => {
    prepareRecaptcha(recaptchaKey);
  }, [recaptchaKey]);
  return (
    <div className="grid gap-4">
      <Checkbox label={t("account.wanted")} hint={t("account.wantedHint")} {...form.register("wantsAccount")} />
      {isWanted && (
        <>
          <UsernameInput form={form} name="account.username" error={errorOf("account.username")} />
          <NewPasswordInput
            written={password}
            error={errorOf("account.password")}
            {...form.register("account.password", {
              required: rules.required,
              minLength: rules.min(minPasswordLength),
              deps: "account.passwordAgain",
            })}
          />
          <PasswordInput
            label={t("account.passwordAgain")}
            autoComplete="new-password"
            required
            error={errorOf("account.passwordAgain")}
            {...form.register("account.passwordAgain", {
              required: rules.required,
              validate: (again, { account }) => again === account.password || t("account.differ"),
            })}
          />
          <Checkbox
            label={t("auth:register.adult")}
            required
            error={errorOf("account.adult")}
            {...form.register("account.adult", rules.confirmed)}
          />
        </>
      )}
      <RecaptchaNote recaptchaKey={recaptchaKey} className="text-muted" />
    </div>
  );
}
