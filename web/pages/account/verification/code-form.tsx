import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { formatTime } from "#web/format/dates.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The code that came; once it is right, the account is verified. */
export function CodeForm({ expiresAt, onDone }: { expiresAt: string; onDone: () => unknown }) {
  const { t } = useTranslation("verification");
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ code: string }>({
    defaultValues: { code: "" },
    submit: async ({ code }) => {
      await browserApi.verifications.confirm({ body: { code } });
      notify({ kind: "success", text: t("verified") });
      await onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-6 grid max-w-92 gap-4">
      <Input
        label={t("code")}
        hint={t("codeHint", { time: formatTime(expiresAt) })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        error={errorOf("code")}
        {...form.register("code", { required: rules.required })}
      />
      <FormMessage>{message}</FormMessage>
      <div>
        <Button type="submit" busy={busy}>
          {t("verify")}
        </Button>
      </div>
    </form>
  );
}
