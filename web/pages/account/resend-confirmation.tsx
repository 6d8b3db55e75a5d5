import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { useSession } from "#web/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";

/** Sends the confirmation mail again and says how it went, in place. */
export function ResendConfirmation({
  size = "medium",
  kind = "outline",
}: {
  size?: "small" | "medium";
  kind?: "primary" | "outline";
}) {
  const { t } = useTranslation(["account", "forms", "common"]);
  const user = useSession();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ ok: boolean; text: string } | null>(null);

  const send = async () => {
    setBusy(true);
    setAnswer(null);
    try {
      await browserApi.accounts.resendConfirmation({});
      setAnswer({ ok: true, text: t("account:resend.sent", { email: user?.email ?? "" }) });
    } catch (error) {
      // Confirmed meanwhile, perhaps on another device: the page has only to notice.
      if (error instanceof ApiError && error.status === 409) await revalidate();
      else setAnswer({ ok: false, text: readFailure(error, [], t).message ?? "" });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="grid justify-items-start gap-2">
      <Button kind={kind} size={size} busy={busy} onClick={() => void send()}>
        {t("account:resend.action")}
      </Button>
      <p role="status" className="type-caption empty:hidden">
        {answer && (answer.ok ? answer.text : <FormError>{answer.text}</FormError>)}
      </p>
    </div>
  );
}
