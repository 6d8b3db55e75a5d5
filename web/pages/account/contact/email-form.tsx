import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Credentials } from "#contract/accounts/credentials.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { CodeForm } from "#web/features/accounts/code-form.tsx";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { formatTime } from "#web/format/dates.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

type OnDone = (changed: Credentials) => void;

/** Another e-mail: first where the code goes, then the code that came. A reload finds the step again. */
export function EmailForm({ credentials, onDone }: { credentials: Credentials; onDone: OnDone }) {
  const { t } = useTranslation("contact");
  const [isAnother, setAnother] = useState(false);
  const { emailWanted } = credentials;
  if (!emailWanted || isAnother)
    return (
      <WantForm
        onDone={(changed) => {
          setAnother(false);
          onDone(changed);
        }}
      />
    );
  return (
    <>
      <p className="type-small mb-4 break-words">{t("signIn.codeSent", { email: emailWanted.email })}</p>
      <CodeForm
        label={t("signIn.code")}
        hint={t("signIn.codeHint", { time: formatTime(emailWanted.until) })}
        action={t("signIn.saveEmail")}
        submit={async (code) => {
          const { data } = await browserApi.credentialsOf.confirmEmail({ body: { code } });
          notify({ kind: "success", text: t("signIn.emailSaved") });
          onDone(data);
        }}
      />
      <p className="mt-3">
        <button type="button" className="quiet-link type-small" onClick={() => setAnother(true)}>
          {t("signIn.another")}
        </button>
      </p>
    </>
  );
}

function WantForm({ onDone }: { onDone: OnDone }) {
  const { t } = useTranslation("contact");
  const rules = useRules();
  const { withProof, proof } = useProof();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ email: string }>({
    defaultValues: { email: "" },
    submit: async (body) => {
      const wanted = await withProof(() => browserApi.credentialsOf.requestEmail({ body }));
      if (wanted) onDone(wanted.data);
    },
  });
  return (
    <>
      <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
        <Input
          label={t("signIn.newEmail")}
          hint={t("signIn.emailHint")}
          type="email"
          autoComplete="email"
          required
          error={errorOf("email")}
          {...form.register("email", { required: rules.required, pattern: rules.email })}
        />
        <FormMessage>{message}</FormMessage>
        <div>
          <Button type="submit" busy={busy}>
            {t("signIn.sendCode")}
          </Button>
        </div>
      </form>
      {proof}
    </>
  );
}
