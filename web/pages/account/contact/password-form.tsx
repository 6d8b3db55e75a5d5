import { useTranslation } from "react-i18next";
import { minPasswordLength } from "#contract/accounts/accounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { NewPasswordInput } from "#web/features/accounts/new-password-input.tsx";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Another password; every other device is signed out by it. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("contact");
  const rules = useRules();
  const { withProof, proof } = useProof();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ newPassword: string }>({
    defaultValues: { newPassword: "" },
    submit: async (body) => {
      if (!(await withProof(() => browserApi.credentialsOf.changePassword({ body })))) return;
      notify({ kind: "success", text: t("signIn.passwordSaved") });
      onDone();
    },
  });
  return (
    <>
      <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
        <NewPasswordInput
          label={t("signIn.newPassword")}
          written={form.watch("newPassword")}
          error={errorOf("newPassword")}
          {...form.register("newPassword", {
            required: rules.required,
            minLength: rules.min(minPasswordLength),
          })}
        />
        <FormMessage>{message}</FormMessage>
        <div>
          <Button type="submit" busy={busy}>
            {t("signIn.savePassword")}
          </Button>
        </div>
      </form>
      {proof}
    </>
  );
}
