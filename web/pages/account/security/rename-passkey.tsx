import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Another name for a passkey. */
export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation("security");
  const rules = useRules();
  const { revalidate } = useRevalidator();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ name: string }>({
    defaultValues: { name },
    submit: async (body) => {
      await browserApi.passkeysOf.rename({ params: { id }, body });
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} width="narrow" title={t("passkey.renameLabel", { name })}>
      <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
        <Input
          label={t("passkey.name")}
          maxLength={60}
          required
          error={errorOf("name")}
          {...form.register("name", { required: rules.required })}
        />
        <FormMessage>{message}</FormMessage>
        <div>
          <Button type="submit" busy={busy}>
            {t("passkey.saveName")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
