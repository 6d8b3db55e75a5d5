import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatOnDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { useSessionActions } from "#web/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Asks for the deletion by the password; the server has signed everybody out by then. */
export function DeletionForm() {
  const { t } = useTranslation("leaving");
  const locale = useLocale();
  const rules = useRules();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ password: string }>({
    defaultValues: { password: "" },
    submit: async (body) => {
      const { data } = await browserApi.leavings.requestDeletion({ body });
      await signOut(() => navigate(pathTo("home", locale)));
      notify({
        kind: "success",
        text: t("deletion.asked", { time: formatOnDateTime(data.dueAt, locale) }),
      });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-4 grid max-w-92 gap-4">
      <PasswordInput
        label={t("deletion.password")}
        hint={t("deletion.passwordHint")}
        autoComplete="current-password"
        required
        error={errorOf("password")}
        {...form.register("password", { required: rules.required })}
      />
      <FormMessage>{message}</FormMessage>
      <div>
        <Button type="submit" busy={busy}>
          {t("deletion.confirm")}
        </Button>
      </div>
    </form>
  );
}
