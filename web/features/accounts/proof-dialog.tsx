import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { browserApi, quietApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordInput } from "#web/ui/fields/password-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { CodeForm } from "./code-form.tsx";
import { hasPasskeys, signByPasskey } from "./passkey.ts";
import { PasskeyButton } from "./passkey-button.tsx";

interface ProofDialogProps {
  open: boolean;
  onProved: () => void;
  onClose: () => void;
}

/** Asks anew who is there, by whatever the account has; for ten minutes nothing else asks again. */
export function ProofDialog({ open, onProved, onClose }: ProofDialogProps) {
  const { t } = useTranslation("security");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width="narrow"
      title={t("proof.title")}
      description={t("proof.text")}
    >
      <Ways onProved={onProved} />
    </Dialog>
  );
}

/** A code and a passkey where the account has them; then the password proves nothing, and elsewhere it is the only way. */
function Ways({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation("security");
  const ways = useWays();
  if (!ways) return <Spinner />;
  const { hasCode, hasPasskey } = ways;
  if (!hasCode && !hasPasskey) return <ByPassword onProved={onProved} />;
  return (
    <div className="grid gap-5 divide-y divide-line">
      {hasCode && (
        <CodeForm
          label={t("code.label")}
          hint={t("code.hint")}
          action={t("proof.submit")}
          takesRecoveryCode
          submit={async (code) => {
            await browserApi.securityOf.prove({ body: { code } });
            onProved();
          }}
        />
      )}
      {hasPasskey && (
        <div className={hasCode ? "pt-5" : ""}>
          {hasPasskeys() ? (
            <PasskeyButton
              label={t("proof.byPasskey")}
              use={async () => {
                const passkey = await signByPasskey((await browserApi.passkeysOf.beginProof({})).data);
                if (!passkey) return false;
                await browserApi.securityOf.prove({ body: { passkey } });
                onProved();
                return true;
              }}
            />
          ) : (
            <p>{t("proof.passkeyElsewhere")}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** What the account has beside its password; null until it is known, nothing where that cannot be found out. */
function useWays(): { hasCode: boolean; hasPasskey: boolean } | null {
  const [ways, setWays] = useState<{ hasCode: boolean; hasPasskey: boolean } | null>(null);
  useEffect(() => {
    quietApi.securityOf
      .get({})
      .then(({ data }) => setWays({ hasCode: data.secondFactorSince !== null, hasPasskey: data.passkeys.length > 0 }))
      .catch((error: unknown) => {
        console.warn("how the account is guarded could not be read", error);
        setWays({ hasCode: false, hasPasskey: false });
      });
  }, []);
  return ways;
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
