import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CodeForm } from "./code-form.tsx";

interface ProofDialogProps {
  open: boolean;
  hasSecondFactor: boolean;
  onProved: () => void;
  onClose: () => void;
}

/** Asks anew who is there; for ten minutes nothing else asks again. */
export function ProofDialog({ open, hasSecondFactor, onProved, onClose }: ProofDialogProps) {
  const { t } = useTranslation("security");
  const [isByCode, setByCode] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width="narrow"
      title={t("proof.title")}
      description={t("proof.text")}
    >
      {isByCode ? (
        <CodeForm
          label={t("code.label")}
          hint={t("code.hint")}
          action={t("proof.submit")}
          submit={async (code) => {
            await browserApi.securityOf.prove({ body: { code } });
            onProved();
          }}
        />
      ) : (
        <ByPassword onProved={onProved} />
      )}
      {hasSecondFactor && (
        <p className="mt-4">
          <button type="button" className="quiet-link type-small" onClick={() => setByCode(!isByCode)}>
            {t(isByCode ? "proof.byPassword" : "proof.byCode")}
          </button>
        </p>
      )}
    </Dialog>
  );
}

function ByPassword({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation("security");
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ password: string }>({
    defaultValues: { password: "" },
    submit: async (body) => {
      await browserApi.securityOf.prove({ body });
      onProved();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      <PasswordInput
        label={t("proof.password")}
        autoComplete="current-password"
        required
        error={errorOf("password")}
        {...form.register("password", { required: rules.required })}
      />
      <FormMessage>{message}</FormMessage>
      <div>
        <Button type="submit" busy={busy}>
          {t("proof.submit")}
        </Button>
      </div>
    </form>
  );
}
