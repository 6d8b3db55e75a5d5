import { useTranslation } from "react-i18next";
import type { Credentials } from "#contract/accounts/credentials.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { UsernameInput } from "#web/features/accounts/username-input.tsx";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { announceChange } from "#web/session/just-changed.ts";
import { refreshSession } from "#web/session/session-store.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Another user name; everybody sees it at once, and it cannot change again for 30 days. */
export function UsernameForm({ username, onDone }: { username: string; onDone: (changed: Credentials) => void }) {
  const { t } = useTranslation("contact");
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ username: string }>({
    defaultValues: { username },
    submit: async (body) => {
      const { data } = await browserApi.credentialsOf.changeUsername({ body });
      announceChange();
      notify({ kind: "success", text: t("signIn.usernameSaved") });
      onDone(data);
      await refreshSession();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <UsernameInput
        form={form}
        name="username"
        label={t("signIn.newUsername")}
        hint={t("signIn.usernameHint")}
        error={errorOf("username")}
      />
      <FormMessage>{message}</FormMessage>
      <div>
        <Button type="submit" busy={busy}>
          {t("signIn.saveUsername")}
        </Button>
      </div>
    </form>
  );
}
