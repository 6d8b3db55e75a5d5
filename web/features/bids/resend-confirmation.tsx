import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

/** Asks for the confirmation letter again and says what came of it. */
export function ResendConfirmation({ onResend }: { onResend: () => Promise<boolean> }) {
  const { t } = useTranslation("bids");
  const [state, setState] = useState<"idle" | "busy" | "sent" | "failed">("idle");
  const resend = async () => {
    setState("busy");
    setState((await onResend()) ? "sent" : "failed");
  };
  return (
    <div className="mt-5">
      <Button size="large" wide busy={state === "busy"} disabled={state === "sent"} onClick={resend}>
        {t("action.resend")}
      </Button>
      <p role="status" className="type-caption text-muted not-empty:mt-2.5">
        {state === "sent" && t("note.resent")}
        {state === "failed" && t("note.resendFailed")}
      </p>
    </div>
  );
}
