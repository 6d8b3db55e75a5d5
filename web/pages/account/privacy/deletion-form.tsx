import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { formatOnDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useSessionActions } from "#web/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Asks for the deletion after a fresh proof of who is there; the server has signed everybody out by then. */
export function DeletionForm() {
  const { t } = useTranslation("privacy");
  const locale = useLocale();
  const navigate = useNavigate();
  const { signOut } = useSessionActions();
  const { withProof, proof } = useProof();
  const { onSubmit, busy, message } = useApiForm<Record<string, never>>({
    defaultValues: {},
    submit: async () => {
      const asked = await withProof(() => browserApi.privacy.requestDeletion({ body: {} }));
      if (!asked) return;
      await signOut(() => navigate(pathTo("home", locale)));
      notify({
        kind: "success",
        text: t("deletion.asked", { time: formatOnDateTime(asked.data.dueAt, locale) }),
      });
    },
  });
  return (
    <>
      <form onSubmit={onSubmit} noValidate method="post" className="mt-4 grid max-w-92 gap-4">
        <FormMessage>{message}</FormMessage>
        <div>
          <Button type="submit" kind="danger" busy={busy}>
            {t("deletion.confirm")}
          </Button>
        </div>
      </form>
      {proof}
    </>
  );
}
