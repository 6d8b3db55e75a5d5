import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { refreshSession } from "#web/session/session-store.ts";
import { useSessionView } from "#web/session/visitor.tsx";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Clears the bell: all messages and notifications count as read. There is none while nothing is new. */
export function ReadAllButton() {
  const { t } = useTranslation(["messages", "common"]);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (!useSessionView()?.messageCounts.new && !busy) return null;
  const readAll = async () => {
    setBusy(true);
    try {
      await browserApi.messages.readAll({});
      await Promise.all([refreshSession(), revalidate()]);
    } catch (error) {
      notify({ kind: "error", text: readFailure(error, [], t).message ?? t("common:error.general") });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" busy={busy} onClick={() => void readAll()}>
      <CheckCheck aria-hidden="true" strokeWidth={1.5} className="size-5" />
      {t("readAll")}
    </Button>
  );
}
